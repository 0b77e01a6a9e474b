"""`sandtable matches`: what the operator does about matches and visitors, whether the server runs or not."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.store.sql import SqlStore
from tests.cli.run import Ran, run
from tests.server.house import FIRST, House, house

SEATS = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "open"}]
WANTED = {"game": "impetus", "seats": SEATS, "setup": FIRST, "listed": True}
HERE, THERE = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "2001:db8:1:2::7"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, 0, "--proxy", "127.0.0.1") as found:
        yield found


def made(server: House, **headers: str) -> dict[str, str]:
    status, _, body = server.post("/api/matches", WANTED, **headers)
    assert status == 201, body
    ticket: dict[str, str] = json.loads(body)[0]
    return ticket


def matches(server: House, *arguments: str) -> Ran:
    return run("matches", *arguments, "--database", str(server.folder / "matches.db"), "--lang", "en")


def listed(server: House) -> list[str]:
    return [each["match"] for each in json.loads(server.get("/api/listed")[2])]


def test_matches_are_listed_with_marks_and_never_with_addresses(server: House) -> None:
    mine, theirs = made(server, **HERE), made(server, **THERE)
    rows = json.loads(matches(server, "list", "--json").out)
    assert [each["match"] for each in rows] == [theirs["match"], mine["match"]]
    marks = [each["visitor"] for each in rows]
    assert len({*marks}) == 2
    shown = matches(server, "list", "--listed", "--game", "impetus", "--visitor", marks[0][:6]).out.splitlines()
    assert [line.split("\t")[0] for line in shown] == [theirs["match"]]
    assert matches(server, "list", "--game", "argad").out == ""
    kept = b"".join(path.read_bytes() for path in server.folder.glob("matches.db*"))
    assert b"203.0.113.7" not in kept
    assert b"2001:db8" not in kept


def test_a_match_is_unlisted_and_deleted_while_the_server_runs(server: House) -> None:
    one, two = made(server, **HERE), made(server, **HERE)
    assert matches(server, "unlist", one["match"]).out == f"{one['match']}: no longer listed\n"
    assert listed(server) == [two["match"]]
    with server.line(one["token"]) as line:
        assert line.welcome["tell"] == "welcome"
    assert matches(server, "delete", two["match"]).code == 1, "nobody said yes"
    assert listed(server) == [two["match"]]
    assert matches(server, "delete", "--yes", two["match"]).code == 0
    assert listed(server) == []
    assert server.get(f"/api/matches/{two['match']}/file", two["token"])[0] == 404
    unknown = matches(server, "delete", "--yes", one["match"], "nothing")
    assert (unknown.code, unknown.out) == (1, "")
    assert "No game nothing." in unknown.err
    assert server.get(f"/api/matches/{one['match']}/file", one["token"])[0] == 200, "all or nothing"


@pytest.mark.parametrize(("who", "headers"), [("match", HERE), ("2001:db8:1:2:3::9", THERE), ("203.0.113.0/24", HERE)])
def test_whoever_is_banned_is_turned_away(server: House, who: str, headers: dict[str, str]) -> None:
    """At once, and on open sockets; everybody else goes on, and so do they when the ban is over."""
    mine = made(server, **headers)
    who = mine["match"] if who == "match" else who
    with server.connect(additional_headers=headers) as opened:
        opened.send(json.dumps({"ask": "hello", "id": 1, "token": mine["token"]}))
        assert json.loads(opened.recv(10))["tell"] == "welcome"
        assert matches(server, "ban", who, "--days", "3", "--why", "loud").code == 0
        while json.loads(opened.recv(10)).get("key") != "fault-banned":
            pass
        with pytest.raises(ConnectionClosed):
            opened.recv(10)
    status, _, body = server.get("/api/choices", **headers)
    assert (status, json.loads(body)["key"]) == (403, "fault-banned")
    with pytest.raises((InvalidStatus, ConnectionClosed)), server.connect(additional_headers=headers) as refused:
        refused.recv(10)
    assert server.get("/api/choices")[0] == server.get("/api/choices", **{"X-Forwarded-For": "198.51.100.1"})[0] == 200
    (ban,) = json.loads(matches(server, "ban", "--list", "--json").out)
    assert (ban["why"], round((ban["until"] - ban["at"]) / 86400)) == ("loud", 3)
    assert matches(server, "unban", who).code == 0
    assert server.get("/api/choices", **headers)[0] == 200
    assert matches(server, "unban", who).code == 1


def test_without_a_server_it_is_done_at_once(tmp_path: Path) -> None:
    """And a ban holds from the next start on."""
    with house(tmp_path, 0, "--proxy", "127.0.0.1") as server:
        one, two = made(server, **HERE), made(server, **HERE)
        server.kill()
        assert matches(server, "delete", "--yes", one["match"]).code == 0
        assert matches(server, "unlist", two["match"]).code == 0
        assert matches(server, "ban", two["match"]).out.endswith("banned for good\n")
        (left,) = json.loads(matches(server, "list", "--json").out)
        assert (left["match"], left["listed"]) == (two["match"], False)
    with house(tmp_path, 0, "--proxy", "127.0.0.1") as again:
        assert again.get("/api/choices", **HERE)[0] == 403
        assert listed(again) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("ban",),
        ("ban", "x", "--list"),
        ("ban", "nobody"),
        ("ban", "10.0.0.1", "--until", "soon"),
        ("ban", "10.0.0.0/99"),
    ],
)
def test_what_cannot_be_used_is_refused(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    SqlStore(tmp_path / "matches.db").close()
    found = run("matches", *arguments, "--database", tmp_path / "matches.db")
    assert found.code == 2
    assert found.refused()
