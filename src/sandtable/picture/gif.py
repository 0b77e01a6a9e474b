"""A film as a GIF, by Pillow."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS = 255
"""One less than GIF allows: the last colour stands for what does not change."""

LONGEST, SHORTEST, IN_ALL = 500, 120, 45_000
FIRST, LAST = 1_000, 4_000
"""How long a picture is shown, in milliseconds; the first and the last are shown longer."""

SAMPLES, SWATCH = 6, 8
"""How many pictures the colours are taken from, and the part of each that is sampled."""


def gif(pictures: Iterable[bytes], colours: Sequence[str] = ()) -> bytes:
    """PNG pictures of one size as a film that repeats; all have the same 256 colours.

    `colours` are always kept, however small the things that have them.
    """
    from PIL.Image import Dither, Quantize, new

    frames = list(pictures)
    chosen = [_opened(each) for each in (*frames[:: max(1, len(frames) // SAMPLES)][:SAMPLES], frames[-1])]
    wide, tall = chosen[0].size
    swatch = tall // SWATCH
    sheet = new("RGB", (wide, tall * len(chosen) + swatch * len(colours)))
    for place, frame in enumerate(chosen):
        sheet.paste(frame, (0, place * tall))
    for place, colour in enumerate(colours):
        at = tall * len(chosen) + place * swatch
        sheet.paste(colour, (0, at, wide, at + swatch))
    palette = sheet.quantize(COLOURS, method=Quantize.MEDIANCUT, dither=Dither.NONE)
    drawn = (_opened(each).quantize(palette=palette, dither=Dither.NONE) for each in frames)
    target = BytesIO()
    times = durations(len(frames))
    next(drawn).save(target, "GIF", save_all=True, append_images=drawn, duration=times, loop=0, optimize=False)
    return target.getvalue()


def _opened(picture: bytes) -> "Image":
    from PIL.Image import open as opened

    return opened(BytesIO(picture)).convert("RGB")


def durations(count: int) -> list[int]:
    """How long each picture is shown."""
    each = max(SHORTEST, min(LONGEST, IN_ALL // count))
    return [FIRST, *[each] * (count - 2), LAST] if count > 1 else [LAST]
