"""1.2, 3.5 and 8. Checking a battle: everything that forbids a scenario, each with the field it lies in."""

from collections.abc import Callable, Iterable, Iterator
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.rules.setup.deployment import FROM_CENTRE, FROM_EDGES, Camp, Placed, forbids_stand
from sandtable.games.impetus.rules.setup.scenario import (
    SIDES,
    TURNS,
    Measures,
    Post,
    Scenario,
    Seat,
    Side,
    edition_known,
    piece_of,
)
from sandtable.games.impetus.rules.terrain.pieces import (
    Piece,
    _has_shape,
    closed_ground,
    judge_piece_by,
    own_name,
    strip_wide,
)
from sandtable.games.impetus.rules.troops.armies import Army, judge_army
from sandtable.games.impetus.rules.troops.groups import may_form_large
from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.games.impetus.rules.troops.scales import Scale, forbids_depths
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.plane import UNIT
from sandtable.table.shape import Base


def judge_scenario(
    scenario: Scenario, measures: Measures, judge: Callable[[Any, Scenario, Measures], Iterator[Refusal]] | None = None
) -> Iterator[Refusal]:
    """Everything that forbids this scenario, each with the field it lies in, such as `red.deploy.2.unit`."""
    judge = judge or by_its_list
    names = [*edition_known(scenario, measures), *scale_known(scenario, measures)]
    if not names:
        names += forbids_depths(scenario.depths, measures.scales[scenario.scale], measures.book(scenario))
    yield from names
    yield from board_sane(scenario)
    yield from turns_sane(scenario)
    yield from check_defender(scenario)
    yield from check_half(scenario)
    yield from judge_pieces(scenario, measures)
    for seat, side in scenario.sides.items():
        yield from _army(seat, side, judge(side.army, scenario, measures))
        if scenario.deployed:
            yield from judge_posts(seat, side)
    if not names:
        yield from judge_ground(scenario, measures)


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
def check_defender(scenario: Scenario) -> Iterator[Refusal]:
    """Where terrain, a half or a deployment is given, so is the defender, who would have placed it."""
    if scenario.defender is None and (scenario.pieces or scenario.half or scenario.deployed):
        yield Refusal("BI 3.5", "refused-defender-none", {"field": "defender"})


@clause("BI 3.6")
def check_half(scenario: Scenario) -> Iterator[Refusal]:
    """Armies that already stand are each in a half, unless the zones are lifted."""
    if scenario.deployed and scenario.half is None and not scenario.free_deployment:
        yield Refusal("BI 3.6", "refused-half-none", {"field": "half"})


def by_its_list(army: Army, scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids an army whatever the battle."""
    return judge_army(army, measures.lists, any_size=scenario.any_size)


def _army(seat: Seat, side: Side, refusals: Iterable[Refusal]) -> Iterator[Refusal]:
    """What forbids an army, at the field that names it."""
    for refusal in refusals:
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
        "refused-road-passes": "ends",
        "refused-strip-off-table": "bends",
        "refused-strip-stretches": "bends",
        "refused-strip-short": "bends",
        "refused-strip-sharp": "bends",
        "refused-strip-itself": "bends",
        "refused-piece-off-table": "x",
        "refused-pieces-overlap": "x",
        "refused-piece-name": "id",
    }
)


def judge_pieces(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids each piece, placed one after the other; those that have no shape at all are in no other's way."""
    kinds, book = measures.pieces, measures.book(scenario)
    placed: list[Piece] = []
    for place, piece in enumerate(scenario.pieces):
        odd = [*strip_wide(piece, kinds), *own_name(piece, scenario.pieces[:place])]
        for refusal in (*odd, *judge_piece_by(book, piece, placed, scenario.board, kinds)):
            name = "ends" if piece.ends and refusal.key == "refused-pieces-overlap" else PIECE_FIELDS[refusal.key]
            field = f"piece.{place}.{name}"
            yield replace(refusal, args={**refusal.args, "field": field})
        if _has_shape(piece, kinds):
            placed.append(piece)


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
    sizes = [scale.size(unit.profile.type) for unit in units]
    return Base(post.pose, sizes[0].front, sum(size.depth for size in sizes))


def judge_ground(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids the posts on this ground, or the whole table for those who have still to be set up."""
    if not scenario.deployed:
        yield from room_to_deploy(scenario, measures.scale(scenario))
        return
    closed = closed_ground(scenario.pieces, measures.pieces)
    others: list[Placed] = []
    for seat, side in scenario.sides.items():
        for place, post in enumerate(side.posts):
            stand = stand_of(side, post, measures.scale(scenario))
            if stand is None:
                continue
            placed, half = Placed(piece_of(seat, post.unit), stand), scenario.half_of(seat)
            zones, book = not scenario.free_deployment, measures.book(scenario)
            camp = Camp(scenario.board, half or "lower", zones, book, tuple(others), closed)
            for refusal in forbids_stand(placed, camp, picked=half is not None):
                field = f"{seat}.deploy.{place}{POST_FIELDS.get(refusal.key, '')}"
                yield replace(refusal, args={**refusal.args, "field": field})
            others.append(placed)


@clause("BI 3.6")
def room_to_deploy(scenario: Scenario, scale: Scale) -> Iterator[Refusal]:
    """The zones of a table on which armies have still to be set up hold their deepest base."""
    board = scenario.board
    types = {unit.profile.type for side in scenario.sides.values() for unit in side.army.units} & set(TYPES)
    deepest = max((scale.size(each).depth for each in types), default=0)
    if scenario.free_deployment:
        return
    low, high = FROM_EDGES, board.long - FROM_EDGES
    if board.short // 2 - FROM_CENTRE < deepest or high - low <= scale.front:
        zone = ((low, 0), (high, 0), (high, board.short), (low, board.short))
        yield Refusal("BI 3.6", "refused-board-room", {"field": "board"}, (), (Region(zone),))
