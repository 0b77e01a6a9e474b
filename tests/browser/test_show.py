"""Fights are seen on the table while they happen: in their order, at the chosen pace, and never in the way."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.situations import situation
from tests.browser.test_replay import CANNAE, CHARGE, moment, opened, slider
from tests.server.house import House

STEP = 50
"""How far the clock of the page is wound on at a time, in milliseconds."""

MOST = 8000
MELEE = ["told", "go", "clash", "dice", "told", "dice", "told"]
"""A charge and a melee that nobody loses: the acts as they follow each other."""

MOVES = {"reduced_motion": "no-preference"}


def shown(person: Person) -> Locator:
    return person.page.locator("div.show")


def skip(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.say("show-skip"))


def choice(person: Person, row: str, key: str) -> Locator:
    """One of the choices of a row in the settings."""
    return person.page.get_by_role("group", name=person.say(row)).get_by_role(
        "button", name=person.say(key), exact=True
    )


def act(person: Person) -> str:
    """What is played just now; nothing if nothing is."""
    return shown(person).get_attribute("data-act") or ""


def watched(person: Person) -> tuple[list[str], int]:
    """The acts of a show from now on, and how long it takes by the clock of the page."""
    acts, spent = [act(person)], 0
    while acts[-1] and spent < MOST:
        person.page.clock.run_for(STEP)
        spent += STEP
        if act(person) != acts[-1]:
            acts.append(act(person))
    return acts[:-1], spent


def at_the_charge(person: Person) -> None:
    """A recorded game stands before its charge on its table, and the clock of the page stands still."""
    person.page.clock.install()
    opened(person, CANNAE)
    expect(shown(person)).to_be_attached()
    slider(person).fill(str(CHARGE - 1))
    moment(person, CHARGE - 1)
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)


def charged(person: Person) -> None:
    person.page.keyboard.press("ArrowRight")
    moment(person, CHARGE)
    expect(shown(person)).not_to_have_attribute("data-act", "")


@pytest.mark.parametrize("phone", [False, True])
def test_a_charge_and_a_melee_are_watched(server: House, meet: Meet, phone: bool) -> None:
    """In the order of the log, for two to four seconds; what came of it stays; skipped at once; at other paces."""
    person = meet(server, phone=phone, **MOVES)
    at_the_charge(person)
    charged(person)
    acts, usual = watched(person)
    assert acts == MELEE
    assert 2000 <= usual <= 4000 + STEP
    table = person.page.locator("svg.board g.show")
    expect(table.locator(".show-tray")).to_have_count(2)
    expect(table.get_by_text("−1", exact=True)).to_be_visible()
    expect(table.locator(".show-trail")).to_have_count(1)
    person.shoot("after")
    person.button("replay-previous").click()
    charged(person)
    person.page.clock.run_for(usual // 2)
    person.shoot("melee")
    place = person.place("red.cm-1")
    skip(person).click()
    expect(shown(person)).to_have_attribute("data-act", "")
    expect(skip(person)).to_have_count(0)
    assert person.place("red.cm-1") == place
    person.button("settings").click()
    choice(person, "show-pace", "show-pace-fast").click()
    choice(person, "trails", "trails-off").click()
    person.page.keyboard.press("Escape")
    person.button("replay-previous").click()
    charged(person)
    assert watched(person)[1] < usual / 2
    expect(table.locator(".show-trail")).to_have_count(0)


def test_nothing_moves_for_those_who_want_it_so(server: House, meet: Meet) -> None:
    """Losses and dice are there at once, beside the pieces; who wants it otherwise chooses a pace."""
    person = meet(server)
    at_the_charge(person)
    person.page.keyboard.press("ArrowRight")
    moment(person, CHARGE)
    table = person.page.locator("svg.board g.show")
    expect(table.locator(".show-tray")).to_have_count(2)
    expect(table.get_by_text("−1", exact=True)).to_be_visible()
    assert act(person) == ""
    person.shoot("still")
    person.button("settings").click()
    expect(choice(person, "show-pace", "show-pace-none")).to_have_attribute("aria-pressed", "true")
    choice(person, "show-pace", "show-pace-slow").click()
    person.page.keyboard.press("Escape")
    person.button("replay-previous").click()
    charged(person)
    assert watched(person)[1] > 4000


def test_an_answer_ends_the_show(tmp_path: Path, meet: Meet) -> None:
    """The enemy's turn is still to be seen when the next question can be answered; keys work meanwhile."""
    with situation(tmp_path, "clash", blue="captain", turn="red") as given:
        person = meet(given.server, **MOVES)
        person.page.clock.install()
        person.take_seats(given.match, given.tokens)
        assert person.asked() == "orders"
        person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)
        lines = person.log.locator(".line").count()
        with person.entry():
            person.end_turn.click()
        asked = person.asked()
        expect(skip(person)).to_be_visible()
        assert person.log.locator(".line").count() == lines, "what is still to be seen is not told yet"
        person.page.keyboard.press("r")
        expect(person.button("ruler")).to_have_attribute("aria-pressed", "true")
        assert act(person)
        person.shoot("their-turn")
        answer = person.end_turn if asked == "orders" else person.answers.first
        with person.entry():
            answer.click()
        expect(person.page.locator(".line").nth(lines)).to_be_attached()
        person.page.keyboard.press("s")
        expect(skip(person)).to_have_count(0)
