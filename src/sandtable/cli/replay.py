"""`sandtable replay`: a recorded game told again."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from sandtable.cli.speech import BAD, Lang, fail, note, spoken, tell, unusable
from sandtable.games import game, ruleset_of
from sandtable.games.package import Prose
from sandtable.kernel.retell import Moment
from sandtable.kernel.verify import verify
from sandtable.library.fault import Unreadable
from sandtable.library.sand import read_sand
from sandtable.library.verdicts import fault_lines
from sandtable.library.words import Words
from sandtable.match.course import Course, course


def replay(
    file: Path = typer.Argument(..., metavar="FILE.sand", help="A game file."),
    at: int | None = typer.Option(None, "--at", metavar="N", min=0, help="Tell only up to entry N."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print each event as JSON, one per line."),
) -> None:
    """Tell a recorded game again, clause by clause. A bad file is told up to its first bad line."""
    say = spoken(lang)
    try:
        data = read_sand(file)
    except Unreadable as trouble:
        unusable(say, trouble)
    verdict = verify(data, ruleset_of)
    if verdict.game:
        found = course(data.split(b"\n")[: verdict.entries + 1])
        last = found.last if at is None else min(at, found.last)
        for line in _told(say, found, last, as_json=as_json):
            tell(line)
        if found.veiled(last):
            note(say("verdict-veiled"))
    if verdict.fault:
        fail(fault_lines(say, verdict.fault), BAD)


def _told(say: Words, found: Course, last: int, *, as_json: bool) -> Iterator[str]:
    """Every line of a game that is sound up to this entry."""
    moments = (moment for n in range(1, last + 1) for moment in found.moments(n))
    return _json(moments) if as_json else _prose(game(found.header.ruleset).telling.prose(say, found.scenario), moments)


def _prose(prose: Prose, moments: Iterator[Moment]) -> Iterator[str]:
    """The opening comes before the first moment; a game that has not begun tells nothing."""
    for place, moment in enumerate(moments):
        if place == 0:
            yield from map(str, prose.opening())
        yield from prose.moment(moment)


def _json(moments: Iterator[Moment]) -> Iterator[str]:
    for moment in moments:
        for event in moment.events:
            yield msgspec.json.encode(event).decode()
