"""Combat Rapide in figures: python -m bench.rapide. One row a line: what, figure, floor or ceiling, ratio to the peer.

The peer, measured in the same run and turn about: icepool adding up what eight dice of such a battle inflict, without
morale, retreat or remains. Cold means a new process state: nothing grown, no throw or reading known.
"""

import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

import icepool

from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide, load_tables
from sandtable.games.rapide.players.captain import BY_ODDS, NEVER, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.kernel.awaiting import Over
from sandtable.kernel.dice import _counts
from sandtable.kernel.loop import opened, play
from sandtable.match.table import play_out, seated
from sandtable.odds.forecast import Forecast
from sandtable.players.chance import Recorded, from_seed, seeded

BATTLES = 4000
TIMES = 5


def seconds(action: Callable[[], object]) -> tuple[float, float]:
    """The best of a few runs, and of as many of the peer, turn about."""
    runs = [(_once(action), _once(peer)) for _ in range(TIMES)]
    return min(ours for ours, _ in runs), min(theirs for _, theirs in runs)


def _once(action: Callable[[], object]) -> float:
    start = perf_counter()
    action()
    return perf_counter() - start


def peer() -> object:
    """Losses that eight dice of Rocroi inflict, by icepool."""
    tables = load_tables()
    column = icepool.Die([tables.combat.columns["B"][max(0, min(face - 3, 11))][0] for face in range(1, 11)])
    other = icepool.Die([tables.combat.columns["D"][max(0, min(face - 3, 11))][0] for face in range(1, 11)])
    return icepool.tupleize(4 @ column, 4 @ other)


def cold(battle: Battle, retreats: str) -> None:
    """The exact odds of a battle by a ruleset that has never been asked anything."""
    _counts.cache_clear()  # type: ignore[attr-defined]
    ruleset = Rapide(TABLES)
    standing = Standing(ruleset, dict.fromkeys(SEATS, retreats))
    Forecast(ruleset, standing, worth).ends(opened(ruleset, battle))


def fought(ruleset: Rapide, battle: Battle) -> None:
    """Battles through the loop, unrecorded."""
    standing, chance = Standing(ruleset, dict.fromkeys(SEATS, NEVER)), seeded(1)
    for _ in range(BATTLES):
        end = play(ruleset, opened(ruleset, battle), standing, chance)
        assert isinstance(ruleset.awaiting(end), Over)


def recorded(ruleset: Rapide, battle: Battle) -> None:
    """Battles through the loop with chained entries and HMAC dice, to their last line."""
    standing = Standing(ruleset, dict.fromkeys(SEATS, NEVER))
    for number in range(BATTLES):
        game = seated(ruleset, battle, from_seed(number, SEATS))
        play_out(game, standing, Recorded(()))
        assert game.lines


def command_help() -> None:
    subprocess.run([sys.executable, "-m", "sandtable", "--help"], check=True, capture_output=True)


def row(what: str, figure: str, bar: str, ratio: float) -> None:
    print(f"{what}\t{figure}\t{bar}\t{ratio:.2f} x peer")


def main() -> None:
    """All figures."""
    print(f"peer (icepool, eight dice)\t{seconds(peer)[0] * 1000:.2f} ms")
    ruleset = load_rapide()
    for name, path in battles().items():
        battle = load_battle(path, ruleset)
        for retreats, bar in ((NEVER, "<= 400 ms"), (BY_ODDS, "<= 1000 ms")):
            took, unit = seconds(lambda battle=battle, retreats=retreats: cold(battle, retreats))  # type: ignore[misc]
            row(f"odds {name} {retreats}, cold", f"{took * 1000:.1f} ms", bar, took / unit)
    battle = load_battle(battles()["rocroi"], ruleset)
    forecast = Forecast(ruleset, Standing(ruleset, dict.fromkeys(SEATS, BY_ODDS)), worth)
    start = opened(ruleset, battle)
    forecast.ends(start)
    took, unit = seconds(lambda: forecast.ends(start))
    row("odds rocroi best, asked again", f"{took * 1000:.4f} ms", "<= 5 ms", took / unit)
    for what, action in (("loop", fought), ("recorded, fair dice", recorded)):
        took, unit = seconds(lambda action=action: action(ruleset, battle))  # type: ignore[misc]
        row(f"battles a second, {what}", f"{BATTLES / took:.0f}", ">= 3000", took / BATTLES / unit)
    took, unit = seconds(command_help)
    row("sandtable --help", f"{took * 1000:.0f} ms", "<= 400 ms", took / unit)


TABLES = load_tables()

if __name__ == "__main__":
    main()
