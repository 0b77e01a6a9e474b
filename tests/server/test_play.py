"""Play over the socket: a whole game, reconnection, refusals, undo, endings, and what is no request at all."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from tests.server.house import House, Line, missed

END = {"order": "end-turn"}
FAR = 10**30
OWN = {"red": "red.fp-3", "blue": "blue.cp-1"}


def move(line: Line) -> dict[str, Any]:
    """The first order with a number that some piece may be given, as large as may be."""
    pieces = line.ask("ask-options")["pieces"]
    offers = (offer for piece in pieces for offer in line.ask("ask-options", piece=piece)["offers"])
    offer = next(offer for offer in offers if offer["field"])
    return {**offer["order"], offer["field"]: offer["high"]}


def any_order(line: Line) -> Any:
    """A charge or shot if there is one, for a few pieces; the end of the turn or the first answer otherwise."""
    options = line.ask("ask-options")
    for piece in options["pieces"][:3]:
        offers = line.ask("ask-options", piece=piece)["offers"]
        for offer in offers:
            if offer["order"]["order"] in ("charge", "shoot", "fight"):
                return {**offer["order"], offer["field"]: offer["low"]} if offer["field"] else offer["order"]
        advance = [offer for offer in offers if offer["order"]["order"] == "advance"]
        if advance:
            return {**advance[0]["order"], "distance": advance[0]["high"]}
    offer = options["offers"][0]
    return {**offer["order"], offer["field"]: offer["low"]} if offer["field"] else offer["order"]


def test_a_whole_game_against_the_computer(server: House) -> None:
    """Every entry comes once and in order; the file that a seat may take home is whole and sound."""
    (ticket,) = server.match()
    with server.line(ticket["token"]) as line:
        assert line.welcome["seat"] == "red"
        while line.until_asked("red")["outcome"] is None:
            answer = line.give(any_order(line))
            assert answer["tell"] == "done", answer
        while line.heard[-1].get("kind") != "closed":
            line.heard.append(line.hear())
    told = [message for message in line.heard if message["tell"] == "entry-message"]
    first = line.welcome["entries"] + 1
    assert [message["n"] for message in told] == list(range(first, first + len(told)))
    assert not [message for message in line.heard if message["tell"] == "fault-message"]
    throws = [throw for message in told for throw in message["throws"]]
    assert {throw["what"] for throw in throws} >= {"initiative"}
    for throw in throws:
        assert len(throw["faces"]) == throw["count"]
        assert all(throw["faces"][hit] in (5, 6) for hit in throw["hits"])
    _, headers, body = server.get(f"/api/matches/{ticket['match']}/file", ticket["token"])
    assert "attachment" in headers["content-disposition"]
    verdict = verify(body, ruleset_of)
    assert (verdict.fault, verdict.finished) == (None, True)


def test_a_seat_is_taken_up_again(server: House) -> None:
    """Whoever comes back hears what he has missed, and nothing twice."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        start = line.entries
        for _ in range(3):
            assert line.give(move(line))["tell"] == "done"
        with server.line(ticket["token"], since=start + 1) as again:
            told = [again.hear(), again.hear()]
        assert again.welcome["entries"] == start + 3
        entries = [m for m in line.heard if m["tell"] == "entry-message"][1:]
        assert told == [missed(entry) for entry in entries]
        assert again.welcome["state"] == entries[-1]["state"]
        with server.line(ticket["token"], since=FAR) as ahead:
            assert ahead.ask("ping")["tell"] == "done"
            assert ahead.heard == []


def test_the_whole_history_is_told(server: House) -> None:
    """From before the first entry, the seats being taken among them; and from any entry on."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        assert line.give(move(line))["tell"] == "done"
        for since in range(line.entries + 1):
            with server.line(ticket["token"], since=since) as again:
                told = [again.hear() for _ in range(line.entries - since)]
                assert [message["n"] for message in told] == list(range(since + 1, line.entries + 1))
                assert again.ask("ping")["tell"] == "done"
                assert again.heard == []


def test_a_welcome_says_how_things_are_drawn(server: House) -> None:
    (ticket,) = server.match()
    with server.line(ticket["token"]) as line:
        scene, state = line.welcome["scene"], line.welcome["state"]
        assert {unit["profile"]["type"] for unit in state["units"]} <= set(scene["bases"])
        assert scene["unit"] == 10
        assert scene["breaks"] == {"red": 4, "blue": 4}
        assert "hill" in scene["ovals"]
        assert line.welcome["players"] == {"red": "person", "blue": "recruit"}


def test_what_is_barred_has_its_way(server: House) -> None:
    """So that a browser can show where it would have gone."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        options = line.ask("ask-options", piece=OWN[ticket["seat"]])
        ways = {each["order"]["order"]: each["path"] for each in options["barred"]}
        assert ways["charge"]["kind"] == "straight"
        assert ways["march"]["kind"] == "straight"


def test_zones_of_all(server: House) -> None:
    """Asked about nobody, every zone of control is told by whose it is, the same as when he is asked about."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        zones = line.ask("ask-surroundings")["regions"]
        for unit in line.welcome["state"]["units"]:
            assert zones[f"zone {unit['id']}"] == line.ask("ask-surroundings", piece=unit["id"])["regions"]["zone"]


def test_what_is_thrown_is_read(server: House) -> None:
    """As the chances name it, so that the one that came true can be found among them."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        one.give(END)
        other.until_asked(theirs["seat"])
        odds = other.ask("ask-preview", order=END)["odds"]
        other.give(END)
        thrown = next(throw for each in other.heard if each["tell"] == "entry-message" for throw in each["throws"])
        assert thrown["what"] == "initiative"
        assert thrown["reading"] in odds


def test_luck_is_measured(server: House) -> None:
    """Nothing at first; then a row for each seat that threw for something that adds up."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        assert line.ask("ask-luck")["rows"] == []


def test_an_army_is_set_up_by_the_rules(server: House) -> None:
    """As the rules' own array has it, once there is a half to set up in; else that is told."""
    setup = {"red": "gauls", "blue": "romans-polybian", "field": "open"}
    tickets = server.match(blue="person", setup=setup)
    lines = {ticket["seat"]: ticket["token"] for ticket in tickets}
    with server.line(lines["red"]) as red, server.line(lines["blue"]) as blue:
        both = {"red": red, "blue": blue}
        for _ in range(8):
            (asked,) = (red if red.entries >= blue.entries else blue).awaited()["seats"]
            line, other = both[asked], both["blue" if asked == "red" else "red"]
            offers = line.ask("ask-options")["offers"]
            if line.awaited()["what"] != "deployment":
                break
            if offers[0]["order"]["order"] == "pick-half":
                assert line.ask("deploy-all", at=line.entries)["key"] == "fault-no-array"
                assert line.give(offers[0]["order"])["tell"] == "done"
            else:
                assert line.ask("deploy-all", at=line.entries - 1)["key"] == "fault-stale"
                assert line.ask("deploy-all", at=line.entries)["tell"] == "done"
                assert line.give({"order": "deployment-done"})["tell"] == "done"
            while other.entries < line.entries:
                other.heard.append(other.hear())
        assert line.awaited()["what"] == "orders"
        assert line.ask("deploy-all", at=line.entries)["key"] == "fault-no-array"


def test_a_refused_order_says_why_and_changes_nothing(server: House) -> None:
    """In the words of the seat's language, with clause and pieces."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"], lang="fr") as line:
        order = move(line)
        number = next(name for name, value in order.items() if isinstance(value, int) and value > 0)
        answer = line.give({**order, number: 99_999})
        assert answer["tell"] == "refused-message"
        (first, *_) = answer["refusals"]
        assert first["clause"].startswith("BI ")
        assert all(isinstance(value, str) for value in first["args"].values())
        assert set(first["named"]) <= set(first["args"])
        assert line.ask("ask-preview", order={**order, number: 99_999})["refusals"] == answer["refusals"]
        assert line.heard == []


def test_both_sides_of_an_order_are_shown_before(server: House) -> None:
    """A preview tells where it leads; a path tells how."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        (piece, *_) = line.ask("ask-options")["pieces"]
        offers = line.ask("ask-options", piece=piece)["offers"]
        advance = next(offer for offer in offers if offer["order"]["order"] == "advance")
        assert advance["path"]["kind"] == "straight"
        wheel = next(offer for offer in offers if offer["order"]["order"] == "wheel")
        assert wheel["path"]["kind"] == "turn"
        preview = line.ask("ask-preview", order={**advance["order"], "distance": advance["high"]})
        assert preview["refusals"] == []
        assert list(preview["poses"]) == [piece]
        begun = line.ask("ask-options", piece=piece, begun=advance["order"])
        assert [offer["order"] for offer in begun["offers"]] == [advance["order"]]


def test_the_end_of_a_turn_is_shown_before(server: House) -> None:
    """It leads to dice that may be thrown again and again; so far and no further."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        assert one.give(END)["tell"] == "done"
        other.until_asked(theirs["seat"])
        preview = other.ask("ask-preview", order=END)
        assert preview["throw"]["what"] == "initiative"
        assert preview["odds"]["7"]
        assert preview["prospects"] == {}


def test_whoever_is_behind_is_told(server: House) -> None:
    """An order to a game that has gone on is not judged."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        order, seen = move(line), line.entries
        assert line.give(order)["tell"] == "done"
        answer = line.ask("give", order=order, at=seen)
        assert (answer["tell"], answer["key"]) == ("fault-message", "fault-stale")
        assert answer["args"] == {"at": str(seen), "entries": str(seen + 1)}


def test_both_seats_measure_the_same(server: House) -> None:
    """Between units, between points, and around a unit."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        units = [unit["id"] for unit in one.welcome["state"]["units"]]
        ours = next(unit for unit in units if unit.startswith("red"))
        enemy = next(unit for unit in units if unit.startswith("blue"))
        for ends in (
            {"start": ours, "end": enemy},
            {"start": [0, 0], "end": [3000, 4000]},
            {"start": ours, "end": [0, 0]},
        ):
            assert {**one.ask("ask-measure", **ends), "id": 0} == {**other.ask("ask-measure", **ends), "id": 0}
        assert one.ask("ask-measure", start=[0, 0], end=[3000, 4000])["length"] == 5000
        regions = one.ask("ask-surroundings", piece=ours)["regions"]
        assert "zone" in regions
        assert other.ask("ask-surroundings", piece=ours)["regions"] == regions
        assert one.ask("ask-surroundings", piece="nobody")["key"] == "fault-nowhere"
        assert one.ask("ask-measure", start="nobody", end=[0, 0])["key"] == "fault-nowhere"
        assert one.ask("ask-measure", start=[FAR, 0], end=[0, 0])["key"] == "fault-nowhere"


def test_one_seat_does_not_order_for_the_other(server: House) -> None:
    """A token opens its own seat only."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        order = move(one)
        assert other.welcome["seat"] == theirs["seat"]
        answer = other.ask("give", order=order, at=other.entries)
        assert [refusal["clause"] for refusal in answer["refusals"]] == ["ST 3"]
        assert other.ask("ask-options")["offers"] == []
        assert one.give(order)["tell"] == "done"
        assert other.hear()["n"] == one.entries


# Undo and endings


def test_an_order_without_dice_is_taken_back_freely(server: House) -> None:
    """Both seats are where they were."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        start = one.entries
        one.give(move(one))
        assert one.ask("ask-undo", to=start)["tell"] == "done"
        assert [message["kind"] for message in one.heard] == ["ordered", "undone"]
        assert one.heard[-1]["state"] == one.welcome["state"]
        assert [other.hear()["kind"], other.hear()["kind"]] == ["ordered", "undone"]


def test_dice_are_taken_back_by_consent(server: House) -> None:
    """The other is asked; he may say no, and then yes."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        start = one.entries
        one.give(END)
        other.until_asked(theirs["seat"])
        other.give(END)
        while one.entries != other.entries:
            one.heard.append(one.hear())
        assert one.heard[-1]["free_undo"] > start
        assert one.ask("ask-undo", to=start)["tell"] == "done"
        asked = {"tell": "wish-message", "seat": mine["seat"], "wish": "undo", "to": start, "by": "", "agreed": []}
        assert other.hear() == asked
        with server.line(theirs["token"]) as late:
            assert late.hear()["wish"] == "undo"
        assert one.heard[-1] == asked
        assert other.ask("consent", granted=False)["tell"] == "done"
        assert (told := one.hear())["wish"] == "declined"
        assert told["by"] == theirs["seat"]
        assert other.ask("consent", granted=True)["key"] == "fault-no-wish"
        one.ask("ask-undo", to=start)
        assert other.ask("consent", granted=True)["tell"] == "done"
        undone = one.hear()
        assert (undone["kind"], undone["to"], undone["state"]) == ("undone", start, one.welcome["state"])


def test_a_seat_resigns(server: House) -> None:
    """The other hears that it has won, by which clause, and the secret is shown."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        assert one.ask("resign")["tell"] == "done"
        resigned, closed = other.hear(), other.hear()
        assert (resigned["kind"], closed["kind"]) == ("resigned", "closed")
        assert closed["awaits"]["outcome"] == {"winners": [theirs["seat"]], "clause": "ST 9"}
        assert one.give(END)["tell"] == "refused-message"
        assert one.ask("ask-undo", to=3)["tell"] == "refused-message"
    _, _, body = server.get("/api/matches", mine["token"], "nonsense")
    (card,) = json.loads(body)
    assert (card["match"], card["outcome"]["winners"]) == (mine["match"], [theirs["seat"]])


def test_people_agree_on_a_draw(server: House) -> None:
    """One offers, the other consents."""
    mine, theirs = server.pair()
    with server.line(mine["token"]) as one, server.line(theirs["token"]) as other:
        assert one.ask("offer-draw")["tell"] == "done"
        assert other.hear()["wish"] == "draw"
        assert other.ask("consent", granted=True)["tell"] == "done"
        assert one.hear()["awaits"]["outcome"] == {"winners": [], "clause": "ST 10"}


# What is no request


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "[]",
        "null",
        "\x00",
        "[" * 50_000,
        '{"ask":"conquer","id":7}',
        '{"ask":"give","id":7}',
        '{"ask":"ping","id":7,"more":1}',
        '{"ask":"ping","id":"x"}',
        b"\xff\xfe",
        b'{"ask":"give","id":7,"at":0,"order":{"order":"pass\xff"}}',
        b'{"ask":"ask-preview","id":7,"order":{"order":"\xfe"}}',
    ],
)
def test_garbage_is_answered_and_the_line_lives_on(server: House, garbage: str | bytes) -> None:
    """By a typed fault, with the number of the request where it has one."""
    (ticket,) = server.match()
    with server.line(ticket["token"]) as line:
        line.socket.send(garbage)
        answer = next(told for told in iter(line.hear, None) if told["tell"] != "entry-message")
        assert (answer["tell"], answer["key"]) == ("fault-message", "fault-request")
        assert answer["id"] == (7 if '"id":7' in str(garbage) else 0)
        assert line.ask("ping")["tell"] == "done"


@pytest.mark.parametrize(
    "order",
    [
        None,
        1,
        {},
        {"order": "conquer"},
        {"order": "advance", "units": ["red.nobody"], "distance": 1},
        {"order": "advance", "units": [], "distance": 1},
        {"order": "advance", "units": ["red.fp-3"], "distance": FAR},
        {"order": "advance", "units": ["red.fp-3"], "distance": 2**62},
        {"order": "wheel", "units": ["red.fp-3"], "corner": "left", "angle": -(2**62)},
        {"order": "sidestep", "unit": "red.fp-3", "angle": 2**62, "distance": 2**62},
        {"order": "charge", "units": ["red.fp-3"], "angle": 2**62},
        {"order": "shoot", "unit": "red.fp-3", "target": "red.fp-3"},
        {"order": "pursue"},
    ],
)
def test_no_order_does_harm(server: House, order: Any) -> None:
    """It is refused, or called no order at all; the program makes no mistake and the match goes on."""
    (ticket, _) = server.pair()
    order = json.loads(json.dumps(order).replace("red.fp-3", OWN[ticket["seat"]]))
    with server.line(ticket["token"]) as line:
        for ask in ("ask-preview", "give"):
            answer = line.ask(ask, order=order, **({"at": line.entries} if ask == "give" else {}))
            assert answer.get("key") != "fault-ours", answer
            assert answer.get("refusals") or answer["key"] == "fault-order"
        assert line.heard == []
        assert line.give(END)["tell"] == "done"


@pytest.mark.parametrize("piece", ["nobody", "red.fp-3+", "+", "blue.fp-1", "x" * 1000])
def test_options_of_what_is_not_there(server: House, piece: str) -> None:
    """Nothing is offered, or it is told that there is no such thing."""
    (ticket, _) = server.pair()
    with server.line(ticket["token"]) as line:
        answer = line.ask("ask-options", piece=piece)
        assert answer.get("key") == "fault-nowhere" or answer["offers"] == []
        assert line.ask("ping")["tell"] == "done"


def test_a_message_that_is_too_large(server: House) -> None:
    """It is not even read."""
    (ticket,) = server.match()
    with server.line(ticket["token"]) as line:
        line.socket.send(json.dumps({"ask": "ping", "id": 1, "more": "x" * 70_000}))
        assert line.fault() == "fault-request-large"
        assert line.ask("ping")["tell"] == "done"
        assert line.ask("hello", token=ticket["token"])["key"] == "fault-hello-again"


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ('{"ask":"ping","id":3}', "fault-hello-first"),
        ('{"ask":"hello","id":3,"token":"x"}', "fault-token"),
        ('{"ask":"hello","id":3,"token":"\\ud800"}', "fault-request"),
        ("{", "fault-request"),
    ],
)
def test_a_wrong_first_message_ends_the_line(server: House, message: str, key: str) -> None:
    """After the fault nothing more is said."""
    with server.connect() as socket:
        socket.send(message)
        assert json.loads(socket.recv(10))["key"] == key
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_a_page_of_another_server_gets_no_socket(server: House) -> None:
    """Its origin gives it away."""
    with pytest.raises(InvalidStatus), server.connect(origin="https://elsewhere.example"):
        raise AssertionError
    with server.connect(origin=f"http://127.0.0.1:{server.port}") as socket:
        socket.send("{")
        assert json.loads(socket.recv(10))["key"] == "fault-request"


def test_no_token_is_written_to_the_log(server: House) -> None:
    """Nor to the database."""
    (ticket,) = server.match()
    with server.line(ticket["token"]) as line:
        line.socket.send(json.dumps({"ask": "nonsense", "token": ticket["token"]}))
        line.hear()
    server.get(f"/api/matches/{ticket['match']}/nothing", ticket["token"])
    kept = [path.read_bytes() for path in server.log.parent.iterdir()]
    assert len(kept) > 1
    assert not any(ticket["token"].encode() in each for each in kept)
