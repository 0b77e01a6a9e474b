"""What a browser asks over the socket; its types are generated from here.

Lengths are thousandths of a U and angles hundredths of a degree, as the rules have them; chances are fractions "n/d".
Orders, events, states and scenarios travel as the JSON of their ruleset.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel.names import kebab
from sandtable.match.pace import Pace
from sandtable.match.standing_orders import StandingOrders


class Request(Struct, frozen=True, tag=kebab, tag_field="ask", forbid_unknown_fields=True):
    """Something that is asked; the answer carries the same number."""

    id: int


class Hello(Request, frozen=True):
    """The first message: a seat is taken; what is refused is told in a language.

    With `since` all entries after that one are told, 0 being before the first; without it none is. Without a token
    a listed match may be watched by its name.
    """

    token: str
    since: int | None = None
    lang: str = "en"
    match: str = ""


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
    """Zone of control, arcs and ranges of a unit, or the command of a general; without one those of all."""

    piece: str = ""
    of: Literal["zones", "command"] = "zones"


class Give(Request, frozen=True):
    """An order, given by somebody who has seen all entries up to `at`."""

    order: Raw
    at: int


class DeployAll(Request, frozen=True):
    """All that the seat has still to set up is set up as the rules' own array has it."""

    at: int


class AskLuck(Request, frozen=True):
    """How the dice have fallen so far, against what was to be expected."""


class AskUndo(Request, frozen=True):
    """The game should go back to an entry."""

    to: int
    at: int | None = None


class Consent(Request, frozen=True):
    """Another seat's wish to undo or to draw is granted or not."""

    granted: bool
    at: int | None = None


class OfferDraw(Request, frozen=True):
    """The seat would agree on a draw."""

    at: int | None = None


class Resign(Request, frozen=True):
    """The seat gives the game up."""

    at: int | None = None


class Say(Request, frozen=True):
    """Something is said to all who are there."""

    text: str


class Mute(Request, frozen=True):
    """What a seat says is not told to this one any more, or is told again."""

    seat: str
    on: bool


class Report(Request, frozen=True):
    """The host should see a line, and why."""

    line: int
    why: str = ""


class StandIn(Request, frozen=True):
    """The computer shall play a seat: the own one, one that nobody has taken, or one that was left too long ago."""

    seat: str
    player: str = ""


class TakeBack(Request, frozen=True):
    """Whoever the computer stands in for plays himself again."""


class ProposePause(Request, frozen=True):
    """The clocks should stand still."""


class ProposePace(Request, frozen=True):
    """Another pace should be played by."""

    pace: Pace


class AnswerProposal(Request, frozen=True):
    """Another seat's proposal is granted or not."""

    granted: bool


class Resume(Request, frozen=True):
    """The clocks go on."""


class SetListed(Request, frozen=True):
    """The match is shown to everybody, or only to those who hold a link."""

    listed: bool


class SetMail(Request, frozen=True):
    """Where the seat wants to hear by mail that it is asked; nowhere without an address."""

    address: str


class SetStanding(Request, frozen=True):
    """How the seat wants its reactions to be answered while it does not say otherwise."""

    standing: StandingOrders


class Ping(Request, frozen=True):
    """Still there."""


AnyRequest: TypeAlias = (
    Hello
    | AskOptions
    | AskPreview
    | AskMeasure
    | AskSurroundings
    | Give
    | DeployAll
    | AskLuck
    | AskUndo
    | Consent
    | OfferDraw
    | Resign
    | Say
    | Mute
    | Report
    | StandIn
    | TakeBack
    | ProposePause
    | ProposePace
    | AnswerProposal
    | Resume
    | SetListed
    | SetMail
    | SetStanding
    | Ping
)
