"""A distribution whose game cannot be used is told of once, by its name; the house and the other games go on."""

import json
from pathlib import Path

import pytest

from sandtable.games import GAMES
from tests.guests.installing import GAME, offered, paths, run
from tests.server.house import fresh_house

FAULTY: dict[str, dict[str, str]] = {
    "raises": {"game": "raise RuntimeError('no sea today')"},
    "syntax": {"game": "def"},
    "missing": {},
    "no-package": {"game": "GAME = 7"},
    "no-data": {"__init__": "", "game": "GAME = 7"},
    "other-name": {"game": "from weathergage.game import GAME"},
    "no-init": {"__init__": "import nothing_like_this"},
}
SAID = {
    "raises": "RuntimeError: no sea today",
    "syntax": "SyntaxError",
    "missing": "ModuleNotFoundError",
    "no-package": "no GamePackage",
    "no-data": "DATA is no folder",
    "other-name": "its GAME has the name 'weathergage'",
    "no-init": "ModuleNotFoundError",
    "taken": "that of a game of the house",
    "named": "more than letters, digits and hyphens",
    "second": "taken by first",
}


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every way to be wrong, each in a distribution of its own."""
    site = tmp_path_factory.mktemp("broken")
    for name, files in FAULTY.items():
        offered(site, f"faulty-{name}", name, files)
    offered(site, "faulty-taken", "impetus")
    offered(site, "faulty-named", "../other", {"game": "GAME = 7"})
    return site


def test_each_is_told_with_its_distribution(site: Path, broken: Path) -> None:
    """In the list, and once on stderr."""
    ran = run("games", "--json", sites=(site, broken))
    rows = {row["distribution"]: row for row in json.loads(ran.out)}
    assert ran.code == 1
    for name in (*FAULTY, "taken", "named"):
        assert SAID[name] in rows[f"faulty-{name}"]["wrong"]
        assert sum(f" of faulty-{name} cannot be used: " in line for line in ran.err.splitlines()) == 1
    assert "Traceback" not in ran.err
    assert [row["game"] for row in json.loads(ran.out) if not row["wrong"]] == [*GAMES, GAME]


def test_the_first_of_two_with_one_name_is_played(tmp_path: Path) -> None:
    """In the order of their distributions."""
    offered(tmp_path, "first", "twin", {"game": "GAME = 7"})
    offered(tmp_path, "second", "twin", {"game": "GAME = 7"})
    rows = {row["distribution"]: row["wrong"] for row in json.loads(run("games", "--json", sites=(tmp_path,)).out)}
    assert SAID["second"] in rows["second"]
    assert SAID["no-package"] in rows["first"]


def test_the_house_goes_on(site: Path, broken: Path) -> None:
    sites = (site, broken)
    assert run("--help", sites=sites).code == 0
    assert run("clause", "CR C.4", sites=sites).code == 0
    assert run("odds", "raises", sites=sites).refused()
    assert run("odds", "--help", sites=sites).code == 0
    assert run("simulate", GAME, sites=sites).code == 0
    assert run("rapide", "rocroi", "--seed", "1", sites=sites).code == 0


def test_clauses_that_cannot_be_read_spoil_their_game_only(site: Path, tmp_path: Path) -> None:
    offered(tmp_path, "faulty-clauses", "clauses", data={"clauses.toml": '["XX 1"]\ntitle = 7\n'})
    ran = run("clause", "WG 1.1", sites=(site, tmp_path))
    assert (ran.code, ran.lines[0]) == (0, "WG 1.1  The sea")
    assert "faulty-clauses" in ran.err


def test_a_server_serves_the_others(site: Path, broken: Path, tmp_path: Path) -> None:
    with fresh_house(tmp_path, paths=paths(site, broken)) as server:
        status, _, body = server.get("/api/choices")
        assert status == 200
        assert [each["game"] for each in json.loads(body)["games"]][-1] == GAME
        log = server.log.read_text()
        assert log.count("faulty-raises") == 1
        assert "Traceback" not in log
