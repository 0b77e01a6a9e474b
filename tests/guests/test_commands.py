"""An installed game on the command line: it is found, played, checked, told and explained like any other."""

import json
from pathlib import Path

import pytest

from sandtable.games import GAMES
from sandtable.library.words import LANGUAGES
from tests.guests.installing import GAME, ROOT, python, run

INSIDE = Path(__file__).parent / "inside"
"""What runs where the game is installed."""

WORDS = {"en": "is to leeward", "fr": "sous le vent", "es": "a sotavento"}


@pytest.fixture(scope="module")
def games(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A series between captains."""
    folder = tmp_path_factory.mktemp("games")
    ran = run("simulate", GAME, "--games", "2", "--seed", "0", "--jobs", "2", "--save", folder, sites=(site,))
    assert (ran.code, ran.err) == (0, "")
    assert [line.split("\t")[0] for line in ran.lines] == ["1", "2"]
    return folder


def test_it_is_found_where_it_is_installed(site: Path) -> None:
    """Nothing else has to be done: the same program finds it after those of the house."""
    without, ran = run("games", sites=()), run("games", sites=(site,))
    assert (without.code, ran.code, ran.err) == (0, 0, "")
    assert [line.split("\t")[0] for line in without.lines] == list(GAMES)
    assert ran.lines[:-1] == without.lines
    assert ran.lines[-1].split("\t") == [GAME, "Weather Gage", "0", "sandtable-weathergage 0.1.0", "-"]


def test_the_list_for_other_programs(site: Path) -> None:
    rows = run("games", "--json", "--lang", "fr", sites=(site,)).json
    assert [row["game"] for row in rows] == [*GAMES, GAME]
    assert rows[-1]["title"] == "L’avantage du vent"
    assert {row["distribution"] for row in rows} == {"sandtable", "sandtable-weathergage"}
    assert not any(row["wrong"] for row in rows)


def test_the_house_simulates_it(site: Path) -> None:
    """A scenario by its name or file, one player or two; it is listed with its name."""
    assert "Play Weather Gage" in " ".join(run("simulate", "--help", sites=(site,)).out.split())
    found = run("simulate", GAME, "privateer", "--players", "captain,recruit", "--json", sites=(site,)).json
    assert found["games"] == 1
    assert set(found["results"][0]) == {"game", "winner", "clause", "turn", "seed"}
    assert run("simulate", GAME, "nowhere", sites=(site,)).refused()
    assert run("simulate", GAME, "--players", "captain,captain,captain", sites=(site,)).refused()


def test_its_games_are_sound(site: Path, games: Path) -> None:
    assert run("verify", games / "000001.sand", sites=(site,)).code == 0


def test_without_it_its_games_are_refused_in_one_sentence(games: Path) -> None:
    assert GAME in run("verify", games / "000001.sand", sites=()).told()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_games_are_told(site: Path, games: Path, language: str) -> None:
    told = run("replay", games / "000001.sand", "--lang", language, sites=(site,))
    assert (told.code, told.err) == (0, "")
    assert WORDS[language] in told.out
    assert all(line.rstrip().endswith("]") for line in told.lines)


@pytest.mark.parametrize("command", ["audit", "render"])
def test_what_it_does_not_have_is_told(site: Path, games: Path, command: str) -> None:
    """It has no umpire who reads finished games, and no pictures."""
    ran = run(command, games / "000001.sand", sites=(site,))
    assert ran.code == 2
    assert GAME in ran.told().lower().replace(" ", "")


def test_its_clauses_are_explained(site: Path) -> None:
    assert run("clause", "wg 3.6", "--lang", "es", sites=(site,)).lines[0] == "WG 3.6  Fuego de enfilada"
    listed = run("clause", "--json", sites=(site,)).json
    assert sum(each["clause"].startswith("WG ") for each in listed) == 16


def test_it_is_played_from_python(site: Path, tmp_path: Path) -> None:
    """New, options, preview, give, odds, save, load, verify."""
    told = python(INSIDE / "from_python.py", cwd=tmp_path, site=site)
    assert json.loads(told) == {"sound": True, "finished": True}


def test_it_keeps_every_law(site: Path) -> None:
    """The laws of every ruleset, by the same suite, where the game is installed."""
    told = python("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", INSIDE / "laws.py", cwd=ROOT, site=site)
    assert told.count(".") > 200
