"""5.7b. Skirmishers that are crossed are set down behind whoever crosses them."""

from collections.abc import Iterator, Sequence

from sandtable.kernel.clause import clause
from sandtable.rulesets.impetus.march import Land
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.tableau import Tableau
from sandtable.table.plane import UNIT, Pose, shifted
from sandtable.table.shape import Base
from sandtable.table.spacing import near

STEP = UNIT // 4


@clause("BI 5.7b")
def free_place_behind(crosser: Base, skirmishers: Stand, field: Tableau) -> Pose:
    """The first free place behind a base, faced as it is; if there is none straight behind, the next one aside."""
    for pose in _places(crosser, field.land):
        base = skirmishers.base.at(pose)
        if field.room(base, skirmishers.id) and not _touches(base, field.enemies(skirmishers.unit.seat)):
            return pose
    raise AssertionError("a table has room for one more base of skirmishers")


def _touches(base: Base, enemies: Sequence[Stand]) -> bool:
    """A place where skirmishers would touch an enemy is not free."""
    return any(near(base.outline, enemy.outline) for enemy in enemies)


def _places(crosser: Base, land: Land) -> Iterator[Pose]:
    """Straight behind, further and further; then the same to either side, further and further."""
    rear = shifted(crosser.pose, -crosser.depth)
    reach = land.board.long
    for aside in range(0, reach, 2 * UNIT):
        for left in dict.fromkeys((aside, -aside)):
            for back in range(0, reach if not aside else 20 * UNIT, STEP if not aside else UNIT):
                yield shifted(rear, -back, left)
    for back in range(0, reach, UNIT):
        for aside in range(-reach, reach, UNIT):
            yield shifted(rear, back, aside)
            yield shifted(rear, -back, aside)
