"""I, IV.c and V.e. A scenario: players and what they are to each other, the table, figures, aims and options."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import NOBODY, Bases, Figure
from sandtable.kernel.clause import clause
from sandtable.table.plane import Point, Pose

Relation: TypeAlias = Literal["allied", "hostile", "neutral"]
Mutual: TypeAlias = Literal["book", "stand", "natural"]
Beginner: TypeAlias = Literal["none", "class", "armour"]
Moving: TypeAlias = Literal["together", "each"]

Kind: TypeAlias = Literal["scenario", "seat", "figure", "zone"]

ROUNDS, BY_MAIL = 3, 1
"""AR VI.c: the rounds of amendments; by mail one, so that a turn takes two exchanges at most."""


class Piece(Struct, frozen=True):
    """A piece of terrain: an area by the corners of its convex outline, or a line along points with a width."""

    id: str
    kind: str
    points: tuple[Point, ...]
    width: int = 0
    height: int = 0


class Zone(Struct, frozen=True):
    """A part of the table that an aim speaks of."""

    id: str
    outline: tuple[Point, ...]


class Post(Struct, frozen=True):
    """Where a figure stands at the beginning."""

    figure: str
    stand: Pose


class Aim(Struct, frozen=True):
    """AR V.e: what a player wants. `whom` are figures or a seat, `zone` a part of the table, `count` how many."""

    seat: str
    kind: Literal["kill", "keep", "reach", "loot", "hold", "tell", "deny"]
    points: int = 1
    count: int = 1
    whom: tuple[str, ...] = ()
    zone: str = ""
    aim: int = 0


class Pact(Struct, frozen=True):
    """What two players are to each other; others are hostile."""

    one: str
    other: str
    relation: Relation


class Asleep(Struct, frozen=True):
    """AR V.e: a surprise attack: a seat whose figures are placed at random, where no post is told, and sleep."""

    seat: str
    places: tuple[Pose, ...] = ()


class Ambush(Struct, frozen=True):
    """AR V.e: figures that hide; their player writes down where, within the zone (none: anywhere)."""

    figures: tuple[str, ...]
    seat: str
    zone: str = ""


class Choices(Struct, frozen=True):
    """The switches and variants of a scenario."""

    beginner: Beginner = "none"
    mutual: Mutual = "book"
    any_six: bool = False
    moving: Moving = "together"
    close_order: bool = True
    taking: bool = False
    rounds: int = ROUNDS


class Called(Struct, frozen=True):
    """What a player, a figure, a zone or the scenario itself is called in each language."""

    kind: Kind
    id: str
    en: str
    fr: str
    es: str


class Scenario(Struct, frozen=True, cache_hash=True):
    """A game before its first turn. Without names, `called` is not written, as in games from before there were any."""

    period: str
    board: tuple[int, int]
    seats: tuple[str, ...]
    figures: tuple[Figure, ...]
    posts: tuple[Post, ...]
    aims: tuple[Aim, ...]
    last_turn: int
    pacts: tuple[Pact, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    asleep: tuple[Asleep, ...] = ()
    ambushes: tuple[Ambush, ...] = ()
    afoot: tuple[str, ...] = ()
    tethered: tuple[Post, ...] = ()
    bases: Bases = Bases()
    choices: Choices = Choices()
    name: str = ""
    called: tuple[Called, ...] | UnsetType = UNSET

    def figure(self, name: str) -> Figure | None:
        return next((figure for figure in self.figures if figure.id == name), None)

    def rides(self, figure: Figure) -> bool:
        """A figure begins on its horse."""
        return figure.horse != "none" and figure.id not in self.afoot

    def zone(self, name: str) -> Zone | None:
        return next((zone for zone in self.zones if zone.id == name), None)


def names_in(scenario: Scenario, language: str) -> dict[tuple[Kind, str], str]:
    """What everything is called in a language that has a name in it."""
    return {(each.kind, each.id): str(getattr(each, language)) for each in scenario.called or ()}


@clause("AR I")
def relation(scenario: Scenario, one: str, other: str) -> Relation:
    """Each pair of players is allied, hostile or neutral; all are their own allies. Left horses are neutral."""
    if NOBODY in (one, other):
        return "neutral"
    if one == other:
        return "allied"
    pacts = (pact.relation for pact in scenario.pacts if {pact.one, pact.other} == {one, other})
    return next(pacts, "hostile")


def hostile(scenario: Scenario, one: str, other: str) -> bool:
    return relation(scenario, one, other) == "hostile"


@clause("AR VI.c")
def by_mail(scenario: Scenario) -> Scenario:
    """The same with no more amendments than there is time for by mail."""
    return replace(scenario, choices=replace(scenario.choices, rounds=min(scenario.choices.rounds, BY_MAIL)))


@clause("AR IV.c")
def as_played(figure: Figure, beginner: Beginner) -> tuple[int, int]:
    """Class and armour as they count: beginners may ignore class (it is the armour) or armour (only class counts)."""
    if beginner == "class":
        return figure.wears, figure.wears
    return (figure.rank, figure.rank) if beginner == "armour" else (figure.rank, figure.wears)
