"""VIII: who strikes whom."""

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data
from sandtable.games.argad.audit.field import Field

RANKS = 6.0


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
