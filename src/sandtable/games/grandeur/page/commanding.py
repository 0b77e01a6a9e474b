"""How far generals command, and whom they lead, as regions and lines that a browser can draw."""

from collections.abc import Iterator
from math import atan2, cos, pi, sin
from typing import Any, TypeAlias

from sandtable.games.grandeur.overlay import overlay_of
from sandtable.games.grandeur.picture.overlay import Reach
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.kernel.ruleset import AnyRuleset

Regions: TypeAlias = dict[str, tuple[tuple[int, int], ...]]
COMMAND, CHAIN = "command", "chain"
STEPS = 16
"""So many sides has the rounding of each corner."""


def commands(ruleset: AnyRuleset, state: Any, general: str = "") -> Regions:
    """The reach of a general or of all (`command red.general-1`), and lines to those below (`chain … 0`)."""
    if not isinstance(ruleset, Grandeur):
        return {}
    reaches = overlay_of(ruleset, command=True)(state).reaches
    return dict(named for reach in reaches if general in ("", reach.general) for named in _drawn(reach))


def _drawn(reach: Reach) -> Iterator[tuple[str, tuple[tuple[int, int], ...]]]:
    yield f"{COMMAND} {reach.general}", tuple(_around(reach))
    for number, base in enumerate(reach.led):
        yield f"{CHAIN} {reach.general} {number}", (reach.base.centre, base.centre)


def _around(reach: Reach) -> Iterator[tuple[int, int]]:
    """All that is so near to a base: its outline with round corners."""
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
