"""Battle files of Grandeur: those that are shipped, and every fault at its line."""

import pytest

from sandtable.games.grandeur.files.battles import battles, find_battle, load_battle, read_battle
from sandtable.games.grandeur.files.tables import load_prices, load_tables
from sandtable.games.grandeur.rules.setup.check_battle import scales_of
from sandtable.games.grandeur.rules.setup.scenario import Scenario, Side
from sandtable.games.grandeur.rules.troops.armies import points
from sandtable.games.impetus.rules.setup.check_battle import stand_of
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.readable import fault_line
from sandtable.library.words import LANGUAGES, words
from sandtable.table.shape import Base
from sandtable.table.spacing import overlap
from tests.library.files import changed, line_with, only

SHIPPED = {
    "austerlitz": ("french-1805", "russo-austrian-1805"),
    "borodino": ("russian", "french-1812"),
    "peninsular-ridge": ("anglo-portuguese-1810", "french-portugal-1810"),
    "waterloo": ("anglo-allied-1815", "french-1815"),
}

NAME = "battle.toml"
BATTLE = """\
game = "grandeur"
scale = "28"
board = [90, 60]
last_turn = 8
defender = "red"
half = "lower"
weather = "rain"
squares_by_order = true

[[piece]]
kind = "lake"
x = 20
y = 10
along = 10
across = 8

[red]
army = "british"
units = ["fp-1", "fp-3"]

[[red.deploy]]
unit = "fp-1"
x = 40
y = 15
heading = 90

[[red.deploy]]
unit = "fp-3"
x = 50
y = 15
heading = 90

[[red.general]]
general = "general-1"
x = 45
y = 8
heading = 90

[[red.general]]
general = "general-2"
unit = "fp-1"

[[red.general]]
general = "general-3"
x = 51
y = 10
heading = 90

[blue]
army = "french-1805"
corps = ["corps-2"]

[[blue.deploy]]
unit = "fp-7"
x = 41
y = 45
heading = 270

[[blue.deploy]]
unit = "fp-8"
x = 51
y = 45
heading = 270

[[blue.general]]
general = "general-1"
x = 50
y = 52
heading = 270

[[blue.general]]
general = "general-6"
x = 45
y = 52
heading = 270

[[blue.general]]
general = "general-7"
x = 60
y = 50
heading = 270
"""
STILL_TO_BE_SET_UP = """\
game = "grandeur"
scale = "15"
most_points = 500

[red]
army = "british"

[blue]
army = "spanish"
"""


def read(text: str) -> Scenario:
    return read_battle(Document(NAME, text))


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(Unreadable) as trouble:
        read(text)
    return trouble.value.faults


def wrong(old: str, new: str, key: str, field: str, clause: str, at: str = "") -> Fault:
    """The one fault that a change makes, at its field and line and by its clause, told in every language."""
    text = changed(BATTLE, old, new)
    fault = only(faults(text))
    assert (fault.file, fault.key, fault.field, fault.clause) == (NAME, key, field, clause)
    assert fault.line == line_with(text, at or new.splitlines()[-1])
    assert all(fault_line(words(language), fault) for language in LANGUAGES)
    return fault


# What is shipped


def test_these_battles_are_shipped() -> None:
    assert set(battles()) == set(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_battle_says_what_is_the_book_s_and_what_is_ours(name: str) -> None:
    """And its armies are those that it names."""
    text = battles()[name].read_text("utf-8")
    head = text.partition("\n\n")[0]
    assert "From the book:" in head
    assert "Ours:" in head
    assert tuple(line.split('"')[1] for line in text.splitlines() if line.startswith("army = ")) == SHIPPED[name]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_battle_has_a_name_and_a_story_in_every_language(name: str) -> None:
    """The story in two sentences."""
    for language in LANGUAGES:
        assert words(language)(f"scenario-{name}")
        assert words(language)(f"story-{name}").count(". ") == 1


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_battle_can_be_played(name: str) -> None:
    """Everybody stands, in clear order: no base of a general lies on another base."""
    scenario = load_battle(find_battle(name))
    for side in scenario.sides.values():
        assert len(side.posts) == len(side.army.units)
        assert len(side.generals) == len(side.army.generals)
        bases = bases_of(scenario, side)
        pairs = [(a, b) for a in bases for b in bases if a < b]
        assert not [(a, b) for a, b in pairs if overlap(bases[a].outline, bases[b].outline)]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_army_begins_in_command(name: str) -> None:
    """GR 2.2c: every brigade is nearer to some general than his command reaches, half as far if he is with a unit."""
    scenario = load_battle(find_battle(name))
    for side in scenario.sides.values():
        structure, bases = load_prices().structures[side.army.structure], bases_of(scenario, side)
        reaches = {
            post.general: 1000
            * (structure.chief if post.general == "general-1" else structure.others)
            // (2 if post.unit else 1)
            for post in side.generals
        }
        places = {post.general: bases[post.unit or post.general].outline for post in side.generals}
        for unit in side.army.units:
            brigade = bases[unit.id].outline
            assert any(distance(places[general], brigade) <= reach for general, reach in reaches.items()), unit.id


def bases_of(scenario: Scenario, side: Side) -> dict[str, Base]:
    """Every base of a side by the name of its unit or general."""
    scale = scales_of(scenario, load_tables())[scenario.scale]
    ranks = {general.id: rank for general, rank, _ in side.army.generals}
    found = {}
    for post in side.posts:
        stand = stand_of(side, post, scale)
        assert stand is not None
        found[post.unit] = stand
    for place in side.generals:
        if not place.unit:
            size = scale.division if ranks[place.general] == "division" else scale.general
            found[place.general] = Base(place.pose, *size)
    return found


def distance(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]) -> int:
    """At most this, from corner to corner."""
    return min(abs(ax - bx) + abs(ay - by) for ax, ay in one for bx, by in other)


def test_the_battle_for_beginners_is_small_and_even() -> None:
    """GR A2c: eight turns, clear weather, no army over its cap."""
    scenario = load_battle(find_battle("peninsular-ridge"))
    costs = [points(side.army, load_prices()) for side in scenario.sides.values()]
    assert (scenario.last_turn, scenario.weather, scenario.most_points) == (8, "clear", 370)
    assert costs == [359, 363]
    assert all(len(side.army.units) < 12 for side in scenario.sides.values())


def test_a_battle_of_divisions_has_a_shorter_u() -> None:
    """GR S.2: all bases measure twice as many U."""
    scenario = load_battle(find_battle("borodino"))
    assert scenario.divisions
    bases = bases_of(scenario, scenario.red)
    assert (bases["fp-1"].front, bases["art-1"].front) == (12_000, 6_000)


def test_an_unknown_battle_is_told_with_the_nearest() -> None:
    with pytest.raises(Unreadable) as trouble:
        find_battle("borodina")
    assert only(trouble.value.faults).args["nearest"] == "borodino"


# What a file says


def test_a_battle_is_what_its_file_says() -> None:
    scenario = read(BATTLE)
    assert (scenario.edition, scenario.weather, scenario.squares_by_order, scenario.divisions) == (
        "fr",
        "rain",
        True,
        False,
    )
    assert [post.unit for post in scenario.red.posts] == ["fp-1", "fp-3"]
    assert [(post.general, post.unit) for post in scenario.red.generals] == [
        ("general-1", ""),
        ("general-2", "fp-1"),
        ("general-3", ""),
    ]
    assert scenario.blue.generals[0].pose == (50_000, 52_000, 27_000)


def test_an_army_is_cut_down_to_corps_and_brigades() -> None:
    """Commands without brigades are gone with their generals; the commander-in-chief stays."""
    scenario = read(BATTLE)
    red, blue = scenario.red.army, scenario.blue.army
    assert ([division.id for division in red.divisions], len(red.units)) == (["division-1", "division-2"], 2)
    assert ([corps.id for corps in blue.corps], [unit.id for unit in blue.units]) == (["corps-2"], ["fp-7", "fp-8"])
    assert [general.id for general, _, _ in blue.generals] == ["general-1", "general-6", "general-7"]


def test_little_is_needed() -> None:
    """The usual table; weather, terrain and deployment are played."""
    scenario = read(STILL_TO_BE_SET_UP)
    assert (scenario.board.long, scenario.board.short) == (120_000, 60_000)
    assert (scenario.weather, scenario.defender, scenario.deployed, scenario.last_turn) == (None, None, False, 12)


def test_the_usual_table_of_divisions() -> None:
    """GR S.2: twice as many U."""
    board = read(changed(STILL_TO_BE_SET_UP, "most_points = 500", "divisions = true")).board
    assert (board.long, board.short) == (240_000, 120_000)


def test_both_sides_may_bring_the_same_army() -> None:
    scenario = read(changed(STILL_TO_BE_SET_UP, '"spanish"', '"british"'))
    assert scenario.red.army == scenario.blue.army


# What is wrong with it


def test_a_corps_stands_in_one_army() -> None:
    """GR 2.0a: who divides an army between the sides gives no corps to both."""
    text = changed(STILL_TO_BE_SET_UP, "most_points = 500\n", "")
    text = changed(text, 'army = "british"', 'army = "french-1805"\ncorps = ["corps-1", "corps-2"]')
    apart = changed(text, 'army = "spanish"', 'army = "french-1805"\ncorps = ["corps-3", "corps-4"]')
    assert len(read(apart).blue.army.corps) == 2
    shared = changed(apart, '["corps-3", "corps-4"]', '["corps-2", "corps-4"]')
    fault = only(faults(shared))
    assert (fault.key, fault.field, fault.clause) == ("fault-corps-twice", "blue.corps", "GR 2.0a")
    assert (fault.args, fault.line) == ({"corps": "corps-2"}, line_with(shared, '["corps-2", "corps-4"]'))
    whole = changed(apart, '\ncorps = ["corps-3", "corps-4"]', "")
    assert [fault.args["corps"] for fault in faults(whole)] == ["corps-1", "corps-2"]


def test_points_over_the_cap_are_refused() -> None:
    """GR A2c: by the sum, which is told."""
    text = changed(STILL_TO_BE_SET_UP, "500", "400")
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-points", "red.army", "GR A2c")
    assert (fault.args, fault.line) == ({"cost": 437, "most": 400}, line_with(text, 'army = "british"'))
    assert read(changed(STILL_TO_BE_SET_UP, "500", "437"))


@pytest.mark.parametrize(
    ("old", "new", "key", "field", "clause"),
    [
        ('"rain"', '"rian"', "fault-name", "weather", ""),
        ('"28"', '"29"', "fault-name", "scale", "BI 1.3.1"),
        ("last_turn = 8", "last_turn = 0", "refused-last-turn", "last_turn", "BI 8b"),
        ("last_turn = 8", "last_turn = 8\nmost_points = -1", "fault-range", "most_points", "GR A2c"),
        ("last_turn = 8", "last_turn = 8\nedition = 'fr'", "fault-unknown-field", "edition", ""),
        ("squares_by_order = true", "squares_by_order = 1", "fault-type", "squares_by_order", ""),
        ('["corps-2"]', '["corps-9"]', "fault-name", "blue.corps", ""),
        ('["fp-1", "fp-3"]', '["fp-1", "fp-3", "fp-99"]', "fault-name", "red.units", ""),
        ('"french-1805"', '"french-1085"', "fault-name", "blue.army", ""),
    ],
)
def test_a_fault_is_told_at_its_field(old: str, new: str, key: str, field: str, clause: str) -> None:
    wrong(old, new, key, field, clause)


def test_an_unknown_general_is_told_with_the_nearest() -> None:
    """And the one who is missing."""
    missing, unknown = faults(changed(BATTLE, '"general-2"\nunit', '"general-9"\nunit'))
    assert (missing.key, missing.field) == ("refused-deploy-general-missing", "red.general")
    assert (unknown.key, unknown.field, unknown.clause) == ("fault-name", "red.general.1.general", "GR 2.0b")
    assert unknown.args["known"] == "general-1, general-2, general-3"


@pytest.mark.parametrize(
    ("old", "new", "key", "field", "clause"),
    [
        (
            'general = "general-3"\nx = 51',
            'general = "general-1"\nx = 51',
            "refused-deploy-general-twice",
            "red.general.2.general",
            "GR 2.0b",
        ),
        (
            'unit = "fp-1"\n\n[[red.general]]',
            'unit = "fp-9"\n\n[[red.general]]',
            "fault-name",
            "red.general.1.unit",
            "GR 2.0c",
        ),
        ("x = 45\ny = 8", "x = 45\ny = 25", "refused-deploy-centre", "red.general.0.y", "BI 3.6"),
        ("x = 45\ny = 8", "x = 45\ny = 1", "refused-deploy-off-table", "red.general.0", "BI 3.6"),
        ("x = 45\ny = 8", "x = 20\ny = 10", "refused-deploy-impassable", "red.general.0", "BI 3.2.4"),
        ("x = 45\ny = 8", "x = 45\ny = nan", "fault-length", "red.general.0.y", ""),
    ],
)
def test_a_general_who_cannot_stand_there(old: str, new: str, key: str, field: str, clause: str) -> None:
    found = faults(changed(BATTLE, old, new))
    told = [(fault.key, fault.field, fault.clause) for fault in found if fault.field != "red.general"]
    assert told == [(key, field, clause)]
    assert all(fault_line(words(language), fault) for fault in found for language in LANGUAGES)


def test_two_generals_are_not_with_one_unit() -> None:
    """GR 2.0c."""
    text = changed(
        BATTLE, 'general = "general-3"\nx = 51\ny = 10\nheading = 90', 'general = "general-3"\nunit = "fp-1"'
    )
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-deploy-general-beside", "red.general.2.unit", "GR 2.0c")


def test_generals_may_stand_on_friends() -> None:
    """GR 2.0b: they hinder nobody."""
    assert read(changed(BATTLE, "x = 45\ny = 8", "x = 50\ny = 14"))


def test_every_general_is_deployed_with_his_army() -> None:
    """GR 2.0b."""
    text = changed(BATTLE, '[[red.general]]\ngeneral = "general-2"\nunit = "fp-1"\n\n', "")
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-deploy-general-missing", "red.general", "GR 2.0b")


def test_generals_do_not_stand_before_their_army() -> None:
    """GR 2.0b: where the army has still to be set up, so have they."""
    text = STILL_TO_BE_SET_UP + '\n[[blue.general]]\ngeneral = "general-1"\nx = 30\ny = 50\nheading = 270\n'
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-deploy-general-early", "blue.general", "GR 2.0b")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    "raw", ["3", "{}", "[]", "{ army = 3 }", '{ army = "no such.toml" }', '{ army = "x", deploy = 3 }']
)
def test_a_side_that_cannot_be_read_is_told(seat: str, raw: str) -> None:
    """Once, and nothing else is said of it."""
    other = "blue" if seat == "red" else "red"
    text = f'game = "grandeur"\nscale = "28"\n{seat} = {raw}\n\n[{other}]\narmy = "british"\n'
    assert {fault.field.partition(".")[0] for fault in faults(text)} <= {seat, ""}


@pytest.mark.parametrize("text", ["", "game = 3", "scale = 28", "red = {}", "piece = 3", "board = [1, 2, 3]"])
def test_what_is_hardly_a_battle_is_told(text: str) -> None:
    assert all(fault_line(words("en"), fault) for fault in faults(text))


@pytest.mark.parametrize("name", ["peninsular-ridge", "waterloo"])
def test_a_line_that_is_lost_never_breaks_the_reader(name: str) -> None:
    """Whatever line is missing, the file is read or its faults are told."""
    lines = battles()[name].read_text("utf-8").splitlines()
    for place in range(0, len(lines), 7 if name == "waterloo" else 1):
        assert all(told(lines[:place] + lines[place + 1 :]))


def told(lines: list[str]) -> list[str]:
    """What is told of a file that may be wrong."""
    try:
        read("\n".join(lines))
    except Unreadable as trouble:
        return [fault_line(words("en"), fault) for fault in trouble.faults]
    return []
