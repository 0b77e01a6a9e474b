"""3.6. Places to deploy: behind its line, rank by rank, and along a rank to the last thousandth of a U."""

from collections.abc import Iterable

from sandtable.games.impetus.rules.setup.deployment import FROM_CENTRE, FROM_EDGES, Camp, Placed, behind_the_line
from sandtable.games.impetus.rules.terrain.land import merged
from sandtable.table.crossing import Span
from sandtable.table.path import swept
from sandtable.table.plane import QUARTER, TURN
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import box


def facing(camp: Camp) -> int:
    """The heading that looks at the enemy's half."""
    return QUARTER if camp.half == "lower" else TURN - QUARTER


def line(camp: Camp) -> int:
    """How far up the table the foremost bases stand; where the zones are lifted, nearer to a small table's middle."""
    middle = camp.board.short // 2
    gap = FROM_CENTRE if camp.zones else min(FROM_CENTRE, middle // 2)
    return middle - gap if camp.half == "lower" else middle + gap


def room(camp: Camp) -> int:
    """How deep the ground behind the line is."""
    return line(camp) if camp.half == "lower" else camp.board.short - line(camp)


def depth(base: Base) -> int:
    """How deep a base is, as seen from the line."""
    _, low, _, high = box(base.outline)
    return high - low


def behind(base: Base, camp: Camp, back: int) -> Base:
    """The base with its foremost corner so far behind the line."""
    _, low, _, high = box(base.outline)
    shift = line(camp) - back - high if camp.half == "lower" else line(camp) + back - low
    return base.at(base.pose._replace(y=base.pose.y + shift))


def ranks(base: Base, camp: Camp, step: int) -> list[int]:
    """How far behind the line a base may stand, step by step to the last; without zones before the line as well."""
    last = room(camp) - depth(base)
    back = sorted({*range(0, last + 1, step), max(last, 0)})
    return back if camp.zones else [*back, *range(-step, room(camp) - camp.board.short - 1, -step)]


def places(base: Base, camp: Camp, avoided: Iterable[Outline] = ()) -> list[Span]:
    """Every stretch of x, both ends included, along which a base of this y and heading may be set up."""
    low, high = _bounds(base, camp)
    if low > high:
        return []
    start = base.at(base.pose._replace(x=low))
    outlines = (*(other.base.outline for other in camp.others), *(border for _, border in camp.closed), *avoided)
    _, bottom, _, top = box(start.outline)
    level = [each for each in outlines if (edge := box(each))[1] <= top and edge[3] >= bottom]
    overs = [over for each in level if (over := swept(start, 0, high - low, each)) is not None]
    free, at = [], low
    for enter, leave in merged(overs):
        if at < low + enter:
            free.append((at, low + enter - 1))
        at = low + leave + 1
    return [*free, (at, high)] if at <= high else free


def _bounds(base: Base, camp: Camp) -> Span:
    """The first and the last x between the edges; they are the wrong way round if there is none."""
    start = base.at(base.pose._replace(x=0))
    left, bottom, right, top = box(start.outline)
    if bottom < 0 or top > camp.board.short:
        return 0, -1
    if not camp.zones:
        return -left, camp.board.long - right
    if any(behind_the_line(Placed("", start), camp.half, camp.board)):
        return 0, -1
    low, high = FROM_EDGES - left, camp.board.long - FROM_EDGES - right
    return low + _refused(start, low, camp), high - _refused(start, high, camp)


def _refused(base: Base, x: int, camp: Camp) -> bool:
    """The edition wants more than the distance itself."""
    there = Placed("", base.at(base.pose._replace(x=x)))
    return any(camp.book.refusals("edges", there, camp.board))
