"""Two armies of Grandeur on a field: scenarios that need no file of their own."""

from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.files.armies import find_army, load_army
from sandtable.games.grandeur.files.battles import find_battle, load_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.setup.scenario import Scenario, Side
from sandtable.games.impetus.files.matchup import Find, on_ground
from sandtable.games.impetus.rules.books import FR
from sandtable.games.impetus.rules.terrain.random_field import Draw
from sandtable.games.impetus.rules.troops.scales import usual_board

FRENCH = "fr"
"""Grandeur amends the French edition."""


def matchup(
    red: str, blue: str, field: str, draw: Draw, *, scale: str, turns: int, find: Find = find_army, **switches: Any
) -> Scenario:
    """Two armies on the usual table, with terrain as the field says; the switches are those of a scenario."""
    rules = load_grandeur()
    first, second = (Side(army=load_army(find(name))) for name in (red, blue))
    unit = rules.tables.scales[scale].unit // (2 if switches.get("divisions") else 1)
    board = usual_board(FR, scale, unit)
    told = Scenario(FRENCH, scale, board, red=first, blue=second, last_turn=turns, **switches)
    found: Any = on_ground(told, field, draw, rules)
    return found  # type: ignore[no-any-return]


def on_the_field_of(
    battle: str | Scenario, red: str = "", blue: str = "", find: Find = find_army, **switches: Any
) -> Scenario:
    """A battle as it is, or other armies on its field, which must then be set up."""
    scenario = replace(load_battle(find_battle(battle)) if isinstance(battle, str) else battle, **switches)
    if not red and not blue:
        return scenario
    sides = [
        Side(army=load_army(find(name)) if name else side.army)
        for name, side in zip((red, blue), (scenario.red, scenario.blue), strict=True)
    ]
    return replace(scenario, red=sides[0], blue=sides[1])
