"""A toy game as a package: it has rules and words, and nothing that a game may do without."""

from pathlib import Path

DATA = Path(__file__).parent / "data"
"""There is no such folder."""
