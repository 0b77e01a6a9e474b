"""The verdict on a game file, in words."""

from msgspec import Struct

from sandtable.kernel.proof import Proof
from sandtable.kernel.verify import Fault, Verdict
from sandtable.library.readable import refusal_line, sentence
from sandtable.library.words import Words


class Provenance(Struct, frozen=True):
    """Where the tables and the scenario of a file come from.

    `tables` and `scenario` are short fingerprints. `shipped`: the tables come with the program, as it is here. `named`:
    the scenario comes with it too, by this name; empty if somebody made it.
    """

    tables: str = ""
    shipped: bool = False
    scenario: str = ""
    named: str = ""


def fault_lines(say: Words, fault: Fault) -> list[str]:
    """The first bad line, what is wrong with it, and every clause that refuses it."""
    reason = sentence(say, fault.key, fault.args)
    return [
        say("verdict-bad", line=str(fault.line), reason=reason),
        *(refusal_line(say, each) for each in fault.refusals),
        *(fault_lines(say, fault.within) if fault.within else ()),
    ]


def kind_of(verdict: Verdict) -> str:
    """In one word how far a sound file is proved: sound, trusted, typed, unfinished or veiled."""
    if verdict.veiled or not verdict.finished:
        return "veiled" if verdict.veiled else "unfinished"
    return {"recorded": "trusted", "typed": "typed"}.get(verdict.proof.dice, "sound")


def fact_lines(say: Words, verdict: Verdict, source: Provenance) -> list[str]:
    """What is known of a sound file: whether it is whole, its numbers, what is proved of it, and who won."""
    facts = {name: getattr(verdict, name) for name in _NAMES}
    lines = [say(f"verdict-{kind_of(verdict)}", recorded=verdict.proof.recorded), say("verdict-facts", **facts)]
    lines += _proof_lines(say, verdict.proof, source)
    if found := verdict.descent:
        drawn = "yes" if found.drawn else "no"
        lines.append(say("verdict-descent", game=found.game, entry=found.entry, head=found.head, drawn=drawn))
    if verdict.outcome:
        winners = ", ".join(_seat(say, seat) for seat in verdict.outcome.winners)
        lines.append(say("winner", winner=winners) if winners else say("winner-none"))
    return lines


def _proof_lines(say: Words, proof: Proof, source: Provenance) -> list[str]:
    """What is proved of the dice, who could have chosen them, and where tables and scenario come from."""
    return [
        say("verdict-dice", dice=proof.dice, drawn=proof.drawn, recorded=proof.recorded),
        say("verdict-steering", steering=proof.steering, players=players_in(say, proof)),
        say("verdict-tables", shipped="yes" if source.shipped else "no", tables=source.tables),
        say("verdict-scenario", named=source.named or "none", scenario=source.scenario),
    ]


def players_in(say: Words, proof: Proof) -> str:
    """The seats whose players drew their nonces themselves, as the file says."""
    return ", ".join(_seat(say, seat) for seat, drawer in proof.nonces.items() if drawer == "player")


def _seat(say: Words, seat: str) -> str:
    return say(f"role-{seat}") if say.has(f"role-{seat}") else seat


_NAMES = ("ruleset", "version", "game", "entries", "thrown", "typed", "undone", "head")
