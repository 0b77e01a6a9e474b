"""A server on a database that somebody else has, or that is damaged: a clear word, and every other match plays on."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sandtable.match.thinking import Inline
from sandtable.match.written import LEDGER
from sandtable.server.app import create_app
from sandtable.server.health import PROBE
from sandtable.server.session import Session
from sandtable.store.sql import SqlStore
from tests.cli.run import run
from tests.match.nonces import drawn
from tests.match.toys import RULES
from tests.server.house import house


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    """It names the first one. When that was killed, the next one has the database at once."""
    with house(tmp_path) as first:
        ran = run("serve", "--port", "0", "--database", tmp_path / "matches.db")
        assert ran.code == 1
        assert f"process {first.process.pid}" in ran.refused()
        assert f"http://127.0.0.1:{first.port}/" in ran.refused()
        (ticket, _) = first.pair()
        first.kill()
    with house(tmp_path) as second, second.line(ticket["token"]) as line:
        assert line.welcome["tell"] == "welcome"


def as_text(path: Path) -> None:
    path.write_text("my shopping list")


def as_torn(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def as_nothing(path: Path) -> None:
    os.truncate(path, 0)


def as_flipped(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[:100] = os.urandom(100)
    path.write_bytes(data)


def as_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("damage", [as_text, as_torn, as_nothing, as_flipped, as_folder])
def test_a_database_that_cannot_be_opened(tmp_path: Path, damage: Any) -> None:
    """The command ends with a plain word, in which is what helps."""
    path = tmp_path / "matches.db"
    with house(tmp_path) as first:
        first.pair()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damage(path)
    ran = run("serve", "--port", "0", "--database", path)
    assert ran.code == 1
    assert str(path) in ran.refused()
    assert ("sandtable repair" in ran.err) == (damage is not as_folder)


def asker(store: SqlStore, token: str) -> Any:
    client: Any = TestClient(create_app(store, thinker=lambda: Inline(RULES["riposte"])))
    client.headers["Authorization"] = f"Bearer {token}"
    return client


WANTED = {
    "game": "impetus",
    "seats": [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "person"}],
    "setup": {"battle": "first-battle"},
}
PRIVATE = "UPDATE games SET private = {} WHERE game = ?"
HURT = {
    "a byte of its private record": PRIVATE.format("replace(private, '\"red\"', '\"rad\"')"),
    "its whole private record": PRIVATE.format("x'0011'"),
    "an entry": "UPDATE entries SET line = replace(line, 'begun', 'bagun') WHERE game = ? AND number = 3",
    "its last entry": "DELETE FROM entries WHERE game = ? AND number = 3",
    "an entry in between": "DELETE FROM entries WHERE game = ? AND number = 2",
    "its header": "UPDATE games SET header = x'7b' WHERE game = ?",
    "a row that is none": "UPDATE games SET header = 12345678 WHERE game = ?",
}


OURS = {LEDGER, PROBE}
"""What the house itself keeps beside the matches."""


@pytest.mark.parametrize("hurt", HURT)
def test_a_match_that_cannot_be_read(tmp_path: Path, hurt: str) -> None:
    """Its players hear that it is damaged, over HTTP and the socket; nobody deletes it; the other match goes on."""
    path = tmp_path / "matches.db"
    with SqlStore(path) as store, asker(store, "none") as asked:
        harmed, well = (begun(asked) for _ in range(2))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(HURT[hurt], (harmed["match"],))
    with SqlStore(path) as store, asker(store, harmed["token"]) as asked:
        shut = {"fault-match-damaged", "fault-house-damaged"}
        assert said(asked, harmed["token"])["key"] in shut
        cards = asked.get("/api/matches").json()
        assert [card["unopened"]["key"] in shut for card in cards] == [True] * len(cards)
        answer = asked.get(f"/api/replays/{harmed['match']}")
        assert (answer.status_code, answer.json()["key"] in shut) == (409, True)
        asked.delete(f"/api/matches/{harmed['match']}")
        asked.headers["Authorization"] = f"Bearer {well['token']}"
        (card,) = asked.get("/api/matches").json()
        assert card["unopened"] is None
        assert said(asked, well["token"])["tell"] == "welcome"
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT game FROM games").fetchall()
        assert {game for (game,) in found} - OURS == {harmed["match"], well["match"]}


def begun(asked: Any) -> dict[str, Any]:
    """A match to which both people have added their nonces; the ticket of the first."""
    tickets = asked.post("/api/matches", json=WANTED).json()
    held = {"Authorization": f"Bearer {','.join(each['token'] for each in tickets)}"}
    nonces = {each["seat"]: drawn() for each in tickets}
    asked.post(f"/api/matches/{tickets[0]['match']}/nonces", json={"nonces": nonces}, headers=held)
    first: dict[str, Any] = tickets[0]
    return first


def said(asked: Any, token: str) -> dict[str, Any]:
    """The first message to somebody who comes with a token."""

    async def hello() -> bytes:
        session = Session(asked.app.state.hall)
        await session.hear(json.dumps({"ask": "hello", "id": 1, "token": token}).encode())
        found = session.out.get_nowait()
        session.leave()
        assert found
        return found

    told: dict[str, Any] = json.loads(asyncio.run(hello()))
    return told
