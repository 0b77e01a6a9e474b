"""Walking together: many figures walk their ways at the same time, each at its own pace.

Where two touch is found exactly, one meeting after the other. The figure that comes to a place first keeps it.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from types import MappingProxyType
from typing import NamedTuple

from sandtable.table.closing import FINE, WHOLE, first_touch, forbidden, inside
from sandtable.table.footing import Footing, overlapping, touching
from sandtable.table.plane import TOLERANCE, Vector
from sandtable.table.plane import Pose as Stand
from sandtable.table.shape import Outline
from sandtable.table.spacing import apart
from sandtable.table.strides import LATER, Leg, Strides, Walker, core

NOBODY = -1


class Stood(NamedTuple):
    """Where and when a figure stopped, and which figures it met there; none if its way was over."""

    tick: int
    stand: Stand
    by: int


class Crowd(NamedTuple):
    """A figure has come to a place that others took before."""

    who: int
    stood: Stood
    taken: tuple[int, ...]


Stops = Callable[[int, int], bool]


class Walk:
    """One turn of walking; `stood` says when and where each figure stopped.

    `parting` are pairs that touched at the start, of which the first leaves the second: that contact stops neither
    while the first goes away. `foremost` are figures that own their place before they have come to it.
    """

    def __init__(
        self,
        walkers: Sequence[Walker],
        stops: Stops,
        parting: Collection[tuple[int, int]] = (),
        foremost: Mapping[int, Footing] = MappingProxyType({}),
    ) -> None:
        self.strides = [Strides(each) for each in walkers]
        self.stood: dict[int, Stood] = {}
        self._feet: dict[int, Footing] = {}
        self._stops = [[m for m in range(len(walkers)) if m != n and stops(n, m)] for n in range(len(walkers))]
        self._parting = parting
        self.foremost = foremost
        self._until = [each.stops for each in self.strides]
        self._met = [NOBODY] * len(walkers)
        self._now = 0
        self._stopping: list[int] = []
        self._put_off: set[int] = set()
        self._hits = [(tick, n, m) for n, m in self._pairs() if (tick := self._hit(n, m, 0)) is not None]
        self._arrivals = [(until, n) for n, until in enumerate(self._until)]
        heapify(self._hits)
        heapify(self._arrivals)

    def foot(self, n: int) -> Footing:
        """What a figure stands on, or will stand on where it was stopped."""
        found = self._feet.get(n)
        return found or self.strides[n].walker.sole.at(self.strides[n].at(self._until[n]))

    def stand(self, n: int) -> Stand:
        """Where a figure stands, or will stand where it was stopped."""
        return self.strides[n].at(self._until[n])

    def place(self, n: int) -> Footing:
        """What a figure stands on, or the place that it owns already."""
        return self._feet.get(n) or self.foremost.get(n) or self.foot(n)

    def settled(self, n: int) -> list[int]:
        """All others that have a place."""
        return [m for m in (*self.stood, *(m for m in self.foremost if m not in self.stood)) if m != n]

    def go(self) -> Crowd | None:
        """All walk until all stand, or until one comes to a place that is taken."""
        while self._stopping or self._arrivals:
            if not self._stopping:
                self._next()
            while self._stopping:
                n = self._stopping.pop(0)
                if self._puts_off(n):
                    self._stopping.append(n)
                    continue
                crowd = self._stand(n) if n not in self.stood else None
                if crowd is not None:
                    return crowd
        return None

    def _puts_off(self, n: int) -> bool:
        """A figure that meets one that is stopping too, and has no place yet, waits for it; but only once."""
        waits = self._met[n] in self._stopping and n not in self._put_off
        self._put_off.add(n)
        return waits and not self._has_room(n)

    def amend(self, n: int, walker: Walker) -> bool:
        """A figure that came to a taken place has gone another way; False if it met another on that way.

        Then the walk must begin again with that way.
        """
        stopped = [m for m in self._stops[n] if self._stopped_by(m, n)]
        self.strides[n] = Strides(walker)
        self._until[n], self._met[n] = self.strides[n].stops, NOBODY
        if not all(touching(self.foot(n), self.foot(m)) for m in stopped):
            return False
        if not self.strides[n].legs:
            return False
        hits = [(tick, *pair) for pair in self._pairs_of(n) if (tick := self._hit(*pair, 0)) is not None]
        if any(tick < self._now for tick, _, _ in hits):
            return False
        for hit in hits:
            heappush(self._hits, hit)
        heappush(self._arrivals, (self._until[n], n))
        return True

    def meets(self, n: int, walker: Walker) -> bool:
        """A figure that took another way would be stopped on it by another figure."""
        kept = self.strides[n], self._until[n]
        self.strides[n] = Strides(walker)
        self._until[n] = end = self.strides[n].stops
        hits = [self._hit(*pair, 0) for pair in self._pairs_of(n)]
        self.strides[n], self._until[n] = kept
        return any(hit is not None and hit < end for hit in hits)

    def _stopped_by(self, n: int, m: int) -> bool:
        """A figure walked, and another stopped it before the end of its way."""
        return self._met[n] == m and self._until[n] < self.strides[n].stops

    def _pairs_of(self, n: int) -> Iterator[tuple[int, int]]:
        box = self.strides[n].box
        for m in self._stops[n]:
            if not apart(box, self.strides[m].box, 0):
                yield min(n, m), max(n, m)

    def _next(self) -> None:
        """The next moment at which a figure stops. The shorter the way it has left, the sooner it gets a place."""
        tick = min(self._arrivals[0][0], self._hits[0][0] if self._hits else LATER)
        self._now = max(tick, self._now)
        stopping = self._struck(tick)
        while self._arrivals and self._arrivals[0][0] <= tick:
            n = heappop(self._arrivals)[1]
            if self._until[n] <= tick:
                stopping.add(n)
        self._stopping = sorted(stopping - set(self.stood), key=lambda each: (self._left(each), each))

    def _pairs(self) -> Iterator[tuple[int, int]]:
        for n, others in enumerate(self._stops):
            mine = self.strides[n]
            for m in others:
                walks = bool(mine.legs or self.strides[m].legs)
                if n < m and walks and not apart(mine.box, self.strides[m].box, 0):
                    yield n, m

    def _struck(self, tick: int) -> set[int]:
        """The figures that are stopped at a tick by another that they meet."""
        found: set[int] = set()
        while self._hits and self._hits[0][0] <= tick:
            _, n, m = heappop(self._hits)
            now = self._hit(n, m, 0)
            if now is None:
                continue
            if now > tick:
                heappush(self._hits, (now, n, m))
                continue
            for each, other in ((n, m), (m, n)):
                if self._until[each] > now and each not in self.stood:
                    self._until[each], self._met[each] = now, other
                    found.add(each)
                    self._again(each, now)
        return found

    def _again(self, n: int, tick: int) -> None:
        """The figures that may meet one that has just stopped."""
        box = self.strides[n].box
        for m in self._stops[n]:
            if self._until[m] > tick and not apart(box, self.strides[m].box, 0):
                one, other = min(n, m), max(n, m)
                hit = self._hit(one, other, tick)
                if hit is not None:
                    heappush(self._hits, (hit, one, other))

    def _left(self, n: int) -> int:
        """How much of a way is left to walk, in ticks at the walker's own pace."""
        strides = self.strides[n]
        return (strides.last - self._until[n]) * strides.walker.pace

    def _stand(self, n: int) -> Crowd | None:
        """A figure stops, if there is room."""
        strides = self.strides[n]
        stood = Stood(self._until[n], strides.at(self._until[n]), self._met[n])
        taken = self._taken(n) if strides.legs else ()
        if taken:
            return Crowd(n, stood, taken)
        self.stood[n], self._feet[n] = stood, self.foot(n)
        return None

    def _has_room(self, n: int) -> bool:
        return not self.strides[n].legs or not self._taken(n)

    def _taken(self, n: int) -> tuple[int, ...]:
        """The figures that own the place to which one comes."""
        foot = self.foot(n)
        others = self._feet | ({} if n in self.foremost else {m: self.place(m) for m in self.foremost})
        return tuple(m for m, other in others.items() if not apart(foot.box, other.box, 0) and overlapping(foot, other))

    def _hit(self, n: int, m: int, since: int) -> int | None:
        """The first tick from one on at which two touch and would go deeper."""
        joined = (n, m) in self._parting or (m, n) in self._parting
        around = (self.strides[n].walker.sole.corner + self.strides[m].walker.sole.corner) * FINE
        for begin, end, one, other in self._windows(n, m, since):
            (ax, ay), (bx, by) = one.place(begin), other.place(begin)
            (cx, cy), (dx, dy) = one.place(end), other.place(end)
            at, shift = (ax - bx, ay - by), (cx - dx - ax + bx, cy - dy - ay + by)
            outline = self._outline(n, one.face, m, other.face)
            joined = joined and inside(at, outline, around + TOLERANCE * FINE)
            share = first_touch(at, shift, outline, around)
            if share is None or (joined and self._flees(n, m, at, (cx - ax, cy - ay), (dx - bx, dy - by))):
                continue
            turned = not share and begin > since and len(outline) > 1
            return begin - turned + (end - begin) * share // WHOLE
        return None

    def _outline(self, n: int, face: int, m: int, other: int) -> Outline:
        return forbidden(core(self.strides[n].walker.sole, face), core(self.strides[m].walker.sole, other))

    def _flees(self, n: int, m: int, at: Vector, mine: Vector, theirs: Vector) -> bool:
        """Of two that touched at the start, one leaves and goes away from the other."""
        goes = (n, m) in self._parting and mine[0] * at[0] + mine[1] * at[1] > 0
        return goes or ((m, n) in self._parting and theirs[0] * at[0] + theirs[1] * at[1] < 0)

    def _windows(self, n: int, m: int, since: int) -> Iterator[tuple[int, int, Leg, Leg]]:
        """Stretches of time in which both go straight or stand, tick by tick, for as long as either walks."""
        last = max(self._until[n], self._until[m])
        begin = since
        while begin < last:
            one, other = self._leg(n, begin), self._leg(m, begin)
            end = min(last, *(leg.end for leg in (one, other)))
            yield begin, end, one, other
            begin = end

    def _leg(self, n: int, tick: int) -> Leg:
        """The straight part that a figure walks from a tick on, cut where it is stopped; or where it stands."""
        until, strides = self._until[n], self.strides[n]
        if tick < until:
            leg = strides.leg(tick)
            return leg if leg.end <= until else _cut(leg, until)
        if until >= strides.last:
            return strides.rest
        leg = strides.leg(until)
        return Leg(until, LATER, leg.place(until), (0, 0), leg.face if until else strides.walker.start)


def _cut(leg: Leg, until: int) -> Leg:
    x, y = leg.place(until)
    return Leg(leg.begin, until, leg.at, (x - leg.at[0], y - leg.at[1]), leg.face)
