"""VI.b, VI.f, VI.k. All ways are walked together, until everybody has a place of their own."""

from typing import NamedTuple

from sandtable.kernel.clause import clause
from sandtable.rulesets.argad.field import Field
from sandtable.rulesets.argad.room import resettled, stopped_before
from sandtable.rulesets.argad.setting_out import Reason, Stint
from sandtable.table.footing import Footing, overlapping, touching
from sandtable.table.plane import Pose as Stand
from sandtable.table.together import Crowd, Stood, Walk
from sandtable.table.way import Way


class Trek(NamedTuple):
    """What everybody has walked: as it was set out and changed, where each came to stand, and who was stumbled upon."""

    going: list[Stint]
    walk: Walk
    stumbled: set[tuple[int, int]]

    def stood(self, n: int) -> Stood:
        return self.walk.stood[n]

    def stand(self, n: int) -> Stand:
        return self.walk.stood[n].stand

    def foot(self, n: int) -> Footing:
        return self.walk.foot(n)

    def way(self, n: int) -> Way:
        """The way that somebody has really walked."""
        return self.walk.strides[n].until(self.walk.stood[n].tick)


@clause("AR VI.b")
def trek(field: Field, going: list[Stint], parting: list[tuple[int, int]]) -> Trek:
    """Each walks its way at its own full move; enemies stop exactly where their bases first touch.

    In close order one stops behind the one before. Who comes to a place that is taken finds another, and if that way
    would have met somebody sooner, all begin again with it.
    """
    names, going = field.standing, list(going)
    stumbled: set[tuple[int, int]] = set()

    def stops(one: int, other: int) -> bool:
        mates = bool(going[one].marches) and going[one].marches == going[other].marches
        return mates or field.hostile(names[one], names[other])

    while True:
        walk = Walk([each.walker for each in going], stops, parting)
        while (crowd := walk.go()) is not None:
            stumbled |= {(crowd.who, m) for m in crowd.taken}
            n, changed = _changed(field, walk, going, crowd, parting)
            going[n] = changed
            if n != crowd.who or not walk.amend(n, changed.walker):
                break
        else:
            if not before_obstacles(field, walk, going):
                return Trek(going, walk, stumbled)


def _changed(
    field: Field, walk: Walk, going: list[Stint], crowd: Crowd, parting: list[tuple[int, int]]
) -> tuple[int, Stint]:
    """Whose way changes where somebody comes to a place that is taken, and to which.

    Who leaves an enemy is not hindered by that one: whoever followed too far stops behind.
    """
    for m in crowd.taken:
        if (crowd.who, m) in parting and walk.strides[m].legs:
            strides, foot = walk.strides[m], walk.strides[crowd.who].walker.sole.at(crowd.stood.stand)
            why = Reason("enemy", field.standing[crowd.who], "AR VI.f")
            return m, stopped_before(going[m], strides, walk.stood[m].tick, [foot], why)
    return crowd.who, resettled(field, walk, going, crowd)


@clause("AR VIII.l")
def before_obstacles(field: Field, walk: Walk, going: list[Stint]) -> bool:
    """Who is stopped by an enemy while crossing a linear obstacle stays before it: they must fight their way over."""
    for n, name in enumerate(field.standing):
        stood = walk.stood[n]
        if stood.by < 0 or not stood.tick or not field.hostile(name, field.standing[stood.by]):
            continue
        under = [part for line in field.land.linear for part in line.parts if overlapping(walk.foot(n), part)]
        if under and touching(walk.foot(n), walk.foot(stood.by)):
            lines = [part for line in field.land.linear for part in line.parts]
            by = field.standing[stood.by]
            going[n] = stopped_before(going[n], walk.strides[n], stood.tick, lines, Reason("obstacle", by, "AR VIII.l"))
            _stays(walk, going, stood.by, Reason("enemy", name, "AR VI.f"))
            return True
    return False


def _stays(walk: Walk, going: list[Stint], n: int, reason: Reason) -> None:
    """Somebody who has been stopped stays where that was, whatever becomes of the one who stopped them."""
    stood, strides = walk.stood[n], walk.strides[n]
    if strides.legs and stood.tick < strides.stops:
        walker = strides.walker._replace(way=strides.until(stood.tick), end=stood.stand.heading)
        going[n] = going[n]._replace(walker=walker, reason=reason)
