"""Troop symbols: one set of SVG files."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sandtable.games.argad.picture.scene import MARKS as ARGAD_MARKS
from sandtable.games.grandeur.picture.scene import OPPORTUNITY, SQUARE
from sandtable.games.impetus.files.tables import load_weapons
from sandtable.games.impetus.picture.marks import SHOWN, WEAPONS, marks_of, symbol_of
from sandtable.games.impetus.rules.troops.profiles import TRAITS, TYPES, Profile
from sandtable.library import DATA
from sandtable.library.symbols import symbols

FILES = sorted((DATA / "symbols").glob("*.svg"))


@pytest.mark.parametrize("kind", TYPES)
def test_every_type_has_a_symbol(kind: str) -> None:
    """By the name of the type in small letters."""
    assert symbols()[symbol_of(Profile(kind, 0, 1, 0, 0))]


def test_no_two_types_have_the_same_symbol() -> None:
    """Each can be told from the others."""
    assert len({symbols()[kind.lower()] for kind in TYPES}) == len(TYPES)


@pytest.mark.parametrize("weapon", load_weapons().rows)
def test_every_weapon_has_a_mark(weapon: str) -> None:
    """Whoever carries it."""
    (mark,) = marks_of(Profile("FP", 0, 1, 0, 0, weapon=weapon))
    assert f"mark-{mark}" in symbols()


def test_marks_stand_for_traits_of_the_rules() -> None:
    """And every mark is drawn."""
    assert set(SHOWN) <= set(TRAITS)
    assert {f"mark-{mark}" for mark in (*SHOWN, *WEAPONS.values())} | {"general"} <= set(symbols())


def test_what_the_symbol_shows_is_not_said_again() -> None:
    """Archers have a bow already."""
    assert marks_of(Profile("T", 0, 1, 0, 0, weapon="longbow-a", traits=("stakes",))) == ("stakes",)
    assert marks_of(Profile("T", 0, 1, 0, 0, weapon="crossbow-a")) == ("crossbow",)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_symbol_has_one_canvas_and_one_colour(path: Path) -> None:
    """24 by 24, the colour of whoever uses it, nothing that could clash in another picture."""
    text = path.read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert root.attrib == {"viewBox": "0 0 24 24"}
    colours = set(re.findall(r'(?:fill|stroke)="([^"]*)"', text))
    assert colours <= {"currentColor", "none"}
    assert not re.search(r'\b(id|style|class|href)="', text)


def test_nothing_is_shipped_that_is_not_used() -> None:
    """A type, a mark of a unit or of a figure, the general's flag, and the signs of Grandeur."""
    marks = {f"mark-{mark}" for mark in (*SHOWN, *WEAPONS.values(), *ARGAD_MARKS)}
    used = {kind.lower() for kind in TYPES} | marks | {"general", SQUARE, OPPORTUNITY}
    assert {path.stem for path in FILES} == used
