"""The umpire of Basic Impetus: entry by entry, event by event."""

from collections.abc import Callable

from sandtable.audit import plane
from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry, Record
from sandtable.audit.tolerance import NEAR, OVERLAP
from sandtable.games.impetus.audit import dice, ground, lengths, shots, turns, zones
from sandtable.games.impetus.audit.bodies import OWN, Body, body_at
from sandtable.games.impetus.audit.field import CHARIOTS, Field, Unit, begin
from sandtable.games.impetus.audit.fold import fold

STRAIGHT = ("advance", "march", "charge")
SIDEWAYS = ("sidestep", "wheel", "wheel-at-halt", "march")
LIGHT = ("S", "CL")
GROUND = (*OWN, "pursuit", "retreat", "push", "stampede", "evade")
"""Moves that the ground affects."""


class Umpire:
    """What is known of a game while it is read. Grandeur's own umpire changes some of it."""

    counts = dice.COUNTS

    def __init__(self, record: Record, notes: Notes) -> None:
        self.table: Field = begin(record.tables, record.scenario)
        self.notes = notes
        self.spent: dict[str, float] = {}
        self.ways: dict[str, list[str]] = {}
        self.bonus = 0.0
        self.owed: list[tuple[str, str, str]] = []
        self.thrown: dict[str, float] = {}
        self.sides: dict[str, str] = {}
        self.told: set[int] = set()
        self.unasked: set[str] = set()
        self.ordered: set[str] = set()

    def read(self, entry: Entry) -> None:
        """One entry: all its events, then the table at its end."""
        self.notes.at(entry)
        self.owed, self.told = [], set()
        throws = self.dice(entry)
        for at, event in enumerate(entry.events):
            if (faces := throws.take(event, self.counts)) is not None:
                self.faces(event, faces)
            self.before(event, at, entry)
            fold(self.table, event)
            self.after(event, entry)
        throws.rest()
        self._settle()
        self._overlaps(entry)

    def dice(self, entry: Entry) -> dice.Dice:
        return dice.Dice(self.table, entry, self.notes)

    def faces(self, event: Data, faces: list[int]) -> None:
        dice.check_faces(self.table, event, faces, self.notes)

    def before(self, event: Data, at: int, entry: Entry) -> None:
        """What must hold when an event happens."""
        if event.get("event") in ("moved", "fell-back") and at not in self.told:
            self.move(body_at(self.table, entry.events, at), entry, at)
        found = BEFORE.get(event.get("event", ""))
        if found:
            found(self, event)

    def activated(self, event: Data) -> None:
        turns.check_activated(self.table, event, self.notes)
        units = [self.table.units[name] for name in event["units"] if name in self.table.units]
        self.ordered = {unit.id for unit in units if not unit.disordered}
        self.rested()

    def aimed(self, event: Data) -> None:
        self.sides[event["unit"]] = event["side"]

    def melee_thrown(self, event: Data) -> None:
        dice.check_lines(self.table, event, self.notes)
        dice.check_melee(self.table, event, self.notes)

    def bonus_thrown(self, event: Data) -> None:
        self.bonus = lengths.thrown_of(event)

    def distance_thrown(self, event: Data) -> None:
        self.thrown[event["unit"]] = lengths.thrown_of(event)

    def turn_ended(self, event: Data) -> None:
        turns.check_turn(self.table, self.notes)

    def shot_fired(self, event: Data) -> None:
        dice.check_lines(self.table, event, self.notes)
        side = self.sides.pop(event["unit"], "")
        if side:
            shots.check_shot(self.table, event, side, self.notes)
        else:
            shots.check_any_side(self.table, event, self.notes)

    def after(self, event: Data, entry: Entry) -> None:
        """What an event calls for."""
        kind = event.get("event", "")
        if kind == "tested":
            self.owe(event["unit"], "BI 6.2c", "has tested its cohesion")
        elif kind in ("strength-lost", "disordered") and event.get("clause") == "BI 7.6.1c":
            turns.check_behind(entry, event, self.notes)

    def rested(self) -> None:
        """A new activation: nothing is used yet."""
        self.spent, self.ways, self.bonus = {}, {}, 0.0

    def most(self, body: Body) -> float:
        """How far a body may go."""
        return body.move + (self.bonus if body.way == "charge" else 0.0)

    def move(self, body: Body, entry: Entry, at: int) -> None:
        """A body moves."""
        names = {unit.id for unit in body.units}
        same = [n for n, e in enumerate(entry.events[at:], at) if e.get("event") == "moved" and e["unit"] in names]
        self.told.update([n for n in same if entry.events[n]["way"] == body.way][: len(names)])
        lengths.check_direction(body, self.notes)
        if body.way in GROUND:
            for unit, clause, where in ground.earned(self.table, body):
                self.owe(unit.id, clause, f"was in {where}")
        if body.way in OWN:
            self.own(body, entry)
        else:
            self.forced(body, entry)
        if body.way != "crossed":
            ground.check_closed(self.table, body, self.notes)

    def own(self, body: Body, entry: Entry) -> None:
        """A move of the units' own activation."""
        turns.check_mover(self.table, body, self.unasked, self.notes)
        if body.way == "march" and "march" not in self.ways.get(body.units[0].id, ()):
            lengths.check_march(self.table, body.steps[0], self.notes)
        lengths.check_length(self.table, body, self.spent, self.most(body), entry, self.notes)
        if body.way in STRAIGHT and (enemy := self.passed(body)):
            for unit in body.units:
                self.owe(unit.id, "BI 5.5c", f"passed {enemy}, who is not straight ahead, in his zone")
        if body.way in SIDEWAYS:
            zones.check_turning(self.table, body, self.notes)
        self.manner(body)
        if body.way == "charge" and self.bonus and not entry.told("fell-back"):
            self._short(body)

    def passed(self, body: Body) -> str:
        """The enemy whose zone a straight move passes through; empty if there is none."""
        return zones.check_straight(self.table, body, self.ordered, self.notes)

    def manner(self, body: Body) -> None:
        """Disorder by the way units move."""
        for unit in body.units:
            before = self.ways.setdefault(unit.id, [])
            if body.way in ("sidestep", "backward") and unit.type not in LIGHT and not unit.has("nimble"):
                self.owe(unit.id, "BI 5.3a", f"moved by {body.way}")
            turns.check_manner(unit, before, body.way, self.notes)
            if body.way in ("advance", "charge") and "wheel" in before and unit.type not in CHARIOTS:
                self.owe(unit.id, "BI 5.2a", "wheeled and moved on")
            if unit.type == "W":
                self.owe(unit.id, "BI 2.2.3a", "has moved")
            before.append(body.way)

    def _short(self, body: Body) -> None:
        """A charge that took the bonus and touched nobody is disordered."""
        for step in body.steps:
            base = step.unit.base_at(step.end)
            if all(plane.gap(base, enemy.base) > NEAR for enemy in self.table.enemies(step.unit)):
                self.owe(step.unit.id, "BI 5.6.1", "took the bonus of the charge and touched nobody")

    def forced(self, body: Body, entry: Entry) -> None:
        """Retreats, pursuits and the like."""
        step = body.steps[0]
        thrown = self.thrown.pop(step.unit.id, None) if body.way in ("retreat", "pursuit", "stampede") else None
        lengths.check_forced(step, body.way, thrown, self.table, entry, self.notes)

    def owe(self, unit: str, clause: str, why: str) -> None:
        self.owed.append((unit, clause, why))

    def _settle(self) -> None:
        """Units that earned disorder are disordered."""
        for name, clause, why in self.owed:
            unit = self.table.units.get(name)
            if unit is not None and not unit.disordered and unit.type != "CF":
                self.notes.complain(clause, name, f"{why}, and is not disordered")

    def _overlaps(self, entry: Entry) -> None:
        """No two bases overlap once an entry is over."""
        stirred = {event["unit"] for event in entry.events if event.get("event") in ("moved", "fell-back")}
        stirred |= {event["unit"]["id"] for event in entry.told("unit-deployed")}
        for name in sorted(stirred & self.table.units.keys()):
            unit = self.table.units[name]
            for other in self.table.units.values():
                if other is not unit and (other.id not in stirred or name < other.id):
                    self._overlap(unit, other)

    def _overlap(self, unit: Unit, other: Unit) -> None:
        deep = plane.depth(unit.base, other.base)
        if deep > OVERLAP:
            what = f"overlaps {other.id} by {deep:.3f} U"
            self.notes.complain("BI 5.7a" if unit.seat == other.seat else "BI 5.2c", unit.id, what, depth=deep)


BEFORE: dict[str, Callable[[Umpire, Data], None]] = {
    "activated": Umpire.activated,
    "aimed": Umpire.aimed,
    "shot-fired": Umpire.shot_fired,
    "melee-thrown": Umpire.melee_thrown,
    "bonus-thrown": Umpire.bonus_thrown,
    "retreat-thrown": Umpire.distance_thrown,
    "pursuit-thrown": Umpire.distance_thrown,
    "stampede-thrown": Umpire.distance_thrown,
    "turn-ended": Umpire.turn_ended,
}
