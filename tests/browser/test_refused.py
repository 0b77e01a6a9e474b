"""What may not be done is told in words, with its clause and what was measured."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sandtable.library.clauses import clauses
from sandtable.library.words import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.situations import situation

CLAUSE = "BI 5.5b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wheel_in_a_zone_of_control(tmp_path: Path, meet: Meet, language: str) -> None:
    """The knights' zone forbids it: a sentence, the clause to read, and the zone drawn; and the game goes on."""
    with situation(tmp_path, "zone", turn="red") as given:
        person = meet(given.server, language=language)
        person.take_seats(given.match, given.tokens)
        person.select("red.fp-1")
        expect(person.witnesses).to_have_count(0)
        person.attempt("do-wheel", corner="left")
        told = person.refusal(CLAUSE)
        expect(told.first).to_contain_text(sentence(person.say("refused-zone-wheel", enemy="@")))
        expect(person.witnesses).not_to_have_count(0)
        person.shoot("refused")
        person.clause(told.first, CLAUSE).click()
        clause = clauses()[CLAUSE]
        expect(person.page.get_by_role("dialog").get_by_text(clause.title[language])).to_be_visible()
        expect(person.page.get_by_role("dialog").get_by_text(clause.text[language])).to_be_visible()
        person.shoot("clause")
        person.page.keyboard.press("Escape")
        with person.entry():
            person.unit.get_by_role("button", name=person.say("do-pass"), exact=True).click()


def sentence(text: str) -> re.Pattern[str]:
    """A sentence in which the names of units may be any."""
    return re.compile(".+".join(map(re.escape, text.split("@"))))
