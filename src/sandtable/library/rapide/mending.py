"""What stands in for a field of a battle file that cannot be read, while the other fields are looked at."""

from typing import Any

from sandtable.library.fault import Fault

SIDE = {"nation": "france", "stack": "A+", "technology": "medieval"}
SOUND: dict[str, Any] = {
    "year": 1700,
    "terrain": "plain",
    "options": {},
    "attacker": SIDE,
    "defender": SIDE,
    **SIDE,
    "leader": "0.0.0",
}
"""A sound value for every field that has to be there, by its name."""


def mend(raw: dict[str, Any], faults: list[Fault]) -> None:
    """Every faulty field is replaced by a sound one, or taken out where it may be left out."""
    for fault in faults:
        path = str(fault.args["field"]) if fault.key == "fault-missing" else fault.field
        table, _, name = path.rpartition(".")
        place = raw[table] if table else raw
        place.pop(name, None)
        if name in SOUND and fault.key != "fault-unknown-field":
            place[name] = dict(SOUND[name]) if isinstance(SOUND[name], dict) else SOUND[name]
