"""Drawn figures of pieces and of the land: sheets of the house and of the games, for pictures and for the browser."""

import re
from functools import lru_cache
from pathlib import Path

from sandtable.games import data_folders
from sandtable.library import DATA

SYMBOL = re.compile(r'<symbol id="([\w-]+)"([^>]*)>(.*?)</symbol>', re.DOTALL)
MEASURE = re.compile(r'data-(\w+)="([\d.]+)"')


@lru_cache(maxsize=1)
def figure_sheets() -> dict[str, Path]:
    """Where each sheet is; those of the house come first."""
    folders = (data / "figures" for data in (DATA, *data_folders()))
    paths = [path for folder in folders for path in sorted(folder.glob("*.svg"))]
    return {path.stem: path for path in reversed(paths)}


@lru_cache(maxsize=1)
def drawn_figures() -> dict[str, tuple[str, dict[str, float]]]:
    """The drawing of each figure, and how much room it takes, by its name."""
    return {
        name: (_joined(drawing), {key: float(value) for key, value in MEASURE.findall(measures)})
        for path in figure_sheets().values()
        for name, measures, drawing in SYMBOL.findall(path.read_text("utf-8"))
    }


def _joined(drawing: str) -> str:
    """In one line."""
    return "".join(line.strip() for line in drawing.splitlines())
