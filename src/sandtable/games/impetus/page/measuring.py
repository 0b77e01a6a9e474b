"""What can be measured on a table of Basic Impetus: distances as the rules measure them, zones and arcs."""

from collections.abc import Callable
from typing import Any

from sandtable.games.impetus.page.wire import Scene
from sandtable.games.impetus.picture.figures import GENERAL, figure_of
from sandtable.games.impetus.rules.movement.zones import zone_of_control
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.targets import arc_of, shooting_sides
from sandtable.games.impetus.rules.shooting.weapons import Weapon
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.victory import Toll, beaten
from sandtable.library.words import Words
from sandtable.server.game_page import Nowhere, Regions
from sandtable.table.shape import FRONT
from sandtable.table.sight import Range

ZONE = "zone"
ZONES = ("", "zones")
"""What asks for zones and arcs."""

OVAL = "oval"
LEADS, SHEETS = "general", ("land", "impetus")
"""The general among the miniatures, and the sheets on which they are drawn."""


def scene(ruleset: Impetus, state: State, say: Words) -> Scene:
    """How bases and terrain are drawn at the scale of a battle."""
    scale, kinds = ruleset.umpire.scale(state), ruleset.tables.pieces.kinds
    bases: dict[str, tuple[int, int]] = {troops: scale.size(troops) for troops in scale.depth}
    ovals = tuple(name for name, kind in kinds.items() if kind.form == OVAL)
    breaks: dict[str, int] = {seat: _breaks(side.army.vd) for seat, side in state.scenario.sides.items()}
    return Scene(scale.unit, bases, ovals, breaks, figures(state, figure_of) | {LEADS: GENERAL}, SHEETS)


def figures(state: State, figure_of: Callable[[Any], str]) -> dict[str, str]:
    """The miniatures of all units of both armies."""
    sides = state.scenario.sides.items()
    return {f"{seat}.{unit.id}": figure_of(unit.profile) for seat, side in sides for unit in side.army.units}


def _breaks(whole: int) -> int:
    """The smallest loss of VD that beats an army."""
    return next(gone for gone in range(whole + 1) if beaten(Toll(gone, whole)))


def point(ruleset: Impetus, state: State, unit: str) -> tuple[int, int]:
    """The middle of the front of a unit. Raises Nowhere."""
    return _stand(ruleset, state, unit).base.pose.at


def distance(ruleset: Impetus, state: State, start: str, end: str) -> Range:
    """From the middle of the front of a unit to another, as the edition measures it. Raises Nowhere."""
    one, other = _stand(ruleset, state, start), _stand(ruleset, state, end)
    found: Range = ruleset.umpire.book(state).rule("range")(one.base, FRONT, other.base)
    return found


def surroundings(ruleset: Impetus, state: State, unit: str, of: str) -> Regions:
    """The zone of control of a unit (`zone`), and its arc by side and reach (`front-short`). Raises Nowhere.

    Without a unit the zones of all, by their names (`zone red.fp-1`).
    """
    if of not in ZONES:
        raise Nowhere(of)
    if not unit:
        stands = ruleset.umpire.field(state).stands.values()
        return {f"{ZONE} {stand.id}": zone for stand in stands if (zone := zone_of_control(stand))}
    stand = _stand(ruleset, state, unit)
    zone = zone_of_control(stand)
    return ({ZONE: zone} if zone else {}) | _arcs(ruleset, state, stand)


def _arcs(ruleset: Impetus, state: State, stand: Stand) -> Regions:
    weapons = ruleset.umpire.weapons
    name = stand.unit.profile.weapon
    if not name:
        return {}
    row = weapons.rows[name]
    bands = [band for band in weapons.bands if _reaches(row, band)]
    return {
        f"{side}-{band}": arc_of(stand.base, side, min(weapons.bands[band], row.most))
        for side in shooting_sides(stand, weapons, ruleset.umpire.book(state).rule("stands_still"))
        for band in bands
    }


def _reaches(row: Weapon, band: str) -> bool:
    cell = row.cells.get(band)
    return cell is not None and (cell.foot is not None or cell.mounted is not None)


def _stand(ruleset: Any, state: State, unit: str) -> Stand:
    if not state.there(unit):
        raise Nowhere(unit)
    found: Stand = ruleset.umpire.field(state).stand(unit)
    return found
