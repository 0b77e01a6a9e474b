"""Walking together: many figures walk their ways at the same time, step by step; whose turn it was never matters."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sandtable.table.footing import Footing, Sole, overlapping
from sandtable.table.plane import Pose as Stand
from sandtable.table.way import Way, along, length

STEPS = 240
"""A turn has so many equal steps."""

TICKS = 32
"""Each step is divided into so many ticks, only to say where in it two that would overlap first touch."""

END = STEPS * TICKS


class Walker(NamedTuple):
    """A base with its way, how far it would get in the whole turn, and how it faces before and after."""

    sole: Sole
    way: Way
    pace: int
    start: int
    end: int

    @property
    def arrival(self) -> int:
        """The tick at which it is at the end of its way; the last one if it does not get there."""
        if len(self.way) == 1:
            return 0
        return END if not self.pace else min(END, -(-length(self.way) * END // self.pace))

    def at(self, tick: int) -> Stand:
        """Where it is at a tick; who has not moved has not turned either, unless it only turns."""
        if len(self.way) == 1:
            return Stand(*self.way[0], self.end)
        if tick >= self.arrival and self.pace >= length(self.way):
            return Stand(*self.way[-1], self.end)
        return along(self.way, self.pace * tick // END, self.start, self.start)


class Pair(NamedTuple):
    """Two who stop each other."""

    one: int
    other: int


Stops = Callable[[int, int], bool]


class Walk:
    """One turn of walking; `ticks` says when each has stopped."""

    def __init__(self, walkers: Sequence[Walker], stops: Stops) -> None:
        self.walkers = walkers
        self.ticks = [walker.arrival for walker in walkers]
        self._feet: dict[tuple[int, int], Footing] = {}
        self._speed = [walker.pace // STEPS + 2 if len(walker.way) > 1 else 0 for walker in walkers]
        numbers = range(len(walkers))
        movers = [n for n in numbers if len(walkers[n].way) > 1]
        self._due: dict[Pair, int] = {
            Pair(min(m, n), max(m, n)): 1 for m in movers for n in numbers if m != n and stops(min(m, n), max(m, n))
        }

    def go(self) -> list[int]:
        """Everybody walks; when each stops."""
        for step in range(1, STEPS + 1):
            while struck := self._struck(step):
                first = min(struck.values())
                for pair in [pair for pair, tick in struck.items() if tick == first]:
                    self._halt(pair, first)
        return self.ticks

    def foot(self, number: int, tick: int) -> Footing:
        """Where somebody's base is, who may have stopped before."""
        tick = min(tick, self.ticks[number])
        found = self._feet.get((number, tick))
        if found is None:
            walker = self.walkers[number]
            found = self._feet[number, tick] = walker.sole.at(walker.at(tick))
        return found

    def _struck(self, step: int) -> dict[Pair, int]:
        """Who would overlap whom in this step, with the last tick before they do."""
        found = {}
        for pair, due in list(self._due.items()):
            if due <= step and self._moving(pair, step):
                if self._overlap(pair, step * TICKS):
                    found[pair] = self._touch(pair, step)
                else:
                    self._due[pair] = step + self._free(pair, step)
            elif due <= step and not self._ever(pair, step):
                del self._due[pair]
        return found

    def _moving(self, pair: Pair, step: int) -> bool:
        before = (step - 1) * TICKS
        return self.ticks[pair.one] > before or self.ticks[pair.other] > before

    def _ever(self, pair: Pair, step: int) -> bool:
        return max(self.ticks[pair.one], self.ticks[pair.other]) > step * TICKS

    def _overlap(self, pair: Pair, tick: int) -> bool:
        return overlapping(self.foot(pair.one, tick), self.foot(pair.other, tick))

    def _free(self, pair: Pair, step: int) -> int:
        """In how many steps they may meet at the earliest."""
        ax, ay, _ = self.walkers[pair.one].at(min(step * TICKS, self.ticks[pair.one]))
        bx, by, _ = self.walkers[pair.other].at(min(step * TICKS, self.ticks[pair.other]))
        reach = self.walkers[pair.one].sole.reach + self.walkers[pair.other].sole.reach
        room = max(abs(ax - bx), abs(ay - by)) - reach
        return max(1, room // max(1, self._speed[pair.one] + self._speed[pair.other]))

    def _touch(self, pair: Pair, step: int) -> int:
        """The last tick of a step at which they do not overlap; the one before it if they always do."""
        low, high = (step - 1) * TICKS, step * TICKS
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if self._overlap(pair, middle) else (middle, high)
        return low

    def _halt(self, pair: Pair, tick: int) -> None:
        for each in pair:
            self.ticks[each] = min(self.ticks[each], tick)
        for other in self._due:
            if other.one in pair or other.other in pair:
                self._due[other] = 0
        if max(self.ticks[pair.one], self.ticks[pair.other]) <= tick:
            self._due.pop(pair, None)


def apart(walk: Walk) -> list[int]:
    """Nobody ends on another: of two who would, the later is set back on his way, or both if they came together."""
    look = {n for n, tick in enumerate(walk.ticks) if tick}
    while look:
        later = {n for pair in _crowded(walk, look) for n in _later(pair, walk.ticks)}
        for n in later:
            walk.ticks[n] = (walk.ticks[n] - 1) // TICKS * TICKS
        look = later
    return walk.ticks


def _crowded(walk: Walk, look: set[int]) -> set[Pair]:
    """Those who would end on somebody, with him; whoever has not moved is asked about only by others."""
    return {
        Pair(min(a, b), max(a, b))
        for a in look
        for b in range(len(walk.walkers))
        if a != b and overlapping(walk.foot(a, END), walk.foot(b, END)) and (walk.ticks[a] or walk.ticks[b])
    }


def _later(pair: Pair, ticks: list[int]) -> list[int]:
    """Who came last, of those that have come at all."""
    last = max(ticks[n] for n in pair)
    return [n for n in pair if ticks[n] == last]
