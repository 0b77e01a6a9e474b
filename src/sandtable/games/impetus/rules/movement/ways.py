"""5.1 and 5.7. Ways: how far a unit may go straight, what ends its way, and which friends it passes through."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from sandtable.games.impetus.rules.movement.interpenetration import may_cross
from sandtable.games.impetus.rules.terrain.ground import disorders
from sandtable.games.impetus.rules.terrain.land import Land, Limit, paid, to_closed_ground, to_the_edge
from sandtable.games.impetus.rules.terrain.roads import keeps_to_a_road
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Region, Segment, Witness
from sandtable.table.crossing import half_in_interval
from sandtable.table.path import advance, gone, swept, way_box
from sandtable.table.plane import DEGREE, SCALE, TOLERANCE, UNIT, cosine, shifted
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import Box, near

Span: TypeAlias = tuple[int, int]
SHORT_OF = UNIT // 5
"""A unit that stops before an enemy without contact stops so far off (BI 5.7f, 7.6.5)."""
ROUNDING = 3
"""What rounding a pose may add to an overlap: a base that much larger tells where a way is safe."""

THROUGH_THE_DEPTH = cosine(45 * DEGREE)
"""A way that lies within 45° of a unit's axis crosses its depth (BI 5.7b)."""

SKIN = 2 * TOLERANCE + 1
"""A base with such a skin overlaps everything that the base itself touches."""


class Bar(NamedTuple):
    """From how far on a way is not allowed (up to an end, if it is allowed again), by which clause and what.

    `key` is what is said of it, where the clause alone does not tell.
    """

    start: int
    end: int | None
    clause: str
    by: str
    at: Witness | None
    key: str = ""


class Way(NamedTuple):
    """The distances that are allowed, and what bars the others."""

    spans: tuple[Span, ...]
    bars: tuple[Bar, ...]

    def bar(self, distance: int) -> Bar | None:
        """What forbids to go so far; None if nothing does."""
        if any(low <= distance <= high for low, high in self.spans):
            return None
        found = [bar for bar in self.bars if bar.start <= distance and (bar.end is None or distance <= bar.end)]
        return min(found or self.bars, key=lambda bar: bar.start)


class Passage(NamedTuple):
    """A friend on the way that may be crossed: from where to where it is overlapped, and how far one must get."""

    friend: Stand
    enter: int
    due: int
    leave: int


class Course(NamedTuple):
    """A straight way before anything is decided: how far pace and ground let a unit go, and which units it meets.

    `pace` is what its move allows, `hard` the first thing that nothing passes, `enemy` where the first enemy is
    touched; `passages` are the friends that may be crossed.
    """

    pace: Limit
    hard: tuple[Limit, ...]
    enemy: Limit | None
    passages: tuple[Passage, ...]

    @property
    def end(self) -> int:
        """How far nothing stops it for good."""
        return min((limit.distance for limit in self.hard), default=self.pace.distance + FAR)


FAR = 20 * UNIT


@clause("BI 5.1")
def pace_of(stand: Stand, angle: int, move: int, land: Land) -> Limit:
    """How far its move lasts, off the road."""
    lasts = paid(stand, angle, move, land)
    return Limit(lasts, "BI 3.1b" if lasts < move else "BI 5.1", "", None)


def course(stand: Stand, angle: int, pace: Limit, land: Land, others: Sequence[Stand]) -> Course:
    """What lies on a straight way, as far as the pace goes; or if a friend is crossed, as far as that may carry."""
    found = _course(stand, angle, pace, pace.distance + TOLERANCE + 1, land, others)
    through = _through(found.passages)
    return _course(stand, angle, pace, pace.distance + FAR, land, others) if through else found


def _course(stand: Stand, angle: int, pace: Limit, far: int, land: Land, others: Sequence[Stand]) -> Course:
    base, seat = stand.base, stand.unit.seat
    hard = [*to_the_edge(base, angle, far, land), *to_closed_ground(base, angle, far, land)]
    met = touching_box(way_box(base, angle, far), others)
    friends = [other for other in met if other.unit.seat == seat]
    hard += _first(base, angle, far, [friend for friend in friends if not crossable(stand, friend)], "BI 5.7a")
    enemy = _first(base, angle, far, [other for other in met if other.unit.seat != seat], "BI 7.1")
    return Course(pace, tuple(hard), enemy[0] if enemy else None, _passages(stand, angle, far, friends))


def touching_box(around: Box, others: Iterable[Stand]) -> list[Stand]:
    """The units whose boxes come into a box."""
    left, low, right, high = around
    found = []
    for other in others:
        x, y, far, top = other.box
        if x <= right and y <= high and far >= left and top >= low:
            found.append(other)
    return found


@clause("BI 5.7a")
def crossable(mover: Stand, friend: Stand) -> bool:
    """A friend that the mover may pass through; never one in melee."""
    return not friend.fighting and may_cross(mover.unit, friend.unit)


def _first(base: Base, angle: int, distance: int, met: Sequence[Stand], name: str) -> list[Limit]:
    if not met:
        return []
    found = advance(base, angle, distance, [other.outline for other in met])
    return [] if found is None else [Limit(found.reach, name, met[found.what].id, Segment(*found.at))]


def crossed(stand: Stand, angle: int, distance: int, others: Iterable[Stand]) -> tuple[Passage, ...]:
    """The friends on a straight way that may be crossed; as far as crossing them may carry."""
    found = _crossed(stand, angle, distance + TOLERANCE + 1, others)
    return _crossed(stand, angle, distance + FAR, others) if _through(found) else found


def _crossed(stand: Stand, angle: int, far: int, others: Iterable[Stand]) -> tuple[Passage, ...]:
    met = touching_box(way_box(stand.base, angle, far), others)
    return _passages(stand, angle, far, [other for other in met if other.unit.seat == stand.unit.seat])


def _through(passages: Sequence[Passage]) -> bool:
    """A friend other than skirmishers is crossed."""
    return any(passage.friend.unit.type != SKIRMISHERS for passage in passages)


def _passages(stand: Stand, angle: int, distance: int, friends: Iterable[Stand]) -> tuple[Passage, ...]:
    found = []
    for friend in friends:
        if not crossable(stand, friend):
            continue
        over = swept(larger(stand.base, ROUNDING), angle, distance, friend.outline)
        if over is not None:
            found.append(passage_of(friend, over, angle))
    return tuple(sorted(found, key=lambda passage: (passage.enter, passage.friend.id)))


@clause("BI 5.7b")
def passage_of(friend: Stand, over: Span, angle: int) -> Passage:
    """Through the depth, half of it beyond where the friend is touched is due; else to leave it wholly behind."""
    enter, leave = over
    lean = abs(cosine(angle - friend.base.pose.heading))
    if lean < THROUGH_THE_DEPTH:
        return Passage(friend, max(1, enter), leave + 1, leave)
    half = friend.base.depth * SCALE // (2 * lean)
    return Passage(friend, max(1, enter), enter + ROUNDING - TOLERANCE - 1 + half, leave)


def short_of(base: Base, angle: int, touch: int, enemy: Outline) -> int:
    """The furthest that a unit goes without contact: a fifth of a U before it, or more at a flat angle."""
    low, high = 0, max(0, touch - SHORT_OF)
    while high and near(gone(base, angle, high).outline, enemy):
        high = high * 3 // 4
    return max(low, high)


@clause("BI 5.7b")
def beyond(passages: Sequence[Passage], pace: int) -> list[tuple[Span, int | None, str]]:
    """The stretches that friends other than skirmishers stand on, where each is left, and which friend stands there.

    A stretch is left only by a unit that gets as far as is due for all friends on it; None if its pace does not last.
    """
    merged: list[tuple[Span, int, str]] = []
    for passage in passages:
        if passage.friend.unit.type == SKIRMISHERS:
            continue
        span, due, who = (passage.enter, passage.leave), passage.due, passage.friend.id
        if merged and span[0] <= merged[-1][0][1] + 1:
            last, before, first = merged.pop()
            span, due, who = (last[0], max(last[1], span[1])), max(due, before), first
        merged.append((span, due, who))
    return [(span, span[1] + 1 if due <= pace else None, who) for span, due, who in merged]


@clause("BI 5.7b")
def allowed(stand: Stand, angle: int, found: Course, enemies: dict[str, Outline]) -> Way:
    """Every distance at which a voluntary move may end: nowhere on a friend, and short of every enemy."""
    pace, bars = found.pace.distance, [Bar(found.pace.distance + 1, None, found.pace.clause, "", None)]
    end = found.end
    bars += [Bar(hard.distance + 1, None, hard.clause, hard.by, hard.at) for hard in found.hard]
    if found.enemy is not None and found.enemy.by in enemies:
        end = min(end, found.enemy.distance)
        bars.append(Bar(found.enemy.distance + 1, None, "BI 7.1", found.enemy.by, found.enemy.at))
    for bar in enemy_bars(stand, angle, pace + FAR, enemies):
        end = end if bar.end is not None else min(end, bar.start - 1)
        bars.append(bar)
    spans, start = [], 1
    for (enter, leave), after, who in beyond(found.passages, pace):
        bars.append(Bar(enter, leave, "BI 5.7b", who, None))
        spans.append((start, min(enter - 1, end, pace)))
        start = after if after is not None else end + pace + 1
        if after is not None and pace < after <= end:
            spans.append((after, after))
    spans.append((start, min(end, pace)))
    way = Way(tuple(span for span in spans if span[0] <= span[1]), tuple(sorted(bars, key=lambda bar: bar.start)))
    for bar in [bar for bar in bars if bar.clause == "BI 7.1" and bar.end is not None]:
        way = without(way, bar)
    return way


def enemies_before(stand: Stand, angle: int, pace: int, enemies: Iterable[Stand]) -> dict[str, Outline]:
    """The enemies that a straight way may come near, as far as anything bars it."""
    around = way_box(stand.once(skin), angle, pace + FAR)
    return {enemy.id: enemy.outline for enemy in touching_box(around, enemies)}


def larger(base: Base, by: int) -> Base:
    """A base that is a little larger on every side."""
    return Base(shifted(base.pose, by), base.front + 2 * by, base.depth + 2 * by)


def with_skin(base: Base) -> Base:
    """A base that overlaps everything that the base itself touches."""
    return larger(base, SKIN)


def skin(stand: Stand) -> Base:
    """The base of a unit with its skin."""
    return with_skin(stand.base)


@clause("BI 7.1")
def enemy_bars(stand: Stand, angle: int, distance: int, enemies: dict[str, Outline]) -> Iterator[Bar]:
    """A voluntary move ends a fifth of a U short of contact, and does not slide along an enemy.

    A unit that touches one already, flank to flank, may leave it.
    """
    wide = stand.once(skin)
    for name, border in enemies.items():
        over = swept(wide, angle, distance, border)
        if over is None:
            continue
        if over[0] == 0:
            yield Bar(1, over[1], "BI 7.1", name, Region(border))
        else:
            short = max(0, over[0] + SKIN - TOLERANCE - SHORT_OF)
            yield Bar(short + 1, None, "BI 7.1", name, Region(border))


def both(one: Way, other: Way) -> Way:
    """What is allowed on two ways at once."""
    spans = [(max(a, c), min(b, d)) for a, b in one.spans for c, d in other.spans]
    bars = sorted((*one.bars, *other.bars), key=lambda bar: bar.start)
    return Way(tuple(span for span in spans if span[0] <= span[1]), tuple(bars))


def without(way: Way, bar: Bar) -> Way:
    """A way with one more bar."""
    spans: list[Span] = []
    for low, high in way.spans:
        end = high if bar.end is None else bar.end
        spans += [(low, min(high, bar.start - 1)), (max(low, end + 1), high)]
    return Way(
        tuple(span for span in spans if span[0] <= span[1]),
        tuple(sorted((*way.bars, bar), key=lambda each: each.start)),
    )


@clause("BI 3.1b")
def ground_disorders(stand: Stand, angle: int, distance: int, land: Land) -> str:
    """The clause by which the ground of a straight way disorders a unit, or nothing.

    It counts if the unit was in it at any moment, unless it began in it and ended out; on a road nothing counts.
    """
    if keeps_to_a_road(stand.base, angle, distance, land):
        return ""
    for ground, border in land.ground.values():
        if not disorders(ground, stand.unit):
            continue
        span = half_in_interval(stand.base, angle, distance, border)
        if span is not None and not (span[0] == 0 and span[1] < distance):
            return "BI 3.2.2" if ground == "rough" else "BI 3.2.3"
    if any(swept(stand.base, angle, distance, ford) is not None for _, ford in land.fords):
        return "BI 3.2.6"
    return ""
