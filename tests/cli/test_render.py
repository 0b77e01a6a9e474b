"""`sandtable render`: a picture of the table, or a film of the game."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from sandtable.games import data_of
from sandtable.games.impetus.files.battles import battles
from sandtable.library.words import LANGUAGES
from tests.cli.run import environment, game_file, process, run
from tests.picture.sketch import Seen, first_state, game_bytes, played, title


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A whole and sound game file."""
    path = tmp_path / "g.sand"
    path.write_bytes(game_bytes())
    return path


def drawn(path: Path) -> Seen:
    return Seen(ElementTree.fromstring(path.read_bytes()))


def test_the_end_of_a_game_is_drawn_and_its_path_is_all_that_is_said(game: Path, tmp_path: Path) -> None:
    """A script can go on with it."""
    picture = tmp_path / "x.svg"
    ran = process("render", game, "-o", picture)
    assert (ran.code, ran.out, ran.err) == (0, f"{picture}\n", "")
    assert set(drawn(picture).units()) == {unit.id for unit in played().state.units}
    assert title(drawn(picture).root).startswith("A first battle: ")


@pytest.mark.parametrize("name", ["cannae", "peninsular-ridge", "village-raid"])
def test_a_picture_has_the_look_that_is_asked_for(tmp_path: Path, name: str) -> None:
    """Counters unless miniatures are asked for; another look is no look."""
    usual, counters, models, again = (tmp_path / f"{place}.svg" for place in range(4))
    assert run("render", name, "-o", usual).code == 0
    assert run("render", name, "-o", counters, "--look", "counters").code == 0
    for picture in (models, again):
        assert run("render", name, "-o", picture, "--look", "miniatures").code == 0
    assert usual.read_bytes() == counters.read_bytes()
    assert models.read_bytes() == again.read_bytes()
    assert (len(drawn(usual).groups("lawn")), len(drawn(models).groups("lawn"))) == (0, 1)
    assert run("render", name, "-o", usual, "--look", "bronze").code == 2


@pytest.mark.parametrize("at", [0, 3, 20])
def test_any_entry_can_be_drawn(game: Path, tmp_path: Path, at: int) -> None:
    """As if the game ended there."""
    whole, cut = tmp_path / "whole.svg", tmp_path / "cut.svg"
    assert run("render", game, "--at", str(at), "-o", whole).code == 0
    game.write_bytes(b"".join(game_bytes().splitlines(keepends=True)[: at + 1]))
    assert run("render", game, "-o", cut).code == 0
    assert whole.read_bytes() == cut.read_bytes()


def test_entry_nought_is_the_battle_before_it_began(game: Path, tmp_path: Path) -> None:
    """So is the battle by its name, and its file."""
    pictures = [tmp_path / f"{place}.svg" for place in range(3)]
    for picture, args in zip(
        pictures, [(game, "--at", "0"), ("first-battle",), (battles()["first-battle"],)], strict=True
    ):
        assert run("render", *args, "-o", picture).code == 0
    assert len({picture.read_bytes() for picture in pictures}) == 1
    assert len(drawn(pictures[0]).units()) == len(first_state("first-battle").units)


def test_the_same_game_gives_the_same_bytes(game: Path, tmp_path: Path) -> None:
    """In another process, with other hashes."""
    one, other = tmp_path / "one.svg", tmp_path / "other.svg"
    assert process("render", game, "-o", one, PYTHONHASHSEED="1").code == 0
    assert process("render", game, "-o", other, PYTHONHASHSEED="2").code == 0
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("width", [None, "390"])
def test_a_png_is_as_wide_as_it_was_asked_for(game: Path, tmp_path: Path, width: str | None) -> None:
    """1200 pixels if nothing is said."""
    picture = tmp_path / "x.PNG"
    assert run("render", game, "-o", picture, *(["--width", width] if width else [])).code == 0
    assert Image.open(BytesIO(picture.read_bytes())).size[0] == int(width or 1200)


def test_the_whole_game_is_a_film(game: Path, tmp_path: Path) -> None:
    """Its suffix alone says so too."""
    film, other = tmp_path / "x.gif", tmp_path / "y.gif"
    assert run("render", game, "--gif", "--at", "24", "--width", "300", "-o", film).code == 0
    assert run("render", game, "--at", "24", "--width", "300", "-o", other).code == 0
    assert film.read_bytes() == other.read_bytes()
    image = Image.open(BytesIO(film.read_bytes()))
    assert image.size[0] == 300
    assert 2 < getattr(image, "n_frames", 0) <= 25


@pytest.mark.parametrize(
    ("more", "name"), [([], "first-battle.svg"), (["--gif", "--width", "200"], "first-battle.gif")]
)
def test_without_a_path_the_picture_lies_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: list[str], name: str
) -> None:
    """Called like what it was made from."""
    monkeypatch.chdir(tmp_path)
    assert run("render", "first-battle", *more).out == f"{name}\n"
    assert (tmp_path / name).exists()


def test_dark_surroundings_have_other_colours(tmp_path: Path) -> None:
    """The table is the same."""
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"
    assert run("render", "cannae", "-o", light).code == run("render", "cannae", "--dark", "-o", dark).code == 0
    assert light.read_bytes() != dark.read_bytes()
    assert list(drawn(light).units()) == list(drawn(dark).units())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_speaks_every_language(tmp_path: Path, language: str) -> None:
    """In its heading and in what is told of each unit."""
    picture = tmp_path / "x.svg"
    assert run("render", "granicus", "-o", picture, "--lang", language).code == 0
    told = title(drawn(picture).root)
    assert told.split(": ", 1)[1] == {"en": "Set-up", "fr": "Mise en place", "es": "Preparación"}[language]


def test_a_battle_of_one_s_own_is_called_by_its_armies(tmp_path: Path) -> None:
    """It has no name."""
    battle, picture = tmp_path / "mine.toml", tmp_path / "x.svg"
    battle.write_text(
        (data_of("impetus") / "scenarios/cannae.toml").read_text("utf-8").replace("last_turn = 12", "last_turn = 9")
    )
    assert run("render", battle, "-o", picture).code == 0
    assert title(drawn(picture).root).startswith("Carthage (Hannibal) vs Polybian Romans")


# What is wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_table_is_not_drawn(tmp_path: Path, language: str) -> None:
    """Combat Rapide has none."""
    path = tmp_path / "g.sand"
    path.write_bytes(game_file())
    ran = run("render", path, "-o", tmp_path / "x.svg", "--lang", language)
    assert ran.code == 2
    assert "Combat Rapide" in ran.refused()
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.parametrize("name", ["x.jpg", "x", "x.svg.txt"])
def test_a_picture_has_a_known_suffix(game: Path, tmp_path: Path, name: str) -> None:
    """Which one is told."""
    ran = run("render", game, "-o", tmp_path / name)
    assert ran.code == 2
    assert ".svg, .png" in ran.refused()


def test_a_film_is_a_gif(game: Path, tmp_path: Path) -> None:
    """Nothing else can hold it."""
    ran = run("render", game, "--gif", "-o", tmp_path / "x.png")
    assert ran.code == 2
    assert ".gif" in ran.refused()


def test_there_is_nothing_beyond_the_end(game: Path, tmp_path: Path) -> None:
    """The last entry is told."""
    last = len(game_bytes().splitlines()) - 1
    assert run("render", game, "--at", str(last), "-o", tmp_path / "x.svg").code == 0
    ran = run("render", game, "--at", str(last + 1), "-o", tmp_path / "y.svg")
    assert ran.code == 2
    assert f"the last one is {last}" in ran.refused()
    assert run("render", "cannae", "--at", "1", "-o", tmp_path / "y.svg").code == 2


@pytest.mark.parametrize("args", [("--at", "-1"), ("--width", "100"), ("--width", "5000"), ("--lang", "de")])
def test_numbers_and_languages_must_make_sense(game: Path, tmp_path: Path, args: tuple[str, str]) -> None:
    """Before anything is drawn."""
    assert run("render", game, "-o", tmp_path / "x.svg", *args).refused()


@pytest.mark.parametrize("name", ["missing.sand", "missing.toml", "missing/x", "canae"])
def test_what_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A battle that was probably meant too."""
    monkeypatch.chdir(tmp_path)
    ran = run("render", name, "-o", tmp_path / "x.svg")
    assert ran.code == 2
    assert name in ran.refused()
    assert name != "canae" or "cannae" in ran.err


@pytest.mark.parametrize("name", [".", ".."])
def test_a_folder_is_no_game(name: str) -> None:
    """It cannot be read."""
    assert run("render", name).code == 2


def test_a_bad_file_can_be_drawn_up_to_its_first_bad_line(game: Path, tmp_path: Path) -> None:
    """Beyond it, the line and the reason are told; exit code 1."""
    lines = game_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join([*lines[:10], lines[10].replace(b'"h":"', b'"h":"0'), *lines[11:]]))
    assert run("render", game, "--at", "9", "-o", tmp_path / "x.svg").code == 0
    for at in ([], ["--at", "10"]):
        ran = run("render", game, *at, "-o", tmp_path / "y.svg")
        assert ran.code == 1
        assert "line 11:" in ran.refused()


@pytest.mark.parametrize("data", [b"", b"nonsense\n", b"{}\n"])
def test_what_is_no_game_file_is_refused(game: Path, tmp_path: Path, data: bytes) -> None:
    """Without a picture."""
    game.write_bytes(data)
    ran = run("render", game, "-o", tmp_path / "x.svg")
    assert ran.code == 1
    assert "line 1:" in ran.refused()


@pytest.mark.parametrize("name", ["missing/x.svg", "folder.svg"])
def test_a_picture_that_cannot_be_written_is_told(game: Path, tmp_path: Path, name: str) -> None:
    """Exit code 1, as where a game cannot be saved."""
    (tmp_path / "folder.svg").mkdir()
    ran = run("render", game, "-o", tmp_path / name)
    assert ran.code == 1
    assert "can’t be written" in ran.refused()


def test_what_is_heavy_is_loaded_only_when_it_is_needed() -> None:
    """So that other commands answer at once."""
    code = (
        "import sys, sandtable.cli.main; print([n for n in ('typst', 'PIL', 'sandtable.picture') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
