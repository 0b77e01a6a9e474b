"""6.1.2. Weapons: the fire table, how far each reaches, and how it shoots."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.impetus.rules.troops.profiles import CAVALRY, GUNS, WAGENBURG, Arm
from sandtable.kernel.bounds import Dice, Id, Table
from sandtable.kernel.clause import clause
from sandtable.table.plane import UNIT

Trajectory: TypeAlias = Literal["flat", "indirect", "lobbed"]
"""BI 6.4: straight only; over friends with the penalty; over friends without it."""

BANDS = ("short", "long", "extreme")
ARTILLERY = "artillery"
CARRY_ARTILLERY = (GUNS, WAGENBURG)

FURTHEST = 100
"""No weapon shoots further, in U; the book has no such limit."""

Reach: TypeAlias = Annotated[int, Meta(ge=0, le=FURTHEST * UNIT)]


class Cell(Struct, frozen=True):
    """More or fewer dice against foot and against mounted; None: cannot shoot."""

    foot: Dice | None = None
    mounted: Dice | None = None


class Weapon(Struct, frozen=True, eq=False):
    """A row of the fire table. `least` and `most` are its own limits of reach, in thousandths of a U.

    `stationary` (BI 6.1.2n): it is one of those that are shot standing still, and at 45° only.
    """

    kind: Id
    grade: Id
    cells: Table[Cell]
    least: Reach
    most: Reach
    trajectory: Trajectory
    stationary: bool


class Weapons(Struct, frozen=True, eq=False):
    """The fire table: how far short, long and extreme reach go, and every weapon by its name."""

    bands: Table[Reach]
    rows: Table[Weapon]


@clause("BI 6.1.2")
def dice(weapons: Weapons, weapon: str, distance: int, target: Arm) -> int | None:
    """More or fewer dice at a target so far away (thousandths of a U); None: it cannot be shot at."""
    row = weapons.rows[weapon]
    reach = band(weapons, distance)
    if reach is None or not row.least <= distance <= row.most:
        return None
    cell = row.cells[reach]
    return cell.mounted if target == "mounted" else cell.foot


def band(weapons: Weapons, distance: int) -> str | None:
    """Short, long or extreme; None beyond all of them."""
    reached = [(far, name) for name, far in weapons.bands.items() if distance <= far]
    return min(reached)[1] if reached else None


@clause("BI 6.1.2n")
def stands_still(weapon: Weapon, shooter: str) -> bool:
    """With such a weapon every type of troops must stand still to shoot."""
    return weapon.stationary


@clause("BI 6.1.2n")
def riders_stand_still(weapon: Weapon, shooter: str) -> bool:
    """With such a weapon riders must stand still to shoot."""
    return weapon.stationary and shooter in CAVALRY
