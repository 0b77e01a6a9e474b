"""One word for one thing: what docs/glossary.md forbids is said nowhere, and one of a thing is never said as many."""

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sandtable.games import data_folders
from sandtable.library.words import LANGUAGES, word_files
from tests.library.test_words import variables

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "web" / "src" / "words"
GAMES = {
    "Everywhere": "",
    "Argad!": "argad",
    "Basic Impetus": "impetus",
    "Combat Rapide": "rapide",
    "Grandeur": "grandeur",
}

COUNTS = frozenset(
    [
        "armies",
        "beaten",
        "count",
        "days",
        "dice",
        "entries",
        "expected",
        "figures",
        "found",
        "generals",
        "given",
        "hits",
        "left",
        "morale",
        "pieces",
        "points",
        "stars",
        "thrown",
        "turns",
        "typed",
        "undone",
        "units",
        "written",
    ]
)
"""Variables that say how many there are of something."""

NEVER_ONE = {
    "ar-seats": "two to eight play",
    "fighter-range": "the most dice that there may be",
    "refused-pashas-count": "two may join",
    "refused-scenario-rounds": "nine are possible",
    "refused-stack-armies": "two may stand together",
    "refused-stack-detachments": "four may stand together",
}
"""Messages that are only said of more than one."""

MANY = {
    "en": re.compile(r"\b1 (?!(?:is|has|was|does|comes)\b)(?:more )?(?:\w+s|dice|are|were|have|come)\b"),
    "fr": re.compile(r"\b1 (?!élément\b)(?:\w+s|\w+x|\w+ent|sont|ont)\b"),
    "es": re.compile(r"\b1 (?!(?:más|es|con|en)\b)(?:\w+s|\w+n)\b|\b(?:quedan|Hacen falta|dieron) 1\b"),
}
"""How a language says many."""


@lru_cache
def rows() -> tuple[tuple[str, str, dict[str, list[str]]], ...]:
    """The game, the English term, and by language the words that are not used for it."""
    found, game = [], ""
    for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| English"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 4, line
            assert all(cells[:3]), line
            groups = (group.strip().split(" ", 1) for group in cells[3].split(";") if group.strip())
            found.append((game, cells[0], {language: words.split(", ") for language, words in groups}))
    return tuple(found)


def texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """All that is said of a game in one language, with its source; the page's own words are those of Impetus."""
    stem = GAMES[game]
    for path in word_files(language):
        if path.name.startswith(stem):
            yield path.name, _without_remarks(path)
    if stem in ("", "impetus"):
        yield "page", _without_remarks(PAGE / f"{language}.ftl")
    for path in (data / "clauses.toml" for data in data_folders() if data.parent.name.startswith(stem)):
        for name, clause in tomllib.loads(path.read_text("utf-8")).items():
            yield name, f"{clause['title'][language]}. {clause['text'][language]}"


def _without_remarks(path: Path) -> str:
    return "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))


def test_the_glossary_is_in_order() -> None:
    """By game, and within a game by the English term; no language but ours is named."""
    assert list(dict.fromkeys(game for game, _, _ in rows())) == list(GAMES)
    for (game, term, others), (after, following, _) in pairwise(rows()):
        assert game != after or term.lower() < following.lower()
        assert set(others) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_word_for_one_thing(game: str, language: str) -> None:
    """No text says by another word what the glossary has a word for."""
    said = list(texts(game, language))
    assert said
    found = [
        (source, term, word)
        for of, term, others in rows()
        if of == game
        for word in others.get(language, ())
        for source, text in said
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_many(language: str) -> None:
    """Every message that counts, said of one."""
    paths = [*word_files(language), PAGE / f"{language}.ftl"]
    bundle, told = FluentBundle([language], use_isolating=False), 0
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for key, names in variables(paths).items():
        if names & COUNTS and key not in NEVER_ONE:
            pattern = bundle.get_message(key).value
            assert pattern, key
            said, faults = bundle.format_pattern(pattern, {name: 1 if name in COUNTS else "x" for name in names})
            assert not faults, key
            assert not MANY[language].search(str(said)), key
            told += 1
    assert told > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_never_one_is_still_said(language: str) -> None:
    """No exception outlives its message."""
    paths = [*word_files(language), PAGE / f"{language}.ftl"]
    assert NEVER_ONE.keys() <= variables(paths).keys()
