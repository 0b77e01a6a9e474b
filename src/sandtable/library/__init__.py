"""Reads all files. Every fault is reported with its file, line, field and reason."""

from pathlib import Path

import sandtable

DATA = Path(sandtable.__file__).parent / "data"
"""The data that all games share."""
