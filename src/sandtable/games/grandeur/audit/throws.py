"""The events of Grandeur that follow a throw, how many dice it has, and what they must come to."""

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry
from sandtable.games.grandeur.audit.leaders import Leaders
from sandtable.games.impetus.audit import dice
from sandtable.games.impetus.audit.field import Field

FALLING_BACK = 5000
"""How far riders that do not win go back besides the die (GR 6.4)."""

COUNTS: dict[str, dice.Count] = dice.COUNTS | {
    "weather-die-thrown": dice.fixed(1),
    "discipline-tested": dice.fixed(1),
    "division-roused": dice.fixed(1),
    "division-held": dice.fixed(1),
    "corps-thrown": dice.fixed(2),
}


class Throws(dice.Dice):
    """The throws of Grandeur: a die that may be thrown again waits for its owner's answer."""

    def __init__(self, table: Field, entry: Entry, notes: Notes, kept: dict[str, int], leaders: Leaders) -> None:
        super().__init__(table, entry, notes)
        self.kept, self.leaders = kept, leaders

    def take(self, event: Data, counts: dict[str, dice.Count]) -> list[int] | None:
        kind = event.get("event", "")
        if kind == "proceeded" and any(step["step"] == "rethrow" for step in event["steps"][:1]) and self.left:
            self.kept[event["steps"][0]["unit"]] = self.left.pop(0)[0]
        if kind == "rethrown" and event["again"]:
            self.kept.pop(event["unit"], None)
        if kind == "tested" and event["unit"] in self.kept:
            return [self.kept.pop(event["unit"])]
        if kind == "corps-thrown":
            return self.left.pop(0) if self.left else None
        if kind in ("general-lost", "general-spared"):
            return self.left.pop(0) if self._fate(event) and self.left else None
        return super().take(event, counts)

    def _fate(self, event: Data) -> bool:
        """A general whose unit was hit or destroyed throws; not one who is caught, nor a brave one with a unit."""
        if event.get("clause", "GR 2.0d") != "GR 2.0d":
            return False
        name = event["general"]
        return name not in self.leaders.brave or self.leaders.with_unit.get(name) not in self.table.units


def check_faces(table: Field, event: Data, faces: list[int], notes: Notes) -> None:
    """What the dice came to is what was told."""
    kind = event["event"]
    if kind == "retreat-thrown" and event["distance"] >= FALLING_BACK + 1000:
        if event["distance"] != FALLING_BACK + faces[0] * 1000:
            notes.complain("GR 6.4", event["unit"], f"{event['distance'] / 1000} U are told for a {faces[0]}")
    elif kind == "corps-thrown":
        if event["total"] != sum(faces) + dice.total(event):
            notes.complain("GR 3a", event["seat"], f"{faces} and the lines told do not make {event['total']}")
    elif kind == "discipline-tested":
        passed = faces[0] + dice.total(event) >= event["needed"]
        if passed != event["passed"]:
            what = f"a {faces[0]} with {dice.total(event):+} against {event['needed']} is told as {event['passed']}"
            notes.complain("IM 1", event["units"][0], what, faces=faces)
    else:
        dice.check_faces(table, event, faces, notes)
