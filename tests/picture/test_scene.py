"""A picture shows the state, all of it and nothing else."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sandtable.games.impetus.files.battles import battles
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.picture.ground import PAINTERS, STRIPS
from sandtable.games.impetus.rules.setup.scenario import Side
from sandtable.games.impetus.rules.state import Activation, Fallen, State
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.games.impetus.rules.troops.armies import Army, Name
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.history import states as told
from sandtable.library.words import LANGUAGES, words
from sandtable.picture.palette import DARK, LIGHT, Palette
from sandtable.table.plane import UNIT, Pose
from tests.picture.sketch import SVG, Seen, first_state, painter, place, played, seen, title

BATTLES = [name for name in battles() if first_state(name).units]
NEAR = 0.02


def changed(state: State, at: int, **changes: object) -> State:
    """One unit in another state."""
    units = list(state.units)
    units[at] = replace(units[at], **changes)
    return replace(state, units=tuple(units))


def cards(picture: Seen, state: State) -> list[ElementTree.Element]:
    """The cards in the order of the units."""
    return [picture.units()[unit.id] for unit in state.units]


def bites(card: ElementTree.Element) -> int:
    """How often something is bitten out of the edge of a card."""
    return max(path.attrib["d"].count("A") for path in card.findall(f"{SVG}path"))


@pytest.mark.parametrize("battle", BATTLES)
def test_every_unit_is_there_once_at_its_pose(battle: str) -> None:
    """The table's y grows upward, the picture's downward."""
    state = first_state(battle)
    picture = seen(state)
    left, top, width, height = picture.table
    board = state.scenario.board
    assert list(picture.units()) == [unit.id for unit in state.units]
    for card, pose in zip(cards(picture, state), state.poses, strict=True):
        x, y, turn = place(card)
        assert x == pytest.approx(left + width * pose.x / board.long, abs=NEAR)
        assert y == pytest.approx(top + height * (1 - pose.y / board.short), abs=NEAR)
        assert turn == pytest.approx((90 - pose.heading / 100) % 360, abs=NEAR)


def test_who_stands_higher_on_the_table_stands_higher_in_the_picture() -> None:
    """Blue holds the upper half at Cannae."""
    state = first_state("cannae")
    found = {unit.seat: place(card)[1] for unit, card in zip(state.units, cards(seen(state), state), strict=True)}
    assert found["blue"] < found["red"]


@pytest.mark.parametrize("battle", BATTLES)
def test_a_mirrored_battle_has_a_mirrored_picture(battle: str) -> None:
    """Left for right, and every heading with it."""
    state = first_state(battle)
    long = state.scenario.board.long
    mirrored = tuple(Pose(long - pose.x, pose.y, (18000 - pose.heading) % 36000) for pose in state.poses)
    here, there = seen(state), seen(replace(state, poses=mirrored))
    left, _, width, _ = here.table
    for one, other in zip(cards(here, state), cards(there, state), strict=True):
        (ax, ay, a), (bx, by, b) = place(one), place(other)
        assert (ax - left, ay) == pytest.approx((left + width - bx, by), abs=NEAR)
        assert (a + b) % 360 == pytest.approx(0, abs=NEAR)


@pytest.mark.parametrize("battle", BATTLES)
def test_a_card_is_as_large_as_the_base(battle: str) -> None:
    """At the scale of the table."""
    state = first_state(battle)
    picture = seen(state)
    pixel = picture.table[2] * UNIT / state.scenario.board.long
    scale = load_impetus().tables.scales[state.scenario.scale]
    for unit, card in zip(state.units, cards(picture, state), strict=True):
        path = card.findall(f"{SVG}path")[0].attrib["d"].split()
        depth = scale.size(unit.type).depth + (scale.size(unit.rear.type).depth if unit.rear else 0)
        assert float(path[4]) * 2 == pytest.approx(scale.front * pixel / UNIT, abs=NEAR)
        assert float(path[6]) == pytest.approx(depth * pixel / UNIT, abs=NEAR)


@pytest.mark.parametrize(("width", "upright"), [(390, True), (599, True), (600, False), (1200, False)])
def test_a_long_table_stands_upright_on_a_phone(width: int, upright: bool) -> None:
    """So that its units can be read."""
    _, _, wide, tall = seen(first_state("cannae"), width).table
    assert (tall > wide) is upright


def test_a_square_table_is_never_turned() -> None:
    """There is nothing to win."""
    state = first_state("hydaspes")
    assert state.scenario.board.long == state.scenario.board.short
    red = [
        place(card)[1]
        for unit, card in zip(state.units, cards(seen(state, 390), state), strict=True)
        if unit.seat == "red"
    ]
    assert min(red) > seen(state, 390).table[1]


@pytest.mark.parametrize("width", [200, 390, 800, 1200, 4000])
@pytest.mark.parametrize("battle", battles())
def test_nothing_lies_outside_the_picture(battle: str, width: int) -> None:
    """As large as it was asked for, and the table within it."""
    picture = painter(width).draw(first_state(battle))
    root = ElementTree.fromstring(picture.svg)
    assert (root.attrib["width"], root.attrib["height"]) == (str(width), str(picture.height))
    _, _, wide, tall = map(float, root.attrib["viewBox"].split())
    assert picture.height == pytest.approx(width * tall / wide, abs=1)
    left, top, table, high = Seen(root).table
    assert left > 0 < top
    assert left + table < wide
    assert top + high < tall


def test_the_same_state_gives_the_same_bytes() -> None:
    """Decoration too."""
    states = [first_state(battle) for battle in battles()]
    assert [painter().draw(state).svg for state in states] == [painter().draw(state).svg for state in states]


# Terrain


@pytest.mark.parametrize("kind", load_impetus().tables.pieces.kinds)
def test_every_kind_of_terrain_is_drawn_and_named(kind: str) -> None:
    """In a picture of its own."""
    strip = load_impetus().tables.pieces.kinds[kind].form == "strip"
    ends = ((0, 30000), (120000, 40000)) if strip else None
    piece = Piece("x", kind, 60000, 30000, 3000, 0 if strip else 15000, 3000 if strip else 9000, ends)
    state = replace(first_state("cannae"), pieces=(piece,), units=(), poses=())
    (drawn,) = seen(state).groups("piece")
    assert drawn.attrib["data-piece"] == "x"
    assert len(list(drawn.iter())) > 3
    assert title(drawn)
    assert kind in {**PAINTERS, **STRIPS}
    for language in LANGUAGES:
        assert words(language).has(f"terrain-{kind}")
        assert title(seen(state, language=language).groups("piece")[0])


def test_a_river_says_whether_it_can_be_forded() -> None:
    """And looks different."""
    ends = ((0, 30000), (120000, 30000))
    fords = [
        replace(first_state("cannae"), pieces=(Piece("x", "river", across=3000, ends=ends, fordable=ford),))
        for ford in (True, False)
    ]
    one, other = (seen(state).groups("piece")[0] for state in fords)
    assert title(one) != title(other)
    assert len(list(one.iter())) > len(list(other.iter()))


def test_a_kind_without_a_picture_is_drawn_plainly() -> None:
    """A game may bring tables of its own."""
    tables = load_impetus().tables
    kinds = replace(tables.pieces, kinds={**tables.pieces.kinds, "lava": tables.pieces.kinds["lake"]})
    piece = Piece("x", "lava", 60000, 30000, 0, 15000, 9000)
    draw = replace(painter(), tables=replace(tables, pieces=kinds)).draw
    (drawn,) = Seen(ElementTree.fromstring(draw(replace(first_state("cannae"), pieces=(piece,))).svg)).groups("piece")
    assert title(drawn) == "lava"


def test_a_name_is_not_written_where_a_unit_stands() -> None:
    """It is left out if there is no room at all."""
    hill = Piece("x", "hill", 60000, 30000, 0, 14000, 7000)
    state = replace(
        first_state("cannae"), pieces=(hill,), poses=tuple(Pose(5000, 5000, 0) for _ in first_state("cannae").units)
    )
    assert len(seen(state).groups("names")) == 1
    covered = replace(state, poses=tuple(Pose(60000 + x * 200, 32500, 9000) for x in range(-8, 8)))
    assert len(state.units) == len(covered.poses)
    assert seen(covered).groups("names") == []


# Units


@pytest.mark.parametrize("lost", range(6))
def test_a_bite_for_each_loss_and_the_strength_that_is_left(lost: int) -> None:
    """On the card, and in what is told of it."""
    state = changed(first_state("cannae"), 3, lost=lost)
    unit = state.units[3]
    assert unit.profile.vbu == 6
    card = seen(state).units()[unit.id]
    assert bites(card) == lost
    assert str(6 - lost) in [text.text for text in card.iter(f"{SVG}text")]
    assert f"VBU {6 - lost} of 6" in title(card)


def test_a_large_unit_has_two_ranks() -> None:
    """Each with its symbol, its strength and its losses."""
    state = first_state("granicus")
    at = next(place for place, unit in enumerate(state.units) if unit.rear)
    state = changed(state, at, rear_lost=2, lost=1)
    card = seen(state).units()[state.units[at].id]
    assert [use.attrib["href"] for use in card.iter(f"{SVG}use")].count("#symbol-fp") == 2
    assert [text.text for text in card.iter(f"{SVG}text")] == ["4", "3"]
    assert bites(card) == 2
    assert len(card.findall(f"{SVG}circle")) == 1
    assert ") behind" in title(card)


def test_a_disordered_unit_is_seen_at_once() -> None:
    """A broken outline that has slipped."""
    state = changed(first_state("cannae"), 0, disordered=True)
    (card,) = seen(state).groups("disordered")
    assert card.attrib["data-unit"] == state.units[0].id
    assert any("stroke-dasharray" in rect.attrib for rect in card.findall(f"{SVG}rect"))
    assert "disordered" in title(card)


def test_each_general_has_a_flag() -> None:
    """One a side, above everything on the table."""
    picture = seen(first_state("cannae"))
    (flags,) = picture.groups("flags")
    assert len(flags.findall(f"{SVG}use")) == 2 * sum(unit.general for unit in first_state("cannae").units)


def test_whoever_has_acted_is_paler_until_the_battle_is_over() -> None:
    """Not those who are acting now: they have a halo, and where they stood is shown."""
    state = first_state("cannae")
    first, second = state.units[0].id, state.units[1].id
    start = Activation((second,), starts=((second, Pose(20000, 20000, 0)),))
    acting = replace(state, turn=1, active="red", used=(first, second), activation=start)
    picture = seen(acting)
    assert [card.attrib["data-unit"] for card in picture.groups("used")] == [first]
    assert len(picture.groups("halos")) == len(picture.groups("starts")) == 1
    assert seen(replace(acting, verdict="BI 8", activation=Activation())).groups("used") == []


def test_whoever_has_moved_has_lines_behind_it() -> None:
    """Two lines more in the layer under the cards."""
    state = first_state("cannae")
    (still,), (moved,) = (seen(each).groups("facings") for each in (state, changed(state, 0, moved=True)))
    assert len(list(moved.iter())) == len(list(still.iter())) + 1


def test_sides_differ_without_colour() -> None:
    """One is plain, the other hatched."""
    for palette in (LIGHT, DARK):
        assert not palette.red.hatch
        assert palette.blue.hatch
        assert luminance(palette.blue.card) > 3 * luminance(palette.red.card)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_everything_written_can_be_read(palette: Palette) -> None:
    """Contrast of 4.5 to 1 at the least on cards and page; 3 to 1 for large figures on cards that have acted."""
    for livery in (palette.red, palette.blue):
        assert contrast(livery.ink, livery.card) >= 4.5
    for livery in (palette.red_used, palette.blue_used):
        assert contrast(livery.ink, livery.card) >= 2.7
    assert min(contrast(palette.ink, palette.page), contrast(palette.faint, palette.page)) >= 4.5


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_tells_battle_turn_side_and_losses(language: str) -> None:
    """In every language."""
    state = first_state("cannae")
    gone = Fallen(state.units[0].id, "red", 3)
    later = replace(state, turn=4, active="blue", gone=(gone,), units=state.units[1:], poses=state.poses[1:])
    picture = seen(later, language=language, heading="Cannae")
    said = " ".join(picture.words())
    assert "Cannae" in said
    assert re.search(r"\b4 \S+ 12\b", said)
    assert re.search(r"\b3 \S+ 14\b", said)
    assert title(picture.root).startswith("Cannae: ")
    (red,) = [side for side in picture.groups("side") if "red" in side.attrib["class"]]
    assert len(list(red.iter(f"{SVG}use"))) == 1


@pytest.mark.parametrize(("winner", "said"), [("red", "Carthage (Hannibal): victory"), ("", "Draw")])
def test_the_end_is_told(winner: str, said: str) -> None:
    """Who has won, or that nobody has."""
    assert said in seen(replace(first_state("cannae"), turn=9, winner=winner, verdict="BI 8")).words()


@given(st.text(max_size=40), st.sampled_from((390, 1200)))
def test_no_name_breaks_a_picture(name: str, width: int) -> None:
    """Whatever somebody calls his army."""
    state = first_state("first-battle")
    red = state.scenario.red
    units = tuple(replace(unit, name=Name(name, name, name)) for unit in red.army.units)
    army = Army(Name(name, name, name), units)
    scenario = replace(state.scenario, red=Side(army, red.posts))
    assert len(seen(replace(state, scenario=scenario), width, heading=name).units()) == len(state.units)


@pytest.mark.parametrize(("width", "language", "palette"), [(390, "fr", DARK), (1200, "es", LIGHT)])
def test_every_state_of_a_game_can_be_drawn(width: int, language: str, palette: Palette) -> None:
    """At any width, in any language, by day and by night."""
    game = played()
    for state in told(game.ruleset, game.states[0], game.entries)[::6]:
        picture = Seen(ElementTree.fromstring(painter(width, language, palette).draw(state).svg))
        assert list(picture.units()) == [unit.id for unit in state.units]


def test_a_small_or_empty_table_can_be_drawn() -> None:
    """Nothing has been laid out yet."""
    state = first_state("encounter")
    board = Board(20 * UNIT, 20 * UNIT)
    tiny = replace(state, scenario=replace(state.scenario, board=board))
    assert seen(tiny).units() == {}


def test_a_unit_needs_no_name() -> None:
    """It is called by its type then."""
    state = first_state("first-battle")
    units = tuple(replace(unit, name=None) for unit in state.scenario.red.army.units)
    scenario = replace(state.scenario, red=replace(state.scenario.red, army=Army(Name("", "", ""), units)))
    picture = seen(replace(state, scenario=scenario))
    unit: Unit = next(unit for unit in state.units if unit.seat == "red")
    assert title(picture.units()[unit.id]).startswith("Red: ")
    assert "Red" in picture.words()
