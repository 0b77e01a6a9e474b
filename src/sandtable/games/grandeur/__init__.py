"""Grandeur: Napoleonic battles by the rules of Basic Impetus, and what they change."""

from pathlib import Path

DATA = Path(__file__).parent / "data"
"""The files that come with the game."""
