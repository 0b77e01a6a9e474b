"""Limits: how often an address may ask, so that nobody can block the server or try out tokens."""

from collections.abc import Callable, Mapping
from ipaddress import ip_address
from time import monotonic
from types import MappingProxyType
from typing import Any

from litestar import Request
from msgspec import Struct

from sandtable.server.http_error import HttpError

MOST = 10_000
"""How many addresses are remembered."""

LOOKS = "looks"
"""The option of a route that is a POST but changes nothing: its question is too long for an address."""

SOCKETS = 100
"""How many sockets may be open from one address."""


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
    }
)
"""For reading, changing, making a match, trying a token that opens nothing, asking on a socket."""


class Bucket:
    """Fills by itself; a request that finds it empty comes too fast."""

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
    """The buckets and sockets of each address."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._lines: dict[str, int] = {}

    def take(self, address: str, what: str) -> bool:
        """An address may do something now. An empty address always may."""
        if not address:
            return True
        if len(self._buckets) >= MOST:
            del self._buckets[next(iter(self._buckets))]
        return self._buckets.setdefault((address, what), self.bucket(what)).take()

    def bucket(self, what: str) -> Bucket:
        """A bucket of its own."""
        return Bucket(RATES[what], self._now)

    def connected(self, address: str) -> bool:
        """Counts one more socket; False if there are too many."""
        if self._lines.get(address, 0) >= SOCKETS:
            return False
        self._lines[address] = self._lines.get(address, 0) + 1
        return True

    def disconnected(self, address: str) -> None:
        self._lines[address] -= 1
        if not self._lines[address]:
            del self._lines[address]


class Guard:
    """The limits of one socket."""

    def __init__(self, limits: Limits | None = None, address: str = "") -> None:
        self._limits = limits
        self._address = address

    def talk(self) -> Bucket | None:
        """How fast a browser may ask on this socket; without limit from this machine."""
        return self._limits.bucket("talk") if self._limits and self._address else None

    def knock(self) -> bool:
        """Counts a token that opens nothing; False if there are too many."""
        return self._limits is None or self._limits.take(self._address, "knock")


def check_limit(request: Request[Any, Any, Any], what: str, seconds: int = 60) -> None:
    """Checks that the address of a request may do something now. Raises HttpError."""
    if not request.app.state.limits.take(address_of(request), what):
        raise HttpError(429, "fault-too-fast", seconds=seconds)


def address_of(connection: Any) -> str:
    """The address that the limits count; empty for this machine.

    A proxy names the address for which it asks. It is believed if it runs on this machine, or if the host has set the
    server's address, which means that there is a proxy.
    """
    peer = connection.client.host if connection.client else ""
    here = not peer or _is_here(peer)
    told = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if told and (here or connection.app.state.base_url):
        return str(told)[:64]
    return "" if here else str(peer)


def _is_here(peer: str) -> bool:
    try:
        return ip_address(peer).is_loopback
    except ValueError:
        return False
