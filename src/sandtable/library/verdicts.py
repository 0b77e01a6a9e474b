"""The verdict on a game file, in words."""

from sandtable.kernel.verify import Fault, Verdict
from sandtable.library.readable import refusal_line, sentence
from sandtable.library.words import Words


def fault_lines(say: Words, fault: Fault) -> list[str]:
    """The first bad line, what is wrong with it, and every clause that refuses it."""
    reason = sentence(say, fault.key, fault.args)
    return [
        say("verdict-bad", line=str(fault.line), reason=reason),
        *(refusal_line(say, each) for each in fault.refusals),
        *(fault_lines(say, fault.within) if fault.within else ()),
    ]


def fact_lines(say: Words, verdict: Verdict) -> list[str]:
    """What is known of a sound file: whether it is whole, its numbers, and who won."""
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
