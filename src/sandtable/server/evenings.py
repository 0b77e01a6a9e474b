"""Evenings over HTTP. Everybody who holds the token of an evening sees, plays, renames and deletes its matches."""

from typing import Any

from litestar import Request, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.match.crew import BESIDE
from sandtable.match.errors import NotPossible
from sandtable.match.evening import Evenings, one_line
from sandtable.match.hall import Hall
from sandtable.match.seating import owner_of
from sandtable.server import lobby
from sandtable.server.asker import tokens
from sandtable.server.http_error import HttpError
from sandtable.server.invitations import outlines_of
from sandtable.server.joining import ticket
from sandtable.server.limits import check_limit
from sandtable.server.wire import evenings as wire
from sandtable.server.wire.lobby import Ticket

Asked = Request[Any, Any, Any]


# Evenings


@post("/evenings")
async def new_evening(request: Asked, data: JSONBody[wire.Named], state: State) -> wire.EveningTicket:
    """Makes an evening."""
    check_limit(request, "make")
    return wire.EveningTicket(await BESIDE.run(_evenings(state).new, data.name))


@get("/evening")
async def evening(request: Asked, state: State) -> wire.EveningMessage:
    """The evening of the token and its matches."""
    return await _told(state, _evening(request, state))


@patch("/evening")
async def rename_evening(request: Asked, data: JSONBody[wire.Named], state: State) -> wire.EveningMessage:
    """Renames an evening."""
    key = _evening(request, state)
    await BESIDE.run(_evenings(state).rename, key, data.name)
    return await _told(state, key)


@delete("/evening")
async def delete_evening(request: Asked, state: State) -> None:
    """Deletes an evening and its matches. A match that other people play too goes on without it."""
    await _evenings(state).delete(_evening(request, state))


async def _told(state: State, key: str) -> wire.EveningMessage:
    hall, found = _hall(state), _evenings(state).evening(key)
    names = hall.of_evening(key)
    outlines = await outlines_of(hall, names)
    cards = await BESIDE.run(lambda: {each.name: lobby.card(each) for each in outlines})
    return wire.EveningMessage(found.name, found.opened, tuple(cards[name] for name in names if name in cards))


# Matches


@post("/evening/matches/{name:str}/seats", status_code=200)
async def seats(request: Asked, name: FromPath[str], state: State) -> tuple[Ticket, ...]:
    """The seats of a match that are played by everybody who holds the evening."""
    found = _evenings(state).opening(tokens(request), name)
    if found is None:
        raise HttpError(404, "fault-no-match")
    seats_ = (await _evenings(state).seats(name, found)).items()
    return tuple([await ticket(_hall(state), name, seat, token) for seat, token in seats_])


@patch("/matches/{name:str}", status_code=204)
async def rename_match(request: Asked, name: FromPath[str], data: JSONBody[wire.Named], state: State) -> None:
    """Renames a match: the person who made it may, and everybody who holds its evening."""
    hall, found = _hall(state), seats_of_asker(request, state, name)
    if owner_of(hall.private(name)) not in found:
        raise HttpError(403, "fault-not-owner")
    await hall.rename(name, one_line(data.name))


# Who may do what


def seats_of_asker(request: Asked, state: State, name: str) -> tuple[str, ...]:
    """The seats of a match that the browser holds. Raises HttpError."""
    found = _evenings(state).held_seats(tokens(request), name)
    if not found:
        raise HttpError(404, "fault-no-match")
    return found


def check_evening(state: State, token: str) -> None:
    """One more match may be made in the evening of a token. Raises HttpError."""
    key = _evenings(state).of(token)
    if key is None:
        raise HttpError(404, "fault-no-evening")
    try:
        _evenings(state).check_room(key)
    except NotPossible as full:
        raise HttpError(409, full.key, **full.told) from full


def _evening(request: Asked, state: State) -> str:
    """The evening of the browser's token. Raises HttpError."""
    found = (key for token in tokens(request) if (key := _evenings(state).of(token)))
    if key := next(found, None):
        return key
    raise HttpError(404, "fault-no-evening")


def _evenings(state: State) -> Evenings:
    found: Evenings = state.evenings
    return found


def _hall(state: State) -> Hall:
    found: Hall = state.hall
    return found


def router() -> Router:
    handlers = [new_evening, evening, rename_evening, delete_evening, seats, rename_match]
    return Router("/api", route_handlers=handlers)
