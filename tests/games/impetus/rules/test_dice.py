"""Dice of Basic Impetus by clause, in both editions."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.impetus.files.tables import load_modifiers, load_weapons
from sandtable.games.impetus.rules.books import EDITIONS, ES, FR
from sandtable.games.impetus.rules.melee.dice import Clash, pool, supporting
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_lines, critical_number
from sandtable.games.impetus.rules.shooting.dice import Shot
from sandtable.kernel.dice import Line
from sandtable.table.plane import UNIT
from tests.games.impetus.rules.field import unit
from tests.kernel.differences import differences

CASES = Path(__file__).parents[1] / "cases"
KNOWN = {"clause", "says", "edition", "unit", "enemy", "lines", "dice", "support"}
ASKED = {"charges", "frontal", "ground", "enemy_ground", "uphill", "enemy_beside_pikes"}
SHOT = {"moves", "rallies", "indirect", "wood_edge", "column"}


def cases(name: str) -> list[Any]:
    """Each case once for every edition that it holds for."""
    raws = tomllib.loads((CASES / f"{name}.toml").read_text("utf-8"))["case"]
    editions = [(raw, [raw["edition"]] if "edition" in raw else list(EDITIONS)) for raw in raws]
    return [
        pytest.param(raw, edition, id=f"{edition} {raw['clause']}: {raw['says']}")
        for raw, held in editions
        for edition in held
    ]


def written(lines: tuple[Line, ...]) -> list[str]:
    return [f"{line.value:+d} {line.clause}" for line in lines]


@pytest.mark.parametrize(("case", "edition"), cases("melee"))
def test_melee(case: dict[str, Any], edition: str) -> None:
    """Every line of the pool, in order, each with its clause; and what it comes to."""
    assert set(case) <= KNOWN | ASKED
    asked = {name: case[name] for name in ASKED if name in case}
    clash = Clash(unit(case["unit"]), unit(case["enemy"], "blue"), **asked)
    book = EDITIONS[edition]
    lines = book.lines("melee", clash, book, load_modifiers().melee)
    assert written(lines) == case["lines"]
    assert pool(lines) == case.get("dice", pool(lines))
    assert supporting(lines) == case.get("support", supporting(lines))


@pytest.mark.parametrize(("case", "edition"), cases("fire"))
def test_fire(case: dict[str, Any], edition: str) -> None:
    """Every line of the pool, in order, each with its clause."""
    assert set(case) <= KNOWN | SHOT | {"distance"}
    asked = {name: case[name] for name in SHOT if name in case}
    shot = Shot(unit(case["unit"]), unit(case["enemy"], "blue"), case["distance"] * UNIT, **asked)
    assert written(EDITIONS[edition].lines("fire", shot, load_weapons(), load_modifiers().fire)) == case["lines"]


def test_the_editions_differ_where_the_books_do() -> None:
    """In these clauses and no others, so far."""
    assert differences(FR, ES) == [
        ("melee", "BI 7.3", "replaced"),
        ("backed", "BI 7.3", "replaced"),
        ("cancels_impetus", "BI 3.3c", "replaced"),
        ("table", "BI 1.2.1", "replaced"),
        ("depth", "BI 1.3.1", "replaced"),
        ("second_disorder", "BI 2.4.2c", "replaced"),
        ("frightened", "BI 2.2.3c", "replaced"),
        ("backward", "BI 5.3b", "replaced"),
        ("pursues", "BI 7.6.2a", "replaced"),
        ("follows", "BI 7.6.3b", "replaced"),
        ("edges", "BI 3.6", "replaced"),
        ("foremost", "BI 6.3.3", "replaced"),
        ("range", "BI 6.3.2b", "replaced"),
        ("stands_still", "BI 6.1.2n", "replaced"),
        ("flank_disorders", "BI 7.2b", "replaced"),
        ("shaken", "BI 7.6.1c", "replaced"),
        ("chariot_wheel", "BI 5.4a", "replaced"),
        ("compulsory_meets", "BI 5.7c", "replaced"),
        ("retreat_pushes", "BI 5.7d", "replaced"),
        ("pursuit_throws_first", "BI 7.6.2a", "replaced"),
        ("second_road", "BI 3.4", "replaced"),
    ]


def test_a_shield_wall_holds_together() -> None:
    """One more on the cohesion test (BI L.4), as the general gives (BI 2.6)."""
    lines = cohesion_lines(5, 2, general=True, disordered=False, walled=True)
    assert written(lines) == ["+5 BI 6.2a", "-2 BI 6.2a", "+1 BI 2.6", "+1 BI L.4"]
    assert critical_number(lines) == 5
