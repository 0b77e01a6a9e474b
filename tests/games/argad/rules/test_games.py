"""Whole games of every scenario, between recruits and between brawlers: they end and verify, nobody on another."""

from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games import ruleset_of
from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.setup.scenario import Choices, Scenario
from sandtable.kernel.entry import Entry
from sandtable.kernel.verify import verify
from sandtable.match.table import play_out, seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit
from sandtable.table.footing import overlapping
from tests.games.argad.rules.brawler import Brawler

TURNS, AS_IT_IS = 4, "as it is"
CHOICES = {
    AS_IT_IS: Choices(),
    "each in turn": Choices(moving="each"),
    "for beginners": Choices(
        beginner="class", mutual="natural", any_six=True, close_order=False, taking=True, rounds=1
    ),
}


def played(scenario: Scenario, seed: int, player: Any) -> list[bytes]:
    """A game, looked at after every answer."""
    ruleset = load_argad()
    game = seated(ruleset, scenario, from_seed(seed, scenario.seats))

    def keep(entry: Entry) -> None:
        field = ruleset.umpire.field(game.state)
        names = field.standing
        crowd = [(a, b) for n, a in enumerate(names) for b in names[:n] if overlapping(field.foot(a), field.foot(b))]
        assert not crowd, (entry.n, crowd)
        assert all(field.land.on_table(field.foot(name)) for name in names)

    play_out(game, player(ruleset, seed), seeded(seed), keep)
    return game.lines


@pytest.mark.parametrize("how", list(CHOICES))
@pytest.mark.parametrize("name", list(scenarios()))
def test_a_game_ends_and_verifies(name: str, how: str) -> None:
    """With the tables that it carries."""
    scenario = replace(load_scenario(find_scenario(name)), last_turn=TURNS, choices=CHOICES[how])
    for player in (Recruit, Brawler) if how == AS_IT_IS else (Brawler,):
        verdict = verify(b"".join(line + b"\n" for line in played(scenario, len(name), player)), ruleset_of)
        assert verdict.fault is None
        assert verdict.finished
