"""How many dice were thrown, and what they came to, against the lines told."""

from collections.abc import Callable

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry
from sandtable.games.impetus.audit.field import Field

Count = Callable[[Data], int]


def total(event: Data) -> int:
    return sum(line["value"] for line in event["lines"])


def value(event: Data, why: str) -> int:
    return sum(line["value"] for line in event["lines"] if line["why"] == why)


def told(event: Data, why: str) -> bool:
    return any(line["why"] == why for line in event["lines"])


def hits_of(faces: list[int]) -> int:
    """Each 6, and each pair of 5s."""
    return faces.count(6) + faces.count(5) // 2


def fixed(count: int) -> Count:
    """Always this many dice."""
    return lambda _: count


COUNTS: dict[str, Count] = {
    "setup-thrown": fixed(2),
    "piece-placed": fixed(1),
    "piece-failed": fixed(1),
    "initiative-thrown": fixed(2),
    "bonus-thrown": fixed(1),
    "shot-fired": total,
    "point-blank-fired": total,
    "tested": fixed(1),
    "stampede-thrown": fixed(1),
    "shift-thrown": fixed(1),
    "pila-thrown": lambda event: int(event["dice"]),
    "melee-thrown": lambda event: max(1, total(event)),
    "retreat-thrown": fixed(1),
    "pursuit-thrown": fixed(1),
}
"""The events of Basic Impetus that follow a throw, and how many dice it has."""


def by_die(table: Field, event: Data) -> bool:
    """Only rivers and villages are thrown for."""
    kind = event.get("kind") or event.get("piece", {}).get("kind")
    return bool(table.tables["pieces"]["kinds"].get(kind, {}).get("by_die"))


class Dice:
    """The throws of an entry, taken one by one by the events that follow them."""

    def __init__(self, table: Field, entry: Entry, notes: Notes) -> None:
        self.table, self.entry, self.notes = table, entry, notes
        self.left = list(entry.throws)

    def take(self, event: Data, counts: dict[str, Count]) -> list[int] | None:
        """The faces that an event follows; None if it follows no throw."""
        kind = event.get("event", "")
        if kind not in counts or (kind.startswith("piece-") and not by_die(self.table, event)):
            return None
        count = counts[kind](event)
        if count <= 0:
            return None
        if not self.left:
            self.notes.complain(clause_of(event), _who(event), f"{kind} without a throw", dice=0, lines=count)
            return None
        faces = self.left.pop(0)
        if len(faces) != count:
            what = f"{len(faces)} dice were thrown, the lines told make {count}"
            self.notes.complain(clause_of(event), _who(event), what, dice=len(faces), lines=count)
        return faces

    def rest(self) -> None:
        """Every throw is followed by an event."""
        if self.left:
            self.notes.complain("ST", "", f"{len(self.left)} throws are told of by no event", dice=len(self.left))


CLAUSES = {"shot-fired": "BI 6.1.1", "tested": "BI 6.2a", "melee-thrown": "BI 7.6a", "pila-thrown": "BI 6.5"}


def clause_of(event: Data) -> str:
    return str(event.get("clause") or CLAUSES.get(event["event"], "BI 4.1.1"))


def _who(event: Data) -> str:
    return str(event.get("unit") or event.get("seat") or "")


def check_faces(table: Field, event: Data, faces: list[int], notes: Notes) -> None:
    """What the dice came to is what was told."""
    found = RESULTS.get(event["event"])
    if found and (what := found(table, event, faces)):
        notes.complain(clause_of(event), _who(event), what, faces=faces)


def _hits(table: Field, event: Data, faces: list[int]) -> str:
    found = hits_of(faces)
    return "" if found == event["hits"] else f"{event['hits']} hits are told, {faces} make {found}"


def _tested(table: Field, event: Data, faces: list[int]) -> str:
    critical = max(1, total(event))
    if critical != event["critical"]:
        return f"the critical number is told as {event['critical']}, the lines make {total(event)}"
    failed = faces[0] == 6 or (faces[0] > critical and faces[0] != 1)
    lost = max(1, faces[0] - critical) if failed else 0
    return "" if lost == event["lost"] else f"{event['lost']} VBU are lost by a {faces[0]} against {critical}"


def _distance(table: Field, event: Data, faces: list[int]) -> str:
    units = [table.units[name] for name in event.get("units") or [event["unit"]] if name in table.units]
    foot = any(not unit.mounted for unit in units) and event["event"] != "stampede-thrown"
    far = (-(-faces[0] // 2) if foot else faces[0]) * 1000
    return "" if far == event["distance"] else f"{event['distance'] / 1000} U are told for a {faces[0]}"


RESULTS: dict[str, Callable[[Field, Data, list[int]], str]] = {
    "shot-fired": _hits,
    "point-blank-fired": _hits,
    "pila-thrown": _hits,
    "melee-thrown": _hits,
    "tested": _tested,
    "bonus-thrown": _distance,
    "retreat-thrown": _distance,
    "pursuit-thrown": _distance,
    "stampede-thrown": _distance,
}


def check_lines(table: Field, event: Data, notes: Notes) -> None:
    """The strength and the disorder that count are those of the unit."""
    unit = table.units.get(event["unit"])
    if unit is None:
        return
    clause = clause_of(event)
    if value(event, "vbu") != unit.vbu:
        what = f"{value(event, 'vbu')} VBU are counted, it has {unit.vbu}"
        notes.complain(clause, unit.id, what, told=value(event, "vbu"), vbu=unit.vbu)
    if told(event, "disordered") != unit.disordered:
        what = "is disordered, which does not count" if unit.disordered else "counts as disordered and is not"
        notes.complain("BI 2.4.2a", unit.id, what)


def check_melee(table: Field, event: Data, notes: Notes) -> None:
    """Impetus is what the profile says; worn units have none, nor have chariots from a standing start."""
    unit = table.units[event["unit"]]
    bonus = value(event, "impetus") + value(event, "impetus-cancelled")
    if bonus <= 0:
        return
    if bonus != unit.profile["impetus"]:
        notes.complain("BI 7.4a", unit.id, f"{bonus} dice of impetus, its profile has {unit.profile['impetus']}")
    if not unit.fresh:
        notes.complain("BI 2.4.1", unit.id, "has impetus though it is worn", lost=unit.lost)
    if unit.type in ("CGP", "CGL", "CF") and not (unit.rolled_at_start or unit.pursued):
        what = "has impetus from a standing start: it stood when its half turn began"
        notes.complain("BI 7.4c", unit.id, what, impetus=bonus)
