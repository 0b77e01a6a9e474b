"""`sandtable replay`: a recorded game told again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, spoken, tell, unusable
from sandtable.cli.verify import fault_lines
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Entry, read_entry, read_header
from sandtable.kernel.folding import first_state
from sandtable.kernel.retell import Moment, retell
from sandtable.kernel.verify import verify
from sandtable.library.fault import Unreadable
from sandtable.library.prose import NoProse, Prose, prose_of
from sandtable.library.sand import read_sand
from sandtable.library.words import Words
from sandtable.rulesets.catalogue import ruleset_of


def replay(
    file: Path = typer.Argument(..., metavar="FILE.sand", help="A game file."),
    at: int | None = typer.Option(None, "--at", metavar="N", min=0, help="Tell only up to entry N."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print each event as JSON, one a line."),
) -> None:
    """Tell a recorded game again, clause by clause. A bad file is told up to its first bad line."""
    say = spoken(lang)
    try:
        data = read_sand(file)
    except Unreadable as trouble:
        unusable(say, trouble)
    verdict = verify(data, ruleset_of)
    if verdict.game:
        header, *lines = data.split(b"\n")[: verdict.entries + 1]
        told = _told(say, header, [read_entry(line) for line in lines][:at], as_json=as_json)
        for line in told:
            tell(line)
    if verdict.fault:
        fail(fault_lines(say, verdict.fault), BAD)


def _told(say: Words, line: bytes, entries: list[Entry], *, as_json: bool) -> Iterator[str]:
    """Every line of a game that is sound as far as these entries."""
    header = read_header(line)
    ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
    scenario = codec(ruleset).scenario(header.scenario)
    moments = retell(ruleset, scenario, entries, first_state(ruleset, header, scenario))
    return _json(moments) if as_json else _prose(_teller(say, header.ruleset, scenario), moments)


def _teller(say: Words, ruleset: str, scenario: Any) -> Prose:
    try:
        return prose_of(ruleset, say, scenario)
    except NoProse as trouble:
        fail([say("unknown-prose", ruleset=trouble.ruleset)], UNUSABLE)


def _prose(prose: Prose, moments: Iterator[Moment]) -> Iterator[str]:
    """The opening comes before the first moment; where nothing has begun, nothing is told."""
    for place, moment in enumerate(moments):
        if place == 0:
            yield from map(str, prose.opening())
        yield from prose.moment(moment)


def _json(moments: Iterator[Moment]) -> Iterator[str]:
    for moment in moments:
        for event in moment.events:
            yield msgspec.json.encode(event).decode()
