"""How players add their nonces: they get tickets that name the commitment, and only then draw and send."""

import re
from collections.abc import Mapping
from typing import Any, Literal

from litestar import Request, Router, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.match.evening import Evenings
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.server.asker import tokens
from sandtable.server.http_error import HttpError
from sandtable.server.wire import lobby as wire

NONCE = re.compile(r"[0-9a-f]{64}")


async def ticket(
    hall: Hall, match: str, seat: str, token: str, kind: Literal["seat", "invitation", "watch"] = "seat"
) -> wire.Ticket:
    """A ticket with everything of the game that stands fixed already."""
    found = await hall.promise(match)
    joins = kind == "seat" and found.waits and seat not in found.joined
    return wire.Ticket(match, seat, token, kind, found.commitment, found.entries, found.head, joins)


async def tickets_of(hall: Hall, live: LiveMatch, given: Mapping[str, str]) -> tuple[wire.Ticket, ...]:
    """The tickets of a new match: its human seats, and an invitation to each open one."""
    seating = live.members.seating
    tickets = [await ticket(hall, live.name, seat, token) for seat, token in given.items()]
    for seat in live.match.open:
        token = await live.do(lambda _, seat=seat: seating.invite(seating.owner, seat))  # type: ignore[misc]
        tickets.append(wire.Ticket(live.name, seat, token, "invitation"))
    return tuple(tickets)


@post("/matches/{name:str}/nonces", status_code=200)
async def add(
    name: FromPath[str], request: Request[Any, Any, Any], data: JSONBody[wire.Nonces], state: State
) -> wire.Nonces:
    """Players add the nonces of their seats; with the last one the match begins. Returns those that count.

    The first nonce of a seat counts, so the same request may be sent again.
    """
    hall: Hall = state.hall
    evenings: Evenings = state.evenings
    held = evenings.held_seats(tokens(request), name)
    if not held:
        raise HttpError(404, "fault-no-match")
    if wrong := next((seat for seat in data.nonces if seat not in held), None):
        raise HttpError(400, "fault-no-seat", seat=wrong[:40])
    if not all(map(NONCE.fullmatch, data.nonces.values())):
        raise HttpError(400, "fault-nonce-form")
    live = await hall.live(name)
    return wire.Nonces(await live.do(lambda _: live.members.join(data.nonces)))


def router() -> Router:
    return Router("/api", route_handlers=[add])
