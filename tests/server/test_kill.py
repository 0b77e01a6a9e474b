"""A game of twelve entries, with the whole server killed after every single one of them."""

from pathlib import Path
from typing import Any

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from tests.server.house import House, Line, house, missed
from tests.server.test_play import any_order

ENTRIES = 12
BATTLE = {"battle": "cannae"}


def test_killed_after_every_entry(tmp_path: Path) -> None:
    """The players go on as if nothing had been; what was acknowledged is all there, and the file is sound."""
    with house(tmp_path) as server:
        tickets = server.match(blue="person", setup=BATTLE)
        with server.line(tickets[0]["token"]) as line:
            start, seat = line.entries, line.awaited()["seats"][0]
        server.kill()
    tokens = {ticket["seat"]: ticket["token"] for ticket in tickets}
    acknowledged: list[dict[str, Any]] = []
    for entry in range(start + 1, start + 1 + ENTRIES):
        with house(tmp_path) as server:
            with server.line(tokens[seat], since=max(start, entry - 2)) as line:
                assert [line.hear() for _ in acknowledged[-1:]] == [missed(each) for each in acknowledged[-1:]]
                acknowledged.append(given(line))
                server.kill()
            seat = acknowledged[-1]["awaits"]["seats"][0]
    with house(tmp_path) as server:
        whole(server, tickets[0], start, acknowledged)


def given(line: Line) -> dict[str, Any]:
    """An order, carried out: the one entry that came of it."""
    before = len(line.heard)
    answer = line.give(any_order(line))
    assert answer["tell"] == "done", answer
    (told,) = line.heard[before:]
    return told


def whole(server: House, ticket: dict[str, str], start: int, acknowledged: list[dict[str, Any]]) -> None:
    """Every entry that was acknowledged comes again, and nothing else; the file holds them and is sound."""
    with server.line(ticket["token"], since=start) as line:
        again = [line.hear() for _ in acknowledged]
        assert line.ask("ping")["tell"] == "done"
        assert line.heard == []
    assert again == [missed(each) for each in acknowledged]
    _, _, body = server.get(f"/api/matches/{ticket['match']}/file", ticket["token"])
    assert verify(body, ruleset_of).fault is None
    assert len(body.splitlines()) == 1 + start + len(acknowledged)
