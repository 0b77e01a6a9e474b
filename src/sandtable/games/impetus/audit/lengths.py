"""5.1 to 5.7: nobody goes further than the move allows, or another way than was told."""

from itertools import pairwise
from math import cos, radians

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry
from sandtable.audit.tolerance import LENGTH, NEAR, STEP, TOUCH, WAY_IN_GROUND
from sandtable.games.impetus.audit.bodies import BACK, STRAIGHT, Body, Step, pivot, poses
from sandtable.games.impetus.audit.field import Field, Unit

AXIS = 45.0
ROAD = 1.5
ROAD_ANGLE = 22.5
MOST_TURN = 90.0
HALT_TURN = 45.1
"""How far a unit that cannot move may still wheel (BI 5.2d)."""


def cost(body: Body, step: Step) -> float:
    """What a move uses on open ground: the length of a way, or the arc of the outer corner of a wheel."""
    if body.way == "wheel":
        return body.front * radians(abs(step.turn))
    return 0.0 if body.way == "wheel-at-halt" else step.distance


def in_difficult(table: Field, body: Body, step: Step) -> float:
    """How much of a straight way a unit was surely in difficult ground."""
    slow = [piece for piece in table.grounds("difficult", "dunes") if not _easy(piece.ground, step.unit)]
    near = [piece for piece in slow if any(piece.depth(step.unit.base_at(at)) > -1 for at in (step.start, step.end))]
    if not near or body.way == "wheel":
        return 0.0
    spots = list(poses(step, body.way))
    inside = sum(any(piece.holds(step.unit.base_at(spot)) for piece in near) for spot in spots)
    return inside / len(spots) * step.distance


def _easy(ground: str, unit: Unit) -> bool:
    return ground == "dunes" and unit.has("camels")


def on_road(table: Field, step: Step) -> bool:
    """Both ends of its way lie on one road, along which it faces."""
    for road in table.grounds("road"):
        if all(any(plane.holds(part, pose.at, -LENGTH) for part in road.parts) for pose in (step.start, step.end)):
            return any(_off(step.start.facing, plane.bearing(*part)) <= ROAD_ANGLE + 1 for part in pairwise(road.way))
    return False


def _off(facing: float, line: float) -> float:
    """The angle between a facing and a line, whichever way the line runs."""
    off = abs(plane.turn(facing, line))
    return min(off, 180 - off)


def check_length(table: Field, body: Body, spent: dict[str, float], most: float, entry: Entry, notes: Notes) -> None:
    """A unit uses no more than its move; one that crosses a friend lengthwise may be set down beyond it."""
    for step in body.steps:
        used = cost(body, step)
        slow = in_difficult(table, body, step)
        road = body.way == "march" or on_road(table, step)
        allowed = most * (ROAD if road else 1.0)
        before = spent.get(step.unit.id, 0.0)
        over = before + used - allowed
        if body.way == "wheel" and not most and abs(step.turn) <= HALT_TURN:
            continue
        if over > LENGTH and not beyond_friend(table, step, before, allowed, entry):
            crossed = [event["friend"] for event in entry.told("friend-crossed") if event["unit"] == step.unit.id]
            clause = "BI 5.7b" if crossed else "BI 5.1"
            what = f"goes {before + used:.2f} U, its move is {allowed:.2f} U"
            off = off_axis(table, step, crossed)
            notes.complain(clause, step.unit.id, what, way=before + used, move=allowed, crossed=crossed, off=off)
        elif slow and not road and over + slow > WAY_IN_GROUND and not _crosses(step, entry):
            what = f"goes {used:.2f} U, {slow:.2f} U of it in difficult ground, its move is {allowed:.2f} U"
            notes.complain("BI 3.1b", step.unit.id, what, way=used, difficult=slow, move=allowed)
        spent[step.unit.id] = before + used + (0.0 if road else slow)


def _crosses(step: Step, entry: Entry) -> bool:
    return any(event["unit"] == step.unit.id for event in entry.told("friend-crossed"))


def beyond_friend(table: Field, step: Step, before: float, allowed: float, entry: Entry) -> bool:
    """A unit stands just beyond a friend that it crossed, and came past half of the friend's depth."""
    friends = [table.units.get(e["friend"]) for e in entry.told("friend-crossed") if e["unit"] == step.unit.id]
    return any(friend is not None and _just_beyond(step, friend, before, allowed) for friend in friends)


def _just_beyond(step: Step, friend: Unit, before: float, allowed: float) -> bool:
    if _off(step.angle, friend.pose.facing) > AXIS + 0.5:
        return False
    if plane.gap(step.unit.base_at(step.end), friend.base) > NEAR:
        return False
    met = plane.when_over(step.unit.base_at(step.start), step.angle, step.distance, friend.base)
    half = friend.depth / 2 / cos(radians(_off(step.angle, friend.pose.facing)))
    return met is not None and before + met[0] + half <= allowed + LENGTH


def off_axis(table: Field, step: Step, crossed: list[str]) -> float:
    """How far a way is off the axis of the friends that it crosses, at best."""
    friends = [table.units[name] for name in crossed if name in table.units]
    return min((_off(step.angle, friend.pose.facing) for friend in friends), default=0.0)


def check_direction(body: Body, notes: Notes) -> None:
    """Straight is straight, back is back, and a wheel turns about a front corner, forward."""
    for step in body.steps:
        if body.way in (*STRAIGHT, *BACK) and step.distance > STEP:
            ahead, aside = plane.along(step.start.at, step.end.at, step.start.facing)
            wrong = ahead < 0 if body.way in STRAIGHT else ahead > 0
            if wrong or abs(aside) > TOUCH or step.turns:
                what = f"is displaced by {aside:.2f} U aside and {step.turn:.2f}° on a straight way"
                notes.complain("BI 5.2a", step.unit.id, what, aside=aside, turn=step.turn)
        elif body.way == "sidestep" and step.turns:
            notes.complain("BI 5.3a", step.unit.id, f"turns by {step.turn:.2f}° on a sidestep", turn=step.turn)
    if body.way == "wheel":
        _check_wheel(body, notes)


def _check_wheel(body: Body, notes: Notes) -> None:
    """A corner of the whole front stays where it is, and nobody wheels by more than a quarter turn."""
    step = max(body.steps, key=lambda step: abs(step.turn))
    if abs(step.turn) > MOST_TURN + 0.1:
        notes.complain("BI 5.2b", step.unit.id, f"wheels by {abs(step.turn):.2f}°", turn=step.turn)
    if abs(step.turn) < 2:
        return
    about = pivot(step)
    off = min(plane.far(corner, about) for corner in body.corners)
    if off > 0.1:
        notes.complain("BI 5.2b", step.unit.id, f"wheels about a point {off:.2f} U off its front corners", off=off)


FORCED_BY = {"retreat": "BI 7.6.1b", "pursuit": "BI 7.6.2a", "stampede": "BI 6.2.1", "evade": "IM 5"}


def check_forced(step: Step, way: str, thrown: float | None, table: Field, entry: Entry, notes: Notes) -> None:
    """Retreats, pursuits and stampedes go no further than was thrown."""
    if thrown is None or step.distance <= thrown + LENGTH:
        return
    if not beyond_friend(table, step, 0.0, thrown, entry):
        clause = FORCED_BY.get(way, "BI 5.7e")
        what = f"goes {step.distance:.2f} U by {way}, {thrown:.2f} U are due"
        notes.complain(clause, step.unit.id, what, way=step.distance, thrown=thrown)


def check_march(table: Field, step: Step, notes: Notes) -> None:
    """A march begins along the road: it turns nobody onto it."""
    for road in table.grounds("road"):
        near = [s for s in pairwise(road.way) if plane.from_segment(step.start.at, s) <= road.width / 2 + LENGTH]
        if near:
            off = min(_off(step.start.facing, plane.bearing(a, b)) for a, b in near)
            if off > ROAD_ANGLE + 0.1:
                what = f"stands {off:.1f}° off the road and is turned onto it"
                notes.complain("BI 3.2.5", step.unit.id, what, off=off)
            return
    notes.complain("BI 3.2.5", step.unit.id, "marches where there is no road under its front")


def thrown_of(event: Data) -> float:
    return float(event["distance"]) / 1000
