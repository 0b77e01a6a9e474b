"""What the start page and the server say to each other over HTTP."""

from typing import Literal

from msgspec import Struct

from sandtable.match.pace import Pace
from sandtable.server.wire.details import OutcomeMessage


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: a person at the browser that asks, a person by invitation (`open`), or a computer player by
    name."""

    seat: str
    player: str


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a match: a battle by its name, or two armies on a field."""

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
    """A seat of a match: the browser that holds the token plays it.

    Tokens of other kinds are for links: to take the seat once, or only to watch.
    """

    match: str
    seat: str
    token: str
    kind: Literal["seat", "invitation", "watch"] = "seat"


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A person has come by a link, and may choose a name."""

    token: str
    name: str = ""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A person takes an open seat of a listed match."""

    seat: str
    name: str = ""


class AskLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a link: to invite a person to a seat, to take one's own seat to another browser, or to watch."""

    kind: Literal["invitation", "seat", "watch"]
    seat: str = ""


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Stops mail, by the code of a letter."""

    match: str
    seat: str
    code: str


class Unopened(Struct, frozen=True):
    """Why a match cannot be opened here: a key of the words and its arguments. Its file can still be fetched."""

    key: str
    args: dict[str, str]


class MatchCard(Struct, frozen=True):
    """A match as the start page shows it."""

    match: str
    ruleset: str
    title: dict[str, str]
    edition: str
    turn: int
    entries: int
    awaits: str
    outcome: OutcomeMessage | None
    seats: tuple[SeatPlan, ...]
    changed: float
    open: tuple[str, ...] = ()
    names: dict[str, str] = {}
    listed: bool = False
    watching: int = 0
    pace: Pace = Pace()
    called: dict[str, dict[str, str]] = {}
    """What each seat is called in each language, if the scenario says it."""

    unopened: Unopened | None = None


class Choosable(Struct, frozen=True):
    """An army, battle or player that may be chosen, by its id, with its name in each language."""

    id: str
    name: dict[str, str]
    note: dict[str, str] = {}
    points: tuple[int, ...] = ()
    """What an army or each army of a battle costs, if the game has points."""

    most_points: int = 0
    """What an army of a battle may cost at most; 0: no limit."""


class GameChoices(Struct, frozen=True):
    """The choices of a further game: its armies, battles and sizes, and the switches of its scenarios."""

    ruleset: str
    armies: tuple[Choosable, ...]
    battles: tuple[Choosable, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]
    weathers: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()


class SkirmishOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches and variants of a scenario with single figures."""

    beginner: Literal["none", "class", "armour"] = "none"
    mutual: Literal["book", "stand", "natural"] = "book"
    any_six: bool = False
    moving: Literal["together", "each"] = "together"
    close_order: bool = True
    taking: bool = False
    rounds: int = 3


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
    """What the start page offers; `games` are further games with armies of their own."""

    armies: tuple[Choosable, ...]
    battles: tuple[Choosable, ...]
    players: tuple[Choosable, ...]
    editions: tuple[str, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]
    tables: tuple[Choosable, ...] = ()
    """Own tables that may take the place of the program's."""

    games: tuple[GameChoices, ...] = ()
    skirmishes: tuple[Skirmish, ...] = ()
    """Scenarios with single figures."""

    periods: tuple[Choosable, ...] = ()
    """Own tables that may take the place of those of a scenario's period."""


class ClauseText(Struct, frozen=True):
    """A clause of a book."""

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
