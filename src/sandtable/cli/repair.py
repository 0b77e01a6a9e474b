"""`sandtable repair`: what can be read of a damaged database is saved."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from sandtable.cli.backup import AsJson
from sandtable.cli.hosting import Database, there
from sandtable.cli.meter import meter
from sandtable.cli.speech import BAD, UNFINISHED, Lang, fail, note, spoken, tell, unsaved
from sandtable.cli.trouble import stop, told
from sandtable.library.words import Words

if TYPE_CHECKING:
    from sandtable.match.repair import Repaired


def repair(
    database: Path | None = Database,
    only_check: bool = typer.Option(False, "--check", help="Only say whether it is sound, even while the server runs."),
    as_json: bool = AsJson,
    lang: str | None = Lang,
) -> None:
    """Save every match that can be read from a damaged database. The damaged file is kept. Stop the server first.

    Exit code 3: something is lost; 1: nothing can be read, or with --check: it is not sound.
    """
    from sandtable.match.repair import repair as save_all
    from sandtable.store import StoreError
    from sandtable.store.lock import Lock

    say = spoken(lang)
    place = there(say, database)
    if only_check:
        _check(say, place, as_json=as_json)
        return
    try:
        with Lock(place, "sandtable repair", damaged=True), meter(say("repair-working")) as progress:
            faults = _faults(say, place)
            done = save_all(place, progress) if faults else None
    except StoreError as error:
        stop(say, error)
    except OSError as error:
        unsaved(say, error.filename or place, error)
    if done is None:
        _check(say, place, as_json=as_json)
    else:
        _report(say, place, done, as_json=as_json)


def _faults(say: Words, place: Path) -> list[str]:
    """Everything that is wrong with a database, in words."""
    from sandtable.match.inspection import unsound
    from sandtable.store import NotAStore, StoreDamaged
    from sandtable.store.copying import check

    try:
        check(place.resolve())
        found = unsound(place.resolve())
    except (StoreDamaged, NotAStore) as error:
        return told(say, error)[:1]
    return [say("backup-unsound", match=each.name, sound=each.sound, entries=each.entries) for each in found]


def _check(say: Words, place: Path, *, as_json: bool) -> None:
    """Says whether a database is sound."""
    from sandtable.match.inspection import number_of_games
    from sandtable.store import StoreError

    try:
        faults = _faults(say, place)
        games = 0 if faults else number_of_games(place.resolve())
    except StoreError as error:
        stop(say, error)
    if as_json:
        tell(msgspec.json.encode({"sound": not faults, "games": games, "faults": faults}).decode())
    elif faults:
        fail([*faults, say("store-advice")], BAD)
    else:
        tell(say("repair-sound", file=str(place), games=games))
    if faults:
        raise typer.Exit(BAD)


def _report(say: Words, place: Path, done: "Repaired", *, as_json: bool) -> None:
    if as_json:
        tell(msgspec.json.encode(msgspec.to_builtins(done, enc_hook=str)).decode())
    else:
        for each in done.games:
            tell(say(f"repair-{each.fate}", match=each.name, saved=each.saved, known=each.known))
            if each.notes:
                tell(say("repair-notes", match=each.name, notes=each.notes))
        if done.damaged:
            note(say("repair-kept", file=str(done.damaged)))
        if done.files:
            note(say("repair-files", file=str(done.files)))
    if done.damaged is None:
        fail([] if as_json else [say("repair-nothing", file=str(place))], BAD)
    if any(each.fate != "whole" or each.notes for each in done.games):
        raise typer.Exit(UNFINISHED)
