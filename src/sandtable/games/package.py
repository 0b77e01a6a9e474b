"""A game as the rest of the program knows it: one object, with a face for each thing that a game can do.

Only `ruleset`, `files` and `telling` are required. Without the other faces a game can still be recorded, verified and
replayed in words, and recruits can play it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.loop import Decide
from sandtable.kernel.options import Offer
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.odds.ahead import Ahead
from sandtable.table.plane import Pose

if TYPE_CHECKING:
    from sandtable.library.document import Document
    from sandtable.library.own import Own
    from sandtable.library.sentence import Sentence
    from sandtable.library.words import Words


@dataclass(frozen=True, kw_only=True)
class Files:
    """The files of a game: those that come with it, and those that players write."""

    load: Callable[[], AnyRuleset]
    """The rules with the tables that come with the game."""

    tables: type
    """The record of tables that a game file carries."""

    readers: Mapping[str, Callable[["Document", "Own | None"], Any]] = field(default_factory=dict)
    """How each kind of file (armies, scenarios, tables) is read and checked. Raises Unreadable.

    A file in a player's folder is read beside the other files there; a file on the command line is read alone.
    """

    claims: Callable[[Mapping[str, Any]], bool] | None = None
    """Whether a file says by its fields that it is for this game; without this, the game takes what no other claims."""

    first: str = ""
    """The scenario that is played if nobody names one."""

    with_tables: Callable[[Sequence[Path]], AnyRuleset] | None = None
    """The rules with the tables of these files in place of the game's own; None if it takes none. Raises Unreadable."""

    scenario: Callable[["Document", Any], Any] | None = None
    """Reads a scenario by rules with other tables, where it matters which they are. Raises Unreadable."""


class Prose(Protocol):
    """Tells one game in one language."""

    def opening(self) -> Iterator["Sentence"]:
        """What readers need to know before anything happens."""
        ...

    def side(self, seat: str) -> str:
        """A seat as people call it."""
        ...

    def moment(self, moment: Moment) -> Iterator[str]:
        """What was thrown and what happened then, as lines."""
        ...

    def sentences(self, moment: Moment) -> Iterator["Sentence"]:
        """The same as sentences that know which pieces they name."""
        ...


@dataclass(frozen=True, kw_only=True)
class Telling:
    """A game in sentences."""

    prose: Callable[["Words", Any], Prose]
    """Everything that happens, from a scenario."""

    log: Callable[..., Prose] | None = None
    """The short version beside a table, called with `brief` and `minor`; None if there is no table."""

    title: Callable[["Words", Any], str] | None = None
    """What people call the battle of a scenario."""

    verdict: Callable[["Words", Any], str] | None = None
    """How a game ended, from its last state; without it lists say who has won."""

    argument: Callable[["Words", str, str, str | int], str | int | None] | None = None
    """An argument of a refusal as people read it (a length, an angle, a piece), from the refusal's key and the
    argument's name and value; None if the game knows nothing of it."""

    foretold: Callable[["Words", Any, Any, Sequence[Event]], Iterator["Sentence"]] | None = None
    """What an order leads to for certain, from the state before it, the order, and its events before the first die."""

    def beside(self, say: "Words", scenario: Any, *, minor: bool = False) -> Prose | None:
        """The prose for the log beside the table, with minor events if wanted; None if the game has no table."""
        return self.log(say, scenario, brief=True, minor=minor) if self.log else None


@dataclass(frozen=True, kw_only=True)
class Players:
    """The computer's players of a game, besides the recruit that every game has."""

    named: Mapping[str, Callable[[Any], Decide]] = field(default_factory=dict)
    """Those that people may choose, by name: each is made from the ruleset. The words are `player-NAME` and
    `playing-NAME`. The one named captain takes the seats of people who leave."""

    bystander: Callable[[Any], Decide] | None = None
    """Answers for a seat that is out of the game while others play on."""

    lead: Callable[[Any, Any, str], float] | None = None
    """How far a seat is ahead in a view, from -1 to 1."""


@dataclass(frozen=True, kw_only=True)
class Odds:
    """What a game can say of chances beyond the next throw."""

    prospects: Callable[..., Any] | None = None
    """`prospects(ruleset, state, seat, settled=None)`: the fight that a state leads to, for a seat; `settled` are
    answers to questions on the way, by question. Raises TooMany."""

    ahead: Callable[..., Ahead] | None = None
    """`ahead(ruleset, state, answer, before=())`: whom an answer meets, and who throws what at whom; `before` are
    throws that have been followed already."""

    over: Callable[[Any, Event], bool] | None = None
    """Whether an event, in the state before it, is no longer part of an order: the turn goes on."""

    ends: tuple[type, ...] = ()
    """Orders that end a turn themselves: what it brings is theirs."""

    useful: Callable[[Any, Any, Throw], int | None] | None = None
    """How much of a throw in a state can change anything; None if it all counts."""

    sealed: Callable[[Any, Any, str, Any], Any] | None = None
    """The fights of an order that is given at the same time as everybody else's; such an order has no other preview."""

    forks: tuple[str, ...] = ()
    """Questions that come between an order and its dice: previews follow each answer."""

    counted: Mapping[type, str] = field(default_factory=dict)
    """Readings of dice that are numbers, by their type, and what luck calls them."""

    pips: Mapping[str, str] = field(default_factory=dict)
    """Throws whose pips are added up, and what luck calls them."""


@dataclass(frozen=True, kw_only=True)
class Reckoning:
    """What is reckoned up after a battle."""

    lost: Callable[[Any], Mapping[str, float]]
    """What each seat has lost so far, from a state."""

    whole: Callable[[Any], Mapping[str, float]]
    """What each seat had at first, from a scenario, by the same measure."""

    measure: str
    """What is counted: the word `reckoned-MEASURE`."""

    gone: Callable[[Any], Iterable[str]] | None = None
    """The pieces that are gone, from a state: sentences that name them tell how something was lost."""

    hits: Callable[[Event], tuple[str, int] | None] | None = None
    """The piece that has hit somebody in an event, and how often; None if nobody has."""

    names: Callable[["Words", Any], Callable[[str], tuple[str, str]]] | None = None
    """The seat and the name of a piece, from a scenario."""


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A game drawn."""

    painter: Callable[..., Any]
    """Draws states: `painter(ruleset, say, symbols, heading, width, palette, command=False).draw(state)`.

    With `command`, the picture also shows whom generals command.
    """

    worth_showing: Callable[[Sequence[Any]], Iterable[Any]]
    """The states that a film shows."""

    miniatures: bool = False
    """The painter draws miniatures if it is given `figures=` too: drawn figures by their name."""


class Ready(NamedTuple):
    """A battle that can be played as it is: its names, what is played, the set-up that asks for it, its file."""

    id: str
    title: dict[str, str]
    story: dict[str, str]
    scenario: Any
    setup: Any
    file: Mapping[str, Any]


Setup = TypeVar("Setup")


class Start(ABC, Generic[Setup]):
    """A game on the start page. A set-up is the game's own record of what players have chosen there.

    Everything in it is looked up by name. A bad set-up raises HttpError or Unreadable.
    """

    setup_type: type[Setup]
    """A `msgspec.Struct` that forbids unknown fields."""

    @abstractmethod
    def choices(self, own: "Own") -> Any:
        """What players may choose, what comes with the program and own files: the game's own record."""

    def quick(self) -> Any:
        """A match that can be played at once: the server's `Quick`; None if the game has none."""
        return None

    def ready(self) -> Sequence[Ready]:
        """The battles that come with the game, for the cards of the start page."""
        return ()

    @abstractmethod
    def seats(self, setup: Setup, own: "Own") -> tuple[str, ...]:
        """The seats that must be taken."""

    @abstractmethod
    def ruleset(self, setup: Setup, own: "Own") -> AnyRuleset:
        """The rules, perhaps with own tables."""

    @abstractmethod
    def scenario(self, setup: Setup, say: "Words", own: "Own", *, by_mail: bool = False) -> Any:
        """What is played; `by_mail` if players have days for each move."""

    @abstractmethod
    def title(self, setup: Setup, own: "Own") -> dict[str, str]:
        """What the match is called, in every language."""

    def check(self, setup: Setup, say: "Words", own: "Own") -> Any:
        """What the form is told of a set-up before it is played: the game's own record; None: it can be played."""
        self.scenario(setup, say, own)


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Standing orders: how players want questions to be answered without being asked."""

    record: type
    """What a player may leave: a `msgspec.Struct` that forbids unknown fields. Every field has a default."""

    answers: Mapping[str, Callable[[Any, str, Any], Any]]
    """The questions that may be answered, each with what gives the order, from a match, a seat and what that seat has
    left; None: the seat is asked."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """What the page of a game is told beyond what every page is told."""

    start: Start[Any] | None = None
    """The start page; without it no match of the game can be made there."""

    module: Path | None = None
    """A prebuilt ES module that exports the page; it may import the files beside it. None: it is built with the house.

    It is in a folder of its own inside the package, and everything in that folder is served to browsers.
    """

    dice: tuple[str, ...] = ("fair",)
    """How dice may be thrown: `fair` by the program, `typed` by people who type the faces in. The first is usual."""

    called: Callable[[Any], dict[str, dict[str, str]]] | None = None
    """What each seat of a scenario is called in every language."""

    roster: Callable[["Words", Any], Mapping[str, Sequence[str]]] | None = None
    """What each seat of a scenario has, in a few words for each kind of troops."""

    about: Callable[["Words", Any], str] | None = None
    """What lists say of a scenario besides its title: a few words."""

    file_title: Callable[[str, Any], dict[str, str]] | None = None
    """What a sound own file is called in every language, from its kind and what it says; empty if it has no name."""

    file_notes: Callable[["Words", Any], tuple[str, ...]] | None = None
    """Sentences about what a sound own file says, for its author."""

    scene: Callable[[Any, Any, "Words"], Any] | None = None
    """How things are drawn, from the rules and a state: a record of the game that the page is told once."""

    replay_scene: Callable[[Any, Any, "Words"], Any] | None = None
    """The same in a replay, which another process tells: nothing in it may be kept here; `scene` if absent."""

    point: Callable[[Any, Any, str], tuple[int, int]] | None = None
    """Where a piece of a state is measured from. Raises Nowhere."""

    distance: Callable[[Any, Any, str, str], Any] | None = None
    """The range between two pieces of a state; between their points if absent. Raises Nowhere."""

    surroundings: Callable[[Any, Any, str, str], Any] | None = None
    """Regions around a piece of a state, or around all pieces, by name. Raises Nowhere."""

    marks: Callable[[Any, Any, "Words"], Any] | None = None
    """What the rules find in a state beyond what it says: a record of the game, told with every state."""

    replay_marks: Callable[[Any, Any, "Words"], Any] | None = None
    """The same in a replay, where it must be quick; `marks` if absent."""

    detail: Callable[[Any, Sequence[Moment], "Words"], Any] | None = None
    """What is told of an entry beyond its sentences, dice and events, from its moments: a record of the game."""

    records: tuple[type, ...] = ()
    """The records of its own that the page is told; the browser's types of the game are made from these too."""

    asked: Callable[[Any, Any, Choice], tuple[str, ...]] | None = None
    """The pieces that a question is about."""

    deploy: Callable[[Any, str, Any], list[Any]] | None = None
    """Orders that set up everything a seat still has to. Raises NotPossible."""

    path: Callable[[Any, Any, Offer[Any]], Any] | None = None
    """How pieces move as the number of an offered order grows."""

    poses: Callable[[Event], Mapping[str, Pose]] | None = None
    """Where pieces stand after an event; without it, the `pose` of its `piece`, or of its `seat`."""

    standing: Standing | None = None
    """Standing orders, if players may leave any."""

    shown: tuple[type[Event], ...] = ()
    """Events that a replay sends to the page because no state shows them."""

    routes: Callable[[], Sequence[Any]] | None = None
    """HTTP routes of its own."""


@dataclass(frozen=True, kw_only=True)
class Commands:
    """Commands of a game. Each is named by its place, `module:name`, and loaded when it is run."""

    own: Mapping[str, str] = field(default_factory=dict)
    """Commands of the program itself: `sandtable NAME`. Our own are in the catalogue too, with their help."""

    odds: str = ""
    """`sandtable odds GAME`: a function or a group of commands."""

    simulate: str = ""
    """`sandtable simulate GAME`; without it the house plays its scenarios."""

    army: str = ""
    """The `Sheet` by which `sandtable army` lists, checks and shows the armies of the game."""

    schemas: Mapping[str, str] = field(default_factory=dict)
    """`sandtable schema KIND`: a function that returns the JSON Schema of a kind of file."""


@dataclass(frozen=True, kw_only=True)
class GamePackage:
    """One game."""

    name: str
    data: Path
    ruleset: Callable[[Any], AnyRuleset]
    """The rules, from their tables."""

    version: int
    files: Files
    telling: Telling
    base: str = ""
    """The game that it is built on, if any: its page says the words of that game too."""

    players: Players = field(default_factory=Players)
    odds: Odds = field(default_factory=Odds)
    reckoning: Reckoning | None = None
    picture: Picture | None = None
    page: Page = field(default_factory=Page)
    audit: Callable[[Any, Any], Any] | None = None
    """The umpire who reads finished games, from a record and the notes to write complaints in."""

    unsound: Callable[[Any, Any], Iterator[str]] | None = None
    """Everything that cannot be right in a state, by the rules' umpire; for games that test the program."""

    commands: Commands = field(default_factory=Commands)
