"""Basic Impetus in figures: python -m bench.impetus. One row a line: what, figure, floor or ceiling, ratio to the peer.

The peer, measured in the same run and turn about: python-chess playing whole games at random. Ours are whole games
between recruits, setup included, of twelve turns at most: the shipped battles and armies drawn by lot, both editions.
Games are told by the time of the processor, and by the best of a few rounds of the same games.
"""

import random
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter, process_time

import chess

from bench.course import moments
from sandtable.games.impetus.files.armies import armies
from sandtable.games.impetus.files.battles import battles
from sandtable.games.impetus.files.matchup import FIELDS, matchup, on_the_field_of
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.players import chances
from sandtable.games.impetus.players.captain import Captain
from sandtable.games.impetus.players.chances import Fighter, melee
from sandtable.games.impetus.rules.setup.scenario import Scenario
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.kernel.memory import collect_rarely
from sandtable.players.chance import drawn

GAMES = 20
CHESS = 40
ROUNDS = 4
CAPTAIN_GAMES = 4
RULESET = load_impetus()


def scenarios() -> list[Scenario]:
    """The same ones each time."""
    draw = random.Random(1)
    told = [on_the_field_of(name, edition=edition) for name in sorted(battles()) for edition in ("fr", "es")]
    while len(told) < GAMES:
        red, blue = draw.choice(sorted(armies())), draw.choice(sorted(armies()))
        edition, scale = draw.choice(("fr", "es")), draw.choice(("28", "15", "6"))
        seed = draw.randrange(10**6)
        told.append(matchup(red, blue, draw.choice(FIELDS), drawn(seed), edition=edition, scale=scale, turns=12))
    return told[:GAMES]


def chess_games(number: int, seed: int) -> float:
    """Seconds of the processor for random games of chess."""
    draw, start = random.Random(seed), process_time()
    for _ in range(number):
        board = chess.Board()
        while not board.is_game_over():
            board.push(draw.choice(list(board.legal_moves)))
    return process_time() - start


def our_games(told: list[Scenario], seed: int) -> tuple[float, int]:
    """Seconds of the processor for games between recruits, and how many orders were given in half turns."""
    start, orders = process_time(), 0
    for number, scenario in enumerate(told):
        orders += sum(
            isinstance(state.agenda[0], HalfTurn) for state, _, _ in moments(RULESET, scenario, seed + number)
        )
    return process_time() - start, orders


def row(what: str, figure: str, limit: str = "", ratio: str = "") -> None:
    """One line of the report."""
    print("\t".join((what, figure, limit, ratio)).rstrip("\t"))


def games() -> None:
    """Whole games a second, ours and the peer's turn about, the best round of each."""
    told = scenarios()
    rounds = [(our_games(told, 0), chess_games(CHESS, 0)) for _ in range(ROUNDS)]
    spent, orders = min(ours for ours, _ in rounds)
    rate, peer = len(told) / spent, CHESS / min(theirs for _, theirs in rounds)
    row("recruit games a second", f"{rate:.2f}", ">= 0.1 x", f"{rate / peer:.3f} x")
    row("python-chess random games a second", f"{peer:.1f}")
    row("orders a second", f"{orders / spent:.0f}")


def odds() -> None:
    """The exact odds of a melee, never asked before and asked again."""
    pairs = [(Fighter(4 + n % 4, 5 + n), Fighter(4 + n % 3, 4 + n, disordered=bool(n % 2))) for n in range(8)]
    cold, again = [], []
    for one, other in pairs:
        for cached in (chances.melee, chances.hits, chances.loss):
            cached.cache_clear()
        cold.append(timed(melee, one, other))
        again.append(min(timed(melee, one, other) for _ in range(5)))
    row("melee odds, cold, worst of eight", f"{1000 * max(cold):.2f} ms", "<= 1 ms")
    row("melee odds, again", f"{1e6 * max(again):.1f} us", "<= 50 us")


def timed(action: Callable[..., object], *args: object) -> float:
    """Seconds for one call."""
    start = perf_counter()
    action(*args)
    return perf_counter() - start


def all_options(state: State, seat: str) -> None:
    """What every unit of a side may do."""
    for unit in state.units:
        if unit.seat == seat:
            RULESET.options(state, seat, unit.id)


def options() -> None:
    """The options of one unit, and of all units of a side, on tables of ten against ten in mid-battle."""
    told = matchup("gauls", "romans-polybian", "random", drawn(3), edition="fr", scale="15", turns=12)
    states = [(state, seat) for state, seat, _ in moments(RULESET, told, 3) if isinstance(state.agenda[0], HalfTurn)]
    single, whole = [], []
    for state, seat in states[:: max(1, len(states) // 60)]:
        pieces = RULESET.options(state, seat).pieces
        single += [timed(RULESET.options, state, seat, piece) for piece in pieces if "+" not in piece]
        whole.append(timed(all_options, state, seat))
    row("options of a unit, median and worst", f"{1000 * median(single):.2f} / {1000 * max(single):.2f} ms", "<= 5 ms")
    row("options of all units of a side, worst", f"{1000 * max(whole):.1f} ms", "<= 100 ms")


def captain() -> None:
    """How long a captain thinks, once warm."""
    thought: list[float] = []
    for seed, told in enumerate(scenarios()[:: GAMES // CAPTAIN_GAMES]):
        thought += [spent for _, _, spent in moments(RULESET, told, seed, Captain(RULESET))]
    warm = thought[len(thought) // 10 :]
    p99 = quantiles(warm, n=100)[98]
    row("captain, median decision", f"{1000 * median(warm):.1f} ms", "<= 30 ms")
    row("captain, p99 decision", f"{1000 * p99:.0f} ms", "<= 300 ms")


if __name__ == "__main__":
    collect_rarely()
    games()
    odds()
    options()
    captain()
