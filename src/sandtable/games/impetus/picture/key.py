"""Under the table: a scale, and what the symbols mean."""

from collections.abc import Callable, Iterator

from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.marks import GENERAL, SHOWN, marks_in, types_in
from sandtable.picture.board import NOTCH
from sandtable.picture.layout import Placed, rows_of
from sandtable.picture.markup import Attribute, box, group, number, path, tag, text
from sandtable.picture.palette import Palette
from sandtable.picture.symbols import put

SCALE_ROW = 34
"""How high the row of the scale is, in pixels."""


def entries(look: Look) -> Iterator[tuple[str, str]]:
    """Each symbol or sign with its words."""
    say = look.say
    for name in types_in(look.state):
        yield f"symbol {name.lower()}", f"{name} {say(f'troop-{name.lower()}')}"
    for mark in marks_in(look.state):
        yield f"symbol mark-{mark}", say(f"trait-{mark}") if mark in SHOWN else say(f"picture-mark-{mark}")
    yield f"symbol {GENERAL}", say("army-general")
    yield from ((f"symbol {symbol}", words) for symbol, words in look.signs)
    yield "sign disordered", say("why-disordered")
    yield "sign lost", say("picture-sign-lost")
    yield "sign moved", say("picture-moved")
    yield "sign used", say("picture-used")


def laid_out(look: Look) -> list[list[Placed]]:
    return rows_of(entries(look), look.sizes, 1.75, 1.1)


def key_height(look: Look) -> float:
    """How much room the scale and the key need, the margin below included."""
    return SCALE_ROW + len(laid_out(look)) * look.sizes.small * 1.75 + look.sizes.pad * 0.6


def paint_key(look: Look, top: float) -> str:
    sizes = look.sizes
    row_height = sizes.small * 1.75
    scale = _scale(look, sizes.pad, top + 14)
    found = []
    for row, items in enumerate(laid_out(look)):
        line = top + SCALE_ROW + (row + 0.75) * row_height
        for sign, words, at in items:
            left = sizes.pad + at
            found.append(_sign(look, sign, left, line - sizes.small * 0.35))
            found.append(text((left + sizes.small * 1.65, line), words, sizes.small, fill=look.palette.faint))
    return scale + group(*found, class_="key")


def _sign(look: Look, sign: str, left: float, middle: float) -> str:
    kind, _, name = sign.partition(" ")
    size, palette = look.sizes.small, look.palette
    if kind == "symbol":
        return put(name, (left + size * 0.7, middle), size * 1.25, palette.ink)
    return SIGNS[name](palette, left, middle - size * 0.42, size)


def _disordered(palette: Palette, left: float, top: float, size: float) -> str:
    wide, tall = size * 1.4, size * 0.85
    turn = f"rotate(5 {number(left + wide / 2)} {number(top + tall / 2)})"
    dashes: dict[str, Attribute] = {"stroke_width": 1.5, "stroke_dasharray": "4 2.4", "transform": turn}
    return tag("rect", x=left, y=top, width=wide, height=tall, fill="none", stroke=palette.warning, **dashes)


def _lost(palette: Palette, left: float, top: float, size: float) -> str:
    wide, tall = size * 1.4, size * 0.85
    bite = ("M", (left, top), "h", wide, "v", tall, "h", -wide * 0.3, "a", tall * 0.32, tall * 0.32, "0 0 0")
    return path(*bite, (-tall * 0.64, 0.0), "H", left, "Z", fill=palette.red.card)


def _moved(palette: Palette, left: float, top: float, size: float) -> str:
    wide, tall = size * 1.4, size * 0.85
    lines = ("M", (left + wide * 0.2, top), "v", tall, "M", (left + wide * 0.8, top), "v", tall)
    return path(*lines, stroke=palette.ink, stroke_width=1.4) + box(left, top, wide, tall * 0.55, fill=palette.red.card)


def _used(palette: Palette, left: float, top: float, size: float) -> str:
    livery = palette.red_used
    return box(left, top, size * 1.4, size * 0.85, fill=livery.card, stroke=livery.edge)


SIGNS: dict[str, Callable[[Palette, float, float, float], str]] = {
    "disordered": _disordered,
    "lost": _lost,
    "moved": _moved,
    "used": _used,
}
"""Small cards that show what a mark on a card means."""


def _scale(look: Look, left: float, top: float) -> str:
    """A bar of ten U, and how long a U is."""
    view, ink, size = look.view, look.palette.ink, look.sizes.small
    step = view.scale * NOTCH
    bar = box(left, top, step, 5, fill=ink) + box(left, top, 2 * step, 5, fill="none", stroke=ink, stroke_width=1)
    words = look.say("picture-scale", units=2 * NOTCH, millimetres=look.scale.unit * 2 * NOTCH)
    ticks = path("M", (left, top - 3), "V", top + 8, "M", (left + 2 * step, top - 3), "V", top + 8, stroke=ink)
    return group(bar, ticks, text((left + 2 * step + 10, top + 7), words, size, fill=ink), class_="scale")
