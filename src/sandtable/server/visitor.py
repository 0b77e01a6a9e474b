"""Visitors: whom the limits count. An IPv4 address is one visitor, and so is an IPv6 network of 64 bits.

Providers hand out such networks to one household, which can use every address in it.
"""

import logging
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
LOG = logging.getLogger("sandtable.server")
HOUSEHOLD = 64
"""How many bits of an IPv6 address tell households apart."""

HEADER = "x-forwarded-for"


class BadNetwork(ValueError):  # noqa: N818
    """A text that is neither an address nor a network."""


class Visitors:
    """Tells visitors apart, by the address of the connection and by what named proxies say.

    `alone`: the server is for the person at this machine, who is not limited. As soon as anything shows that others
    come through a proxy here, this machine is a visitor like any other.
    """

    def __init__(self, proxies: Iterable[str] = (), *, alone: bool = False) -> None:
        self._proxies = tuple(network(each) for each in proxies)
        self._alone = alone and not self._proxies
        self._warned = False

    def of(self, peer: str, forwarded: Sequence[str] = ()) -> str:
        """The visitor behind a connection; empty for the person at this machine, who is not limited."""
        found = address(peer)
        if found is None:
            return "" if self._alone else peer
        hops = [each.strip() for told in forwarded for each in told.split(",") if each.strip()]
        if self._alone and found.is_loopback and not hops:
            return ""
        if hops and not self.is_proxy(found):
            self._warn(peer)
        while hops and self.is_proxy(found):
            hop = address(hops.pop())
            if hop is None:
                break
            found = hop
        return household(found)

    def is_proxy(self, found: Address | None) -> bool:
        """An address of a proxy that was named."""
        return found is not None and any(found in each for each in self._proxies)

    def _warn(self, peer: str) -> None:
        """Says once that there seems to be a proxy. It may also be a visitor who makes believe."""
        if not self._warned:
            self._warned = True
            LOG.warning("%s sends X-Forwarded-For but is not a named proxy; if it is yours: --proxy %s", peer, peer)


def visitor_of(connection: Any) -> str:
    """The visitor behind a request or a socket; empty for the person at this machine, who is not limited."""
    visitors: Visitors = connection.app.state.visitors
    return visitors.of(connection.client.host if connection.client else "", connection.headers.getall(HEADER, []))


@lru_cache(maxsize=4096)
def address(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port; None for anything else. Mapped IPv4 addresses are IPv4."""
    text = text.strip()[:100]
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def household(found: Address) -> str:
    """The visitor at an address."""
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((found, HOUSEHOLD), strict=False))


def network(text: str) -> Network:
    """An address or a network, no smaller than a visitor. Raises BadNetwork."""
    single = address(text) if "/" not in text else None
    try:
        found = ip_network(single or text.strip(), strict=False)
    except ValueError as error:
        raise BadNetwork(text) from error
    return found.supernet(new_prefix=HOUSEHOLD) if found.version == 6 and found.prefixlen > HOUSEHOLD else found
