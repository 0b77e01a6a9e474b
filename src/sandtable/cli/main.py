"""The command `sandtable`."""

import io
import os
import sys

import typer

from sandtable import __version__
from sandtable.cli.army import army
from sandtable.cli.audit import audit
from sandtable.cli.clause import clause
from sandtable.cli.hosting import clean, reports
from sandtable.cli.render import render
from sandtable.cli.replay import replay
from sandtable.cli.serve import serve
from sandtable.cli.simulate import simulate
from sandtable.cli.speech import BAD
from sandtable.cli.verify import verify
from sandtable.games.argad.commands.roster import roster
from sandtable.games.rapide.commands.battle import rapide
from sandtable.games.rapide.commands.odds import odds
from sandtable.games.rapide.commands.play import play
from sandtable.games.rapide.commands.schema import schema

app = typer.Typer(
    help="A digital sand table for miniature wargames: rules by clause, fair dice, exact odds.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
)
app.command()(play)
app.command()(serve)
app.command()(reports)
app.command()(clean)
app.command()(rapide)
app.add_typer(odds, name="odds")
app.add_typer(army, name="army")
app.command()(roster)
app.add_typer(simulate, name="simulate")
app.command()(verify)
app.command()(audit)
app.command()(replay)
app.command()(render)
app.command()(clause)
app.command()(schema)


def _version(value: bool) -> None:
    if value:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def main(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    """A digital sand table for miniature wargames."""


def run() -> None:
    """The program. Signs that a terminal does not know are replaced; output that cannot be written is told."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _run()
    except OSError as error:
        sys.stderr.write(f"sandtable: {error.strerror or error}\n")
        os._exit(BAD)


def _run() -> None:
    try:
        app()
    finally:
        sys.stdout.flush()
