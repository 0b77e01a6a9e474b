"""5.7b. Skirmishers that are crossed are set down behind whoever crosses them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sandtable.games.impetus.rules.movement.ways import with_skin
from sandtable.games.impetus.rules.stands import Stand
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.march import Land
from sandtable.kernel.clause import clause
from sandtable.table.border import beyond
from sandtable.table.path import gone, swept, way_box
from sandtable.table.plane import TURN, UNIT, Pose, shifted
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import apart, box

STEP = UNIT // 4


class Row(NamedTuple):
    """Places one behind the other: where the first is, how far back the last, and how far they are apart."""

    start: Pose
    reach: int
    step: int


@clause("BI 5.7b")
def free_place_behind(crosser: Base, skirmishers: Stand, field: Tableau) -> Pose:
    """The first free place behind a base, faced as it is; if there is none straight behind, the next one aside."""
    seat, others, board = skirmishers.unit.seat, field.others(skirmishers.id), field.land.board
    taken = [other.outline for other in others if other.unit.seat == seat]
    taken += [*(border for _, border in field.land.closed), *beyond(board.long, board.short, 4 * board.long)]
    enemies = [other.outline for other in others if other.unit.seat != seat]
    for row in _rows(crosser, field.land):
        pose = _first_free(row, skirmishers.base.at(row.start), taken, enemies)
        if pose is not None:
            return pose
    raise AssertionError("a table has room for one more base of skirmishers")


def _rows(crosser: Base, land: Land) -> Iterator[Row]:
    """Straight behind; then the same to either side, further and further; then anywhere."""
    rear, reach = shifted(crosser.pose, -crosser.depth), land.board.long
    yield Row(rear, reach, STEP)
    for aside in range(2 * UNIT, reach, 2 * UNIT):
        yield Row(shifted(rear, 0, aside), 20 * UNIT, UNIT)
        yield Row(shifted(rear, 0, -aside), 20 * UNIT, UNIT)
    for aside in range(-reach, reach, UNIT):
        yield Row(shifted(rear, reach, aside), 2 * reach, UNIT)


def _first_free(row: Row, base: Base, taken: Sequence[Outline], enemies: Sequence[Outline]) -> Pose | None:
    """The first place of a row that is on the table, on nobody and nothing, and touches no enemy."""
    back, skin, far = (row.start.heading + TURN // 2) % TURN, with_skin(base), 0
    around = way_box(skin, back, row.reach)
    things = [*((base, outline) for outline in taken), *((skin, outline) for outline in enemies)]
    close = [(each, outline) for each, outline in things if not apart(around, box(outline), 0)]
    for low, high in sorted(over for each, outline in close if (over := swept(each, back, row.reach, outline))):
        if low <= far <= high:
            far = (high // row.step + 1) * row.step
    return gone(base, back, far).pose if far <= row.reach else None
