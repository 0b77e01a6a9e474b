"""`sandtable play`: a battle in the terminal, against the computer or beside each other."""

import sys
from pathlib import Path

import typer

from sandtable.cli.speech import BAD, Lang, fail, spoken


def play(
    lang: str | None = Lang,
    store: Path | None = typer.Option(None, "--store", metavar="FILE", help="Where games are kept."),
) -> None:
    """Play a battle of Combat Rapide in the terminal. Every step is kept; a battle can be resumed."""
    from sandtable.games.rapide.commands.terminal import Left, Terminal
    from sandtable.store import StoreError

    say = spoken(lang)
    try:
        trouble = Terminal(say, store or default_store(), sys.stdin, sys.stdout).run()
    except Left:
        raise typer.Exit(0) from None
    except StoreError as error:
        fail([str(error)], BAD)
    if trouble:
        fail([trouble], BAD)


def default_store() -> Path:
    """The file of games in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("sandtable") / "games.db"
