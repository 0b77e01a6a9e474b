"""Limits: how often somebody may ask, so that nobody can keep the house from the others or try out tokens."""

from collections.abc import Callable, Mapping
from ipaddress import ip_address
from time import monotonic
from types import MappingProxyType
from typing import Any

from msgspec import Struct

MOST = 10_000
"""So many addresses are remembered."""

LOOKS = "looks"
"""The option of a route that changes nothing though it is a POST: it is told more than an address can hold."""

SOCKETS = 100
"""So many lines may be open from one address."""


class Rate(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    each_second: float


RATES: Mapping[str, Rate] = MappingProxyType(
    {
        "look": Rate(400, 40),
        "act": Rate(40, 2),
        "make": Rate(12, 0.1),
        "knock": Rate(12, 0.1),
        "talk": Rate(150, 40),
    }
)
"""Looking at something, changing something, making a match, coming with a token that is none, asking on a line."""


class Bucket:
    """Fills by itself; whoever finds it empty comes too fast."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._full = rate.burst
        self._at = now()
        self.refused = 0

    def take(self) -> bool:
        now = self._now()
        self._full = min(self._rate.burst, self._full + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._full < 1:
            self.refused += 1
            return False
        self._full -= 1
        return True


class Limits:
    """What each address has left."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._lines: dict[str, int] = {}

    def take(self, address: str, what: str) -> bool:
        """Somebody at an address may do something; nobody in particular always may."""
        if not address:
            return True
        if len(self._buckets) >= MOST:
            del self._buckets[next(iter(self._buckets))]
        return self._buckets.setdefault((address, what), self.bucket(what)).take()

    def bucket(self, what: str) -> Bucket:
        """One that is nobody else's."""
        return Bucket(RATES[what], self._now)

    def connected(self, address: str) -> bool:
        """One more line is open, unless there are too many."""
        if self._lines.get(address, 0) >= SOCKETS:
            return False
        self._lines[address] = self._lines.get(address, 0) + 1
        return True

    def disconnected(self, address: str) -> None:
        self._lines[address] -= 1
        if not self._lines[address]:
            del self._lines[address]


class Guard:
    """The limits as they hold for one line."""

    def __init__(self, limits: Limits | None = None, address: str = "") -> None:
        self._limits = limits
        self._address = address

    def talk(self) -> Bucket | None:
        """How fast somebody may ask on this line; as fast as he likes if he is near."""
        return self._limits.bucket("talk") if self._limits and self._address else None

    def knock(self) -> bool:
        """Somebody comes with a token that is none."""
        return self._limits is None or self._limits.take(self._address, "knock")


def address_of(connection: Any) -> str:
    """Whom the limits hold for; nobody if it is somebody at this very machine.

    A proxy tells for whom it asks: it is believed where it runs on this machine, or where the address of the house is
    set, which says that there is one.
    """
    peer = connection.client.host if connection.client else ""
    near = not peer or _is_near(peer)
    told = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if told and (near or connection.app.state.base_url):
        return str(told)[:64]
    return "" if near else str(peer)


def _is_near(peer: str) -> bool:
    try:
        return ip_address(peer).is_loopback
    except ValueError:
        return False
