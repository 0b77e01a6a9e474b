"""The umpire of Grandeur: movement phases, squares, generals and volleys, on the table of Basic Impetus."""

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry, Record
from sandtable.audit.tolerance import LENGTH, STEP
from sandtable.games.grandeur.audit import throws
from sandtable.games.grandeur.audit.leaders import UNABLE, Leaders
from sandtable.games.impetus.audit import dice, lengths, turns
from sandtable.games.impetus.audit.bodies import Body, Step
from sandtable.games.impetus.audit.field import Unit, touching
from sandtable.games.impetus.audit.umpire import Umpire as Impetus

CAVALRY = ("CP", "CM", "CL")
SQUARE = 5.0
BACKWARD = 90.5
HALF = 2
BRAVE = 3


class Umpire(Impetus):
    """Reads a game of Grandeur."""

    counts = throws.COUNTS

    def __init__(self, record: Record, notes: Notes) -> None:
        super().__init__(record, notes)
        self.leaders = Leaders(record.scenario)
        self.by_order = bool(record.scenario.get("squares_by_order"))
        self.squares: set[str] = set()
        self.failed: set[str] = set()
        self.fighting: set[str] = set()
        self.interrupted: set[str] = set()
        self.met: set[str] = set()
        self.volleys: dict[str, str] = {}
        self.evaded = False
        self.mover: tuple[str, str] = ("", "")
        self.contact = ""
        self.kept: dict[str, int] = {}

    def before(self, event: Data, at: int, entry: Entry) -> None:
        super().before(event, at, entry)
        found = BEFORE.get(event.get("event", ""))
        if found:
            found(self, event)
        self.leaders.fold(event)

    def after(self, event: Data, entry: Entry) -> None:
        super().after(event, entry)
        kind = event.get("event", "")
        if kind in ("disordered", "routed"):
            self.failed.discard(event["unit"])

    def read(self, entry: Entry) -> None:
        acted = [name for event in entry.told("finished") for name in event["units"]]
        super().read(entry)
        over = self.failed if entry.told("turn-ended", "corps-rested") else self.failed & set(acted)
        for name in sorted(over):
            self.notes.complain("IM 2", name, "failed its discipline test, and its activation ends without disorder")
        self.failed -= over

    def dice(self, entry: Entry) -> dice.Dice:
        return throws.Throws(self.table, entry, self.notes, self.kept, self.leaders)

    def faces(self, event: Data, faces: list[int]) -> None:
        throws.check_faces(self.table, event, faces, self.notes)

    # Movement

    def own(self, body: Body, entry: Entry) -> None:
        if body.way == "charge":
            units = self.table.units.values()
            self.fighting = {unit.id for unit in units if self.table.in_melee(unit)}
            self.contact = "charge"
        super().own(body, entry)

    def move(self, body: Body, entry: Entry, at: int) -> None:
        self.mover = (body.units[0].id, body.way)
        if body.way == "pursuit":
            self.contact, self.volleys = "pursuit", {}
        super().move(body, entry, at)

    def passed(self, body: Body) -> str:
        """A charger whose target evades finishes its move (IM 5), even through zones."""
        return "" if body.way == "charge" and self.evaded else super().passed(body)

    def manner(self, body: Body) -> None:
        """Moves backward disorder, and so do moves sideways at more than half speed."""
        for step in body.steps:
            unit, before = step.unit, self.ways.setdefault(step.unit.id, [])
            if (body.way == "backward" or (body.way == "sidestep" and backward(step))) and unit.type != "CL":
                self.owe(unit.id, "GR 4.0", f"moved backward by {body.way}")
            elif body.way == "sidestep" and unit.type != "CL" and step.distance > unit.move / HALF + LENGTH:
                self.owe(unit.id, "GR 4.0", f"moved {step.distance:.2f} U sideways, more than half of its move")
            turns.check_manner(unit, before, body.way, self.notes)
            if body.way in ("advance", "charge") and "wheel" in before:
                self.owe(unit.id, "BI 5.2a", "wheeled and moved on")
            before.append(body.way)

    def _short(self, body: Body) -> None:
        if not self.evaded:
            super()._short(body)

    def forced(self, body: Body, entry: Entry) -> None:
        step = body.steps[0]
        if body.way == "evade":
            lengths.check_forced(step, "evade", step.unit.move, self.table, entry, self.notes)
        else:
            super().forced(body, entry)

    # What is told

    def in_square(self, unit: Unit) -> bool:
        """Infantry with cavalry surely within 5 U; only by order where that is played."""
        if unit.type != "FP":
            return False
        if self.by_order:
            return unit.id in self.squares
        riders = [enemy for enemy in self.table.enemies(unit) if enemy.type in CAVALRY]
        return any(plane.gap(unit.base, enemy.base) < SQUARE - LENGTH for enemy in riders)

    def phase_began(self, event: Data) -> None:
        self.rested()
        for name in event["units"]:
            unit = self.table.units.get(name)
            if unit and self.in_square(unit):
                self.notes.complain("GR 4.1", name, "begins a further movement phase in square")
            if unit and event["failed"] and not unit.disordered:
                self.failed.add(name)

    def activated(self, event: Data) -> None:
        super().activated(event)
        self.met = set()

    def announced(self, event: Data) -> None:
        self.evaded = False
        self.interrupted, self.volleys, self.met = set(), {}, set()

    def fell_back(self, event: Data) -> None:
        self.evaded = self.evaded or bool(event.get("chargers"))

    def mains_met(self, event: Data) -> None:
        self.met |= {event["one"], event["other"], *event["supports"]}

    def opportunity(self, event: Data) -> None:
        self.interrupted.add(event["unit"])
        self.unasked.add(event["unit"])

    def point_blank(self, event: Data) -> None:
        """Units do not fire in melee, when a pursuit catches them again, or twice at the same charge."""
        name = event["unit"]
        if dice.told(event, "vbu"):
            dice.check_lines(self.table, event, self.notes)
        if name in self.fighting and not self._fresh_contact(name, event["target"]):
            self.notes.complain("GR 5.3", name, f"fires point-blank at {event['target']} while it is in melee")
        if self.contact == "pursuit" and name in self.met:
            self.notes.complain("GR 5.3", name, f"fires point-blank at {event['target']}, who catches it again")
        if name in self.interrupted:
            self.notes.complain("GR 5.3", name, f"fires a second time at the charge of {event['target']}")
        if event["target"] in self.volleys:
            what = f"fires a volley of its own at {event['target']}, after {self.volleys[event['target']]}"
            self.notes.complain("GR 5.3", name, what)
        self.volleys[event["target"]] = name

    def _fresh_contact(self, name: str, charger: str) -> bool:
        """Nobody but the charger touches the unit."""
        unit = self.table.units[name]
        others = [enemy for enemy in self.table.enemies(unit) if enemy.id != charger]
        return not any(touching(unit, enemy, turns.SURELY) for enemy in others)

    def tested(self, event: Data) -> None:
        """Every general adds one, a brave general two more."""
        general, brave = dice.value(event, "general"), dice.value(event, "brave")
        if brave and general + brave != BRAVE:
            what = f"a brave general adds {general + brave}, not the 2 besides the 1 of every general"
            self.notes.complain("GR 2.0c", event["unit"], what)
        if self.leaders.of(event["unit"]) and not general and not brave:
            self.notes.complain("GR 2.0c", event["unit"], "the general with it adds nothing to its cohesion")

    def general_lost(self, event: Data) -> None:
        """Only a unit that can charge catches a general."""
        unit, way = self.mover
        if event["clause"] != "GR 2.3" or not unit:
            return
        impetus = self.table.units[unit].profile["impetus"] if unit in self.table.units else 1
        if way in UNABLE:
            self.notes.complain("GR 2.3", event["general"], f"is caught by {unit}, which moves by {way}")
        elif not impetus:
            self.notes.complain("GR 2.3", event["general"], f"is caught by {unit}, which has no impetus")

    def shot(self, event: Data) -> None:
        """Enfilade replaces everything else about the target; disordered guns do not fire."""
        unit = self.table.units[event["unit"]]
        if unit.type == "ART" and unit.disordered:
            self.notes.complain("GR S.4d", unit.id, "fires though it is disordered")
        if dice.told(event, "enfilade"):
            wrong = [why for why in ("elusive", "square", "mixed", "wood-edge") if dice.told(event, why)]
            if wrong:
                what = f"counts {', '.join(wrong)} together with enfilade"
                self.notes.complain("GR 5.4", unit.id, what, lines=event["lines"])

    def square_formed(self, event: Data) -> None:
        self.squares.add(event["unit"])

    def square_dropped(self, event: Data) -> None:
        self.squares.discard(event["unit"])


def backward(step: Step) -> bool:
    """The way leads surely backward."""
    return step.distance > 2 * STEP and abs(plane.turn(step.start.facing, step.angle)) > BACKWARD


BEFORE = {
    "phase-began": Umpire.phase_began,
    "activated": Umpire.activated,
    "charge-announced": Umpire.announced,
    "fell-back": Umpire.fell_back,
    "opportunity-used": Umpire.opportunity,
    "point-blank-fired": Umpire.point_blank,
    "mains-met": Umpire.mains_met,
    "tested": Umpire.tested,
    "general-lost": Umpire.general_lost,
    "shot-fired": Umpire.shot,
    "square-formed": Umpire.square_formed,
    "square-dropped": Umpire.square_dropped,
}
