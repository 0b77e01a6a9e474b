"""What the start page and the server say to each other over HTTP."""

from typing import Any, Literal

from msgspec import Struct

from sandtable.match.keeping import Rematch
from sandtable.match.pace import Pace
from sandtable.server.wire.details import OutcomeMessage


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: a person at the browser that asks, a person by invitation (`open`), or a computer player by
    name."""

    seat: str
    player: str


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a match. `setup` is the game's own record."""

    game: str
    seats: tuple[SeatPlan, ...]
    setup: Any
    dice: Literal["fair", "typed"] = "fair"
    """The program throws, or people throw real dice and type the faces in."""

    listed: bool = False
    pace: Pace = Pace()
    name: str = ""
    title: str = ""
    """What people call the match; without it the game gives it a title."""

    evening: str = ""
    """The token of the evening that it belongs to."""


class AskCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for what the game says of a set-up before it is played."""

    setup: Any


class Ticket(Struct, frozen=True):
    """A seat of a match: the browser that holds the token plays it.

    Tokens of other kinds are for links: to take the seat once, or only to watch. What stands fixed of the game already
    is named, so that its holder adds a nonce only then: the commitment, and the last entry with its hash.
    """

    match: str
    seat: str
    token: str
    kind: Literal["seat", "invitation", "watch"] = "seat"
    commitment: str = ""
    entries: int = 0
    head: str = ""
    joins: bool = False
    """The nonce of the seat is missing: the browser is to add it."""


class Nonces(Struct, frozen=True, forbid_unknown_fields=True):
    """The nonce of each seat, which its player's browser draws: 32 bytes in hexadecimal."""

    nonces: dict[str, str]


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


class AskRematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Wants a rematch, or wants none."""

    wanted: bool


class Unopened(Struct, frozen=True):
    """Why a match cannot be opened here: a key of the words and its arguments. Its file can still be fetched."""

    key: str
    args: dict[str, str]


class MatchCard(Struct, frozen=True):
    """A match as the start page shows it."""

    match: str
    game: str
    title: dict[str, str]
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
    about: dict[str, str] = {}
    """What the game says of its scenario, in each language."""

    verdict: dict[str, str] = {}
    """How it ended in the words of the game, if it has some, in each language."""

    closed: bool = False
    dice: str = ""
    begun: float = 0.0
    rematch: Rematch | None = None


class Choosable(Struct, frozen=True):
    """Something that may be chosen, by its id, with its name in each language."""

    id: str
    name: dict[str, str]
    note: dict[str, str] = {}


class ScenarioSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What players have chosen where a game is set up by its scenarios alone: one by its name."""

    battle: str


class ScenarioOffer(Choosable, frozen=True, kw_only=True):
    """A scenario that may be chosen: its seats, and what each is called."""

    seats: tuple[str, ...]
    called: dict[str, dict[str, str]]


class ScenarioOffers(Struct, frozen=True):
    """What players may choose where a game is set up by its scenarios alone."""

    scenarios: tuple[ScenarioOffer, ...]


class Quick(Struct, frozen=True):
    """A match that can be played at once."""

    seats: tuple[SeatPlan, ...]
    setup: Any


class ReadySide(Struct, frozen=True):
    """A side of a ready battle: who it is, and what it has."""

    seat: str
    name: str
    roster: tuple[str, ...]


class ReadyBattle(Struct, frozen=True):
    """A battle that can be played as it is, in the language of the reader. `setup` asks for it.

    `minutes` and `difficulty` are as its file says, 0 and empty if it says nothing; `map` is the address of a picture.
    """

    id: str
    name: str
    story: str
    minutes: int
    difficulty: str
    sides: tuple[ReadySide, ...]
    setup: Any
    map: str = ""


class GameOffer(Struct, frozen=True):
    """A game on the start page: who may take a seat, the best of the computer's players, a match to play at once."""

    game: str
    players: tuple[Choosable, ...]
    computer: str
    quick: Quick | None = None


class GameChoices(Struct, frozen=True):
    """What the start page offers of a game."""

    game: str
    players: tuple[Choosable, ...]
    """Who may take a seat."""

    offers: Any
    """What the form of the game shows: the game's own record; null if it has no form."""

    page: str = ""
    """The address of its ES module; empty if it is built with the house."""

    quick: Quick | None = None
    dice: tuple[str, ...] = ("fair",)


class Choices(Struct, frozen=True):
    """What the start page offers."""

    games: tuple[GameChoices, ...]


class ClauseText(Struct, frozen=True):
    """A clause of a book."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    game: str
    """The game whose book it is in; empty for those of the house."""


class Problem(Struct, frozen=True):
    """What is wrong with an HTTP request: a key of the words, its arguments, and the clause that forbids it, if any.

    `status` is that of the answer.
    """

    status: int
    key: str
    args: dict[str, str] = {}
    clause: str = ""
