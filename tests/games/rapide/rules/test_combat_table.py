"""T.1: every cell of the combat table, read by a die that is thrown for it."""

from collections.abc import Iterator

import pytest

from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.rules.events import Shocked
from tests.games.rapide.rules.fight import begun
from tests.games.rapide.rules.folder import table

BATTLE = """
year = 1650
attacker = { nation = "poland", stack = "D", technology = "medieval", leader = "0.0.$leader" }
defender = { nation = "sweden", stack = "D", technology = "$against" }
"""
FACES = 10
FIRES = ("musket", "manoeuvre", "lace")
PRINTED = table("combat_table", "combat")


def cells() -> Iterator[tuple[str, int, str]]:
    """Column, die and what is printed there."""
    for die, row in PRINTED["rows"].items():
        yield from ((column, int(die), cell) for column, cell in zip(PRINTED["columns"], row, strict=True))


@pytest.mark.parametrize(("column", "die", "cell"), list(cells()))
def test_cell(column: str, die: int, cell: str) -> None:
    against = PRINTED["against"][column]
    leader = max(0, die - FACES)
    before = [1] if against in FIRES else []
    fight = begun(BATTLE, [*before, die - leader], leader=leader, against=against)
    shocked = next(event for event in fight.events if isinstance(event, Shocked))
    assert shocked.column == column
    assert f"{written(shocked.losses)} {'*' * shocked.stars}".strip() == cell.replace("–", "0")


def test_sixty_cells() -> None:
    assert len(list(cells())) == 12 * 5
