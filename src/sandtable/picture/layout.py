"""How large everything in a picture is, and where the table lies in it."""

from collections.abc import Iterable
from math import ceil
from typing import Protocol, TypeAlias

from msgspec import Struct

from sandtable.picture.markup import length
from sandtable.picture.view import View
from sandtable.table.plane import UNIT

LAID_OUT = (320, 1200)
"""Between these widths a picture is laid out as asked for; beyond them it is scaled."""

PHONE = 600
"""A picture narrower than this has one column, and shows a long table upright."""

UPRIGHT = 1.2

Placed: TypeAlias = tuple[str, str, float]
"""An entry of a key: its sign, its words, and its left end."""


class Say(Protocol):
    """The words of one language."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, /, **args: str | int) -> str: ...

    def has(self, key: str) -> bool: ...


class Sizes(Struct, frozen=True):
    """Lengths of the layout, in pixels."""

    width: int
    pad: float
    frame: float
    title: float
    body: float
    small: float

    @property
    def narrow(self) -> bool:
        return self.width < PHONE

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.pad


def sizes_for(width: int) -> Sizes:
    """The layout of a picture of this width, in pixels."""
    low, high = LAID_OUT
    wide = min(high, max(low, width))
    if wide < PHONE:
        return Sizes(wide, pad=10, frame=18, title=19, body=13, small=11.5)
    part = (wide - PHONE) / (high - PHONE)
    return Sizes(wide, pad=14 + 12 * part, frame=20 + 8 * part, title=22 + 8 * part, body=14 + 2.5 * part, small=12.5)


def view_of(long: int, short: int, sizes: Sizes, top: float) -> View:
    """The table under the heading, as wide as the picture allows; upright on a phone if it is long."""
    turned = sizes.narrow and long > short * UPRIGHT
    room = sizes.inner - 2 * sizes.frame
    scale = room * UNIT / (short if turned else long)
    return View(sizes.pad + sizes.frame, top + sizes.frame, scale, long, short, turned)


def rows_of(entries: Iterable[tuple[str, str]], sizes: Sizes, sign: float, gap: float) -> list[list[Placed]]:
    """The rows of a key: every sign with its words and its left end. A sign and a gap are this many letters wide."""
    rows: list[list[Placed]] = [[]]
    at = 0.0
    for name, words in entries:
        wide = sizes.small * sign + length(words, sizes.small)
        if rows[-1] and at + wide > sizes.inner:
            rows.append([])
            at = 0.0
        rows[-1].append((name, words, at))
        at += wide + sizes.small * gap
    return rows


def whole(height: float) -> int:
    """The height of the layout in whole pixels."""
    return ceil(height)
