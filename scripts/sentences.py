"""The hundred sentences that players see most, in every language: python scripts/sentences.py [--check].

A sentence of a log counts as often as the recorded games tell it. A text of the page counts once in each recorded game
for each place beside the table that shows it.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from sandtable.games import game
from sandtable.library.words import LANGUAGES, Words, entries, word_files, words
from sandtable.match.course import Course, course

ROOT = Path(__file__).parent.parent
PAGE, TABLE = ROOT / "web" / "src", ROOT / "docs" / "sentences.md"
GAMES = sorted((ROOT / "tests" / "golden").glob("*.sand"))
MOST = 100
SHOWN = re.compile(r"\b(?:t|say)\(\s*[\"']([a-z][a-z0-9-]+)[\"']")
"""A text that a source of the page asks for by its key."""

PARTS, RARE = ("panels", "games", "board"), ("error-", "refused-", "connection-", "cr-")
"""The parts of the page that stand beside a table, and texts that few players see there."""

VARIABLE = re.compile(r"\$(\w+)")
HEAD = """# The hundred sentences that players see most

Made by `python scripts/sentences.py` from the recorded games in `tests/golden` and from the sources of the page. A
sentence of a log is shown as it was first told; in a text of the page an ellipsis stands for what changes.

| | Key | Seen | English | French | Spanish |
|---:|---|---:|---|---|---|
"""


class Seen(NamedTuple):
    """How often each sentence was told, and as what at first."""

    times: Counter[str]
    first: dict[str, str]


class Listening(Words):
    """Words that remember which key every text had."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.keys: dict[str, str] = {}

    def __call__(self, key: str, /, **args: str | int) -> str:
        text = super().__call__(key, **args)
        self.keys[text] = key
        return text

    def key(self, text: str) -> str:
        """The key of a sentence, which begins with a capital letter; none if it is put together."""
        return self.keys.get(text) or self.keys.get(text[:1].lower() + text[1:]) or ""


def told() -> dict[str, Seen]:
    """The sentences of all recorded games as players read them beside the table, by language."""
    seen = {language: Seen(Counter(), {}) for language in LANGUAGES}
    for path in GAMES:
        for language, key, text in _log(course(path.read_bytes().split(b"\n")[:-1])):
            seen[language].times[key] += 1
            seen[language].first.setdefault(key, text)
    return seen


def _log(found: Course) -> Iterator[tuple[str, str, str]]:
    """Every sentence of a game: its language, its key and its text."""
    says = {language: Listening(language) for language in LANGUAGES}
    beside = game(found.header.ruleset).telling.beside
    proses = {language: beside(say, found.scenario) for language, say in says.items()}
    for moment in (moment for n in range(1, found.last + 1) for moment in found.moments(n)):
        for language, prose in proses.items():
            for text in (sentence.text for sentence in prose.sentences(moment)) if prose else ():
                if key := says[language].key(text):
                    yield language, key, text


def shown() -> Counter[str]:
    """How many places of the page show each text while a game is played; errors are rare."""
    sources = (path for part in PARTS for path in (PAGE / part).rglob("*.svelte"))
    found = (key for path in sources for key in SHOWN.findall(path.read_text("utf-8")))
    return Counter(key for key in found if not key.startswith(RARE))


class Texts:
    """The texts of the page in one language: its own, and those of the house and the games."""

    def __init__(self, language: str) -> None:
        self.own = entries((PAGE / "words" / f"{language}.ftl").read_text("utf-8"))
        self.language, self.other = language, words(language)

    def has(self, key: str) -> bool:
        return key in self.own or self.other.has(key)

    def __call__(self, key: str) -> str:
        """A text with an ellipsis for each thing that changes."""
        written = self.own.get(key) or _written(self.language)[key]
        return _filled(self.language, key, written)


@lru_cache
def _written(language: str) -> dict[str, str]:
    return {key: text for path in word_files(language) for key, text in entries(path.read_text("utf-8")).items()}


def _filled(language: str, key: str, written: str) -> str:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    message = bundle.get_message(key)
    assert message.value
    text, _ = bundle.format_pattern(message.value, dict.fromkeys(VARIABLE.findall(written), "…"))
    return str(text)


def table() -> str:
    """The most seen first; among equals by their keys."""
    seen, texts = told(), {each: Texts(each) for each in LANGUAGES}
    page = Counter({key: many * len(GAMES) for key, many in shown().items() if texts["en"].has(key)})
    times = seen["en"].times + page
    most = sorted(times, key=lambda key: (-times[key], key))[:MOST]
    rows = (
        f"| {place} | `{key}` | {times[key]} | "
        + " | ".join(_cell(seen[each].first.get(key) or texts[each](key)) for each in LANGUAGES)
        + " |"
        for place, key in enumerate(most, 1)
    )
    return HEAD + "\n".join(rows) + "\n"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> int:
    """Written, or with --check only compared."""
    text = table()
    if TABLE.exists() and TABLE.read_text("utf-8") == text:
        return 0
    if "--check" in sys.argv:
        sys.stderr.write("docs/sentences.md is not what players see: run python scripts/sentences.py\n")
        return 1
    TABLE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
