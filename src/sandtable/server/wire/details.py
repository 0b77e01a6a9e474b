"""What messages are made of: sentences, refusals, dice, and what is awaited."""

from typing import Any, Literal

from msgspec import UNSET, Struct

from sandtable.kernel.witness import Witness


class LineMessage(Struct, frozen=True):
    """A number with its reason."""

    value: int
    clause: str
    why: str


class Went(Struct, frozen=True):
    """A piece went from one pose to another."""

    start: tuple[int, int, int]
    end: tuple[int, int, int]


class SaidLine(Struct, frozen=True):
    """A sentence of the story with its clause, in the language of the `hello`.

    `seat` is the side that acts or suffers, `units` are the pieces that it names, `moves` where they went, `lines` the
    reasons of its dice; `dice` are faces that the seat threw for it, if its words do not say so.
    """

    text: str
    clause: str
    kind: Literal["turn", "side", "big", "plain"] = "plain"
    seat: str = ""
    units: tuple[str, ...] = ()
    moves: tuple[Went, ...] = ()
    lines: tuple[LineMessage, ...] = ()
    dice: tuple[int, ...] = ()


class RefusalMessage(Struct, frozen=True):
    """A refusal: its clause, a key of the words with readable arguments, and what was measured.

    `named` are the arguments that are units, by their ids, for pages that have better names for them.
    """

    clause: str
    key: str
    args: dict[str, str]
    pieces: tuple[str, ...]
    witnesses: tuple[Witness, ...]
    named: dict[str, str] = {}


class ThrowMessage(Struct, frozen=True):
    """Dice that are awaited or were thrown; `reading` is what the rules read in them, named as in the chances.

    `after` is how many of the entry's events came before them.
    """

    seat: str
    what: str
    clause: str
    count: int
    sides: int
    lines: tuple[LineMessage, ...]
    faces: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    reading: str = ""
    after: int = 0


class Operation(Struct, frozen=True):
    """One step of a patch (RFC 6902); a value is there unless something is removed."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class OutcomeMessage(Struct, frozen=True):
    """The winners, and the clause by which they win."""

    winners: tuple[str, ...]
    clause: str


class AwaitMessage(Struct, frozen=True):
    """What the game waits for: an order of some seats to a question about some units, or nothing more.

    `throw` are the dice that one of the seats must throw and type.
    """

    seats: tuple[str, ...]
    what: str
    clause: str
    outcome: OutcomeMessage | None = None
    units: tuple[str, ...] = ()
    throw: ThrowMessage | None = None
