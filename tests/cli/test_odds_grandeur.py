"""`sandtable odds grandeur`: exact, by the throws of the rules."""

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.cli.run import run


def odds(*args: str) -> Any:
    ran = run("odds", "grandeur", *args, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


@pytest.mark.parametrize(
    ("unit", "args", "chance"),
    [
        ("old-guard", (), "2/3"),
        ("line", (), "1/2"),
        ("conscripts", (), "1/3"),
        ("line,general", (), "2/3"),
        ("line,out", (), "1/3"),
        ("line,phases=2", (), "1/3"),
        ("line", ("--weather", "hot"), "1/3"),
        ("line", ("--weather", "hot", "--for", "rally"), "1/2"),
        ("line", ("--for", "square", "--charger", "cuirassiers"), "2/3"),
        ("line", ("--for", "square", "--charger", "cuirassiers", "--from", "flank"), "1/2"),
        ("line,disordered", ("--for", "square", "--charger", "cuirassiers,phases=1"), "2/3"),
    ],
)
def test_discipline(unit: str, args: tuple[str, ...], chance: str) -> None:
    """IM 1 and GR A1a: a 3, 4 or 5, and what counts on the die."""
    found = odds("discipline", "--unit", unit, *args)
    assert found["passed"] == chance
    assert Fraction(found["passed"]) + Fraction(found["failed"]) == 1


@pytest.mark.parametrize(
    ("shooter", "target", "args", "dice"),
    [
        ("foot-artillery-a", "line", ("--apart", "4"), 6),
        ("foot-artillery-a", "line", ("--apart", "8"), 5),
        ("foot-artillery-a", "line", ("--apart", "8", "--from", "flank"), 7),
        ("foot-artillery-a", "line", ("--apart", "8", "--weather", "rain"), 2),
        ("foot-artillery-a", "line,square", ("--apart", "8", "--squares-by-order"), 7),
        ("line", "line", ("--apart", "4"), 6),
        ("line,phases=1", "line", ("--apart", "4"), 5),
    ],
)
def test_fire_has_the_dice_of_the_table(shooter: str, target: str, args: tuple[str, ...], dice: int) -> None:
    """GR 5.4, 4.1, 5.5 and 1; the chances of hits and of losses are whole."""
    found = odds("fire", "--shooter", shooter, "--target", target, *args)
    assert found["dice"] == str(dice)
    assert sum(map(Fraction, found["hits"].values())) == 1
    assert sum(map(Fraction, found["loss"].values())) == 1


def test_evading_keeps_out_of_the_melee() -> None:
    """GR 4.2: who evades is not met, who stands is."""
    found = odds("evade", "--charger", "cuirassiers", "--charged", "hussars")
    assert found["evade"] == {"contact": "0/1"}
    assert Fraction(found["stand"]["contact"]) == 1
    assert sum(Fraction(found["stand"][name]) for name in ("wins", "loses", "draws")) == 1


def test_a_square_helps_by_the_chance_to_form_it() -> None:
    """GR A1: the test is told, and what follows it weighs both outcomes."""
    found = odds("square", "--charger", "cuirassiers", "--charged", "line")
    assert found["form-square"]["passed"] == "2/3"
    assert "passed" not in found["stand"]
    assert Fraction(found["form-square"]["destroyed"]) < Fraction(found["stand"]["destroyed"])


def test_plain_rows() -> None:
    """A row a chance, its names before it."""
    ran = run("odds", "grandeur", "discipline", "--unit", "line")
    assert ran.out.splitlines() == ["passed\t0.500000", "failed\t0.500000"]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("discipline", "--unit", "lime"), "line"),
        (("discipline", "--unit", "line,lost=4"), "lost"),
        (("discipline", "--unit", "line,angry"), "angry"),
        (("discipline", "--unit", "line", "--for", "tea"), "rally"),
        (("discipline", "--unit", "line", "--weather", "snow"), "foul"),
        (("fire", "--shooter", "line", "--target", "hussars", "--apart", "8"), "GR 5.2"),
        (("fire", "--shooter", "cuirassiers", "--target", "line"), "GR 5.2"),
        (("evade", "--charger", "cuirassiers", "--charged", "line"), "GR 4.2"),
        (("evade", "--charger", "cuirassiers", "--charged", "hussars", "--apart", "40"), "BI 5.6"),
        (("square", "--charger", "line", "--charged", "line"), "GR A1a"),
    ],
)
def test_what_cannot_be_asked_is_told(args: tuple[str, ...], says: str) -> None:
    """Names that there are not, states that cannot be, and what the rules forbid, by its clause."""
    ran = run("odds", "grandeur", *args)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
