"""2.5 and 2.5.1. Formation: how units stand that move as one."""

from collections.abc import Iterator, Sequence

from sandtable.games.impetus.rules.stands import Stand
from sandtable.games.impetus.rules.troops.profiles import CLOSE_FOOT, IMPETUOUS, PIKES, Profile
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT
from sandtable.table.rank import in_column, in_line

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
