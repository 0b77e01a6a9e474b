"""2.5. Groups: which units may move as one."""

from collections.abc import Iterator, Sequence

from sandtable.games.impetus.rules.troops.profiles import CHARIOTS, GUNS, IMPETUOUS, SKIRMISHERS, WAGENBURG
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

ALONE = (WAGENBURG, GUNS, *CHARIOTS)
FEWEST = 2


@clause("BI 2.5a")
def enough(units: Sequence[Unit]) -> Iterator[Refusal]:
    """A group has two units or more, all of them ordered."""
    if len(units) < FEWEST:
        yield Refusal("BI 2.5a", "refused-group-few", {"count": len(units)}, tuple(unit.id for unit in units))
    for unit in units:
        if unit.disordered:
            yield Refusal("BI 2.5c", "refused-group-disordered", {"unit": unit.id}, (unit.id,))


@clause("BI 2.5b")
def alike(units: Sequence[Unit]) -> Iterator[Refusal]:
    """All foot or all mounted, but skirmishers may join mounted; some never group; impetuous only with their like."""
    for unit in units:
        if unit.type in ALONE:
            yield Refusal("BI 2.5b", "refused-group-type", {"type": unit.type}, (unit.id,))
    arms = {unit.profile.arm for unit in units if unit.type != SKIRMISHERS}
    if len(arms) > 1:
        yield Refusal("BI 2.5b", "refused-group-mixed", {}, tuple(unit.id for unit in units))
    kinds = {(unit.has(IMPETUOUS), unit.type if unit.has(IMPETUOUS) else "") for unit in units}
    if len(kinds) > 1:
        yield Refusal("BI 2.5b", "refused-group-impetuous", {}, tuple(unit.id for unit in units))


def forbids_group(units: Sequence[Unit]) -> Iterator[Refusal]:
    """Everything that forbids these units to move as a group, but for how they stand."""
    yield from enough(units)
    yield from alike(units)


@clause("BI 2.5c")
def pace(units: Sequence[Unit]) -> int:
    """A group moves as far as its slowest member."""
    return min(unit.profile.move for unit in units)
