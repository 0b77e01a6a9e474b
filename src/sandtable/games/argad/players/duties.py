"""Who does what for an aim: the zones that a player's figures go to, stay in or guard."""

from collections.abc import Iterator
from math import isqrt
from typing import NamedTuple

from sandtable.games.argad.players.worth import POINT
from sandtable.games.argad.rules.characters.figures import harmless, sole
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.setup.scenario import Aim, Zone, hostile
from sandtable.games.argad.rules.state import State
from sandtable.table.detour import Maze
from sandtable.table.plane import Point, squared
from sandtable.table.shape import holds

INSET = 1500
GRID = 4
LOOTERS, HOLDERS, GUARDS = 2, 2, 2
CLOSE, NEAR = 25_000, 0.3
"""An enemy within CLOSE of what they want matters NEAR as much as one who is there."""

WATCH = 0.5
"""The part of an aim's worth that guarding against it has."""


class Duty(NamedTuple):
    """A figure is wanted somewhere, and what that is worth; once there it stays still, if asked to."""

    figure: str
    goal: Point
    zone: Zone | None
    worth: float
    still: bool = False


def duties(state: State, field: Field, seat: str) -> dict[str, Duty]:
    """One duty at most for each figure, the greatest first."""
    found: dict[str, Duty] = {}
    free = [name for name in field.standing if field.seat(name) == seat and name not in state.asleep]
    mine = [aim for aim in state.scenario.aims if aim.seat == seat]
    for aim in sorted(mine, key=lambda aim: -aim.points):
        for duty in _of(state, field, seat, aim, [name for name in free if name not in found]):
            found[duty.figure] = duty
    return found


def _of(state: State, field: Field, seat: str, aim: Aim, free: list[str]) -> Iterator[Duty]:
    if aim.kind == "tell":
        yield from _telling(state, field, aim, free)
        return
    zone = state.scenario.zone(aim.zone)
    if aim.kind == "deny":
        yield from _guarding(state, field, aim, free)
    elif zone is None:
        return
    elif aim.kind == "reach":
        gone = {name for name, where in state.reached if where == zone.id}
        wanted = [name for name in free if (not aim.whom or name in aim.whom) and name not in gone]
        yield from _going(field, zone, wanted, aim.count + 1 if not aim.whom else len(wanted), POINT * aim.points)
    elif aim.kind == "loot" and (seat, zone.id) not in state.looted:
        yield from _going(field, zone, _hale(field, free), LOOTERS, POINT * aim.points, still=True)
    elif aim.kind == "hold":
        yield from _going(field, zone, _hale(field, free), HOLDERS, POINT * aim.points)


def _hale(field: Field, free: list[str]) -> list[str]:
    """Those who are in contact with nobody."""
    return [name for name in free if not field.touched(name)]


def _going(
    field: Field, zone: Zone, free: list[str], count: int, worth: float, *, still: bool = False
) -> Iterator[Duty]:
    """The nearest go, each to a place of their own."""
    taken: list[Point] = []
    for name in sorted(free, key=lambda each: (_away(field, each, zone), field.standing.index(each)))[:count]:
        goal = _place(field, name, zone, taken)
        if goal is not None:
            taken.append(goal)
            yield Duty(name, goal, zone, worth / max(1, min(count, len(free))), still)


def _guarding(state: State, field: Field, aim: Aim, free: list[str]) -> Iterator[Duty]:
    """Somebody stands where the other wants to loot or to stay."""
    other = state.scenario.aims[aim.aim]
    zone = state.scenario.zone(other.zone)
    if zone is None or other.kind not in ("loot", "hold") or (other.seat, zone.id) in state.looted:
        return
    near = [n for n in field.standing if hostile(state.scenario, aim.seat, field.seat(n)) and n not in state.asleep]
    if near:
        yield from _going(field, zone, _hale(field, free), GUARDS, POINT * aim.points * WATCH)


def _telling(state: State, field: Field, aim: Aim, free: list[str]) -> Iterator[Duty]:
    """Two who have something to say meet, and stay together."""
    if aim.whom[:2] in state.told or len(aim.whom) < 2 or any(name not in field.standing for name in aim.whom[:2]):
        return
    one, other = aim.whom[:2]
    if one in free:
        yield Duty(one, field.stand(other).at, None, POINT * aim.points, still=True)


def _away(field: Field, name: str, zone: Zone) -> int:
    return isqrt(squared(field.stand(name).at, nearest(zone, field.stand(name).at)))


def nearest(zone: Zone, at: Point) -> Point:
    """The point of a zone's box nearest to another, a little inside."""
    xs, ys = zip(*zone.outline, strict=True)
    inset = min(INSET, (max(xs) - min(xs)) // 4, (max(ys) - min(ys)) // 4)
    return (
        min(max(at[0], min(xs) + inset), max(xs) - inset),
        min(max(at[1], min(ys) + inset), max(ys) - inset),
    )


def _place(field: Field, name: str, zone: Zone, taken: list[Point]) -> Point | None:
    """Where a figure gets to and can stand in a zone: as near as possible, away from those who go there too.

    A rider stays on the horse if possible.
    """
    at, man = field.stand(name).at, field.men[name]
    if holds(zone.outline, at):
        return at
    width = field.sole(name).length
    inside = [p for p in (nearest(zone, at), *_grid(zone)) if holds(zone.outline, p)]
    rides = man.mounted and not harmless(field.figure(name))
    for mounted in (True, False) if rides else (man.mounted,):
        maze = maze_of(field, name, mounted=mounted)
        places = [p for p in inside if maze.free(p, p)]
        apart = [p for p in places if all(squared(p, other) >= width * width for other in taken)]
        near = sorted(apart or places, key=lambda p: squared(p, at))
        found = next((p for p in near if not rides or maze.way(at, p) is not None), None)
        if found is not None:
            return found
    return None


def maze_of(field: Field, name: str, *, mounted: bool) -> Maze:
    """What a figure goes around, on its horse or on foot."""
    figure = field.figure(name)
    return field.land.maze(figure, sole(figure, field.scenario.bases, mounted=mounted), mounted=mounted)


def _grid(zone: Zone) -> list[Point]:
    xs, ys = zip(*zone.outline, strict=True)
    rows = range(1, 2 * GRID, 2)
    return [
        (
            min(xs) + (max(xs) - min(xs)) * a // (2 * GRID),
            min(ys) + (max(ys) - min(ys)) * b // (2 * GRID),
        )
        for a in rows
        for b in rows
    ]


def urgency(state: State, field: Field, seat: str, foe: str, at: Point) -> float:
    """How much it matters to be in contact with an enemy there, who loots or holds what is to be denied."""
    found = 0.0
    for aim in state.scenario.aims:
        other = state.scenario.aims[aim.aim] if aim.seat == seat and aim.kind == "deny" else None
        if other is None or other.kind not in ("loot", "hold") or other.seat != field.seat(foe):
            continue
        zone = state.scenario.zone(other.zone)
        if zone is not None and (other.seat, zone.id) not in state.looted:
            away = isqrt(squared(at, nearest(zone, at)))
            found += POINT * aim.points * (1.0 if holds(zone.outline, at) else NEAR if away <= CLOSE else 0.0)
    return found


def there(field: Field, duty: Duty) -> bool:
    """The figure is where it is wanted."""
    if duty.zone is None:
        return False
    return holds(duty.zone.outline, field.stand(duty.figure).at)
