"""3, IM 7 and 2.2b. Corps: which one acts next, and which divisions act with it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from sandtable.games.grandeur.rules import events
from sandtable.games.grandeur.rules.command.command import (
    beyond_command,
    chief_of,
    corps_general,
    in_touch,
    structure_of,
)
from sandtable.games.grandeur.rules.movement.discipline import AtLeast
from sandtable.games.grandeur.rules.orders import NameCorps
from sandtable.games.grandeur.rules.setup.weather import weather_first
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import CorpsNaming, DivisionThrow, NextCorps
from sandtable.games.grandeur.rules.troops.armies import DIVISION, Army
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.events import TurnBegan
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.state import enemy_of
from sandtable.games.impetus.rules.steps import (
    HalfTurn,
    HalfTurnEnd,
    InitiativeJudged,
    InitiativeThrow,
    TurnEnd,
    TurnStart,
)
from sandtable.games.impetus.rules.turn.initiative import DICE, DIE, higher
from sandtable.games.impetus.rules.umpire import done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question, seat_of_step
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.readings import Sum
from sandtable.kernel.refusal import Refusal


@clause("GR 2.0a")
def members(state: State, seat: str, command: str) -> list[str]:
    """The units of a corps, or of a division, that are on the table."""
    named = _named(state.army(seat), seat, command)
    return [unit.id for unit in state.units if unit.id in named]


@lru_cache(maxsize=64)
def _named(army: Army, seat: str, command: str) -> frozenset[str]:
    found = [unit.id for unit in army.units if command in (unit.command, army.corps_of(unit.command))]
    return frozenset(f"{seat}.{unit}" for unit in found)


@clause("IM 7")
def open_corps(state: State, seat: str) -> list[str]:
    """The corps of a side that have not acted this turn and have units left."""
    left = [corps.id for corps in state.army(seat).corps if f"{seat}.{corps.id}" not in state.acted]
    return [corps for corps in left if members(state, seat, corps)]


def _start(tell: Tell, step: TurnStart, umpire: Umpire) -> bool:
    if weather_first(tell, umpire):
        return True
    tell.say(TurnBegan(tell.state.turn + 1))
    done(tell, NextCorps())
    return True


@clause("IM 7")
def _next(tell: Tell, step: NextCorps, umpire: Umpire) -> bool:
    """Both name a corps and throw; a side that is alone with some left does not throw; without any the turn ends."""
    state: State = tell.state
    first = state.defender or SEATS[0]
    left = [seat for seat in (first, enemy_of(first)) if open_corps(state, seat)]
    throws = [InitiativeThrow(seat) for seat in left] if len(left) > 1 else []
    if left:
        done(tell, *(CorpsNaming(seat) for seat in left), *throws, InitiativeJudged())
    else:
        done(tell, TurnEnd())
    return True


# Naming


def _name(tell: Tell, step: CorpsNaming, umpire: Umpire) -> bool:
    """Where there is only one, nothing is asked."""
    found = open_corps(tell.state, step.seat)
    if len(found) > 1:
        return False
    tell.say(events.CorpsNamed(step.seat, found[0]))
    done(tell)
    return True


def _forbids_name(state: State, step: CorpsNaming, order: NameCorps, umpire: Umpire) -> Iterator[Refusal]:
    """A corps of the side that has not acted."""
    if order.corps not in open_corps(state, step.seat):
        yield Refusal("IM 7", "refused-corps", {"corps": order.corps}, (step.seat,))


def _names(state: State, step: CorpsNaming, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    return Options(tuple(Offer(NameCorps(corps)) for corps in open_corps(state, step.seat)))


def _tell_name(tell: Tell, step: CorpsNaming, order: NameCorps, umpire: Umpire) -> None:
    tell.say(events.CorpsNamed(step.seat, order.corps))
    done(tell)


# Throwing


def named_corps(state: State, seat: str) -> str:
    """The corps that a side has named."""
    return next((name.split(".", 1)[1] for name in state.named if name.startswith(f"{seat}.")), "")


@clause("GR 3a")
def _throw(state: State, step: InitiativeThrow, umpire: Umpire) -> Throw:
    """Two dice and the general's level; one die out of touch with the commander-in-chief."""
    corps = named_corps(state, step.seat)
    general = corps_general(state, step.seat, corps)
    lines = tuple(line for line in initiative_lines(state, general, umpire) if line.value)
    dice = DICE if general is not None and _two_dice(state, general, umpire) else 1
    return Throw(step.seat, "corps-initiative", dice, DIE, Sum(total(lines)), lines, "GR 3a")


@clause("GR 2.2a")
def _two_dice(state: State, general: Leader, umpire: Umpire) -> bool:
    """The general is in touch with the commander-in-chief, or is the commander-in-chief."""
    return general.rank == "army" or in_touch(general, state, umpire)


@clause("GR 3b")
def initiative_lines(state: State, general: Leader | None, umpire: Umpire) -> Iterator[Line]:
    """The general's level, and that of a commander-in-chief in touch; a corps without a general has none."""
    if general is None:
        return
    yield Line(_level(general, umpire), "GR 2.1b", "general")
    chief = chief_of(state, general.seat)
    if chief is not None and chief.id != general.id and in_touch(general, state, umpire):
        yield Line(_level(chief, umpire), "GR 3b", "commander-in-chief")


def _level(general: Leader, umpire: Umpire) -> int:
    return umpire.tables.prices.grades[general.grade].value


def _read(tell: Tell, step: InitiativeThrow, value: Any, umpire: Umpire) -> None:
    general = corps_general(tell.state, step.seat, named_corps(tell.state, step.seat))
    lines = tuple(line for line in initiative_lines(tell.state, general, umpire) if line.value)
    tell.say(events.CorpsThrown(step.seat, lines, value))
    done(tell)


def _judged(tell: Tell, step: InitiativeJudged, umpire: Umpire) -> bool:
    """The winner's corps acts; a side that did not throw is alone."""
    state: State = tell.state
    red, blue = state.throws.red, state.throws.blue
    if red is None or blue is None:
        _activate(tell, state.named[0].split(".", 1)[0], umpire)
        return True
    first = higher(red, blue)
    winner = SEATS[first] if first is not None else tie_winner(state, umpire)
    if first is None:
        tell.say(events.CorpsTied(winner))
    if winner:
        _activate(tell, winner, umpire)
    else:
        done(tell, *(InitiativeThrow(seat) for seat in SEATS), InitiativeJudged())
    return True


@clause("GR 3c")
def tie_winner(state: State, umpire: Umpire) -> str:
    """The side with the better commander-in-chief, then with the better structure; nobody: it is thrown again."""
    ranks = []
    for seat in SEATS:
        chief = chief_of(state, seat)
        level = -1 if chief is None else _level(chief, umpire)
        structure = structure_of(state, seat, umpire)
        ranks.append((level, structure.chief, structure.others))
    return "" if ranks[0] == ranks[1] else SEATS[ranks.index(max(ranks))]


# Acting


def _activate(tell: Tell, seat: str, umpire: Umpire) -> None:
    state: State = tell.state
    corps = named_corps(state, seat)
    tell.say(events.CorpsActivated(seat, corps, tuple(members(state, seat, corps))))
    throws = [DivisionThrow(leader.id) for leader in out_of_touch(tell.state, seat, corps, umpire)]
    done(tell, *throws, HalfTurn(seat), HalfTurnEnd(seat), NextCorps())


@clause("GR 2.2b")
def out_of_touch(state: State, seat: str, corps: str, umpire: Umpire) -> list[Leader]:
    """The division generals of a corps who must throw to act with it."""
    army = state.army(seat)
    mine = [leader for leader in state.leaders if leader.seat == seat and leader.rank == DIVISION]
    here = [leader for leader in mine if army.corps_of(leader.command) == corps]
    return [each for each in here if members(state, seat, each.command) and beyond_command(each, state, umpire)]


def _division(state: State, step: DivisionThrow, umpire: Umpire) -> Throw:
    leader = state.general(step.leader)
    return Throw(leader.seat, "division", 1, DIE, AtLeast(_level(leader, umpire)), (), "GR 2.2b")


def _division_read(tell: Tell, step: DivisionThrow, value: Any, umpire: Umpire) -> None:
    """The division acts, or its units only fight on."""
    state: State = tell.state
    leader = state.general(step.leader)
    if value:
        tell.say(events.DivisionRoused(step.leader))
    else:
        units = members(state, leader.seat, leader.command)
        idle = tuple(unit for unit in units if unit not in umpire.field(state).engaged)
        tell.say(events.DivisionHeld(step.leader, tuple(units), idle))
    done(tell)


FOLLOWS = {TurnStart: _start, NextCorps: _next, CorpsNaming: _name, InitiativeJudged: _judged}
THROWS = {InitiativeThrow: _throw, DivisionThrow: _division}
READS = {InitiativeThrow: _read, DivisionThrow: _division_read}
ASKS = {
    CorpsNaming: question("corps", "IM 7", (NameCorps,), seat_of_step, _forbids_name, _names, _tell_name),
}
