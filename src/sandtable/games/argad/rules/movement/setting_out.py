"""VI. How everybody sets out: the way that each walks after the dice, at which pace, and who leaves whom."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.each_in_turn import shy
from sandtable.games.argad.rules.movement.pace import Course, course, full_pace
from sandtable.games.argad.rules.orders import KEEP, Move
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.units.close_order import block
from sandtable.kernel.clause import clause
from sandtable.table.footing import touching
from sandtable.table.strides import Strides, Walker, reached
from sandtable.table.together import Stood
from sandtable.table.way import Way, cut, headings, length

Why: TypeAlias = Literal["enemy", "friend", "order", "dice", "obstacle", "hidden", "near", "no-room"]


class Reason(NamedTuple):
    """Why somebody does not come to the end of the way that was ordered, by whom, and by which clause."""

    why: Why
    by: str
    clause: str


class Stint(NamedTuple):
    """What one figure walks: its way as things stand, how far it may go, what was ordered, and what changed it.

    `due` is how far it would come but for what changed its way last. `asides` counts how often it has looked for
    another place, and `first` is what it walked before that, and where that ended. `marches` names the first of those
    with whom it keeps close order.
    """

    walker: Walker
    allowance: int
    ordered: Way
    going: Course | None = None
    reason: Reason | None = None
    due: int = 0
    asides: int = 0
    first: tuple[Walker, Stood] | None = None
    marches: str = ""


def stint(state: State, field: Field, name: str, move: Move | None, most: int) -> Stint:
    """A figure with its way; without orders it stays.

    `most` bounds a step in answer to an enemy: who takes it does not move, and may stay near an enemy (AR VI.i).
    """
    stand, sole = field.stand(name), field.sole(name)
    if move is None:
        return Stint(Walker(sole, (stand.at,), 0, stand.heading, stand.heading), 0, (stand.at,))
    going = course(state, field, move)
    way, reason, allowance = going.way, None, full_pace(state, field, move, going)
    allowance = min(allowance, most) if most else allowance
    if state.scenario.choices.moving == "each" and len(way) > 1 and not most:
        way, enemy = shy(field, name, way, min(allowance, going.length))
        if enemy:
            allowance, reason = max(allowance, length(way)), Reason("near", enemy, "AR VI.i")
    due = going.length
    if length(way) > allowance:
        way, reason, due = cut(way, allowance), slow(state, move), length(way)
    end = facing(move, way, going.way, stand.heading)
    return Stint(Walker(sole, way, allowance, stand.heading, end), allowance, going.way, going, reason, due)


def facing(move: Move, way: Way, ordered: Way, start: int) -> int:
    """The facing in the end: as ordered if the way was walked to its end, or not at all; else ahead."""
    if move.face != KEEP and (len(way) == 1 or way[-1] == ordered[-1]):
        return move.face
    return headings(way)[-1] if len(way) > 1 else start


def slow(state: State, move: Move) -> Reason:
    """The dice have left less of the move than was ordered: those for slowness, or those for speed."""
    slowed = any(pace.figure == move.figure and (pace.blocked or pace.change < 0) for pace in state.paces)
    return Reason("dice", "", "AR VI.h" if slowed else "AR T.2")


def stints(state: State, field: Field, moves: Mapping[str, Move], most: int = 0) -> list[Stint]:
    """Everybody on the table; those who march together go at one pace."""
    found = {name: stint(state, field, name, moves.get(name), most) for name in field.standing}
    marching = [name for name, move in moves.items() if move.how == "march" and move.path]
    for name in marching:
        mates = [each for each in block(field, name) if each in marching]
        pace = min(found[each].walker.pace for each in mates)
        found[name] = found[name]._replace(walker=found[name].walker._replace(pace=pace), marches=mates[0])
    return list(found.values())


@clause("AR IX.d")
def leavers(field: Field, going: list[Stint]) -> list[tuple[int, int]]:
    """Pairs that touch, of whom the first leaves the second: their way would end out of contact if that one stood."""
    numbers = field.order
    touch = [(a, b) for a, b in field.contacts() if touching(field.foot(a), field.foot(b))]
    pairs = [(numbers[a], numbers[b]) for one, other in touch for a, b in ((one, other), (other, one))]
    return [(n, m) for n, m in pairs if leaves(field, going[n].walker, field.standing[m])]


def leaves(field: Field, walker: Walker, enemy: str) -> bool:
    """A way would end out of contact with an enemy, were that one to stand still; a way into them does not."""
    strides, foot = Strides(walker), field.foot(enemy)
    if not strides.legs or reached(strides, foot) is not None:
        return False
    return not touching(walker.sole.at(strides.at(strides.stops)), foot)


@clause("AR IX.d")
def following(field: Field, going: list[Stint], parting: list[tuple[int, int]]) -> list[Stint]:
    """A figure that follows one that leaves keeps contact, no faster than it, and so stops no sooner."""
    found = list(going)
    for n, m in parting:
        strides, pace = Strides(going[m].walker), going[n].walker.pace
        if strides.legs and going[m].walker.pace > pace and reached(strides, field.foot(field.standing[n])) is not None:
            walker = going[m].walker._replace(pace=min(pace, found[m].walker.pace))
            reason = found[m].reason or Reason("enemy", field.standing[n], "AR IX.d")
            found[m] = found[m]._replace(walker=walker, reason=reason)
    return found
