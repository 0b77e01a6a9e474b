"""Basic Impetus now against an earlier commit, in one run: python -m bench.ratio COMMIT [--games 12] [--rounds 3].

The earlier program is unpacked beside this one, and both play the same games between recruits turn about, each in a
process of its own. Times are those of the processor; the ratio is of the best round of each. Where the two do not give
as many orders in these games, they are not the same games and nothing is compared.
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
PLAYED = """
import sys
from time import process_time
from bench.impetus import our_games, scenarios
from sandtable.kernel.memory import collect_rarely
from sandtable.table import kernels
kernels.warm()
collect_rarely()
told = scenarios()[: int(sys.argv[1])]
start = process_time()
orders = our_games(told, 0)[1]
print(process_time() - start, orders)
"""


def spent(folder: Path, games: int) -> tuple[float, int]:
    """Seconds of the processor for so many games by the program in a folder, and how many orders they had."""
    paths = f"{folder / 'src'}{os.pathsep}{folder}"
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED, str(games)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        check=True,
        text=True,
    )
    seconds, orders = ran.stdout.split()
    return float(seconds), int(orders)


def unpack(commit: str, folder: Path) -> None:
    """The program as it was."""
    packed = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def main(commit: str, games: int, rounds: int) -> None:
    with TemporaryDirectory() as name:
        before = Path(name)
        unpack(commit, before)
        times = [(spent(before, games), spent(HERE, games)) for _ in range(rounds)]
    played = {orders for each in times for _, orders in each}
    if len(played) > 1:
        sys.exit(f"the games are not the same: {' and '.join(map(str, sorted(played)))} orders")
    then, now = (min(seconds for seconds, _ in each) for each in zip(*times, strict=True))
    print(f"{games} games of Basic Impetus\tbefore {then:.2f} s\tnow {now:.2f} s\tratio {now / then:.3f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    main(args.commit, args.games, args.rounds)
