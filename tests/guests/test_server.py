"""An installed game in a running server: over HTTP, over the socket, and its page from its package."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.guests.installing import GAME, paths
from tests.server.house import House, fresh_house

PLANS = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "captain"}]
SETUP = {"battle": "frigates"}


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    for extra in ("extra.css", "extra.svg"):
        (site / GAME / "page" / extra).write_text("/* beside the module */")
    with fresh_house(tmp_path_factory.mktemp("server"), paths=paths(site)) as found:
        yield found


def offer(server: House) -> dict[str, Any]:
    """What the start page offers of the game."""
    found = json.loads(server.get("/api/choices")[2])["games"]
    game: dict[str, Any] = next(each for each in found if each["game"] == GAME)
    return game


def ticket(server: House, **more: Any) -> dict[str, str]:
    """The seat of a person in a new match."""
    status, _, body = server.post("/api/matches", {"game": GAME, "seats": PLANS, "setup": SETUP, **more})
    assert status == 201, body
    found: dict[str, str] = json.loads(body)[0]
    return found


def test_it_is_offered(server: House) -> None:
    found = offer(server)
    assert [each["id"] for each in found["players"]] == ["person", "open", "recruit", "captain"]
    assert [each["id"] for each in found["offers"]["scenarios"]] == ["frigates", "privateer"]
    assert found["quick"] == {"seats": PLANS, "setup": SETUP}


def test_its_page_comes_from_its_package(server: House, site: Path) -> None:
    """With the headers of every answer; browsers keep it for good, since its address changes with it."""
    address = offer(server)["page"]
    assert address.startswith(f"/api/games/{GAME}/page/")
    folder = address.rpartition("/")[0]
    for name, media in {"page.js": "text/javascript", "extra.css": "text/css", "extra.svg": "image/svg+xml"}.items():
        status, headers, body = server.get(f"{folder}/{name}")
        assert (status, body) == (200, (site / GAME / "page" / name).read_bytes())
        assert headers["content-type"].split(";")[0] == media
        assert headers["cache-control"].endswith("immutable")
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
    assert server.head(address)[0] == 200
    assert server.get(f"/api/games/{GAME}/page")[2] == (site / GAME / "page" / "page.js").read_bytes()
    old = server.get(f"/api/games/{GAME}/page/0123456789abcdef/page.js")
    assert (old[0], old[1]["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        f"/api/games/{GAME}/page/x/nothing.js",
        f"/api/games/{GAME}/page/x/../game.py",
        f"/api/games/{GAME}/page/x/..%2fgame.py",
        f"/api/games/{GAME}/page/x/%2e%2e/game.py",
        f"/api/games/{GAME}/page/x//etc/passwd",
        f"/api/games/{GAME}/page/x/%2fetc%2fpasswd",
        f"/api/games/{GAME}/page/x/",
        "/api/games/impetus/page/x/page.js",
        "/api/games/nothing/page/x/page.js",
        "/api/games/impetus/page",
        "/api/games/nothing/page",
    ],
)
def test_nothing_else_is_served(server: House, path: str) -> None:
    assert server.get(path)[0] == 404


@pytest.mark.parametrize("setup", [{}, {"battle": "nowhere"}, {"battle": "frigates", "more": 1}, 7])
def test_a_bad_set_up_is_refused(server: House, setup: Any) -> None:
    status, _, body = server.post("/api/matches", {"game": GAME, "seats": PLANS, "setup": setup})
    assert (status, b"fault-" in body) == (400, True), body


def test_its_words_and_clauses_are_there(server: House) -> None:
    assert f"game-{GAME} = Barlovento" in server.get("/api/words/es")[2].decode()
    assert "order-sail-turn = Timón" in server.get(f"/api/words/es/{GAME}")[2].decode()
    assert "WG 4.2" in {each["id"] for each in json.loads(server.get("/api/clauses")[2])}


def test_a_match_over_the_socket(server: House) -> None:
    """The range of an order, its odds before it is given, why another is refused, and the answer of the computer."""
    with server.line(ticket(server)["token"], since=0) as line:
        welcome = line.welcome
        assert (welcome["game"], welcome["state"]["turn"]) == (GAME, 1)
        assert welcome["scene"]["range"] == 14_000
        assert line.until_asked("red")["what"] == "weathergage-sail"
        course = {"order": "sail", "turn": 1234, "distance": 0}
        (found,) = line.ask("ask-options", piece="", begun=course)["offers"]
        assert (found["field"], found["low"]) == ("distance", found["high"] // 2)
        refused = line.give({**course, "distance": found["high"] + 1})
        assert refused["refusals"][0]["clause"] == "WG 2.2"
        assert refused["refusals"][0]["args"]["fast"] == f"{found['high'] / 1000:g}"
        looked = line.ask("ask-preview", order={**course, "distance": found["high"]})
        assert set(looked["poses"]) == {"red"}
        before = line.entries
        assert line.give({**course, "distance": found["high"]})["tell"] == "done"
        line.until_asked("red")
        assert line.entries > before + 1


def test_a_whole_match_and_its_replay(server: House) -> None:
    """A person who fires whenever a gun bears, against a captain, to the end; then step by step."""
    token = ticket(server)["token"]
    with server.line(token) as line:
        fired = False
        while line.until_asked("red")["outcome"] is None:
            offers = line.ask("ask-options", piece="")["offers"]
            looked = [line.ask("ask-preview", order=each["order"]) for each in offers[::4]]
            best = max(looked, key=lambda found: (bool(found["throw"]), -abs(looked.index(found) - 3)))
            if best["throw"]:
                fired = True
                assert best["throw"]["lines"], "dice with their reasons"
                assert sum(map(Fraction, best["odds"].values())) == 1
                assert Fraction(best["prospects"]["average"]) == Fraction(best["throw"]["count"], 3)
            assert line.give(offers[::4][looked.index(best)]["order"])["tell"] == "done"
        assert fired
        name = line.welcome["match"]
    status, _, body = server.get(f"/api/replays/{name}", token)
    assert status == 200, body
    assert b"Amphitrite" in body
