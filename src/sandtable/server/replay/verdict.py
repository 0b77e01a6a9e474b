"""What checking a game file has shown, in words."""

from collections.abc import Iterator
from typing import Any

from sandtable.kernel.verify import Fault, Verdict
from sandtable.library.readable import readable
from sandtable.library.words import Words
from sandtable.server.wire import replays as wire

CHAIN = frozenset({"fault-chain", "fault-canonical", "fault-unreadable", "fault-number", "fault-truncated"})
"""Faults that break the chain itself."""


def verdict_of(say: Words, found: Verdict, head: str = "") -> wire.ReplayVerdict:
    """What checking has shown, in words; with a head code also whether the file has it."""
    kind = "bad" if found.fault else "veiled" if found.veiled else "sound" if found.finished else "unfinished"
    text = say("verdict-bad-short") if found.fault else say(f"verdict-{kind}")
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
        yield _proof(
            say, "dice", True if found.finished and not found.veiled and not found.typed else None, _dice(found)
        )
        yield _proof(say, "result", True if found.finished and not found.veiled else None)
    if found.descent:
        key = "drawn" if found.descent.drawn else "recorded"
        yield _proof(say, "origin", True, key, game=found.descent.game, entry=found.descent.entry)
    if head:
        yield _proof(say, "head", head.strip().lower() in found.codes, head=head[:40])


def _dice(found: Verdict) -> str:
    return "typed" if found.typed else ""


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
