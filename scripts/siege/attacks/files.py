"""Mutated game files: each is found out, and none takes long, in the program itself and over HTTP."""

import json
import random
import time
from functools import lru_cache, partial
from typing import Any

import msgspec
from scripts.crew import results
from scripts.siege.forging import GOLDEN
from scripts.siege.mutation import mutated
from scripts.siege.report import Report
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Visitor

from sandtable.games import ruleset_of
from sandtable.kernel.verify import Verdict, verify

MOST_SECONDS = 5.0
"""So much of the processor a check may take."""

HANGING = 60.0
"""A check that takes longer is ended."""

JOBS = 2
OVER_HTTP = 20
"""Every so many files are sent to the server too."""

FILES = ("rapide-*", "impetus-cannae", "argad-tavern-brawl", "grandeur-peninsular-ridge")
PLAYED = ("fault", "game", "entries", "thrown", "typed", "undone", "outcome", "head", "codes")
"""What a verdict says of this very game; the rest is what it says of the proof."""


@lru_cache(maxsize=1)
def _sources() -> list[bytes]:
    paths = sorted({path for name in FILES for path in GOLDEN.glob(f"{name}.sand")})
    return [path.read_bytes() for path in paths]


@lru_cache(maxsize=32)
def _promise(data: bytes) -> dict[str, Any]:
    return _proof(verify(data, ruleset_of))


def _proof(verdict: Verdict) -> dict[str, Any]:
    """What is claimed of a file, beside what was played in it."""
    told: dict[str, Any] = msgspec.to_builtins(msgspec.structs.asdict(verdict))
    return {name: value for name, value in told.items() if name not in PLAYED}


def made(seed: int, number: int) -> tuple[str, bytes, bytes]:
    """A mutation by its number: what was done, the file after it, and before."""
    draw = random.Random(f"file {seed} {number}")
    source = draw.choice(_sources())
    what, data = mutated(source, draw)
    return what, data, source


def judged(seed: int, number: int) -> str:
    """How long the check of a file took, and what is wrong with its verdict, if anything. In a process of its own."""
    what, data, source = made(seed, number)
    begun = time.process_time()
    verdict = verify(data, ruleset_of)
    return f"{time.process_time() - begun:.3f} {'' if data == source else _wrong(what, verdict, data, source)}"


def _wrong(what: str, verdict: Verdict, data: bytes, source: bytes) -> str:
    """Why a changed file was not found out; empty if it was."""
    if verdict.fault is None and _proof(verdict) == _promise(source) and not _another_game(verdict, data, source):
        return f"{what}: called as sound as the file that it was made from"
    if verdict.fault is not None and verdict.fault.key == "fault-broken":
        return f"{what}: the check itself broke ({str(verdict.fault.args['reason']).partition('(')[0]})"
    return ""


def _another_game(verdict: Verdict, data: bytes, source: bytes) -> bool:
    """Of dice that people typed nothing is claimed: by the same tables, another such game is as good as the first."""
    one, other = (json.loads(each.partition(b"\n")[0]) for each in (data, source))
    return verdict.typed > 0 and one["tables"] == other["tables"]


def run(siege: Siege) -> None:
    """In the order of their numbers; now and then one is sent to the server besides."""
    seed, report, figures = siege.plan.seed, siege.report, siege.report.figures
    figures |= {"files": 0, "over_http": 0}
    numbers = (n for n in range(siege.count) if not siege.over)
    for number, said, why in results(partial(judged, seed), numbers, JOBS if siege.plan.full else 1, HANGING):
        figures["files"] += 1
        _checked(report, made(seed, number)[0], said, why)
        if number % OVER_HTTP == 0:
            figures["over_http"] += 1
            _uploaded(siege.stranger(), report, *made(seed, number))


def _checked(report: Report, what: str, said: str | None, why: str) -> None:
    """What has come of a check; nothing: its process was ended."""
    if said is None:
        report.fell(f"{what}: {why}")
        return
    seconds, _, wrong = said.partition(" ")
    report.message(float(seconds))
    if wrong:
        report.fell(wrong)
    if float(seconds) > MOST_SECONDS:
        report.fell(f"{what}: took {seconds} s")


def _uploaded(visitor: Visitor, report: Report, what: str, data: bytes, source: bytes) -> None:
    answer = visitor.ask("POST", "/api/replays", data)
    visitor.leave()
    if not answer.status:
        report.fell(f"{what}: the server has not answered")
    if answer.status != 200 or data == source:
        return
    verdict = json.loads(answer.body)["verdict"]
    open_proofs = [each for each in verdict["proofs"] if each["held"] != "yes"]
    if verdict["verdict"] == "sound" and not open_proofs:
        report.fell(f"{what}: the server calls it sound")


ATTACK = Attack("files", "mutated game files, none undetected, none over 5 s", run, 10_000, 80)
