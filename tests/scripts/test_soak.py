"""A small soak: random armies and players in both editions, every state and every file checked."""

from pathlib import Path

from scripts.soak import soak


def test_a_small_soak(tmp_path: Path, capsys: object) -> None:
    """No fault in any game, and a second run has nothing left to do."""
    assert soak(tmp_path, 6, 5, 2) == 0
    assert len(list(tmp_path.glob("*.sand"))) == 6
    assert soak(tmp_path, 6, 5, 2) == 0
