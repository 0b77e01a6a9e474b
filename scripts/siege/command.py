"""The commands of the siege: list, run, all."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from scripts.siege import report
from scripts.siege.attacks import ATTACKS
from scripts.siege.runner import besieged
from scripts.siege.server import NotHere, Server, running
from scripts.siege.siege import Attack, Plan

FULL_SECONDS = 900.0
SHARE, LEAST = 0.25, 5.0
"""The part of its time that an attack of a short run may take, and the seconds that the last one has at least."""


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(
        prog="python -m scripts.siege", description="Attacks our own server on this machine."
    )
    commands = found.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="all attacks")
    run = commands.add_parser("run", help="some attacks, each in full unless told otherwise")
    run.add_argument("names", nargs="*", metavar="NAME", help="all of them if none is named")
    run.add_argument("--count", type=_positive, help="how many messages, files, kills ...")
    run.add_argument("--seconds", type=_positive, help=f"at most so long for each; {FULL_SECONDS:g} by default")
    every = commands.add_parser("all", help="every attack; short ones if there is little time")
    every.add_argument("--seconds", type=_positive, help="for all together; without it every attack is run in full")
    for each in (run, every):
        each.add_argument("--seed", type=int, default=1)
        each.add_argument("--url", default="", help="a server that already runs on this machine")
        each.add_argument("--visitors", choices=("forwarded", "address"), default="forwarded", help="how they differ")
        each.add_argument("--keep", type=Path, metavar="FOLDER", help="keeps reports; what is there is not run again")
        each.add_argument("--json", action="store_true")
    return found


def _positive(text: str) -> int:
    number = int(text)
    if number <= 0:
        raise argparse.ArgumentTypeError(f"{text} is not above zero")
    return number


def short(seconds: float, seed: int = 1, way: str = "forwarded") -> Callable[[Attack], Plan]:
    """Short attacks that share this time."""
    end = time.monotonic() + seconds

    def plan(attack: Attack) -> Plan:
        left = min(seconds * SHARE, max(LEAST, end - time.monotonic()))
        return Plan(attack.short, left, seed, "address" if way == "address" else "forwarded")

    return plan


def _full(args: argparse.Namespace) -> Callable[[Attack], Plan]:
    count, seconds = getattr(args, "count", None), args.seconds or FULL_SECONDS
    return lambda attack: Plan(count or attack.full, seconds, args.seed, args.visitors, full=True)


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    if args.command == "list":
        for each in ATTACKS.values():
            _say(f"{each.name:<12} {each.about}")
        return 0
    names = (args.names if args.command == "run" else ()) or list(ATTACKS)
    if unknown := [name for name in names if name not in ATTACKS]:
        return _refused(f"no such attack: {', '.join(unknown)}")
    try:
        server = running(args.url) if args.url else None
    except NotHere as error:
        return _refused(str(error))
    plan = short(args.seconds, args.seed, args.visitors) if args.command == "all" and args.seconds else _full(args)
    chosen = [ATTACKS[name] for name in names if not (server and ATTACKS[name].alone)]
    return _run(chosen, plan, server, args)


def _run(chosen: list[Attack], plan: Callable[[Attack], Plan], server: Server | None, args: argparse.Namespace) -> int:
    found = []
    for told in besieged(chosen, plan, server, args.keep):
        found.append(told)
        if not args.json:
            for line in report.lines(told):
                _say(line)
    if args.json:
        _say(json.dumps(found, indent=2))
    return int(any(told["verdict"] != "held" for told in found))


def _refused(why: str) -> int:
    print(why, file=sys.stderr)  # noqa: T201
    return 2


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201
