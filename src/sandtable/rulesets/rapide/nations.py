"""G. Special cases: nations that inflict more, or less, in some years."""

from collections.abc import Iterator

from sandtable.kernel.dice import Line
from sandtable.rulesets.rapide.battle import Army
from sandtable.rulesets.rapide.pashas import full_armies
from sandtable.rulesets.rapide.stacking import Stack
from sandtable.rulesets.rapide.tables import National, Tables


def national(army: Army, stack: Stack, year: int, tables: Tables) -> Iterator[Line]:
    """What the nation of the troops inflicts more or less, once a battle; in halves."""
    for row in tables.national:
        value = share(row, full_armies(stack, tables.stacking))
        if value and army.nation in row.nations and row.since <= year <= row.until:
            yield Line(value, row.clause, "national")


def share(row: National, armies: int) -> int:
    """By the number of A+ engaged."""
    return row.two if armies >= 2 else row.one if armies else 0
