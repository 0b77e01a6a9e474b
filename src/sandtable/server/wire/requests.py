"""What a browser asks over the socket.

Lengths are thousandths of a U and angles hundredths of a degree, as the rules have them; chances are fractions "n/d".
Orders, events, states and scenarios travel as the JSON of their ruleset.
"""

from typing import Any, Union

from msgspec import Raw, Struct

from sandtable.kernel.names import kebab
from sandtable.match.pace import Pace


class Request(Struct, frozen=True, tag=kebab, tag_field="ask", forbid_unknown_fields=True):
    """A request; the answer has the same number."""

    id: int


class Hello(Request, frozen=True):
    """The first message: takes a seat and chooses a language.

    With `since` the entries after that one are sent (0: all); without it none are. Without a token a listed match
    may be watched by its name.
    """

    token: str
    since: int | None = None
    lang: str = "en"
    match: str = ""


class AskOptions(Request, frozen=True):
    """Asks for the orders of the seat or of a piece, perhaps to continue an order that is begun."""

    piece: str = ""
    begun: dict[str, Any] | None = None


class AskPreview(Request, frozen=True):
    """Asks what an order would lead to."""

    order: Raw


class AskMeasure(Request, frozen=True):
    """Asks for the distance from a point or piece to another, between pieces as the rules measure it."""

    start: tuple[int, int] | str
    end: tuple[int, int] | str


class AskSurroundings(Request, frozen=True):
    """Asks for regions around a piece, or around all of them; the game knows what `of` may ask for."""

    piece: str = ""
    of: str = ""


class AskView(Request, frozen=True):
    """Asks for the whole view, because a patch did not fit."""


class Give(Request, frozen=True):
    """Gives an order, having seen all entries up to `at`."""

    order: Raw
    at: int


class Roll(Request, frozen=True):
    """Types in the faces of real dice, having seen all entries up to `at`."""

    faces: tuple[int, ...]
    at: int


class Conclude(Request, frozen=True):
    """Closes a game that is over: all dice were typed in as they fell."""

    at: int


class DeployAll(Request, frozen=True):
    """Sets up everything that the seat still has to, by the rules' own array."""

    at: int


class AskLuck(Request, frozen=True):
    """Asks how the dice have fallen so far, against what could be expected."""


class AskUndo(Request, frozen=True):
    """Asks to go back to an entry."""

    to: int
    at: int | None = None


class Consent(Request, frozen=True):
    """Grants or turns down another seat's wish to undo, to draw or to close the game."""

    granted: bool
    at: int | None = None


class OfferDraw(Request, frozen=True):
    """Offers a draw."""

    at: int | None = None


class Resign(Request, frozen=True):
    """Gives up the game."""

    at: int | None = None


class Say(Request, frozen=True):
    """Says something to everybody there."""

    text: str


class Mute(Request, frozen=True):
    """Mutes a seat for this one, or ends that."""

    seat: str
    on: bool


class Report(Request, frozen=True):
    """Reports a line to the host."""

    line: int
    why: str = ""


class StandIn(Request, frozen=True):
    """Lets the computer play a seat: one's own, one that nobody has taken, or one that was left too long ago."""

    seat: str
    player: str = ""


class TakeBack(Request, frozen=True):
    """Takes one's seat back from the computer."""


class ProposePause(Request, frozen=True):
    """Proposes a pause."""


class ProposePace(Request, frozen=True):
    """Proposes another pace."""

    pace: Pace


class AnswerProposal(Request, frozen=True):
    """Grants or turns down another seat's proposal."""

    granted: bool


class Resume(Request, frozen=True):
    """Ends a pause."""


class SetListed(Request, frozen=True):
    """Shows the match to everybody, or only to people with a link."""

    listed: bool


class SetMail(Request, frozen=True):
    """Sets the address at which the seat hears that it is asked; none without an address."""

    address: str


class SetStanding(Request, frozen=True):
    """Sets the standing orders of the seat: the record of the game."""

    standing: dict[str, Any]


class Ping(Request, frozen=True):
    """Keeps the socket open."""


AnyRequest: Any = Union[tuple(Request.__subclasses__())]  # noqa: UP007 — made of all that stand here
