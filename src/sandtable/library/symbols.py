"""The troop symbols that come with the program: one set of SVG files, for pictures and for the browser."""

from functools import lru_cache

from sandtable.library import DATA


@lru_cache(maxsize=1)
def symbols() -> dict[str, str]:
    """The drawing of each symbol, by name; the canvas is 24 by 24, the colour `currentColor`."""
    return {path.stem: _inner(path.read_text("utf-8")) for path in sorted((DATA / "symbols").glob("*.svg"))}


def _inner(svg: str) -> str:
    """Everything between the outer tags, in one line."""
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    return "".join(line.strip() for line in inner.splitlines())
