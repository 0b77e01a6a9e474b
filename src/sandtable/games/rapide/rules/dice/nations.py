"""G. Special cases: nations that inflict more, or less, in some years."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.battle import Army
from sandtable.games.rapide.rules.stacks.pashas import full_armies
from sandtable.games.rapide.rules.stacks.stacking import Stack
from sandtable.games.rapide.rules.tables import National, Tables
from sandtable.kernel.dice import Line


def national(army: Army, stack: Stack, year: int, tables: Tables) -> Iterator[Line]:
    """What the nation of the troops inflicts more or less, once a battle; in halves."""
    for row in tables.national:
        value = share(row, full_armies(stack, tables.stacking))
        if value and army.nation in row.nations and row.since <= year <= row.until:
            yield Line(value, row.clause, "national")


def share(row: National, armies: int) -> int:
    """By the number of A+ engaged."""
    return row.two if armies >= 2 else row.one if armies else 0
