"""Combat Rapide over HTTP: battles set up, fought and kept, evening by evening.

The holder of an evening's token sees and changes its battles. A closed battle may be read by everybody who knows its
name, which nobody can guess.
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
from sandtable.games.rapide.page.evening import Evenings, Fought, Gone, OneScreen
from sandtable.games.rapide.page.form import battle_of, check, choices, rules
from sandtable.games.rapide.page.telling import BattleTelling, lost
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.kernel.game import Refused
from sandtable.library.readable import readable
from sandtable.match.errors import unopened
from sandtable.match.match import Answered, Stale, order_read
from sandtable.server.asker import spoken, tokens
from sandtable.server.headers import game_file
from sandtable.server.http_error import HttpError
from sandtable.server.limits import check_limit

LOG = logging.getLogger("sandtable.server")
Asked = Request[Any, Any, Any]
Found = TypeVar("Found")


# Evenings


@post("/evenings", sync_to_thread=True)
def new_evening(request: Asked, data: JSONBody[wire.RapideNamed], state: State) -> wire.RapideTicket:
    """Makes an evening."""
    check_limit(request, "make")
    return wire.RapideTicket(_evenings(state).new(data.name))


@get("/evening", sync_to_thread=True)
def evening(request: Asked, state: State) -> wire.RapideEvening:
    """The evening of the token and its battles."""
    return _evening(request, state)


def _evening(request: Asked, state: State) -> wire.RapideEvening:
    kept, key = _evenings(state), _held(request, state)
    found = kept.evening(key)
    cards = (_card(request, state, name) for name in kept.battles(key))
    return wire.RapideEvening(found.name, found.opened, tuple(filter(None, cards)))


def _card(request: Asked, state: State, name: str) -> wire.RapideCard | None:
    """A battle in the list, even if its rules are not known here; None if it was just deleted."""
    kept = _evenings(state)
    try:
        with kept.at(name) as match:
            return BattleTelling(spoken(request), name, _fought(state, name), match).card()
    except Gone:
        return None
    except UnknownRules:
        LOG.exception("battle %s cannot be taken up", name)
    fought = kept.fought(name)
    return lost(name, fought) if fought else None


@patch("/evening", sync_to_thread=True)
def rename_evening(request: Asked, data: JSONBody[wire.RapideNamed], state: State) -> wire.RapideEvening:
    """Renames an evening."""
    _evenings(state).rename(_held(request, state), data.name)
    return _evening(request, state)


@delete("/evening", sync_to_thread=True)
def delete_evening(request: Asked, state: State) -> None:
    """Deletes an evening and its battles."""
    _evenings(state).delete(_held(request, state))


# Battles


@post("/battles", sync_to_thread=True)
def new_battle(request: Asked, data: JSONBody[wire.RapideNew], state: State) -> wire.RapideBattle:
    """Begins a battle of the token's evening."""
    check_limit(request, "make")
    key, ruleset = _held(request, state), rules(state, data.tables)
    battle = battle_of(spoken(request), ruleset, data.form)
    name = _evenings(state).begin(key, ruleset, battle, data.name, typed=data.dice == "typed")
    return _tell(request, state, name, lambda told: told.whole(mine=True))


@get("/battles/{name:str}", sync_to_thread=True)
def battle(request: Asked, name: FromPath[str], state: State) -> wire.RapideBattle:
    """A battle as it stands."""
    mine = _readable(request, state, name)
    return _tell(request, state, name, lambda told: told.whole(mine=mine))


@patch("/battles/{name:str}", sync_to_thread=True)
def rename_battle(
    request: Asked, name: FromPath[str], data: JSONBody[wire.RapideNamed], state: State
) -> wire.RapideCard:
    """Renames a battle."""
    _mine(request, state, name)
    with suppress(Gone):
        _evenings(state).rename_battle(name, data.name)
    if card := _card(request, state, name):
        return card
    raise HttpError(404, "fault-no-battle")


@delete("/battles/{name:str}", sync_to_thread=True)
def delete_battle(request: Asked, name: FromPath[str], state: State) -> None:
    """Deletes a battle."""
    _mine(request, state, name)
    with suppress(Gone):
        _evenings(state).delete_battle(name)


@post("/battles/{name:str}/die", status_code=200, sync_to_thread=True)
def type_die(request: Asked, name: FromPath[str], data: JSONBody[wire.RapideFace], state: State) -> wire.RapideBattle:
    """Enters the face of a real die."""
    return _done(request, state, name, lambda match: match.roll((data.face,), data.at))


@post("/battles/{name:str}/order", status_code=200, sync_to_thread=True)
def give_order(
    request: Asked, name: FromPath[str], data: JSONBody[wire.RapideOrder], state: State
) -> wire.RapideBattle:
    """Gives an order of a side."""

    def give(match: OneScreen) -> Answered:
        try:
            order = order_read(match, msgspec.json.encode(data.order))
        except msgspec.DecodeError as error:
            raise HttpError(400, "fault-order", reason=str(error)[:200]) from error
        return match.give(data.seat, order, data.at)

    return _done(request, state, name, give)


@post("/battles/{name:str}/undo", status_code=200, sync_to_thread=True)
def undo(request: Asked, name: FromPath[str], data: JSONBody[wire.RapideStep], state: State) -> wire.RapideBattle:
    """Goes one step back."""
    return _done(request, state, name, lambda match: match.take_back(data.at))


@post("/battles/{name:str}/close", status_code=200, sync_to_thread=True)
def close(request: Asked, name: FromPath[str], data: JSONBody[wire.RapideStep], state: State) -> wire.RapideBattle:
    """Closes the battle: everything typed is right."""
    return _done(request, state, name, lambda match: match.conclude(data.at))


@get("/battles/{name:str}/file", media_type="application/x-ndjson", sync_to_thread=True)
def battle_file(request: Asked, name: FromPath[str], state: State) -> Response[bytes]:
    """The game file."""
    _readable(request, state, name)
    try:
        lines = _evenings(state).lines(name)
    except Gone as gone:
        raise HttpError(404, "fault-no-battle") from gone
    return game_file(lines, name)


# Checks


@contextmanager
def _at(state: State, name: str) -> Iterator[OneScreen]:
    """A battle, locked for others; it may have been deleted. Raises HttpError."""
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
    """The evening of the browser's token. Raises HttpError."""
    found = (key for token in tokens(request) if (key := _evenings(state).of(token)))
    if key := next(found, None):
        return key
    raise HttpError(404, "fault-no-evening")


def _owns(request: Asked, state: State, name: str) -> bool:
    fought = _evenings(state).fought(name)
    return fought is not None and any(_evenings(state).of(token) == fought.evening for token in tokens(request))


def _mine(request: Asked, state: State, name: str) -> None:
    """Checks that the browser may change a battle. Raises HttpError."""
    if not _owns(request, state, name):
        raise HttpError(404, "fault-no-battle")


def _readable(request: Asked, state: State, name: str) -> bool:
    """Checks that the browser may read a battle; returns whether it may change it too. Raises HttpError."""
    if _owns(request, state, name):
        return True
    if _evenings(state).fought(name) is not None:
        with _at(state, name) as match:
            if match.game.closed:
                return False
    raise HttpError(404, "fault-no-battle")


# Answers


def _tell(request: Asked, state: State, name: str, tell: Callable[[BattleTelling], Found]) -> Found:
    """A battle in the language of the browser."""
    with _at(state, name) as match:
        return tell(BattleTelling(spoken(request), name, _fought(state, name), match))


def _fought(state: State, name: str) -> Fought:
    """The record of a battle that is locked."""
    fought = _evenings(state).fought(name)
    assert fought
    return fought


def _done(request: Asked, state: State, name: str, act: Callable[[OneScreen], Answered]) -> wire.RapideBattle:
    """Does something and returns the battle as it stands then. Raises HttpError."""
    _mine(request, state, name)
    with _at(state, name) as match:
        answered = act(match)
    if isinstance(answered, Stale):
        raise HttpError(409, "fault-stale", at=answered.at, entries=answered.entries)
    if isinstance(answered, Refused):
        refusal = answered.refusals[0]
        say = spoken(request)
        raise HttpError(400, refusal.key, **{**readable(say, refusal.key, refusal.args), "clause": refusal.clause})
    return _tell(request, state, name, lambda told: told.whole(mine=True))


def router() -> Router:
    """Everything under `/api/rapide`."""
    handlers = [choices, check, new_evening, evening, rename_evening, delete_evening, new_battle, battle]
    handlers += [rename_battle, delete_battle, type_die, give_order, undo, close, battle_file]
    return Router("/api/rapide", route_handlers=handlers)
