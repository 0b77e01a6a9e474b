"""The command `sandtable`."""

import io
import os
import sys
from typing import Any

import typer
from typer.main import get_command

from sandtable import __version__
from sandtable.cli.lazy import Program

app = typer.Typer(
    cls=Program,
    help="A digital sand table for miniature wargames: rules by clause, fair dice, exact odds.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
)


def program() -> Any:
    """The whole program as one group of commands, all of them loaded."""
    return get_command(app).load_all()  # type: ignore[attr-defined]


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
    """The program. Characters that a terminal does not know are replaced; output that cannot be written is reported."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _run()
    except OSError as error:
        sys.stderr.write(f"sandtable: {error.strerror or error}\n")
        os._exit(1)


def _run() -> None:
    try:
        app()
    finally:
        sys.stdout.flush()
