"""Jobs on own files: reading and checking what somebody wrote. They run in other processes and change nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from sandtable.library import own
from sandtable.library.fault import Fault
from sandtable.library.own import Kept, Missing, Own, Place, Refused, shipped_files
from sandtable.library.readable import sentence
from sandtable.library.words import Words, words
from sandtable.match.faces import page_of
from sandtable.server.http_error import HttpError
from sandtable.server.titles import file_title
from sandtable.server.wire import material as wire


def everything(folder: str, uploads: bool) -> bytes:
    """All files of the folder."""
    kinds = tuple(
        wire.MaterialKind(ruleset, kind, tuple(shipped_files(ruleset, kind))) for ruleset, kind in own.kinds()
    )
    files = tuple(_file(each) for each in _own(folder).all())
    return msgspec.json.encode(wire.Material(uploads, own.LARGEST, own.MOST, kinds, files))


def read_file(folder: str, lang: str, place: Place) -> bytes:
    """A file, with everything that is wrong with it. Raises HttpError."""
    kept: Kept = done(lambda: _own(folder).read(place))
    faults = tuple(_fault(words(lang), kept.place, each) for each in kept.faults)
    return msgspec.json.encode(wire.MaterialText(_file(kept), kept.text, kept.version, faults))


def check_text(folder: str, lang: str, place: Place, text: str) -> bytes:
    """What would be wrong with a text as this file. Raises HttpError."""
    say, found = words(lang), done(lambda: _own(folder).look(place, text))
    notes = page_of(place.ruleset).file_notes
    about = notes(say, found.says) if notes and not found.faults else ()
    return msgspec.json.encode(wire.MaterialCheck(tuple(_fault(say, place, each) for each in found.faults), about))


def guess_text(folder: str, text: str) -> bytes:
    """What a text seems to be."""
    found = _own(folder).guess(text)
    return msgspec.json.encode(wire.MaterialGuess(*found) if found else None)


def _own(folder: str) -> Own:
    return Own(Path(folder) if folder else None)


def _file(kept: Kept) -> wire.MaterialFile:
    place, title = kept.place, file_title(kept)
    return wire.MaterialFile(place.ruleset, place.kind, place.name, title, kept.size, kept.changed, len(kept.faults))


def _fault(say: Words, place: Place, fault: Fault) -> wire.MaterialFault:
    there = Path(fault.file).name
    elsewhere = "" if there == f"{place.name}{own.SUFFIX}" else there
    return wire.MaterialFault(fault.line, fault.field, sentence(say, fault.key, fault.args), fault.clause, elsewhere)


def done(act: Callable[[], Any]) -> Any:
    """Does something with own files. Raises HttpError."""
    try:
        return act()
    except Missing as error:
        raise HttpError(404, error.key, **error.arguments) from error
    except Refused as error:
        raise HttpError(409 if error.key == "fault-own-exists" else 400, error.key, **error.arguments) from error
    except OSError as error:
        raise HttpError(500, "fault-own-disk", reason=error.strerror or str(error)) from error
