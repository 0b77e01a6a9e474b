"""How a command speaks: its language, its errors on stderr, its exit codes."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NoReturn, TypeVar

import typer

from sandtable.kernel.refusal import Refusal
from sandtable.library.fault import Unreadable
from sandtable.library.readable import fault_line, refusal_line
from sandtable.library.words import LANGUAGES, Words, words

Item = TypeVar("Item")

BAD, UNUSABLE, UNFINISHED, STOPPED = 1, 2, 3, 130
"""Exit codes: the answer is no; the question cannot be used; sound so far; stopped by Ctrl-C."""

Lang = typer.Option(
    None, "--lang", metavar="|".join(LANGUAGES), help="Language of the output; by default that of the environment."
)


def one_of(metavar: str, names: tuple[str, ...], what: str) -> Any:
    """An argument that is one of some names, which its help lists."""

    def check(value: str) -> str:
        if value not in names:
            raise typer.BadParameter(f"{value!r} is none of {', '.join(names)}.")
        return value

    return typer.Argument(
        ..., metavar=metavar, callback=check, autocompletion=lambda: list(names), help=f"{what}: {', '.join(names)}."
    )


def spoken(lang: str | None) -> Words:
    """The words in the language asked for, or in that of the environment."""
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}.", param_hint="--lang")
    return words(lang or _environment())


def _environment() -> str:
    """The first variable that is set decides, as in other programs."""
    names = (os.environ.get(name, "") for name in ("SANDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    first = next(filter(None, names), "")[:2]
    return first if first in LANGUAGES else LANGUAGES[0]


def unusable(say: Words, trouble: Unreadable) -> NoReturn:
    """Ends the command with every fault of a file."""
    fail((fault_line(say, fault) for fault in trouble.faults), UNUSABLE)


def refuse(say: Words, refusals: Sequence[Refusal]) -> None:
    """Ends the command if the rules forbid something."""
    if refusals:
        fail((refusal_line(say, each) for each in refusals), UNUSABLE)


def unsaved(say: Words, file: object, error: OSError, key: str = "cannot-save") -> NoReturn:
    """Ends the command: a file cannot be written."""
    fail([say(key, file=str(file), reason=error.strerror or str(error))], BAD)


def known(say: Words, name: str, names: tuple[str, ...]) -> None:
    """Ends the command if a name is not one of these."""
    if name not in names:
        fail([say("fault-name", name=name, nearest="none", known=", ".join(names))], UNUSABLE)


def fail(lines: Iterable[str], code: int) -> NoReturn:
    """Writes lines to stderr and ends the command."""
    for line in lines:
        print(line, file=sys.stderr)  # noqa: T201 — stderr is where faults belong
    raise typer.Exit(code)


def note(line: str) -> None:
    """A line for the person at the terminal, which is not part of the answer."""
    print(line, file=sys.stderr)  # noqa: T201 — stdout holds only the answer


def with_progress(items: Iterable[Item], words: str, number: int) -> Iterator[Item]:
    """The items as they come, with a progress bar at a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, words, total=number, console=Console(stderr=True), transient=True)


def tell(line: str) -> None:
    """One item of output."""
    typer.echo(line)
