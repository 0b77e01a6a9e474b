"""`sandtable audit`: an umpire reads games from their events alone and says what the rules do not allow."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import typer
from msgspec import Struct

from sandtable.audit import Complaint, NotAGame
from sandtable.audit import audit as audited
from sandtable.cli.speech import BAD, UNUSABLE, Lang, note, spoken, tell, with_progress
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.readable import fault_line
from sandtable.library.sand import read_sand
from sandtable.library.words import Words


class Reading(Struct, frozen=True):
    """The result for one file: its complaints, or why it cannot be read."""

    file: str
    complaints: tuple[Complaint, ...] = ()
    faults: tuple[Fault, ...] = ()


def audit(
    files: list[Path] = typer.Argument(..., metavar="FILE.sand…", help="Game files."),
    jobs: int = typer.Option(
        1, "--jobs", min=0, help="How many files are read at a time; 0: as many as there are cores."
    ),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print all complaints as JSON."),
) -> None:
    """Read games as an umpire would, without the rules: moves, overlaps, sight, range, disorder, dice, turns.

    Exit code 0: no complaint; 1: complaints; 2: a file cannot be read.
    """
    say = spoken(lang)
    found, readings = [], read_all(files, jobs or os.cpu_count() or 1)
    if len(files) > 1:
        readings = with_progress(readings, say("audit-progress"), len(files))
    for reading in readings:
        found.append(reading)
        if not as_json:
            show(say, reading)
    if as_json:
        tell(msgspec.json.encode(found).decode())
    elif sys.stderr.isatty():
        note(say("audit-sum", files=len(found), complaints=sum(len(each.complaints) for each in found)))
    raise typer.Exit(code_of(found))


def code_of(found: list[Reading]) -> int:
    if any(each.faults for each in found):
        return UNUSABLE
    return BAD if any(each.complaints for each in found) else 0


def show(say: Words, reading: Reading) -> None:
    """Prints one line per complaint; faults of the file itself go to stderr."""
    for fault in reading.faults:
        note(fault_line(say, fault))
    for each in reading.complaints:
        tell("\t".join((f"{reading.file}:{each.line}", each.clause, each.who, each.what)))


def read_all(files: list[Path], jobs: int) -> Iterator[Reading]:
    """Reads all files in parallel and yields the results in order."""
    if jobs == 1 or len(files) == 1:
        yield from map(read, files)
        return
    with ProcessPoolExecutor(min(jobs, len(files)), get_context("spawn")) as pool:
        yield from pool.map(read, files)


def read(file: Path) -> Reading:
    """One file."""
    try:
        return Reading(str(file), tuple(audited(read_sand(file))))
    except Unreadable as trouble:
        return Reading(str(file), faults=trouble.faults)
    except NotAGame as trouble:
        fault = Fault(str(file), trouble.line, "", "fault-unreadable", {"reason": trouble.why})
        return Reading(str(file), faults=(fault,))
