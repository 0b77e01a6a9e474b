"""VII. Who may shoot at whom: range, sight, contact, groups and priority."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from sandtable.games.argad.rules.characters.figures import CRACK_SHOT, OVER_WALL, TWO_RANKS
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.pace import plain_move
from sandtable.games.argad.rules.orders import Shot
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.shooting.sight import Seen, visible
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.tables import BANDS, Missile, OnMove
from sandtable.games.argad.rules.units.close_order import beside
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Segment, Witness
from sandtable.table.plane import DEGREE, Pose, bearing, between, turn_to
from sandtable.table.strides import END, Strides, Walker
from sandtable.table.way import length

MOMENTS = 240
"""The moments of a walk at which its direction is looked at."""


class Mark(NamedTuple):
    """An enemy that a figure could hit: how far away, in which range, and along which line."""

    target: str
    distance: int
    band: int
    seen: Seen


class Gunnery:
    """All that is asked about shooting in one state; what was found is kept."""

    def __init__(self, state: State, field: Field) -> None:
        self.state = state
        self.field = field
        self._marks: dict[str, dict[str, Mark]] = {}
        self._members: dict[tuple[str, str], dict[str, Mark]] = {}
        self.kept: dict[tuple[str, tuple[str, ...]], Any] = {}

    def weapon(self, name: str) -> Missile | None:
        missile = self.field.figure(name).missile
        return self.field.period.missiles[missile] if missile else None

    def marks(self, name: str) -> dict[str, Mark]:
        """The enemies that a figure could hit, by range and sight."""
        if name not in self._marks:
            weapon = self.weapon(name)
            found = (self.mark(name, enemy, weapon) for enemy in self.field.enemies(name)) if weapon else ()
            self._marks[name] = {mark.target: mark for mark in found if mark}
        return self._marks[name]

    def were(self, man: Man) -> "Gunnery":
        """The same, if a figure were different on the same spot: those who could hit it are looked at again."""
        found = Gunnery(self.state, self.field.were(man))
        for enemy in found.field.enemies(man.id):
            if weapon := found.weapon(enemy):
                mark = found.mark(enemy, man.id, weapon)
                others = {name: each for name, each in self.marks(enemy).items() if name != man.id}
                found._marks[enemy] = {**others, man.id: mark} if mark else others
        return found

    def mark(self, name: str, enemy: str, weapon: Missile, past: Iterable[str] = ()) -> Mark | None:
        """An enemy in range and in sight; `past` are those whom the shot may pass."""
        band = self.reached(name, enemy, weapon)
        if band is None:
            return None
        seen = visible(self.field, name, enemy, (*over_friends(self.field, name), *past))
        return Mark(enemy, self.field.gap(name, enemy), band, seen) if seen else None

    def reached(self, name: str, enemy: str, weapon: Missile) -> int | None:
        """The range at which a figure may shoot at an enemy; None if it is hidden, or too far after a move."""
        if self.field.men[enemy].hidden:
            return None
        band = weapon.band(self.field.gap(name, enemy))
        return band if band is not None and self.at_this_range(name, weapon, band) else None

    def at_this_range(self, name: str, weapon: Missile, band: int) -> bool:
        """A figure that has stayed shoots at all ranges of its weapon, on the move perhaps only at some."""
        on_move = self.on_move(name, weapon)
        return self.field.men[name].still or (on_move is not None and BANDS[band] in on_move.bands)

    def on_move(self, name: str, weapon: Missile) -> OnMove | None:
        return weapon.mounted if self.field.men[name].mounted else weapon.foot

    def group(self, name: str, target: str) -> tuple[str, ...]:
        """The whole target of a shot."""
        return tuple(self.members(name, target))

    def members(self, name: str, target: str) -> dict[str, Mark]:
        """All whom a shot at somebody in sight may hit; a crack shot picks the victim."""
        found = self._members.get((name, target))
        if found is None:
            found = {target: self.marks(name)[target]} if picks(self.field, name) else group_of(self, name, target)
            same = found if not friends_at(self.field, name, target) else (target,)
            self._members |= {(name, each): found for each in same}
        return found

    def through(self, name: str, enemy: str) -> str:
        """The one in sight at whom a figure would shoot to hit an enemy, perhaps one behind others; nobody if none."""
        marks = self.marks(name)
        return enemy if enemy in marks else next((each for each in marks if enemy in self.members(name, each)), "")

    def lawful(self, name: str) -> list[str]:
        """At whom a figure may shoot, priority left aside."""
        return [enemy for enemy in self.marks(name) if not any(forbids_shot(self, name, enemy))]


@clause("AR XIV.f")
def over_friends(field: Field, name: str) -> list[str]:
    """Trained ranks in close order shoot over those before them; some over a wall that is still and does not fight."""
    man, figure = field.men[name], field.figure(name)
    near = beside(field, name, field.standing)
    over = []
    if TWO_RANKS in figure.traits and man.formed == "close":
        over += [other for other in near if field.men[other].formed == "close"]
    if OVER_WALL in figure.traits:
        walls = [other for other in near if field.men[other].wall == "stands"]
        over += [other for other in walls if field.men[other].still and not field.touched(other)]
    return over


@clause("AR XV.c")
def picks(field: Field, name: str) -> bool:
    """A crack shot with the usual weapon, not wounded, picks a target in a group."""
    figure = field.figure(name)
    return CRACK_SHOT in figure.heroics and figure.usual == figure.missile and not field.men[name].wounded


@clause("AR VII.f")
def group_of(gunnery: Gunnery, name: str, target: str) -> dict[str, Mark]:
    """Figures closer than 4 paces are one target, passed on from one to the next, as far as the shooter can hit.

    One hidden only behind others of the group belongs to it; one in contact with a friend does not (VII.g).
    """
    field, weapon, seen = gunnery.field, gunnery.weapon(name), gunnery.marks(name)
    assert weapon is not None
    near = chain(field, target, field.enemies(name))
    near = [each for each in near if each in seen or gunnery.reached(name, each, weapon) is not None]
    free = chain(field, target, [each for each in near if each == target or not friends_at(field, name, each)])
    found = {each: seen.get(each) or gunnery.mark(name, each, weapon, free) for each in free}
    marks = {each: mark for each, mark in found.items() if mark}
    return {each: marks[each] for each in chain(field, target, list(marks))}


def chain(field: Field, target: str, names: Sequence[str]) -> list[str]:
    """All of these who are closer than 4 paces to a figure, or to one who is, in the order of the roster."""
    found, look = {target}, [target]
    while look:
        one = look.pop()
        for other in names:
            if other not in found and field.gap(one, other) < 2 * min(field.paces(one), field.paces(other)):
                found.add(other)
                look.append(other)
    return [each for each in names if each in found]


def forbids_shooting(gunnery: Gunnery, seat: str, shots: tuple[Shot, ...]) -> Iterator[Refusal]:
    """Everything that forbids the shots of a seat."""
    field = gunnery.field
    named = [shot.figure for shot in shots]
    for shot in shots:
        name = shot.figure
        if name not in field.standing or field.seat(name) != seat or named.count(name) > 1 or field.men[name].hidden:
            yield refused("AR VII.a", "refused-shot-figure", name)
            continue
        unable = list(forbids_shooter(gunnery, name))
        yield from unable
        if not unable:
            yield from _forbids_target(gunnery, name, shot.target)


def _forbids_target(gunnery: Gunnery, name: str, target: str) -> Iterator[Refusal]:
    field = gunnery.field
    known = target in field.standing and not field.men[target].hidden and field.hostile(name, target)
    if not known:
        yield refused("AR VII.a", "refused-volley-target", name, target=target)
        return
    found = list(forbids_shot(gunnery, name, target))
    yield from found
    if not found:
        yield from forbids_neglect(gunnery, name, target)


def forbids_shooter(gunnery: Gunnery, name: str) -> Iterator[Refusal]:
    """What keeps a figure from shooting at all."""
    man = gunnery.field.men[name]
    weapon = gunnery.weapon(name)
    if weapon is None:
        yield refused("AR VII.a", "refused-shot-unarmed", name)
        return
    yield from forbids_unready(gunnery, name, weapon)
    yield from forbids_moving(gunnery, name, weapon)
    yield from forbids_contact(gunnery, name)
    if man.busy or man.ran or man.crouched or name in gunnery.state.asleep:
        clause = "AR VI.g" if man.busy else "AR T.2" if man.ran else "AR T.4" if man.crouched else "AR V.e"
        yield refused(clause, "refused-shot-busy", name)


@clause("AR VII.c")
def forbids_unready(gunnery: Gunnery, name: str, weapon: Missile) -> Iterator[Refusal]:
    """Thrown missiles are counted; other weapons may have to be loaded."""
    man = gunnery.field.men[name]
    if weapon.counted and not man.ammunition:
        yield refused("AR VII.c", "refused-shot-empty", name)
    if man.reload:
        yield refused("AR T.3", "refused-shot-loading", name, turns=man.reload)
    if weapon.foot_only and man.mounted:
        yield refused("AR T.3", "refused-shot-mounted", name)


@clause("AR VII.b")
def forbids_moving(gunnery: Gunnery, name: str, weapon: Missile) -> Iterator[Refusal]:
    """Some weapons shoot only when stationary."""
    if not gunnery.field.men[name].still and gunnery.on_move(name, weapon) is None:
        yield refused("AR VII.b", "refused-shot-moved", name)


@clause("AR VII.e")
def forbids_contact(gunnery: Gunnery, name: str) -> Iterator[Refusal]:
    """Not if in contact with an enemy when the turn began, or brought into contact."""
    before = [other for pair in gunnery.state.contacts if name in pair for other in pair if other != name]
    enemies = [*gunnery.field.touched(name), *before]
    if enemies:
        yield refused("AR VII.e", "refused-shot-contact", name, enemies[0], enemy=enemies[0])


def forbids_shot(gunnery: Gunnery, name: str, target: str) -> Iterator[Refusal]:
    """What forbids to shoot at this enemy."""
    field, weapon = gunnery.field, gunnery.weapon(name)
    assert weapon is not None
    if target not in gunnery.marks(name):
        band = weapon.band(field.gap(name, target))
        clause, key = ("AR T.3", "refused-volley-range") if band is None else ("AR VII.d", "refused-volley-sight")
        if band is not None and not gunnery.at_this_range(name, weapon, band):
            clause, key = "AR VII.b", "refused-volley-moved"
        line: tuple[Witness, ...] = (Segment(field.stand(name).at, field.stand(target).at),)
        yield Refusal(clause, key, {"figure": name, "target": target}, (name, target), line)
        return
    yield from forbids_angle(gunnery, name, target, weapon)
    yield from forbids_friends(field, name, target)


@clause("AR VII.b")
def forbids_angle(gunnery: Gunnery, name: str, target: str, weapon: Missile) -> Iterator[Refusal]:
    """On the move the target is within the weapon's angle of the direction walked for at least half of that time."""
    on_move = gunnery.on_move(name, weapon)
    if gunnery.field.men[name].still or on_move is None:
        return
    if not faced(gunnery, name, target, on_move.angle * DEGREE):
        yield refused("AR VII.b", "refused-shot-angle", name, target, target=target)


def faced(gunnery: Gunnery, name: str, target: str, angle: int) -> bool:
    """For at least half of the time that a figure walked, a target was within an angle of the way that it went."""
    walk = gunnery.state.walk(name)
    if walk is None or len(walk.way) == 1:
        return _ahead(gunnery.field.stand(name), gunnery.field.stand(target), angle)
    mine, theirs = _strides(gunnery, name), _strides(gunnery, target)
    moments = [(2 * moment + 1) * walk.tick // (2 * MOMENTS) for moment in range(MOMENTS)]
    return 2 * sum(_ahead(mine(moment), theirs(moment), angle) for moment in moments) >= MOMENTS


def _ahead(one: Pose, other: Pose, angle: int) -> bool:
    away = between(one.at, other.at)
    return away == (0, 0) or abs(turn_to(one.heading, bearing(away))) <= angle


def _strides(gunnery: Gunnery, name: str) -> Callable[[int], Pose]:
    """Where somebody was at a moment of the walk."""
    walk = gunnery.state.walk(name)
    if walk is None or len(walk.way) == 1:
        stand = gunnery.field.stand(name)
        return lambda _: stand
    pace = length(walk.way) * END // max(1, walk.tick)
    return Strides(Walker(gunnery.field.sole(name), walk.way, max(1, pace), walk.start, walk.end)).at


@clause("AR VII.g")
def forbids_friends(field: Field, name: str, target: str) -> Iterator[Refusal]:
    """Never at enemies in contact with friends."""
    if mates := friends_at(field, name, target):
        yield refused("AR VII.g", "refused-shot-friends", name, target, mates[0], target=target)


def friends_at(field: Field, name: str, target: str) -> list[str]:
    """Friends and neutrals in contact with an enemy: nobody of theirs shoots at it, nor at a group with it."""
    return [other for other in field.touched(target) if not field.hostile(name, other)]


@clause("AR VII.g")
def forbids_neglect(gunnery: Gunnery, name: str, target: str) -> Iterator[Refusal]:
    """An enemy who may reach the shooter, or shot at the shooter last turn, comes first."""
    urgent = priority(gunnery, name)
    if urgent and not set(urgent) & set(gunnery.group(name, target)):
        yield refused("AR VII.g", "refused-volley-priority", name, *urgent, target=target)


def priority(gunnery: Gunnery, name: str) -> list[str]:
    field = gunnery.field
    shooting = {shot.figure for shot in gunnery.state.fired if shot.target == name}
    found = []
    for enemy in gunnery.lawful(name):
        move = plain_move(field.figure(enemy), field.men[enemy], field.period)
        if enemy in shooting or move >= field.gap(name, enemy):
            found.append(enemy)
    return found
