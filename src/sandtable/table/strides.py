"""Strides: how one figure walks, straight part by straight part; when it is where, and what it touches on its way."""

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.table.closing import FINE, WHOLE, entry, first_touch, forbidden
from sandtable.table.footing import Footing, Sole, overlapping
from sandtable.table.plane import TOLERANCE, Point, Vector, rounded
from sandtable.table.plane import Pose as Stand
from sandtable.table.shape import Outline
from sandtable.table.spacing import Box, apart
from sandtable.table.way import FINE as PARTS
from sandtable.table.way import Way, headings, stretches

END = 10**6
"""How many ticks a turn has. No figure gets further in one tick than a twentieth of a thousandth."""

LATER = 4 * END
"""A tick after all walks are over."""


class Leg(NamedTuple):
    """A straight part of a walk: from which tick to which, from where, how far (in fine parts), and facing where."""

    begin: int
    end: int
    at: Point
    by: Vector
    face: int

    def place(self, tick: int) -> Point:
        """Where the walker is at a tick, in fine parts."""
        span = self.end - self.begin
        if not span:
            return self.at
        gone = tick - self.begin
        return self.at[0] + rounded(self.by[0] * gone, span), self.at[1] + rounded(self.by[1] * gone, span)


class Walker(NamedTuple):
    """A base with its way, how far it would get in the whole turn, and how it faces before and after.

    A walker that steps `aside` at the end of its way keeps its facing there.
    """

    sole: Sole
    way: Way
    pace: int
    start: int
    end: int
    aside: bool = False

    @property
    def faces(self) -> tuple[int, ...]:
        """How it faces on each stretch."""
        ahead = headings(self.way)
        return (*ahead[:-1], ahead[-2] if len(ahead) > 1 else self.start) if self.aside else ahead

    def legs(self) -> list[Leg]:
        """Its walk, straight part by straight part."""
        found, gone = [], 0
        for at, size in enumerate(stretches(self.way)):
            (ax, ay), (bx, by) = self.way[at], self.way[at + 1]
            begin = gone * END // (self.pace * PARTS)
            gone += size
            end = max(begin + 1, gone * END // (self.pace * PARTS))
            by_fine = (bx - ax) * FINE, (by - ay) * FINE
            found.append(Leg(begin, end, (ax * FINE, ay * FINE), by_fine, self.faces[at]))
        return found


class Strides:
    """How one figure walks: its legs, where it stands at a tick, and a box around all of it."""

    def __init__(self, walker: Walker) -> None:
        self.walker = walker
        self.legs = walker.legs() if len(walker.way) > 1 and walker.pace else []
        self.last = self.legs[-1].end if self.legs else 0
        self.slack = 2 * END // max(1, walker.pace)
        self.stops = self.last if self.last <= END + self.slack else END
        xs, ys = zip(*walker.way, strict=True)
        reach = walker.sole.reach + TOLERANCE
        self.box: Box = min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach
        x, y = walker.way[-1] if self.legs else walker.way[0]
        self.rest = Leg(self.last, LATER, (x * FINE, y * FINE), (0, 0), walker.end)

    def at(self, tick: int) -> Stand:
        """Where the walker is at a tick, and how it faces: as before until the first step, and as wanted at the end."""
        if tick >= self.last:
            return Stand(*(self.walker.way[-1] if self.legs else self.walker.way[0]), self.walker.end)
        if tick <= 0:
            return Stand(*self.walker.way[0], self.walker.start)
        leg = self.leg(tick)
        (x, y), (ax, ay) = leg.place(tick), leg.at
        return Stand(ax // FINE + rounded(x - ax, FINE), ay // FINE + rounded(y - ay, FINE), leg.face)

    def leg(self, tick: int) -> Leg:
        return next((leg for leg in self.legs if tick < leg.end), self.rest)

    def until(self, tick: int) -> Way:
        """The way walked up to a tick."""
        if tick >= self.last:
            return self.walker.way if self.legs else self.walker.way[:1]
        passed = [point for leg, point in zip(self.legs, self.walker.way, strict=False) if leg.begin < tick]
        end = self.at(tick).at
        return (*passed, end) if passed and passed[-1] != end else tuple(passed) or self.walker.way[:1]


def core(sole: Sole, face: int) -> Outline:
    """The core of a base about its middle."""
    return sole.at(Stand(0, 0, face)).core


def reached(strides: Strides, thing: Footing) -> int | None:
    """The tick at which a walker first touches a thing that stays in place; None if it passes it."""
    sole = strides.walker.sole
    if apart(strides.box, thing.box, 0):
        return None
    for leg in strides.legs:
        share = first_touch(
            leg.at, leg.by, forbidden(core(sole, leg.face), thing.core), (sole.corner + thing.round) * FINE
        )
        if share is not None:
            return leg.begin + (leg.end - leg.begin) * share // WHOLE
    return None


def clear_before(strides: Strides, tick: int, things: Sequence[Footing]) -> int:
    """The last tick, up to a given one, at which a walker is on none of some things; 0 if it starts on one."""
    sole = strides.walker.sole
    while tick > 0:
        foot = sole.at(strides.at(tick))
        under = [thing for thing in things if overlapping(foot, thing)]
        if not under:
            return tick
        tick = min(tick - 1, *(_entered(strides, tick, thing) for thing in under))
    return 0


def _entered(strides: Strides, tick: int, thing: Footing) -> int:
    """When a walker came onto a thing, on the straight part of its way where it is; or the end of the part before."""
    leg, sole = strides.leg(min(tick, strides.last - 1)), strides.walker.sole
    outline = forbidden(core(sole, leg.face), thing.core)
    share = entry(leg.at, leg.by, outline, (sole.corner + thing.round) * FINE)
    return leg.begin - 1 if share is None else leg.begin + (leg.end - leg.begin) * share // WHOLE
