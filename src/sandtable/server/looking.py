"""What can be measured on a table: distances as the rules measure them, zones and arcs."""

from typing import Any, TypeAlias

from sandtable.kernel.ruleset import AnyRuleset
from sandtable.rulesets.impetus.ruleset import Impetus
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.targets import arc_of, measured, shooting_sides
from sandtable.rulesets.impetus.weapons import BANDS, Weapon
from sandtable.rulesets.impetus.zones import zone_of_control
from sandtable.table.shape import FRONT
from sandtable.table.sight import Range, range_between

Place: TypeAlias = tuple[int, int] | str
Regions: TypeAlias = dict[str, tuple[tuple[int, int], ...]]

ZONE = "zone"
FARTHEST = 10**7
"""No point of any table is farther off, in thousandths of a U."""


class Nowhere(LookupError):  # noqa: N818
    """No such unit is on the table, or no such point."""


def distance(ruleset: AnyRuleset, state: Any, start: Place, end: Place) -> Range:
    """From a point or a unit to another; between units from the middle of the front to the nearest middle of a side."""
    if isinstance(start, str) and isinstance(end, str):
        return measured(_stand(ruleset, state, start).base, FRONT, _stand(ruleset, state, end).base)
    return range_between(_point(ruleset, state, start), _point(ruleset, state, end))


def surroundings(ruleset: AnyRuleset, state: Any, piece: str) -> Regions:
    """The zone of control of a unit (`zone`), and its arc by side and reach (`front-short`)."""
    stand = _stand(ruleset, state, piece)
    zone = zone_of_control(stand)
    return ({ZONE: zone} if zone else {}) | _arcs(ruleset, state, stand)


def _arcs(ruleset: AnyRuleset, state: State, stand: Stand) -> Regions:
    assert isinstance(ruleset, Impetus)
    weapons = ruleset.umpire.weapons
    name = stand.unit.profile.weapon
    if not name:
        return {}
    row = weapons.rows[name]
    bands = [band for band in BANDS if _reaches(row, band)]
    return {
        f"{side}-{band}": arc_of(stand.base, side, min(weapons.bands[band], row.most))
        for side in shooting_sides(stand, weapons, state.scenario.edition)
        for band in bands
    }


def _reaches(row: Weapon, band: str) -> bool:
    cell = row.cells.get(band)
    return cell is not None and (cell.foot is not None or cell.mounted is not None)


def _stand(ruleset: AnyRuleset, state: Any, piece: str) -> Stand:
    if not isinstance(ruleset, Impetus) or not state.there(piece):
        raise Nowhere(piece)
    return ruleset.umpire.field(state).stand(piece)


def _point(ruleset: AnyRuleset, state: Any, place: Place) -> tuple[int, int]:
    if isinstance(place, str):
        return _stand(ruleset, state, place).base.pose.at
    if max(map(abs, place)) > FARTHEST:
        raise Nowhere(", ".join(map(str, place)))
    return place
