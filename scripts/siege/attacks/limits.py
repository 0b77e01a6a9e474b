"""Limits that a stranger might evade, turn against others, or flush; and a list that one visitor might fill alone."""

import time

from scripts.siege import seat
from scripts.siege.seat import NoMatch
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Visitor

KNOCKS = 40
TABLE = 10_500
"""More visitors than any table of ours remembers."""

PIPELINE = 100
UNNAMED = "127.0.0.3"
LISTED = 55


def run(siege: Siege) -> None:
    _one_network(siege)
    _unnamed_proxy(siege)
    _flushed(siege)
    _listed(siege)


def _knock(visitor: Visitor) -> int:
    """Tries a token that opens nothing."""
    return visitor.post("/api/join", {"token": "x" * 43}).status


def _said(visitor: Visitor, address: str) -> Visitor:
    visitor.headers = {"X-Forwarded-For": address}
    return visitor


def _one_network(siege: Siege) -> None:
    """Every address of one /64 is the same visitor."""
    network = f"2001:db8:ffff:{siege.draw.randrange(65536):x}"
    visitor = siege.stranger()
    slowed = sum(_knock(_said(visitor, f"{network}::{n:x}")) == 429 for n in range(KNOCKS))
    siege.report.figures["slowed_in_one_network"] = slowed
    if not slowed:
        siege.report.fell(f"{KNOCKS} wrong tokens from one IPv6 /64 are not slowed down")


def _unnamed_proxy(siege: Siege) -> None:
    """A peer that nobody named may not speak for others: the visitor that it names is not slowed down."""
    victim, liar = siege.stranger(), siege.stranger()
    if "X-Forwarded-For" not in victim.headers:
        return
    liar.source, liar.headers = UNNAMED, victim.headers
    for _ in range(KNOCKS):
        _knock(liar)
    if _knock(victim) == 429:
        siege.report.fell("a peer that is no named proxy has used up the limit of another visitor")


def _flushed(siege: Siege) -> None:
    """A visitor who was slowed down is still slowed down after a crowd has come by."""
    visitor = siege.stranger()
    if not any(_knock(visitor) == 429 for _ in range(KNOCKS)):
        siege.report.figures["flushed"] = "not tried: this visitor is not limited"
        return
    begun, crowd = time.monotonic(), min(TABLE, siege.count)
    _crowd(siege, crowd)
    earned = (time.monotonic() - begun) / 10 + 2
    again = sum(_knock(visitor) != 429 for _ in range(12))
    siege.report.figures["crowd"] = crowd
    if again > earned:
        siege.report.fell(f"a crowd of {crowd} addresses has flushed the limits: {again} more tries")


def _crowd(siege: Siege, count: int) -> None:
    """So many addresses, each asking once, many requests to a packet."""
    plug = siege.stranger().plug()
    base = siege.draw.randrange(1 << 24)
    for first in range(0, count, PIPELINE):
        many = range(first, min(first + PIPELINE, count))
        asked = (_health(f"2001:db8:{(base + n) >> 16 & 0xFFFF:x}:{(base + n) & 0xFFFF:x}:9::") for n in many)
        plug.sendall(b"".join(asked))
        left = len(many)
        while left > 0:
            heard = plug.recv(65536)
            left = left - heard.count(b"HTTP/1.1 ") if heard else 0
            siege.report.asked += heard.count(b"HTTP/1.1 ")
    plug.close()


def _health(address: str) -> bytes:
    return f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n\r\n".encode()


def _listed(siege: Siege) -> None:
    """Somebody lists one match, then another visitor as many as they can: the first is still shown."""
    victim, greedy = siege.stranger(), siege.local()
    wanted = seat.games(victim)["grandeur"] | {"listed": True}
    try:
        mine = seat.match(victim, wanted)[0]["match"]
    except NoMatch as error:
        siege.report.fell(f"a match could not be listed: {error}")
        return
    made = 0
    for _ in range(LISTED):
        if siege.over:
            break
        try:
            seat.match(greedy, wanted, patience=15 if siege.plan.full else 0)
            made += 1
        except NoMatch as error:
            siege.report.figures["stopped"] = str(error)[:80]
            break
    shown = greedy.get("/api/listed").json
    siege.report.figures |= {"listed": made, "shown": len(shown)}
    if mine not in {card["match"] for card in shown}:
        siege.report.fell(f"one visitor has listed {made} matches over everybody else's")


ATTACK = Attack(
    "limits", "one IPv6 /64, unnamed proxies, a flushed table of visitors, 55 listed matches", run, TABLE, TABLE
)
