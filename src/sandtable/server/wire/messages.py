"""What the server tells a browser over the socket.

Lengths are thousandths of a U and angles hundredths of a degree, as the rules have them; chances are fractions "n/d".
Orders, events, states and scenarios travel as the JSON of their ruleset; `scene`, `marks`, `detail` and `path` are
records of the game's own page, null if it has none.
"""

from typing import Any, Literal, Union

from msgspec import Raw, Struct

from sandtable.kernel.names import kebab
from sandtable.match.members import Around
from sandtable.match.talk import Said
from sandtable.server.wire.details import AwaitMessage, Operation, RefusalMessage, SaidLine, ThrowMessage

NONE = Raw(b"null")
"""The record of a game that has none."""


class Message(Struct, frozen=True, tag=kebab, tag_field="tell"):
    """A message of the server."""


class Welcome(Message, frozen=True):
    """The answer to `hello`: the game and where it stands."""

    id: int
    match: str
    seat: str
    game: str
    title: dict[str, str]
    commitment: str
    scenario: Raw
    scene: Raw
    players: dict[str, str]
    dice: str
    state: Raw
    marks: Raw
    check: int
    entries: int
    awaits: AwaitMessage
    free_undo: int
    head: str
    around: Around
    talk: tuple[Said, ...]
    seen: int
    """The last entry that the seat has seen."""

    hides: bool
    """The game hides something: people who share a screen look away in turn."""

    posts: bool
    """The server can send mail."""

    address: str
    muted: tuple[str, ...]
    standing: Raw | None = None
    """The standing orders of the seat, by the record of the game; None if the game has none."""
    called: dict[str, dict[str, str]] = {}
    """What each seat is called in each language, if the scenario says it."""

    waiting: tuple[str, ...] = ()
    """The seats whose nonces are missing."""


class EntryMessage(Message, frozen=True):
    """A new entry: its throws, those of its events that the page shows, what it changed, and what is awaited now.

    `patch` leads from the document `{"state": …, "marks": …}` that the reader was told last to the next one; `check` is
    the CRC-32 of that, written with sorted keys. `to` is the entry that an undo goes back to. `by_orders` tells the
    seat itself that its standing orders gave it.
    """

    n: int
    seat: str
    kind: str
    throws: tuple[ThrowMessage, ...]
    events: tuple[Raw, ...]
    patch: tuple[Operation, ...]
    check: int
    awaits: AwaitMessage
    free_undo: int
    head: str
    to: int = 0
    lines: tuple[SaidLine, ...] = ()
    by_orders: bool = False
    detail: Raw = NONE


class ViewMessage(Message, frozen=True):
    """The whole view after an entry, for a reader to whom a patch did not fit."""

    id: int
    n: int
    state: Raw
    marks: Raw
    check: int
    awaits: AwaitMessage
    free_undo: int
    head: str


class MissedMessage(Message, frozen=True):
    """An entry from before the reader came: as much of it as a log needs."""

    n: int
    seat: str
    kind: str
    throws: tuple[ThrowMessage, ...]
    events: tuple[Raw, ...]
    head: str
    to: int = 0
    lines: tuple[SaidLine, ...] = ()
    by_orders: bool = False
    detail: Raw = NONE


class OpenedEntry(Struct, frozen=True):
    """An entry of which nothing is hidden any more."""

    n: int
    events: tuple[Raw, ...]
    lines: tuple[SaidLine, ...]


class OpenedMessage(Message, frozen=True):
    """The game is over: the entries of which something was hidden, now complete."""

    entries: tuple[OpenedEntry, ...]


class OfferMessage(Struct, frozen=True):
    """An order that would be accepted; if it has a field, with any number from low to high in it.

    `path` says how pieces move as that number grows.
    """

    order: Raw
    field: str
    low: int
    high: int
    path: Raw = NONE


class BarredMessage(Struct, frozen=True):
    """An order that would be refused, and why; `path` is the path that is barred."""

    order: Raw
    refusals: tuple[RefusalMessage, ...]
    path: Raw = NONE


class OptionsMessage(Message, frozen=True):
    """The orders that a seat or a piece has."""

    id: int
    piece: str
    offers: tuple[OfferMessage, ...]
    barred: tuple[BarredMessage, ...]
    pieces: tuple[str, ...]


class VolleyMessage(Struct, frozen=True):
    """Dice that an order leads to: who throws them, and at whom; `unhurt`: if no throw before costs them anything."""

    throw: ThrowMessage
    by: tuple[str, ...]
    at: str
    unhurt: bool


class PreviewMessage(Message, frozen=True):
    """What an order would lead to: refusals; or poses, then dice with reasons and chances, or a question.

    `certain` is what happens before the first die, in sentences. `meets` are the enemies that it may come into contact
    with (`sure`: that it will), and `way` what happens besides until then. `throws` are who throws what at whom.
    `uncounted`: the chances are too many to count. `quiet`: nobody throws or chooses, and the same seat is
    asked the same as before.
    """

    id: int
    refusals: tuple[RefusalMessage, ...]
    poses: dict[str, tuple[int, int, int]]
    events: tuple[Raw, ...]
    throw: ThrowMessage | None
    odds: dict[str, str]
    prospects: dict[str, Any]
    asks: AwaitMessage | None = None
    forks: tuple["ForkMessage", ...] = ()
    certain: tuple[SaidLine, ...] = ()
    meets: tuple[str, ...] = ()
    sure: bool = False
    throws: tuple[VolleyMessage, ...] = ()
    uncounted: bool = False
    way: tuple[SaidLine, ...] = ()
    quiet: bool = False


class ForkMessage(Struct, frozen=True):
    """An answer to the question that an order leads to: the next question, or the dice and chances that follow."""

    order: Raw
    throw: ThrowMessage | None
    prospects: dict[str, Any]
    forks: tuple["ForkMessage", ...] = ()
    throws: tuple[VolleyMessage, ...] = ()


class MeasureMessage(Message, frozen=True):
    """A distance, and the line along which it was measured."""

    id: int
    length: int
    at: tuple[tuple[int, int], tuple[int, int]]


class SurroundingsMessage(Message, frozen=True):
    """Regions around pieces, by name: what the game finds there."""

    id: int
    piece: str
    regions: dict[str, tuple[tuple[int, int], ...]]


class LuckRow(Struct, frozen=True):
    """The dice of a seat for one kind of throw: what they gave, and what could be expected of them.

    `chance` is that of as much or more if they gave more than expected, else that of as little or less.
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
    """A seat asks to undo (to an entry), to draw or to close the game; `agreed` have agreed, or `by` has declined.

    Everybody gets it, including the seat that asks, which may drop its own wish.
    """

    seat: str
    wish: Literal["undo", "draw", "close", "declined"]
    to: int = 0
    by: str = ""
    agreed: tuple[str, ...] = ()


class AroundMessage(Message, frozen=True):
    """Something beside the game has changed: presence, clocks, proposals."""

    around: Around


class TalkMessage(Message, frozen=True):
    """A new line of talk, or a notice of the server."""

    said: Said


class FaultMessage(Message, frozen=True):
    """A request that cannot be answered; the connection and the game go on."""

    id: int
    key: str
    args: dict[str, str] = {}


class Done(Message, frozen=True):
    """A request was done; what follows from it comes as entries."""

    id: int


AnyMessage: Any = Union[tuple(Message.__subclasses__())]  # noqa: UP007 — made of all that stand here
