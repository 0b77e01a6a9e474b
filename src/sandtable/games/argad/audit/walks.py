"""VI: how far everybody walks, and why they stop."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.plane import Point, Pose
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import INSIDE, LENGTH, NEAR, STEP
from sandtable.games.argad.audit.field import Field, Man, Way, apart

LARGE = ("large", "large-ecu", "pavise", "pavise-back")
SHORT = 0.1
"""A figure that stops within this distance of the end of its way has come to it."""

TURNING = 1.5
"""Riders who turn reach this much further than where they stand."""

UNSEEN = ("hidden", "near", "no-room", "obstacle")
"""Reasons that the table does not show: somebody hidden, a distance kept, a place before an obstacle."""

APART = ("AR IX.d", "AR VIII.l")
"""An enemy stops one whom they do not touch in the end: who follows one who leaves goes no faster than that one, and
who crosses an obstacle is set back before it from whom they met there."""

ANSWER = 2.05
"""Each in turn: how far a figure may step in answer, and from how near it goes on into contact."""


class Walk(NamedTuple):
    """How a figure has walked: what was ordered, the way told, and where it stood before and after."""

    man: Man
    how: str
    ordered: Way
    way: Way
    pace: float
    start: Pose
    end: Pose
    still: bool

    @property
    def gone(self) -> float:
        """How far it went."""
        return gone(self.way, self.end.at)

    @property
    def bearing(self) -> float:
        return plane.bearing(self.start.at, self.ordered[-1])


def length(way: Way) -> float:
    return sum(plane.far(a, b) for a, b in pairwise(way))


def gone(way: Way, end: Point) -> float:
    """How far along a way a point lies, and what it lies off it."""
    best, passed, off = 0.0, 0.0, plane.far(way[0], end)
    for a, b in pairwise(way):
        near = plane.nearest_on(end, (a, b))
        if plane.far(near, end) < off - 1e-6:
            off, best = plane.far(near, end), passed + plane.far(a, near)
        passed += plane.far(a, b)
    return best + (off if off > LENGTH else 0.0)


def walk_of(table: Field, event: Data, orders: dict[str, Data]) -> Walk | None:
    """The walk that an event tells, before it is folded."""
    man, raw = table.men[event["walk"]["figure"]], event["walk"]
    if man.stand is None:
        return None
    order = orders.get(man.id, {})
    way = tuple(plane.point(each) for each in raw["way"])
    path = (man.stand.at, *(plane.point(each) for each in order.get("path", ())))
    ordered = path if len(path) > 1 else way
    how = str(order.get("how", "walk"))
    return Walk(man, how, ordered, way, raw["pace"] / 1000, man.stand, plane.pose(event["stand"]), event["still"])


class Dice:
    """What dice have done to moves this turn."""

    def __init__(self) -> None:
        self.lost: dict[str, float] = {}
        self.gained: dict[str, float] = {}
        self.blocked: set[str] = set()

    def read(self, event: Data) -> None:
        for name in event.get("figures", ()):
            if event["event"] == "slowed":
                self.lost[name] = event["lost"] / 1000
                self.blocked |= {name} if event["blocked"] else set()
            elif event["event"] == "sped":
                self.gained[name] = event["gained"] / 1000


def allowance(table: Field, walk: Walk, dice: Dice) -> tuple[float, str]:
    """The longest way that the movement table, the caps and the dice leave, and the clause that limits it."""
    man = walk.man
    row = table.period["moves"][man.figure["horse"] if man.mounted else "foot"]
    worn = "plate" if man.figure["wears"] == 5 else "mail" if man.figure["wears"] == 4 else "light"
    most, clause = row[worn] / 1000, "AR T.1"
    missile = table.period["missiles"].get(man.figure["missile"] or "", {})
    if missile.get("cap") and not man.mounted:
        most = min(most, missile["cap"] / 1000)
    cap, by = _cap(table, walk)
    most += dice.gained.get(man.id, 0.0) if walk.how == "run" else 0.0
    if cap < most:
        most, clause = cap, by
    if man.wounded and not man.mounted:
        most, clause = most / 2 + dice.gained.get(man.id, 0.0), "AR XV.b"
    if man.id in dice.blocked:
        return 0.0, "AR VI.h"
    lost = dice.lost.get(man.id, 0.0)
    return max(0.0, most - lost), "AR VI.h" if lost else clause


def _cap(table: Field, walk: Walk) -> tuple[float, str]:
    """What caps a figure on foot, running included."""
    man, caps = walk.man, table.period["caps"]
    if man.mounted:
        return 999.0, ""
    found = [(999.0, "")]
    if man.figure["shield"] in LARGE:
        found.append((caps["large_shield"] / 1000, "AR XI.d"))
    if man.figure["strong"]:
        found.append((caps["strong"] / 1000, "AR XV.a"))
    if walk.how == "march":
        found.append((caps["wall" if man.wall else "close_order"] / 1000, "AR XIV.g"))
    return min(found)


def check_length(table: Field, walk: Walk, dice: Dice, notes: Notes) -> None:
    """Nobody goes further than table, caps and dice allow; two paces on foot are free, and so are rooms."""
    if walk.how in ("mount", "dismount", "lead") or table.in_room(walk.start.at):
        return
    far = walk.gone
    if not walk.man.mounted and far <= table.width(walk.man) + LENGTH:
        return
    most, clause = allowance(table, walk, dice)
    if table.scenario["choices"]["moving"] == "each" and _near_enemy(table, walk.man):
        most += ANSWER
    if far > most + INSIDE:
        what = f"goes {far:.2f} cm, {most:.2f} cm are allowed"
        notes.complain(clause, walk.man.id, what, way=far, most=most, how=walk.how)


def check_stop(table: Field, walk: Walk, told: dict[str, Data], telling: bool, notes: Notes) -> None:
    """A figure that stops short of the end of its way has a reason, told once; one that does not has none."""
    left = plane.far(walk.end.at, walk.ordered[-1])
    short = left > SHORT and len(walk.ordered) > 1
    if telling and short and walk.man.id not in told:
        what = f"stops {left:.2f} cm before the end of its way, and no reason is told"
        notes.complain("AR VI.k", walk.man.id, what, left=left)
    if telling and walk.man.id in told and not left:
        notes.complain("AR VI.k", walk.man.id, "is told to have stopped short at the end of its way")
    if told.get(walk.man.id, {}).get("clause") in APART:
        return
    check_met(table, walk, told.get(walk.man.id, {}), notes)
    cut = not telling and walk.way[-1] != walk.ordered[-1]
    if short and walk.how not in ("march", "lead") and not cut and told.get(walk.man.id, {}).get("why") not in UNSEEN:
        check_free(table, walk, notes)


def check_met(table: Field, walk: Walk, told: Data, notes: Notes) -> None:
    """An enemy that stopped a figure touches it: no rounding leaves a gap, and nobody is set aside afterwards."""
    enemy = table.men.get(told.get("by", ""))
    if told.get("why") != "enemy" or not enemy or not enemy.stand or table.touching(walk.man, enemy):
        return
    far = table.gap(walk.man, enemy)
    if far > (TURNING if walk.man.mounted or enemy.mounted else 0.0):
        what = f"is told to be stopped by {enemy.id}, who is {far:.2f} cm away"
        notes.complain("AR VI.f", walk.man.id, what, gap=far)


def check_free(table: Field, walk: Walk, notes: Notes) -> None:
    """A way that is free further on is walked: only enemies, closed ground, the edge and taken places end it."""
    begun = gone(walk.ordered, walk.end.at)
    aside = min(plane.from_segment(walk.end.at, leg) for leg in pairwise(walk.ordered))
    if aside > INSIDE or begun > walk.pace - SHORT or _by_enemy(table, walk):
        return
    free = 0.0
    for spot, distance in _rest(walk, begun):
        if _shut(table, walk.man, spot):
            break
        if not _taken(table, walk.man, spot):
            free = distance
    if free > SHORT:
        what = f"stops after {begun:.2f} cm of {walk.pace:.2f}, and its way is free {free:.2f} cm further on"
        notes.complain("AR VI.k", walk.man.id, what, gone=begun, pace=walk.pace, free=free)


def _near_enemy(table: Field, man: Man) -> bool:
    """Each in turn: a figure this near to an enemy goes on into contact (AR VI.i)."""
    return any(table.gap(man, enemy) < ANSWER for enemy in table.enemies(man))


def _by_enemy(table: Field, walk: Walk) -> bool:
    """An enemy touches it, faces it over an obstacle, or is where one of the two would turn."""
    for enemy in table.enemies(walk.man):
        turning = walk.man.mounted or enemy.mounted
        if table.touching(walk.man, enemy) or (turning and table.gap(walk.man, enemy) < TURNING):
            return True
    return False


def _rest(walk: Walk, begun: float) -> Iterator[tuple[Pose, float]]:
    """Where it would have come to, look by look, and how far that is from where it stopped."""
    most, passed = min(walk.pace, length(walk.ordered)), 0.0
    for a, b in pairwise(walk.ordered):
        size, facing = plane.far(a, b), plane.bearing(a, b)
        for look in range(int(size / STEP) + 1):
            at = passed + look * STEP
            if begun + STEP < at <= most:
                yield Pose(*plane.moved(a, facing, look * STEP), facing), at - begun
        passed += size


def _shut(table: Field, man: Man, spot: Pose) -> bool:
    """Nobody goes past this: an enemy, closed ground, the edge."""
    base = table.base(man, spot)
    if not table.on_table(base, LENGTH):
        return True
    if any(patch.apart(base) < LENGTH for patch in table.barred(man)):
        return True
    return any(apart(base, table.base(enemy)) < NEAR for enemy in table.enemies(man))


def _taken(table: Field, man: Man, spot: Pose) -> bool:
    base = table.base(man, spot)
    return any(apart(base, table.base(other)) < LENGTH for other in table.standing() if other is not man)


def check_all(table: Field, orders: dict[str, Data], walks: list[Walk], notes: Notes) -> None:
    """A figure that was ordered to walk has walked, or was told to have stayed."""
    walked = {walk.man.id for walk in walks}
    for name, order in orders.items():
        man = table.men.get(name)
        if man and man.stand and name not in walked and order["path"] and order["how"] in ("walk", "run", "march"):
            notes.complain("AR VI.b", name, f"was ordered to {order['how']}, and nothing is told of it")


def check_ranks(table: Field, walks: list[Walk], gaps: dict[tuple[str, str], float], notes: Notes) -> None:
    """Ranks that marched base to base stand base to base."""
    marched = {walk.man.id: walk for walk in walks if walk.how == "march"}
    for (one, other), before in gaps.items():
        if one in marched and other in marched and before <= LENGTH:
            off = abs(plane.turn(marched[one].bearing, marched[other].bearing))
            after = table.gap(marched[one].man, marched[other].man)
            if off < 1 and LENGTH < after < 0.5:
                what = f"marched base to base with {other} and stands {after:.3f} cm off"
                notes.complain("AR XIV.b", one, what, gap=after)


def check_slowness(table: Field, walks: list[Walk], dice: Dice, notes: Notes) -> None:
    """Figures of one unit that are ordered the same way lose the same."""
    units: dict[tuple[str, str, bool], list[Walk]] = {}
    for walk in walks:
        if walk.man.figure["unit"] and walk.how in ("walk", "run", "charge") and not walk.still:
            key = (walk.man.seat, walk.man.figure["unit"], walk.man.mounted)
            units.setdefault(key, []).append(walk)
    for members in units.values():
        same = all(abs(plane.turn(a.bearing, b.bearing)) < 40 for a in members for b in members)
        if same and len(members) > 1 and not any(table.in_room(walk.start.at) for walk in members):
            _check_same(members, dice, notes)


def _check_same(members: list[Walk], dice: Dice, notes: Notes) -> None:
    losses = {
        walk.man.id: ("blocked" if walk.man.id in dice.blocked else dice.lost.get(walk.man.id, 0.0)) for walk in members
    }
    if len(set(losses.values())) > 1:
        what = "its unit goes one way, and its members lose " + ", ".join(f"{n} {lost}" for n, lost in losses.items())
        notes.complain("AR VI.h", members[0].man.id, what)
