"""2.5c and 3.2.5. Bodies: a unit or a group as it moves, one rigid body, on the road or off it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.roads import along_a_road, beside_the_road
from sandtable.games.impetus.rules.troops.groups import WITHIN, pace
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.table.plane import SCALE, TOLERANCE, Point, Pose, between, cosine, placed, shifted, sine, wheeled
from sandtable.table.rank import in_column
from sandtable.table.shape import Base
from sandtable.table.spacing import depth

T = TypeVar("T")


class Body(NamedTuple):
    """Units that move as one, and all others."""

    stands: tuple[Stand, ...]
    field: Tableau

    @property
    def others(self) -> list[Stand]:
        return self.field.others(*(stand.id for stand in self.stands))

    def once(self, find: Callable[..., T], *arguments: Any) -> T:
        """What is found of units that stand as they do on the table: judging an order finds what its offer did."""
        return self.field.once(find, self, *arguments) if self._as_they_stand else find(self, *arguments)

    @property
    def _as_they_stand(self) -> bool:
        return all(self.field.stands.get(stand.id) is stand for stand in self.stands)

    @property
    def enemies(self) -> Sequence[Stand]:
        return self.field.enemies(self.seat)

    @property
    def seat(self) -> str:
        return self.stands[0].unit.seat

    @property
    def heading(self) -> int:
        return self.stands[0].base.pose.heading

    @property
    def move(self) -> int:
        """The slowest of them says how far they go."""
        return pace([stand.unit for stand in self.stands])

    @property
    def front(self) -> Base:
        return whole_front(self.stands)


def body_of(field: Tableau, units: Sequence[str]) -> Body:
    return Body(tuple(field.stand(unit) for unit in units), field)


def column(body: Body) -> bool:
    """The group stands in one column."""
    fronts = [stand.base for stand in body.stands]
    heads = [one for one in fronts if not any(in_column(other, one, WITHIN) for other in fronts if other is not one)]
    tails = [one for one in fronts if not any(in_column(one, other, WITHIN) for other in fronts if other is not one)]
    return len(heads) == 1 and len(tails) == 1


@clause("BI 2.5c")
def whole_front(stands: Sequence[Stand]) -> Base:
    """The whole front of a group as one base, from its leftmost to its rightmost corner."""
    if len(stands) == 1:
        return stands[0].base
    pose = stands[0].base.pose
    aheads, lefts = zip(*(_seen(pose, corner) for stand in stands for corner in stand.outline), strict=True)
    low, high = min(lefts), max(lefts)
    middle = placed(pose, max(aheads), (low + high) // 2)
    return Base(Pose(*middle, pose.heading), high - low, max(aheads) - min(aheads))


@clause("BI 2.5c")
def not_drifted(body: Body, about: Point, turn: int) -> list[tuple[str, Pose]]:
    """Where the members of a body stand after a turn: rounding must not push one into another, turn after turn."""
    settled: list[tuple[str, Base]] = []
    for stand in body.stands:
        base = stand.base.at(wheeled(stand.base.pose, about, turn))
        for _, other in settled:
            base = base.at(_off(base, other))
        settled.append((stand.id, base))
    return [(unit, base.pose) for unit, base in settled]


def _off(base: Base, other: Base) -> Pose:
    """The pose of a base a hair further off another that it would lie in, aside or back."""
    deep = depth(base.outline, other.outline)
    if deep < TOLERANCE:
        return base.pose
    ahead, left = _seen(other.pose, base.pose.at)
    if abs(ahead) > abs(left):
        return shifted(base.pose, deep if ahead > 0 else -deep)
    return shifted(base.pose, 0, deep if left > 0 else -deep)


def _seen(pose: Pose, point: Point) -> tuple[int, int]:
    """How far a point is ahead of a pose and to its left."""
    dx, dy = between(pose.at, point)
    c, s = cosine(pose.heading), sine(pose.heading)
    return (dx * c + dy * s) // SCALE, (dy * c - dx * s) // SCALE


@clause("BI 3.2.5")
def on_road(body: Body, angle: int, distance: int) -> int:
    """How far the middle of its front stays on a road that it faces along, up to a distance; 0 if it does not."""
    land = body.field.land
    if not land.roads or (len(body.stands) > 1 and not column(body)):
        return 0
    return along_a_road(body.front, angle, distance, land)


def over_road(body: Body) -> Body:
    """The body as if there were no ground but the road."""
    return body._replace(field=body.field.over(beside_the_road(body.field.land)))


def by_road(body: Body, angle: int, distance: int) -> Body:
    """The body on the ground that counts for the whole of a straight way."""
    return over_road(body) if distance and on_road(body, angle, distance) == distance else body
