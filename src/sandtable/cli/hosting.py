"""`sandtable reports` and `sandtable clean`: what the host of a server looks after."""

import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from sandtable.cli.speech import BAD, Lang, fail, note, spoken, tell
from sandtable.cli.trouble import stop
from sandtable.library.words import Words

if TYPE_CHECKING:
    from sandtable.match.talk import Reported
    from sandtable.store.sql import SqlStore

Database = typer.Option(None, "--database", metavar="FILE", help="Where matches are kept.")


def reports(
    database: Path | None = Database,
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the reports as JSON."),
) -> None:
    """Show what players have reported of each other's talk, oldest first."""
    from sandtable.store import StoreError
    from sandtable.store.sql import SqlStore

    say = spoken(lang)
    try:
        with SqlStore(there(say, database)) as store:
            found, unread = _reported(store)
    except StoreError as error:
        stop(say, error)
    for name in unread:
        note(say("hosting-unread", match=name))
    found.sort(key=lambda pair: pair[1].at)
    if as_json:
        tell(msgspec.json.encode([{"match": name} | msgspec.to_builtins(report) for name, report in found]).decode())
        return
    for name, report in found:
        told = {"match": name, "by": report.by, "seat": report.said.seat, "text": report.said.text}
        tell(say("reports-line", time=day(report.at), why=report.why or "none", **told))
    if not found:
        note(say("reports-none"))


def _reported(store: "SqlStore") -> tuple[list[tuple[str, "Reported"]], list[str]]:
    """Every report with its match, and the matches that cannot be read."""
    from sandtable.match.keeping import kept
    from sandtable.match.notes import noted
    from sandtable.match.talk import REPORTS, Reported
    from sandtable.store import UnknownGame

    found, unread = [], []
    for each in kept(store):
        try:
            found += [(each.name, report) for _, report in noted(store, each.name, REPORTS, Reported)]
        except UnknownGame:
            unread.append(each.name)
    return found, unread


def clean(
    days: int = typer.Option(180, "--days", min=1, help="How long nothing has happened."),
    database: Path | None = Database,
    dry_run: bool = typer.Option(False, "--dry-run", help="Only say which."),
    lang: str | None = Lang,
) -> None:
    """Delete unfinished matches that were abandoned. Stop the server first, or let the server do this itself."""
    from sandtable.match.outline import abandoned
    from sandtable.match.pace import DAY
    from sandtable.store import StoreError
    from sandtable.store.lock import Lock
    from sandtable.store.sql import SqlStore

    say, now = spoken(lang), time.time()
    place = there(say, database)
    try:
        with nullcontext() if dry_run else Lock(place, "sandtable clean"), SqlStore(place) as store:
            found = list(abandoned(store, now - days * DAY))
            for each in found:
                if not dry_run:
                    store.delete(each.name)
                old = int((now - each.private.moved) / DAY)
                tell(say("clean-would" if dry_run else "clean-gone", match=each.name, days=old))
    except StoreError as error:
        stop(say, error)
    if not found:
        note(say("clean-none"))


def there(say: Words, database: Path | None) -> Path:
    """The database, which a server must have made; by default that of this user."""
    from sandtable.server.running import default_database

    database = database or default_database()
    if not database.exists():
        fail([say("no-database", file=str(database))], BAD)
    return database


def day(moment: float) -> str:
    """A moment as lists show it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
