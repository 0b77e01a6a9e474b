"""2.5. Groups: which units may move as one, and how they stand; large units."""

from collections.abc import Iterator, Sequence

from sandtable.games.impetus.rules.troops.profiles import (
    CHARIOTS,
    CLOSE_FOOT,
    GUNS,
    IMPETUOUS,
    PIKES,
    SKIRMISHERS,
    WAGENBURG,
    Profile,
)
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT
from sandtable.table.rank import in_column, in_line

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


WITHIN = UNIT // 10


@clause("BI 2.5a")
def joined(one: Stand, other: Stand) -> bool:
    """Short sides touching and fronts aligned, or one behind the other, corner on corner."""
    lines = in_line(one.base, other.base, WITHIN), in_column(one.base, other.base, WITHIN)
    return any(edge is not None for edge in (*lines, in_column(other.base, one.base, WITHIN)))


@clause("BI 2.5a")
def forbids_formation(stands: Sequence[Stand]) -> Iterator[Refusal]:
    """The members of a group stand in line, in column or in a block: each is joined to the others."""
    apart = {stand.id for stand in stands} - _reached(stands)
    for stand in stands:
        if stand.id in apart:
            yield Refusal("BI 2.5a", "refused-group-apart", {"unit": stand.id}, (stand.id,))


def _reached(stands: Sequence[Stand]) -> set[str]:
    """All that are joined to the first one, directly or through others."""
    found, edge = {stand.id for stand in stands[:1]}, list(stands[:1])
    while edge:
        here = edge.pop()
        fresh = [stand for stand in stands if stand.id not in found and joined(here, stand)]
        found |= {stand.id for stand in fresh}
        edge += fresh
    return found


@clause("BI 2.5.1a")
def may_form_large(front: Profile, rear: Profile) -> bool:
    """Two units of one type, both pikes or both impetuous foot."""
    pikes = PIKES in front.traits and PIKES in rear.traits
    impetuous = IMPETUOUS in front.traits and IMPETUOUS in rear.traits and front.type in CLOSE_FOOT
    return front.type == rear.type and (pikes or impetuous)
