"""Weather Gage: a duel of two sailing ships. The wind decides how far a ship goes, and who must move first."""

from pathlib import Path

DATA = Path(__file__).parent / "data"
