"""The symbols of pieces: SVG files of the house and of the games, for pictures and for the browser."""

from functools import lru_cache
from pathlib import Path

from sandtable.games import data_folders
from sandtable.library import DATA


@lru_cache(maxsize=1)
def symbols() -> dict[str, str]:
    """The drawing of each symbol, by name; the canvas is 24 by 24, the colour `currentColor`."""
    return {name: _inner(path.read_text("utf-8")) for name, path in symbol_files().items()}


@lru_cache(maxsize=1)
def symbol_files() -> dict[str, Path]:
    """Where the drawing of each symbol is; those of the house come first."""
    folders = (data / "symbols" for data in (DATA, *data_folders()))
    paths = [path for folder in folders for path in sorted(folder.glob("*.svg"))]
    return {path.stem: path for path in reversed(paths)}


def _inner(svg: str) -> str:
    """Everything between the outer tags, in one line."""
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    return "".join(line.strip() for line in inner.splitlines())
