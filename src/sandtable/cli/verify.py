"""`sandtable verify`: whether a game file is sound."""

from pathlib import Path

import msgspec
import typer

from sandtable.cli.speech import BAD, UNFINISHED, Lang, fail, spoken, tell, unusable
from sandtable.games import ruleset_of
from sandtable.kernel.verify import Verdict
from sandtable.kernel.verify import verify as verified
from sandtable.library.fault import Unreadable
from sandtable.library.sand import read_sand
from sandtable.library.verdicts import fact_lines, fault_lines
from sandtable.match.naming import calling_in
from sandtable.match.provenance import provenance


def verify(
    file: Path = typer.Argument(..., metavar="FILE.sand", help="A game file."),
    head: str | None = typer.Option(None, "--head", metavar="CODE", help="A head code that the file must hold."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the verdict as JSON."),
) -> None:
    """Check the chain, the dice, the legality and the result of a game file.

    Exit code 0: sound and finished; 1: bad; 3: sound but unfinished. What is proved and what is taken on trust is told
    beside it: whether every throw was drawn again, who could have chosen the dice, and whose tables were used.
    """
    say = spoken(lang)
    try:
        data = read_sand(file)
    except Unreadable as trouble:
        unusable(say, trouble)
    verdict = verified(data, ruleset_of)
    say = calling_in(say, data) if verdict.game else say
    source = provenance(verdict.ruleset, verdict.proof)
    held = head is None or head.strip().lower() in verdict.codes
    if as_json:
        facts = {name: value for name, value in msgspec.structs.asdict(verdict).items() if name != "codes"}
        tell(msgspec.json.encode(facts | {"source": source, "held": held}).decode())
        raise typer.Exit(_code(verdict, held=held))
    if verdict.fault:
        fail(fault_lines(say, verdict.fault), BAD)
    for line in fact_lines(say, verdict, source):
        tell(line)
    if not held:
        fail([say("verdict-head", head=head or "")], BAD)
    raise typer.Exit(_code(verdict, held=held))


def _code(verdict: Verdict, *, held: bool) -> int:
    if verdict.fault or not held:
        return BAD
    return 0 if verdict.finished and not verdict.veiled else UNFINISHED
