"""What replaces fields of a battle file that cannot be read, while the others are checked."""

from copy import deepcopy
from typing import Any

from msgspec import Struct

from sandtable.games.rapide.rules.tables import Tables
from sandtable.library.document import fields_of
from sandtable.library.fault import Fault


class Mending:
    """A battle file made sound for a moment; patched fields are known, and nothing more is reported of them."""

    def __init__(self, raw: dict[str, Any], shape: type[Struct], tables: Tables) -> None:
        self.raw = _known(raw, shape)
        self.mended: set[str] = set()
        self._sound = _sound(tables)

    def mend(self, faults: list[Fault]) -> None:
        """Replaces every faulty field by a valid one, or removes it if it is optional."""
        for fault in faults:
            if fault.key != "fault-unknown-field":
                self._replace(str(fault.args["field"]) if fault.key == "fault-missing" else fault.field)

    def _replace(self, path: str) -> None:
        table, _, name = path.rpartition(".")
        place = self.raw[table] if table else self.raw
        place.pop(name, None)
        if name in self._sound:
            place[name] = deepcopy(self._sound[name])
        self.mended |= {path, *(f"{path}.{part}" for part in SIDE if path in SEATS)}


SEATS = ("attacker", "defender")
SIDE = ("nation", "stack", "technology")


def _known(raw: Any, shape: Any) -> Any:
    """A copy without unknown fields."""
    if not (isinstance(shape, type) and issubclass(shape, Struct) and isinstance(raw, dict)):
        return deepcopy(raw)
    return {f.name: _known(raw[f.name], f.type) for f in fields_of(shape).values() if f.name in raw}


def _sound(tables: Tables) -> dict[str, Any]:
    """A valid value for every required field, by name."""
    side = {"nation": tables.figures.revolution_nation, "stack": "A+", "technology": next(iter(tables.technologies))}
    year, terrain = tables.figures.first_year, next(iter(tables.terrains))
    return {"year": year, "terrain": terrain, "attacker": side, "defender": side, **side}
