"""The lobby over HTTP: what may be chosen, what is refused, and what every answer carries."""

import json
from typing import Any

import pytest

from sandtable.games import GAMES, game, games, ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.words import COMMANDS, LANGUAGES, entries, word_files, words
from sandtable.players.roster import players_of
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
    """Each game by its name, with its own record of what it offers and those who may play it."""
    found = json.loads(server.get("/api/choices")[2])["games"]
    assert [each["game"] for each in found] == list(GAMES)
    for each in found:
        assert {player["id"] for player in each["players"]} == {"person", "open", *players_of(each["game"])}
        assert all(player["name"].keys() == player["note"].keys() == set(LANGUAGES) for player in each["players"])
        assert (each["page"], each["dice"]) == ("", list(game(each["game"]).page.dice))


def test_everything_offered_has_a_name_in_every_language(server: House) -> None:
    found = server.offers("impetus")
    assert (found["editions"], found["fields"]) == (["fr", "es"], ["played", "random", "open"])
    for each in (*found["armies"], *found["battles"], *server.offers("argad")["skirmishes"]):
        assert each["name"].keys() == set(LANGUAGES)


QUICK = [each.name for each in games() if each.page.start and each.page.start.quick()]


@pytest.mark.parametrize("name", QUICK)
def test_what_can_be_played_at_once(server: House, name: str) -> None:
    """Without choosing anything, against the computer."""
    (found,) = [each for each in json.loads(server.get("/api/choices")[2])["games"] if each["game"] == name]
    status, _, body = server.post("/api/matches", {"game": name, **found["quick"]})
    assert status == 201, body
    (ticket,) = json.loads(body)
    (card,) = json.loads(server.get("/api/matches", ticket["token"])[2])
    assert (card["game"], card["seats"]) == (name, found["quick"]["seats"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_come_with_the_game(server: House, language: str) -> None:
    """At first those of the house and what each game is called; then those of the game that is opened.

    What only commands say never comes.
    """
    said = {name: set(entries(server.get(f"/api/words/{language}/{name}")[2].decode())) for name in GAMES}
    house = set(entries(server.get(f"/api/words/{language}")[2].decode()))
    files = [path for path in word_files(language) if path.name not in COMMANDS]
    everything = {key for path in files for key in entries(path.read_text("utf-8"))}
    assert house.union(*said.values()) == everything
    assert {f"game-{name}" for name in GAMES} <= house
    assert "grandeur-points" in said["grandeur"] - house - said["impetus"]
    assert "role-red" in said["grandeur"] & said["impetus"]


def test_words_clauses_and_symbols(server: House) -> None:
    """What the browser shows without knowing the rules."""
    assert "fault-stale" in server.get("/api/words/es")[2].decode()
    for path in ("xx", "xx/impetus", "es/chess"):
        assert server.get(f"/api/words/{path}")[0] == 404
    clauses = {each["id"]: each for each in json.loads(server.get("/api/clauses")[2])}
    assert clauses["BI 5.6"]["title"].keys() == set(LANGUAGES)
    status, headers, body = server.get("/api/symbols/fp.svg")
    assert (status, headers["content-type"], body[:4]) == (200, "image/svg+xml", b"<svg")
    for path in ("fp", "none.svg", "..%2Ffp.svg", "%2e%2e%2f%2e%2e%2f__init__.py"):
        assert server.get(f"/api/symbols/{path}")[0] == 404
    for sheet in ("land", "impetus", "grandeur", "argad"):
        status, headers, body = server.get(f"/api/figures/{sheet}.svg")
        assert (status, headers["content-type"], body[:4]) == (200, "image/svg+xml", b"<svg")
    for path in ("land", "none.svg", "..%2Fland.svg", "..%2f..%2fsymbols%2ffp.svg"):
        assert server.get(f"/api/figures/{path}")[0] == 404
    assert "/api/matches" in json.loads(server.get("/api/schema/openapi.json")[2])["paths"]


CANNAE = {"battle": "cannae"}


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"setup": {"battle": "nowhere"}}, "fault-choice"),
        ({"setup": {"battle": "../../etc/passwd.toml"}}, "fault-choice"),
        ({"setup": {"battle": "/etc/passwd"}}, "fault-choice"),
        ({"setup": {"red": "/etc/passwd.toml", "blue": "gauls"}}, "fault-choice"),
        ({"setup": {"red": "gauls"}}, "fault-armies"),
        ({"setup": {"red": "gauls", "blue": "normans", "field": "moon"}}, "fault-choice"),
        ({"setup": {"red": "gauls", "blue": "normans", "scale": "99"}}, "fault-choice"),
        ({"setup": {"red": "gauls", "blue": "normans", "edition": "xx"}}, "fault-choice"),
        ({"setup": {"red": "gauls", "blue": "normans", "turns": 0}}, "refused-last-turn"),
        ({"setup": {"battle": 7}}, "fault-request"),
        ({"setup": {"battle": "cannae", "more": 1}}, "fault-request"),
        ({"setup": []}, "fault-request"),
        ({"seats": SEATS[:1]}, "fault-seats"),
        ({"seats": [SEATS[0], SEATS[0]]}, "fault-seats"),
        ({"seats": [SEATS[0], {"seat": "blue", "player": "nobody"}]}, "fault-choice"),
        ({"seats": [{"seat": "red", "player": "recruit"}, SEATS[1]]}, "fault-no-person"),
        ({"game": "chess"}, "fault-choice"),
        ({"dice": "typed"}, "fault-choice"),
        ({"dice": "loaded"}, "fault-request"),
        ({"pace": {"kind": "live", "main": 0}}, "fault-pace"),
        ({"pace": {"kind": "hours"}}, "fault-request"),
        ({"more": 1}, "fault-request"),
    ],
)
def test_a_match_that_cannot_be_had(server: House, wrong: dict[str, Any], key: str) -> None:
    """The reason is told as a key of the words, with all that it needs."""
    wanted = {"game": "impetus", "seats": SEATS, "setup": CANNAE, **wrong}
    status, _, body = server.post("/api/matches", wanted)
    problem = json.loads(body)
    assert (status, problem["status"], problem["key"]) == (400, 400, key)
    for language in LANGUAGES:
        assert words(language)(key, **problem["args"])


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"battle": 7}, "Expected `str`, got `int` - at `$.setup.battle`"),
        ({"battle": "cannae", "more": 1}, "Object contains unknown field `more` - at `$.setup`"),
        (None, "Expected `object`, got `null` - at `$.setup`"),
    ],
)
def test_a_bad_set_up_is_told_by_its_field(server: House, setup: Any, reason: str) -> None:
    for path, more in (("/api/matches", {"game": "impetus", "seats": SEATS}), ("/api/games/impetus/check", {})):
        status, _, body = server.post(path, {**more, "setup": setup})
        assert (status, json.loads(body)["args"]) == (400, {"reason": reason})


def test_a_set_up_is_checked_before_it_is_played(server: House) -> None:
    """Nothing is made; what speaks against it is told with its clause."""
    path = "/api/games/{}/check"
    assert server.post(path.format("impetus"), {"setup": CANNAE})[::2] == (200, b"null")
    dear = {"battle": "peninsular-ridge", "most_points": 200}
    status, _, body = server.post(path.format("grandeur"), {"setup": dear})
    assert (status, json.loads(body)["key"], json.loads(body)["clause"]) == (400, "refused-points", "GR A2c")
    assert server.post(path.format("chess"), {"setup": CANNAE})[0] == 400


def test_what_is_no_request(server: House) -> None:
    """It is answered by its own status, and nothing is made."""
    assert server.post("/api/matches", b"{")[0] == 400
    assert server.post("/api/matches", b"[" * 70_000)[0] in (400, 413)
    assert server.post("/api/matches", b'{"x": "%s"}' % (b"x" * 70_000))[0] == 413
    assert server.post("/healthz", b"")[0] == 405
    wanted = {"game": "impetus", "seats": SEATS, "setup": CANNAE}
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
    (ticket,) = server.match(setup={"red": "gauls", "blue": "normans", "field": field, "edition": "es", "scale": "15"})
    with server.line(ticket["token"]) as line:
        assert line.welcome["scenario"]["edition"] == "es"
        assert line.welcome["title"]["fr"] == "Gaulois – Normands"
        options = line.ask("ask-options") if line.until_asked("red")["outcome"] is None else {}
        assert options["offers"] or options["pieces"]
