"""Own files over HTTP: armies, battles and tables, checked line by line and kept in the user's folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.library import own
from sandtable.library.fault import Fault
from sandtable.library.own import Kept, Missing, Own, Place, Refused, shipped_files
from sandtable.library.readable import sentence
from sandtable.library.words import Words
from sandtable.match.faces import page_of
from sandtable.server.asker import spoken
from sandtable.server.http_error import HttpError
from sandtable.server.titles import file_title
from sandtable.server.wire import material as wire

Asked = Request[Any, Any, Any]
BODY = 4 * own.LARGEST
"""How long a request may be: a text is longer as JSON than as a file."""


# Reading


@get("/", sync_to_thread=True)
def everything(state: State) -> wire.Material:
    """All files of the folder."""
    kinds = tuple(
        wire.MaterialKind(ruleset, kind, tuple(shipped_files(ruleset, kind))) for ruleset, kind in own.kinds()
    )
    files = tuple(_file(each) for each in _own(state).all())
    return wire.Material(state.uploads, own.LARGEST, own.MOST, kinds, files)


@get("/{ruleset:str}/{kind:str}/{name:str}", sync_to_thread=True)
def read(
    request: Asked, ruleset: FromPath[str], kind: FromPath[str], name: FromPath[str], state: State
) -> wire.MaterialText:
    """A file, with everything that is wrong with it."""
    return _text(spoken(request), _done(lambda: _own(state).read(Place(ruleset, kind, name))))


@get("/{ruleset:str}/{kind:str}/{name:str}/shipped", sync_to_thread=True)
def begin(ruleset: FromPath[str], kind: FromPath[str], name: FromPath[str]) -> wire.MaterialDraft:
    """One of the program's files, as a beginning for an own one."""
    found = shipped_files(ruleset, kind) if kind in own.kinds_of(ruleset) else {}
    if name not in found:
        raise HttpError(404, "fault-own-missing", name=name[:60])
    return wire.MaterialDraft(found[name].read_text("utf-8"))


# Writing


@post("/{ruleset:str}/{kind:str}/{name:str}/check", status_code=200, request_max_body_size=BODY, sync_to_thread=True)
def check(
    request: Asked,
    ruleset: FromPath[str],
    kind: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.MaterialDraft],
    state: State,
) -> wire.MaterialCheck:
    """Checks a text without keeping it."""
    place = Place(ruleset, kind, name)
    if len(data.text.encode("utf-8", "replace")) > own.LARGEST:
        raise HttpError(413, "fault-own-large", most=own.LARGEST // 1000)
    say, found = spoken(request), _done(lambda: _own(state).look(place, data.text))
    notes = page_of(ruleset).file_notes
    about = notes(say, found.says) if notes and not found.faults else ()
    return wire.MaterialCheck(tuple(_fault(say, place, each) for each in found.faults), about)


@put("/{ruleset:str}/{kind:str}/{name:str}", request_max_body_size=BODY, sync_to_thread=True)
def write(
    request: Asked,
    ruleset: FromPath[str],
    kind: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.MaterialDraft],
    state: State,
) -> wire.MaterialText:
    """Keeps a text, faulty or not. It replaces a file only if its author has seen the last version."""
    _check_open(state)
    return _text(spoken(request), _done(lambda: _own(state).write(Place(ruleset, kind, name), data.text, data.over)))


@post("/{ruleset:str}/{kind:str}/{name:str}/name", status_code=200, sync_to_thread=True)
def rename(
    request: Asked,
    ruleset: FromPath[str],
    kind: FromPath[str],
    name: FromPath[str],
    data: JSONBody[wire.MaterialRename],
    state: State,
) -> wire.MaterialText:
    """Renames a file."""
    _check_open(state)
    return _text(spoken(request), _done(lambda: _own(state).rename(Place(ruleset, kind, name), data.name)))


@delete("/{ruleset:str}/{kind:str}/{name:str}", status_code=204, sync_to_thread=True)
def remove(ruleset: FromPath[str], kind: FromPath[str], name: FromPath[str], state: State) -> None:
    """Deletes a file."""
    _check_open(state)
    _done(lambda: _own(state).delete(Place(ruleset, kind, name)))


# Answers


def _text(say: Words, kept: Kept) -> wire.MaterialText:
    faults = tuple(_fault(say, kept.place, each) for each in kept.faults)
    return wire.MaterialText(_file(kept), kept.text, kept.version, faults)


def _file(kept: Kept) -> wire.MaterialFile:
    place, title = kept.place, file_title(kept)
    return wire.MaterialFile(place.ruleset, place.kind, place.name, title, kept.size, kept.changed, len(kept.faults))


def _fault(say: Words, place: Place, fault: Fault) -> wire.MaterialFault:
    there = Path(fault.file).name
    elsewhere = "" if there == f"{place.name}{own.SUFFIX}" else there
    return wire.MaterialFault(fault.line, fault.field, sentence(say, fault.key, fault.args), fault.clause, elsewhere)


def _done(act: Callable[[], Any]) -> Any:
    try:
        return act()
    except Missing as error:
        raise HttpError(404, error.key, **error.arguments) from error
    except Refused as error:
        raise HttpError(409 if error.key == "fault-own-exists" else 400, error.key, **error.arguments) from error
    except OSError as error:
        raise HttpError(500, "fault-own-disk", reason=error.strerror or str(error)) from error


def _own(state: State) -> Own:
    found: Own = state.own
    return found


def _check_open(state: State) -> None:
    """Checks that browsers may change the folder. Raises HttpError."""
    if not state.uploads:
        raise HttpError(403, "fault-own-closed")


def router() -> Router:
    """Everything under `/api/material`."""
    handlers = [everything, read, begin, check, write, rename, remove]
    return Router("/api/material", route_handlers=handlers)
