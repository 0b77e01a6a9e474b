"""Combat Rapide: fast battles for Europa Universalis. Two stacks meet; there is no table."""

from pathlib import Path

DATA = Path(__file__).parent / "data"
"""The files that come with the game."""
