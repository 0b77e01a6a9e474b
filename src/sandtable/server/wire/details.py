"""What messages are made of: sentences, refusals, dice, what is awaited, and how things are drawn."""

from typing import Literal

from msgspec import Struct

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
    """Dice that are awaited or were thrown; `reading` is what the rules read in them, named as in the chances."""

    seat: str
    what: str
    clause: str
    count: int
    sides: int
    lines: tuple[LineMessage, ...]
    faces: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    reading: str = ""


class OutcomeMessage(Struct, frozen=True):
    """The winners, and the clause by which they win."""

    winners: tuple[str, ...]
    clause: str


class AwaitMessage(Struct, frozen=True):
    """What the game waits for: an order of some seats to a question about some units, or nothing more."""

    seats: tuple[str, ...]
    what: str
    clause: str
    outcome: OutcomeMessage | None = None
    units: tuple[str, ...] = ()


class Measures(Struct, frozen=True):
    """How things are drawn: the millimetres of a U, front and depth of each type's base, kinds of oval terrain.

    `breaks` is how much of its worth each side must lose to be beaten.
    """

    unit: int
    bases: dict[str, tuple[int, int]]
    ovals: tuple[str, ...]
    breaks: dict[str, int]
    soles: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]] = {}
    """The base of each single figure, on foot and mounted: width, length, rounding of the corners."""

    ground: str = ""
    """The ground as SVG with ten units per U or cm and colours by name, if the page does not draw it itself."""

    marks: dict[str, str] = {}
    """The symbol of each figure's weapon."""

    aims: tuple[SaidLine, ...] = ()
    """The aims of each player, in words."""

    ground_at: str = ""
    """The address of the ground, if it is not sent here; what is found there never changes."""


class Marks(Struct, frozen=True):
    """What the rules find in a state beyond what it says: units that count as in square, units that no general reaches.

    `phases` are the movement phases that each unit may still make; `reacts`: the game has reactions. `astray` are
    generals that no higher general reaches; `initiative` is what each corps that may be named would throw: the number
    of dice and what is added to them. `levels` is how high figures stand that are not on the ground.
    """

    squares: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    phases: dict[str, int] = {}
    reacts: bool = False
    astray: tuple[str, ...] = ()
    initiative: dict[str, tuple[int, int]] = {}
    levels: dict[str, int] = {}
