"""V.f: a looter does nothing else for a whole turn, and nobody strikes them."""

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.plane import Point, Polygon
from sandtable.audit.reading import Data
from sandtable.audit.tolerance import INSIDE
from sandtable.games.argad.audit.field import Field, Man


class Quiet:
    """Where everybody stood when the turn began, and who has done something in it or suffered it."""

    def __init__(self) -> None:
        self.began: dict[str, Point] = {}
        self.stirred: set[str] = set()

    def begin(self, table: Field) -> None:
        self.began = {man.id: man.pose.at for man in table.standing()}
        self.stirred = set()

    def read(self, event: Data) -> None:
        kind = event.get("event")
        if kind == "moved" and not event["still"]:
            self.stirred.add(event["walk"]["figure"])
        elif kind == "shot-thrown":
            self.stirred.add(event["figure"])
        elif kind == "blow-thrown":
            self.stirred |= {event["striker"], event["target"]}

    def check_looted(self, table: Field, event: Data, notes: Notes) -> None:
        """Somebody of this seat was in the zone for the whole turn, and at peace."""
        zones = [zone["outline"] for zone in table.scenario.get("zones", ()) if zone["id"] == event["zone"]]
        if not zones or not self.began:
            return
        outline = tuple(plane.point(each) for each in zones[0])
        if not any(self._loots(man, outline) for man in table.standing() if man.seat == event["seat"]):
            what = f"is told to have looted {event['zone']}, and nobody was there in peace for the whole turn"
            notes.complain("AR V.f", event["seat"], what)

    def _loots(self, man: Man, zone: Polygon) -> bool:
        if man.id in self.stirred or man.id not in self.began:
            return False
        return all(plane.holds(zone, at, -INSIDE) for at in (self.began[man.id], man.pose.at))
