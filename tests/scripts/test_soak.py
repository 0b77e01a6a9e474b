"""A small soak: random armies and players, every state and every file checked."""

from pathlib import Path

import pytest
from scripts.soak import soak


@pytest.mark.parametrize("game", ["impetus", "grandeur"])
def test_a_small_soak(tmp_path: Path, game: str) -> None:
    """No fault in any game, and a second run has nothing left to do."""
    assert soak(tmp_path, 6, 5, 2, game) == 0
    assert len(list(tmp_path.glob("*.sand"))) == 6
    assert soak(tmp_path, 6, 5, 2, game) == 0
