"""What browser and server say to each other about replays, all of it over HTTP; sentences in the asker's language."""

from typing import Literal

from msgspec import Raw, Struct, field

from sandtable.server.wire.details import AwaitMessage, LineMessage, Marks, Measures, OutcomeMessage, ThrowMessage
from sandtable.server.wire.lobby import SeatPlan, Ticket

# What is told


class ReplayLine(Struct, frozen=True):
    """A sentence of the telling with its clauses; turns stand at level 0, who acts at 1, what happens at 2.

    `seat` is whose doing or fate it is, `units` are those whom it names, `lines` the reasons of its dice.
    """

    text: str
    clauses: tuple[str, ...] = ()
    level: int = 0
    seat: str = ""
    units: tuple[str, ...] = ()
    lines: tuple[LineMessage, ...] = ()


class ReplayEntry(Struct, frozen=True):
    """One entry: what happened, and which fields of the state it changed (`patch`).

    `events` are told where a page shows more of them than the states do: how figures walked, and what was announced.
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
    """What the rules find then, as far as it is drawn; the rest is asked for (`ReplayAround`)."""

    events: tuple[Raw, ...] = ()


class ReplayTurn(Struct, frozen=True):
    """A turn or round, and the entry with which it begins."""

    number: int
    entry: int


class ReplayComment(Struct, frozen=True):
    """What somebody has written to a moment; it is no part of the game."""

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

    `seat` is whose file it is, if the game is not over; `form` where it comes from: a match, a battle of an evening, a
    file that was opened and will be forgotten, or one that was kept. `mine`: the asker may write and delete.
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
    """What the rules find at a moment: zones, arcs or commands by their names, and who is beyond command."""

    at: int
    regions: dict[str, tuple[tuple[int, int], ...]]
    marks: Marks


class ReplayFault(Struct, frozen=True):
    """What is wrong with a file: at which line, in words, with every clause that refuses it."""

    line: int
    text: str
    reasons: tuple[ReplayLine, ...]


class ReplayProof(Struct, frozen=True):
    """Something that checking a file has shown: it holds, it does not, or it cannot be known (yet)."""

    what: Literal["chain", "rules", "dice", "result", "origin", "head"]
    held: Literal["yes", "no", "open"]
    text: str


class ReplayVerdict(Struct, frozen=True):
    """What is known of a file: sound and whole, sound so far, or bad at a line."""

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
    """A file that was opened: as much of it as is sound, and the verdict on all of it."""

    replay: Replay | None
    verdict: ReplayVerdict


class ReplayMeasured(Struct, frozen=True):
    """How far it was, in thousandths of a U, and between which points."""

    length: int
    at: tuple[tuple[int, int], tuple[int, int]]


# From the browser


class AskReplayMeasure(Struct, frozen=True, forbid_unknown_fields=True):
    """How far is it at a moment, from a point or unit to another?"""

    at: int
    start: tuple[int, int] | str
    end: tuple[int, int] | str


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is to be noted at a moment."""

    at: int
    text: str
    by: str = ""


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new game is to go on from a moment, with these players."""

    at: int
    seats: tuple[SeatPlan, ...]


class BranchMade(Struct, frozen=True):
    """The new game: a match with its tickets, or a battle of an evening, with its token if that is a new one."""

    match: str
    tickets: tuple[Ticket, ...]
    evening: str = ""


class KeptReplay(Struct, frozen=True):
    """A file was kept: its name, and the token that may delete it and write comments to it."""

    name: str
    token: str


class Deleted(Struct, frozen=True):
    """What became of a match that somebody deleted: it is gone for all, or only its seat has been given up."""

    gone: bool
