"""Orders a second now against an earlier commit: python -m bench.ratio COMMIT [--game NAME] [--games 6] [--rounds 3].

The earlier program is unpacked beside this one. Both play the same scenarios with the same seeds, turn about, each in a
process of its own, once with recruits and once with captains. Times are those of the processor, and the best round of
each counts. After a change of the rules the games are no longer the same, so what is compared is orders a second over
all of them. One row a line: game, players, before, now, ratio.
"""

import argparse
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent.parent
GAMES = ("impetus", "grandeur", "argad", "rapide")
PLAYERS = ("recruit", "captain")
PLAYED = """
import sys
from itertools import islice
from time import process_time
from bench.course import moments
from sandtable.kernel.memory import collect_rarely
from sandtable.games import load_ruleset
from sandtable.players.roster import player
from scripts.soak import SCENARIOS
game, name, games, most = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
ruleset = load_ruleset(game)
collect_rarely()
told = [(seed, SCENARIOS[game](seed)) for seed in range(1, games + 1)]
orders, start = 0, process_time()
for seed, scenario in told:
    orders += sum(1 for _ in islice(moments(ruleset, scenario, seed, player(name, ruleset, seed)), most))
print(orders / (process_time() - start))
"""
MOST = 600
"""So many orders of each game are played at the most."""


def rate(folder: Path, game: str, player: str, games: int) -> float:
    """Orders a second by the program in a folder."""
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED, game, player, str(games), str(MOST)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"},
        capture_output=True,
        check=True,
        text=True,
    )
    return float(ran.stdout)


def unpack(commit: str, folder: Path) -> None:
    """The program as it was."""
    packed = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def compare(before: Path, game: str, player: str, games: int, rounds: int) -> None:
    """One row: the best round of each."""
    rates = [(rate(before, game, player, games), rate(HERE, game, player, games)) for _ in range(rounds)]
    then, now = (max(each) for each in zip(*rates, strict=True))
    print(f"{game}\t{player}\t{then:.1f}\t{now:.1f}\t{now / then:.3f}", flush=True)


def main(commit: str, game: str | None, games: int, rounds: int) -> None:
    with TemporaryDirectory() as name:
        unpack(commit, Path(name))
        for each in [game] if game else GAMES:
            for player in PLAYERS:
                compare(Path(name), each, player, games, rounds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    main(args.commit, args.game, args.games, args.rounds)
