"""What a figure might do with its move: fight, go where it is wanted, get away, stay and shoot, or crouch."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.argad.players.combat import hits, loss, value
from sandtable.games.argad.players.duel import Fate
from sandtable.games.argad.players.outlook import Outlook
from sandtable.games.argad.rules.characters.figures import harmless
from sandtable.games.argad.rules.movement.pace import course
from sandtable.games.argad.rules.movement.ways import into, reaching, shortest
from sandtable.games.argad.rules.orders import How, Move
from sandtable.games.argad.rules.shooting.shooting import gunnery
from sandtable.games.argad.rules.shooting.sight import behind
from sandtable.games.argad.rules.shooting.targets import Gunnery, forbids_shooter
from sandtable.table.plane import TURN, Point, bearing, between, moved
from sandtable.table.way import Way, length, met

FOES = 3
"""The most enemies that are thought of, the nearest first."""

CLOSE = 4000
"""A way that ends within this distance of an enemy has reached it."""

COMPASS = 8
LOADING = 0.5
"""The part of the next shot's worth that loading in peace has."""


class Idea(NamedTuple):
    """A move, whom it attacks, where it ends, and what it brings beside that."""

    move: Move
    end: Point
    foe: str = ""
    arrives: bool = False
    duty: bool = False
    gain: float = 0.0


def staying(look: Outlook, name: str) -> Iterator[Idea]:
    """To stay, turned to the nearest enemy."""
    at, enemies = look.field.stand(name).at, _nearest(look, name)
    yield Idea(Move(name), at)
    if enemies and not look.field.touched(name) and not look.field.men[name].mounted:
        away = between(at, look.expected(enemies[0]))
        if away != (0, 0):
            yield Idea(Move(name, face=bearing(away)), at)


def _nearest(look: Outlook, name: str) -> list[str]:
    at = look.field.stand(name).at
    foes = [each for each in look.field.enemies(name) if not look.field.men[each].hidden]
    return sorted(foes, key=lambda each: look.far(each, at))


def attacking(look: Outlook, name: str) -> Iterator[Idea]:
    """Towards the nearest enemies, charging or running where that gets one to them."""
    if harmless(look.field.figure(name)):
        return
    wanted = sorted(_nearest(look, name)[: 2 * FOES], key=lambda foe: _appeal(look, name, foe))[:FOES]
    for foe in wanted:
        way = way_to(look, name, look.expected(foe), foe)
        if way is None:
            continue
        if foe not in look.announced or not look.announced[foe].path:
            way = into(look.field, name, foe, way)
        if len(way) > 1:
            yield from _towards(look, name, foe, way)


def _appeal(look: Outlook, name: str, foe: str) -> float:
    """The nearer and the more worth, the better."""
    return look.far(foe, look.field.stand(name).at) / (1 + look.worth[foe])


def _towards(look: Outlook, name: str, foe: str, way: Way) -> Iterator[Idea]:
    field, man, size = look.field, look.field.men[name], length(way)
    if man.mounted and len(way) == 2 and size >= field.period.figures.charge and size <= look.move(name):
        yield Idea(Move(name, way[1:], "charge"), way[-1], foe, arrives=True)
    walk = reaching(look.state, field, name, way)
    yield _ended(look, name, walk, foe)
    if not man.mounted and size > look.move(name) and man.formed == "loose" and field.men[name].stand is not None:
        yield _ended(look, name, reaching(look.state, field, name, way, "run"), foe)


def _ended(look: Outlook, name: str, move: Move, foe: str) -> Idea:
    end = move.path[-1] if move.path else look.field.stand(name).at
    near = look.far(foe, end) <= look.reach(name, foe) + CLOSE // 8
    return Idea(move, end, foe, arrives=near)


def way_to(look: Outlook, name: str, goal: Point, to: str = "") -> Way | None:
    """The shortest way; one that leads through other enemies is none."""
    field, man, sole = look.field, look.field.men[name], look.field.sole(name)
    way = field.land.maze(field.figure(name), sole, mounted=man.mounted).way(field.stand(name).at, goal)
    others = [field.foot(each) for each in field.enemies(name) if each != to and not look.announced.get(each)]
    return None if way is None or met(way, sole, others) else way


def going(look: Outlook, name: str) -> Iterator[Idea]:
    """To where the figure is wanted."""
    duty = look.duties.get(name)
    if duty is None or duty.goal == look.field.stand(name).at:
        return
    way = way_to(look, name, duty.goal) or shortest(look.field, name, duty.goal)
    if way is None or len(way) < 2:
        return
    hows: tuple[How, ...] = (
        ("walk", "run") if not look.field.men[name].mounted and length(way) > look.move(name) else ("walk",)
    )
    for how in hows:
        move = reaching(look.state, look.field, name, way, how)
        if move.path:
            yield Idea(move, move.path[-1], duty=True)


def leaving(look: Outlook, name: str) -> Iterator[Idea]:
    """Away from the nearest enemy, straight or a little aside."""
    foes = _nearest(look, name)
    at, most = look.field.stand(name).at, course(look.state, look.field, Move(name)).most
    if not foes or look.far(foes[0], at) > 2 * most:
        return
    away = between(look.expected(foes[0]), at)
    if away == (0, 0):
        return
    for aside in (0, TURN // COMPASS, -TURN // COMPASS):
        goal = moved(at, (bearing(away) + aside) % TURN, most - 1)
        move = reaching(look.state, look.field, name, (at, goal))
        if move.path:
            yield Idea(move, move.path[-1])


def shot_value(look: Outlook, name: str) -> float:
    """What the best shot brings, if the figure stays; less while it still loads."""
    figure, man = look.field.figure(name), look.field.men[name]
    if not figure.missile or look.field.touched(name) or man.hidden:
        return 0.0
    guns = gunnery(look.state, look.umpire)
    weapon = guns.weapon(name)
    if weapon is None or (weapon.counted and not man.ammunition):
        return 0.0
    best = max((value(guns, look.worth, {}, name, foe) for foe in _marks(guns, name)), default=0.0)
    return best * (LOADING / man.reload if man.reload else 1.0)


def _marks(guns: Gunnery, name: str) -> list[str]:
    """The nearest who could be hit as things stand; those in contact with friends are not shot at."""
    marks = sorted(guns.marks(name).values(), key=lambda mark: mark.distance)
    return [mark.target for mark in marks[:FOES] if not guns.field.touched(mark.target)]


def crouching(look: Outlook, name: str) -> Iterator[Idea]:
    """To get down behind an obstacle or in bushes, where that saves something of enemies' shots and costs no shot."""
    field, man = look.field, look.field.men[name]
    if man.mounted or field.touched(name) or not _shelters(look, name):
        return
    if not man.reload and shot_value(look, name) > 0:
        return
    guns = gunnery(look.state, look.umpire)
    stands, lies = (guns.were(replace(man, crouched=down)) for down in (False, True))
    saved = fire(look, stands, name) - fire(look, lies, name)
    if saved > 0:
        yield Idea(Move(name, how="crouch"), field.stand(name).at, gain=saved)


def _shelters(look: Outlook, name: str) -> bool:
    """Something hides or covers who crouches there."""
    for patch in look.field.land.patches:
        row = patch.terrain
        if row.hides == "crouched" and patch.under(look.field.foot(name)):
            return True
        low = row.form == "line" and (row.covers == "crouched" or row.hides == "behind")
        if low and behind(look.field, name, patch):
            return True
    return False


def fire(look: Outlook, guns: Gunnery, name: str) -> float:
    """What shots may cost a figure this turn; an enemy that sees several targets shoots at any of them."""
    found = 0.0
    for enemy in guns.field.enemies(name):
        target = guns.through(enemy, name)
        if not target or any(forbids_shooter(guns, enemy)):
            continue
        chances, marks = hits(guns, enemy, target), guns.marks(enemy)
        aimed = sum(each in marks for each in chances) / len(marks)
        found += loss(look.field, look.worth, name, Fate(killed=chances[name])) * aimed
    return found
