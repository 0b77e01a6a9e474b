"""Which signs of a text may be shown."""

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
UNBROKEN = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Spaces at which no line ends, as French sets them before a colon."""


def printable(text: str) -> bool:
    """Whether all signs can be shown."""
    return all(sign.isprintable() or sign in UNBROKEN for sign in text)


def tamed(text: str) -> str:
    """The text with a mark in the place of each sign that cannot be shown."""
    return "".join(sign if printable(sign) else REPLACEMENT for sign in text)
