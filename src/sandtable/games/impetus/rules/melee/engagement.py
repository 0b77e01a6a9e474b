"""7.1, 7.2 and 6.5. Engagement: units come into contact, before they fight."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from sandtable.games.impetus.rules import steps
from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import Disordered, Finished, Flanked, Moved, PilaThrown, ShiftThrown
from sandtable.games.impetus.rules.melee.pairing import main_pairs, pairs_of
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.shooting.dice import hits_throw, pila
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.troops.groups import WITHIN
from sandtable.games.impetus.rules.troops.profiles import ELEPHANTS
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.table.plane import UNIT, shifted, squared
from sandtable.table.rank import in_line

SHIFT = UNIT // 5
LEFT: Final = "left"
RIGHT: Final = "right"


# Fronts that match


class Parity(OneDie, frozen=True, cache_hash=True):
    """Odd is left, even is right."""

    def mark(self, face: int) -> Hashable:
        return LEFT if face % 2 else RIGHT


def _contact(tell: Tell, step: steps.Contact, umpire: Umpire) -> bool:
    """An attacker whose front exactly matches the enemy's is shifted before anything else."""
    field = umpire.field(tell.state)
    here = [field.stand(unit) for unit, _ in step.starts if unit in field.stands]
    matched = next((stand for stand in here if stand.id not in step.shifted and _matched(stand, field)), None)
    if matched is None:
        done(tell, steps.Contacted(step.group or step.starts))
        return True
    together = [field.stand(u) for u, _ in step.group or step.starts if u in field.stands and u not in step.shifted]
    line = line_of(matched, together)
    done(tell, steps.ShiftThrow(matched.id, line), replace(step, shifted=(*step.shifted, *line)))
    return True


@clause("BI 7.6.4")
def _matched(stand: Stand, field: Tableau) -> bool:
    """Both front corners meet those of an enemy's front, within a tenth of a U."""
    for enemy in field.engaged.get(stand.id, ()):
        theirs = field.stand(enemy).base
        ends = (stand.base.left_corner, theirs.right_corner), (stand.base.right_corner, theirs.left_corner)
        if all(squared(*pair) <= WITHIN * WITHIN for pair in ends):
            return True
    return False


def line_of(stand: Stand, stands: Sequence[Stand]) -> tuple[str, ...]:
    """A unit and all that stand in one line with it, one beside the other."""
    found, edge = {stand.id}, [stand]
    while edge:
        here = edge.pop()
        beside = [o for o in stands if o.id not in found and in_line(here.base, o.base, WITHIN) is not None]
        found |= {other.id for other in beside}
        edge += beside
    return tuple(each.id for each in stands if each.id in found)


def _shift_throw(state: State, step: steps.ShiftThrow, umpire: Umpire) -> Throw:
    return Throw(state.unit(step.unit).seat, "shift", 1, 6, Parity(), (), "BI 7.6.4")


@clause("BI 7.6.4")
def _shift(tell: Tell, step: steps.ShiftThrow, value: Any, umpire: Umpire) -> None:
    """Odd to the left, even to the right, a fifth of a U; blocked: the other way; both blocked: not at all."""
    field = umpire.field(tell.state)
    ways: tuple[Literal["left", "right"], ...] = (LEFT, RIGHT) if value == LEFT else (RIGHT, LEFT)
    corner: Literal["left", "right", ""] = next((way for way in ways if _free(step.line, way, field)), "")
    tell.say(ShiftThrown(step.unit, corner))
    for unit in step.line if corner else ():
        tell.say(Moved(unit, shifted(field.stand(unit).base.pose, 0, _aside(corner)), "shift", "BI 7.6.4"))
    done(tell)


def _aside(corner: str) -> int:
    return SHIFT if corner == LEFT else -SHIFT


def _free(line: Sequence[str], corner: str, field: Tableau) -> bool:
    """Nobody and nothing is in the way."""
    bases = [field.stand(unit).base for unit in line]
    return all(field.room(base.at(shifted(base.pose, 0, _aside(corner))), *line) for base in bases)


# Front, flank and fear


def _contacted(tell: Tell, step: steps.Contacted, umpire: Umpire) -> bool:
    """Flanks are judged, elephants feared, pila thrown; then main units are found."""
    starts = tuple(start for start in step.starts if start[0] in umpire.field(tell.state).engaged)
    if late := tuple(unit for unit, _ in starts if unit in tell.state.activation.units):
        tell.say(Finished(late))
    _flanks(tell, starts, umpire)
    _frights(tell, [unit for unit, _ in starts], umpire)
    fighters = tuple(unit for unit, _ in starts)
    done(tell, *_pila(tell.state, fighters, umpire), steps.Pairing(fighters, fighters))
    return True


@clause("BI 7.2a")
def _flanks(tell: Tell, starts: Sequence[steps.Start], umpire: Umpire) -> None:
    """A unit that began its move wholly behind the enemy's front line meets flank or rear, wherever it touches."""
    field = umpire.field(tell.state)
    book = umpire.book(tell.state)
    in_flank, disorders = book.rule("in_flank"), book.rule("flank_disorders")
    for unit, pose in starts:
        attacker = field.stand(unit)
        for enemy in field.engaged[unit]:
            if not in_flank(attacker.base.at(pose), field.stand(enemy)):
                continue
            if (enemy, unit) not in tell.state.flanked:
                tell.say(Flanked(enemy, unit))
            if disorders(tell.state.unit(enemy)):
                disorder(tell, enemy, "BI 7.2b")


@clause("BI 2.2.3c")
def _frights(tell: Tell, units: Sequence[str], umpire: Umpire) -> None:
    """Mounted in melee with elephants are disordered before dice, whichever side made contact."""
    field = umpire.field(tell.state)
    frightened = umpire.book(tell.state).rule("frightened")
    for unit in units:
        for enemy in field.engaged[unit]:
            for one, other in ((unit, enemy), (enemy, unit)):
                elephants, victim = tell.state.unit(one), tell.state.unit(other)
                if elephants.type == ELEPHANTS and frightened(victim) and not victim.disordered:
                    tell.say(Disordered(other, "BI 2.2.3c"))


# Pila


@clause("BI 6.5b")
def _pila(state: State, chargers: Sequence[str], umpire: Umpire) -> Iterator[steps.AnyStep]:
    """All pila thrown at one enemy are one pool; both sides throw together, so all pools are counted first."""
    field = umpire.field(state)
    charged = sorted({enemy for unit in chargers for enemy in field.engaged[unit]})
    found = pairs_of(state, chargers, umpire)
    new = [pair for pair in found if pair.one.id in chargers or pair.other.id in chargers]
    mains = Mains(main_pairs(found), main_pairs(new))
    for target in (*chargers, *charged):
        throwers = [
            unit
            for unit in field.engaged[target]
            if (target in chargers or unit in chargers) and _frontal(state, target, unit, chargers)
        ]
        dice = sum(_thrown(state.unit(unit), target, chargers, mains) for unit in throwers)
        if dice:
            yield steps.PilaThrow(enemy_of(state.unit(target).seat), target, dice)


def _frontal(state: State, target: str, other: str, chargers: Sequence[str]) -> bool:
    """The charge between the two met a front."""
    pair = (other, target) if target in chargers else (target, other)
    return pair not in state.flanked


class Mains(NamedTuple):
    """Every main unit with its enemy: of all who are in contact, and of the new contacts alone."""

    all: Mapping[str, str]
    new: Mapping[str, str]


@clause("BI 6.5")
def _thrown(unit: Unit, target: str, chargers: Sequence[str], mains: Mains) -> int:
    """What a unit throws at a target: as main unit or in support; a unit that is charged throws at the charger."""
    if unit.id in chargers:
        return pila(unit, charges=True, supports=mains.all.get(unit.id) != target)
    if mains.new.get(unit.id, target) != target:
        return 0
    return pila(unit, charges=False, supports=unit.id not in mains.new)


def _pila_gone(tell: Tell, step: steps.PilaThrow, umpire: Umpire) -> bool:
    if tell.state.there(step.target):
        return False
    done(tell)
    return True


def _pila_throw(state: State, step: steps.PilaThrow, umpire: Umpire) -> Throw:
    return hits_throw(step.seat, "pila", step.dice, (), "BI 6.5")


def _pila_read(tell: Tell, step: steps.PilaThrow, value: Any, umpire: Umpire) -> None:
    tell.say(PilaThrown(step.seat, step.target, step.dice, value))
    done(tell, *((steps.CohesionTest(step.target, value, "pila"),) if value else ()))


FOLLOWS = {steps.Contact: _contact, steps.Contacted: _contacted, steps.PilaThrow: _pila_gone}
THROWS = {steps.ShiftThrow: _shift_throw, steps.PilaThrow: _pila_throw}
READS = {steps.ShiftThrow: _shift, steps.PilaThrow: _pila_read}
