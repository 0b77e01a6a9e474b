"""How each event changes the table."""

from collections.abc import Callable

from sandtable.audit import plane
from sandtable.audit.reading import Data
from sandtable.games.impetus.audit.field import Field, ground_of, make, size_of


def fold(table: Field, event: Data) -> None:
    """What an event changes."""
    found = FOLDS.get(event.get("event", ""))
    if found:
        found(table, event)


def _deployed(table: Field, event: Data) -> None:
    raw = event["unit"]
    unit = make(table, raw["id"], raw["seat"], raw["profile"], plane.pose(event["pose"]), raw.get("rear"))
    unit.general = bool(raw.get("general"))
    table.units[unit.id] = unit


def _moved(table: Field, event: Data) -> None:
    unit = table.units[event["unit"]]
    unit.pose, unit.moved = plane.pose(event["pose"]), True
    if event["way"] == "pursuit":
        unit.pursued = True


def _lost(table: Field, event: Data) -> None:
    """The rear of a large unit takes the losses first."""
    unit = table.units[event["unit"]]
    by_rear = min(event["amount"], unit.rear["vbu"] - unit.rear_lost) if unit.rear else 0
    unit.rear_lost += by_rear
    unit.lost += event["amount"] - by_rear


def _rear_lost(table: Field, event: Data) -> None:
    unit = table.units[event["unit"]]
    unit.depth, unit.rear, unit.rear_lost = size_of(table, unit.profile)[1], None, 0


def _gone(table: Field, event: Data) -> None:
    table.units.pop(event["unit"], None)
    table.starts.pop(event["unit"], None)


def _disordered(table: Field, event: Data) -> None:
    table.units[event["unit"]].disordered = True


def _rallied(table: Field, event: Data) -> None:
    table.units[event["unit"]].disordered = False


def _rolled(table: Field, event: Data) -> None:
    table.units[event["unit"]].rolling = event["rolling"]


def _turn_began(table: Field, event: Data) -> None:
    table.turn, table.starts = event["number"], {}
    table.used.clear()
    table.fought.clear()
    for unit in table.units.values():
        unit.moved = False


def _half_turn_began(table: Field, event: Data) -> None:
    table.active = event["seat"]
    for unit in table.units.values():
        unit.rolled_at_start, unit.pursued = unit.rolling, False


def _activated(table: Field, event: Data) -> None:
    table.used.update(event["units"])
    table.starts = {name: table.units[name].pose for name in event["units"]}


def _finished(table: Field, event: Data) -> None:
    for name in event["units"]:
        table.starts.pop(name, None)


def _met(table: Field, event: Data) -> None:
    table.fought.update((event["one"], event["other"], *event["supports"]))


def _placed(table: Field, event: Data) -> None:
    piece = event["piece"]
    table.pieces[piece["id"]] = ground_of(piece, table.tables["pieces"]["kinds"])


def _removed(table: Field, event: Data) -> None:
    table.pieces.pop(event["piece"], None)


FOLDS: dict[str, Callable[[Field, Data], None]] = {
    "unit-deployed": _deployed,
    "unit-lifted": _gone,
    "piece-placed": _placed,
    "piece-moved": _placed,
    "piece-removed": _removed,
    "turn-began": _turn_began,
    "half-turn-began": _half_turn_began,
    "activated": _activated,
    "finished": _finished,
    "moved": _moved,
    "fell-back": lambda table, event: _moved(table, {**event, "way": "evade"}),
    "disordered": _disordered,
    "rallied": _rallied,
    "chariot-rolled": _rolled,
    "strength-lost": _lost,
    "rear-lost": _rear_lost,
    "routed": _gone,
    "removed": _gone,
    "mains-met": _met,
}
