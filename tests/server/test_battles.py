"""The first screen: games with pictures, and their ready battles as cards with maps."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from sandtable.games import GAMES
from sandtable.library.words import LANGUAGES
from tests.server.house import House


def cards(server: House, game: str, lang: str = "en") -> Any:
    status, _, body = server.get(f"/api/games/{game}/battles", **{"Accept-Language": lang})
    assert status == 200, body
    return json.loads(body)


def test_every_game_is_offered_with_a_picture(server: House) -> None:
    found = json.loads(server.get("/api/games")[2])
    assert [each["game"] for each in found] == list(GAMES)
    for each in found:
        status, headers, body = server.get(f"/api/games/{each['game']}/cover")
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert ElementTree.fromstring(body).tag.endswith("svg")
    assert server.get("/api/games/chess/cover")[0] == 400


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_battle_says_what_it_is(server: House, game: str, lang: str) -> None:
    """A story, how long and how hard; sides by their armies, no two alike, each with what it has."""
    found = cards(server, game, lang)
    assert len(found) >= 4
    for each in found:
        assert each["story"]
        assert each["minutes"] > 0
        assert each["difficulty"] in ("easy", "medium", "hard")
        names = [side["name"] for side in each["sides"]]
        assert len(set(names)) == len(names) >= 2
        assert all(side["roster"] for side in each["sides"])
    assert [each["minutes"] for each in found] == sorted(each["minutes"] for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_every_battle_can_be_begun_as_it_is(server: House, game: str) -> None:
    for each in cards(server, game):
        seats = [{"seat": side["seat"], "player": "person"} for side in each["sides"]]
        status, _, body = server.post("/api/matches", {"game": game, "seats": seats, "setup": each["setup"]})
        assert status == 201, (each["id"], body)


def test_a_map_is_the_table_alone(server: House) -> None:
    """Without words; the smallest battle has at most 5 KB of it on the wire."""
    status, headers, body = server.get(cards(server, "impetus")[0]["map"], **{"Accept-Encoding": "gzip"})
    assert (status, headers["content-type"], headers["content-encoding"]) == (200, "image/svg+xml", "gzip")
    assert len(body) <= 5 * 1024
    dark = ElementTree.fromstring(server.get(cards(server, "argad")[0]["map"] + "?dark=true")[2])
    assert not [each for each in dark.iter() if each.tag.endswith(("text", "title"))]
    assert server.get("/api/games/impetus/battles/nowhere/map")[0] == 404
