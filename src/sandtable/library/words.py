"""Words for people, in English, French and Spanish, from Fluent files."""

import re
from collections.abc import Collection, Mapping
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Any

from sandtable.games import data_folders, data_of
from sandtable.kernel.signs import tamed
from sandtable.library import DATA

LANGUAGES = ("en", "fr", "es")
LONGEST, LONGEST_FOUND = 2000, 300
"""The longest argument, in characters; and the longest that quotes a mistake."""

WRONG = ("fault-", "refused-")
TITLES = ("game-", "player-", "match-turn-")
"""What is said of a game where it is not played."""

HUGE = 10**15
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Words:
    """One language. A missing key is a bug; a test keeps the three languages together.

    A message is parsed when it is first used: few ever are, and parsing all takes a third of a second.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"GAME": self._game})
        self._unread: dict[str, str] = {}
        for path in word_files(language):
            self._unread = entries(path.read_text("utf-8")) | self._unread
        self._keys = frozenset(self._unread)
        self._seats: Mapping[str, str] = {}

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message of a key with its arguments; what people wrote stays on one line and is cut if too long."""
        if key in self._seats:
            return self._seats[key]
        self._read(key)
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{self.language} {key} has no text"
        text, errors = self._bundle.format_pattern(
            message.value, {name: _tame(value, _longest(key, name)) for name, value in args.items()}
        )
        assert not errors, f"{self.language} {key}: {errors}"
        return str(text)

    def _read(self, key: str) -> None:
        """Parses a message and every message that it refers to."""
        from fluent.runtime import FluentResource

        found: dict[str, str] = {}
        named = [key]
        while named:
            name = named.pop()
            if name in self._unread and name not in found:
                found[name] = self._unread[name]
                named += _NAMED.findall(found[name])
        for text in found.values():
            self._bundle.add_resource(FluentResource(text))
        for name in found:
            self._unread.pop(name, None)

    def _game(self, name: Any) -> Any:
        """`GAME($name)` in a message: what a game is called; its name where the program does not have it."""
        key = f"game-{name}"
        return self(key) if self.has(key) else str(name)

    def has(self, key: str) -> bool:
        return key in self._keys or key in self._seats

    def calling(self, seats: Mapping[str, str]) -> "Words":
        """The same words, but with these names of seats: each is what `role-SEAT` says."""
        found = copy(self)
        found._seats = {f"role-{seat}": name for seat, name in seats.items()}
        return found


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file by name, each as written."""
    starts = list(_ENTRY.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], text[start.start() : end])
    return found


def _longest(key: str, name: str) -> int:
    return LONGEST_FOUND if key.startswith(WRONG) and name != "file" else LONGEST


def _tame(value: str | int, longest: int) -> Any:
    """Numbers without separators (years are not quantities); texts printable and of limited length."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and abs(value) < HUGE:
        return fluent_number(value, useGrouping=False)
    value = str(value)
    short = value if len(value) <= longest else f"{value[:longest]}…"
    return tamed(short)


def word_files(language: str) -> list[Path]:
    """The files of one language; where a game has none, those of the first language that it has."""
    folders = [DATA / "words", *(data / "words" for data in data_folders())]
    return [path for folder in folders for path in _in_language(folder, language)]


def _in_language(folder: Path, language: str) -> list[Path]:
    found = (sorted((folder / each).glob("*.ftl")) for each in (language, *LANGUAGES))
    return next(filter(None, found), [])


COMMANDS = ("keeping.ftl", "verdict.ftl")
"""Files of words that only commands say."""


def house_text(language: str) -> str:
    """What pages say whatever is played, and what games and their players are called, as Fluent."""
    files = word_files(language)
    house = [path.read_text("utf-8") for path in files if path.is_relative_to(DATA) and path.name not in COMMANDS]
    games = (entries(path.read_text("utf-8")) for path in files if not path.is_relative_to(DATA))
    return "\n".join([*house, *(text for found in games for key, text in found.items() if key.startswith(TITLES))])


def game_text(language: str, names: Collection[str]) -> str:
    """What the pages of these games say besides, as Fluent."""
    folders = tuple(map(data_of, names))
    files = (path for path in word_files(language) if any(map(path.is_relative_to, folders)))
    return "\n".join(path.read_text("utf-8") for path in files)


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)
