"""2.5.1 and 3.6. Deployment as a scenario tells it: what forbids a post, and a table without room."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from sandtable.games.impetus.rules.setup.deployment import (
    FROM_CENTRE,
    FROM_EDGES,
    Placed,
    behind_the_line,
    free_ground,
    on_the_board,
)
from sandtable.games.impetus.rules.setup.scenario import Measures, Post, Scenario, Seat, Side, piece_of
from sandtable.games.impetus.rules.terrain.check_terrain import closed_ground
from sandtable.games.impetus.rules.terrain.pieces import Ground
from sandtable.games.impetus.rules.troops.formation import may_form_large
from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.shape import Base

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
            placed = Placed(piece_of(seat, post.unit), stand)
            for refusal in _stood(seat, placed, others, closed, scenario, measures):
                field = f"{seat}.deploy.{place}{POST_FIELDS.get(refusal.key, '')}"
                yield replace(refusal, args={**refusal.args, "field": field})
            others.append(placed)


def _stood(
    seat: Seat,
    placed: Placed,
    others: Sequence[Placed],
    closed: Ground,
    scenario: Scenario,
    measures: Measures,
) -> Iterator[Refusal]:
    """What forbids a base where it stands; a scenario may lift the zones, and nothing else."""
    half = scenario.half_of(seat)
    if half and not scenario.free_deployment:
        yield from behind_the_line(placed, half, scenario.board)
    if not scenario.free_deployment:
        yield from measures.book(scenario).refusals("edges", placed, scenario.board)
    yield from on_the_board(placed, scenario.board)
    yield from free_ground(placed, others, closed)


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
