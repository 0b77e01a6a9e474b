"""What checking a game file has shown, in words."""

from collections.abc import Iterator
from typing import Any

from sandtable.kernel.verify import Fault, Verdict
from sandtable.library.readable import readable
from sandtable.library.verdicts import kind_of, players_in
from sandtable.library.words import Words
from sandtable.match.provenance import provenance
from sandtable.server.wire import replays as wire

CHAIN = frozenset({"fault-chain", "fault-canonical", "fault-unreadable", "fault-number", "fault-truncated"})
"""Faults that break the chain itself."""


def verdict_of(say: Words, found: Verdict, head: str = "") -> wire.ReplayVerdict:
    """What checking has shown, in words; with a head code also whether the file has it."""
    kind = "bad" if found.fault else kind_of(found)
    text = say("verdict-bad-short") if found.fault else say(f"verdict-{kind}", recorded=found.proof.recorded)
    return wire.ReplayVerdict(
        kind,  # type: ignore[arg-type]
        text,
        _fault(say, found.fault) if found.fault else None,
        tuple(_proofs(say, found, head)),
        found.entries,
        found.thrown,
        found.typed,
        found.undone,
        found.head,
    )


def _proofs(say: Words, found: Verdict, head: str) -> Iterator[wire.ReplayProof]:
    sound = not found.fault
    yield _proof(say, "chain", sound or (found.fault is not None and found.fault.key not in CHAIN))
    if sound:
        yield _proof(say, "rules", None if found.veiled else True)
        yield from _trust(say, found)
        yield _proof(say, "result", True if found.finished and not found.veiled else None)
    if found.descent:
        key = "drawn" if found.descent.drawn else "recorded"
        yield _proof(
            say, "origin", found.descent.drawn or None, key, game=found.descent.game, entry=found.descent.entry
        )
    if head:
        yield _proof(say, "head", head.strip().lower() in found.codes, head=head[:40])


def _trust(say: Words, found: Verdict) -> Iterator[wire.ReplayProof]:
    """What is proved of the dice and the tables, and what is taken on trust."""
    proof, source = found.proof, provenance(found.ruleset, found.proof)
    drawn = proof.dice == "drawn"
    yield _proof(say, "dice", drawn or None, "" if drawn else proof.dice)
    free = proof.steering == "none"
    yield _proof(say, "steering", free or None, proof.steering, players=players_in(say, proof))
    yield _proof(say, "tables", source.shipped or None, tables=source.tables)


def _proof(say: Words, what: Any, held: bool | None, how: str = "", **args: str | int) -> wire.ReplayProof:
    known: Any = "open" if held is None else "yes" if held else "no"
    return wire.ReplayProof(what, known, say(f"proof-{what}", held=how or known, **args))


def _fault(say: Words, fault: Fault) -> wire.ReplayFault:
    reasons = [
        wire.ReplayLine(say(each.key, **readable(say, each.key, each.args)), (each.clause,)) for each in fault.refusals
    ]
    if fault.within:
        within = _fault(say, fault.within)
        reasons += [wire.ReplayLine(say("verdict-bad", line=str(within.line), reason=within.text)), *within.reasons]
    return wire.ReplayFault(fault.line, say(fault.key, **fault.args), tuple(reasons))
