"""VI. What is offered to a figure: some moves that are worth a thought, before they are judged."""

from collections.abc import Iterator

from sandtable.games.argad.rules.characters.figures import CAVALRY
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.move_rules import KINDS
from sandtable.games.argad.rules.movement.ways import COMPASS, goals, into, nearest_enemy, reaching, shortest, strolls
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.state import State
from sandtable.table.plane import TURN, bearing, between, moved
from sandtable.table.way import length


def movable(state: State, field: Field, seat: str) -> list[str]:
    """The figures of a seat that may be ordered to do something."""
    return [
        name
        for name in field.standing
        if field.seat(name) == seat and name not in state.asleep and not field.men[name].hidden
    ]


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
    """Towards the nearest enemy, charging or running if allowed, or only turning towards it."""
    enemy = nearest_enemy(field, name)
    if not enemy:
        return
    away = between(field.stand(name).at, field.stand(enemy).at)
    way = shortest(field, name, field.stand(enemy).at, enemy)
    if way is not None and len(way) > 1:
        way = into(field, name, enemy, way)
        yield reaching(state, field, name, way)
        man, figure = field.men[name], field.figure(name)
        if man.mounted and figure.horse == CAVALRY and len(way) == 2 and length(way) >= field.period.figures.charge:
            yield Move(name, way[1:], "charge")
        if not man.mounted and len(way) > 1:
            yield reaching(state, field, name, way, "run")
    if away != (0, 0):
        yield Move(name, face=bearing(away))


def others(state: State, field: Field, name: str) -> Iterator[Move]:
    """What each kind of move adds."""
    for kind in KINDS.values():
        if kind.offers is not None:
            yield from kind.offers(state, field, name)


def steps_aside(field: Field, name: str) -> list[Move]:
    """What a figure may do when it is not its turn."""
    stand, reach = field.stand(name), field.period.figures.pass_by - 1
    around = [Move(name, (moved(stand.at, part * TURN // COMPASS, reach),)) for part in range(COMPASS)]
    enemy = nearest_enemy(field, name)
    turns = [Move(name, face=bearing(between(stand.at, field.stand(enemy).at)))] if enemy else []
    return [Move(name), *turns, *around]
