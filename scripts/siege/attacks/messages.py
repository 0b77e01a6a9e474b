"""Hostile messages on the sockets of every game: each is answered by its type, and what is refused changes nothing."""

import json
import re
import time
from typing import Any

from scripts.siege import seat
from scripts.siege.frames import Gone
from scripts.siege.grammar import KINDS, Grammar
from scripts.siege.seat import NoMatch, Seat
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Visitor

from sandtable.games import load_ruleset
from sandtable.server.wire import messages as wire

BATCH, BATCHES = 40, 3
"""So many messages before the server is asked whether it still listens, and so often on one socket."""

APART = 1111
"""How far the number of that question is from the last one, so that no flipped bit makes another number the same."""

TELLS = {kind.__struct_config__.tag for kind in wire.Message.__subclasses__()}
TAGS: list[str] = [kind.__struct_config__.tag for kind in KINDS]  # type: ignore[attr-defined]
HASHES = re.compile(rb'"h":"([0-9a-f]{64})"')
"""The chain of a file; what is behind seals is no part of it, and is opened in the end."""

WHO = 60


class Board:
    """One match that is fired at, and its file as it was seen last."""

    def __init__(self, siege: Siege, wanted: dict[str, Any]) -> None:
        self.siege, self.wanted = siege, wanted
        self.tickets = seat.match(siege.stranger(), wanted)
        self.file = b""

    def besiege(self, left: int) -> int:
        """One socket, as long as it is let; how many messages were sent."""
        visitor = self.siege.stranger()
        try:
            sitting = self._sit(visitor)
            grammar = _grammar(self.siege, sitting, load_ruleset(self.wanted["game"]).order_type)
        except (Gone, KeyError) as gone:
            self.siege.report.fell(f"a seat could not be taken again: {gone}")
            return left
        before, sent = self._seen(visitor), 0
        try:
            while sent < min(left, BATCH * BATCHES):
                self._fire(sitting, grammar)
                sent += BATCH
        except Gone:
            self.siege.report.dropped += 1
        self._compared(visitor, before, sitting)
        sitting.leave()
        return max(sent, 1)

    def _sit(self, visitor: Visitor) -> Seat:
        """At a seat that is asked, or for once at another."""
        sitting = Seat(visitor, self.siege.draw.choice(self.tickets))
        asked = [each for each in self.tickets if each["seat"] in sitting.awaits["seats"]]
        if sitting.ticket in asked or not asked or self.siege.draw.random() < 0.2:
            return sitting
        sitting.leave()
        return Seat(visitor, asked[0])

    def _fire(self, sitting: Seat, grammar: Grammar) -> None:
        """Some messages at once, then one that must be answered after all of them."""
        sent = []
        for _ in range(BATCH):
            data, opcode, number = grammar.message(sitting.number + 1, sitting.entries)
            sitting.number = max(sitting.number, number)
            sitting.frames.send(data, opcode)
            sent.append(data)
        sitting.number += APART
        last = sitting.number
        begun = time.monotonic()
        sitting.frames.send(json.dumps({"ask": "ping", "id": last}).encode())
        answers: list[dict[str, Any]] = []
        while not answers or answers[-1].get("id") != last:
            answers += [each for each in (self._heard(sitting),) if "id" in each]
        for _ in sent:
            self.siege.report.message((time.monotonic() - begun) / BATCH)
        self._judged(sent, answers)

    def _heard(self, sitting: Seat) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(sitting.frames.receive())
        if message.get("tell") not in TELLS:
            self.siege.report.fell(f"a message without a type: {str(message)[:WHO]}")
        sitting.note(message)
        return message

    def _judged(self, sent: list[bytes], answers: list[dict[str, Any]]) -> None:
        """Each has one answer; none is a fault of ours."""
        if len(answers) != len(sent) + 1:
            self.siege.report.fell("messages without exactly one answer")
            batch = [each.decode("utf-8", "replace")[:WHO] for each in sent]
            self.siege.report.figures["unanswered"] = [batch, [str(each)[:WHO] for each in answers]]
        for data, answer in zip(sent, answers, strict=False):
            if answer.get("key") in ("fault-ours", "fault-not-kept"):
                self._ours(answer["key"], data)

    def _ours(self, key: str, data: bytes) -> None:
        """A fault of ours, by the kind of its request; one of each kind is kept to be sent again."""
        kind = next((tag for tag in TAGS if f'"{tag}"'.encode() in data[:40]), "bytes")
        text = data.decode("utf-8", "replace")
        bad = " with bad UTF-8" if "\ufffd" in text else ""
        reason = f"{key}: {kind}{bad}"
        self.siege.report.fell(reason)
        self.siege.report.figures.setdefault("samples", {}).setdefault(reason, text[:300])

    def _seen(self, visitor: Visitor) -> tuple[int, bytes]:
        found = seat.file_of(visitor, self.tickets[0])
        return found.count(b"\n"), found

    def _compared(self, visitor: Visitor, before: tuple[int, bytes], sitting: Seat) -> None:
        """The file has grown by what was told, and by nothing else."""
        lines, file = self._seen(visitor)
        if not file or lines - before[0] != len(sitting.heard):
            self.siege.report.fell("the file has not grown by what was told")
        if not sitting.heard and file != before[1]:
            self.siege.report.fell("a refusal has changed the game")
        stood = HASHES.findall(before[1])
        if HASHES.findall(file)[: len(stood)] != stood:
            self.siege.report.fell("an entry that stood has changed")
        if not sitting.awaits["seats"]:
            self.tickets = seat.match(self.siege.stranger(), self.wanted)


def _grammar(siege: Siege, sitting: Seat, order_type: Any) -> Grammar:
    """What a seat may do here, as the server says it."""
    told = sitting.ask("ask-options")
    pieces = list(told.get("pieces") or [])
    offers = list(told.get("offers") or [])
    for piece in siege.draw.sample(pieces, min(4, len(pieces))):
        offers += sitting.ask("ask-options", piece=piece).get("offers") or []
    sitting.heard.clear()
    return Grammar(siege.draw, [each["order"] for each in offers], pieces, order_type)


def run(siege: Siege) -> None:
    """Each game in its turn."""
    try:
        wanted = [*seat.games(siege.stranger()).values(), *seat.deployments(siege.stranger())]
        boards = [Board(siege, each) for each in wanted]
    except NoMatch as error:
        siege.report.fell(f"a match could not be made: {error}")
        return
    sent = 0
    while sent < siege.count and not siege.over:
        for board in boards:
            sent += board.besiege(siege.count - sent) if sent < siege.count else 0
    siege.report.figures["messages"] = sent


ATTACK = Attack("messages", "hostile socket messages of every kind, on all games", run, 100_000, 960)
