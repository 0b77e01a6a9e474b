"""VII: range, sight and cover of every shot."""

from collections.abc import Iterator

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.plane import Point
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import INSIDE, LENGTH, NEAR
from sandtable.games.argad.audit.field import Base, Field, Man, apart

PAVISES = ("pavise", "pavise-back")
BLOCKED = 0.1


def check_shot(table: Field, event: Data, notes: Notes) -> None:
    """A shot reaches its target, and some of its group is seen; nobody in contact shoots."""
    shooter, target = table.men[event["figure"]], table.men[event["target"]]
    if shooter.stand is None or target.stand is None:
        return
    weapon = table.period["missiles"][shooter.figure["missile"]]
    far, most = table.gap(shooter, target), weapon["ranges"][-1] / 1000
    if far > most + LENGTH:
        what = f"shoots at {target.id} over {far:.2f} cm, its weapon carries {most:.0f} cm"
        notes.complain("AR VII.a", shooter.id, what, range=far, most=most)
    if any(table.gap(shooter, enemy) < 0.005 for enemy in _foes(table, shooter)):
        notes.complain("AR VII.e", shooter.id, f"shoots at {target.id} while an enemy touches it")
    blocks = [blocked(table, shooter, member) for member in group(table, shooter, target, most)]
    if blocks and all(blocks):
        by = ", ".join(sorted(set(blocks)))
        what = f"shoots at {target.id}, and every line to their group is stopped, by {by}"
        notes.complain("AR VII.d", shooter.id, what, by=by)
    if any(line["clause"] == "AR XI.c" for line in event["lines"]) and target.figure["shield"] not in PAVISES:
        check_pavise(table, shooter, target, notes)


def _foes(table: Field, man: Man) -> Iterator[Man]:
    """Enemies who are seen, and not the horses that they have left."""
    return (enemy for enemy in table.enemies(man) if not enemy.hidden and not enemy.riderless)


def group(table: Field, shooter: Man, target: Man, most: float) -> list[Man]:
    """All enemies in range who are less than four paces from another of them, the target first."""
    pool = [man for man in _foes(table, shooter) if table.gap(shooter, man) <= most + LENGTH]
    found, left = [target], [man for man in pool if man is not target]
    for one in found:
        near = [m for m in left if table.gap(one, m) <= 2 * min(table.width(one), table.width(m)) + NEAR]
        found += near
        left = [man for man in left if man not in near]
    return found


def blocked(table: Field, shooter: Man, target: Man) -> str:
    """What stops every line from base to base; nothing if a line is clear."""
    found = ""
    for start, end in lines(table, shooter, target):
        by = _stopped(table, shooter, target, start, end)
        if not by:
            return ""
        found = found or by
    return found


def lines(table: Field, one: Man, other: Man) -> Iterator[tuple[Point, Point]]:
    """Lines from base to base: the middle first, then from side to side."""
    ahead = plane.bearing(one.pose.at, other.pose.at)
    for at in (0.0, 0.9, -0.9, 0.45, -0.45):
        for to in (0.0, 0.9, -0.9, 0.45, -0.45):
            start = plane.moved(one.pose.at, ahead + 90, at * table.width(one) / 2)
            end = plane.moved(other.pose.at, ahead + 90, to * table.width(other) / 2)
            yield start, end


def _stopped(table: Field, shooter: Man, target: Man, start: Point, end: Point) -> str:
    wood = 0.0
    for patch in table.patches:
        through = patch.cut(start, end)
        if through <= LENGTH:
            continue
        if patch.terrain["hides"] == "deep":
            wood += through
            deep = patch.terrain["deep"] / 1000
            if wood > deep + INSIDE:
                return patch.id
        on_top = any(patch.holds(man.pose.at) for man in (shooter, target))
        tall = patch.terrain["raised"] or patch.terrain.get("high") or patch.terrain["hides"] == "solid"
        if tall and not (on_top and patch.terrain["raised"]):
            return patch.id
    line = Base((start, end), 0.0)
    for man in table.shown():
        if man not in (shooter, target) and apart(line, table.base(man)) < -BLOCKED:
            return man.id
    return ""


def check_pavise(table: Field, shooter: Man, target: Man, notes: Notes) -> None:
    """A pavise covers one friend base to base behind its bearer, as seen from the shooter, and nobody beside."""
    for bearer in table.standing():
        if bearer is target or table.hostile(bearer, target) or bearer.figure["shield"] not in PAVISES:
            continue
        ahead, aside = plane.along(bearer.pose.at, target.pose.at, plane.bearing(shooter.pose.at, bearer.pose.at))
        if table.gap(bearer, target) < NEAR and ahead > 0 and abs(aside) <= table.width(bearer) / 2 + INSIDE:
            return
    notes.complain("AR XI.c", target.id, f"is covered from {shooter.id} by a pavise, and stands behind none")
