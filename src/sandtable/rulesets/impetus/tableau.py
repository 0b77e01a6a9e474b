"""The table as it stands: every unit on its base, and who is in melee with whom."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from sandtable.kernel.book import Book
from sandtable.rulesets.impetus.contact import in_melee
from sandtable.rulesets.impetus.march import Land
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.troops import Scale, Size, base
from sandtable.rulesets.impetus.units import Unit
from sandtable.table.border import within_edges
from sandtable.table.plane import TOLERANCE, Pose
from sandtable.table.shape import Base
from sandtable.table.spacing import apart, box, overlap


@lru_cache(maxsize=1024)
def _size(scale: Scale, front: str, rear: str) -> Size:
    size = base(scale, front)
    return size._replace(depth=size.depth + base(scale, rear).depth) if rear else size


def base_of(unit: Unit, pose: Pose, scale: Scale) -> Base:
    """BI 2.5.1f: the base of a unit, as deep as all that stands there."""
    return Base(pose, *_size(scale, unit.type, unit.rear.type if unit.rear else ""))


class Tableau:
    """All units and the ground, as they are in one state, and the book that is played by."""

    def __init__(self, units: Sequence[Unit], poses: Sequence[Pose], scale: Scale, land: Land, book: Book) -> None:
        self.book = book
        self.land = land
        self.scale = scale
        self._bases = [(unit, base_of(unit, pose, scale)) for unit, pose in zip(units, poses, strict=True)]

    @cached_property
    def engaged(self) -> dict[str, tuple[str, ...]]:
        """BI 4.1.3: for each unit in melee the enemies that it is in melee with."""
        found: dict[str, tuple[str, ...]] = {}
        boxes = [(unit, base, box(base.outline)) for unit, base in self._bases]
        red = [each for each in boxes if each[0].seat == "red"]
        blue = [each for each in boxes if each[0].seat != "red"]
        for one, mine, here in red:
            for other, theirs, there in blue:
                if not apart(here, there, TOLERANCE) and in_melee(mine, theirs):
                    found[one.id] = (*found.get(one.id, ()), other.id)
                    found[other.id] = (*found.get(other.id, ()), one.id)
        return found

    @cached_property
    def stands(self) -> dict[str, Stand]:
        """Every unit on the table by its name."""
        engaged = self.engaged
        return {unit.id: Stand(unit, base, unit.id in engaged) for unit, base in self._bases}

    def stand(self, unit: str) -> Stand:
        return self.stands[unit]

    def others(self, *units: str) -> list[Stand]:
        """All but these."""
        return [stand for stand in self.stands.values() if stand.id not in units]

    def of(self, seat: str) -> list[Stand]:
        """The units of a side."""
        return [stand for stand in self.stands.values() if stand.unit.seat == seat]

    def room(self, base: Base, *units: str) -> bool:
        """A base of one of these units has room: on the table, on nobody else, and not on closed ground."""
        board = self.land.board
        if not within_edges(base, board.long, board.short):
            return False
        taken = (*(other.outline for other in self.others(*units)), *self.land.closed.values())
        return not any(overlap(base.outline, outline) for outline in taken)

    def enemies(self, seat: str) -> list[Stand]:
        """The units of the other side."""
        return [stand for stand in self.stands.values() if stand.unit.seat != seat]
