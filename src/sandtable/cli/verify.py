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


def verify(
    file: Path = typer.Argument(..., metavar="FILE.sand", help="A game file."),
    head: str | None = typer.Option(None, "--head", metavar="CODE", help="A head code that the file must hold."),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the verdict as JSON."),
) -> None:
    """Check the chain, the dice, the legality and the result of a game file.

    Exit code 0: whole and sound; 1: bad; 3: sound but unfinished.
    """
    say = spoken(lang)
    try:
        verdict = verified(read_sand(file), ruleset_of)
    except Unreadable as trouble:
        unusable(say, trouble)
    held = head is None or head.strip().lower() in verdict.codes
    if as_json:
        facts = {name: value for name, value in msgspec.structs.asdict(verdict).items() if name != "codes"}
        tell(msgspec.json.encode(facts | {"held": held}).decode())
        raise typer.Exit(_code(verdict, held=held))
    if verdict.fault:
        fail(fault_lines(say, verdict.fault), BAD)
    for line in fact_lines(say, verdict):
        tell(line)
    if not held:
        fail([say("verdict-head", head=head or "")], BAD)
    raise typer.Exit(_code(verdict, held=held))


def _code(verdict: Verdict, *, held: bool) -> int:
    if verdict.fault or not held:
        return BAD
    return 0 if verdict.finished and not verdict.veiled else UNFINISHED
