"""VII.d and XIII.c. Lines of sight: what stands in them, what hides whom, and what gives cover."""

from collections.abc import Iterable, Iterator
from math import isqrt
from typing import NamedTuple

from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.terrain.land import Patch
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line
from sandtable.table.footing import Footing, overlapping, within
from sandtable.table.plane import QUARTER, Point, bearing, between, moved, squared, turn_to
from sandtable.table.shape import Edge
from sandtable.table.sight import cut
from sandtable.table.spacing import apart

EDGE = 4, 5
"""Lines are also drawn from, and to, this share of half a base to either side."""


class Seen(NamedTuple):
    """A clear line, and what it passes: how much wood, and which obstacles."""

    line: Edge
    wood: int
    passed: tuple[Patch, ...]


@clause("AR VII.d")
def line_of_sight(field: Field, one: str, other: str, over: Iterable[str] = ()) -> Seen | None:
    """A straight line from base to base that crosses no wall and nobody; `over` whom it may pass."""
    skip, walls = {one, other, *over}, barriers(field, one, other)
    crowd = [field.foot(name) for name in field.standing if name not in skip and not field.men[name].hidden]
    for line in _lines(field, one, other):
        box = Footing(line).box
        if any(not apart(box, part.box, 0) and cut(*line, part.core) for part in walls):
            continue
        if any(not apart(box, each.box, 0) and overlapping(Footing(line), each) for each in crowd):
            continue
        seen = _passing(field, line)
        if seen.wood < _deep(field):
            return seen
    return None


@clause("AR VII.d")
def barriers(field: Field, one: str, other: str) -> list[Footing]:
    """What stops a shot between two: house walls; ramparts, palisades and high walls that neither stands on top of."""
    land = field.land
    tops = land.top(field.stand(one).at) | land.top(field.stand(other).at)
    between_them = [each for each in land.high if each.piece.id not in tops]
    return [part for each in (*land.solid, *between_them) for part in each.parts]


def _lines(field: Field, one: str, other: str) -> Iterator[Edge]:
    """From middle to middle, then from and to the sides of the bases."""
    a, b = field.stand(one).at, field.stand(other).at
    yield a, b
    if a == b:
        return
    ahead = bearing(between(a, b))
    sides = [[_side(field, name, ahead, turn) for turn in (0, 1, -1)] for name in (one, other)]
    for i, start in enumerate(sides[0]):
        for j, end in enumerate(sides[1]):
            if i or j:
                yield start, end


def _side(field: Field, name: str, ahead: int, turn: int) -> Point:
    sole = field.sole(name)
    return moved(
        field.stand(name).at, ahead + turn * QUARTER, abs(turn) * min(sole.width, sole.length) * EDGE[0] // EDGE[1] // 2
    )


def _deep(field: Field) -> int:
    return max((each.terrain.deep for each in field.land.patches if each.terrain.hides == "deep"), default=10**9)


def _passing(field: Field, line: Edge) -> Seen:
    box, wood, passed = Footing(line).box, 0, []
    for each in field.land.patches:
        parts = [part for part in each.parts if not apart(box, part.box, 0)]
        cuts = [found for part in parts if (found := cut(*line, part.core))]
        if each.terrain.hides == "deep":
            wood += sum(isqrt(squared(*found)) for found in cuts)
        elif cuts and each.terrain.form == "line":
            passed.append(each)
    return Seen(line, wood, tuple(passed))


def behind(field: Field, name: str, patch: Patch) -> bool:
    """A figure stands close behind an obstacle."""
    return any(within(field.foot(name), part, field.paces(name)) for part in patch.parts)


@clause("AR XIII.c")
def visible(field: Field, one: str, other: str, over: Iterable[str] = ()) -> Seen | None:
    """Terrain affects sight: a figure crouching still in bushes, or behind a low wall, is not seen."""
    seen = line_of_sight(field, one, other, over)
    if seen is None or not field.men[other].crouched:
        return seen
    if any(each.terrain.hides == "behind" and behind(field, other, each) for each in seen.passed):
        return None
    for each in field.land.patches:
        bushes = each.terrain.hides == "crouched" and each.under(field.foot(other))
        if bushes and field.men[other].still and field.gap(one, other) > each.terrain.deep:
            return None
    return seen


@clause("AR T.4")
def cover(field: Field, seen: Seen, target: str) -> Line | None:
    """The best cover that terrain gives against a shot."""
    man = field.men[target]
    found = []
    for each in field.land.patches:
        row = each.terrain
        if row.covers == "foot" and not man.mounted and each.under(field.foot(target)):
            found.append((row.cover, each.piece.kind))
        if row.covers == "line" and seen.wood:
            found.append((row.cover, each.piece.kind))
    for each in seen.passed:
        if _covers(field, each, man) and behind(field, target, each):
            found.append((each.terrain.cover, each.piece.kind))
    if not found:
        return None
    value, kind = min(found)
    return Line(value, "AR T.4", kind)


def _covers(field: Field, patch: Patch, man: Man) -> bool:
    """A low obstacle covers who moves or crouches, a window everybody; the edge of a rampart only those up there."""
    if patch.terrain.covers == "window":
        return not field.land.crowns(patch) or patch.piece.id in field.land.top(field.stand(man.id).at)
    return patch.terrain.covers == "crouched" and (man.crouched or not man.still)


def sees_enemy(state: State, field: Field, name: str) -> bool:
    """A figure sees an enemy before it, in the half of the table that it faces."""
    stand = field.stand(name)
    for enemy in field.enemies(name):
        away = between(stand.at, field.stand(enemy).at)
        ahead = away == (0, 0) or abs(turn_to(stand.heading, bearing(away))) <= QUARTER
        if ahead and not field.men[enemy].hidden and visible(field, name, enemy):
            return True
    return False
