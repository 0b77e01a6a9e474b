"""Moves as the events tell them: units that move together are one body."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sandtable.audit import plane
from sandtable.audit.plane import Pose
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import DEGREES, STEP
from sandtable.games.impetus.audit.field import Field, Unit

OWN = ("advance", "wheel", "wheel-at-halt", "sidestep", "backward", "march", "charge", "roll")
"""Moves of the units' own activation."""

STRAIGHT = ("advance", "charge", "roll", "pursuit")
BACK = ("backward", "retreat", "stampede", "evade")
FORCED = ("pursuit", "turn", "retreat", "push", "stampede", "shift", "crossed", "evade")


class Step(NamedTuple):
    """One unit's part in a move."""

    unit: Unit
    start: Pose
    end: Pose

    @property
    def distance(self) -> float:
        return plane.far(self.start.at, self.end.at)

    @property
    def turn(self) -> float:
        return plane.turn(self.start.facing, self.end.facing)

    @property
    def turns(self) -> bool:
        return abs(self.turn) > DEGREES

    @property
    def angle(self) -> float:
        """Which way it went; its facing if it stayed."""
        return plane.bearing(self.start.at, self.end.at) if self.distance > STEP else self.start.facing


class Body(NamedTuple):
    """Units that move together, and how."""

    way: str
    steps: tuple[Step, ...]

    @property
    def units(self) -> list[Unit]:
        return [step.unit for step in self.steps]

    @property
    def move(self) -> float:
        return min(unit.move for unit in self.units)

    @property
    def front(self) -> float:
        """How wide the whole front is."""
        corners = [corner for step in self.steps for corner in step.unit.base_at(step.start)[:2]]
        return plane.extent(corners, self.steps[0].start.facing + 90)

    @property
    def corners(self) -> tuple[plane.Point, plane.Point]:
        """The corners of the whole front: as wide as all units together, and as far forward as the foremost."""
        facing = self.steps[0].start.facing
        origin = self.steps[0].start.at
        spots = [plane.along(origin, corner, facing) for s in self.steps for corner in s.unit.base_at(s.start)[:2]]
        ahead = plane.moved(origin, facing, max(spot[0] for spot in spots))
        left, right = max(spot[1] for spot in spots), min(spot[1] for spot in spots)
        return plane.moved(ahead, facing + 90, left), plane.moved(ahead, facing + 90, right)


def body_at(table: Field, events: Sequence[Data], at: int) -> Body:
    """The body whose first move is the event at this place: it and the moves of the same kind that follow."""
    way = _way(events[at])
    steps: dict[str, Step] = {}
    for event in events[at:]:
        if _way(event) not in (way, "crossed", ""):
            break
        if _way(event) == way:
            unit = table.units.get(event["unit"])
            if unit is None or event["unit"] in steps:
                break
            steps[unit.id] = Step(unit, unit.pose, plane.pose(event["pose"]))
            if way in FORCED:
                break
        elif event.get("event") in ("move-spent", "charge-declared", "mains-met", "contact"):
            break
    return Body(way, tuple(steps.values()))


def _way(event: Data) -> str:
    if event.get("event") == "fell-back":
        return "evade"
    return str(event["way"]) if event.get("event") == "moved" else ""


def poses(step: Step, way: str) -> Iterator[Pose]:
    """Where a unit is on its way, step by step from its start to its end; only the ends where the way is not known."""
    if way == "wheel" and step.turns:
        about = pivot(step)
        looks = max(1, round(abs(step.turn) / 0.5))
        for look in range(looks + 1):
            yield plane.wheeled(step.start, about, step.turn * look / looks)
        return
    if way in ("wheel-at-halt", "turn", "march"):
        yield from (step.start, step.end)
        return
    looks = max(1, round(step.distance / STEP))
    for look in range(looks + 1):
        yield plane.shifted(step.start, step.angle, step.distance * look / looks)


def pivot(step: Step) -> plane.Point:
    """The point that a unit has turned about: it lies the same from the start and from the end."""
    half = step.turn / 2
    (ax, ay), (bx, by) = step.start.at, step.end.at
    chord = plane.far((ax, ay), (bx, by))
    if chord < 1e-9:
        return ax, ay
    c, s = plane.heading(half)
    reach = chord / 2 * c / s
    dx, dy = (bx - ax) / chord, (by - ay) / chord
    return (ax + bx) / 2 - dy * reach, (ay + by) / 2 + dx * reach
