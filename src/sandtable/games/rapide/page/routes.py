"""Combat Rapide over HTTP: battles set up, fought and kept, evening by evening.

An evening has a token; whoever holds it sees and changes its battles. A battle that is closed may be read by all who
know its name, which nobody can guess.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.games import UnknownRules
from sandtable.games.rapide.page import wire
from sandtable.games.rapide.page.evening import MOST_BATTLES, Evenings, Fought, Full, Gone
from sandtable.games.rapide.page.form import battle_of, check, choices, rules
from sandtable.games.rapide.page.one_screen import OneScreen
from sandtable.games.rapide.page.telling import Told, lost
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.kernel.game import Refused
from sandtable.library.readable import readable
from sandtable.match.errors import unopened
from sandtable.match.match import Answered, Stale, order_read
from sandtable.server.asker import spoken, tokens
from sandtable.server.http_error import HttpError
from sandtable.server.limits import address_of

LOG = logging.getLogger("sandtable.server")
Asked = Request[Any, Any, Any]
Found = TypeVar("Found")


# Evenings


@post("/evenings", sync_to_thread=True)
def new_evening(request: Asked, data: JSONBody[wire.RapideNamed], state: State) -> wire.RapideTicket:
    """A new evening."""
    _slowly(request, state)
    return wire.RapideTicket(_evenings(state).new(data.name))


@get("/evening", sync_to_thread=True)
def evening(request: Asked, state: State) -> wire.RapideEvening:
    """The evening of the token, and its battles."""
    return _evening(request, state)


def _evening(request: Asked, state: State) -> wire.RapideEvening:
    kept, key = _evenings(state), _held(request, state)
    found = kept.evening(key)
    cards = (_card(request, state, name) for name in kept.battles(key))
    return wire.RapideEvening(found.name, found.opened, tuple(filter(None, cards)))


def _card(request: Asked, state: State, name: str) -> wire.RapideCard | None:
    """A battle in the list, even one whose rules are not known here; none if it was deleted a moment ago."""
    kept = _evenings(state)
    try:
        with kept.at(name) as match:
            return Told(spoken(request), name, _fought(state, name), match).card()
    except Gone:
        return None
    except UnknownRules:
        LOG.exception("battle %s cannot be taken up", name)
    fought = kept.fought(name)
    return lost(name, fought) if fought else None


@patch("/evening", sync_to_thread=True)
def rename_evening(request: Asked, data: JSONBody[wire.RapideNamed], state: State) -> wire.RapideEvening:
    """The evening is called otherwise."""
    _evenings(state).rename(_held(request, state), data.name)
    return _evening(request, state)


@delete("/evening", sync_to_thread=True)
def delete_evening(request: Asked, state: State) -> None:
    """The evening and its battles are gone."""
    _evenings(state).delete(_held(request, state))


# Battles


@post("/battles", sync_to_thread=True)
def new_battle(request: Asked, data: JSONBody[wire.RapideNew], state: State) -> wire.RapideBattle:
    """A battle of the token's evening is begun."""
    _slowly(request, state)
    key, ruleset = _held(request, state), rules(state, data.tables)
    battle = battle_of(spoken(request), ruleset, data.form)
    try:
        name = _evenings(state).begin(key, ruleset, battle, data.name, typed=data.dice == "typed")
    except Full as full:
        raise HttpError(409, "fault-evening-full", most=MOST_BATTLES) from full
    return _told(request, state, name, lambda told: told.whole(mine=True))


@get("/battles/{name:str}", sync_to_thread=True)
def battle(request: Asked, name: FromPath[str], state: State) -> wire.RapideBattle:
    """A battle as it stands."""
    mine = _readable(request, state, name)
    return _told(request, state, name, lambda told: told.whole(mine=mine))


@patch("/battles/{name:str}", sync_to_thread=True)
def rename_battle(
    request: Asked, name: FromPath[str], data: JSONBody[wire.RapideNamed], state: State
) -> wire.RapideCard:
    """A battle is called otherwise."""
    _mine(request, state, name)
    with suppress(Gone):
        _evenings(state).rename_battle(name, data.name)
    if card := _card(request, state, name):
        return card
    raise HttpError(404, "fault-no-battle")


@delete("/battles/{name:str}", sync_to_thread=True)
def delete_battle(request: Asked, name: FromPath[str], state: State) -> None:
    """A battle is gone."""
    _mine(request, state, name)
    with suppress(Gone):
        _evenings(state).delete_battle(name)


@post("/battles/{name:str}/die", status_code=200, sync_to_thread=True)
def type_die(request: Asked, name: FromPath[str], data: JSONBody[wire.RapideFace], state: State) -> wire.RapideBattle:
    """A real die has fallen."""
    return _done(request, state, name, lambda match: match.roll((data.face,), data.at))


@post("/battles/{name:str}/order", status_code=200, sync_to_thread=True)
def give_order(
    request: Asked, name: FromPath[str], data: JSONBody[wire.RapideOrder], state: State
) -> wire.RapideBattle:
    """A side has decided."""

    def give(match: OneScreen) -> Answered:
        try:
            order = order_read(match, msgspec.json.encode(data.order))
        except msgspec.DecodeError as error:
            raise HttpError(400, "fault-order", reason=str(error)[:200]) from error
        return match.give(data.seat, order, data.at)

    return _done(request, state, name, give)


@post("/battles/{name:str}/undo", status_code=200, sync_to_thread=True)
def undo(request: Asked, name: FromPath[str], data: JSONBody[wire.RapideStep], state: State) -> wire.RapideBattle:
    """One step back."""
    return _done(request, state, name, lambda match: match.take_back(data.at))


@post("/battles/{name:str}/close", status_code=200, sync_to_thread=True)
def close(request: Asked, name: FromPath[str], data: JSONBody[wire.RapideStep], state: State) -> wire.RapideBattle:
    """Everything typed is right: the result stands."""
    return _done(request, state, name, lambda match: match.conclude(data.at))


@get("/battles/{name:str}/file", media_type="application/x-ndjson", sync_to_thread=True)
def battle_file(request: Asked, name: FromPath[str], state: State) -> Response[bytes]:
    """The game file."""
    _readable(request, state, name)
    try:
        lines = _evenings(state).lines(name)
    except Gone as gone:
        raise HttpError(404, "fault-no-battle") from gone
    headers = {"content-disposition": f'attachment; filename="{name}.sand"'}
    return Response(b"".join(line + b"\n" for line in lines), headers=headers, media_type="application/x-ndjson")


# Who may


def _slowly(request: Asked, state: State) -> None:
    """Nobody fills the store. Raises HttpError."""
    if not state.limits.take(address_of(request), "make"):
        raise HttpError(429, "fault-too-fast", seconds=60)


@contextmanager
def _at(state: State, name: str) -> Iterator[OneScreen]:
    """A battle that may have been deleted a moment ago. Raises HttpError."""
    try:
        with _evenings(state).at(name) as match:
            yield match
    except Gone as gone:
        raise HttpError(404, "fault-no-battle") from gone
    except UnknownRules as unknown:
        why = unopened(unknown)
        raise HttpError(409, why.key, **why.told) from unknown


def _evenings(state: State) -> Evenings:
    found: Evenings = state.archives[Rapide.name]
    return found


def _held(request: Asked, state: State) -> str:
    """The evening of the token that was sent. Raises HttpError."""
    found = (key for token in tokens(request) if (key := _evenings(state).of(token)))
    if key := next(found, None):
        return key
    raise HttpError(404, "fault-no-evening")


def _owns(request: Asked, state: State, name: str) -> bool:
    fought = _evenings(state).fought(name)
    return fought is not None and any(_evenings(state).of(token) == fought.evening for token in tokens(request))


def _mine(request: Asked, state: State, name: str) -> None:
    """The battle may be changed. Raises HttpError."""
    if not _owns(request, state, name):
        raise HttpError(404, "fault-no-battle")


def _readable(request: Asked, state: State, name: str) -> bool:
    """Whether the battle may be changed too; one that may not even be read raises HttpError."""
    if _owns(request, state, name):
        return True
    if _evenings(state).fought(name) is not None:
        with _at(state, name) as match:
            if match.game.closed:
                return False
    raise HttpError(404, "fault-no-battle")


# What comes of it


def _told(request: Asked, state: State, name: str, tell: Callable[[Told], Found]) -> Found:
    """A battle told in the language of whoever asks."""
    with _at(state, name) as match:
        return tell(Told(spoken(request), name, _fought(state, name), match))


def _fought(state: State, name: str) -> Fought:
    """What is kept beside a battle that somebody has in hand."""
    fought = _evenings(state).fought(name)
    assert fought
    return fought


def _done(request: Asked, state: State, name: str, act: Callable[[OneScreen], Answered]) -> wire.RapideBattle:
    """Something is done, and the battle told again; or why not, and nothing has changed."""
    _mine(request, state, name)
    with _at(state, name) as match:
        answered = act(match)
    if isinstance(answered, Stale):
        raise HttpError(409, "fault-stale", at=answered.at, entries=answered.entries)
    if isinstance(answered, Refused):
        refusal = answered.refusals[0]
        say = spoken(request)
        raise HttpError(400, refusal.key, **{**readable(say, refusal.key, refusal.args), "clause": refusal.clause})
    return _told(request, state, name, lambda told: told.whole(mine=True))


def router() -> Router:
    """Everything under `/api/rapide`."""
    handlers = [choices, check, new_evening, evening, rename_evening, delete_evening, new_battle, battle]
    handlers += [rename_battle, delete_battle, type_die, give_order, undo, close, battle_file]
    return Router("/api/rapide", route_handlers=handlers)
