"""2.3. Enemies who come upon a general: those who charge him, and those who only set him aside."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.command.leaders import Leader
from sandtable.games.grandeur.rules.command.riding import CLEAR, reach
from sandtable.games.grandeur.rules.state import State, Sweep
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.rules.stands import Stand
from sandtable.games.impetus.rules.troops.profiles import may_contact
from sandtable.kernel.clause import clause
from sandtable.table.border import within_edges
from sandtable.table.path import swept
from sandtable.table.plane import DEGREE, TOLERANCE, TURN, UNIT, Point, Pose, moved, squared, turn_to
from sandtable.table.shape import Base, Outline
from sandtable.table.sight import range_between
from sandtable.table.spacing import apart, box, near, overlap
from sandtable.table.wheel import swept_wheel

STRAIGHT = ("advance", "march", "charge", "pursuit")
WHEELS = ("wheel",)
TURNS = ("turn",)
"""The ways in which a unit charges a general: straight moves and wheels of its own choice, and pursuits."""

THIN = UNIT // 10
STAYED = 4 * TOLERANCE
ROUND = tuple(range(0, TURN, 15 * DEGREE))


# Who charges him


@clause("GR 2.3")
def charged(state: State, leader: Leader, umpire: Umpire) -> bool:
    """The front of an enemy with I has just come upon him, straight on, by a wheel or in a pursuit."""
    if leader.unit:
        return False
    outline = own_base(leader, state, umpire).outline
    return any(_meets(sweep, state, outline, umpire) for sweep in state.swept if _charges(sweep, state, leader.seat))


def _charges(sweep: Sweep, state: State, seat: str) -> bool:
    if sweep.way not in (*STRAIGHT, *WHEELS, *TURNS) or not state.there(sweep.unit):
        return False
    unit = state.unit(sweep.unit)
    return unit.seat != seat and may_contact(unit.profile)


def _meets(sweep: Sweep, state: State, outline: Outline, umpire: Umpire) -> bool:
    """The front of a unit meets an outline on its way or where it ends."""
    width = umpire.field(state).stand(sweep.unit).base.front
    before, after = (Base(pose, width, THIN) for pose in (sweep.faced, sweep.end))
    if near(after.outline, outline):
        return True
    turn = turn_to(before.pose.heading, after.pose.heading)
    if sweep.way in STRAIGHT and not turn:
        far = range_between(sweep.start.at, sweep.end.at).length
        return bool(far and swept(before, before.pose.heading, far, outline))
    if sweep.way in WHEELS:
        return swept_wheel(before, pivot_of(sweep, state, umpire), turn, outline) is not None
    return False


def pivot_of(sweep: Sweep, state: State, umpire: Umpire) -> Point:
    """The front corner about which a unit or its group has wheeled: the one that stayed where it was."""
    ways = [each for each in state.swept if each.way in WHEELS and state.there(each.unit)]
    for each in sorted(ways, key=lambda way: way.unit != sweep.unit):
        base = umpire.field(state).stand(each.unit).base
        before, after = base.at(each.start), base.at(each.end)
        for one, other in ((before.left_corner, after.left_corner), (before.right_corner, after.right_corner)):
            if squared(one, other) <= STAYED * STAYED:
                return one
    return sweep.start.at


# Who is in the way


@clause("GR 2.3")
def in_the_way(state: State, leader: Leader, umpire: Umpire) -> bool:
    """An enemy touches him."""
    if leader.unit:
        return False
    outline = own_base(leader, state, umpire).outline
    return any(_touching(outline, umpire.field(state).enemies(leader.seat), TOLERANCE))


def _touching(outline: Outline, enemies: Sequence[Stand], reach_: int) -> Iterator[Stand]:
    here = box(outline)
    return (each for each in enemies if not apart(here, each.box, reach_) and near(outline, each.outline, reach_))


@clause("GR 2.3")
def free_place(state: State, leader: Leader, umpire: Umpire) -> Pose | None:
    """The nearest free place for a general who is set aside; of several the one that is nearest to friends."""
    friends = [stand.base.centre for stand in umpire.field(state).of(leader.seat)] or [leader.pose.at]
    for distance in range(UNIT // 2, reach(umpire) + 1, UNIT // 2):
        ring = [moved(leader.pose.at, (leader.pose.heading + turn) % TURN, distance) for turn in ROUND]
        free = [at for at in ring if is_safe(state, replace(leader, pose=Pose(*at, leader.pose.heading)), umpire)]
        if free:
            best = min(free, key=lambda at: min(squared(at, friend) for friend in friends))
            return Pose(*best, leader.pose.heading)
    return None


def is_free(state: State, leader: Leader, umpire: Umpire) -> bool:
    """A general is on the table, clear of the enemy, and not on impassable ground."""
    board, base, field = state.scenario.board, own_base(leader, state, umpire), umpire.field(state)
    if not within_edges(base, board.long, board.short):
        return False
    if any(_touching(base.outline, field.enemies(leader.seat), CLEAR // 2)):
        return False
    return not any(overlap(base.outline, closed) for _, closed in umpire.land(state).closed)


def is_safe(state: State, leader: Leader, umpire: Umpire) -> bool:
    """He stands free, and clear of whoever charged him."""
    return is_free(state, leader, umpire) and not charged(state, leader, umpire)
