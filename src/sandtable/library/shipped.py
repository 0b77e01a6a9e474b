"""Where the files that come with the program are."""

from pathlib import Path

import sandtable

DATA = Path(sandtable.__file__).parent / "data"


def shipped(name: str) -> Path:
    """A file or folder of the program's own data."""
    return DATA / name
