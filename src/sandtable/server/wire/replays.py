"""What page and server say to each other about replays, over HTTP; sentences in the reader's language."""

from typing import Literal

from msgspec import Raw, Struct, field

from sandtable.server.wire.details import AwaitMessage, LineMessage, Marks, Measures, OutcomeMessage, ThrowMessage
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
    """One entry: what happened, and which fields of the state it changed (`patch`).

    `events` are those that no state shows: how figures walked, what was announced.
    """

    n: int
    seat: str
    kind: str
    lines: tuple[ReplayLine, ...]
    throws: tuple[ThrowMessage, ...]
    patch: dict[str, Raw]
    awaits: AwaitMessage
    head: str
    to: int = 0
    marks: Marks = field(default_factory=Marks)
    """What the rules find then, as far as the page always draws it; it asks for the rest (`ReplayAround`)."""

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
    form: Literal["match", "battle", "opened", "kept"]
    seat: str
    mine: bool
    game: str
    ruleset: str
    version: int
    dice: str
    edition: str
    title: dict[str, str]
    players: dict[str, str]
    seats: tuple[str, ...]
    scenario: Raw
    measures: Measures
    state: Raw
    opening: tuple[ReplayLine, ...]
    entries: tuple[ReplayEntry, ...]
    turns: tuple[ReplayTurn, ...]
    finished: bool
    outcome: OutcomeMessage | None
    origin: ReplayOrigin | None
    drawable: bool
    comments: tuple[ReplayComment, ...]


class ReplayAround(Struct, frozen=True):
    """What the rules find at a moment: zones, arcs or commands by their names, and marks."""

    at: int
    regions: dict[str, tuple[tuple[int, int], ...]]
    marks: Marks


class ReplayFault(Struct, frozen=True):
    """The error of a file: its line, in words, with every clause that refuses it."""

    line: int
    text: str
    reasons: tuple[ReplayLine, ...]


class ReplayProof(Struct, frozen=True):
    """One result of checking a file: it holds, it does not, or it cannot be known (yet)."""

    what: Literal["chain", "rules", "dice", "result", "origin", "head"]
    held: Literal["yes", "no", "open"]
    text: str


class ReplayVerdict(Struct, frozen=True):
    """The result of checking a file: sound and complete, sound so far, or bad at a line."""

    verdict: Literal["sound", "unfinished", "veiled", "bad"]
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
    """The new game: a match with its tickets, or a battle of an evening, with the token of a new evening."""

    match: str
    tickets: tuple[Ticket, ...]
    evening: str = ""


class KeptReplay(Struct, frozen=True):
    """A kept file: its name, and the token that may delete it and write comments to it."""

    name: str
    token: str


class Deleted(Struct, frozen=True):
    """The result of deleting a match: it is gone for everybody, or only the seat was given up."""

    gone: bool
