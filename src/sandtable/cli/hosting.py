"""`sandtable reports` and `sandtable clean`: what the host of a server looks after."""

import time
from pathlib import Path

import msgspec
import typer

from sandtable.cli.speech import BAD, Lang, fail, note, spoken, tell
from sandtable.library.words import Words

Database = typer.Option(None, "--database", metavar="FILE", help="Where matches are kept.")


def reports(
    database: Path | None = Database,
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the reports as JSON."),
) -> None:
    """Show what players have reported of each other's talk, oldest first."""
    from sandtable.match.keeping import kept
    from sandtable.match.talk import REPORTS, Reported
    from sandtable.server.running import default_database
    from sandtable.store import StoreError
    from sandtable.store.sql import SqlStore

    say = spoken(lang)
    try:
        with SqlStore(_there(say, database or default_database())) as store:
            found = [
                (each.name, msgspec.json.decode(line, type=Reported))
                for each in kept(store)
                for line in store.notes(each.name, REPORTS)
            ]
    except StoreError as error:
        fail([str(error)], BAD)
    found.sort(key=lambda pair: pair[1].at)
    if as_json:
        tell(msgspec.json.encode([{"match": name} | msgspec.to_builtins(report) for name, report in found]).decode())
        return
    for name, report in found:
        told = {"match": name, "by": report.by, "seat": report.said.seat, "text": report.said.text}
        tell(say("reports-line", time=_day(report.at), why=report.why or "none", **told))
    if not found:
        note(say("reports-none"))


def clean(
    days: int = typer.Option(180, "--days", min=1, help="How long nothing has happened."),
    database: Path | None = Database,
    dry_run: bool = typer.Option(False, "--dry-run", help="Only say which."),
    lang: str | None = Lang,
) -> None:
    """Delete unfinished matches that were abandoned. Stop the server first, or let the server do this itself."""
    from sandtable.match.outline import abandoned
    from sandtable.match.pace import DAY
    from sandtable.server.running import default_database
    from sandtable.store import StoreError
    from sandtable.store.sql import SqlStore

    say, now = spoken(lang), time.time()
    try:
        with SqlStore(_there(say, database or default_database())) as store:
            found = list(abandoned(store, now - days * DAY))
            for each in found:
                if not dry_run:
                    store.delete(each.name)
                old = int((now - each.private.moved) / DAY)
                tell(say("clean-would" if dry_run else "clean-gone", match=each.name, days=old))
    except StoreError as error:
        fail([str(error)], BAD)
    if not found:
        note(say("clean-none"))


def _there(say: Words, database: Path) -> Path:
    """The database, which a server must have made."""
    if not database.exists():
        fail([say("no-database", file=str(database))], BAD)
    return database


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
