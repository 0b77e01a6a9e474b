"""What can be measured on a table of Grandeur: what Basic Impetus measures, and generals with their command."""

from collections.abc import Iterator
from math import atan2, cos, pi, sin
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.overlay import overlay_of
from sandtable.games.grandeur.picture.command import Reach
from sandtable.games.grandeur.picture.figures import STAFF, figure_of
from sandtable.games.grandeur.rules.command.command import base_of
from sandtable.games.grandeur.rules.troops.armies import ARMY, CORPS, DIVISION
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.impetus.page import measuring as impetus
from sandtable.games.impetus.page.wire import Scene
from sandtable.library.words import Words
from sandtable.server.game_page import Regions
from sandtable.table.sight import Range, range_between

COMMAND = "command"
"""Asks for the command of generals instead of zones and arcs."""

CHAIN = "chain"
STEPS = 16
"""How many sides the rounding of each corner has."""


def scene(ruleset: Any, state: Any, say: Words) -> Scene:
    """As in Basic Impetus, with the bases of generals by their rank."""
    found, scale = impetus.scene(ruleset, state, say), ruleset.umpire.scale(state)
    generals = {ARMY: scale.general, CORPS: scale.general, DIVISION: scale.division}
    figures = impetus.figures(state, figure_of) | {impetus.LEADS: STAFF}
    return replace(found, bases=found.bases | generals, figures=figures, sheets=(*found.sheets, "grandeur"))


def point(ruleset: Any, state: Any, piece: str) -> tuple[int, int]:
    """The middle of a general's base, or of a unit's front. Raises Nowhere."""
    leader = _leader(state, piece)
    return base_of(leader, state, ruleset.umpire).centre if leader else impetus.point(ruleset, state, piece)


def distance(ruleset: Any, state: Any, start: str, end: str) -> Range:
    """As in Basic Impetus; to and from generals by the middle of their bases. Raises Nowhere."""
    if _leader(state, start) or _leader(state, end):
        return range_between(point(ruleset, state, start), point(ruleset, state, end))
    return impetus.distance(ruleset, state, start, end)


def _leader(state: Any, piece: str) -> Leader | None:
    return next((leader for leader in state.leaders if leader.id == piece), None)


def surroundings(ruleset: Any, state: Any, piece: str, of: str) -> Regions:
    """As in Basic Impetus; or the command of a general, or of all of them. Raises Nowhere."""
    if of == COMMAND or _leader(state, piece):
        return commands(ruleset, state, piece)
    return impetus.surroundings(ruleset, state, piece, of)


def commands(ruleset: Any, state: Any, general: str = "") -> Regions:
    """How far a general or all generals command (`command red.general-1`), and lines to those below (`chain … 0`)."""
    reaches = overlay_of(ruleset, command=True)(state).reaches
    return dict(named for reach in reaches if general in ("", reach.general) for named in _drawn(reach))


def _drawn(reach: Reach) -> Iterator[tuple[str, tuple[tuple[int, int], ...]]]:
    yield f"{COMMAND} {reach.general}", tuple(_around(reach))
    for number, base in enumerate(reach.led):
        yield f"{CHAIN} {reach.general} {number}", (reach.base.centre, base.centre)


def _around(reach: Reach) -> Iterator[tuple[int, int]]:
    """The edge of everything in reach of a base: its outline with round corners."""
    corners = list(reach.base.outline)
    if _turn(corners) < 0:
        corners.reverse()
    for at, (x, y) in enumerate(corners):
        start = _outwards(corners[at - 1], (x, y))
        end = _outwards((x, y), corners[(at + 1) % len(corners)])
        sweep = (end - start) % (2 * pi)
        for step in range(STEPS + 1):
            angle = start + sweep * step / STEPS
            yield round(x + reach.radius * cos(angle)), round(y + reach.radius * sin(angle))


def _outwards(start: tuple[int, int], end: tuple[int, int]) -> float:
    """The angle that looks out over a side of an outline that goes round counterclockwise."""
    return atan2(end[1] - start[1], end[0] - start[0]) - pi / 2


def _turn(corners: list[tuple[int, int]]) -> int:
    """Above zero if the corners go round counterclockwise."""
    following = (*corners[1:], corners[0])
    return sum(x * there[1] - there[0] * y for (x, y), there in zip(corners, following, strict=True))
