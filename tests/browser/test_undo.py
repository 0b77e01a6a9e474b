"""Taking back: free before a throw, by consent after it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.armies import army
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.situations import situation


def test_before_a_throw_it_is_free(tmp_path: Path, meet: Meet) -> None:
    """Against the computer: a move is taken back at once, told in the log, and can be made again."""
    with situation(tmp_path, "archers", blue="captain", turn="red") as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        person.select("red.s-1")
        before = person.place("red.s-1")
        advance(person)
        expect(person.button("undo")).to_be_enabled()
        assert person.place("red.s-1") != before
        with person.entry():
            person.button("undo").click()
        expect(person.log).to_contain_text(took_back(person, "red"))
        assert person.place("red.s-1") == before
        person.shoot("taken-back")
        person.select("red.s-1")
        advance(person)


ARMIES = {"red": "anglo-saxons", "blue": "normans"}


def took_back(person: Person, seat: str) -> str:
    """How the line begins that tells of it."""
    return person.say("replay-told-undone", who=army(ARMIES[seat], person.say.language), entry="#").partition("#")[0]


def advance(person: Person) -> None:
    """The chosen unit goes as far as it may."""
    person.unit.get_by_label(person.say("do-advance")).first.press("End")
    with person.entry():
        person.do_it.click()


def test_after_a_throw_the_other_side_is_asked(tmp_path: Path, meet: Meet) -> None:
    """Two people, each with a browser: declined, it stands; agreed, it is as if nobody had shot."""
    with situation(tmp_path, "archers", turn="blue") as given:
        blue, red = (meet(given.server, name=seat) for seat in ("blue", "red"))
        for person, seat in ((blue, "blue"), (red, "red")):
            person.take_seats(given.match, {seat: given.tokens[seat]})
        shot(blue)
        expect(blue.button("undo")).to_be_hidden()
        blue.shoot("thrown")
        thrown = blue.head.text_content() or ""
        asks = red.page.get_by_text(red.say("wish-undo", who=red.side("blue")))
        blue.button("undo-ask").click()
        expect(asks).to_be_visible()
        red.shoot("asked")
        red.button("decline").click()
        expect(asks).to_be_hidden()
        expect(blue.page.get_by_text(blue.say("wish-declined", who=blue.side("red")))).to_be_visible()
        expect(blue.head).to_have_text(thrown)
        blue.button("undo-ask").click()
        with blue.entry():
            red.button("agree").click()
        for person in (blue, red):
            expect(person.log).to_contain_text(took_back(person, "blue"))
        shot(blue)


def test_against_the_computer_a_throw_is_taken_back(tmp_path: Path, meet: Meet) -> None:
    """It never minds; that a throw was taken back is told."""
    with situation(tmp_path, "archers", red="captain", blue="person", turn="blue") as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        shot(person)
        with person.entry():
            person.button("undo").or_(person.button("undo-ask")).click()
        expect(person.log).to_contain_text(took_back(person, "blue"))
        shot(person)


def shot(person: Person) -> None:
    """The archers shoot."""
    person.select("blue.s-1")
    person.unit.get_by_role("button", name=re.compile("^Shoot at Huscarls")).first.click()
    expect(person.do_it).to_be_visible()
    with person.entry():
        person.do_it.click()
