"""Terms that explain themselves on the page: each has a word in its game, and a clause that there is."""

import re
from pathlib import Path

import pytest

from sandtable.library.clauses import clauses
from sandtable.library.words import LANGUAGES, words

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
TERMS = [
    (name, clause)
    for path in sorted(GAMES.glob("*/terms.ts"))
    for name, clause in re.findall(r'"?([a-z-]+)"?: "([A-Z]+ [^"]+)"', path.read_text("utf-8"))
]
NOTES = [
    name
    for path in sorted(GAMES.glob("*/lessons.ts"))
    for name in re.findall(r'name: "([a-z-]+)"', path.read_text("utf-8"))
]


@pytest.mark.parametrize(("name", "clause"), TERMS)
def test_a_term_is_explained_by_a_clause(name: str, clause: str) -> None:
    """In every language."""
    assert clause in clauses()
    assert all(words(language).has(f"term-{name}") for language in LANGUAGES)


def test_every_note_of_a_coach_has_its_words() -> None:
    """In every language; a note is short."""
    assert len(NOTES) >= 25
    said = [words(language)(f"coach-{name}") for language in LANGUAGES for name in NOTES]
    assert max(map(len, said)) <= 200
