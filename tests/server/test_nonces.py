"""Nonces come from the players: only after the commitment was seen, once, and before any bot could wait for them."""

import json
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.chain import commitment, derived_nonce
from sandtable.kernel.verify import Verdict, verify
from tests.server.asker import Asker
from tests.server.evenings import Group
from tests.server.house import House, house

NONCE = "ab" * 32


@pytest.fixture
def slow(server: House) -> Iterator[House]:
    """A server to which nobody adds nonces by themselves."""
    server.draws = False
    yield server
    server.draws = True


def made(server: House, blue: str = "person") -> list[Any]:
    """The tickets of a match."""
    return [*server.match("person", blue)]


def add(server: House, ticket: Any, **nonces: str) -> tuple[int, Any]:
    return Asker(server, ticket["token"])("POST", f"/api/matches/{ticket['match']}/nonces", {"nonces": nonces})


def lines(server: House, ticket: Any, since: str = "") -> list[dict[str, Any]]:
    _, _, body = server.get(f"/api/matches/{ticket['match']}/file{since}", ticket["token"])
    return [json.loads(line) for line in body.splitlines()]


def judged(server: House, ticket: Any) -> Verdict:
    return verify(server.get(f"/api/matches/{ticket['match']}/file", ticket["token"])[2], ruleset_of)


def test_the_commitment_stands_before_any_nonce(slow: House) -> None:
    """The ticket names it and the chain so far; nothing begins before the last player has added a nonce."""
    red, blue = made(slow)
    header = lines(slow, red)[0]
    assert (red["commitment"], red["entries"], red["head"], red["joins"]) == (
        (header["commitment"], 0, header["h"], True)
    )
    with slow.line(red["token"]) as line:
        assert (line.welcome["entries"], line.welcome["waiting"]) == (0, ["red", "blue"])
        assert add(slow, red, red=NONCE) == (200, {"nonces": {"red": NONCE}})
        assert line.hear()["kind"] == "joined"
        assert add(slow, blue, blue=NONCE)[0] == 200
        assert [line.hear()["kind"] for _ in range(2)] == ["joined", "begun"]
    assert [each["answer"].get("by") for each in lines(slow, red)[1:3]] == ["player", "player"]


def test_the_first_nonce_counts(slow: House) -> None:
    """The same request may come again; another nonce changes nothing, and the answer says which one counts."""
    red, _ = made(slow)
    for nonce in (NONCE, NONCE, "cd" * 32):
        assert add(slow, red, red=nonce) == (200, {"nonces": {"red": NONCE}})
    assert len(lines(slow, red)) == 2


def test_only_a_seat_of_one_s_own_and_only_nonces(slow: House) -> None:
    red, blue = made(slow)
    assert add(slow, red, blue=NONCE)[1]["key"] == "fault-no-seat"
    for nonce in ("", "AB" * 32, "ab" * 31, "xy" * 32, f"{NONCE}\n"):
        assert add(slow, red, red=nonce)[1]["key"] == "fault-nonce-form"
    assert add(slow, {**red, "token": "x"}, red=NONCE)[0] == 404
    assert add(slow, {**red, "match": "x"}, red=NONCE)[0] == 404
    assert len(lines(slow, blue)) == 1


def test_the_nonces_of_the_computer_follow_from_the_secret(slow: House) -> None:
    """They stand in the chain before any person's; also where the last open seat is filled later."""
    (red,) = made(slow, blue="recruit")
    assert (red["entries"], red["head"]) == (1, lines(slow, red)[1]["h"])
    mine, _ = made(slow, blue="open")
    add(slow, red, red=NONCE)
    add(slow, mine, red=NONCE)
    with slow.line(mine["token"]) as line:
        assert line.ask("stand-in", seat="blue")["tell"] == "done"
    for ticket in (red, mine):
        with slow.line(ticket["token"]) as line:
            line.ask("resign")
        header, *entries = lines(slow, ticket)
        secret = bytes.fromhex(entries[-1]["answer"]["secret"])
        joined = {each["answer"]["seat"]: each["answer"] for each in entries[:2]}
        assert commitment(secret) == header["commitment"]
        assert (joined["blue"]["by"], joined["red"]["nonce"]) == ("secret", NONCE)
        assert joined["blue"]["nonce"] == derived_nonce(secret, header["game"], "blue")
        proof = judged(slow, ticket).proof
        assert (proof.dice, proof.nonces, proof.steering) == ("drawn", {"red": "player", "blue": "secret"}, "none")


def test_who_takes_a_seat_adds_a_nonce_then(slow: House) -> None:
    """By an invitation or from the list; one who takes over from the computer has none to add."""
    red, invitation = made(slow, blue="open")
    add(slow, red, red=NONCE)
    status, _, body = slow.post("/api/join", {"token": invitation["token"]})
    blue = json.loads(body)
    assert (status, blue["joins"], blue["entries"], blue["head"]) == (201, True, 1, lines(slow, red)[1]["h"])
    assert slow.get(f"/api/matches/{red['match']}/file", red["token"])[2].count(b"\n") == 2
    assert add(slow, blue, blue="cd" * 32)[0] == 200
    assert lines(slow, red)[2]["answer"]["nonce"] == "cd" * 32
    (alone,) = made(slow, blue="recruit")
    add(slow, alone, red=NONCE)
    _, invited = Asker(slow, alone["token"])(
        "POST", f"/api/matches/{alone['match']}/links", {"kind": "invitation", "seat": "blue"}
    )
    status, _, body = slow.post("/api/join", {"token": invited["token"]})
    assert (status, json.loads(body)["joins"]) == (201, False)


def test_everybody_who_holds_an_evening_may_add_the_nonces(slow: House) -> None:
    """The first counts. The browser that makes a match is usually that."""
    group = Group(slow)
    tickets = group.ask("POST", "matches", group.wanted(group.form("rocroi"), "fair"), 201)
    others = Group(slow, group.token)
    path = f"matches/{tickets[0]['match']}/nonces"
    nonces = {"attacker": NONCE, "defender": "cd" * 32}
    assert group.ask("POST", path, {"nonces": nonces}) == {"nonces": nonces}
    assert others.ask("POST", path, {"nonces": {"attacker": "ef" * 32}}) == {"nonces": {"attacker": NONCE}}


def test_the_lines_after_an_entry(server: House) -> None:
    """What a page needs of a file as the game goes on."""
    red, _ = made(server)
    whole = lines(server, red)
    assert lines(server, red, "?since=0") == whole[1:]
    assert lines(server, red, "?since=2") == whole[3:]
    assert lines(server, red, "?since=99") == []
    with server.line(red["token"]) as line:
        line.ask("resign")
    assert lines(server, red, "?since=3") == lines(server, red)[4:]


def test_a_kill_between_the_ticket_and_the_nonce_loses_nothing(tmp_path: Any) -> None:
    """The match is there when the server is back, and begins with the same nonce."""
    with house(tmp_path) as first:
        first.draws = False
        (red,) = made(first, blue="recruit")
        first.kill()
    with house(tmp_path) as second:
        nonce = secrets.token_hex(32)
        assert add(second, red, red=nonce) == (200, {"nonces": {"red": nonce}})
        with second.line(red["token"]) as line:
            assert line.until_asked("red")["seats"] == ["red"]
