"""Symbols: defined once in a picture, and used in many places."""

from collections.abc import Iterable, Mapping

from sandtable.picture.markup import Attribute, tag


def definitions(names: Iterable[str], symbols: Mapping[str, str]) -> str:
    """The definitions of some symbols."""
    return "".join(tag("symbol", symbols[name], id=f"symbol-{name}", viewBox="0 0 24 24") for name in names)


def put_edged(name: str, middle: tuple[float, float], size: float, colour: str, edge: str, width: float = 4) -> str:
    """A symbol around a spot, with an edge that sets it off from what is below."""
    return put(name, middle, size, edge, stroke=edge, stroke_width=width, stroke_linejoin="round") + put(
        name, middle, size, colour
    )


def put(name: str, middle: tuple[float, float], size: float, colour: str, **attributes: Attribute) -> str:
    """A symbol around a spot."""
    x, y = middle
    at = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return tag("use", href=f"#symbol-{name}", **at, color=colour, **attributes)
