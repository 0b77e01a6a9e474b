"""Limits: how often a visitor may ask, so that nobody can block the server or try out tokens."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import monotonic
from types import MappingProxyType
from typing import Any

from litestar import Request
from msgspec import Struct

from sandtable.server.http_error import HttpError
from sandtable.server.visitor import visitor_of

MOST = 20_000
"""How many visitors are told apart, for each kind of request."""

SHARED, LOOKED_AT = 256, 16
"""How many buckets are shared by all others; how many of the oldest are looked at when room is needed."""

LOOKS = "looks"
"""The option of a route that is a POST but changes nothing: its question is too long for an address."""

SOCKETS = 100
"""How many sockets a visitor may have open."""


class Rate(Struct, frozen=True):
    """How many at once, and how many per second after that."""

    burst: float
    each_second: float


RATES: Mapping[str, Rate] = MappingProxyType(
    {
        "look": Rate(400, 40),
        "act": Rate(40, 2),
        "make": Rate(12, 0.1),
        "knock": Rate(12, 0.1),
        "talk": Rate(150, 40),
        "carry": Rate(100_000_000, 2_000_000),
    }
)
"""For reading, changing, making a match, trying a token that opens nothing, asking on a socket; bytes to and fro."""


class Bucket:
    """Fills by itself; a request that finds it empty comes too fast."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._level = rate.burst
        self._at = now()
        self.refused = 0

    @property
    def full(self) -> bool:
        """Nothing was taken that has not come back."""
        self._fill()
        return self._level >= self._rate.burst

    def take(self) -> bool:
        """Takes one; False if there is none."""
        self._fill()
        if self._level < 1:
            self.refused += 1
            return False
        self._level -= 1
        return True

    def spend(self, amount: float) -> bool:
        """Takes as much as was used already, even if there is less; False if it was too much."""
        self._fill()
        self._level -= amount
        return self._level >= 0

    def _fill(self) -> None:
        now = self._now()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.each_second)
        self._at = now


class Buckets:
    """One bucket for each visitor. A bucket is forgotten only when it is full, so nobody can wash away another's.

    If too many visitors come at once, those who come last share buckets.
    """

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self._make = make
        self._own: OrderedDict[str, Bucket] = OrderedDict()
        self._shared: dict[int, Bucket] = {}

    def of(self, visitor: str) -> Bucket:
        found = self._own.get(visitor)
        if found is None:
            if len(self._own) >= MOST and not self._has_room():
                return self._shared.setdefault(hash(visitor) % SHARED, self._make())
            found = self._own[visitor] = self._make()
        self._own.move_to_end(visitor)
        return found

    def _has_room(self) -> bool:
        """Looks at some of the oldest buckets, a few others each time, and forgets the full ones."""
        for _ in range(min(LOOKED_AT, len(self._own))):
            visitor, bucket = next(iter(self._own.items()))
            if bucket.full:
                del self._own[visitor]
            else:
                self._own.move_to_end(visitor)
        return len(self._own) < MOST


class Limits:
    """The buckets and sockets of each visitor. An empty visitor has no limits."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._buckets = {what: Buckets(lambda what=what: self.bucket(what)) for what in RATES}  # type: ignore[misc]
        self._lines: dict[str, int] = {}

    def take(self, visitor: str, what: str) -> bool:
        """A visitor may do something now."""
        return not visitor or self._buckets[what].of(visitor).take()

    def spend(self, visitor: str, what: str, amount: float) -> bool:
        """Counts what a visitor has used; False if it was too much."""
        return not visitor or self._buckets[what].of(visitor).spend(amount)

    def bucket(self, what: str) -> Bucket:
        """A bucket of its own."""
        return Bucket(RATES[what], self._now)

    def connected(self, visitor: str) -> bool:
        """Counts one more socket; False if there are too many."""
        if not visitor:
            return True
        if self._lines.get(visitor, 0) >= SOCKETS:
            return False
        self._lines[visitor] = self._lines.get(visitor, 0) + 1
        return True

    def disconnected(self, visitor: str) -> None:
        if not visitor:
            return
        self._lines[visitor] -= 1
        if not self._lines[visitor]:
            del self._lines[visitor]


class Guard:
    """The limits of one socket."""

    def __init__(self, limits: Limits | None = None, visitor: str = "") -> None:
        self._limits = limits
        self.visitor = visitor

    def talk(self) -> Bucket | None:
        """How fast a browser may ask on this socket; None if it has no limit."""
        return self._limits.bucket("talk") if self._limits and self.visitor else None

    def knock(self) -> bool:
        """Counts a token that opens nothing; False if there are too many."""
        return self._limits is None or self._limits.take(self.visitor, "knock")


def check_limit(request: Request[Any, Any, Any], what: str, seconds: int = 60) -> None:
    """Checks that the visitor may do something now. Raises HttpError."""
    if not request.app.state.limits.take(visitor_of(request), what):
        raise HttpError(429, "fault-too-fast", seconds=seconds)
