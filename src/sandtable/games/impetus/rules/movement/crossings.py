"""5.7b. Crossings: the friends that a unit passes through on its way, and what becomes of skirmishers among them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sandtable.games.impetus.rules.events import FriendCrossed, Moved
from sandtable.games.impetus.rules.movement.bodies import Body
from sandtable.games.impetus.rules.movement.ways import Passage, crossed, with_skin
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.clause import clause
from sandtable.table.border import beyond
from sandtable.table.path import gone, swept, way_box
from sandtable.table.plane import TURN, UNIT, Pose, shifted
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import apart, box


def passages(stand: Stand, angle: int, distance: int, body: Body) -> list[Passage]:
    """The friends that a unit crosses on a way of so far."""
    found = crossed(stand, angle, distance, body.others)
    return [passage for passage in found if passage.enter <= distance]


@clause("BI 5.7b")
def first_to_cross(crossed: dict[str, list[Passage]]) -> dict[str, list[Passage]]:
    """Skirmishers are crossed by the unit that began to cross them, and by no other of its group."""
    begun: dict[str, tuple[int, str]] = {}
    for unit, found in crossed.items():
        for passage in found:
            first = (passage.enter, unit)
            begun[passage.friend.id] = min(first, begun.get(passage.friend.id, first))
    return {
        unit: [p for p in found if p.friend.unit.type != SKIRMISHERS or begun[p.friend.id][1] == unit]
        for unit, found in crossed.items()
    }


def tell_crossings(tell: Tell, unit: str, crossed: list[Passage], umpire: Umpire) -> None:
    """Friends are crossed; skirmishers among them are set down behind the unit."""
    for passage in crossed:
        friend = passage.friend
        tell.say(FriendCrossed(unit, friend.id))
        if friend.unit.type == SKIRMISHERS:
            field = umpire.field(tell.state)
            pose = free_place_behind(field.stand(unit).base, field.stand(friend.id), field)
            tell.say(Moved(friend.id, pose, "crossed", "BI 5.7b"))


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
