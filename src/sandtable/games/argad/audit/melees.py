"""VIII and IX: who strikes whom, recoils, and figures that die of one."""

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.plane import Pose
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import LENGTH, NEAR
from sandtable.games.argad.audit.field import ACROSS, Field, Man, apart

RANKS = 6.0
LOOK = 3
QUARTER = 90.0


def check_blow(table: Field, event: Data, notes: Notes) -> None:
    """A striker reaches the enemy, is no beast, and strikes once; the value is the die and the lines."""
    striker, target = table.men[event["striker"]], table.men[event["target"]]
    total = event["natural"] + sum(line["value"] for line in event["lines"])
    if event["value"] != total:
        what = f"{event['value']} is told, {event['natural']} and the lines make {total}"
        notes.complain("AR VIII.b", striker.id, what, told=event["value"], lines=total)
    if striker.figure["horse"] == "beast":
        notes.complain("AR VI.g", striker.id, f"is a beast of burden and strikes {target.id}")
    striker.struck += 1
    if striker.struck > (2 if "great-warrior" in striker.figure["heroics"] else 1):
        notes.complain("AR VIII.a", striker.id, "strikes more than once in the turn")
    if striker.stand is None or target.stand is None:
        return
    far = table.gap(striker, target)
    ranked = striker.formed and any(table.period["blades"][b]["ranks"] for b in striker.figure["blades"])
    if not table.touching(striker, target) and not (ranked and far <= RANKS):
        what = f"strikes {target.id}, who is {far:.2f} cm away"
        notes.complain("AR VIII.a", striker.id, what, gap=far)


def check_step(table: Field, event: Data, notes: Notes) -> None:
    """Recoils and follow-ups are two paces."""
    man, end = table.men[event["figure"]], plane.pose(event["stand"])
    if man.stand is None:
        return
    far, most = plane.far(man.stand.at, end.at), table.width(man)
    over = ACROSS if any(p.terrain["linear"] and p.apart(table.base(man)) < ACROSS for p in table.patches) else NEAR
    if far > most + over:
        what = f"goes {far:.2f} cm by {event['event']}, two paces are {most:.2f} cm"
        notes.complain(str(event["clause"]), man.id, what, way=far, most=most)


def contacts(table: Field) -> dict[str, list[float]]:
    """In which directions everybody is touched by enemies."""
    found: dict[str, list[float]] = {}
    for man in table.shown():
        near = [enemy for enemy in table.enemies(man) if table.touching(man, enemy)]
        found[man.id] = [plane.bearing(man.pose.at, enemy.pose.at) for enemy in near]
    return found


def check_enclosed(table: Field, event: Data, before: dict[str, list[float]], notes: Notes) -> None:
    """Only a figure with no free direction dies of a recoil; `before`: who touched whom when the blows were over."""
    man = table.men[event["figure"]]
    if event["clause"] != "AR IX.b" or man.stand is None:
        return
    enemies = [enemy for enemy in table.enemies(man) if table.touching(man, enemy)]
    towards = [plane.bearing(man.stand.at, enemy.pose.at) for enemy in enemies] + before.get(man.id, [])
    for angle in range(0, 360, LOOK):
        if all(abs(plane.turn(angle, each)) >= QUARTER + 1 for each in towards) and _free(table, man, float(angle)):
            what = f"dies of a recoil, and nobody stands in its way at {angle}°"
            notes.complain("AR IX.b", man.id, what, angle=angle, enemies=[enemy.id for enemy in enemies])
            return


def _free(table: Field, man: Man, angle: float) -> bool:
    """Two paces along an angle are open: no base, no closed ground, no obstacle, and on the table."""
    far = table.width(man)
    for part in (0.25, 0.5, 0.75, 1.0):
        spot = Pose(*plane.moved(man.pose.at, angle, far * part), man.pose.facing)
        base = table.base(man, spot)
        if not table.on_table(base, -LENGTH):
            return False
        shut = [p for p in table.patches if table.ground_for(p, man) == "impassable" or p.terrain["linear"]]
        if any(patch.apart(base) < LENGTH for patch in (*shut, *(p for p in table.patches if p.terrain["raised"]))):
            return False
        if part == 1.0 and any(apart(base, table.base(m)) < LENGTH for m in table.standing() if m is not man):
            return False
    return True
