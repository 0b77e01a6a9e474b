"""`sandtable verify`: whether a game file is sound."""

from pathlib import Path

import msgspec
import typer

from sandtable.cli.speech import BAD, UNFINISHED, Lang, fail, refusal_line, spoken, tell, unusable
from sandtable.games import ruleset_of
from sandtable.kernel.verify import Fault, Verdict
from sandtable.kernel.verify import verify as verified
from sandtable.library.fault import Unreadable
from sandtable.library.readable import sentence
from sandtable.library.sand import read_sand
from sandtable.library.words import Words


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
    for line in _facts(say, verdict):
        tell(line)
    if not held:
        fail([say("verdict-head", head=head or "")], BAD)
    raise typer.Exit(_code(verdict, held=held))


def _code(verdict: Verdict, *, held: bool) -> int:
    if verdict.fault or not held:
        return BAD
    return 0 if verdict.finished and not verdict.veiled else UNFINISHED


def fault_lines(say: Words, fault: Fault) -> list[str]:
    """The first bad line, what is wrong with it, and every clause that refuses it."""
    reason = sentence(say, fault.key, fault.args)
    return [
        say("verdict-bad", line=str(fault.line), reason=reason),
        *(refusal_line(say, each) for each in fault.refusals),
        *(fault_lines(say, fault.within) if fault.within else ()),
    ]


def _facts(say: Words, verdict: Verdict) -> list[str]:
    state = "verdict-veiled" if verdict.veiled else "verdict-sound" if verdict.finished else "verdict-unfinished"
    facts = {name: getattr(verdict, name) for name in _NAMES}
    lines = [say(state), say("verdict-facts", **facts)]
    if found := verdict.descent:
        drawn = "yes" if found.drawn else "no"
        lines.append(say("verdict-descent", game=found.game, entry=found.entry, head=found.head, drawn=drawn))
    if verdict.outcome:
        winners = ", ".join(_seat(say, seat) for seat in verdict.outcome.winners)
        lines.append(say("winner", winner=winners) if winners else say("winner-none"))
    return lines


def _seat(say: Words, seat: str) -> str:
    return say(f"role-{seat}") if say.has(f"role-{seat}") else seat


_NAMES = ("ruleset", "version", "game", "entries", "thrown", "typed", "undone", "head")
