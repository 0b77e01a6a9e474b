"""I, IV.c and V.e. A scenario: players and what they are to each other, the table, figures, aims and options."""

from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import NOBODY, Bases, Figure
from sandtable.kernel.bounds import Count, Few, Id, Many, Points, Some, Text, Turns
from sandtable.kernel.clause import clause
from sandtable.table.plane import Coordinate, Point, Pose

Relation: TypeAlias = Literal["allied", "hostile", "neutral"]
Mutual: TypeAlias = Literal["book", "stand", "natural"]
Beginner: TypeAlias = Literal["none", "class", "armour"]
Moving: TypeAlias = Literal["together", "each"]

Kind: TypeAlias = Literal["scenario", "seat", "figure", "zone"]

T = TypeVar("T")
Roster: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=150)]
"""Something for each figure."""

ROUNDS, BY_MAIL = 3, 1
"""AR VI.c: the rounds of amendments; by mail one, so that a turn takes two exchanges at most."""


PIECES, CORNERS = 60, 12
Corners: TypeAlias = Annotated[tuple[Point, ...], Meta(max_length=CORNERS)]


class Piece(Struct, frozen=True):
    """A piece of terrain: an area by the corners of its convex outline, or a line along points with a width."""

    id: Id
    kind: Id
    points: Corners
    width: Coordinate = 0
    height: Coordinate = 0


class Zone(Struct, frozen=True):
    """A part of the table that an aim speaks of."""

    id: Id
    outline: Corners


class Post(Struct, frozen=True):
    """Where a figure stands at the beginning."""

    figure: Id
    stand: Pose


class Aim(Struct, frozen=True):
    """AR V.e: what a player wants. `whom` are figures or a seat, `zone` a part of the table, `count` how many."""

    seat: Id
    kind: Literal["kill", "keep", "reach", "loot", "hold", "tell", "deny"]
    points: Points = 1
    count: Count = 1
    whom: Some[Id] = ()
    zone: Id = ""
    aim: Count = 0


class Pact(Struct, frozen=True):
    """What two players are to each other; others are hostile."""

    one: Id
    other: Id
    relation: Relation


PLACES = 60
Places: TypeAlias = Annotated[tuple[Pose, ...], Meta(max_length=PLACES)]


class Asleep(Struct, frozen=True):
    """AR V.e: a surprise attack: a seat whose figures are placed at random, where no post is told, and sleep."""

    seat: Id
    places: Places = ()


class Ambush(Struct, frozen=True):
    """AR V.e: figures that hide; their player writes down where, within the zone (none: anywhere)."""

    figures: Roster[Id]
    seat: Id
    zone: Id = ""


class Choices(Struct, frozen=True):
    """The switches and variants of a scenario."""

    beginner: Beginner = "none"
    mutual: Mutual = "book"
    any_six: bool = False
    moving: Moving = "together"
    close_order: bool = True
    taking: bool = False
    rounds: Count = ROUNDS


class Called(Struct, frozen=True):
    """What a player, a figure, a zone or the scenario itself is called in each language."""

    kind: Kind
    id: Id
    en: Text
    fr: Text
    es: Text


class Scenario(Struct, frozen=True, cache_hash=True):
    """A game before its first turn. Without names, `called` is not written, as in games from before there were any."""

    period: Id
    board: tuple[Coordinate, Coordinate]
    seats: Few[Id]
    figures: Roster[Figure]
    posts: Roster[Post]
    aims: Some[Aim]
    last_turn: Turns
    pacts: Some[Pact] = ()
    pieces: Annotated[tuple[Piece, ...], Meta(max_length=PIECES)] = ()
    zones: Few[Zone] = ()
    asleep: Annotated[tuple[Asleep, ...], Meta(max_length=8)] = ()
    ambushes: Few[Ambush] = ()
    afoot: Roster[Id] = ()
    tethered: Roster[Post] = ()
    bases: Bases = Bases()
    choices: Choices = Choices()
    name: Text = ""
    called: Many[Called] | UnsetType = UNSET

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
