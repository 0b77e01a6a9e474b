"""Reactions and time: the clock of whoever is asked runs, and standing orders cost none and outlive the house."""

import asyncio
from collections.abc import Awaitable, Callable

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.orders import Evade
from sandtable.match.hall import Hall, Meeting
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import Match
from sandtable.match.pace import Pace
from sandtable.match.thinking import Inline
from sandtable.store import MemoryStore
from tests.browser.situations import HERE, battle_of
from tests.browser.situations.reactions import Eager, asked
from tests.match.hours import FakeHours
from tests.match.nonces import joined

RULES = load_grandeur()
LIVE = Pace("live", main=600, increment=0)
EVADES = {"evade": "always"}


class Club:
    """A hall with a clock of its own."""

    def __init__(self) -> None:
        self.store, self.hours = MemoryStore(), FakeHours()
        self.hall = self.opened()

    def opened(self) -> Hall:
        return Hall(self.store, Inline(RULES), lambda _: RULES, self.hours)

    async def match(self) -> LiveMatch:
        _, scenario = battle_of(HERE / "reactions.toml")
        people = {"red": "person", "blue": "person"}
        live, _ = await joined(await self.hall.new(RULES, scenario, people, {"en": ""}, meeting=Meeting(pace=LIVE)))
        return live


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(test(), 120)

    asyncio.run(whole())


async def played_on(live: LiveMatch, until: Callable[[Match], bool]) -> int:
    """On and on, one order after the other, until it stands so; how many orders that took."""
    player, given = Eager(RULES, 1), 0
    while not until(live.match) and not live.match.outcome:
        (seat,) = live.match.awaits.seats  # type: ignore[union-attr]
        order = player(live.match.view(seat), seat)
        assert await live.do(lambda match, seat=seat, order=order: match.give(seat, order)) is None  # type: ignore[misc]
        given += 1
    return given


def left(live: LiveMatch) -> dict[str, float]:
    return dict(live.members.timing.now.left)


def test_the_clock_runs_for_whoever_is_asked() -> None:
    """In the middle of blue's move red thinks: it is red's time."""

    async def test() -> None:
        club = Club()
        live = await club.match()
        await played_on(live, asked(Evade))
        before = left(live)
        await club.hours.go_on(30)
        after = left(live)
        assert (before["red"] - after["red"], before["blue"] - after["blue"]) == (30, 0)
        club.hall.close()

    run(test)


def test_standing_orders_cost_no_time_and_are_kept() -> None:
    """Red is never asked whether it evades; also after the house was closed its orders stand."""

    async def test() -> None:
        club = Club()
        live = await club.match()
        await live.do(lambda _: live.members.leave_orders("red", EVADES))
        club.hall.close()
        club.hall = club.opened()
        await club.hall.start()
        live = await club.hall.live(live.name)
        assert live.private.standing == {"red": EVADES}
        assert await played_on(live, asked(Evade)) > 0
        assert live.match.outcome, "red was asked although it had left orders"
        evaded = b'"fell-back"'
        assert any(evaded in bytes(event) for entry in live.match.game.entries for event in entry.events)
        for seat, told in (("red", True), ("blue", False)):
            assert {live.by_orders(n, seat) for n in live.private.by_orders} == {told}
            assert not live.by_orders(1, seat)
        club.hall.close()

    run(test)
