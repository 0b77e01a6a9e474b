"""The log as somebody reads it while he plays: in his language at any time, and whole at the end."""

import re

from playwright.sync_api import expect

from tests.armies import army
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.skirmisher import sets_up
from tests.browser.test_argad import HOLLOW
from tests.browser.wording import wording
from tests.server.house import House


def speaks(person: Person, language: str, name: str) -> None:
    """Another language is chosen in the middle of a game."""
    person.page.get_by_role("button", name=person.say("settings"), exact=True).click()
    person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    person.say = wording(language)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_another_language_in_the_middle(server: House, meet: Meet) -> None:
    """Every line is told anew, and none is missing; what is pointed at is shown on the table as before."""
    person = meet(server)
    person.visit()
    person.page.get_by_role("button", name=person.say("play-now")).click()
    person.asked()
    turn = person.say("impetus-turn-began", number="1")
    expect(person.log).to_contain_text(turn)
    before = person.log.locator(".line").count()
    speaks(person, "fr", "Français")
    expect(person.log).to_contain_text(
        person.say("impetus-half-turn-began", who=army("anglo-saxons", person.say.language))
    )
    expect(person.log).not_to_contain_text(turn)
    expect(person.log.locator(".line")).to_have_count(before)
    person.shoot("french")
    speaks(person, "es", "Español")
    expect(person.log).to_contain_text(
        person.say("impetus-half-turn-began", who=army("anglo-saxons", person.say.language))
    )
    person.asked()
    assert person.faults == []


def test_what_was_hidden_is_told_at_the_end(server: House, meet: Meet) -> None:
    """Whoever could not see an ambush reads where it lay as soon as the game is over; nothing is loaded again."""
    travellers, robbers = (meet(server, name=seat) for seat in HOLLOW)
    sets_up(travellers, "ambush", robbers="open")
    field = travellers.page.get_by_label(travellers.say("invite-link", who="Robbers"), exact=True)
    robbers.page.goto(field.input_value())
    robbers.button("take-seat").click()
    with robbers.entry():
        robbers.button("ar-hide-now").click()
    hides = re.compile(r"hides at")
    expect(robbers.log.get_by_text(hides).first).to_be_visible()
    with travellers.entry(), robbers.entry():
        robbers.button("ar-do-spring-none").click()
    expect(travellers.button("ar-do-announce")).to_be_visible()
    expect(travellers.log.get_by_text(hides)).to_have_count(0)
    robbers.button("resign").click()
    robbers.button("resign-sure").click()
    expect(travellers.log.get_by_text(hides)).to_have_count(7)
    expect(travellers.page.locator('[data-seat="robbers"]')).to_have_count(7)
    travellers.shoot("told")
    line = travellers.log.get_by_text(hides).first
    line.hover()
    expect(travellers.page.locator(".pointed")).to_have_count(1)
    assert travellers.faults == []
