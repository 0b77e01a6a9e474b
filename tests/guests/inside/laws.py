"""Weather Gage keeps the laws, and its rules do what its clauses say."""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from weathergage import DATA, rules
from weathergage.rules import Broadside, Helm, Sail, State, Tables, WeatherGage, guns

from sandtable.games import game
from sandtable.kernel.answer import Given
from sandtable.kernel.loop import refusals
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.clauses import clauses
from sandtable.library.scenario import named_scenario
from sandtable.library.words import LANGUAGES, entries
from sandtable.table.plane import Pose
from tests.conformance.suite import Conformance

PACKAGE = game("weathergage")
RULES = WeatherGage(Tables())
FRIGATES = named_scenario(PACKAGE, "frigates")


class TestWeatherGage(Conformance):
    """Two duels as they are shipped, and one that begins near, with weak ships and an early night."""

    lots = tuple(range(12))

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return RULES

    def scenarios(self) -> list[Any]:
        red, blue = replace(FRIGATES.red, at=(20, 20), hull=3), replace(FRIGATES.blue, at=(20, 29), hull=3, heading=0)
        near = replace(FRIGATES, turns=4, red=red, blue=blue)
        return [FRIGATES, named_scenario(PACKAGE, "privateer"), near]


def duel(red: Pose, blue: Pose, **more: Any) -> State:
    """Two frigates, the wind in the north, red about to sail."""
    state = RULES.setup(FRIGATES)
    ships = {"red": replace(state.red, pose=red), "blue": replace(state.blue, pose=blue)}
    return replace(state, turn=3, agenda=(Helm("red"),), **ships, **more)


FAR = Pose(50_000, 5_000, 0)
RED = Pose(20_000, 20_000, 0)


@pytest.mark.parametrize(
    ("order", "clause"),
    [
        (Sail(0, 7000), ""),
        (Sail(0, 3500), ""),
        (Sail(6000, 0), ""),
        (Sail(6100, 0), "WG 2.1"),
        (Sail(0, 7001), "WG 2.2"),
        (Sail(6000, 1), "WG 2.2"),
        (Sail(0, 3499), "WG 2.3"),
        (Sail(3000, 4200), ""),
        (Sail(3000, 4201), "WG 2.2"),
    ],
)
def test_how_far_a_ship_sails(order: Any, clause: str) -> None:
    """The wind comes from the north, and she heads east: she reaches; 60° to larboard she lies in irons."""
    assert [each.clause for each in refusals(RULES, duel(RED, FAR), "red", order)] == ([clause] if clause else [])


@pytest.mark.parametrize("blue", [Pose(27_000, 20_000, 0), FAR])
def test_there_must_be_sea_room(blue: Pose) -> None:
    """Neither into the other ship nor off the sea."""
    red = Pose(57_000, 20_000, 0) if blue == FAR else RED
    (offer,) = RULES.options(duel(red, blue), "red", "", Sail(0, 0)).offers
    assert 0 < offer.high < 5000
    assert [each.clause for each in refusals(RULES, duel(red, blue), "red", Sail(0, offer.high + 1))] == ["WG 2.4"]


@pytest.mark.parametrize(
    ("blue", "lines"),
    [
        (Pose(20_000, 28_000, 0), {"WG 3.3": 6}),
        (Pose(20_000, 26_000, 0), {"WG 3.3": 6, "WG 3.4": 2}),
        (Pose(20_000, 31_000, 0), {"WG 3.3": 6, "WG 3.5": -2}),
        (Pose(20_000, 28_000, 9000), {"WG 3.3": 6, "WG 3.6": 2}),
        (Pose(20_000, 34_001, 0), {}),
        (Pose(30_000, 20_000, 0), {}),
    ],
)
def test_the_dice_of_a_broadside(blue: Pose, lines: dict[str, int]) -> None:
    """By the range and the bow of the other; none out of range or ahead."""
    assert {line.clause: line.value for line in guns(duel(RED, blue), "red", RULES.tables)} == lines


def test_a_hull_that_is_hit_dismounts_guns() -> None:
    state = duel(RED, Pose(20_000, 28_000, 0))
    state = replace(state, red=replace(state.red, hull=5))
    assert {line.clause: line.value for line in guns(state, "red", RULES.tables)} == {"WG 3.3": 6, "WG 3.7": -2}


def test_guns_fire_if_they_bear_after_the_move() -> None:
    """Otherwise the game goes on by itself."""
    near, ahead = duel(RED, Pose(24_000, 28_000, 0)), duel(RED, Pose(40_000, 20_000, 0))
    assert isinstance(RULES.resolve(near, Given("red", Sail(0, 4000)))[1].agenda[0], Broadside)
    assert not RULES.resolve(ahead, Given("red", Sail(0, 4000)))[1].agenda


def test_ships_begin_apart_and_on_the_sea() -> None:
    for at in ((46, 22), (60, 20), (5, 0)):
        wrong = replace(FRIGATES, red=replace(FRIGATES.red, at=at))
        assert [each.clause for each in RULES.judge_setup(wrong)] == ["WG 1.1"]


def test_every_clause_that_the_rules_name_has_a_text() -> None:
    named = set(re.findall(r"WG \d\.\d", Path(rules.__file__).read_text("utf-8")))
    assert len(named) > 10
    assert named <= set(clauses())


def test_all_languages_have_the_same_words() -> None:
    files = [DATA / "words" / language / "weathergage.ftl" for language in LANGUAGES]
    first, *others = [set(entries(path.read_text("utf-8"))) for path in files]
    assert all(each == first for each in others)
