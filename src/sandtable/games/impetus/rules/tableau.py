"""The table as it stands: every unit on its base, and the enemies that each is in melee with."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, TypeVar, cast

from sandtable.games.impetus.rules.melee.melees import in_melee
from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.troops.scales import Scale, Size
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.kernel.book import Book
from sandtable.table.border import within_edges
from sandtable.table.kept import kept
from sandtable.table.plane import TOLERANCE, Pose
from sandtable.table.shape import Base
from sandtable.table.spacing import Box, box, grown, overlap

T = TypeVar("T")


@lru_cache(maxsize=1024)
def _size(scale: Scale, front: str, rear: str) -> Size:
    size = scale.size(front)
    return size._replace(depth=size.depth + scale.size(rear).depth) if rear else size


def base_of(unit: Unit, pose: Pose, scale: Scale) -> Base:
    """BI 2.5.1f: the base of a unit, as deep as all that stands there."""
    return Base(pose, *_size(scale, unit.type, unit.rear.type if unit.rear else ""))


class Tableau:
    """All units and the ground, as they are in one state, and the book; what stands as it stood is not made anew."""

    def __init__(
        self,
        units: Sequence[Unit],
        poses: Sequence[Pose],
        scale: Scale,
        land: Land,
        book: Book,
        before: "Tableau | None" = None,
    ) -> None:
        self.book = book
        self.land = land
        self.scale = scale
        self._known = before.stands if before is not None and before.scale is scale else {}
        self._found: dict[tuple[Any, ...], Any] = {}
        self._bases = [(unit, self._base(unit, pose)) for unit, pose in zip(units, poses, strict=True)]

    def _base(self, unit: Unit, pose: Pose) -> Base:
        known = self._known.get(unit.id)
        same = known is not None and known.unit is unit and known.base.pose is pose
        return known.base if same and known is not None else base_of(unit, pose, self.scale)

    @kept
    def engaged(self) -> dict[str, tuple[str, ...]]:
        """BI 4.1.3: for each unit in melee the enemies that it is in melee with."""
        found: dict[str, tuple[str, ...]] = {}
        boxes = [(unit.id, base, self._box(unit.id, base), unit.seat == "red") for unit, base in self._bases]
        blue = [each for each in boxes if not each[3]]
        for one, mine, around, red in boxes:
            left, bottom, right, top = grown(around, TOLERANCE)
            for other, theirs, (a, b, c, d), _ in blue if red else ():
                if a <= right and b <= top and c >= left and d >= bottom and in_melee(mine, theirs):
                    found[one] = (*found.get(one, ()), other)
                    found[other] = (*found.get(other, ()), one)
        return found

    def _box(self, unit: str, base: Base) -> Box:
        """The box around a base; that of a unit that stands as it stood is known."""
        known = self._known.get(unit)
        return known.box if known is not None and known.base is base else box(base.outline)

    @kept
    def stands(self) -> dict[str, Stand]:
        """Every unit on the table by its name."""
        engaged, known = self.engaged, self._known
        self._known = {}
        found = {}
        for unit, under in self._bases:
            fighting, kept = unit.id in engaged, known.get(unit.id)
            same = kept is not None and kept.unit is unit and kept.base is under and kept.fighting is fighting
            found[unit.id] = kept if same and kept is not None else Stand(unit, under, fighting)
        return found

    def stand(self, unit: str) -> Stand:
        return self.stands[unit]

    def others(self, *units: str) -> list[Stand]:
        """All but these."""
        return [stand for name, stand in self.stands.items() if name not in units]

    @kept
    def _sides(self) -> dict[str, tuple[list[Stand], list[Stand]]]:
        """For each side its own units and the other's."""
        red = [stand for stand in self.stands.values() if stand.unit.seat == "red"]
        blue = [stand for stand in self.stands.values() if stand.unit.seat != "red"]
        return {"red": (red, blue), "blue": (blue, red)}

    def of(self, seat: str) -> Sequence[Stand]:
        """The units of a side."""
        return self._sides[seat][0]

    def enemies(self, seat: str) -> Sequence[Stand]:
        """The units of the other side."""
        return self._sides[seat][1]

    def once(self, find: Callable[..., T], body: Any, *arguments: Any) -> T:
        """What is found of a body of units on this table. It is kept, so that nothing is measured twice."""
        key = (find, *arguments, *[id(stand) for stand in body.stands])
        if key not in self._found:
            self._found[key] = find(body, *arguments)
        return cast(T, self._found[key])

    def over(self, land: Land) -> "Tableau":
        """The same table with other ground."""
        found = copy(self)
        found.land, found._found = land, {}
        return found

    def room(self, base: Base, *units: str) -> bool:
        """A base of one of these units has room: on the table, on nobody else, and not on closed ground."""
        board = self.land.board
        if not within_edges(base, board.long, board.short):
            return False
        taken = (*(other.outline for other in self.others(*units)), *(border for _, border in self.land.closed))
        return not any(overlap(base.outline, outline) for outline in taken)
