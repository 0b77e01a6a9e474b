"""Every message between browser and server, defined once. The browser's types are generated from here.

Lengths are thousandths of a U and angles hundredths of a degree, as the rules have them; chances are fractions "n/d".
Orders, events, states and scenarios travel as the JSON of their ruleset.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel.names import kebab
from sandtable.kernel.witness import Witness
from sandtable.match.company import Around
from sandtable.match.pace import Pace
from sandtable.match.standing_orders import StandingOrders
from sandtable.match.talk import Said
from sandtable.rulesets.argad.scenario import Choices as Options

# The lobby, over HTTP


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: a person at the browser that asks, somebody by invitation (`open`), or one of the program's
    players by name."""

    seat: str
    player: str


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match is asked for: a shipped battle by its name, or two armies on a field."""

    ruleset: str
    seats: tuple[SeatPlan, ...]
    battle: str = ""
    red: str = ""
    blue: str = ""
    field: str = "random"
    edition: str = "fr"
    scale: str = "15"
    turns: int = 12
    weather: str = ""
    divisions: bool = False
    squares_by_order: bool = False
    most_points: int = 0
    tables: tuple[str, ...] = ()
    skirmish: "SkirmishOptions | None" = None
    listed: bool = False
    pace: Pace = Pace()
    name: str = ""


class Ticket(Struct, frozen=True):
    """A seat of a match: whoever holds the token plays it.

    A token of another kind is for a link: whoever comes by it may take the seat, once, or only watch.
    """

    match: str
    seat: str
    token: str
    kind: Literal["seat", "invitation", "watch"] = "seat"


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has come by a link; what he is called is his own choice."""

    token: str
    name: str = ""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes an open seat of a listed match."""

    seat: str
    name: str = ""


class AskLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link is asked for: for somebody who takes a seat, for the own seat in another browser, or for watching."""

    kind: Literal["invitation", "seat", "watch"]
    seat: str = ""


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """No more mail, by the code of a letter."""

    match: str
    seat: str
    code: str


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
    open: tuple[str, ...] = ()
    names: dict[str, str] = {}
    listed: bool = False
    watching: int = 0
    pace: Pace = Pace()
    called: dict[str, dict[str, str]] = {}
    """What each seat is called in each language, where the scenario says it."""


class Choosable(Struct, frozen=True):
    """An army, battle or player that may be chosen, by its id, with its name in each language."""

    id: str
    name: dict[str, str]
    note: dict[str, str] = {}
    points: tuple[int, ...] = ()
    """What an army costs, or each army of a battle, where a game has points."""

    most_points: int = 0
    """What an army may cost at the most in a battle; 0: whatever it does."""


class GameChoices(Struct, frozen=True):
    """What may be chosen for a further game: its own armies, battles and sizes, and the switches of its scenarios."""

    ruleset: str
    armies: tuple[Choosable, ...]
    battles: tuple[Choosable, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]
    weathers: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()


class SkirmishOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The switches and variants of Argad! that are played by."""


class Skirmish(Struct, frozen=True):
    """A scenario with any number of seats, by its id; `called` is what each seat is called, `options` what it says."""

    id: str
    name: dict[str, str]
    note: dict[str, str]
    seats: tuple[str, ...]
    called: dict[str, dict[str, str]]
    figures: dict[str, int]
    turns: int
    period: str
    options: SkirmishOptions
    own: bool = False


class Choices(Struct, frozen=True):
    """What the start page offers; `games` are those besides Basic Impetus."""

    armies: tuple[Choosable, ...]
    battles: tuple[Choosable, ...]
    players: tuple[Choosable, ...]
    editions: tuple[str, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]
    tables: tuple[Choosable, ...] = ()
    """Own tables, which may take the place of the program's."""

    games: tuple[GameChoices, ...] = ()
    skirmishes: tuple["Skirmish", ...] = ()
    """Scenarios of Argad!."""

    periods: tuple[Choosable, ...] = ()
    """Own tables of Argad!, which may take the place of those of a scenario's period."""


class ClauseText(Struct, frozen=True):
    """A clause, for the clause browser."""

    id: str
    title: dict[str, str]
    text: dict[str, str]


class Problem(Struct, frozen=True):
    """What is wrong with an HTTP request: a key of the words, its arguments, and the clause that forbids it, if any.

    `status` is that of the answer.
    """

    status: int
    key: str
    args: dict[str, str] = {}
    clause: str = ""


# From the browser, over the socket


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


# To the browser, over the socket


class Message(Struct, frozen=True, tag=kebab, tag_field="tell"):
    """Something that the server says."""


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

    aims: tuple["SaidLine", ...] = ()
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
    """How the pieces of an order move as its number grows: along an angle, or about a pivot by a sign."""

    pieces: tuple[str, ...]
    kind: Literal["straight", "turn"]
    angle: int = 0
    pivot: tuple[int, int] = (0, 0)
    sign: int = 1


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
