"""Hostile messages: requests of the wire as they should be, and everything that can be wrong with one."""

import json
import random
from typing import Any

from msgspec import inspect
from scripts.siege.frames import BINARY, TEXT
from scripts.siege.mutation import places_in
from scripts.siege.strange import Strange

from sandtable.server.wire import requests

KINDS: tuple[type, ...] = tuple(requests.Request.__subclasses__())
"""Every request that the server knows; a new one is attacked too, without a word here."""

OFTEN = (requests.AskOptions, requests.AskPreview, requests.Give)
"""Requests that hold orders, where most can be wrong."""

NEVER_WHOLE = ("resign", "stand-in", "conclude")
"""Sent only with something wrong: the game would end, or play on by itself."""

HUGE = (2**31, 2**53 + 1, 2**62, 2**63, 2**64, -(2**63), 10**400)
STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        0,
        -1,
        1.5,
        1e308,
        *HUGE,
        "",
        "x",
        "\x00",
        "\ud800",
        "../../x",
        "𝕏" * 50,
        "y" * 5000,
        "red.general-99",
    ),
    *(
        [],
        [[]],
        {},
        {"": ""},
        {"order": 1},
        {"order": "advance"},
        {"order": "nothing", "unit": "none"},
        [0, 0],
        ["a", "b"],
    ),
)


NAMES = ("", "nobody", "red.general-99", "red.nobody-1", "a+b", "x" * 99)
"""Names that no piece has."""


class Grammar:
    """Draws messages for one seat, which knows some pieces and orders."""

    def __init__(self, draw: random.Random, orders: list[Any], pieces: list[str], order_type: Any = None) -> None:
        self.draw, self.orders, self.pieces = draw, orders or [{}], pieces or [""]
        self._strange, self._kind = Strange(draw, (*NAMES, *pieces)), inspect.type_info(order_type)

    def message(self, number: int, entries: int) -> tuple[bytes, int, int]:
        """The bytes of a message, its opcode, and the number that it bears."""
        kind = self.draw.choice(OFTEN if self.draw.random() < 0.5 else KINDS)
        request = {"ask": kind.__struct_config__.tag, "id": number}  # type: ignore[attr-defined]
        for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
            if field.name != "id" and (field.required or self.draw.random() < 0.7):
                request[field.name] = self._value(field.name, field.type, entries)
        if isinstance(begun := request.get("begun"), dict):
            request["piece"] = self.draw.choice(self._named(begun) or [*NAMES, *self.pieces])
        if request["ask"] in NEVER_WHOLE or self.draw.random() < 0.6:
            self._spoil(request)
        data = _encoded(request)
        if self.draw.random() < 0.2:
            data = self._renamed(data)
        borne = request.get("id")
        if self.draw.random() < 0.1:
            data, opcode = self._damaged(data)
            return data, opcode, number
        return data, TEXT, borne if isinstance(borne, int) and not isinstance(borne, bool) else number

    def _value(self, name: str, kind: Any, entries: int) -> Any:
        """Something that the field may hold, and often the right thing."""
        known: dict[str, Any] = {
            "order": self._order(),
            "begun": self._order(),
            "standing": self._order(),
            "piece": self.draw.choice(self.pieces),
            "start": self.draw.choice([self.draw.choice(self.pieces), [0, 0], [2**40, -(2**40)]]),
            "end": self.draw.choice([self.draw.choice(self.pieces), [10_000, 10_000], [-1, 2**62]]),
            "at": self.draw.choice([entries, entries, entries - 1, 0, 10**6]),
            "to": self.draw.choice([entries, 0, 3, 10**6]),
            "faces": [self.draw.randint(-1, 11) for _ in range(self.draw.randrange(4))],
            "pace": {"kind": self.draw.choice(["free", "days", "x"])},
            "seat": "nobody",
        }
        if name in known:
            return known[name]
        if isinstance(kind, inspect.BoolType):
            return self.draw.random() < 0.5
        return self.draw.randrange(5) if isinstance(kind, inspect.IntType) else "text"

    def _order(self) -> Any:
        """One that the game offers, or any of its kinds; most have something wrong in them."""
        if self.draw.random() < 0.3:
            return self._strange.value(self._kind)
        order = json.loads(json.dumps(self.draw.choice(self.orders)))
        places, chance = places_in(order), self.draw.random()
        if chance < 0.4 and places:
            record, key = self.draw.choice(places)
            record[key] = self.draw.choice((*STRANGE, "nobody", self.draw.choice(self.pieces)))
        elif chance < 0.7:
            self._spoil(order, but=("order",) if self.draw.random() < 0.8 else ())
        return order

    def _renamed(self, data: bytes) -> bytes:
        """A piece of the request is another one, or none at all, wherever it is named."""
        named = self._named(data)
        if not named:
            return data
        other = self.draw.choice(("nobody", "", "red.general-99", self.draw.choice(self.pieces)))
        return data.replace(f'"{self.draw.choice(named)}"'.encode(), f'"{other}"'.encode())

    def _named(self, said: Any) -> list[str]:
        """The pieces that something names."""
        text = said.decode() if isinstance(said, bytes) else json.dumps(said)
        return [piece for piece in (*NAMES, *self.pieces) if piece and f'"{piece}"' in text]

    def _spoil(self, record: dict[str, Any], but: tuple[str, ...] = ("ask",)) -> None:
        """One thing is wrong with a record, or two."""
        for _ in range(self.draw.choice((1, 1, 2))):
            names = [name for name in record if name not in but] or list(record)
            what, name = self.draw.randrange(8), self.draw.choice(names) if names else "x"
            if what < 4:
                record[name] = self.draw.choice(STRANGE)
            elif what == 4:
                record.pop(name, None)
            elif what == 5:
                record[self.draw.choice(("more", "", "__class__", "tell"))] = self.draw.choice(STRANGE)
            elif what == 6:
                record[name] = _nested(self.draw.choice((10, 200, 3000)), self.draw.random() < 0.5)
            elif isinstance(record.get(name), int):
                record[name] += self.draw.choice((-1, 1, *HUGE[:4]))

    def _damaged(self, data: bytes) -> tuple[bytes, int]:
        """Bytes that are no request any more."""
        at, bit = self.draw.randrange(len(data)), 1 << self.draw.randrange(7)
        return self.draw.choice(
            (
                (data[:at], TEXT),
                (data[:at] + b"\xff\xfe" + data[at:], BINARY),
                (data, BINARY),
                (data[:-1] + b',"pad":"' + b"x" * 70_000 + b'"}', TEXT),
                (self.draw.randbytes(at + 1), BINARY),
                (data + data, TEXT),
                (bytes([*data[:at], data[at] ^ bit, *data[at + 1 :]]), BINARY),
                (b"[" * self.draw.choice((10, 30_000)), TEXT),
            )
        )


def _nested(depth: int, listed: bool) -> Any:
    """Brackets in brackets, as a marker that is written out later."""
    return f"\x01{depth}{'[' if listed else '{'}"


def _encoded(request: dict[str, Any]) -> bytes:
    text = json.dumps(request)
    for depth in (10, 200, 3000):
        text = text.replace(f'"\\u0001{depth}["', "[" * depth + "]" * depth)
        text = text.replace(f'"\\u0001{depth}{{"', '{"a":' * depth + "1" + "}" * depth)
    return text.encode("utf-8", "surrogatepass")
