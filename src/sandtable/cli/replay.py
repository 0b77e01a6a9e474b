"""`sandtable replay`: a recorded game told again."""

from pathlib import Path

import msgspec
import typer

from sandtable.cli.rapide_prose import Prose
from sandtable.cli.speech import BAD, Lang, fail, spoken, tell, unusable
from sandtable.cli.verify import fault_lines
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import read_entry, read_header
from sandtable.kernel.retell import retell
from sandtable.kernel.verify import verify
from sandtable.library.fault import Unreadable
from sandtable.library.sand import read_sand
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
    lines = data.split(b"\n")[: verdict.entries + 1]
    if verdict.game:
        header = read_header(lines[0])
        ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
        scenario = codec(ruleset).scenario(header.scenario)
        prose = Prose(say, scenario)
        entries = [read_entry(line) for line in lines[1:]][:at]
        for moment in retell(ruleset, scenario, entries):
            for line in _json(moment.events) if as_json else prose.moment(moment):
                tell(line)
    if verdict.fault:
        fail(fault_lines(say, verdict.fault), BAD)


def _json(events: object) -> list[str]:
    return [raw.decode() for raw in map(msgspec.json.encode, events)]  # type: ignore[call-overload]
