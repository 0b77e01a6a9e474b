"""VI. Ways that a figure might go: the shortest to somewhere, as far as it gets."""

from collections.abc import Iterator, Sequence
from math import isqrt

from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.pace import course
from sandtable.games.argad.rules.orders import How, Move
from sandtable.games.argad.rules.state import State
from sandtable.table.footing import Footing, within
from sandtable.table.plane import TURN, Point, moved, squared
from sandtable.table.strides import Strides, Walker, reached
from sandtable.table.way import Way, cut, length, met

COMPASS = 8


def shortest(field: Field, name: str, goal: Point, to: str = "", start: Point | None = None) -> Way | None:
    """The shortest way to a point around walls and enemies, but for one whom it leads to; None if there is none."""
    figure, man, sole = field.figure(name), field.men[name], field.sole(name)
    maze = field.land.maze(figure, sole, mounted=man.mounted)
    start = start or field.stand(name).at
    way = maze.way(start, goal)
    enemies = [field.foot(each) for each in field.enemies(name) if each != to]
    if way is None or not met(way, sole, enemies):
        return way
    return maze.among(tuple(enemies)).way(start, goal)


def drawn(field: Field, name: str, path: Sequence[Point]) -> Way | None:
    """The shortest way through all points that are drawn, up to an enemy who stands at the last; None if there is none.

    It ends before the first point that cannot be reached.
    """
    goal = path[-1]
    enemy = next((each for each in field.enemies(name) if within(Footing((goal,)), field.foot(each), 0)), "")
    goals = (*path[:-1], field.stand(enemy).at if enemy else goal)
    way: Way = (field.stand(name).at,)
    for place, point in enumerate(goals):
        last = place == len(goals) - 1
        leg = shortest(field, name, point, enemy if last else "", way[-1])
        if leg is None:
            break
        way += leg[1:]
        if last and enemy and len(way) > 1:
            way = into(field, name, enemy, way)
    return way if len(way) > 1 else None


def reaching(state: State, field: Field, name: str, way: Way, how: How = "walk") -> Move:
    """As much of a way as the figure may go; a step on foot is always free."""
    going = course(state, field, Move(name, way[1:], how))
    if going.length <= going.most or going.indoors:
        return Move(name, way[1:], how)
    free = 0 if field.men[name].mounted else field.paces(name)
    return Move(name, cut(way, max(going.most, free))[1:], how)


def into(field: Field, name: str, enemy: str, way: Way) -> Way:
    """A way up to where the base touches an enemy's."""
    heading = field.stand(name).heading
    strides = Strides(Walker(field.sole(name), way, max(1, length(way)), heading, heading))
    tick = reached(strides, field.foot(enemy))
    return way if tick is None else strides.until(tick)


def nearest_enemy(field: Field, name: str) -> str:
    """The nearest enemy on the table; nobody if there is none."""
    at = field.stand(name).at
    enemies = field.enemies(name)
    return min(enemies, key=lambda each: isqrt(squared(at, field.stand(each).at)), default="")


def goals(state: State, field: Field, name: str) -> Iterator[Move]:
    """To the zones of its player's aims."""
    zones = {aim.zone for aim in state.scenario.aims if aim.seat == field.seat(name) and aim.zone}
    for zone in state.scenario.zones:
        if zone.id in zones:
            xs, ys = zip(*zone.outline, strict=True)
            way = shortest(field, name, (sum(xs) // len(xs), sum(ys) // len(ys)))
            if way is not None and len(way) > 1:
                yield reaching(state, field, name, way)


def strolls(state: State, field: Field, name: str) -> Iterator[Move]:
    """Straight ahead all around, as far as it gets, and a step."""
    stand = field.stand(name)
    reaches = (course(state, field, Move(name)).most, field.paces(name))
    for part in range(COMPASS):
        heading = (stand.heading + part * TURN // COMPASS) % TURN
        for reach in reaches if part % 2 == 0 else reaches[:1]:
            move = Move(name, (moved(stand.at, heading, reach - 1),))
            if field.men[name].formed == "close":
                yield Move(name, move.path, "march")
            yield reaching(state, field, name, (stand.at, *move.path))
