"""Words for people, in English, French and Spanish, from Fluent files."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from sandtable.games import data_folders
from sandtable.library import DATA

LANGUAGES = ("en", "fr", "es")
LONGEST, LONGEST_FOUND = 2000, 300
"""The longest argument, in characters; and the longest that quotes a mistake."""

WRONG = ("fault-", "refused-")
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
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in word_files(language):
            self._unread = entries(path.read_text("utf-8")) | self._unread
        self._keys = frozenset(self._unread)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message of a key with its arguments; what people wrote stays on one line and is cut if too long."""
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

    def has(self, key: str) -> bool:
        return key in self._keys


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
    return "".join(sign if sign.isprintable() else "�" for sign in short)


def word_files(language: str) -> list[Path]:
    """The files of one language."""
    folders = [DATA / "words", *(data / "words" for data in data_folders())]
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)
