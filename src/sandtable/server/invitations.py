"""How people meet, over HTTP: listed matches, invitations, links to watch or to play in another browser."""

import hmac
import logging
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.match.crew import BESIDE
from sandtable.match.errors import NotPossible
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.match.outline import Outline
from sandtable.server import lobby
from sandtable.server.asker import tokens
from sandtable.server.headers import json_answer
from sandtable.server.http_error import HttpError
from sandtable.server.joining import ticket
from sandtable.server.limits import check_limit
from sandtable.server.mail import stop_code
from sandtable.server.wire import lobby as wire
from sandtable.store import UnknownGame

LOG = logging.getLogger("sandtable.server")
SHOWN, LOOKED_AT = 50, 200
"""How many matches are shown, and how many are looked at: some may be over."""

Asked = Request[Any, Any, Any]


@get("/listed")
async def listed(state: State) -> Response[list[wire.MatchCard]]:
    """The matches that everybody may watch or join: the newest of each visitor first, then the second of each."""
    found: list[Outline] = []
    for name in state.hall.shown()[:LOOKED_AT]:
        if len(found) < SHOWN:
            found += [each for each in await outlines_of(state.hall, [name]) if not each.summary.closed]
    return await cards(found)


async def cards(outlines: list[Outline]) -> Response[list[wire.MatchCard]]:
    """Matches as the page shows them; they are worded in a thread, since there may be many."""
    return json_answer(await BESIDE.run(lambda: msgspec.json.encode([lobby.card(each) for each in outlines])))


async def check_listing(hall: Hall, by: str) -> None:
    """One more match of a visitor may be listed. Raises HttpError."""
    try:
        await BESIDE.run(hall.check_listing, by)
    except NotPossible as full:
        raise HttpError(409, full.key, **full.told) from full


async def outlines_of(hall: Hall, names: list[str]) -> list[Outline]:
    """Matches as lists show them, the last changed first. A match that was just deleted is skipped."""
    outlines = []
    for name in names:
        try:
            outlines.append(await hall.outline(name))
        except (LookupError, UnknownGame):
            LOG.info("match %s is gone", name)
    return sorted(outlines, key=lambda each: -each.changed)


@post("/join")
async def join(request: Asked, data: JSONBody[wire.Join], state: State) -> wire.Ticket:
    """A person comes by a link and gets a ticket. The link is used up unless it is for watching."""
    hall: Hall = state.hall
    watched = hall.place_of(data.token)
    if watched and watched[1] == "":
        return await ticket(hall, watched[0], "", data.token, "watch")
    name = hall.invited(data.token)
    if name is None:
        check_limit(request, "knock")
        raise HttpError(404, "fault-invitation")
    live = await hall.live(name)
    seat, token = await done(live, lambda: live.members.accept(data.token, data.name))
    return await ticket(hall, name, seat, token)


@post("/matches/{name:str}/join")
async def take(name: FromPath[str], data: JSONBody[wire.TakeSeat], state: State) -> wire.Ticket:
    """A person takes an open seat of a listed match."""
    hall: Hall = state.hall
    if name not in hall.listed():
        raise HttpError(404, "fault-no-match")
    live = await hall.live(name)
    seat, token = await done(live, lambda: live.members.take(data.seat, data.name))
    return await ticket(hall, name, seat, token)


@post("/matches/{name:str}/links")
async def link(name: FromPath[str], request: Asked, data: JSONBody[wire.AskLink], state: State) -> wire.Ticket:
    """Makes the ticket of a link: an invitation to a seat, one's own seat, or a view of the match."""
    hall: Hall = state.hall
    by = next((found[1] for token in tokens(request) if (found := hall.seat_of(token)) and found[0] == name), None)
    if by is None:
        raise HttpError(404, "fault-no-match")
    live = await hall.live(name)
    seating = live.members.seating
    if data.kind == "watch":
        return await ticket(hall, name, "", await done(live, lambda: seating.show(by)), "watch")
    if data.kind == "seat":
        return wire.Ticket(name, by, await done(live, lambda: seating.take_along(by)), "invitation")
    return wire.Ticket(name, data.seat, await done(live, lambda: seating.invite(by, data.seat)), "invitation")


@post("/quiet")
async def quiet(request: Asked, data: JSONBody[wire.Quiet], state: State) -> None:
    """Stops mail to an address, by the code in a letter that went there."""
    hall: Hall = state.hall
    try:
        live = await hall.live(data.match)
    except LookupError as error:
        check_limit(request, "knock")
        raise HttpError(404, "fault-no-match") from error
    post_ = live.private.post.get(data.seat)
    if post_ and hmac.compare_digest(stop_code(live.private, data.seat, post_.address), data.code):
        await done(live, lambda: live.members.hear_by_mail(data.seat, "", ""))
        return
    check_limit(request, "knock")
    raise HttpError(404, "fault-no-mail-there")


async def done(live: LiveMatch, act: Any) -> Any:
    """Does something beside the game and tells everybody. Raises HttpError."""

    def acted(_: object) -> Any:
        found = act()
        live.members.changed = True
        return found

    try:
        return await live.do(acted)
    except NotPossible as not_possible:
        raise HttpError(409, not_possible.key, **not_possible.told) from not_possible


def router() -> Router:
    return Router("/api", route_handlers=[listed, join, take, link, quiet])
