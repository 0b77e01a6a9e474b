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
    """Somebody went from one pose to another."""

    start: tuple[int, int, int]
    end: tuple[int, int, int]


class SaidLine(Struct, frozen=True):
    """A sentence of the telling, in the language of the `hello`, by its clause.

    `seat` is whose doing or whose fate it is, `units` are those whom it names, `moves` where they went, `lines` the
    reasons of its dice; `dice` were thrown by the seat for what the sentence tells, if its words do not say so.
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
    """Why not: a clause, a key of the words with arguments as people read them, and what was measured.

    `named` are those arguments that are units, by their ids, for whoever has better names for them.
    """

    clause: str
    key: str
    args: dict[str, str]
    pieces: tuple[str, ...]
    witnesses: tuple[Witness, ...]
    named: dict[str, str] = {}


class ThrowMessage(Struct, frozen=True):
    """Dice that are awaited or were thrown; `reading` is what the rules read in them, as the chances name it."""

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
    """Who has won and by which clause."""

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
    """How things are drawn: the millimetres of a U, front and depth of each type's base, which terrain is oval.

    `breaks` is how much of its worth each side may lose until it is beaten.
    """

    unit: int
    bases: dict[str, tuple[int, int]]
    ovals: tuple[str, ...]
    breaks: dict[str, int]
    soles: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]] = {}
    """What each single figure stands on, on foot and on its horse: width, length, rounding of the corners."""

    ground: str = ""
    """The ground as SVG, ten units a U (or cm), its colours by name; where the page does not draw it by itself."""

    marks: dict[str, str] = {}
    """The symbol of what each figure carries."""

    aims: tuple[SaidLine, ...] = ()
    """What each player wants, in words."""

    ground_at: str = ""
    """Where the ground is to be had, if it is not told here; what has such an address never changes."""


class Marks(Struct, frozen=True):
    """What the rules find in a state and the state does not say: who counts as in square, whom no general reaches.

    `phases` are the movement phases that each unit may still make; `reacts` says that there are reactions at all.
    `astray` are generals whom no general above them reaches; `initiative` is what each corps that may be named would
    throw: so many dice, and what is added to them. `levels` is how high those figures stand that do not stand on the
    ground.
    """

    squares: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    phases: dict[str, int] = {}
    reacts: bool = False
    astray: tuple[str, ...] = ()
    initiative: dict[str, tuple[int, int]] = {}
    levels: dict[str, int] = {}
