"""`sandtable matches`: what the operator of a server may do about matches and visitors, also while it runs."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import typer

from sandtable.cli.hosting import Database, day, there
from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, note, spoken, tell
from sandtable.library.words import Words

matches = typer.Typer(no_args_is_help=True, add_completion=False)
Match = typer.Argument(..., metavar="MATCH...", help="The names of matches.")
AsJson = typer.Option(False, "--json", help="Print JSON.")
PATIENCE_SECONDS, GLANCE_SECONDS = 10.0, 0.05
DAY = 86400


@matches.callback()
def main() -> None:
    """Matches of a server, and who made them: list, unlist, delete, ban. It may run meanwhile."""


@matches.command("list")
def list_matches(
    database: Path | None = Database,
    game: str = typer.Option("", "--game", metavar="GAME", help="Only matches of this game."),
    visitor: str = typer.Option("", "--visitor", metavar="MARK", help="Only those of this visitor."),
    listed: bool = typer.Option(False, "--listed", help="Only those that everybody sees."),
    unfinished: bool = typer.Option(False, "--unfinished", help="Only those that go on."),
    as_json: bool = AsJson,
    lang: str | None = Lang,
) -> None:
    """List matches, the newest first: name, game, day, mark of the visitor who made it, state, title."""
    say = spoken(lang)
    with _open(say, database) as store:
        rows = [each for each in _rows(say, store) if each["visitor"].startswith(visitor)]
    rows = [each for each in rows if (not game or each["game"] == game) and (each["listed"] or not listed)]
    rows = [each for each in rows if not (unfinished and each["finished"])]
    if as_json:
        tell(msgspec.json.encode(rows).decode())
        return
    for each in rows:
        states = [say(f"matches-{what}") for what in ("listed", "finished") if each[what]]
        cells = [each["match"], each["game"], day(each["changed"]), each["visitor"] or "-", ", ".join(states) or "-"]
        tell("\t".join([*cells, each["title"]]))
    if not rows:
        note(say("matches-none"))


def _rows(say: Words, store: Any) -> Iterator[dict[str, Any]]:
    from sandtable.kernel.entry import read_header
    from sandtable.match.keeping import kept

    for each in kept(store):
        private, game = each.private, store.game(each.name)
        try:
            name = read_header(store.header(each.name)).ruleset
        except msgspec.DecodeError:
            name = ""
        yield {
            "match": each.name,
            "game": name,
            "title": private.called.get(say.language, ""),
            "visitor": private.by,
            "listed": private.listed,
            "finished": each.finished,
            "entries": game.entries,
            "created": private.created,
            "changed": private.moved,
        }


@matches.command()
def unlist(names: list[str] = Match, database: Path | None = Database, lang: str | None = Lang) -> None:
    """Take matches off the list that everybody sees. Their players go on."""
    from sandtable.match.ledger import Unlist

    say = spoken(lang)
    with _open(say, database) as store:
        _all_known(say, store, names)
        for name in names:
            _done(say, name, _given(say, store, Unlist(name)), "matches-unlisted")


@matches.command()
def delete(
    names: list[str] = Match,
    yes: bool = typer.Option(False, "--yes", help="Do not ask."),
    database: Path | None = Database,
    lang: str | None = Lang,
) -> None:
    """Delete matches for all their players. Nothing of them is left."""
    from sandtable.match.ledger import Delete

    say = spoken(lang)
    with _open(say, database) as store:
        _all_known(say, store, names)
        if not yes and not typer.confirm(say("matches-sure", count=len(names)), err=True):
            raise typer.Exit(BAD)
        for name in names:
            _done(say, name, _given(say, store, Delete(name)), "matches-deleted")


# Bans


@matches.command()
def ban(
    who: str = typer.Argument("", metavar="WHO", help="A match, for its maker; a mark; an address; a network."),
    days: int = typer.Option(0, "--days", min=0, help="For so many days; otherwise for good."),
    until: str = typer.Option("", "--until", metavar="YYYY-MM-DD", help="Up to this day."),
    why: str = typer.Option("", "--why", help="A note for yourself."),
    listing: bool = typer.Option(False, "--list", help="List all bans."),
    as_json: bool = AsJson,
    database: Path | None = Database,
    lang: str | None = Lang,
) -> None:
    """Turn visitors away: their requests are refused and their connections end."""
    from sandtable.match.ledger import Ban

    say = spoken(lang)
    if bool(who) == listing:
        fail([say("ban-who")], UNUSABLE)
    end = _end(say, days, until)
    with _open(say, database) as store:
        if listing:
            _list_bans(say, store, as_json=as_json)
            return
        barred = _barred(say, store, who)
        _given(say, store, Ban(barred, time.time(), end, why))
    tell(say("ban-done", who=barred, until=day(end) if end else "never"))


@matches.command()
def unban(
    who: str = typer.Argument(..., metavar="WHO", help="As `ban --list` shows it, or as it was banned."),
    database: Path | None = Database,
    lang: str | None = Lang,
) -> None:
    """End a ban."""
    from sandtable.match.ledger import Ledger, Unban

    say = spoken(lang)
    with _open(say, database) as store:
        barred = _barred(say, store, who)
        if barred not in Ledger(store).bans():
            fail([say("ban-unknown", who=barred)], BAD)
        _given(say, store, Unban(barred))
    tell(say("ban-over", who=barred))


def _list_bans(say: Words, store: Any, *, as_json: bool) -> None:
    from sandtable.match.ledger import Ledger

    found = Ledger(store).bans().values()
    if as_json:
        told = [{"who": each.who, "at": each.at, "until": each.until, "why": each.why} for each in found]
        tell(msgspec.json.encode(told).decode())
        return
    for each in found:
        tell("\t".join((each.who, day(each.at), day(each.until) if each.until else "-", each.why or "-")))
    if not found:
        note(say("ban-none"))


def _barred(say: Words, store: Any, who: str) -> str:
    """Whom a ban is about: a mark or a network."""
    from sandtable.match.keeping import kept
    from sandtable.match.ledger import is_mark
    from sandtable.server.visitor import BadNetwork, network

    made = next((each.private for each in kept(store) if each.name == who), None)
    if made is not None:
        return made.by or fail([say("ban-unmarked", match=who)], BAD)
    try:
        return who if is_mark(who) else str(network(who))
    except BadNetwork:
        fail([say("ban-nobody", who=who)], UNUSABLE)


def _end(say: Words, days: int, until: str) -> float:
    """When a ban ends; 0 if never."""
    if not until:
        return time.time() + days * DAY if days else 0.0
    try:
        return datetime.strptime(until, "%Y-%m-%d").astimezone().timestamp() + DAY
    except ValueError:
        fail([say("ban-until", until=until)], UNUSABLE)


# The store and the server


@contextmanager
def _open(say: Words, database: Path | None) -> Iterator[Any]:
    from sandtable.server.running import default_database
    from sandtable.store import StoreError
    from sandtable.store.sql import SqlStore

    try:
        with SqlStore(there(say, database or default_database())) as store:
            yield store
    except StoreError as error:
        fail([str(error)], BAD)


def _given(say: Words, store: Any, order: Any) -> bool:
    """Gives an order to the server that runs. If none does, it is carried out here; False if there is no such match."""
    from sandtable.match.ledger import Answer, Ledger, carried_out
    from sandtable.store.lock import server

    ledger = Ledger(store)
    before, number = len(ledger.answers()), ledger.order(order)
    end = time.monotonic() + PATIENCE_SECONDS
    while server(store.path):
        for each in ledger.answers(before):
            if each.order == number:
                return each.found
        if time.monotonic() > end:
            fail([say("matches-silent")], BAD)
        time.sleep(GLANCE_SECONDS)
    found = carried_out(store, order)
    ledger.done(Answer(number, found))
    return found


def _all_known(say: Words, store: Any, names: list[str]) -> None:
    """Ends the command if there is no match of some name. Nothing was done yet."""
    from sandtable.match.keeping import kept

    known = {each.name for each in kept(store)}
    if unknown := [name for name in names if name not in known]:
        fail([say("matches-unknown", match=name) for name in unknown], BAD)


def _done(say: Words, name: str, found: bool, key: str) -> None:
    if not found:
        fail([say("matches-unknown", match=name)], BAD)
    tell(say(key, match=name))
