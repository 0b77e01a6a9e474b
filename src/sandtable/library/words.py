"""Words for people, in English, French and Spanish, from Fluent files."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from sandtable.library.shipped import shipped

LANGUAGES = ("en", "fr", "es")
LONGEST, LONGEST_FOUND = 2000, 300
"""No argument is longer, in characters; and none that tells what somebody wrote and is wrong."""

WRONG = ("fault-", "refused-")
HUGE = 10**15


class Words:
    """One language. A key that is missing is our fault; a test holds the three languages together."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in word_files(language):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message of a key with its arguments: whatever somebody wrote stays on its line and has an end."""
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{self.language} {key} has no text"
        text, errors = self._bundle.format_pattern(
            message.value, {name: _tame(value, _longest(key, name)) for name, value in args.items()}
        )
        assert not errors, f"{self.language} {key}: {errors}"
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def _longest(key: str, name: str) -> int:
    return LONGEST_FOUND if key.startswith(WRONG) and name != "file" else LONGEST


def _tame(value: str | int, longest: int) -> Any:
    """Numbers without separators (years are not quantities); texts printable and not endless."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and abs(value) < HUGE:
        return fluent_number(value, useGrouping=False)
    value = str(value)
    short = value if len(value) <= longest else f"{value[:longest]}…"
    return "".join(sign if sign.isprintable() else "�" for sign in short)


def word_files(language: str) -> list[Path]:
    """The files of one language."""
    return sorted(shipped(f"words/{language}").glob("*.ftl"))


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)
