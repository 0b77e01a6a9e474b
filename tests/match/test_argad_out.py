"""Argad! with a player whose time is over: his figures stand still and defend themselves, the others play on."""

import asyncio
from typing import Any

import pytest

from sandtable.games import ruleset_of
from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.orders import Announce, Confirm, Fight, Press, Recoil, Shoot
from sandtable.kernel.answer import Begin, Given
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.codec import order_of
from sandtable.kernel.entry import Dropped, Ordered
from sandtable.kernel.verify import verify
from sandtable.match.hall import Hall, Meeting
from sandtable.match.pace import Pace
from sandtable.match.thinking import Inline
from sandtable.players.roster import BYSTANDER, player, players_of
from sandtable.store import MemoryStore
from tests.match.hours import FakeHours
from tests.match.nonces import joined
from tests.match.toys import quiet

RULES = load_argad()
SCENARIO = load_scenario(scenarios()["tavern-brawl"])
LATE = SCENARIO.seats[0]


def test_the_others_play_on() -> None:
    """ST 12: to the end of the scenario, and the file is sound; whoever was late has moved nobody and has not won."""

    async def test() -> None:
        hours = FakeHours()
        hall = Hall(MemoryStore(), Inline(RULES), lambda _: RULES, hours)
        players = {seat: "person" if seat == LATE else "captain" for seat in SCENARIO.seats}
        pace = Pace("live", 60, 0, at_end="loses")
        live, _ = await joined(await hall.new(RULES, SCENARIO, players, {"en": "A brawl"}, meeting=Meeting(pace=pace)))
        await quiet(live)
        await hours.go_on(60)
        await live.do(str)
        await quiet(live)
        game = live.match.game
        assert game.closed
        assert [entry.answer for entry in game.entries if isinstance(entry.answer, Dropped)] == [Dropped((LATE,))]
        assert game.outcome
        assert LATE not in game.outcome.winners
        given = [
            order_of(RULES, entry)
            for entry in game.entries
            if isinstance(entry.answer, Ordered) and entry.answer.seat == LATE
        ]
        assert given
        assert not any(order.moves for order in given if isinstance(order, Announce))
        assert not any(order.shots for order in given if isinstance(order, Shoot))
        assert {type(order) for order in given} <= {Announce, Confirm, Shoot, Fight, Recoil, Press}
        data = b"".join(line + b"\n" for line in game.lines)
        verdict = await asyncio.to_thread(verify, data, ruleset_of)
        assert (verdict.fault, verdict.finished, verdict.outcome) == (None, True, game.outcome)

    asyncio.run(asyncio.wait_for(test(), 300))


@pytest.mark.parametrize("name", ["tavern-brawl", "crossroads", "siege-relief", "ambush"])
def test_a_bystander_answers_whatever_is_asked(name: str) -> None:
    """Every answer is accepted; nobody may choose it as a player."""
    assert BYSTANDER not in players_of(RULES.name)
    scenario = load_scenario(scenarios()[name])
    state: Any = RULES.setup(scenario)
    decide = player(BYSTANDER, RULES, 1)
    _, state = RULES.resolve(state, Begin())
    asked = set()
    for _ in range(40):
        awaited = RULES.awaiting(state)
        if not isinstance(awaited, Choice):
            break
        seat = awaited.seats[0]
        asked.add(awaited.what)
        order = decide(RULES.view(state, seat), seat)
        assert list(RULES.judge(state, seat, order)) == []
        _, state = RULES.resolve(state, Given(seat, order))
    assert asked
