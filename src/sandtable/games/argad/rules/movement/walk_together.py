"""VI.b, VI.f, VI.k. All ways are walked together, until everybody has a place of their own."""

from collections import Counter
from typing import NamedTuple

from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.places import TRIES, groundless, homeless, resettled, stopped_before
from sandtable.games.argad.rules.movement.setting_out import Reason, Stint
from sandtable.kernel.clause import clause
from sandtable.table.footing import Footing, overlapping, touching
from sandtable.table.plane import Pose as Stand
from sandtable.table.together import Crowd, Stood, Walk
from sandtable.table.way import Way

JUDGED = 2
"""The most times that a figure is judged again in one walk."""


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
    rounds = Rounds(field, going, parting)
    done = rounds.walked()
    while done is None:
        done = rounds.walked()
    return done


class Rounds:
    """The same walk, begun again with one way changed until every change has a cause that holds.

    Who has given way to somebody who in the end stands elsewhere is judged again, and if that does not help has their
    place before others; so has who would find none.
    """

    def __init__(self, field: Field, going: list[Stint], parting: list[tuple[int, int]]) -> None:
        self.field, self.parting = field, parting
        self.set_out, self.going = list(going), list(going)
        self.stumbled: set[tuple[int, int]] = set()
        self.judged: Counter[int] = Counter()
        self.foremost: dict[int, Footing] = {}
        self.claims: Counter[int] = Counter()

    def walked(self) -> Trek | None:
        """All walk; nothing if they are to begin again."""
        going = list(self.going)
        walk = Walk([each.walker for each in going], self._stops, self.parting, self.foremost)
        while (crowd := walk.go()) is not None:
            self.stumbled |= {(crowd.who, m) for m in crowd.taken}
            n, changed = _changed(self.field, walk, going, crowd, self.parting)
            if n == crowd.who and self.claims[n] < JUDGED and homeless(walk, n, changed):
                self._comes_first(n, crowd.stood)
                return None
            going[n] = changed
            if n != crowd.who or not walk.amend(n, changed.walker):
                self.going[n] = changed
                return None
        again = self._judges_again(walk, going) or self._sets_back(walk, going)
        return None if again else Trek(going, walk, self.stumbled)

    def _stops(self, one: int, other: int) -> bool:
        names, march = self.field.standing, self.going[one].marches
        return bool(march and march == self.going[other].marches) or self.field.hostile(names[one], names[other])

    def _comes_first(self, n: int, stood: Stood) -> None:
        """Somebody has a place before all others."""
        self.going[n] = self.set_out[n]
        self.claims[n] += 1
        self.foremost[n] = self.set_out[n].walker.sole.at(stood.stand)

    def _judges_again(self, walk: Walk, going: list[Stint]) -> bool:
        idle = [n for n in groundless(self.field, walk, going) if self.judged[n] < JUDGED]
        if idle:
            self._begins_again(idle[0], going[idle[0]])
            self.foremost |= {n: walk.foot(n) for n in self.foremost if n != idle[0]}
        return bool(idle)

    def _begins_again(self, n: int, own: Stint) -> None:
        """Somebody walks as they set out; at last they look for no other place, or have their own before all others."""
        self.going[n] = self.set_out[n]
        self.judged[n] += 1
        if self.judged[n] == JUDGED and own.walker.aside:
            self.going[n] = self.set_out[n]._replace(asides=TRIES)
        elif self.judged[n] == JUDGED and own.first is not None:
            self._comes_first(n, own.first[1])

    def _sets_back(self, walk: Walk, going: list[Stint]) -> bool:
        changed = before_obstacles(self.field, walk, going)
        for n, own in changed.items():
            self.going[n] = self.set_out[n] = own
        return bool(changed)


def _changed(
    field: Field, walk: Walk, going: list[Stint], crowd: Crowd, parting: list[tuple[int, int]]
) -> tuple[int, Stint]:
    """Whose way changes where somebody comes to a place that is taken, and to which.

    A figure that leaves an enemy is not hindered by it: the enemy that followed too far stops behind.
    """
    for m in crowd.taken:
        if (crowd.who, m) in parting and walk.strides[m].legs:
            strides, foot = walk.strides[m], walk.strides[crowd.who].walker.sole.at(crowd.stood.stand)
            why = Reason("enemy", field.standing[crowd.who], "AR VI.f")
            return m, stopped_before(going[m], strides, walk.stood[m].tick, [foot], why)
    return crowd.who, resettled(field, walk, going, crowd)


@clause("AR VIII.l")
def before_obstacles(field: Field, walk: Walk, going: list[Stint]) -> dict[int, Stint]:
    """A figure stopped by an enemy while crossing a linear obstacle stays before it: it must fight its way over.

    A figure that stood on it from the start stops where they touch.
    """
    for n, name in enumerate(field.standing):
        stood = walk.stood[n]
        if stood.by < 0 or not stood.tick or not field.hostile(name, field.standing[stood.by]):
            continue
        lines = [part for line in field.land.linear if not line.under(field.foot(name)) for part in line.parts]
        under = any(overlapping(walk.foot(n), part) for part in lines)
        if under and touching(walk.foot(n), walk.foot(stood.by)):
            by, reason = stood.by, Reason("obstacle", field.standing[stood.by], "AR VIII.l")
            back = stopped_before(going[n], walk.strides[n], stood.tick, lines, reason)._replace(first=None)
            return {n: back, by: _stays(walk, going[by], by, Reason("enemy", name, "AR VIII.l"))}
    return {}


def _stays(walk: Walk, own: Stint, n: int, reason: Reason) -> Stint:
    """Somebody who has been stopped stays where that was, whatever becomes of the one who stopped them."""
    stood, strides = walk.stood[n], walk.strides[n]
    if not strides.legs or (stood.tick >= strides.stops and own.first is None):
        return own
    walker = strides.walker._replace(way=strides.until(stood.tick), end=stood.stand.heading)
    return own._replace(walker=walker, reason=reason, first=None)
