"""Every message between browser and server, defined once. The browser's types are generated from here.

Lengths are thousandths of a U and angles hundredths of a degree, as the rules have them; chances are fractions "n/d".
Orders, events, states and scenarios travel as the JSON of their ruleset.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel.names import kebab
from sandtable.kernel.witness import Witness

# The lobby, over HTTP


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: a person, or one of the program's players by name."""

    seat: str
    player: str


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match is asked for: a shipped battle by its name, or two armies on a field."""

    ruleset: Literal["impetus"]
    seats: tuple[SeatPlan, ...]
    battle: str = ""
    red: str = ""
    blue: str = ""
    field: str = "random"
    edition: str = "fr"
    scale: str = "15"
    turns: int = 12


class Ticket(Struct, frozen=True):
    """A seat of a match: whoever holds the token plays it."""

    match: str
    seat: str
    token: str


class MatchCard(Struct, frozen=True):
    """A match as the start page shows it."""

    match: str
    ruleset: str
    title: dict[str, str]
    edition: str
    turn: int
    entries: int
    awaits: str
    outcome: "OutcomeMessage | None"
    seats: tuple[SeatPlan, ...]
    changed: float


class Choosable(Struct, frozen=True):
    """An army, battle or player that may be chosen, by its id, with its name in each language."""

    id: str
    name: dict[str, str]
    note: dict[str, str] = {}


class Choices(Struct, frozen=True):
    """What the start page offers."""

    armies: tuple[Choosable, ...]
    battles: tuple[Choosable, ...]
    players: tuple[Choosable, ...]
    editions: tuple[str, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]


class ClauseText(Struct, frozen=True):
    """A clause, for the clause browser."""

    id: str
    title: dict[str, str]
    text: dict[str, str]


class Problem(Struct, frozen=True):
    """What is wrong with an HTTP request: a key of the words and its arguments; `status` is that of the answer."""

    status: int
    key: str
    args: dict[str, str] = {}


# From the browser, over the socket


class Request(Struct, frozen=True, tag=kebab, tag_field="ask", forbid_unknown_fields=True):
    """Something that is asked; the answer carries the same number."""

    id: int


class Hello(Request, frozen=True):
    """The first message: a seat is taken up again from an entry on; what is refused is told in a language."""

    token: str
    since: int = 0
    lang: str = "en"


class AskOptions(Request, frozen=True):
    """What may be ordered, for the seat or for a piece, going on from an order that is begun."""

    piece: str = ""
    begun: dict[str, Any] | None = None


class AskPreview(Request, frozen=True):
    """What an order would lead to."""

    order: Raw


class AskMeasure(Request, frozen=True):
    """How far it is from one point of the table to another, or from a unit to another as the rules measure it."""

    start: tuple[int, int] | str
    end: tuple[int, int] | str


class AskSurroundings(Request, frozen=True):
    """Zone of control, arcs and ranges of a unit."""

    piece: str


class Give(Request, frozen=True):
    """An order, given by somebody who has seen all entries up to `at`."""

    order: Raw
    at: int


class AskUndo(Request, frozen=True):
    """The game should go back to an entry."""

    to: int


class Consent(Request, frozen=True):
    """Another seat's wish to undo or to draw is granted or not."""

    granted: bool


class OfferDraw(Request, frozen=True):
    """The seat would agree on a draw."""


class Resign(Request, frozen=True):
    """The seat gives the game up."""


class Ping(Request, frozen=True):
    """Still there."""


AnyRequest: TypeAlias = (
    Hello
    | AskOptions
    | AskPreview
    | AskMeasure
    | AskSurroundings
    | Give
    | AskUndo
    | Consent
    | OfferDraw
    | Resign
    | Ping
)


# To the browser, over the socket


class Message(Struct, frozen=True, tag=kebab, tag_field="tell"):
    """Something that the server says."""


class LineMessage(Struct, frozen=True):
    """A number with its reason."""

    value: int
    clause: str
    why: str


class RefusalMessage(Struct, frozen=True):
    """Why not: a clause, a key of the words with arguments as people read them, and what was measured."""

    clause: str
    key: str
    args: dict[str, str]
    pieces: tuple[str, ...]
    witnesses: tuple[Witness, ...]


class ThrowMessage(Struct, frozen=True):
    """Dice that are awaited or were thrown."""

    seat: str
    what: str
    clause: str
    count: int
    sides: int
    lines: tuple[LineMessage, ...]
    faces: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()


class OutcomeMessage(Struct, frozen=True):
    """Who has won and by which clause."""

    winners: tuple[str, ...]
    clause: str


class AwaitMessage(Struct, frozen=True):
    """What the game waits for: an order of some seats to a question, or nothing more."""

    seats: tuple[str, ...]
    what: str
    clause: str
    outcome: OutcomeMessage | None = None


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
    state: Raw
    entries: int
    awaits: AwaitMessage
    free_undo: int
    head: str


class EntryMessage(Message, frozen=True):
    """Something has happened: the events of an entry, its throws, the state that it led to, and what is awaited."""

    n: int
    seat: str
    kind: str
    throws: tuple[ThrowMessage, ...]
    events: tuple[Raw, ...]
    state: Raw
    awaits: AwaitMessage
    free_undo: int
    head: str


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
    """How the pieces of an order move as its number grows: along an angle, or about a pivot by a sign."""

    pieces: tuple[str, ...]
    kind: Literal["straight", "turn"]
    angle: int = 0
    pivot: tuple[int, int] = (0, 0)
    sign: int = 1


class BarredMessage(Struct, frozen=True):
    """An order that would be refused, and why."""

    order: Raw
    refusals: tuple[RefusalMessage, ...]


class OptionsMessage(Message, frozen=True):
    """What may be ordered."""

    id: int
    piece: str
    offers: tuple[OfferMessage, ...]
    barred: tuple[BarredMessage, ...]
    pieces: tuple[str, ...]


class PreviewMessage(Message, frozen=True):
    """What an order would lead to: refusals, or poses, dice with their reasons, and chances."""

    id: int
    refusals: tuple[RefusalMessage, ...]
    poses: dict[str, tuple[int, int, int]]
    events: tuple[Raw, ...]
    throw: ThrowMessage | None
    odds: dict[str, str]
    prospects: dict[str, Any]


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


class RefusedMessage(Message, frozen=True):
    """An order, undo or ending was refused. Nothing has changed."""

    id: int
    refusals: tuple[RefusalMessage, ...]


class WishMessage(Message, frozen=True):
    """Another seat asks to undo (to an entry) or to draw; or its wish was turned down."""

    seat: str
    wish: Literal["undo", "draw", "declined"]
    to: int = 0


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
    | OptionsMessage
    | PreviewMessage
    | MeasureMessage
    | SurroundingsMessage
    | RefusedMessage
    | WishMessage
    | FaultMessage
    | Done
)
