"""The second look: figures in ranks on their bases, on modelled ground."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.picture.marks import mark_of
from sandtable.games.argad.picture.miniatures import parts_of
from sandtable.games.argad.picture.scene import MARKS
from sandtable.games.argad.picture.scene import Painter as ArgadPainter
from sandtable.games.grandeur.files.battles import load_battle as load_grandeur_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.game import GAME as GRANDEUR
from sandtable.games.grandeur.picture import figures as grandeur
from sandtable.games.grandeur.rules.troops import profiles as grandeur_profiles
from sandtable.games.impetus.files.tables import load_weapons
from sandtable.games.impetus.picture import figures as impetus
from sandtable.games.impetus.picture.scene import Painter
from sandtable.games.impetus.rules.troops.profiles import TRAITS, TYPES, Profile
from sandtable.library.figures import drawn_figures, figure_sheets
from sandtable.library.own import BATTLES, shipped_files
from sandtable.library.symbols import symbols
from sandtable.library.words import words
from sandtable.picture.figures import Figure, dressed, figures_from
from sandtable.picture.palette import DARK, LIGHT, Palette
from sandtable.picture.ranks import Room, ranked, squared
from sandtable.picture.scatter import Scatter
from tests.picture.sketch import SVG, Seen, first_state, painter, place

FIGURES = figures_from(drawn_figures())
KNOWN = {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
ROOM = Room(80.0, 2.4, 40.0)
SIDES = {"coat", "trim", "horse"}


def modelled(width: int = 1200, palette: Palette = LIGHT) -> Painter:
    return replace(painter(width, palette=palette), figures=FIGURES)


def seen(state: Any, **how: Any) -> Seen:
    return Seen(ElementTree.fromstring(modelled(**how).draw(state).svg))


def uses(element: ElementTree.Element) -> int:
    return len(list(element.iter(f"{SVG}use")))


@pytest.mark.parametrize("kind", TYPES)
def test_every_type_of_impetus_has_a_figure(kind: str) -> None:
    """With every weapon and every trait too; and it stands on a base."""
    dealt = [Profile(kind, 0, 4, 0, 0, weapon=weapon) for weapon in ("", *load_weapons().rows)]
    dealt += [Profile(kind, 0, 4, 0, 0, traits=(trait,)) for trait in TRAITS]
    for profile in dealt:
        figure = FIGURES[impetus.figure_of(profile)]
        assert ranked(figure, ROOM, 1, Scatter("x"), disordered=False)


def test_no_two_types_look_alike() -> None:
    plain = [FIGURES[impetus.figure_of(Profile(kind, 0, 4, 0, 0))].drawing for kind in TYPES]
    assert len(set(plain)) == len(TYPES)


@pytest.mark.parametrize("quality", ["", "veteran", "elite"])
@pytest.mark.parametrize("kind", grandeur_profiles.TYPES)
def test_every_type_of_grandeur_has_a_figure(kind: str, quality: Any) -> None:
    for weapon in ("", "skirmish-a", "skirmish-b", "artillery-a"):
        of = {"discipline": "B", "points": 20, "quality": quality, "weapon": weapon}
        assert grandeur.figure_of(grandeur_profiles.Profile(kind, 0, 4, 0, 0, **of)) in FIGURES
    assert {grandeur.STAFF, impetus.GENERAL} <= FIGURES.keys()


def test_every_figure_of_argad_is_put_together_from_drawn_parts() -> None:
    """On foot, mounted, and a horse that was left."""
    tables = load_argad().tables
    for path in scenarios().values():
        scenario = load_scenario(path)
        for figure in scenario.figures:
            mark = mark_of(tables.periods[scenario.period], figure)
            for mounted, riderless in ((False, False), (True, False), (True, True)):
                assert set(parts_of(figure, mark, mounted=mounted, riderless=riderless)) <= FIGURES.keys()
    assert {f"man-{mark}" for mark in MARKS} <= FIGURES.keys()


@pytest.mark.parametrize("name", figure_sheets())
def test_a_sheet_holds_plain_drawings(name: str) -> None:
    """Nothing that runs, loads or clashes; colours of sides and of the land by their names."""
    text = figure_sheets()[name].read_text("utf-8")
    found = {each.tag.rpartition("}")[2] for each in ElementTree.fromstring(text).iter()}
    assert found <= KNOWN
    assert not re.search(r'\b(style|href|onload)="', text)
    assert len(re.findall(r"<symbol", text)) == len(re.findall(r'\bid="', text))
    for colour in re.findall(r"var\(--([\w-]+)\)", text):
        assert colour in SIDES or colour.removeprefix("land-") in LIGHT.land


def test_every_drawing_is_used() -> None:
    """Nothing is shipped that no piece wears and no ground has."""
    shown = {impetus.GENERAL, grandeur.STAFF, *(f"figure-{each}" for each in impetus.DRAWN | grandeur.DRAWN)}
    assert {name for name in FIGURES if name.startswith("figure-")} == shown


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_a_battle_in_miniatures(palette: Palette) -> None:
    """The same units at the same places as counters, each with its figures; the same picture each time."""
    state = first_state("hydaspes")
    figures, counters = (
        seen(state, palette=palette).units(),
        Seen(ElementTree.fromstring(painter(palette=palette).draw(state).svg)).units(),
    )
    assert {name: place(card) for name, card in figures.items()} == {
        name: place(card) for name, card in counters.items()
    }
    assert all(uses(card) for card in figures.values())
    assert modelled(palette=palette).draw(state) == modelled(palette=palette).draw(state)


def test_losses_disorder_and_those_who_have_acted_are_seen() -> None:
    """Fewer figures, the broken outline, paler colours."""
    fresh = first_state("hydaspes")
    struck, *others = (unit for unit in fresh.units if unit.type == "T" and unit.profile.vbu > 3)
    marred = tuple(replace(unit, lost=2, disordered=True) if unit == struck else unit for unit in fresh.units)
    state = replace(fresh, units=marred, used=(others[0].id,))
    before, after = seen(fresh).units(), seen(state).units()
    assert uses(after[struck.id]) < uses(before[struck.id])
    assert "disordered" in after[struck.id].attrib["class"]
    assert LIGHT.warning in ElementTree.tostring(after[struck.id], "unicode")
    assert "used" in after[others[0].id].attrib["class"]
    assert ElementTree.tostring(after[others[0].id]) != ElementTree.tostring(before[others[0].id])


def test_a_square_looks_outwards_on_all_sides() -> None:
    found = squared(Figure("", across=10, deep=10), Room(80.0, 2.0, 70.0), 1, Scatter("square"))
    assert {round(turn / 90) % 4 for _, _, turn in found} == {0, 1, 2, 3}


def test_a_battle_of_grandeur_in_both_looks() -> None:
    """Units and generals."""
    ruleset = load_grandeur()
    state = ruleset.setup(load_grandeur_battle(shipped_files("grandeur", BATTLES)["peninsular-ridge"]))
    assert GRANDEUR.picture
    given = ruleset, words("en"), symbols(), "Ridge", 1200, LIGHT
    for figures in ({}, {"figures": FIGURES}):
        drawn = GRANDEUR.picture.painter(*given, **figures).draw(state)
        found = Seen(ElementTree.fromstring(drawn.svg))
        assert len(found.units()) == len(state.units)
        assert all(uses(card) for card in found.units().values())
        assert len(found.groups("general")) == sum(not leader.unit for leader in state.leaders)


def test_a_skirmish_in_both_looks() -> None:
    """Each figure once."""
    ruleset = load_argad()
    state = ruleset.setup(load_scenario(scenarios()["village-raid"]))
    for figures in ({}, FIGURES):
        draws = ArgadPainter(ruleset.tables, words("en"), symbols(), "Raid", figures=figures)
        found = Seen(ElementTree.fromstring(draws.draw(state).svg))
        assert len(found.groups("figure")) == sum(man.stand is not None for man in state.men)
        assert bool(found.groups("miniature")) == bool(figures)
        assert draws.draw(state) == draws.draw(state)


def test_fine_lines_are_left_out_from_afar() -> None:
    drawing = FIGURES["figure-spearman"].drawing
    colours = dict.fromkeys(SIDES, "#123456")
    assert len(dressed(drawing, colours, 5)) < len(dressed(drawing, colours, 20))
    assert "var(" not in dressed(drawing, colours, 20)
