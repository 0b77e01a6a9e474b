"""How the armies of a game are told: in a list, in one line, and whole."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from sandtable.games.impetus.rules.troops.armies import Army, Name
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.library.words import Words
from sandtable.table.plane import UNIT


class Sheet(Protocol):
    """What `sandtable army` asks of a game."""

    def summaries(self) -> list[dict[str, Any]]:
        """Every army that comes with the program, for programs."""

    def rows(self, say: Words) -> Iterable[list[str]]:
        """Every army that comes with the program, a row each."""

    def facts(self, say: Words, path: Path, options: list[str]) -> str:
        """A file in one line. Raises Unreadable."""

    def lines(self, say: Words, path: Path, options: list[str]) -> Iterable[str]:
        """A file, a part a line. Raises Unreadable."""

    def whole(self, name: str, path: Path, options: list[str]) -> dict[str, Any]:
        """A file for programs. Raises Unreadable."""


def summary(name: str, found: Army) -> dict[str, Any]:
    """What is told of an army in a list of them."""
    first, last = found.period or (None, None)
    return {
        "id": name,
        "name": found.name,
        "period": {"first": first, "last": last},
        "units": len(found.units),
        "vd": found.vd,
        "figures": found.figures,
    }


def figures_of(profile: Profile) -> str:
    """As the book writes them."""
    letters = {"M": profile.move // UNIT, "VBU": profile.vbu, "I": profile.impetus, "VD": profile.vd}
    return " ".join(f"{letter}={value}" for letter, value in letters.items())


def title(say: Words, name: Name) -> str:
    """What something is called in the language that is spoken; it stays on its line."""
    return say("army-name", name=str(getattr(name, say.language)))


def period(say: Words, found: Army) -> str:
    """`218–201 BC`, `55 BC – AD 14`, `1150–1330`, `1815`; nothing where a file does not say."""
    if found.period is None:
        return ""
    first, last = found.period
    if first == last >= 0:
        return str(first)
    era = "bc" if last < 0 else "both" if first < 0 else "ad"
    return say(f"army-years-{era}", first=abs(first), last=abs(last))


def figures(say: Words, found: Army) -> str:
    """Where its figures come from."""
    return say(f"army-{found.figures}")
