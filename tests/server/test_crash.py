"""A server that is killed in the middle of a game loses nothing that it has acknowledged."""

import json
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.match.written import LEDGER
from tests.cli.run import run
from tests.server.house import House, house, missed
from tests.server.test_play import END, move


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Killed with all its processes after an order, after an undo, and while the computer thinks."""
    with house(tmp_path) as first:
        ticket, other = first.pair()
        with first.line(ticket["token"]) as line:
            start = line.entries
            assert line.give(move(line))["tell"] == "done"
            acknowledged = line.heard[-1]
            first.kill()
    with house(tmp_path) as second, second.line(ticket["token"], since=start) as line:
        assert line.hear() == missed(acknowledged)
        assert line.ask("ask-undo", to=start)["tell"] == "done"
        assert line.give(END)["tell"] == "done"
        acknowledged = line.heard[-1]
        (alone,) = second.match(blue="captain")
        _settle(second, alone)
        second.kill()
    with house(tmp_path) as third:
        with third.line(other["token"], since=start) as line:
            told = [line.hear() for _ in range(3)]
            assert [message["kind"] for message in told] == ["ordered", "undone", "ordered"]
            assert line.welcome["state"] == acknowledged["state"]
            assert told[-1] == missed(acknowledged)
        with third.line(alone["token"]) as line:
            assert line.until_asked("red")["outcome"] is None
            assert not [message for message in line.heard if message["tell"] == "fault-message"]
        cards = json.loads(third.get("/api/matches", ticket["token"], alone["token"])[2])
        assert {card["match"] for card in cards} == {ticket["match"], alone["match"]}
        with third.line(alone["token"]) as line:
            assert line.give(move(line))["tell"] == "done"
            acknowledged = line.heard[0]
            third.kill()
    with house(tmp_path) as fourth, fourth.line(alone["token"], since=acknowledged["n"] - 1) as line:
        assert line.hear() == missed(acknowledged)
        _, _, body = fourth.get(f"/api/matches/{alone['match']}/file", alone["token"])
        assert verify(body, ruleset_of).fault is None


def _settle(server: House, ticket: dict[str, str]) -> None:
    """The computer is asked and has not answered yet."""
    with server.line(ticket["token"]) as line:
        if "red" in line.welcome["awaits"]["seats"]:
            line.give(END)


YESTERDAY = ("secret", "players", "tokens", "title", "created")
"""What was kept of a match before people could be invited."""


def test_a_database_of_yesterday_is_taken_up(tmp_path: Path) -> None:
    """Without notes and summaries, by matches that know no clocks and no links: they are listed and go on."""
    with house(tmp_path) as first:
        mine, theirs = first.pair()
    with closing(sqlite3.connect(tmp_path / "matches.db")) as connection, connection:
        connection.execute("DELETE FROM games WHERE game = ?", (LEDGER,))
        ((private,),) = connection.execute("SELECT private FROM games")
        old = {name: value for name, value in json.loads(private).items() if name in YESTERDAY}
        connection.execute("UPDATE games SET private = ?", (json.dumps(old).encode(),))
        for table in ("notes", "summaries"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 3")
    with house(tmp_path) as second, second.line(mine["token"]) as line, second.line(theirs["token"]) as other:
        assert line.welcome["around"]["pace"]["kind"] == "free"
        (card,) = json.loads(second.get("/api/matches", mine["token"])[2])
        assert (card["entries"], card["awaits"]) == (line.entries, line.welcome["awaits"]["seats"][0])
        assert line.give(move(line))["tell"] == "done"
        assert line.ask("say", text="still here")["tell"] == "done"
        other.ask("ping")
        assert (other.entries, other.talk[-1]["text"]) == (line.entries, "still here")


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    """Before anything is opened."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--database", str(tmp_path / "matches.db"))
    assert (ran.code, list(tmp_path.iterdir())) == (1, [])
    assert port in ran.refused()


def test_a_database_that_is_none_is_told(tmp_path: Path) -> None:
    """And left as it is."""
    path = tmp_path / "matches.db"
    path.write_text("my shopping list")
    ran = run("serve", "--port", "0", "--database", str(path))
    assert ran.code == 1
    assert "matches.db" in ran.refused()
    assert path.read_text() == "my shopping list"
