"""Every screen, large and small, light and dark, in three languages: pictured, nothing cut off, everything named."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.house import House

LOOKS = [("en", "light"), ("fr", "dark"), ("es", "light")]
NAMELESS = """() => [...document.querySelectorAll("button, a, input, select, [role=button], [role=slider]")]
    .filter((each) => each.checkVisibility?.() ?? true)
    .filter((each) => !(each.ariaLabel || each.textContent.trim() || each.title || each.labels?.length))
    .map((each) => each.outerHTML.slice(0, 120))"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def looked_at(person: Person, name: str) -> None:
    """A picture; nothing is wider than the screen, and everything that can be used has a name."""
    person.shoot(name)
    assert person.page.evaluate(TOO_WIDE) <= 0, name
    assert person.page.evaluate(NAMELESS) == [], name


@pytest.mark.parametrize("phone", [False, True], ids=["large", "small"])
@pytest.mark.parametrize(("language", "colours"), LOOKS)
def test_screens(server: House, meet: Meet, language: str, colours: str, phone: bool) -> None:
    person = meet(server, phone=phone, language=language, color_scheme=colours)
    page = person.page
    person.visit()
    expect(person.button("begin")).to_be_visible()
    looked_at(person, "start")
    page.get_by_role("tab", name=person.say("choose-armies")).click()
    looked_at(person, "armies")
    for key in ("settings", "clauses"):
        person.button(key).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        if key == "clauses":
            page.get_by_role("searchbox").fill("BI 5.5")
            expect(page.get_by_role("dialog").get_by_text("BI 5.5b", exact=True)).to_be_visible()
        looked_at(person, key)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name=person.say("play-now")).click()
    assert person.asked() == "orders"
    looked_at(person, "table")
    person.select("red.fp-1")
    looked_at(person, "unit")
    person.button("reach").click()
    looked_at(person, "zone")
    page.keyboard.press("Escape")
    if phone:
        page.get_by_role("tab", name=person.say("log")).click()
    expect(person.log).to_be_visible()
    looked_at(person, "log")
