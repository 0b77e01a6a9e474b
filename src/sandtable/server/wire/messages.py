"""What the server tells a browser over the socket; the browser's types are generated from here.

Lengths are thousandths of a U and angles hundredths of a degree, as the rules have them; chances are fractions "n/d".
Orders, events, states and scenarios travel as the JSON of their ruleset.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel.names import kebab
from sandtable.match.members import Around
from sandtable.match.standing_orders import StandingOrders
from sandtable.match.talk import Said
from sandtable.server.wire.details import AwaitMessage, Marks, Measures, RefusalMessage, SaidLine, ThrowMessage


class Message(Struct, frozen=True, tag=kebab, tag_field="tell"):
    """Something that the server says."""


class Welcome(Message, frozen=True):
    """The seat is taken: what the game is and where it stands."""

    id: int
    match: str
    seat: str
    ruleset: str
    edition: str
    title: dict[str, str]
    commitment: str
    scenario: Raw
    measures: Measures
    players: dict[str, str]
    state: Raw
    entries: int
    awaits: AwaitMessage
    free_undo: int
    head: str
    around: Around
    talk: tuple[Said, ...]
    seen: int
    """The last entry that the seat has seen."""

    hides: bool
    """The game hides something from somebody: who shares a screen looks away in turn."""

    posts: bool
    """The house can send mail."""

    address: str
    muted: tuple[str, ...]
    marks: Marks = Marks()
    standing: StandingOrders = StandingOrders()


class EntryMessage(Message, frozen=True):
    """Something has happened: the events of an entry, its throws, the state that it led to, and what is awaited.

    `to` is the entry that an undo goes back to. `by_orders` says, to the seat itself alone, that its standing orders
    have answered.
    """

    n: int
    seat: str
    kind: str
    throws: tuple[ThrowMessage, ...]
    events: tuple[Raw, ...]
    state: Raw
    awaits: AwaitMessage
    free_undo: int
    head: str
    to: int = 0
    marks: Marks = Marks()
    lines: tuple[SaidLine, ...] = ()
    by_orders: bool = False


class MissedMessage(Message, frozen=True):
    """An entry that was there before whoever is told of it: as much of it as a log needs."""

    n: int
    seat: str
    kind: str
    throws: tuple[ThrowMessage, ...]
    events: tuple[Raw, ...]
    head: str
    to: int = 0
    lines: tuple[SaidLine, ...] = ()
    by_orders: bool = False


class OpenedEntry(Struct, frozen=True):
    """What happened in an entry, now that nothing of it is hidden any more."""

    n: int
    events: tuple[Raw, ...]
    lines: tuple[SaidLine, ...]


class OpenedMessage(Message, frozen=True):
    """The game is over, and everybody may know what was hidden from him: those entries again, whole."""

    entries: tuple[OpenedEntry, ...]


class OfferMessage(Struct, frozen=True):
    """An order that would be accepted; with a field, any number from low to high may stand in it.

    `path` says how a shape moves with that number: straight along an angle, or about a point.
    """

    order: Raw
    field: str
    low: int
    high: int
    path: "PathMessage | None" = None


class PathMessage(Struct, frozen=True):
    """How the pieces of an order move as its number grows: along an angle, about a pivot by a sign, or along a road.

    On a road the pivot is the middle of the front and the angle its heading; each leg tells from which number on it
    is gone, where the middle of the front is then, and the heading along it.
    """

    pieces: tuple[str, ...]
    kind: Literal["straight", "turn", "road"]
    angle: int = 0
    pivot: tuple[int, int] = (0, 0)
    sign: int = 1
    legs: tuple[tuple[int, int, int, int], ...] = ()


class BarredMessage(Struct, frozen=True):
    """An order that would be refused, and why; `path` is the way that is barred."""

    order: Raw
    refusals: tuple[RefusalMessage, ...]
    path: PathMessage | None = None


class OptionsMessage(Message, frozen=True):
    """What may be ordered."""

    id: int
    piece: str
    offers: tuple[OfferMessage, ...]
    barred: tuple[BarredMessage, ...]
    pieces: tuple[str, ...]


class PreviewMessage(Message, frozen=True):
    """What an order would lead to: refusals, or poses, then dice with their reasons and chances, or what is asked."""

    id: int
    refusals: tuple[RefusalMessage, ...]
    poses: dict[str, tuple[int, int, int]]
    events: tuple[Raw, ...]
    throw: ThrowMessage | None
    odds: dict[str, str]
    prospects: dict[str, Any]
    asks: AwaitMessage | None = None
    forks: tuple["ForkMessage", ...] = ()


class ForkMessage(Struct, frozen=True):
    """An answer to the question that an order leads to: what is asked next, or the dice and chances that follow."""

    order: Raw
    throw: ThrowMessage | None
    prospects: dict[str, Any]
    forks: tuple["ForkMessage", ...] = ()


class MeasureMessage(Message, frozen=True):
    """A distance, and the line along which it was measured."""

    id: int
    length: int
    at: tuple[tuple[int, int], tuple[int, int]]


class SurroundingsMessage(Message, frozen=True):
    """The regions of a unit that the rules speak of, by name: its zone of control, its arc at each reach."""

    id: int
    piece: str
    regions: dict[str, tuple[tuple[int, int], ...]]


class LuckRow(Struct, frozen=True):
    """The dice of a seat for one thing: how much they gave, how much was to be expected of them, how they are wont to.

    `chance` is that of as much or more, where they gave more than expected; of as little or less otherwise.
    """

    seat: str
    what: str
    throws: int
    thrown: int
    expected: float
    chance: float


class LuckMessage(Message, frozen=True):
    """How the dice have fallen."""

    id: int
    rows: tuple[LuckRow, ...]


class RefusedMessage(Message, frozen=True):
    """An order, undo or ending was refused. Nothing has changed."""

    id: int
    refusals: tuple[RefusalMessage, ...]


class WishMessage(Message, frozen=True):
    """A seat asks to undo (to an entry) or to draw, and these have agreed; or it was turned down `by` somebody.

    All hear it, whoever wishes included. Who wishes may turn down his own wish.
    """

    seat: str
    wish: Literal["undo", "draw", "declined"]
    to: int = 0
    by: str = ""
    agreed: tuple[str, ...] = ()


class AroundMessage(Message, frozen=True):
    """Something beside the game is other now: who is there, the clocks, what is proposed."""

    around: Around


class TalkMessage(Message, frozen=True):
    """Somebody has said something, or the house tells something."""

    said: Said


class FaultMessage(Message, frozen=True):
    """A request that cannot be used; the connection and the game live on."""

    id: int
    key: str
    args: dict[str, str] = {}


class Done(Message, frozen=True):
    """A request was carried out; what follows from it comes as entries."""

    id: int


AnyMessage: TypeAlias = (
    Welcome
    | EntryMessage
    | MissedMessage
    | OpenedMessage
    | OptionsMessage
    | PreviewMessage
    | MeasureMessage
    | SurroundingsMessage
    | LuckMessage
    | RefusedMessage
    | WishMessage
    | AroundMessage
    | TalkMessage
    | FaultMessage
    | Done
)
