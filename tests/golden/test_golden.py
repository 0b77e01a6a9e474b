"""Golden games verify for ever."""

import pytest

from sandtable.kernel.verify import verify
from sandtable.rulesets.catalogue import ruleset_of
from tests.golden.regenerate import FOLDER, golden

FILES = sorted(path.name for path in FOLDER.glob("*.sand"))


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_verifies(name: str) -> None:
    """The file is whole and sound by the rules as they are now."""
    verdict = verify((FOLDER / name).read_bytes(), ruleset_of)
    assert verdict.fault is None
    assert verdict.finished


def test_the_same_games_are_still_played() -> None:
    """Played again from the same origins, every golden game is the same byte for byte, and none is missing."""
    games = golden()
    assert sorted(games) == FILES
    for name, game in games.items():
        assert b"".join(line + b"\n" for line in game.lines) == (FOLDER / name).read_bytes()
