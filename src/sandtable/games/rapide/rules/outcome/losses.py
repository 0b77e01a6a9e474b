"""F.2 and K. Losses: what was inflicted is adjusted once, and paid in counters at the end."""

from functools import lru_cache

from sandtable.games.rapide.rules.battle import Army
from sandtable.games.rapide.rules.dice.nations import national
from sandtable.games.rapide.rules.stacks.pashas import force
from sandtable.games.rapide.rules.stacks.stacking import Stack, detachments, parse
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, total


@clause("CR F.2")
@lru_cache(maxsize=1024)
def adjustments(army: Army, stack: Stack, year: int, tables: Tables) -> tuple[Line, ...]:
    """What a side's nation and starting force add to, or take from, all that it inflicted; in halves."""
    small = Line(tables.variable[force(stack, tables.stacking) - 1], "CR T.4", "variable-losses")
    return (*national(army, stack, year, tables), *((small,) if small.value else ()))


@clause("CR F.2")
def adjusted(inflicted: int, lines: tuple[Line, ...]) -> int:
    """Never below nothing."""
    return max(0, inflicted + total(lines))


@clause("CR K")
def detachments_lost(losses: int) -> int:
    """Total losses in whole detachments, rounded down; but ½ counts as one."""
    return 1 if losses == 1 else losses // 2


@lru_cache(maxsize=4096)
def remains(stack: Stack, due: int, tables: Tables) -> Stack:
    """What is left of the counters when so many detachments are paid: by the table, else step by step."""
    if not due:
        return stack
    row = tables.remains.get(str(Stack(stack.plus, stack.minus, stack.detachments)))
    if row is None:
        return paid(stack, due)
    left = parse(row[due - 1]) if due <= len(row) else Stack()
    return Stack(left.plus, left.minus, left.detachments, stack.pashas)


def counters_suffice(stack: Stack, due: int) -> bool:
    """So many detachments can be paid without a pasha."""
    return detachments(stack) >= due


@clause("CR K.2")
def paid(stack: Stack, due: int) -> Stack:
    """Each detachment is a loose D if there is one, else a step of the weaker army; pashas stay out of it."""
    plus, minus, loose = stack.plus, stack.minus, stack.detachments
    for _ in range(due):
        if loose:
            loose -= 1
        elif minus:
            minus, loose = minus - 1, loose + 1
        elif plus:
            plus, minus, loose = plus - 1, minus + 1, loose + 1
    return Stack(plus, minus, loose, stack.pashas)
