"""A game as a film, and pictures as PNG and GIF."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from sandtable.games.impetus.picture.scene import worth_showing
from sandtable.games.impetus.rules.state import State
from sandtable.kernel.entry import Undone
from sandtable.kernel.history import states as told
from sandtable.picture.gif import FIRST, LAST, SHORTEST, durations, gif
from sandtable.picture.png import png
from sandtable.table.plane import Pose
from tests.picture.sketch import first_state, painter, played


def marching(count: int) -> list[State]:
    """One unit goes on, a hair's breadth in each state."""
    state = first_state("cannae")
    x, y, heading = state.poses[0]
    return [replace(state, poses=(Pose(x + step, y, heading), *state.poses[1:])) for step in range(count)]


def test_a_game_is_told_to_where_it_ended() -> None:
    """By folding what has happened; a state before the first entry and one after each."""
    game = played()
    states = told(game.ruleset, first_state("first-battle"), game.entries)
    assert len(states) == len(game.entries) + 1
    assert states[0] == first_state("first-battle")
    assert states[-1] == game.state


def test_what_was_undone_is_undone() -> None:
    """The state is what it was after the entry that the game went back to."""
    game = played()
    entries = [*game.entries[:12], replace(game.entries[0], n=13, answer=Undone("red", 5))]
    states = told(game.ruleset, first_state("first-battle"), entries)
    assert states[13] == states[5]


def test_only_what_changes_the_table_is_shown() -> None:
    """The same table twice is one picture, and the last state is always there."""
    states = marching(5)
    later = replace(states[-1], turn=3, active="blue")
    assert worth_showing([*states, later, later]) == [*states[:-1], later]


def test_a_game_begins_and_ends_its_film() -> None:
    """Fewer pictures than entries."""
    game = played()
    states = told(game.ruleset, first_state("first-battle"), game.entries)
    shown = worth_showing(states)
    assert 10 < len(shown) <= len(states)
    assert shown[-1] == states[-1]
    assert shown[0].poses == states[0].poses


def test_small_moves_of_one_activation_are_one_picture_if_there_are_too_many() -> None:
    """Whoever is active stays the same."""
    states = [replace(state, used=("a",) if step < 30 else ("a", "b")) for step, state in enumerate(marching(60))]
    assert worth_showing(states, most=50) == [states[29], states[59]]


def test_a_film_never_has_more_pictures_than_it_may() -> None:
    """Some are left out evenly; the first and the last are not."""
    states = [replace(state, used=(str(step),)) for step, state in enumerate(marching(300))]
    shown = worth_showing(states, most=100)
    assert len(shown) == 100
    assert (shown[0], shown[-1]) == (states[0], states[-1])


@pytest.mark.parametrize("width", [390, 1200, 1500])
def test_a_png_has_the_pixels_that_were_asked_for(width: int) -> None:
    """And is a picture of something."""
    picture = painter(width).draw(first_state("first-battle"))
    image = Image.open(BytesIO(png(picture.svg, picture.width, picture.height)))
    assert image.format == "PNG"
    assert image.size == (picture.width, picture.height) == (width, picture.height)
    assert len(image.convert("RGB").getcolors(10**6) or []) > 50


def test_words_are_drawn_with_fonts_that_are_there() -> None:
    """The heading leaves ink on the page, accents too."""

    def drawn(heading: str) -> Image.Image:
        picture = painter(heading=heading).draw(first_state("first-battle"))
        return Image.open(BytesIO(png(picture.svg, picture.width, picture.height))).convert("L").crop((0, 0, 600, 60))

    plain, accents, blank = drawn("Chateau"), drawn("Château"), drawn(" ")
    assert plain.tobytes() != accents.tobytes()
    assert min(plain.tobytes()) < 90 < min(blank.tobytes())


def test_a_png_is_the_same_each_time() -> None:
    """Byte for byte on one machine."""
    picture = painter(600).draw(first_state("first-battle"))
    assert png(picture.svg, picture.width, picture.height) == png(picture.svg, picture.width, picture.height)


def test_a_gif_has_every_picture_and_holds_the_last() -> None:
    """It begins again at its end."""
    states = [first_state("first-battle")]
    x, y, heading = states[0].poses[0]
    states += [replace(states[0], poses=(Pose(x, y - 700 * step, heading), *states[0].poses[1:])) for step in (1, 2, 3)]
    pictures = [painter(400).draw(state) for state in states]
    film = Image.open(BytesIO(gif(png(each.svg, each.width, each.height) for each in pictures)))
    assert film.format == "GIF"
    assert film.size == (400, pictures[0].height)
    assert getattr(film, "n_frames", 0) == 4
    assert film.info["loop"] == 0
    film.seek(3)
    assert film.info["duration"] == LAST


def test_a_long_film_goes_faster() -> None:
    """But never too fast."""
    assert durations(1) == [LAST]
    assert durations(3) == [FIRST, 500, LAST]
    assert durations(200)[1] == 225
    assert durations(1000)[1] == SHORTEST
