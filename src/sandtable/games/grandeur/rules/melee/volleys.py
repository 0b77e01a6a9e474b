"""5.3, 6.3 and A1b. Contact: point-blank fire, canister, and cavalry that meets a square."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandtable.games.grandeur.rules.events import PointBlankFired
from sandtable.games.grandeur.rules.fire.fire import fire_lines, silent_guns
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import PointBlank
from sandtable.games.grandeur.rules.troops.units import Unit, brigade
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.course import COURSE
from sandtable.games.impetus.rules.melee.melees import Pair
from sandtable.games.impetus.rules.melee.pairing import main_pairs, pairs_of
from sandtable.games.impetus.rules.shooting.dice import hits_throw
from sandtable.games.impetus.rules.steps import CohesionTest, Contacted, FireThrow, Pairing
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw, total

SUPPORTING = 1


def _contacted(tell: Tell, step: Contacted, umpire: Umpire) -> bool:
    """As in Impetus; then units that are charged frontally shoot before main units are found."""
    COURSE.follows[Contacted](tell, step, umpire)
    pairing = tell.state.agenda[0]
    assert isinstance(pairing, Pairing), "after contact main units are found"
    _against_squares(tell, pairing.chargers, umpire)
    volleys = list(volleys_of(tell.state, pairing.chargers, umpire))
    if volleys:
        before_it(tell, *volleys)
    return True


@clause("GR A1b")
def _against_squares(tell: Tell, chargers: Sequence[str], umpire: Umpire) -> None:
    """Cavalry that charges a square is disordered at once, where squares are formed by order."""
    field = umpire.field(tell.state)
    if not tell.state.scenario.squares_by_order:
        return
    for charger in chargers:
        met = [field.stand(enemy).unit for enemy in field.engaged.get(charger, ())]
        if tell.state.unit(charger).cavalry and any(brigade(enemy).square for enemy in met):
            disorder(tell, charger, "GR A1b")


def volleys_of(state: State, chargers: Sequence[str], umpire: Umpire) -> Iterator[PointBlank]:
    """One volley at each charger that is met frontally: its main unit in full, and who supports that."""
    found = [pair for pair in pairs_of(state, chargers, umpire) if {pair.one.id, pair.other.id} & set(chargers)]
    mains, aims = main_pairs(found), aims_of(state, chargers, found, umpire)
    for charger in chargers:
        shooters = [unit for unit, target in aims.items() if target == charger]
        main = next((unit for unit in shooters if mains.get(unit) == charger), "")
        if shooters:
            yield PointBlank(main, charger, tuple(unit for unit in shooters if unit != main))


def aims_of(state: State, chargers: Sequence[str], found: Sequence[Pair], umpire: Umpire) -> dict[str, str]:
    """Units that are charged frontally and may shoot, each with its target: first the enemy that it would fight."""
    mains, aims = main_pairs(list(found)), dict[str, str]()
    for charger, unit in _charges(chargers, found):
        if (unit, charger) in state.flanked or not may_fire(state, unit, chargers, umpire):
            continue
        if unit not in aims or mains.get(unit) == charger:
            aims[unit] = charger
    return aims


def _charges(chargers: Sequence[str], found: Sequence[Pair]) -> Iterator[tuple[str, str]]:
    """Every charger with each enemy that it has met."""
    for pair in found:
        for one, other in ((pair.one.id, pair.other.id), (pair.other.id, pair.one.id)):
            if one in chargers and other not in chargers:
                yield one, other


def may_fire(state: State, unit: str, chargers: Sequence[str], umpire: Umpire) -> bool:
    """Infantry by 5.3, guns by 6.3, if they have the leisure."""
    able = infantry_fires(state.unit(unit)) or canister(state, unit, umpire)
    return able and has_leisure(state, unit, chargers, umpire)


@clause("GR 5.3")
def has_leisure(state: State, unit: str, chargers: Sequence[str], umpire: Umpire) -> bool:
    """Not in a melee before, nor caught again by a pursuit; nobody shoots twice at one charge."""
    engaged = umpire.field(state).engaged.get(unit, ())
    return unit not in (*state.driven, *state.fired) and all(enemy in chargers for enemy in engaged)


@clause("GR 5.3")
def infantry_fires(unit: Unit) -> bool:
    """Infantry that has lost at most half of its VBU shoots point-blank, without being on opportunity."""
    return unit.infantry and 2 * unit.lost <= unit.profile.vbu


@clause("GR 6.3")
def canister(state: State, unit: str, umpire: Umpire) -> bool:
    """Guns fire canister, unless they are disordered or out of command."""
    return state.unit(unit).guns and not any(silent_guns(state, unit, umpire))


def point_blank_lines(state: State, step: PointBlank, umpire: Umpire) -> tuple[Line, ...]:
    """The dice of a volley, each with its clause: those of the main unit, if any, and one for each support."""
    more = tuple(Line(SUPPORTING, "GR 5.3", "support") for _ in step.supports)
    if not step.unit:
        return more
    lines = fire_lines(state, FireThrow(step.unit, step.target, "front"), umpire, point_blank=True)
    return (*lines, *more) if total(lines) > 0 else more


def leader_of(step: PointBlank) -> str:
    """The unit that is named for a volley."""
    return step.unit or step.supports[0]


def _gone(tell: Tell, step: PointBlank, umpire: Umpire) -> bool:
    """A unit that is gone neither shoots nor is shot at, and none shoots without dice."""
    there = all(tell.state.there(unit) for unit in (leader_of(step), *step.supports, step.target))
    if there and total(point_blank_lines(tell.state, step, umpire)) > 0:
        return False
    done(tell)
    return True


def _throw(state: State, step: PointBlank, umpire: Umpire) -> Throw:
    lines = point_blank_lines(state, step, umpire)
    return hits_throw(state.unit(leader_of(step)).seat, "point-blank", total(lines), lines, _cites(state, step))


def _cites(state: State, step: PointBlank) -> str:
    return "GR 6.3" if state.unit(leader_of(step)).guns else "GR 5.3"


def _read(tell: Tell, step: PointBlank, value: Any, umpire: Umpire) -> None:
    lines = point_blank_lines(tell.state, step, umpire)
    tell.say(PointBlankFired(_cites(tell.state, step), leader_of(step), step.target, lines, value))
    done(tell, *([CohesionTest(step.target, value, "fire")] if value else []))


FOLLOWS = {Contacted: _contacted, PointBlank: _gone}
THROWS = {PointBlank: _throw}
READS = {PointBlank: _read}
