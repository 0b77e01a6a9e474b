"""Argad! over the socket: scenarios and seats, sentences, chances, ways that are drawn, and what is hidden."""

import json
import math
from fractions import Fraction
from typing import Any

import pytest

from tests.server.house import House, Line
from tests.server.test_invitations import link

RAID = {"brigands": "person", "village": "person"}
HOLLOW = {"travellers": "person", "robbers": "person"}


def asked(server: House, scenario: str, players: dict[str, str]) -> tuple[int, Any]:
    seats = [{"seat": seat, "player": player} for seat, player in players.items()]
    status, _, body = server.post("/api/matches", {"game": "argad", "seats": seats, "setup": {"battle": scenario}})
    return status, json.loads(body)


def tickets(server: House, scenario: str, players: dict[str, str]) -> dict[str, str]:
    """The token of each person."""
    status, found = asked(server, scenario, players)
    assert status == 201, found
    return {ticket["seat"]: ticket["token"] for ticket in found}


def last(line: Line) -> dict[str, Any]:
    """The state that the line has heard last."""
    line.ask("ping")
    told = [message for message in line.heard if message["tell"] == "entry-message"]
    found: dict[str, Any] = told[-1]["state"] if told else line.welcome["state"]
    return found


def order(line: Line, kind: str, **fields: Any) -> dict[str, Any]:
    """An order for the present moment."""
    return {"order": kind, "moment": last(line)["moment"], **fields}


@pytest.mark.parametrize(
    ("scenario", "players", "key"),
    [
        ("no-such", RAID, "fault-choice"),
        ("village-raid", HOLLOW, "fault-seats"),
        ("tavern-brawl", RAID, "fault-seats"),
        ("village-raid", {"brigands": "captain", "village": "recruit"}, "fault-no-person"),
        ("../village-raid", RAID, "fault-choice"),
    ],
)
def test_what_cannot_be_played(server: House, scenario: str, players: dict[str, str], key: str) -> None:
    status, problem = asked(server, scenario, players)
    assert (status, problem["key"]) == (400, key)


def test_all_scenarios_are_offered(server: House) -> None:
    offered = {each["id"]: each for each in server.offers("argad")["skirmishes"]}
    assert len(offered["crossroads"]["seats"]) == 4
    assert offered["village-raid"]["name"]["fr"] == "Raid sur un village"
    assert offered["village-raid"]["called"]["village"] == {"en": "Village", "fr": "Village", "es": "Aldea"}
    assert offered["village-raid"]["figures"] == {"brigands": 8, "village": 9}
    assert offered["village-raid"]["options"]["moving"] == "together"


def test_the_table_comes_with_the_welcome(server: House) -> None:
    """Bases as they are, the ground in colours of the page, what each player wants in the language of the reader."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["brigands"], lang="fr") as line:
        scene = line.welcome["scene"]
    foot, horse = scene["soles"]["rider"] if "rider" in scene["soles"] else next(iter(scene["soles"].values()))
    assert foot[0] == foot[1]
    status, headers, ground = server.get(scene["ground_at"])
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "immutable" in headers["cache-control"]
    assert b"var(--land-wall)" in ground
    assert b"#" not in ground
    assert b"<title>chemin</title>" in ground or b"<title>route</title>" in ground
    assert {aim["seat"] for aim in scene["aims"]} == {"brigands", "village"}
    assert "points" in scene["aims"][0]["text"]
    assert set(scene["marks"]) == set(scene["soles"])
    assert horse[1] >= foot[1]


def test_a_way_is_suggested_while_it_is_drawn(server: House) -> None:
    """Through a wall leads no straight way: the one that is suggested has corners, or it is barred by name."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["village"]) as line:
        archer = next(man for man in last(line)["men"] if man["id"] == "bailiff")
        x, y, _ = archer["stand"]
        move = {"figure": "bailiff", "path": [[x - 4000, y + 3000]]}
        found = line.ask("ask-options", piece="bailiff", begun=order(line, "announce", moves=[move]))
        offer = found["offers"][0]
        assert offer["order"]["moves"][-1]["path"][-1] == [x - 4000, y + 3000]
        assert offer["order"]["moves"][-1]["how"] == "walk"
        assert offer["path"]["length"] == 5000 <= offer["path"]["most"]
        assert line.ask("ask-preview", order=offer["order"])["refusals"] == []


def test_the_ruler_measures_from_base_to_base(server: House) -> None:
    """Between two figures as the rules do; how far each walks, runs and shoots; and nobody who is not there."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["village"]) as line:
        stands = {man["id"]: man["stand"] for man in last(line)["men"]}
        (x, y, _), (a, b, _) = stands["bailiff"], stands["captain"]
        found = line.ask("ask-measure", start="bailiff", end="captain")
        assert found["length"] == pytest.approx(math.hypot(a - x, b - y) - 2000, abs=20)
        assert line.ask("ask-measure", start="bailiff", end="nobody")["tell"] == "fault-message"
        around = line.ask("ask-surroundings", piece="bailiff", of="zones")["regions"]
        (east, _), *_ = around["walk"]
        assert east - x == 1000 + around_most(line, "bailiff")
        assert line.ask("ask-surroundings", piece="bailiff", of="meets")["regions"] == {}


def around_most(line: Line, figure: str) -> int:
    """How far a figure may walk on easy ground."""
    x, y, _ = next(man["stand"] for man in last(line)["men"] if man["id"] == figure)
    begun = order(line, "announce", moves=[{"figure": figure, "path": [[x - 4000, y + 3000]]}])
    offers = line.ask("ask-options", piece=figure, begun=begun)["offers"]
    return next(int(each["path"]["most"]) for each in offers if each["order"]["moves"][-1]["how"] == "walk")


def test_aims_are_told_as_they_stand(server: House) -> None:
    """From the first question on: what would count now, what is open, how many so far."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["village"]) as line:
        scenario, aims = line.welcome["scenario"], line.welcome["marks"]["aims"]
        assert len(aims) == len(scenario["aims"])
        for aim, told in zip(scenario["aims"], aims, strict=True):
            assert told["stands"] == "open"
            assert told["now"] == (aim["kind"] in ("keep", "deny", "hold"))
            assert told["wanted"] == (aim["count"] if aim["kind"] in ("kill", "keep", "reach") else 0)


def test_two_answer_at_once(server: House) -> None:
    """Whoever has not seen that the other has answered hears so, and nothing is lost; late and double are refused."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["brigands"]) as one, server.line(tokens["village"]) as other:
        first = order(one, "announce")
        assert one.give(first)["tell"] == "done"
        stale = other.ask("give", order=first, at=one.entries - 1)
        assert (stale["tell"], stale["key"]) == ("fault-message", "fault-stale")
        again = one.give(first)
        assert again["tell"] == "refused-message"
        last(other)
        assert other.give(first)["tell"] == "done"
        last(one)
        late = one.give(first)
        assert (late["tell"], late["refusals"][0]["key"]) == ("refused-message", "refused-late")
        told = [message for message in one.heard if message["tell"] == "entry-message"][-1]
        assert [line["text"] for line in told["lines"]] == [
            "Round 1, Brigands: no moves.",
            "Round 1, Village: no moves.",
        ]
        assert all(line["clause"] == "AR VI.b" for line in told["lines"])


def test_by_mail_a_turn_has_two_exchanges_at_most(server: House) -> None:
    """AR VI.c: a move a day leaves time for one amendment; then what was announced before it is done."""
    seats = [{"seat": seat, "player": player} for seat, player in RAID.items()]
    pace = {"kind": "days", "days": 3}
    wanted = {"game": "argad", "seats": seats, "setup": {"battle": "village-raid"}, "pace": pace}
    status, _, body = server.post("/api/matches", wanted)
    assert status == 201, body
    tokens = {ticket["seat"]: ticket["token"] for ticket in json.loads(body)}
    with server.line(tokens["brigands"]) as one, server.line(tokens["village"]) as other:
        for paths in ([[14000, 45000]], [[15000, 45000]]):
            last(one)
            assert one.give(order(one, "announce", moves=[{"figure": "captain", "path": paths}]))["tell"] == "done"
            last(other)
            assert other.give(order(other, "announce" if paths[0][0] == 14000 else "confirm"))["tell"] == "done"
        last(one)
        file = server.get(f"/api/matches/{one.welcome['match']}/file", tokens["brigands"])[2]
        events = json.loads(file.splitlines()[-1])["events"]
        agreed = next(event for event in events if event.get("event") == "agreed")
        assert agreed["clause"] == "AR VI.c"
        assert agreed["earlier"] == ["captain"]


def test_what_lies_hidden_is_not_told(server: House) -> None:
    """The other seat and those who watch hear neither order, place nor sentence of an ambush."""
    status, found = asked(server, "ambush", HOLLOW)
    assert status == 201, found
    tokens = {ticket["seat"]: ticket["token"] for ticket in found}
    _, watch = link(server, found[0], "watch")
    with (
        server.line(tokens["travellers"]) as seen,
        server.line(tokens["robbers"]) as hidden,
        server.line(watch["token"]) as watching,
    ):
        offer = hidden.ask("ask-options")["offers"][2]["order"]
        assert hidden.give(offer)["tell"] == "done"
        assert hidden.give(order(hidden, "spring"))["tell"] == "done"
        last(seen)
        while watching.entries < hidden.entries:
            watching.heard.append(watching.hear())
        heard = json.dumps([seen.welcome, *seen.heard, watching.welcome, *watching.heard])
        assert watching.heard
        known = json.dumps([hidden.welcome, *hidden.heard])
        for post in offer["posts"]:
            place = json.dumps(post["stand"])[:-1]
            assert place in known
            assert place not in heard
        assert "hides at" in known
        assert "hides at" not in heard


def test_chances_before_a_shot(server: House) -> None:
    """Exact fractions of what may become of the target, before the order is given."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["brigands"]) as one, server.line(tokens["village"]) as other:
        lines = {"brigands": one, "village": other}
        for _ in range(12):
            for line in lines.values():
                last(line)
            awaited = one.awaited()
            if awaited["what"] == "shoot":
                break
            for seat in awaited["seats"]:
                last(lines[seat])
                offers = lines[seat].ask("ask-options")["offers"]
                assert lines[seat].give(offers[0]["order"])["tell"] == "done"
        seat = awaited["seats"][0]
        line = lines[seat]
        last(line)
        shooter = line.ask("ask-options")["pieces"][0]
        shot = line.ask("ask-options", piece=shooter)["offers"][0]["order"]
        found = line.ask("ask-preview", order=shot)
        assert found["refusals"] == []
        for fates in found["prospects"].values():
            assert sum(Fraction(chance) for chance in fates.values()) == 1
        assert any("killed" in fates for fates in found["prospects"].values())


def test_the_ground_has_an_address_of_its_own(server: House) -> None:
    """It is called by what is drawn on it: the same for both players, another elsewhere; nothing else is there."""
    tokens = tickets(server, "village-raid", RAID)
    with server.line(tokens["brigands"]) as one, server.line(tokens["village"]) as other:
        first, second = (line.welcome["scene"]["ground_at"] for line in (one, other))
    assert first == second
    with server.line(tickets(server, "ambush", HOLLOW)["travellers"]) as line:
        assert line.welcome["scene"]["ground_at"] != first
    for path in ("/api/ground/none", f"{first}0"):
        status, _, body = server.get(path)
        assert (status, json.loads(body)["key"]) == (404, "fault-nothing-here")


@pytest.mark.parametrize("scenario", ["ambush", "siege-relief"])
def test_a_welcome_is_small(server: House, scenario: str) -> None:
    """What is told of a table to whoever comes again, without the ground that a browser keeps."""
    seats = next(each["seats"] for each in server.offers("argad")["skirmishes"] if each["id"] == scenario)
    tokens = tickets(server, scenario, dict.fromkeys(seats, "person"))
    with server.line(tokens[seats[0]]) as line:
        assert len(json.dumps(line.welcome)) < 60_000


OPTIONS = {
    "beginner": "none",
    "mutual": "book",
    "any_six": False,
    "moving": "together",
    "close_order": True,
    "taking": False,
    "rounds": 3,
}


def with_options(server: House, **changed: Any) -> tuple[int, Any]:
    seats = [{"seat": seat, "player": player} for seat, player in RAID.items()]
    setup = {"battle": "village-raid", "skirmish": {**OPTIONS, **changed}}
    wanted = {"game": "argad", "seats": seats, "setup": setup}
    status, _, body = server.post("/api/matches", wanted)
    return status, json.loads(body)


def test_options_are_played_by(server: House) -> None:
    """What was switched for a game is in its scenario; in the variant one seat after the other is asked."""
    status, found = with_options(server, moving="each", any_six=True, rounds=0)
    assert status == 201, found
    with server.line(found[0]["token"]) as line:
        assert line.welcome["scenario"]["choices"] == {**OPTIONS, "moving": "each", "any_six": True, "rounds": 0}
        assert line.welcome["awaits"]["what"] == "move"
        assert len(line.welcome["awaits"]["seats"]) == 1


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"rounds": 10}, "refused-scenario-rounds"),
        ({"rounds": -1}, "fault-request"),
        ({"moving": "never"}, "fault-request"),
        ({"any_six": "yes"}, "fault-request"),
        ({"no_such": 1}, "fault-request"),
    ],
)
def test_options_that_cannot_be(server: House, changed: dict[str, Any], key: str) -> None:
    status, problem = with_options(server, **changed)
    assert (status, problem["key"]) == (400, key)


def test_dice_are_told_with_what_they_were_thrown_for(server: House) -> None:
    """Every throw of six-sided dice stands with a sentence, by the seat that threw it; luck counts their pips."""
    tokens = tickets(server, "tavern-brawl", {"musketeers": "person", "guards": "recruit", "host": "recruit"})
    with server.line(tokens["musketeers"]) as line:
        for _ in range(60):
            if line.until_asked("musketeers")["outcome"]:
                break
            last(line)
            order = line.ask("ask-options")["offers"][-1]["order"]
            line.give(order)
        told = [message for message in line.heard if message["tell"] == "entry-message"]
        rows = line.ask("ask-luck")["rows"]
    thrown = [each for message in told for each in message["throws"] if each["sides"] == 6]
    said = [each for message in told for each in message["lines"] if each["dice"]]
    assert thrown
    assert [(each["seat"], each["faces"]) for each in thrown] == [(each["seat"], each["dice"]) for each in said]
    for row in rows:
        assert row["what"] in ("shots", "blows", "slowness", "speed")
    counted = {"shot": "shots", "blow": "blows", "contact-shot": "blows", "slowness": "slowness", "speed": "speed"}
    pips = {(row["seat"], row["what"]): row["thrown"] for row in rows}
    for (seat, what), sum_of in pips.items():
        own = [each for each in thrown if each["seat"] == seat and counted.get(each["what"]) == what]
        assert sum(sum(each["faces"]) for each in own) == sum_of


def test_how_high_figures_stand(server: House) -> None:
    """Who stands on the rampart stands three centimetres high."""
    people = {"garrison": "person", "besiegers": "person", "relief": "person"}
    with server.line(tickets(server, "siege-relief", people)["garrison"]) as line:
        levels = line.welcome["marks"]["levels"]
    assert 3000 in levels.values()
    assert set(levels.values()) <= {1000, 2000, 3000}
