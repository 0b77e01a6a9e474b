"""Losses as people write them — `1½`, `-½`, `2` — and as whole halves."""

import re

_NUMBER = re.compile(r"([+\-−]?)(\d*)(½|\.5|\.0)?")


def halves(text: str) -> int:
    """`1½` is 3. Raises ValueError for anything that is not a number of halves."""
    match = _NUMBER.fullmatch(text.strip())
    if not match or not (match[2] or match[3]):
        raise ValueError(text)
    size = 2 * int(match[2] or 0) + (match[3] in ("½", ".5"))
    return -size if match[1] in ("-", "−") else size


def written(count: int) -> str:
    """3 is `1½`."""
    sign, size = ("-" if count < 0 else ""), abs(count)
    whole = str(size // 2) if size // 2 or size % 2 == 0 else ""
    return f"{sign}{whole}{'½' if size % 2 else ''}"


def fraction(count: int) -> str:
    """3 is `3/2`, 4 is `2`: as in exact results."""
    return f"{count}/2" if count % 2 else str(count // 2)
