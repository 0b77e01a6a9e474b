"""4.1.2. Activation: which units may be given an order, one unit or group after the other."""

from collections.abc import Iterator, Sequence

from sandtable.games.impetus.rules.events import Activated, Finished
from sandtable.games.impetus.rules.shooting.dice import JAVELIN
from sandtable.games.impetus.rules.shooting.weapons import Weapons
from sandtable.games.impetus.rules.state import MOVE, STAY, Activation, State
from sandtable.games.impetus.rules.troops.groups import forbids_formation, forbids_group
from sandtable.games.impetus.rules.troops.profiles import LIGHT
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal


@clause("BI 4.1.2")
def forbids_activation(state: State, seat: str, units: Sequence[str]) -> Iterator[Refusal]:
    """Units of the side, on the table, not activated before, each named once; a group goes on as the group it is."""
    if not units:
        yield Refusal("BI 4.1.2", "refused-units-none")
    named = dict.fromkeys(units)
    for unit in named:
        yield from _forbids_unit(state, seat, unit)
    if len(named) < len(units):
        yield Refusal("BI 4.1.2", "refused-units-twice", {}, tuple(named))
    going_on = [unit in state.activation.units for unit in named]
    if any(going_on) and not all(going_on):
        yield Refusal("BI 4.1.2", "refused-units-joined", {}, tuple(units))
    if not any(going_on):
        yield from must_roll_first(state)


def _forbids_unit(state: State, seat: str, unit: str) -> Iterator[Refusal]:
    place = state.at(unit)
    if place is None:
        yield _not_there(state, unit)
    elif state.units[place].seat != seat:
        yield Refusal("BI 4.1.2", "refused-unit-other", {"unit": unit}, (unit,))
    elif unit in state.used and unit not in state.activation.units:
        yield Refusal("BI 4.1.2", "refused-unit-used", {"unit": unit}, (unit,))


def _not_there(state: State, unit: str) -> Refusal:
    if any(fallen.id == unit for fallen in state.gone):
        return Refusal("BI 2.4.3", "refused-unit-gone", {"unit": unit}, (unit,))
    rears = {each.rear_id for each in state.units if each.rear}
    if unit in rears:
        return Refusal("BI 2.5.1f", "refused-unit-rear", {"unit": unit}, (unit,))
    return Refusal("BI 4.1.2", "refused-unit-unknown", {"unit": unit})


@clause("BI 5.4c")
def must_roll_first(state: State) -> Iterator[Refusal]:
    """A chariot in motion that was activated goes on before any other unit is activated."""
    for name in state.activation.units:
        if owes_a_roll(state, state.unit(name)):
            yield Refusal("BI 5.4c", "refused-roll-first", {"unit": name}, (name,))


@clause("BI 5.4c")
def owes_a_roll(state: State, unit: Unit) -> bool:
    """It is in motion, and has not gone half of its move in this activation."""
    return unit.rolling and (unit.id not in state.activation.units or state.activation.rolled == 0)


@clause("BI 2.5c")
def forbids_moving_together(state: State, units: Sequence[str], umpire: Umpire) -> Iterator[Refusal]:
    """Several units move only as a group; a unit that is activated in a group does not move alone."""
    now = state.activation.units
    if len(now) > 1 and set(units) < set(now):
        yield Refusal("BI 2.5c", "refused-group-split", {}, tuple(units))
    if len(units) > 1:
        yield from forbids_group([state.unit(unit) for unit in units])
        field = umpire.field(state)
        yield from forbids_formation([field.stand(unit) for unit in units])


def forbids_moving(state: State, units: Sequence[str], umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids these units to move at all, whatever the kind of move."""
    yield from forbids_moving_together(state, units, umpire)
    for name in units:
        yield from not_in_melee(name, umpire, state)
        yield from stays_put(state, state.unit(name), umpire.weapons)


@clause("BI 4.1.2")
def not_in_melee(unit: str, umpire: Umpire, state: State) -> Iterator[Refusal]:
    """A unit in melee neither moves nor shoots nor rallies."""
    if unit in umpire.field(state).engaged:
        enemies = umpire.field(state).engaged[unit]
        yield Refusal("BI 4.1.2", "refused-in-melee", {"unit": unit}, (unit, *enemies))


@clause("BI 6.1.5")
def stays_put(state: State, unit: Unit, weapons: Weapons) -> Iterator[Refusal]:
    """A unit that has shot and said that it stays, or that has rallied, does not move."""
    if unit.id not in state.activation.units:
        return
    pledge = state.activation.pledge(unit.id)
    if pledge and pledge != MOVE and not (pledge == STAY and throws_on_the_move(unit, weapons)):
        yield Refusal("BI 6.1.5", "refused-move-pledged", {"unit": unit.id}, (unit.id,))
    if state.activation.rallied:
        yield Refusal("BI 2.4.2b", "refused-move-rallied", {"unit": unit.id}, (unit.id,))


@clause("BI 6.1.3")
def throws_on_the_move(unit: Unit, weapons: Weapons) -> bool:
    """Skirmishers and light foot with javelins are free to move."""
    return unit.type in LIGHT and bool(unit.profile.weapon) and weapons.rows[unit.profile.weapon].kind == JAVELIN


# What came before


def done_so_far(state: State, units: tuple[str, ...]) -> Activation:
    """What these units have done in this activation; nothing if it has not begun."""
    return state.activation if set(units) & set(state.activation.units) else Activation()


def begin(tell: Tell, units: Sequence[str]) -> None:
    """These units are activated; those that were activated before are done."""
    now = tell.state.activation.units
    if set(units) & set(now):
        return
    end(tell)
    tell.say(Activated(tuple(units)))


def end(tell: Tell) -> None:
    """The activated units are done."""
    if tell.state.activation.units:
        tell.say(Finished(tell.state.activation.units))


def ready(state: State, seat: str) -> list[Unit]:
    """The units of a side that may still be activated or go on."""
    used = set(state.used).difference(state.activation.units)
    return [unit for unit in state.units if unit.seat == seat and unit.id not in used]
