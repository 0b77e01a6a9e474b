"""6.1.2: the fire table is the book's."""

from pathlib import Path

import pytest

from sandtable.games import data_of
from sandtable.games.impetus.files.tables import load_weapons, weapons_of
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.shooting.weapons import dice
from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from tests.library.files import changed, line_with

TABLE = """
longbow-a         0/2   -1/1   -
longbow-b         0/1   -2/0   -
short-bow-a       0/1   -3/0   -
short-bow-b       -1/0  -/-1   -
composite-bow-a   0/1   -2/-1  -
composite-bow-b   0/1   -4/-3  -
composite-bow-c   -2/0  -4/-3  -
crossbow-a        0/2   -2/0   -
crossbow-b        0/1   -      -
handgun           -1/0  -      -
arquebus-a        1/2   -2/-1  -
arquebus-b        1/2   -      -
musket            2/3   -1/0   -
javelin           -1/0  -      -
sling             0/1   -      -
artillery-a       4     2      0
artillery-b       3     2      -
artillery-c       3     2      0
various-missiles  0     -      -
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]
FILE = (data_of("impetus") / "tables/weapons.toml").read_text("utf-8")
FLAT = {"crossbow-a", "crossbow-b", "handgun", "arquebus-a", "arquebus-b", "musket", "artillery-a", "artillery-b"}
FLAT |= {"various-missiles"}
STILL = {"crossbow-a", "crossbow-b", "arquebus-a", "arquebus-b", "musket"}


def figures(cell: str) -> list[int | None]:
    """Against foot and against mounted."""
    foot, _, mounted = cell.partition("/")
    return [None if each == "-" else int(each) for each in (foot, mounted or foot)]


def shot(weapon: str, distance: int) -> list[int | None]:
    return [dice(load_weapons(), weapon, distance, target) for target in ("foot", "mounted")]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_row(row: list[str]) -> None:
    """At the near end and at the far end of each reach that the weapon has."""
    weapon, short, long, extreme = row
    near = 5000 if weapon in ("javelin", "sling", "artillery-c") else 1
    far = 5000 if weapon in ("javelin", "sling") else 10_000
    assert shot(weapon, near) == shot(weapon, far) == figures(short)
    assert shot(weapon, 10_001) == shot(weapon, 20_000) == figures(long)
    assert shot(weapon, 20_001) == shot(weapon, 50_000) == figures(extreme)
    assert shot(weapon, 50_001) == [None, None]


def test_there_are_no_others() -> None:
    assert list(load_weapons().rows) == [row[0] for row in ROWS]


@pytest.mark.parametrize(("weapon", "distance"), [("javelin", 5001), ("sling", 5001), ("artillery-c", 4999)])
def test_a_reach_of_its_own(weapon: str, distance: int) -> None:
    assert shot(weapon, distance) == [None, None]


@pytest.mark.parametrize("weapon", [row[0] for row in ROWS])
def test_how_it_flies(weapon: str) -> None:
    """BI 6.4: over friends bows, javelins and slings, and without penalty engines."""
    wanted = "flat" if weapon in FLAT else "lobbed" if weapon == "artillery-c" else "indirect"
    assert load_weapons().rows[weapon].trajectory == wanted


@pytest.mark.parametrize("shooter", TYPES)
@pytest.mark.parametrize(("edition", "bound"), [("fr", TYPES), ("es", ("CP", "CM", "CL"))])
def test_who_stands_still(edition: str, shooter: str, bound: tuple[str, ...]) -> None:
    """BI 6.1.2n: crossbows, arquebuses and muskets; in the Spanish edition those of riders alone."""
    stands_still = EDITIONS[edition].rule("stands_still")
    found = {name for name, row in load_weapons().rows.items() if stands_still(row, shooter)}
    assert found == (STILL if shooter in bound else set())


@pytest.mark.parametrize("cell", ["", "x", "1/2/3", "/", "1/", "1.5", "--", "100"])
def test_a_cell_that_is_none_is_told_at_its_line(tmp_path: Path, cell: str) -> None:
    text = changed(FILE, 'short = "0/2"', f'short = "{cell}"')
    path = tmp_path / "weapons.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Unreadable) as trouble:
        weapons_of(read_document(path))
    (fault,) = trouble.value.faults
    assert (fault.field, fault.line) == ("weapon.longbow-a.short", line_with(text, f'short = "{cell}"'))
    assert (fault.key, fault.clause) == ("fault-cell", "BI 6.1.2")
