"""The lobby over HTTP: what may be chosen, what is refused, and what every answer carries."""

import json
from typing import Any

import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.words import LANGUAGES, words
from sandtable.players.roster import every_player
from tests.server.house import House

SEATS = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "captain"}]


def test_the_server_says_that_it_is_there(server: House) -> None:
    """For whoever watches over it."""
    assert server.get("/healthz")[::2] == (200, b"ok")


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/choices", "/api/nothing", "/api/matches/x/file"])
def test_every_answer_is_guarded(server: House, path: str) -> None:
    """No frame, no foreign script, no guessing of types."""
    _, headers, _ = server.get(path)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["strict-transport-security"] is None


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/choices", "/api/nothing"])
def test_head_is_answered_as_get_less_its_body(server: House, path: str) -> None:
    status, headers, body = server.get(path)
    bare_status, bare_headers, bare_body = server.head(path)
    assert body
    assert (bare_status, bare_body) == (status, b"")
    assert bare_headers["content-type"] == headers["content-type"]
    assert bare_headers["content-security-policy"] == headers["content-security-policy"]


def test_what_may_be_chosen(server: House) -> None:
    """Everything has a name in every language."""
    found = json.loads(server.get("/api/choices")[2])
    assert {each["id"] for each in found["players"]} == {"person", "open", *every_player()}
    assert (found["editions"], found["fields"]) == (["fr", "es"], ["played", "random", "open"])
    for kind in ("armies", "battles", "players"):
        assert found[kind]
        assert all(each["name"].keys() == set(LANGUAGES) for each in found[kind])


def test_words_clauses_and_symbols(server: House) -> None:
    """What the browser shows without knowing the rules."""
    assert "fault-stale" in server.get("/api/words/es")[2].decode()
    assert server.get("/api/words/xx")[0] == 404
    clauses = {each["id"]: each for each in json.loads(server.get("/api/clauses")[2])}
    assert clauses["BI 5.6"]["title"].keys() == set(LANGUAGES)
    status, headers, body = server.get("/api/symbols/fp.svg")
    assert (status, headers["content-type"], body[:4]) == (200, "image/svg+xml", b"<svg")
    for path in ("fp", "none.svg", "..%2Ffp.svg", "%2e%2e%2f%2e%2e%2f__init__.py"):
        assert server.get(f"/api/symbols/{path}")[0] == 404
    assert "/api/matches" in json.loads(server.get("/api/schema/openapi.json")[2])["paths"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"battle": "nowhere"}, "fault-choice"),
        ({"battle": "../../etc/passwd.toml"}, "fault-choice"),
        ({"battle": "/etc/passwd"}, "fault-choice"),
        ({"red": "/etc/passwd.toml", "blue": "gauls"}, "fault-choice"),
        ({"red": "gauls"}, "fault-armies"),
        ({"red": "gauls", "blue": "normans", "field": "moon"}, "fault-choice"),
        ({"red": "gauls", "blue": "normans", "scale": "99"}, "fault-choice"),
        ({"red": "gauls", "blue": "normans", "edition": "xx"}, "fault-choice"),
        ({"red": "gauls", "blue": "normans", "turns": 0}, "refused-last-turn"),
        ({"battle": "cannae", "seats": SEATS[:1]}, "fault-seats"),
        ({"battle": "cannae", "seats": [SEATS[0], SEATS[0]]}, "fault-seats"),
        ({"battle": "cannae", "seats": [SEATS[0], {"seat": "blue", "player": "nobody"}]}, "fault-choice"),
        ({"battle": "cannae", "seats": [{"seat": "red", "player": "recruit"}, SEATS[1]]}, "fault-no-person"),
        ({"battle": "cannae", "ruleset": "chess"}, "fault-choice"),
        ({"battle": "cannae", "pace": {"kind": "live", "main": 0}}, "fault-pace"),
        ({"battle": "cannae", "pace": {"kind": "hours"}}, "fault-request"),
        ({"battle": "cannae", "more": 1}, "fault-request"),
        ({"battle": 7}, "fault-request"),
    ],
)
def test_a_match_that_cannot_be_had(server: House, wrong: dict[str, Any], key: str) -> None:
    """The reason is told as a key of the words, with all that it needs."""
    status, _, body = server.post("/api/matches", {"ruleset": "impetus", "seats": SEATS, **wrong})
    problem = json.loads(body)
    assert (status, problem["status"], problem["key"]) == (400, 400, key)
    for language in LANGUAGES:
        assert words(language)(key, **problem["args"])


def test_what_is_no_request(server: House) -> None:
    """It is answered by its own status, and nothing is made."""
    assert server.post("/api/matches", b"{")[0] == 400
    assert server.post("/api/matches", b"[" * 70_000)[0] in (400, 413)
    assert server.post("/api/matches", b'{"x": "%s"}' % (b"x" * 70_000))[0] == 413
    assert server.post("/healthz", b"")[0] == 405
    wanted = {"ruleset": "impetus", "seats": SEATS, "battle": "cannae"}
    status, _, body = server.post("/api/matches", wanted, Origin="https://elsewhere.example")
    assert (status, json.loads(body)["key"]) == (403, "fault-origin")


def test_matches_are_listed_to_those_who_play_them(server: House) -> None:
    """By their tokens, which are not given back."""
    (one,), (other,) = server.match(blue="captain"), server.match()
    assert json.loads(server.get("/api/matches")[2]) == []
    assert json.loads(server.get("/api/matches", "x", "")[2]) == []
    body = server.get("/api/matches", one["token"], other["token"])[2]
    assert {card["match"] for card in json.loads(body)} == {one["match"], other["match"]}
    assert one["token"].encode() not in body
    (card,) = json.loads(server.get("/api/matches", one["token"])[2])
    assert card["seats"] == SEATS
    assert card["title"].keys() == set(LANGUAGES)


def test_a_file_is_given_to_its_own_seat_only(server: House) -> None:
    """It verifies as far as it goes."""
    (one,), (other,) = server.match(), server.match()
    path = f"/api/matches/{one['match']}/file"
    assert server.get(path)[0] == 404
    assert server.get(path, other["token"])[0] == 404
    status, _, body = server.get(path, other["token"], one["token"])
    assert status == 200
    assert verify(body, ruleset_of).fault is None


@pytest.mark.parametrize("field", ["random", "open", "played"])
def test_two_armies_meet(server: House, field: str) -> None:
    """On a field of any kind, in either edition."""
    (ticket,) = server.match(wanted={"red": "gauls", "blue": "normans", "field": field, "edition": "es", "scale": "15"})
    with server.line(ticket["token"]) as line:
        assert line.welcome["edition"] == "es"
        assert line.welcome["title"]["fr"] == "Gaulois – Normands"
        options = line.ask("ask-options") if line.until_asked("red")["outcome"] is None else {}
        assert options["offers"] or options["pieces"]
