"""The tables of Grandeur are the book's, row by row and number by number."""

from typing import Any

import msgspec
import pytest

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.impetus.rules.shooting.weapons import dice

TABLES = load_grandeur().tables

FIRE = """
           5   10  15  30  50
skirmish-a 2   0   -1  -   -
skirmish-b 1   -2  -3  -   -
artillery-a 4  3   2   1   0
artillery-b 3  2   1   0   -
artillery-c 2  1   0   -   -
"""
"""GR 5.4: dice by range in U."""

STRUCTURES = """
excellent 80 30 50
good      60 30 30
average   40 20 15
poor      30 15 0
"""
"""GR 2.1a: the radius of the commander-in-chief, that of the others, and the points."""

GRADES = """
genius      high     4  40
expert      high     3  30
fair        high     2  20
mediocre    high     1  10
incompetent high     0 -10
bold        division 3  10
hesitant    division 6   5
"""
"""GR 2.1b: of army and corps generals the level, of division generals the die, and the points."""

CHANGES = "brave 5 veteran 3 elite 5 skirmish_a 5 skirmish_b 3"
"""GR 2.1b, GR A2b."""

NUMBERS = {
    "weather": "hot 11 clear 7 after_rain 5 rain 3 further_move -1 far_guns -1 wet -2",
    "fire": "disordered -1 square 2 enfilade 2 mixed -2 elusive -1 guns_moved -2 moved -1 wood_edge -2",
    "tests": "commander 1 out_of_command -1 late_move -1 disordered -1 charger_phase 1 flank -1 on_opportunity 1",
    "needed": "A 3 B 4 C 5",
    "": "general_move 20 retreat 5 most_phases 3",
}
"""GR 1, GR 5.4, IM 1 with GR A1a; and the single ones of GR 2.0b, GR 6.4 and IM 2."""

BASES = """
28 20 6 4 3 3 3 3 1.5 1.5
20 20 6 4 3 3 3 3 1.5 1.5
15 10 8 6 4 4 4 4 2   2
10 10 6 4 3 3 3 3 1.5 1.5
6  10 4 4 2 2 2 2 1   1
"""
"""GR S.3: the scale, its U in mm; in U the bases of troops, guns, generals and division generals, front and depth."""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def pairs(told: str) -> dict[str, int]:
    words = told.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def shot(weapon: str, distance: int) -> list[int | None]:
    return [dice(TABLES.weapons, weapon, distance, target) for target in ("foot", "mounted")]


@pytest.mark.parametrize("row", rows(FIRE)[1:], ids=lambda row: row[0])
def test_fire(row: list[str]) -> None:
    """At the near end and the far end of each column; skirmishers never at cavalry."""
    weapon, *cells = row
    near = 1
    for reach, cell in zip(rows(FIRE)[0], cells, strict=True):
        foot = None if cell == "-" else int(cell)
        mounted = None if weapon.startswith("skirmish") else foot
        assert shot(weapon, near) == shot(weapon, int(reach) * 1000) == [foot, mounted]
        near = int(reach) * 1000 + 1
    assert shot(weapon, near) == [None, None]


def test_there_are_no_other_weapons() -> None:
    """Nor one that flies otherwise, or has a shortest range."""
    found = [(name, row.trajectory, row.least) for name, row in TABLES.weapons.rows.items()]
    assert found == [(row[0], "flat", 0) for row in rows(FIRE)[1:]]


def test_structures() -> None:
    found = {name: (each.chief, each.others, each.points) for name, each in TABLES.prices.structures.items()}
    assert found == {name: tuple(map(int, cells)) for name, *cells in rows(STRUCTURES)}


def test_grades() -> None:
    found = {name: (each.rank, each.value, each.points) for name, each in TABLES.prices.grades.items()}
    assert found == {name: (rank, int(value), int(points)) for name, rank, value, points in rows(GRADES)}


def test_changes_to_a_profile() -> None:
    told: dict[str, Any] = msgspec.to_builtins(TABLES.prices)
    assert {name: value for name, value in told.items() if isinstance(value, int)} == pairs(CHANGES)


def test_numbers() -> None:
    told: dict[str, Any] = msgspec.to_builtins(TABLES.numbers)
    told["needed"] = told["tests"].pop("needed")
    told[""] = {name: told.pop(name) for name, value in list(told.items()) if isinstance(value, int)}
    assert told == {name: pairs(each) for name, each in NUMBERS.items()}


@pytest.mark.parametrize("row", rows(BASES), ids=lambda row: row[0])
def test_bases(row: list[str]) -> None:
    name, unit, *lengths = row
    scale = TABLES.scales[name]
    front, depth, *rest = (round(float(each) * 1000) for each in lengths)
    assert scale.unit == int(unit)
    assert {scale.size(each) for each in ("FP", "CP", "CM", "CL")} == {(front, depth)}
    assert [*scale.size("ART"), *scale.general, *scale.division] == rest


def test_there_are_no_other_scales() -> None:
    assert list(TABLES.scales) == [row[0] for row in rows(BASES)]
