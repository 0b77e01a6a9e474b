"""What page and server say to each other about replays, over HTTP; sentences in the reader's language."""

from typing import Literal

from msgspec import Raw, Struct

from sandtable.server.wire.details import AwaitMessage, LineMessage, Operation, OutcomeMessage, ThrowMessage
from sandtable.server.wire.lobby import SeatPlan, Ticket

# From the server


class ReplayLine(Struct, frozen=True):
    """A sentence of the story with its clauses; turns are at level 0, acting sides at 1, what happens at 2.

    `seat` is the side that acts or suffers, `units` are the pieces that it names, `lines` the reasons of its dice.
    """

    text: str
    clauses: tuple[str, ...] = ()
    level: int = 0
    seat: str = ""
    units: tuple[str, ...] = ()
    lines: tuple[LineMessage, ...] = ()


class ReplayEntry(Struct, frozen=True):
    """One entry: what happened, and what it changed (`patch`) in the document `{"state": …, "marks": …}`.

    `events` are those that no state shows: how figures walked, what was announced.
    """

    n: int
    seat: str
    kind: str
    lines: tuple[ReplayLine, ...]
    throws: tuple[ThrowMessage, ...]
    patch: tuple[Operation, ...]
    awaits: AwaitMessage
    head: str
    detail: Raw
    to: int = 0
    events: tuple[Raw, ...] = ()


class ReplayTurn(Struct, frozen=True):
    """A turn or round, and the entry with which it begins."""

    number: int
    entry: int


class ReplayComment(Struct, frozen=True):
    """A comment on a moment; it is no part of the game."""

    id: int
    at: int
    by: str
    text: str
    written: float
    mine: bool


class ReplayOrigin(Struct, frozen=True):
    """The game that this one goes on from, and after which entry."""

    game: str
    entry: int


class Replay(Struct, frozen=True):
    """A whole game to look at: its first state, and entry by entry what changed.

    `seat` is the seat that sees it, if the game is not over; `form` where it comes from: a match, a battle of an
    archive, a file that was opened and will be forgotten, or a kept file. `mine`: the reader may write and delete.
    """

    name: str
    form: Literal["match", "opened", "kept"]
    seat: str
    mine: bool
    game: str
    version: int
    dice: str
    title: dict[str, str]
    players: dict[str, str]
    seats: tuple[str, ...]
    scenario: Raw
    scene: Raw
    state: Raw
    marks: Raw
    """What the rules find, as far as the page always draws it; it asks for the rest (`ReplayAround`)."""

    opening: tuple[ReplayLine, ...]
    entries: tuple[ReplayEntry, ...]
    turns: tuple[ReplayTurn, ...]
    finished: bool
    outcome: OutcomeMessage | None
    origin: ReplayOrigin | None
    drawable: bool
    comments: tuple[ReplayComment, ...]
    called: dict[str, dict[str, str]] = {}
    """What each seat is called in each language, if the scenario says it."""


class AfterSide(Struct, frozen=True):
    """What a seat had, and what it had lost at the end of each turn."""

    seat: str
    whole: float
    lost: tuple[float, ...]


class AfterMoment(Struct, frozen=True):
    """An entry that decided much: what was lost in it by whom, in sentences.

    `chance` is how often its most unlikely dice fall so; 1 if none were counted.
    """

    entry: int
    turn: int
    lost: dict[str, float]
    chance: float
    lines: tuple[str, ...]


class AfterUnit(Struct, frozen=True):
    """A piece that has hit the enemy often."""

    piece: str
    seat: str
    name: str
    hits: int


class After(Struct, frozen=True):
    """A battle that is over, reckoned up. `why` and `text` are the clause that ended it, in words.

    `measure` is what losses are counted in; empty if the game counts none.
    """

    outcome: OutcomeMessage | None
    why: str
    text: str
    measure: str
    turns: tuple[int, ...]
    sides: tuple[AfterSide, ...]
    moments: tuple[AfterMoment, ...]
    best: tuple[AfterUnit, ...]
    drawable: bool
    last: int
    """The last entry."""


class ReplayAround(Struct, frozen=True):
    """What the rules find at a moment: regions by their names, and marks."""

    at: int
    regions: dict[str, tuple[tuple[int, int], ...]]
    marks: Raw


class ReplayFault(Struct, frozen=True):
    """The error of a file: its line, in words, with every clause that refuses it."""

    line: int
    text: str
    reasons: tuple[ReplayLine, ...]


class ReplayProof(Struct, frozen=True):
    """One result of checking a file: it holds, it does not, or it cannot be known (yet)."""

    what: Literal["chain", "rules", "dice", "steering", "tables", "result", "origin", "head"]
    held: Literal["yes", "no", "open"]
    text: str


class ReplayVerdict(Struct, frozen=True):
    """The result of checking a file: sound and complete, sound so far, or bad at a line.

    `trusted`: sound and complete, but entries of an earlier game are taken as recorded. `typed`: people threw.
    """

    verdict: Literal["sound", "trusted", "typed", "unfinished", "veiled", "bad"]
    text: str
    fault: ReplayFault | None
    proofs: tuple[ReplayProof, ...]
    entries: int
    thrown: int
    typed: int
    undone: int
    head: str


class OpenedReplay(Struct, frozen=True):
    """An opened file: its sound part, and the verdict on all of it."""

    replay: Replay | None
    verdict: ReplayVerdict


class ReplayMeasured(Struct, frozen=True):
    """A distance in thousandths of a U, and the points between which it was measured."""

    length: int
    at: tuple[tuple[int, int], tuple[int, int]]


# From the browser


class AskReplayMeasure(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the distance at a moment from a point or piece to another."""

    at: int
    start: tuple[int, int] | str
    end: tuple[int, int] | str


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """A new comment on a moment."""

    at: int
    text: str
    by: str = ""


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a game that goes on from a moment, with these players."""

    at: int
    seats: tuple[SeatPlan, ...]


class BranchMade(Struct, frozen=True):
    """The new match and its tickets."""

    match: str
    tickets: tuple[Ticket, ...]


class KeptReplay(Struct, frozen=True):
    """A kept file: its name, and the token that may delete it and write comments to it."""

    name: str
    token: str


class Deleted(Struct, frozen=True):
    """The result of deleting a match: it is gone for everybody, or only the seat was given up."""

    gone: bool
