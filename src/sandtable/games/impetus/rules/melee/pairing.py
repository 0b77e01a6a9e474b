"""7.6.3. Multiple melees: main units, supports, and in which order the melees are fought."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.rules.after_melee.losses import melee_of
from sandtable.games.impetus.rules.events import MainsMet
from sandtable.games.impetus.rules.melee.melees import Pair, foremost, pairs, supports, without
from sandtable.games.impetus.rules.orders import AnyOrder, FightNext, Support, TakeMains
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.steps import MeleeRound, Melees, Pairing, Supporting
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question
from sandtable.kernel.options import Options, judged
from sandtable.kernel.refusal import Refusal

AT_MOST = 2


def pairs_of(state: State, fighters: Sequence[str], umpire: Umpire) -> list[Pair]:
    """All pairs of enemies in contact around these units, the active side's unit first."""
    field = umpire.field(state)
    here = {unit for fighter in fighters if fighter in field.engaged for unit in melee_of(field, fighter)}
    stands = [stand for stand in field.stands.values() if stand.id in here]
    mine = [stand for stand in stands if stand.unit.seat == state.active]
    return at_most_two(pairs(mine, [stand for stand in stands if stand.unit.seat != state.active]))


@clause("BI 7.6.4")
def at_most_two(found: list[Pair]) -> list[Pair]:
    """A front meets two enemies at the most: a third, which shares least of it, takes no part."""
    for unit in sorted({stand.id for pair in found for stand in (pair.one, pair.other)}):
        mine = sorted((pair for pair in found if pair.has_front(unit)), key=lambda pair: pair.rank, reverse=True)
        gone = mine[AT_MOST:]
        found = [pair for pair in found if pair not in gone]
    return found


# Main units


@clause("BI 7.6.7")
def _pairing(tell: Tell, step: Pairing, umpire: Umpire) -> bool:
    """Main units are judged afresh each time: the foremost pair, of equal ones that exclude each other a choice."""
    best = open_pairs(tell.state, step, umpire)
    if not best:
        done(tell, Supporting(step.fighters, step.chargers, step.mains))
        return True
    if len(best) > 1 and _exclusive(best):
        return False
    done(tell, replace(step, mains=(*step.mains, (best[0].one.id, best[0].other.id))))
    return True


def main_pairs(found: list[Pair]) -> dict[str, str]:
    """Every main unit with the enemy that it would fight as such; of equal pairs the first."""
    mains: dict[str, str] = {}
    while best := foremost(found):
        one, other = best[0].one.id, best[0].other.id
        mains |= {one: other, other: one}
        found = without(found, best[0])
    return mains


@clause("BI 7.6.1a")
def unfought(state: State, umpire: Umpire) -> tuple[str, ...]:
    """The main units of melees of which no round was fought this turn."""
    engaged = umpire.field(state).engaged
    mains = main_pairs(pairs_of(state, tuple(engaged), umpire)) if engaged else {}
    return tuple(one for one, other in mains.items() if (one, other) not in state.fought)


def open_pairs(state: State, step: Pairing, umpire: Umpire) -> list[Pair]:
    """The foremost pairs of those whose units are not main units yet."""
    return foremost(_left(pairs_of(state, step.fighters, umpire), step.mains))


def _left(found: list[Pair], mains: Sequence[tuple[str, str]]) -> list[Pair]:
    for taken in mains:
        pair = next((each for each in found if (each.one.id, each.other.id) == taken), None)
        found = without(found, pair) if pair else found
    return found


def _exclusive(best: Sequence[Pair]) -> bool:
    """Two of the pairs have a unit in common."""
    return any(one.has(other.one) or one.has(other.other) for one, other in combinations(best, 2))


def _forbids_mains(state: State, step: Pairing, order: TakeMains, umpire: Umpire) -> Iterator[Refusal]:
    """Only one of the foremost pairs."""
    if (order.one, order.other) not in [(pair.one.id, pair.other.id) for pair in open_pairs(state, step, umpire)]:
        yield Refusal("BI 7.6.3c", "refused-mains", {}, (order.one, order.other))


def _mains(state: State, step: Pairing, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    found = open_pairs(state, step, umpire)
    orders = [TakeMains(pair.one.id, pair.other.id) for pair in found]
    return judged(orders, lambda order: _forbids_mains(state, step, order, umpire))


def _tell_mains(tell: Tell, step: Pairing, order: TakeMains, umpire: Umpire) -> None:
    done(tell, replace(step, mains=(*step.mains, (order.one, order.other))))


# Supports


def _supporting(tell: Tell, step: Supporting, umpire: Umpire) -> bool:
    """Units that are left over support where they touch an enemy; their owner is asked where there is a choice."""
    unit = next_support(tell.state, step, umpire)
    if unit is None:
        _met(tell, step, umpire)
        return True
    open_to = enemy_mains(tell.state, step, unit, umpire)
    if len(open_to) > 1:
        return False
    done(tell, _supported(step, unit, open_to))
    return True


def next_support(state: State, step: Supporting, umpire: Umpire) -> str | None:
    """The next unit that is left over."""
    mains = {unit for pair in step.mains for unit in pair}
    touched = {stand.id for pair in pairs_of(state, step.fighters, umpire) for stand in (pair.one, pair.other)}
    return next((unit.id for unit in state.units if unit.id in touched - mains - set(step.asked)), None)


def enemy_mains(state: State, step: Supporting, unit: str, umpire: Umpire) -> list[str]:
    """The enemy main units that a unit may fight in support."""
    found = pairs_of(state, step.fighters, umpire)
    mains = [pair for pair in found if (pair.one.id, pair.other.id) in step.mains]
    stand = umpire.field(state).stand(unit)
    foes = enemy_of(stand.unit.seat)
    units = [each.unit for pair in supports(stand, mains, found) for each in (pair.one, pair.other)]
    return [unit.id for unit in units if unit.seat == foes]


def _supported(step: Supporting, unit: str, against: Sequence[str]) -> Supporting:
    more = tuple((unit, enemy) for enemy in against)
    return replace(step, supports=(*step.supports, *more), asked=(*step.asked, unit))


def _asked(state: State, step: Supporting, umpire: Umpire) -> str:
    unit = next_support(state, step, umpire)
    assert unit is not None, "somebody is asked"
    return unit


@clause("BI 7.6.3b")
def _forbids_support(state: State, step: Supporting, order: Support, umpire: Umpire) -> Iterator[Refusal]:
    """A unit supports one or two of the melees whose enemy main unit it touches."""
    unit = next_support(state, step, umpire)
    open_to = enemy_mains(state, step, unit, umpire) if unit else []
    fits = 1 <= len(set(order.against)) == len(order.against) <= AT_MOST and set(order.against) <= set(open_to)
    if order.unit != unit or not fits:
        yield Refusal("BI 7.6.3b", "refused-support", {"unit": order.unit, "asked": unit or ""}, (order.unit,))


def _support_options(state: State, step: Supporting, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    unit = _asked(state, step, umpire)
    open_to = enemy_mains(state, step, unit, umpire)
    orders = [Support(unit, some) for size in range(1, AT_MOST + 1) for some in combinations(open_to, size)]
    return judged(orders, lambda order: _forbids_support(state, step, order, umpire))


def _tell_support(tell: Tell, step: Supporting, order: Support, umpire: Umpire) -> None:
    done(tell, _supported(step, order.unit, order.against))


# The order of the melees


@clause("BI 7.6.3c")
def _met(tell: Tell, step: Supporting, umpire: Umpire) -> None:
    """Only the melees are fought in which an activated unit takes part."""
    rounds = []
    for one, other in step.mains:
        seconds = tuple(unit for unit, enemy in step.supports if enemy in (one, other))
        if {one, other, *seconds} & set(step.fighters):
            tell.say(MainsMet(one, other, seconds))
            rounds.append(MeleeRound(one, other, seconds, step.chargers))
    done(tell, Melees(tuple(rounds)))


def _melees(tell: Tell, step: Melees, umpire: Umpire) -> bool:
    if len(step.rounds) > 1:
        return False
    done(tell, *step.rounds)
    return True


def _forbids_next(state: State, step: Melees, order: FightNext, umpire: Umpire) -> Iterator[Refusal]:
    """One of the melees that are still to be fought."""
    if order.unit not in {each.one for each in step.rounds}:
        yield Refusal("BI 7.6.3c", "refused-next", {"unit": order.unit}, (order.unit,))


def _next(state: State, step: Melees, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    orders = [FightNext(each.one) for each in step.rounds]
    return judged(orders, lambda order: _forbids_next(state, step, order, umpire))


def _tell_next(tell: Tell, step: Melees, order: FightNext, umpire: Umpire) -> None:
    chosen = next(each for each in step.rounds if each.one == order.unit)
    done(tell, chosen, Melees(tuple(each for each in step.rounds if each is not chosen)))


def _active(state: State, step: Any, umpire: Umpire) -> str:
    return state.active


def _owner(state: State, step: Supporting, umpire: Umpire) -> str:
    return state.unit(_asked(state, step, umpire)).seat


FOLLOWS = {Pairing: _pairing, Supporting: _supporting, Melees: _melees}
ASKS = {
    Pairing: question("mains", "BI 7.6.3c", (TakeMains,), _active, _forbids_mains, _mains, _tell_mains),
    Supporting: question("support", "BI 7.6.3b", (Support,), _owner, _forbids_support, _support_options, _tell_support),
    Melees: question("next-melee", "BI 7.6.3c", (FightNext,), _active, _forbids_next, _next, _tell_next),
}
