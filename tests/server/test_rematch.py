"""A rematch: one offer, one acceptance, sides exchanged; both land in the same new match, which is made once."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.evenings import Group
from tests.server.house import House, Line, house
from tests.server.test_invitations import both, link

Ticket = dict[str, Any]


def ask(server: House, *tickets: Ticket, wanted: bool = True) -> tuple[int, Any]:
    """Somebody with these seats wants a rematch, or none."""
    bearer = f"Bearer {','.join(each['token'] for each in tickets)}"
    path = f"/api/matches/{tickets[0]['match']}/rematch"
    status, _, body = server.post(path, {"wanted": wanted}, Authorization=bearer)
    return status, json.loads(body)


def over(server: House, ticket: Ticket) -> None:
    """The holder of a seat resigns, unless dice without a choice have already ended the battle."""
    with server.line(ticket["token"]) as line:
        assert line.last()["awaits"]["outcome"] or line.ask("resign")["tell"] == "done"


def told(line: Line) -> Any:
    """What a line hears of a rematch next."""
    before = line.around["rematch"]
    while line.around["rematch"] == before:
        line.beside()
    return line.around["rematch"]


def seats(server: House, token: str) -> dict[str, str]:
    """The name of the player of each seat."""
    with server.line(token) as line:
        return {each["seat"]: each["name"] for each in line.around["seats"]}


def test_an_offer_is_accepted_with_sides_exchanged(server: House) -> None:
    """The other player hears of it at once, and the one who offered it when it is accepted."""
    red, blue = both(server, name="Anna")
    assert ask(server, red) == (409, {"status": 409, "key": "fault-not-over", "args": {}, "clause": ""})
    over(server, red)
    with server.line(red["token"]) as mine, server.line(blue["token"]) as theirs:
        assert ask(server, red) == (201, [])
        offer = {"agreed": ["red"], "declined": "", "match": ""}
        assert told(theirs) == offer == told(mine)
        [accepted] = ask(server, blue)[1]
        made = {"agreed": ["red", "blue"], "declined": "", "match": accepted["match"]}
        told(mine)
        assert told(mine) == made
    assert (accepted["seat"], accepted["match"] != red["match"]) == ("red", True)
    [landed] = ask(server, red)[1]
    assert (landed["match"], landed["seat"]) == (accepted["match"], "blue")
    assert seats(server, landed["token"]) == {"red": "Bert", "blue": "Anna"}
    with server.line(landed["token"]) as line:
        assert line.welcome["awaits"]["what"] != "begin"
        assert (line.around["owner"], line.welcome["title"]["en"]) == ("blue", "A first battle")
    card = json.loads(server.get("/api/matches", red["token"])[2])[0]
    assert card["rematch"]["match"] == landed["match"]


def test_an_offer_is_declined_or_withdrawn(server: House) -> None:
    red, blue = both(server)
    over(server, blue)
    assert ask(server, red, wanted=False)[1]["key"] == "fault-no-wish"
    with server.line(red["token"]) as line:
        ask(server, red)
        assert told(line)["agreed"] == ["red"]
        assert ask(server, red, wanted=False) == (201, [])
        assert told(line) is None
        ask(server, red)
        assert told(line)["agreed"] == ["red"]
        ask(server, blue, wanted=False)
        assert told(line) == {"agreed": [], "declined": "blue", "match": ""}
        assert ask(server, blue) == (201, [])
        assert told(line)["agreed"] == ["blue"]
    watcher = link(server, red, "watch")[1]
    assert ask(server, watcher)[0] == 404


def test_it_is_made_once(tmp_path: Path) -> None:
    """An offer survives a kill; both accept at the same moment, again and again, and there is one new match."""
    with house(tmp_path) as server:
        red, blue = both(server)
        over(server, blue)
        assert ask(server, red) == (201, [])
        server.kill()
    with house(tmp_path, server.port) as server:
        with server.line(blue["token"]) as line:
            assert line.around["rematch"]["agreed"] == ["red"]
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda each: ask(server, each), [blue, red] * 3))
        assert {status for status, _ in answers} == {201}
        [name] = {ticket["match"] for _, tickets in answers for ticket in tickets}
        server.kill()
    with house(tmp_path, server.port) as server:
        with server.line(red["token"]) as line:
            assert line.around["rematch"]["match"] == name
        [again] = ask(server, red)[1]
        assert (again["match"], again["seat"]) == (name, "blue")


def test_alone_or_at_one_screen_it_begins_at_once(server: House) -> None:
    """In every game: the person against the computer, or both seats in one browser."""
    for each in json.loads(server.get("/api/choices")[2])["games"]:
        if each["quick"]:
            tickets = json.loads(server.post("/api/matches", {"game": each["game"], **each["quick"]})[2])
            over(server, tickets[0])
            [found] = ask(server, *tickets)[1]
            with server.line(found["token"]) as line:
                assert line.welcome["seat"] != tickets[0]["seat"], each["game"]
                assert line.welcome["players"][tickets[0]["seat"]] != "person"
    red, blue = server.match(blue="person")
    over(server, red)
    assert {each["seat"] for each in ask(server, red, blue)[1]} == {"red", "blue"}


def test_in_an_evening(server: House) -> None:
    """The rematch belongs to the evening too, and every holder of it gets the same tokens."""
    group = Group(server)
    made = group.ask("POST", "matches", group.wanted(group.form("rocroi"), "fair"), 201)
    over(server, made[0])
    found = group.ask("POST", f"matches/{made[0]['match']}/rematch", {"wanted": True}, 201)
    assert [each["match"] for each in group.ask("GET", "evening")["matches"]] == [found[0]["match"], made[0]["match"]]
    again = group.ask("POST", f"evening/matches/{found[0]['match']}/seats", None)
    assert {each["token"] for each in again} == {each["token"] for each in found}
