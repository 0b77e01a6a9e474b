"""A game as the rest of the program knows it: one object, with a face for each thing that a game can do.

Only `ruleset`, `files` and `telling` are required. Without the other faces a game can still be recorded, verified and
replayed in words, and recruits can play it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.event import Event
from sandtable.kernel.loop import Decide
from sandtable.kernel.options import Offer
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import AnyRuleset
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

    argument: Callable[["Words", str, str, str | int], str | int | None] | None = None
    """An argument of a refusal as people read it (a length, an angle, a piece), from the refusal's key and the
    argument's name and value; None if the game knows nothing of it."""

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

    prospects: Callable[[Any, Any, str], Any] | None = None
    """The fight that a state leads to, for a seat."""

    sealed: Callable[[Any, Any, str, Any], Any] | None = None
    """The fights of an order that is given at the same time as everybody else's; such an order has no other preview."""

    forks: tuple[str, ...] = ()
    """Questions that come between an order and its dice: previews follow each answer."""

    counted: Mapping[type, str] = field(default_factory=dict)
    """Readings of dice that are numbers, by their type, and what luck calls them."""

    pips: Mapping[str, str] = field(default_factory=dict)
    """Throws whose pips are added up, and what luck calls them."""


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A game drawn."""

    painter: Callable[..., Any]
    """Draws states: `painter(ruleset, say, symbols, heading, width, palette, command=False).draw(state)`.

    With `command`, the picture also shows whom generals command.
    """

    worth_showing: Callable[[Sequence[Any]], Iterable[Any]]
    """The states that a film shows."""


class Start(Protocol):
    """A game on the start page. `wanted` is the server's `NewMatch`; a bad one raises HttpError or Unreadable."""

    def choices(self, own: "Own") -> Mapping[str, tuple[Any, ...]]:
        """What players may choose: what comes with the program, and own files. By the fields of `Choices`."""
        ...

    def seats(self, wanted: Any, own: "Own") -> tuple[str, ...]: ...

    def ruleset(self, wanted: Any, own: "Own") -> AnyRuleset: ...

    def scenario(self, wanted: Any, say: "Words", own: "Own") -> Any: ...

    def title(self, wanted: Any, own: "Own") -> dict[str, str]:
        """What the match is called, in every language."""
        ...


@dataclass(frozen=True, kw_only=True)
class Page:
    """What the page of a game is told beyond what every page is told. Wire records are those of the server."""

    start: Start | None = None
    """The start page; without it no match of the game can be made there."""

    called: Callable[[Any], dict[str, dict[str, str]]] | None = None
    """What each seat of a scenario is called in every language."""

    file_title: Callable[[str, Any], dict[str, str]] | None = None
    """What a sound own file is called in every language, from its kind and what it says; empty if it has no name."""

    file_notes: Callable[["Words", Any], tuple[str, ...]] | None = None
    """Sentences about what a sound own file says, for its author."""

    measures: Callable[[Any, Any, "Words"], Any] | None = None
    """How bases and terrain are drawn, from a state."""

    point: Callable[[Any, Any, str], tuple[int, int]] | None = None
    """Where a piece of a state is measured from. Raises Nowhere."""

    distance: Callable[[Any, Any, str, str], Any] | None = None
    """The range between two pieces of a state; between their points if absent. Raises Nowhere."""

    surroundings: Callable[[Any, Any, str, str], Any] | None = None
    """Regions around a piece of a state, or around all pieces, by name. Raises Nowhere."""

    marks: Callable[[Any, Any], Any] | None = None
    """What the rules find in a state beyond what it says."""

    replay_marks: Callable[[Any, Any], Any] | None = None
    """The same in a replay, where it must be quick; `marks` if absent."""

    asked: Callable[[Any, Any, Choice], tuple[str, ...]] | None = None
    """The pieces that a question is about."""

    deploy: Callable[[Any, str, Any], list[Any]] | None = None
    """Orders that set up everything a seat still has to. Raises NotPossible."""

    path: Callable[[Any, Any, Offer[Any]], Any] | None = None
    """How pieces move as the number of an offered order grows."""

    poses: Callable[[Event], Mapping[str, Pose]] | None = None
    """Where pieces stand after an event."""

    standing: Mapping[str, Callable[[Any, str, Any], Any]] = field(default_factory=dict)
    """Questions that standing orders may answer, each with what gives the order for a seat; None: the seat is asked."""

    shown: tuple[type[Event], ...] = ()
    """Events that a replay sends to the page because no state shows them."""

    routes: Callable[[], Sequence[Any]] | None = None
    """HTTP routes of its own."""

    archive: Callable[[Any], Any] | None = None
    """Recorded games that it keeps in its own way, in a store: the server's `Archive`."""


@dataclass(frozen=True, kw_only=True)
class Commands:
    """Commands of a game. Each is named by its place, `module:name`, and loaded when it is run."""

    own: Mapping[str, str] = field(default_factory=dict)
    """Commands of the program itself: `sandtable NAME`. The catalogue lists them too, with their help."""

    odds: str = ""
    """`sandtable odds GAME`: a function or a group of commands."""

    simulate: str = ""
    """`sandtable simulate GAME`."""

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
    players: Players = field(default_factory=Players)
    odds: Odds = field(default_factory=Odds)
    picture: Picture | None = None
    page: Page = field(default_factory=Page)
    audit: Callable[[Any, Any], Any] | None = None
    """The umpire who reads finished games, from a record and the notes to write complaints in."""

    unsound: Callable[[Any, Any], Iterator[str]] | None = None
    """Everything that cannot be right in a state, by the rules' umpire; for games that test the program."""

    commands: Commands = field(default_factory=Commands)
