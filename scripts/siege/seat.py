"""Matches that are made over HTTP, and somebody at a seat of one over a socket."""

import json
import random
import secrets
import time
from typing import Any

from scripts.siege.frames import Gone
from scripts.siege.visitor import Visitor

PERSON = "person"
TOO_FAST = "fault-too-fast"


class NoMatch(Exception):  # noqa: N818
    """A match could not be made."""


class Seat:
    """A seat that is taken: its requests, and what it has heard of the game."""

    def __init__(self, visitor: Visitor, ticket: dict[str, str], since: int | None = None) -> None:
        """Takes the seat. Raises Gone."""
        self.visitor, self.ticket = visitor, ticket
        self.frames = visitor.socket()
        self.heard: dict[int, str] = {}
        """The head of the chain after each entry that was told."""

        self.faults: list[str] = []
        self.number = 0
        self.awaits: dict[str, Any] = {}
        self.entries = 0
        self.welcome = self.ask("hello", token=ticket["token"], since=since)
        if self.welcome["tell"] != "welcome":
            raise Gone(str(self.welcome.get("key")))
        self.entries, self.awaits = self.welcome["entries"], self.welcome["awaits"]

    def ask(self, what: str, **more: Any) -> dict[str, Any]:
        """The answer to a request. Raises Gone."""
        self.number += 1
        self.frames.send(json.dumps({"ask": what, "id": self.number, **more}).encode())
        return self.answer(self.number)

    def answer(self, number: int) -> dict[str, Any]:
        """The answer of this number; what comes before it is remembered. Raises Gone."""
        while True:
            message: dict[str, Any] = json.loads(self.frames.receive())
            self.note(message)
            if message.get("id") == number:
                return message

    def note(self, message: dict[str, Any]) -> None:
        if message["tell"] in ("entry-message", "missed-message"):
            self.heard[message["n"]] = message["head"]
            self.entries = max(self.entries, message["n"])
            self.awaits = message.get("awaits", self.awaits)
        elif message["tell"] == "fault-message":
            self.faults.append(message["key"])

    def order(self, draw: random.Random) -> Any:
        """Some order that the game offers, or None."""
        told = self.ask("ask-options")
        pieces = told.get("pieces") or []
        if pieces and draw.random() < 0.7:
            told = self.ask("ask-options", piece=draw.choice(pieces[:6]))
        offers = [each for each in told.get("offers") or [] if not each.get("barred")]
        if not offers:
            return None
        offer = draw.choice(offers)
        return {**offer["order"], offer["field"]: offer["low"]} if offer.get("field") else offer["order"]

    def give(self, order: Any) -> dict[str, Any]:
        return self.ask("give", order=order, at=self.entries)

    def leave(self) -> None:
        self.frames.close()


def played(visitor: Visitor, tickets: list[dict[str, str]], orders: int, draw: random.Random) -> None:
    """Somebody with all seats plays a match on for so many orders."""
    seats = {each["seat"]: Seat(visitor, each) for each in tickets}
    for _ in range(orders):
        ahead = max(seats.values(), key=lambda each: each.entries)
        playing = seats.get(next(iter(ahead.awaits["seats"]), ""), ahead)
        playing.ask("ping")
        if (order := playing.order(draw)) is not None:
            playing.ask("ask-preview", order=order)
            playing.give(order)
    for each in seats.values():
        each.leave()


def told(visitor: Visitor, ticket: dict[str, str]) -> dict[int, str]:
    """The head of the chain after each entry of a match, as it is told to somebody who comes back. Raises Gone."""
    again = Seat(visitor, ticket, since=0)
    again.ask("ping")
    again.leave()
    return again.heard


def games(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """A request for a match of each game that the server offers, with a person at every seat."""
    offered = visitor.get("/api/choices").json["games"]
    return {each["game"]: {"game": each["game"], **_chosen(each)} for each in offered}


def deployments(visitor: Visitor) -> list[dict[str, Any]]:
    """Matches that begin with an empty table, of the games where two armies may be chosen."""
    return [
        {**_chosen(each), "game": each["game"], "setup": {"red": armies[0]["id"], "blue": armies[1]["id"]}}
        for each in visitor.get("/api/choices").json["games"]
        if (armies := each["offers"].get("armies"))
    ]


def _chosen(offered: dict[str, Any]) -> dict[str, Any]:
    quick = offered["quick"]
    if quick:
        seats, setup = [each["seat"] for each in quick["seats"]], quick["setup"]
    else:
        seats, setup = ["attacker", "defender"], {"form": offered["offers"]["battles"][0]["form"]}
    return {"seats": [{"seat": seat, "player": PERSON} for seat in seats], "setup": setup, "dice": "fair"}


def match(visitor: Visitor, wanted: dict[str, Any], patience: float = 0.0) -> list[dict[str, str]]:
    """The tickets of a new match; one that comes too fast is asked for again so long. Raises NoMatch."""
    end = time.monotonic() + patience
    while True:
        answer = visitor.post("/api/matches", wanted)
        if answer.status == 201:
            return joined(visitor, answer.json)
        if answer.status != 429 or time.monotonic() > end:
            raise NoMatch(f"{answer.status} {answer.body[:200].decode('utf-8', 'replace')}")
        time.sleep(1)


def joined(visitor: Visitor, tickets: list[dict[str, str]]) -> list[dict[str, str]]:
    """The same tickets; each seat has added its nonce to the dice, if the server leaves that to its players."""
    if tickets and tickets[0].get("commitment"):
        nonces = {each["seat"]: secrets.token_hex(32) for each in tickets}
        held = ",".join(each["token"] for each in tickets)
        visitor.post(f"/api/matches/{tickets[0]['match']}/nonces", {"nonces": nonces}, Authorization=f"Bearer {held}")
    return tickets


def file_of(visitor: Visitor, ticket: dict[str, str]) -> bytes:
    """The game file of a match, as the seat of a ticket may have it."""
    return visitor.get(f"/api/matches/{ticket['match']}/file", Authorization=f"Bearer {ticket['token']}").body
