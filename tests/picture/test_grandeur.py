"""Pictures of Grandeur: generals where they stand, squares as they count, and how far command reaches."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from sandtable.games.grandeur.files.battles import battles, load_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.overlay import overlay_of
from sandtable.games.grandeur.picture.command import Overlay
from sandtable.games.grandeur.picture.scene import Painter
from sandtable.games.grandeur.rules.command.command import base_of, radius
from sandtable.games.grandeur.rules.command.corps import members
from sandtable.games.grandeur.rules.state import State
from sandtable.library.symbols import symbols
from sandtable.library.words import LANGUAGES, words
from sandtable.table.plane import UNIT, Pose


def first(name: str) -> State:
    return load_grandeur().setup(load_battle(battles()[name]))


def drawn(state: State, overlay: Any = None, language: str = "en") -> str:
    rules = load_grandeur()
    told = overlay or overlay_of(rules)
    return Painter(rules.tables, words(language), symbols(), "A battle", 1000, overlay=told).draw(state).svg


@pytest.mark.parametrize("name", battles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_battle_is_drawn_with_its_generals(name: str, language: str) -> None:
    """A token for each general who is with no unit; the picture is well formed."""
    state = first(name)
    svg = drawn(state, language=language)
    ElementTree.fromstring(svg)
    shown = re.findall(r'data-general="([^"]+)"', svg)
    assert sorted(shown) == sorted(leader.id for leader in state.leaders if not leader.unit)


def test_weather_is_said_beside_the_turn() -> None:
    state = replace(first("waterloo"), weather="after-rain", turn=2)
    assert "after rain" in drawn(state)


def test_infantry_near_enemy_cavalry_is_drawn_in_square() -> None:
    """GR 4.1: as it counts, without any order."""
    state = first("austerlitz")
    horse = next(at for at, unit in enumerate(state.units) if unit.cavalry and unit.seat == "blue")
    foot = next(at for at, unit in enumerate(state.units) if unit.infantry and unit.seat == "red")
    poses = list(state.poses)
    x, y, _ = poses[foot]
    poses[horse] = Pose(x, y + 4 * UNIT, poses[horse].heading)
    near = replace(state, poses=tuple(poses))
    assert state.units[foot].id not in overlay_of(load_grandeur())(state).squares
    assert state.units[foot].id in overlay_of(load_grandeur())(near).squares
    assert f'class="square" data-unit="{state.units[foot].id}"' in drawn(near)


def test_who_waits_for_the_enemy_has_a_sign() -> None:
    state = first("austerlitz")
    waiting = replace(state, units=(replace(state.units[0], opportunity=True), *state.units[1:]))
    signs = [drawn(each).count('href="#symbol-opportunity"') for each in (state, waiting)]
    assert signs[1] == signs[0] + 2


def test_command_reaches_as_far_as_the_rules_say() -> None:
    """From the base that is measured from, and with lines to the next below."""
    state, rules = first("austerlitz"), load_grandeur()
    umpire: Any = rules.umpire
    found: Overlay = overlay_of(rules, command=True)(state)
    assert len(found.reaches) == len(state.leaders)
    for reach, leader in zip(found.reaches, state.leaders, strict=True):
        assert (reach.base, reach.radius) == (base_of(leader, state, umpire), radius(leader, state, umpire))
    led = sum(len(reach.led) for reach in found.reaches)
    assert led == len(state.units) + len([leader for leader in state.leaders if leader.rank != "army"])
    assert drawn(state, overlay_of(rules, command=True)).count("stroke-dasharray") > len(state.leaders)


def test_only_units_of_corps_that_act_or_have_acted_are_faded() -> None:
    """GR 3a: the others wait, though they may not act now; the page shows the same."""
    state = first("austerlitz")
    one, other = state.scenario.red.army.corps[:2]
    everybody = tuple(unit.id for unit in state.units)
    svg = drawn(replace(state, turn=1, used=everybody, acted=(f"red.{one.id}",), corps=f"red.{other.id}"))
    faded = set(re.findall(r'class="unit [a-z ]*used" data-unit="([^"]+)"', svg))
    assert faded == {*members(state, "red", one.id), *members(state, "red", other.id)}
    assert faded < set(everybody)
