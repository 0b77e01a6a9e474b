"""1.2, 2.5.1, 3.4 to 3.6 and 8. A scenario: the table, its terrain, two armies and where they stand."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.rulesets.impetus.armies import Army, Lists, Unit, judge_army
from sandtable.rulesets.impetus.books import EDITIONS, FR
from sandtable.rulesets.impetus.deployment import (
    FROM_CENTRE,
    FROM_EDGES,
    Placed,
    behind_the_line,
    free_ground,
    on_the_board,
)
from sandtable.rulesets.impetus.formation import may_form_large
from sandtable.rulesets.impetus.pieces import RIVER, Board, Piece, Pieces, outline
from sandtable.rulesets.impetus.terrain import IMPASSABLE
from sandtable.rulesets.impetus.troops import TYPES, Scale, base
from sandtable.rulesets.impetus.village_road import judge_piece_by
from sandtable.table.plane import UNIT, Pose
from sandtable.table.shape import Base, Outline

Seat: TypeAlias = Literal["red", "blue"]
Half: TypeAlias = Literal["lower", "upper"]

SEATS: tuple[Seat, Seat] = ("red", "blue")
OPPOSITE: Mapping[Half, Half] = MappingProxyType({"lower": "upper", "upper": "lower"})
LAST_TURN, LAST_TURN_FOR_BEGINNERS = 12, 8
TURNS = (1, 99)
SIDES = (20, 400)
"""How long the sides of a table may be, in U; the book has no such limits, these only catch slips of the pen."""

_FRENCH = MappingProxyType({"28": (180, 120), "20": (180, 120), "15": (120, 60), "10": (120, 60), "6": (120, 60)})
TABLES: Mapping[str, Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"fr": _FRENCH, "es": MappingProxyType({**_FRENCH, "28": (120, 120), "20": (120, 120)})}
)
"""BI 1.2.1: the table by edition and by the size of the figures, in cm."""

WIDEST = 20
"""BI 3.4: large water is 20 U wide at the most."""


class Post(Struct, frozen=True):
    """Where a unit is set up; with a second one behind it, it is a large unit (BI 2.5.1a)."""

    unit: str
    pose: Pose
    rear: str = ""


class Side(Struct, frozen=True):
    """An army, and where it is set up; without posts its player sets it up."""

    army: Army
    posts: tuple[Post, ...] = ()

    def unit(self, name: str) -> Unit | None:
        """The unit of this name, if the army has one."""
        return next((unit for unit in self.army.units if unit.id == name), None)


class Scenario(Struct, frozen=True):
    """A battle before its first turn.

    Without a defender everything is played: who defends, the terrain and the deployment. With one the terrain is as it
    is told (no pieces: an open field), and so is the deployment if there are posts. `half` is that of the defender.
    """

    edition: str
    scale: str
    board: Board
    red: Side
    blue: Side
    pieces: tuple[Piece, ...] = ()
    last_turn: int = LAST_TURN
    defender: Seat | None = None
    half: Half | None = None
    any_size: bool = False
    free_deployment: bool = False

    @property
    def sides(self) -> dict[Seat, Side]:
        return {"red": self.red, "blue": self.blue}

    @property
    def deployed(self) -> bool:
        """The armies stand already."""
        return any(side.posts for side in self.sides.values())

    def half_of(self, seat: str) -> Half | None:
        """The half in which a side stands; None as long as the defender has not picked his."""
        if self.defender is None or self.half is None:
            return None
        return self.half if seat == self.defender else OPPOSITE[self.half]


class Measures(Struct, frozen=True, eq=False):
    """The tables by which a scenario is judged: army lists, kinds of terrain, and bases by the size of the figures."""

    lists: Lists
    pieces: Pieces
    scales: Mapping[str, Scale]
    editions: Mapping[str, Book] = MappingProxyType(EDITIONS)


@clause("BI 1.2.1")
def usual_board(edition: str, scale: str, unit: int) -> Board:
    """The table of an edition for a size of figures; a U is so many millimetres."""
    long, short = TABLES[edition][scale]
    return Board(in_units(long * 10, unit), in_units(short * 10, unit))


@clause("BI 1.4")
def in_units(millimetres: int, unit: int) -> int:
    """All distances are in U, here in thousandths; a U is so many millimetres."""
    return millimetres * UNIT // unit


def piece_of(seat: str, unit: str) -> str:
    """How refusals name a unit: both armies may have one of the same name."""
    return f"{seat}.{unit}"


def judge_scenario(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """Everything that forbids this scenario, each with the field it lies in, such as `red.deploy.2.unit`."""
    names = [*edition_known(scenario, measures), *scale_known(scenario, measures)]
    yield from names
    yield from board_sane(scenario)
    yield from turns_sane(scenario)
    yield from defender_told(scenario)
    yield from half_told(scenario)
    yield from judge_pieces(scenario, measures)
    for seat, side in scenario.sides.items():
        yield from _army(seat, side, scenario, measures)
        if scenario.deployed:
            yield from judge_posts(seat, side)
    if not names:
        yield from _ground(scenario, measures)


@clause("BI 1.2.1")
def edition_known(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """The edition is one of the two."""
    if scenario.edition not in measures.editions:
        yield Refusal("BI 1.2.1", "refused-edition", {"field": "edition", "edition": scenario.edition})


@clause("BI 1.3.1")
def scale_known(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """There are bases for figures of this size."""
    if scenario.scale not in measures.scales:
        yield Refusal("BI 1.3.1", "refused-scale", {"field": "scale", "scale": scenario.scale})


@clause("BI 1.2.1")
def board_sane(scenario: Scenario) -> Iterator[Refusal]:
    """A table of any size that a room can hold, the long side first."""
    low, high = SIDES
    board = scenario.board
    if board.long > high * UNIT or board.short < low * UNIT:
        yield Refusal("BI 1.2.1", "refused-board-size", {"field": "board", "low": low, "high": high})
    if board.long < board.short:
        yield Refusal("BI 1.2.1", "refused-board-sides", {"field": "board"})


@clause("BI 8b")
def turns_sane(scenario: Scenario) -> Iterator[Refusal]:
    """A scenario has a last turn."""
    low, high = TURNS
    if not low <= scenario.last_turn <= high:
        turn = str(scenario.last_turn)
        yield Refusal("BI 8b", "refused-last-turn", {"field": "last_turn", "low": low, "high": high, "turn": turn})


@clause("BI 3.5")
def defender_told(scenario: Scenario) -> Iterator[Refusal]:
    """Where terrain, a half or a deployment is told, it is told who defends: he would have placed it."""
    if scenario.defender is None and (scenario.pieces or scenario.half or scenario.deployed):
        yield Refusal("BI 3.5", "refused-defender-none", {"field": "defender"})


@clause("BI 3.6")
def half_told(scenario: Scenario) -> Iterator[Refusal]:
    """Who stands already stands in a half, unless the zones are lifted."""
    if scenario.deployed and scenario.half is None and not scenario.free_deployment:
        yield Refusal("BI 3.6", "refused-half-none", {"field": "half"})


def _army(seat: Seat, side: Side, scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids an army, at the field that names it."""
    for refusal in judge_army(side.army, measures.lists, any_size=scenario.any_size):
        pieces = tuple(piece_of(seat, unit) for unit in refusal.pieces) or (seat,)
        yield replace(refusal, args={**refusal.args, "field": f"{seat}.army"}, pieces=pieces)


# Terrain

PIECE_FIELDS = MappingProxyType(
    {
        "refused-piece-kind": "kind",
        "refused-pieces-many": "kind",
        "refused-piece-size": "along",
        "refused-road-width": "across",
        "refused-strip-width": "across",
        "refused-strip-ends": "ends",
        "refused-road-edges": "ends",
        "refused-piece-off-table": "x",
        "refused-pieces-overlap": "x",
        "refused-piece-name": "id",
    }
)


def judge_pieces(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids each piece, placed one after the other; those that are no shape at all stand in nobody's way."""
    kinds, book = measures.pieces, measures.editions.get(scenario.edition, FR)
    placed: list[Piece] = []
    for place, piece in enumerate(scenario.pieces):
        odd = [*strip_wide(piece, kinds), *own_name(piece, scenario.pieces[:place])]
        for refusal in (*odd, *judge_piece_by(book, piece, placed, scenario.board, kinds)):
            name = "ends" if piece.ends and refusal.key == "refused-pieces-overlap" else PIECE_FIELDS[refusal.key]
            field = f"piece.{place}.{name}"
            yield replace(refusal, args={**refusal.args, "field": field})
        if _has_shape(piece, kinds):
            placed.append(piece)


@clause("BI 3.4")
def strip_wide(piece: Piece, kinds: Pieces) -> Iterator[Refusal]:
    """A road or river has a width, and no water is wider than 20 U."""
    if _is_strip(piece, kinds) and not 0 < piece.across <= WIDEST * UNIT:
        yield Refusal("BI 3.4", "refused-strip-width", {"most": WIDEST}, (piece.id,))


def own_name(piece: Piece, others: Sequence[Piece]) -> Iterator[Refusal]:
    """Every piece has a name of its own."""
    if any(other.id == piece.id for other in others):
        yield Refusal("BI 3.4", "refused-piece-name", {"name": piece.id}, (piece.id,))


def _is_strip(piece: Piece, kinds: Pieces) -> bool:
    return piece.kind in kinds.kinds and kinds.kinds[piece.kind].form == "strip"


def _has_shape(piece: Piece, kinds: Pieces) -> bool:
    """The piece has a border that can be drawn."""
    if not _is_strip(piece, kinds):
        return piece.kind in kinds.kinds and min(piece.along, piece.across) > 0
    return piece.across > 0 and piece.ends is not None and piece.ends[0] != piece.ends[1]


@clause("BI 3.2.4")
def closed_ground(pieces: Sequence[Piece], kinds: Pieces) -> dict[str, Outline]:
    """The pieces that nobody enters: impassable ground, and rivers without a ford."""
    return {
        piece.id: outline(piece, kinds)
        for piece in pieces
        if _has_shape(piece, kinds)
        and (kinds.kinds[piece.kind].ground == IMPASSABLE or (piece.kind == RIVER and not piece.fordable))
    }


# Deployment

POST_FIELDS = MappingProxyType({"refused-deploy-centre": ".y", "refused-deploy-edge": ".x"})


def judge_posts(seat: Seat, side: Side) -> Iterator[Refusal]:
    """What forbids the posts of a side whatever the ground: every unit stands once, and large units are allowed."""
    seen: set[str] = set()
    for place, post in enumerate(side.posts):
        for field, name in (("unit", post.unit), ("rear", post.rear)):
            path = f"{seat}.deploy.{place}.{field}"
            if name or field == "unit":
                yield from there_once(seat, side, name, seen, path)
                seen.add(name)
        yield from large_allowed(seat, side, post, f"{seat}.deploy.{place}.rear")
    yield from all_there(seat, side, seen)


@clause("BI 3.6")
def there_once(seat: Seat, side: Side, name: str, seen: set[str], path: str) -> Iterator[Refusal]:
    """A unit that is set up is one of the army, and is set up once."""
    if side.unit(name) is None:
        yield Refusal("BI 3.6", "refused-deploy-unknown", {"field": path, "unit": name}, (piece_of(seat, name),))
    elif name in seen:
        yield Refusal("BI 3.6", "refused-deploy-twice", {"field": path, "unit": name}, (piece_of(seat, name),))


@clause("BI 3.6")
def all_there(seat: Seat, side: Side, seen: set[str]) -> Iterator[Refusal]:
    """Everything is deployed."""
    for unit in side.army.units:
        if unit.id not in seen:
            args = {"field": f"{seat}.deploy", "unit": unit.id}
            yield Refusal("BI 3.6", "refused-deploy-missing", dict(args), (piece_of(seat, unit.id),))


@clause("BI 2.5.1a")
def large_allowed(seat: Seat, side: Side, post: Post, path: str) -> Iterator[Refusal]:
    """Two units of the same type, both pikes or both impetuous foot (FP or FL)."""
    front, rear = side.unit(post.unit), side.unit(post.rear)
    if front is None or rear is None or (front.id != rear.id and may_form_large(front.profile, rear.profile)):
        return
    pieces = (piece_of(seat, front.id), piece_of(seat, rear.id))
    yield Refusal("BI 2.5.1a", "refused-large", {"field": path, "front": front.id, "rear": rear.id}, pieces)


def stand_of(side: Side, post: Post, scale: Scale) -> Base | None:
    """BI 2.5.1f: the base of a post, as deep as all that stands there; None if it has no unit with a base."""
    units = [unit for unit in (side.unit(post.unit), side.unit(post.rear)) if unit and unit.profile.type in TYPES]
    if not units:
        return None
    sizes = [base(scale, unit.profile.type) for unit in units]
    return Base(post.pose, sizes[0].front, sum(size.depth for size in sizes))


def _ground(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids the posts on this ground, or the whole table for those who have still to be set up."""
    if not scenario.deployed:
        yield from room_to_deploy(scenario, measures.scales[scenario.scale])
        return
    closed = closed_ground(scenario.pieces, measures.pieces)
    others: list[Placed] = []
    for seat, side in scenario.sides.items():
        for place, post in enumerate(side.posts):
            stand = stand_of(side, post, measures.scales[scenario.scale])
            if stand is None:
                continue
            placed = Placed(piece_of(seat, post.unit), stand)
            for refusal in _stood(seat, placed, others, closed, scenario, measures):
                field = f"{seat}.deploy.{place}{POST_FIELDS.get(refusal.key, '')}"
                yield replace(refusal, args={**refusal.args, "field": field})
            others.append(placed)


def _stood(
    seat: Seat,
    placed: Placed,
    others: Sequence[Placed],
    closed: Mapping[str, Outline],
    scenario: Scenario,
    measures: Measures,
) -> Iterator[Refusal]:
    """What forbids a base where it stands; a scenario may lift the zones, and nothing else."""
    half = scenario.half_of(seat)
    if half and not scenario.free_deployment:
        yield from behind_the_line(placed, half, scenario.board)
    if not scenario.free_deployment:
        yield from measures.editions[scenario.edition].refusals("edges", placed, scenario.board)
    yield from on_the_board(placed, scenario.board)
    yield from free_ground(placed, others, closed)


@clause("BI 3.6")
def room_to_deploy(scenario: Scenario, scale: Scale) -> Iterator[Refusal]:
    """The zones of a table on which armies have still to be set up hold their deepest base."""
    board = scenario.board
    types = {unit.profile.type for side in scenario.sides.values() for unit in side.army.units} & set(TYPES)
    deepest = max((base(scale, each).depth for each in types), default=0)
    if scenario.free_deployment:
        return
    low, high = FROM_EDGES, board.long - FROM_EDGES
    if board.short // 2 - FROM_CENTRE < deepest or high - low <= scale.front:
        zone = ((low, 0), (high, 0), (high, board.short), (low, board.short))
        yield Refusal("BI 3.6", "refused-board-room", {"field": "board"}, (), (Region(zone),))
