"""Logs are the same with the compiled kernels and without them."""

import pytest

from sandtable.library.impetus.matchup import matchup
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.match.table import play_out, seated
from sandtable.players.chance import drawn, from_seed, seeded
from sandtable.table import kernels
from tests.players.brawler import Brawler


def lines(seed: int, *, on: bool) -> list[bytes]:
    kernels.use(on)
    ruleset = load_impetus()
    edition = ("fr", "es")[seed % 2]
    told = matchup("gauls", "mongols", "random", drawn(seed), edition=edition, scale="15", turns=4)
    game = seated(ruleset, told, from_seed(seed, ("red", "blue")))
    play_out(game, Brawler(ruleset, seed), seeded(seed))
    return game.lines


@pytest.mark.parametrize("seed", range(2))
def test_logs_are_the_same_with_and_without_kernels(seed: int) -> None:
    try:
        assert lines(seed, on=True) == lines(seed, on=False)
    finally:
        kernels.use(True)
