"""3.5 and 4.1.1. The attacker, and the side that goes first: two dice each."""

from collections.abc import Iterable

from sandtable.games.impetus.rules.state import Throws
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.readings import Sum

DICE, DIE = 2, 6
GENERAL = 2


@clause("BI 3.5")
def setup_throw(seat: str, units: Iterable[Unit]) -> Throw:
    """Two dice and one for each mounted unit; the lower side defends."""
    lines = tuple(line for line in (Line(sum(u.mounted for u in units), "BI 3.5", "mounted"),) if line.value)
    return Throw(seat, "setup", DICE, DIE, Sum(total(lines)), lines, "BI 3.5")


@clause("BI 4.1.1")
def initiative_throw(seat: str, *, general: bool) -> Throw:
    """Two dice, and two more while the general is on the table; the higher side goes first."""
    lines = (Line(GENERAL, "BI 2.6", "general"),) if general else ()
    return Throw(seat, "initiative", DICE, DIE, Sum(total(lines)), lines, "BI 4.1.1")


def higher_throw(throws: Throws) -> int | None:
    """Which side has thrown more, 0 or 1, once both have; nobody if both have thrown the same."""
    assert throws.red is not None, "red has thrown"
    assert throws.blue is not None, "blue has thrown"
    return higher(throws.red, throws.blue)


@clause("BI 4.1.1")
def higher(first: int, second: int) -> int | None:
    """Which of two sums is the higher one, 0 or 1; a tie is thrown again."""
    return None if first == second else int(second > first)
