"""Basic Impetus: battles of the ancient world to the Renaissance, in a French and a Spanish edition."""

from pathlib import Path

DATA = Path(__file__).parent / "data"
"""The files that come with the game."""
