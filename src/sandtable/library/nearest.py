"""The name that was probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, names: Iterable[str]) -> str:
    """The most similar name; empty if none is close."""
    found = get_close_matches(word.lower(), list(names), n=1, cutoff=0.5)
    return found[0] if found else ""


def unknown(name: str, known: Iterable[str]) -> dict[str, str | int]:
    """What a fault says of a name that is not among the known ones; `fp` is near `FP`."""
    written = {each.lower(): each for each in known}
    return {"name": name, "nearest": written.get(nearest(name, written), ""), "known": ", ".join(written.values())}
