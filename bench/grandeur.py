"""Grandeur in figures: python -m bench.grandeur [--match 100] [--jobs 2]. One row a line: what, figure, limit.

The games are shipped battles and armies drawn by lot, in all weathers, with squares as the book has them and by order.
With `--match` the captain plays so many games against the recruit instead, each twice with sides exchanged. Times are
those of the processor, so that a busy machine does not count.
"""

import argparse
import random
from statistics import median, quantiles
from time import process_time
from typing import Any

from bench.course import moments
from sandtable.games.grandeur.files.armies import armies
from sandtable.games.grandeur.files.battles import battles
from sandtable.games.grandeur.files.matchup import matchup, on_the_field_of
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.players.captain import Captain
from sandtable.games.grandeur.rules.setup.scenario import Scenario
from sandtable.games.grandeur.rules.steps import Reaction
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.kernel.chain import canonical
from sandtable.kernel.memory import collect_rarely
from sandtable.match.preview import preview
from sandtable.match.series import Bout, play_series
from sandtable.players.chance import drawn
from sandtable.players.roster import CAPTAIN, RECRUIT

GAMES = 12
CAPTAIN_GAMES = 4
WEATHERS: tuple[Any, ...] = (None, "hot", "clear", "after-rain", "rain", "foul")
RULESET = load_grandeur()


def scenario_of(number: int) -> Scenario:
    """The same one each time: every fourth a shipped battle, else two armies by lot."""
    draw = random.Random(number)
    switches: dict[str, Any] = {"weather": draw.choice(WEATHERS), "squares_by_order": draw.random() < 0.5}
    if number % 4 == 0:
        told = sorted(battles())
        return on_the_field_of(told[number // 4 % len(told)], **switches)
    red, blue = draw.sample(sorted(armies()), 2)
    field, scale = draw.choice(("random", "open")), draw.choice(("28", "15", "6"))
    return matchup(red, blue, field, drawn(number), scale=scale, turns=8, **switches)


def row(what: str, figure: str, limit: str = "") -> None:
    """One line of the report."""
    print("\t".join((what, figure, limit)).rstrip("\t"))


def games() -> None:
    """Whole games a second between recruits."""
    start, orders = process_time(), 0
    for number in range(GAMES):
        orders += sum(
            isinstance(state.agenda[0], HalfTurn) for state, _, _ in moments(RULESET, scenario_of(number), number)
        )
    spent = process_time() - start
    row("recruit games a second", f"{GAMES / spent:.2f}")
    row("orders a second", f"{orders / spent:.0f}")


def options() -> None:
    """The options of a unit or general, and the preview of an answer with its odds."""
    single, answers = [], []
    for state, seat, _ in moments(RULESET, scenario_of(1), 1):
        if isinstance(state.agenda[0], Reaction):
            for offer in RULESET.options(state, seat).offers:
                start = process_time()
                preview(RULESET, state, seat, offer.order)
                answers.append(process_time() - start)
        for piece in RULESET.options(state, seat).pieces[:4]:
            start = process_time()
            RULESET.options(state, seat, piece)
            single.append(process_time() - start)
    row("options of a piece, median and worst", f"{1000 * median(single):.2f} / {1000 * max(single):.2f} ms")
    if answers:
        row("preview of an answer, worst", f"{1000 * max(answers):.1f} ms")


def captain() -> None:
    """How long a captain thinks, once warm."""
    thought: list[float] = []
    for number in range(CAPTAIN_GAMES):
        thought += [
            spent for _, _, spent in moments(RULESET, scenario_of(number), number, Captain(RULESET), process_time)
        ]
    warm = thought[len(thought) // 10 :]
    row("captain, median decision", f"{1000 * median(warm):.1f} ms", "<= 50 ms")
    row("captain, p99 decision", f"{1000 * quantiles(warm, n=100)[98]:.0f} ms")


def match(number: int, jobs: int) -> None:
    """How many of so many mirrored games the captain wins against the recruit."""
    bouts = []
    for at in range(number):
        names = (CAPTAIN, RECRUIT) if at % 2 else (RECRUIT, CAPTAIN)
        players = tuple(zip(SEATS, names, strict=True))
        bouts.append(Bout(at + 1, RULESET.name, canonical(scenario_of(at // 2)), players, at // 2))
    won = drawn_ = 0
    for played in play_series(bouts, jobs):
        seat = next(seat for seat, name in played.players if name == CAPTAIN)
        won += seat in played.outcome.winners
        drawn_ += not played.outcome.winners
        print(f"game {played.number}: {played.outcome.winners} by {played.outcome.clause}, captain {seat}", flush=True)
    row("captain against recruit, won and drawn", f"{won} and {drawn_} of {number}", ">= 95 %")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--match", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    collect_rarely()
    if args.match:
        match(args.match, args.jobs)
    else:
        games()
        options()
        captain()
