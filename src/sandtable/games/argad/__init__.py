"""Argad!: single figures, everybody at once."""

from pathlib import Path

DATA = Path(__file__).parent / "data"
"""The files that come with the game."""
