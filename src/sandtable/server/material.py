"""Own files over HTTP: armies, battles and tables, checked line by line and kept in the user's folder."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.library import own
from sandtable.library.own import Own, Place, shipped_files
from sandtable.match.crew import BESIDE
from sandtable.server import material_work as work
from sandtable.server.asker import spoken
from sandtable.server.headers import json_answer
from sandtable.server.http_error import HttpError
from sandtable.server.jobs import job
from sandtable.server.material_work import done
from sandtable.server.operator import mark_of
from sandtable.server.wire import material as wire

Asked = Request[Any, Any, Any]
BODY = 4 * own.LARGEST
"""How long a request may be: a text is longer as JSON than as a file."""


# Reading


@get("/")
async def everything(request: Asked, state: State) -> Response[wire.Material]:
    """All files of the folder."""
    stamp = await BESIDE.run(_own(state).stamp)
    if state.material[0] != stamp:
        folder = str(_own(state).folder or "")
        state.material = stamp, await job(request, "material", work.everything, folder, state.uploads)
    return json_answer(state.material[1])


@get("/{ruleset:str}/{kind:str}/{name:str}")
async def read(
    request: Asked, ruleset: FromPath[str], kind: FromPath[str], name: FromPath[str], state: State
) -> Response[wire.MaterialText]:
    """A file, with everything that is wrong with it."""
    return json_answer(await _job(request, work.read_file, state, Place(ruleset, kind, name)))


@get("/{ruleset:str}/{kind:str}/{name:str}/shipped")
async def begin(ruleset: FromPath[str], kind: FromPath[str], name: FromPath[str]) -> wire.MaterialDraft:
    """One of the program's files, as a beginning for an own one."""
    return await BESIDE.run(_shipped, ruleset, kind, name)


def _shipped(ruleset: str, kind: str, name: str) -> wire.MaterialDraft:
    found = shipped_files(ruleset, kind) if kind in own.kinds_of(ruleset) else {}
    if name not in found:
        raise HttpError(404, "fault-own-missing", name=name[:60])
    return wire.MaterialDraft(found[name].read_text("utf-8"))


# Writing


@post("/{ruleset:str}/{kind:str}/{name:str}/check", status_code=200, request_max_body_size=BODY)
async def check(
    request: Asked,
    ruleset: FromPath[str],
    kind: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.MaterialDraft],
    state: State,
) -> Response[wire.MaterialCheck]:
    """Checks a text without keeping it."""
    _check_size(data)
    return json_answer(await _job(request, work.check_text, state, Place(ruleset, kind, name), data.text))


@post("/guess", status_code=200, request_max_body_size=BODY)
async def guess(
    request: Asked, data: JSONBody[wire.MaterialDraft], state: State
) -> Response[wire.MaterialGuess | None]:
    """What a text seems to be."""
    _check_size(data)
    return json_answer(await job(request, "material", work.guess_text, str(_own(state).folder or ""), data.text))


@put("/{ruleset:str}/{kind:str}/{name:str}", request_max_body_size=BODY)
async def write(
    request: Asked,
    ruleset: FromPath[str],
    kind: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.MaterialDraft],
    state: State,
) -> Response[wire.MaterialText]:
    """Keeps a text, faulty or not. It replaces a file only if its author has seen the last version."""
    _check_open(state)
    place, by = Place(ruleset, kind, name), mark_of(request)
    await BESIDE.run(lambda: done(lambda: _own(state).put(place, data.text, data.over, by)))
    return json_answer(await _job(request, work.read_file, state, place))


@post("/{ruleset:str}/{kind:str}/{name:str}/name", status_code=200)
async def rename(
    request: Asked,
    ruleset: FromPath[str],
    kind: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.MaterialRename],
    state: State,
) -> Response[wire.MaterialText]:
    """Renames a file."""
    _check_open(state)
    place = Place(ruleset, kind, name)
    await BESIDE.run(lambda: done(lambda: _own(state).move(place, data.name)))
    return json_answer(await _job(request, work.read_file, state, Place(ruleset, kind, data.name)))


@delete("/{ruleset:str}/{kind:str}/{name:str}", status_code=204)
async def remove(ruleset: FromPath[str], kind: FromPath[str], name: FromPath[str], state: State) -> None:
    """Deletes a file."""
    _check_open(state)
    await BESIDE.run(lambda: done(lambda: _own(state).delete(Place(ruleset, kind, name))))


# What is needed for that


async def _job(request: Asked, read: Callable[..., bytes], state: State, place: Place, *args: Any) -> bytes:
    folder, lang = str(_own(state).folder or ""), spoken(request).language
    return await job(request, "material", read, folder, lang, place, *args)


def _own(state: State) -> Own:
    found: Own = state.own
    return found


def _check_size(draft: wire.MaterialDraft) -> None:
    """Checks that a text is not too long. Raises HttpError."""
    if len(draft.text.encode("utf-8", "replace")) > own.LARGEST:
        raise HttpError(413, "fault-own-large", most=own.LARGEST // 1000)


def _check_open(state: State) -> None:
    """Checks that browsers may change the folder. Raises HttpError."""
    if not state.uploads:
        raise HttpError(403, "fault-own-closed")


def router() -> Router:
    """Everything under `/api/material`."""
    handlers = [everything, read, begin, check, guess, write, rename, remove]
    return Router("/api/material", route_handlers=handlers)
