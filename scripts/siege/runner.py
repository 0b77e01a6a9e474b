"""Attacks one after the other: each with a server, a witness who plays meanwhile, and an eye on memory and the log."""

import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

from scripts.siege import seat
from scripts.siege.forging import GOLDEN
from scripts.siege.report import Contract, Report
from scripts.siege.server import Server, started
from scripts.siege.siege import Attack, Plan, Siege
from scripts.siege.visitor import silent
from scripts.siege.witness import Sample, Witness, quantile

SCHEMA = "/api/schema/openapi.json"
MOST_MEMORY = 1_500_000_000
"""Bytes that no attack may make the server use, besides what it used before."""

BACK = 1.2
BACK_SECONDS = 60.0
"""In a full run memory is back within this factor after this time."""

BAR = 0.150
"""In a full run another visitor's orders are answered within so many seconds, but for one in a hundred."""

LEAST = 25.0
"""In a full run an attack that is over sooner is made again, so that the other visitor has given enough orders."""

WARMING = tuple(GOLDEN / f"{name}.sand" for name in ("impetus-cannae", "grandeur-austerlitz", "argad-siege-relief"))
PLAYED = 60
"""Recorded games that are shown before memory is measured, and orders that are given in a match of each game."""


class Field:
    """A server under siege and the witness on it; both are new after an attack that fell."""

    def __init__(self, folder: Path, server: Server | None = None) -> None:
        self.folder, self.given = folder, server
        self.lives = 0
        self.server: Server | None = server
        self.witness: Witness | None = None

    def up(self, attack: Attack, plan: Plan) -> Server:
        """A server that runs, with a witness if there shall be one."""
        if self.server is None:
            self.lives += 1
            (self.folder / str(self.lives)).mkdir()
            self.server = started(self.folder / str(self.lives), limited=attack.limited)
            if plan.full:
                self._used(self.server)
        if not attack.alone and self.witness is None:
            self.witness = Witness(self.server, plan.way, plan.seed)
        return self.server

    def _used(self, server: Server) -> None:
        """A server that people use has played and shown games: its memory is measured from there."""
        visitor, draw = silent(server), random.Random(1)
        for wanted in seat.games(visitor).values():
            seat.played(visitor, seat.match(visitor, wanted, patience=60), PLAYED, draw)
        for path in WARMING:
            visitor.ask("POST", "/api/replays", path.read_bytes())

    def down(self) -> list[Sample]:
        """Everything of our own is ended; what the witness found at last."""
        last = self.witness.leave() if self.witness else []
        self.witness = None
        if self.server is not None and self.given is None:
            self.server.kill()
            self.server = None
        return last


@contextmanager
def memory_watched(server: Server, tick: Callable[[], None]) -> Iterator[list[int]]:
    """The memory of a server, several times a second; each time it is told that time goes by."""
    seen, done = [server.memory()], Event()

    def watch() -> None:
        while not done.wait(0.25):
            seen.append(server.memory())
            tick()

    thread = Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield seen
    finally:
        done.set()
        thread.join()
        seen.append(server.memory())


def attacked(attack: Attack, plan: Plan, field: Field) -> Report:
    """One attack from its beginning to its verdict."""
    server = field.up(attack, plan)
    schema = silent(server).get(SCHEMA)
    report = Report(attack.name, Contract(schema.json if schema.status == 200 else {}))
    siege = Siege(server, report, plan, field.folder)
    begun, logged = time.monotonic(), len(server.log)
    with memory_watched(server, lambda: _shown(report, begun)) as memory:
        try:
            _made(attack, siege, begun)
        except Exception as error:
            report.fell(f"the attack itself ended: {type(error).__name__}: {error}"[:300])
    report.figures["seconds"] = round(time.monotonic() - begun, 1)
    if not attack.alone and not siege.answers():
        report.fell("the server does not answer any more")
    if "Traceback" in server.log[logged:]:
        report.fell("the log holds a traceback")
    if field.witness and not attack.alone:
        _witnessed(report, field.witness.since(begun), plan)
    _remembered(report, server, memory, plan, attack)
    return report


def _made(attack: Attack, siege: Siege, begun: float) -> None:
    """Once, or until the witness has felt it for long enough."""
    attack.run(siege)
    while siege.plan.full and not attack.alone and not siege.over and time.monotonic() - begun < LEAST:
        attack.run(siege)


def _shown(report: Report, begun: float) -> None:
    """How far an attack is, if somebody looks."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{report.name}: {report.asked} asked, {time.monotonic() - begun:.0f} s\r")
        sys.stderr.flush()


def _witnessed(report: Report, seen: list[Sample], plan: Plan) -> None:
    """What the other visitor has felt."""
    times = {"p50": quantile(seen, 0.5), "p99": quantile(seen, 0.99), "worst": quantile(seen, 1.0)}
    report.figures["witness_ms"] = {name: round(value * 1000) for name, value in times.items()}
    report.figures["witness_orders"] = sum(each.what == "order" for each in seen)
    for each in seen:
        if each.wrong:
            report.fell(f"the witness: {each.wrong}"[:200])
    if plan.full and times["p99"] > BAR:
        report.fell(f"the witness's orders: p99 {times['p99'] * 1000:.0f} ms")


def _remembered(report: Report, server: Server, memory: list[int], plan: Plan, attack: Attack) -> None:
    """Memory before, at its height and after."""
    report.figures["memory_mb"] = [round(each / 1e6) for each in (memory[0], max(memory), memory[-1])]
    if max(memory) - memory[0] > MOST_MEMORY:
        report.fell(f"memory grew by {(max(memory) - memory[0]) / 1e6:.0f} MB")
    if not plan.full or attack.alone or not memory[0]:
        return
    end = time.monotonic() + BACK_SECONDS
    while (left := server.memory()) > memory[0] * BACK and time.monotonic() < end:
        time.sleep(1)
    report.figures["memory_mb"].append(round(left / 1e6))
    if left > memory[0] * BACK:
        report.fell(f"memory is not back after a minute: {left / 1e6:.0f} MB, before {memory[0] / 1e6:.0f} MB")


def besieged(
    attacks: Iterable[Attack],
    plan_of: Callable[[Attack], Plan],
    server: Server | None = None,
    keep: Path | None = None,
) -> Iterator[dict[str, Any]]:
    """The report of each attack. One that is kept in a folder is not run again."""
    with tempfile.TemporaryDirectory(prefix="siege-") as place:
        field = Field(Path(place), server)
        alone = Field(Path(place) / "alone")
        alone.folder.mkdir()
        try:
            for attack in attacks:
                kept = keep / f"{attack.name}.json" if keep else None
                if kept and kept.exists():
                    yield json.loads(kept.read_text("utf-8"))
                    continue
                told = _once(attack, plan_of(attack), alone if attack.alone else field)
                if kept:
                    kept.parent.mkdir(parents=True, exist_ok=True)
                    kept.write_text(json.dumps(told, indent=2), "utf-8")
                yield told
        finally:
            field.down()
            alone.down()


def _once(attack: Attack, plan: Plan, field: Field) -> dict[str, Any]:
    report = attacked(attack, plan, field)
    if attack.alone or plan.full or not report.held:
        for each in field.down():
            if each.wrong:
                report.fell(f"the witness: {each.wrong}")
    return report.told()
