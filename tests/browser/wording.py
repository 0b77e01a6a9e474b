"""The words that stand on the screen: those of the page and those of the game, by their keys."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.library.words import word_files

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "words"


class Wording:
    """One language, as the page has it."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self.language = language
        games: dict[str, Any] = {"GAME": lambda name: self(f"game-{name}")}
        self._bundle = FluentBundle([language], use_isolating=False, functions=games)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def __call__(self, key: str, /, **args: str | int) -> str:
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{self.language} {key} has no text"
        text, errors = self._bundle.format_pattern(message.value, args)
        assert not errors, f"{self.language} {key}: {errors}"
        return str(text)


@lru_cache
def wording(language: str) -> Wording:
    """The words of a language."""
    return Wording(language, [*word_files(language), PAGE / f"{language}.ftl"])


@lru_cache
def fair(language: str) -> Wording:
    """The words with which the page tells what it has checked of the dice."""
    return Wording(language, [PAGE.parent / "fair" / "words" / f"{language}.ftl"])
