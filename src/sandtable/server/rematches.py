"""Rematches over HTTP: one player offers, the others accept, and everybody gets a ticket of the same new match."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Router, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.match.evening import Evenings
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.match.rematch import moved
from sandtable.server.asker import tokens
from sandtable.server.http_error import HttpError
from sandtable.server.invitations import done
from sandtable.server.joining import ticket
from sandtable.server.limits import check_limit
from sandtable.server.uploading import within_quota
from sandtable.server.wire import lobby as wire


@post("/matches/{name:str}/rematch")
async def rematch(
    name: FromPath[str], request: Request[Any, Any, Any], data: JSONBody[wire.AskRematch], state: State
) -> tuple[wire.Ticket, ...]:
    """Offers a rematch, accepts it or turns it down; the tickets of the new match once everybody has agreed."""
    check_limit(request, "make")
    hall: Hall = state.hall
    seats = state.evenings.held_seats(tokens(request), name)
    if not seats:
        raise HttpError(404, "fault-no-match")
    before = await hall.live(name)
    rematching = before.members.rematching
    if not data.wanted:
        await done(before, lambda: rematching.decline(seats))
    elif hall.following(name) or await done(before, lambda: rematching.agree(seats)):
        return await _made(state, before, tokens(request), seats)
    return ()


async def _made(state: State, before: LiveMatch, held: Sequence[str], seats: Sequence[str]) -> tuple[wire.Ticket, ...]:
    """The tickets of the new match for somebody who held these seats."""
    hall: Hall = state.hall
    with within_quota():
        live = await hall.follow(before.name)
    offer = before.private.rematch
    if offer is None or offer.match != live.name:
        await done(before, lambda: before.members.rematching.made(live.name))
    evenings: Evenings = state.evenings
    evening, to = evenings.opening(held, live.name), moved(live.match.seats)
    shared = await evenings.seats(live.name, evening) if evening else {}
    return tuple([await _ticket(hall, live, to[seat], shared) for seat in seats])


async def _ticket(hall: Hall, live: LiveMatch, seat: str, shared: dict[str, str]) -> wire.Ticket:
    token = shared.get(seat) or await done(live, lambda: live.members.seating.key(seat))
    return await ticket(hall, live.name, seat, token)


def router() -> Router:
    return Router("/api", route_handlers=[rematch])
