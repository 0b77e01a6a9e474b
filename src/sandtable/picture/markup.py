"""SVG as text: elements, numbers that are always written the same way, and words that cannot break it."""

from collections.abc import Iterable
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

from sandtable.kernel.signs import tamed

Spot: TypeAlias = tuple[float, float]
"""A place on the picture: to the right and down, in its own pixels."""

Area: TypeAlias = tuple[float, float, float, float]
"""An upright rectangle: its left, upper, right and lower border."""

Attribute: TypeAlias = str | float | None

FONT = "'Libertinus Serif', 'Iowan Old Style', Palatino, Georgia, serif"
"""The first is in the library that makes PNG files; the others replace it where an SVG is viewed."""

DECIMALS = 2
WIDE, NARROW = frozenset("mwMW@—%&"), frozenset("fijlrtI.,:;'’()|! ")


def number(value: float) -> str:
    """A number with at most two decimals, and none if none are needed."""
    short = f"{value:.{DECIMALS}f}".rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def tag(name: str, *inner: str, **attributes: Attribute) -> str:
    """An element. `stroke_width` becomes stroke-width and `class_` becomes class; None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inner)}</{name}>" if inner else f"<{name}{written}/>"


def plain(words: str) -> str:
    """Words that are safe in the picture; characters that XML forbids are replaced."""
    return escape(tamed(words))


def title(words: str) -> str:
    """The description of the element around it."""
    return tag("title", plain(words))


def text(at: Spot, words: str, size: float, **attributes: Attribute) -> str:
    """A line of words that begins at the spot, unless `anchor` says otherwise."""
    return tag("text", plain(words), x=at[0], y=at[1], font_size=size, **attributes)


def lettered(at: Spot, words: str, size: float, land: dict[str, str], **attributes: Attribute) -> str:
    """A name on the ground, in the slanted letters of a map."""
    edge: dict[str, Attribute] = {"stroke": land["name-edge"], "stroke_width": size * 0.3, "stroke_linejoin": "round"}
    return text(at, words, size, **attributes, font_style="italic", fill=land["name"], **edge, paint_order="stroke")


def group(*inner: str, **attributes: Attribute) -> str:
    """Elements that belong together; empty if there are none."""
    return tag("g", *inner, **attributes) if any(inner) else ""


def polygon(spots: Iterable[Spot], **attributes: Attribute) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in spots), **attributes)


def path(*parts: str | float | Spot, **attributes: Attribute) -> str:
    """A path of letters, numbers and spots."""
    written = " ".join(
        part if isinstance(part, str) else " ".join(map(number, part)) if isinstance(part, tuple) else number(part)
        for part in parts
    )
    return tag("path", d=written, **attributes)


def line(spots: Iterable[Spot], **attributes: Attribute) -> str:
    """A path from spot to spot."""
    first, *rest = spots
    return path("M", first, *(part for spot in rest for part in ("L", spot)), **attributes)


def cross(at: Spot, arm: float, **attributes: Attribute) -> str:
    """A slanting cross."""
    x, y = at
    lines = ("M", (x - arm, y - arm), "L", (x + arm, y + arm), "M", (x - arm, y + arm), "L", (x + arm, y - arm))
    return path(*lines, **attributes)


def circle(at: Spot, radius: float, **attributes: Attribute) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=radius, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def length(words: str, size: float) -> float:
    """Roughly how long a line of words is; too long rather than too short."""
    return size * sum(0.92 if sign in WIDE else 0.34 if sign in NARROW else 0.56 for sign in words)


def shortened(words: str, size: float, room: float) -> str:
    """The words, cut to fit."""
    if length(words, size) <= room:
        return words
    while words and length(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"
