"""A small soak of each game: random sides, options and players, every state and every file checked."""

from pathlib import Path

import pytest
from scripts.soak import soak


@pytest.mark.parametrize("ruleset", ["impetus", "grandeur", "argad"])
def test_a_small_soak(tmp_path: Path, ruleset: str, capsys: object) -> None:
    """No fault in any game, and a second run has nothing left to do."""
    assert soak(ruleset, tmp_path, 6, 5, 2) == 0
    assert len(list(tmp_path.glob("*.sand"))) == 6
    assert soak(ruleset, tmp_path, 6, 5, 2) == 0
