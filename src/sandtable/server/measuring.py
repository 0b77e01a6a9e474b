"""What can be measured on a table: distances as the rules measure them, zones and arcs."""

from typing import Any, TypeAlias

from sandtable.games.argad.page.scene import skirmish_measures
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.grandeur.page.commanding import COMMAND, commands
from sandtable.games.grandeur.rules.command.command import base_of
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.troops.armies import ARMY, CORPS, DIVISION
from sandtable.games.impetus.rules.movement.zones import zone_of_control
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.targets import arc_of, shooting_sides
from sandtable.games.impetus.rules.shooting.weapons import Weapon
from sandtable.games.impetus.rules.stands import Stand
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.victory import Toll, beaten
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.server.wire.details import Measures
from sandtable.table.shape import FRONT
from sandtable.table.sight import Range, range_between

Place: TypeAlias = tuple[int, int] | str
Regions: TypeAlias = dict[str, tuple[tuple[int, int], ...]]

ZONE = "zone"
OVAL = "oval"
FARTHEST = 10**7
"""No point of any table is farther off, in thousandths of a U."""


class Nowhere(LookupError):  # noqa: N818
    """No such unit is on the table, or no such point."""


def distance(ruleset: AnyRuleset, state: Any, start: Place, end: Place) -> Range:
    """From a point or a unit to another; between units from the middle of the front as the edition measures.

    A general is measured from and to the middle of his base.
    """
    if _leader(state, start) or _leader(state, end):
        return range_between(_point(ruleset, state, start), _point(ruleset, state, end))
    if isinstance(start, str) and isinstance(end, str):
        return _range(ruleset, state, _stand(ruleset, state, start), _stand(ruleset, state, end))
    return range_between(_point(ruleset, state, start), _point(ruleset, state, end))


def _range(ruleset: AnyRuleset, state: Any, start: Stand, end: Stand) -> Range:
    assert isinstance(ruleset, Impetus)
    found: Range = ruleset.umpire.book(state).rule("range")(start.base, FRONT, end.base)
    return found


def measures(ruleset: AnyRuleset, state: Any, say: Words | None = None) -> Measures:
    """How bases and terrain are drawn at the scale of a battle."""
    if isinstance(ruleset, Argad):
        return skirmish_measures(ruleset, state, say or words(LANGUAGES[0]))
    if not isinstance(ruleset, Impetus):
        return Measures(0, {}, (), {})
    scale, kinds = ruleset.umpire.scale(state), ruleset.tables.pieces.kinds
    bases: dict[str, tuple[int, int]] = {troops: scale.size(troops) for troops in scale.depth}
    if isinstance(ruleset, Grandeur):
        bases |= _generals(ruleset.umpire.scale(state))
    ovals = tuple(name for name, kind in kinds.items() if kind.form == OVAL)
    breaks = {seat: _breaks(side.army.vd) for seat, side in state.scenario.sides.items()}
    return Measures(scale.unit, bases, ovals, breaks)


def _generals(scale: Any) -> dict[str, tuple[int, int]]:
    """The bases of generals by their rank."""
    return {ARMY: scale.general, CORPS: scale.general, DIVISION: scale.division}


def _breaks(whole: int) -> int:
    """The least VD whose loss beats an army."""
    return next(gone for gone in range(whole + 1) if beaten(Toll(gone, whole)))


def surroundings(ruleset: AnyRuleset, state: Any, piece: str, of: str = "zones") -> Regions:
    """The zone of control of a unit (`zone`), and its arc by side and reach (`front-short`); the command of a general.

    Without a unit the zones of all, by their names (`zone red.fp-1`), or all commands.
    """
    if of == COMMAND or _leader(state, piece):
        return commands(ruleset, state, piece)
    if not piece:
        return _zones(ruleset, state)
    stand = _stand(ruleset, state, piece)
    zone = zone_of_control(stand)
    return ({ZONE: zone} if zone else {}) | _arcs(ruleset, state, stand)


def _zones(ruleset: AnyRuleset, state: Any) -> Regions:
    if not isinstance(ruleset, Impetus):
        return {}
    stands = ruleset.umpire.field(state).stands.values()
    return {f"{ZONE} {stand.id}": zone for stand in stands if (zone := zone_of_control(stand))}


def _arcs(ruleset: AnyRuleset, state: State, stand: Stand) -> Regions:
    assert isinstance(ruleset, Impetus)
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


def _stand(ruleset: AnyRuleset, state: Any, piece: str) -> Stand:
    if not isinstance(ruleset, Impetus) or not state.there(piece):
        raise Nowhere(piece)
    return ruleset.umpire.field(state).stand(piece)


def _leader(state: Any, place: Place) -> Any:
    """The general of this name, where a game has generals."""
    return next((each for each in getattr(state, "leaders", ()) if each.id == place), None)


def _point(ruleset: AnyRuleset, state: Any, place: Place) -> tuple[int, int]:
    if (leader := _leader(state, place)) is not None:
        return base_of(leader, state, ruleset.umpire).centre  # type: ignore[attr-defined]
    if isinstance(place, str):
        return _stand(ruleset, state, place).base.pose.at
    if max(map(abs, place)) > FARTHEST:
        raise Nowhere(", ".join(map(str, place)))
    return place
