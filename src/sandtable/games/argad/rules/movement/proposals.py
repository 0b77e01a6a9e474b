"""Ways that a figure might go: the shortest to somewhere, as far as it gets, and the other things it may do."""

from collections.abc import Iterator
from math import isqrt

from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import harmless
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.horses import at_hand, own_horse
from sandtable.games.argad.rules.movement.pace import course
from sandtable.games.argad.rules.orders import How, Move
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.units.close_order import builds_wall
from sandtable.table.footing import Footing, within
from sandtable.table.plane import TURN, Point, bearing, between, moved
from sandtable.table.strides import Strides, Walker, reached
from sandtable.table.way import Way, cut, length, met

COMPASS = 8


def movable(state: State, field: Field, seat: str) -> list[str]:
    """The figures of a seat that may be ordered to do something."""
    return [
        name
        for name in field.standing
        if field.seat(name) == seat and name not in state.asleep and not field.men[name].hidden
    ]


def shortest(field: Field, name: str, goal: Point, to: str = "") -> Way | None:
    """The shortest way to a point around walls and enemies, but for one whom it leads to; None if there is none."""
    figure, man, sole = field.figure(name), field.men[name], field.sole(name)
    maze = field.land.maze(figure, sole, mounted=man.mounted)
    start = field.stand(name).at
    way = maze.way(start, goal)
    enemies = [field.foot(each) for each in field.enemies(name) if each != to]
    if way is None or not met(way, sole, enemies):
        return way
    return maze.among(tuple(enemies)).way(start, goal)


def towards(state: State, field: Field, move: Move) -> Move | None:
    """The shortest way to where a move is drawn, or up to the enemy who stands there, as far as the figure gets."""
    name, goal = move.figure, move.path[-1]
    enemy = next((each for each in field.enemies(name) if within(Footing((goal,)), field.foot(each), 0)), "")
    way = shortest(field, name, field.stand(enemy).at if enemy else goal, enemy)
    if way is None or len(way) == 1:
        return None
    found = reaching(state, field, name, into(field, name, enemy, way) if enemy else way, move.how)
    return replace(found, face=move.face, wall=move.wall, target=move.target)


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
    return min(enemies, key=lambda each: isqrt(_squared(at, field.stand(each).at)), default="")


def _squared(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def proposals(state: State, field: Field, name: str) -> list[Move]:
    """Some moves of a figure, each worth a thought; they are judged before they are offered."""
    return list(dict.fromkeys(_proposals(state, field, name)))


def _proposals(state: State, field: Field, name: str) -> Iterator[Move]:
    if field.men.get(name) is None or field.men[name].stand is None:
        return
    yield Move(name)
    yield from attacks(state, field, name)
    yield from goals(state, field, name)
    yield from strolls(state, field, name)
    yield from others(state, field, name)


def attacks(state: State, field: Field, name: str) -> Iterator[Move]:
    """Towards the nearest enemy, charging or running if it may, or only turning to him."""
    enemy = nearest_enemy(field, name)
    if not enemy:
        return
    away = between(field.stand(name).at, field.stand(enemy).at)
    way = shortest(field, name, field.stand(enemy).at, enemy)
    if way is not None and len(way) > 1:
        way = into(field, name, enemy, way)
        yield reaching(state, field, name, way)
        man, figure = field.men[name], field.figure(name)
        if man.mounted and figure.horse == "cavalry" and len(way) == 2 and length(way) >= field.period.figures.charge:
            yield Move(name, way[1:], "charge")
        if not man.mounted and len(way) > 1:
            yield reaching(state, field, name, way, "run")
    if away != (0, 0):
        yield Move(name, face=bearing(away))


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


def others(state: State, field: Field, name: str) -> Iterator[Move]:
    """What takes the whole turn."""
    man, figure = field.men[name], field.figure(name)
    if figure.horse != "none" and not harmless(figure):
        yield Move(name, how="dismount" if man.mounted else "mount")
    if not man.mounted:
        yield from horses(state, field, name)
        yield Move(name, how="crouch")
    if "close-order" in figure.traits and man.formed == "loose":
        yield Move(name, how="form")
    if builds_wall(figure) and man.wall == "none" and man.formed == "close":
        yield Move(name, wall=True)
    if state.scenario.choices.taking:
        yield from (Move(name, how="take", target=fallen.id) for fallen in state.fallen)


def horses(state: State, field: Field, name: str) -> Iterator[Move]:
    """To the horse that was left, and where one may be led."""
    own = own_horse(field, name)
    way = shortest(field, name, field.stand(own).at) if own and own not in at_hand(field, name) else None
    if way is not None and len(way) > 1:
        yield reaching(state, field, name, into(field, name, own, way))
    for horse in at_hand(field, name):
        ways = [*goals(state, field, name), *strolls(state, field, name)]
        yield from (replace(move, how="lead", target=horse) for move in ways if move.path and move.how == "walk")


def steps_aside(field: Field, name: str) -> list[Move]:
    """What a figure may do when it is not its turn."""
    stand, reach = field.stand(name), field.period.figures.pass_by - 1
    around = [Move(name, (moved(stand.at, part * TURN // COMPASS, reach),)) for part in range(COMPASS)]
    enemy = nearest_enemy(field, name)
    turns = [Move(name, face=bearing(between(stand.at, field.stand(enemy).at)))] if enemy else []
    return [Move(name), *turns, *around]
