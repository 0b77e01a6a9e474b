"""The same seed gives the same game, whatever Python's hash seed is: every player, every game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable import games
from sandtable.players.roster import players_of

HASH_SEEDS = ("0", "1", "4242")
ORDERS = {"recruit": 100, "captain": 60}
PLAYED = """
import sys
from hashlib import sha256
from itertools import islice
from bench.course import moments
from sandtable.games import load_ruleset
from sandtable.players.roster import player
from scripts.soak import SCENARIOS
name, orders = sys.argv[1], int(sys.argv[2])
for game in sys.argv[3:]:
    ruleset = load_ruleset(game)
    told = moments(ruleset, SCENARIOS[game](28), 28, player(name, ruleset, 28))
    print(game, sha256("".join(repr(state) for state, _, _ in islice(told, orders)).encode()).hexdigest())
"""


def games_of(name: str) -> list[str]:
    return [game for game in sorted(games.GAMES) if name in players_of(game)]


def played(name: str, hash_seed: str) -> str:
    """Every game, told by a digest of its states."""
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join((str(root / "src"), str(root)))}
    command = [sys.executable, "-c", PLAYED, name, str(ORDERS[name]), *games_of(name)]
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", ORDERS)
def test_a_seed_gives_the_same_game(name: str) -> None:
    first, *others = (played(name, seed) for seed in HASH_SEEDS)
    assert len(first.splitlines()) == len(games_of(name))
    assert others == [first] * len(others)
