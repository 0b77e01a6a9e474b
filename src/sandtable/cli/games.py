"""`sandtable games`: which games there are, where each comes from, and what is wrong with those that cannot be used."""

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from sandtable import __version__
from sandtable.cli.speech import BAD, Lang, spoken, tell
from sandtable.games import GAMES, game, installed
from sandtable.games.installed import Installed
from sandtable.library.words import Words

HOUSE = "sandtable"
NONE = "-"


class Row(Struct, frozen=True):
    """A game: its name, what people call it, the version of its rules, its distribution, and what is wrong with it."""

    game: str
    title: str
    rules: int | None
    distribution: str
    version: str
    wrong: str = ""


def list_games(
    lang: str | None = Lang, as_json: bool = typer.Option(False, "--json", help="Print them as JSON.")
) -> None:
    """List the games, one per line: name, title, version of its rules, distribution, and what is wrong with it.

    Exit code 0: all of them can be used; 1: some cannot.
    """
    say = spoken(lang)
    rows = [*(_ours(say, name) for name in GAMES), *(_guest(say, each) for each in installed())]
    if as_json:
        tell(msgspec.json.encode(rows).decode())
    elif (console := Console(highlight=False)).is_terminal:
        console.print(_table(rows))
    else:
        for row in rows:
            tell("\t".join(_cells(row)))
    raise typer.Exit(BAD if any(row.wrong for row in rows) else 0)


def _ours(say: Words, name: str) -> Row:
    return Row(name, title(say, name), game(name).version, HOUSE, __version__)


def _guest(say: Words, found: Installed) -> Row:
    if found.wrong:
        return Row(found.name, found.name, None, found.distribution, found.version, found.wrong)
    return Row(found.name, title(say, found.name), game(found.name).version, found.distribution, found.version)


def title(say: Words, name: str) -> str:
    """What people call a game."""
    return say(f"game-{name}") if say.has(f"game-{name}") else name


def _cells(row: Row) -> tuple[str, ...]:
    rules = NONE if row.rules is None else str(row.rules)
    return row.game, row.title, rules, f"{row.distribution} {row.version}", row.wrong or NONE


def _table(rows: list[Row]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*_cells(row), style="red" if row.wrong else None)
    return table
