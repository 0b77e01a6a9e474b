"""Two armies on a field: scenarios that need no file of their own."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.games.impetus.files.armies import find_army, load_army
from sandtable.games.impetus.files.battles import find_battle, load_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.scenario import SEATS, Scenario, Side
from sandtable.games.impetus.rules.terrain.random_field import Draw, random_field
from sandtable.games.impetus.rules.troops.scales import usual_board

PLAYED, RANDOM, OPEN = "played", "random", "open"
FIELDS = (PLAYED, RANDOM, OPEN)
"""The players place the terrain; it is drawn by lot; there is none."""

DRAWS = 20

Find: TypeAlias = Callable[[str], Path]
"""The file of an army by its name. Raises Unreadable."""


def matchup(
    red: str,
    blue: str,
    field: str,
    draw: Draw,
    *,
    edition: str,
    scale: str,
    turns: int,
    find: Find = find_army,
    rules: Impetus | None = None,
) -> Scenario:
    """Two armies on the usual table, with terrain as the field says, by the program's own tables or by others."""
    rules = rules or load_impetus()
    first, second = (Side(load_army(find(name))) for name in (red, blue))
    board = usual_board(EDITIONS[edition], scale, rules.tables.scales[scale].unit)
    scenario = Scenario(edition, scale, board, first, second, last_turn=turns)
    return on_ground(scenario, field, draw, rules)


def on_ground(scenario: Scenario, field: str, draw: Draw, rules: Impetus) -> Scenario:
    """The scenario with terrain as the field says."""
    if field == PLAYED:
        return scenario
    defended = replace(scenario, defender=SEATS[draw(0, 1)])
    return by_lot(defended, draw, rules) if field == RANDOM else defended


def by_lot(scenario: Scenario, draw: Draw, rules: Impetus) -> Scenario:
    """Draws fields until one leaves both armies room to deploy; after some attempts, takes the last."""
    for _ in range(DRAWS):
        found = replace(scenario, pieces=random_field(scenario.board, rules.tables.pieces, draw))
        if not any(rules.judge_setup(found)):
            break
    return found


def on_the_field_of(
    battle: str | Scenario, red: str = "", blue: str = "", edition: str = "", find: Find = find_army
) -> Scenario:
    """A battle as it is, or other armies on its field, which must then be set up."""
    scenario = load_battle(find_battle(battle)) if isinstance(battle, str) else battle
    if edition:
        scenario = replace(scenario, edition=edition)
    if not red and not blue:
        return scenario
    sides = [
        Side(load_army(find(name)) if name else side.army)
        for name, side in zip((red, blue), (scenario.red, scenario.blue), strict=True)
    ]
    return replace(scenario, red=sides[0], blue=sides[1])
