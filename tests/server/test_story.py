"""The log of a match in sentences: in the reader's language, as his seat may hear it, and all of it at the end."""

import json
from typing import Any

import pytest

from sandtable.library.words import LANGUAGES, words
from tests.armies import army
from tests.server.house import House, Line
from tests.server.test_argad import HOLLOW, last, order, tickets
from tests.server.test_invitations import link


def lines(line: Line) -> list[dict[str, Any]]:
    """All sentences that somebody has heard."""
    line.ask("ping")
    entries = ("entry-message", "missed-message")
    return [said for message in line.heard if message["tell"] in entries for said in message["lines"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reader_has_his_language(server: House, lang: str) -> None:
    """The turn, whose it is, by which clause; a whole game is told again to whoever asks from its beginning."""
    red, blue = server.match(blue="person")
    say = words(lang)
    with server.line(red["token"], since=0, lang=lang) as line:
        heard = lines(line)
        turn = next(said for said in heard if said["kind"] == "turn")
        assert (turn["text"], turn["clause"], turn["seat"]) == (say("impetus-turn-began", number="1"), "BI 4.1", "")
        side = next(said for said in heard if said["kind"] == "side")
        who = army({"red": "anglo-saxons", "blue": "normans"}[side["seat"]], lang)
        assert side["text"] == say("impetus-half-turn-began", who=who)
        thrown = next(said for said in heard if said["clause"] == "BI 4.1.1" and said["lines"])
        assert all(reason["clause"] and reason["why"] for reason in thrown["lines"])
    with server.line(blue["token"], since=0, lang=lang) as line:
        assert lines(line) == heard


def test_an_order_is_told_with_whom_it_moved(server: House) -> None:
    first, _ = server.pair()
    with server.line(first["token"]) as line:
        piece = next(each for each in line.ask("ask-options")["pieces"] if "+" not in each)
        offers = line.ask("ask-options", piece=piece)["offers"]
        offer = next(each for each in offers if each["order"]["order"] == "advance")
        assert line.give({**offer["order"], offer["field"]: offer["high"]})["tell"] == "done"
        told = next(said for said in lines(line) if said["moves"])
        assert told["units"] == [piece]
        assert told["moves"][0]["start"] != told["moves"][0]["end"]
        assert told["seat"] == piece.partition(".")[0]
        back = line.ask("ask-undo", to=line.entries - 1, at=line.entries)
        assert back["tell"] == "done"
        undone = lines(line)[-1]
        assert (undone["kind"], undone["clause"], undone["seat"]) == ("side", "ST 5", told["seat"])


def test_what_was_hidden_comes_with_the_end(server: House) -> None:
    """Seats and those who watch hear then where the ambush lay, without asking again; before, nobody did."""
    tokens = tickets(server, "ambush", HOLLOW)
    with server.line(tokens["robbers"]) as robbers, server.line(tokens["travellers"]) as travellers:
        _, watch = link(server, {"match": robbers.welcome["match"], "token": tokens["robbers"]}, "watch")
        with server.line(watch["token"], since=0) as watching:
            offer = robbers.ask("ask-options")["offers"][2]["order"]
            assert robbers.give(offer)["tell"] == "done"
            assert robbers.give(order(robbers, "spring"))["tell"] == "done"
            for line in (travellers, watching):
                last(line)
                assert "hides at" not in json.dumps([line.welcome, *line.heard])
            last(travellers)
            assert travellers.ask("resign")["tell"] == "done"
            for line in (travellers, watching):
                line.ask("ping")
                (opened,) = [message for message in line.heard if message["tell"] == "opened-message"]
                told = [said["text"] for entry in opened["entries"] for said in entry["lines"]]
                assert sum("hides at" in text for text in told) == len(offer["posts"])
                for post in offer["posts"]:
                    x, y, _ = post["stand"]
                    assert any(f"hides at {x // 10 / 100:g} / {y // 10 / 100:g}" in text for text in told)
            line.ask("ping")
            assert not [
                message for message in robbers.heard if message["tell"] == "opened-message" and message["entries"]
            ]
        with server.line(tokens["travellers"], since=travellers.entries - 1) as late:
            late.ask("ping")
            (again,) = [message for message in late.heard if message["tell"] == "opened-message"]
            assert "hides at" in json.dumps(again), "whoever missed the end hears of it as well"


def test_a_game_that_hides_nothing_opens_nothing(server: House) -> None:
    (red,) = server.match()
    with server.line(red["token"]) as line:
        assert line.ask("resign")["tell"] == "done"
        assert "opened-message" not in {message["tell"] for message in line.heard}
