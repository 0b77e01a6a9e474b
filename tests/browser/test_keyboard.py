"""Everything can be done without a mouse."""

import re

from playwright.sync_api import expect

from tests.armies import army
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.house import House

FAR = 150
FOCUS = """() => {
    const found = document.activeElement;
    return (found.getAttribute("aria-label") ?? found.labels?.[0]?.innerText ?? found.innerText ?? "").trim();
}"""


def tab_to(person: Person, words: str) -> None:
    """Tab is pressed until what has the focus is called so."""
    for _ in range(FAR):
        if re.search(f"^{re.escape(words)}", person.page.evaluate(FOCUS)):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {words}")


def test_a_turn_by_keyboard_alone(server: House, meet: Meet) -> None:
    """Begun, a unit chosen, moved by its handle with arrows, which is done at once; and the turn ended."""
    person = meet(server)
    person.visit()
    expect(person.page.get_by_role("button", name=person.say("play-now"))).to_be_visible()
    tab_to(person, person.say("play-now"))
    person.page.keyboard.press("Enter")
    assert person.asked() == "orders"
    expect(person.now.get_by_role("heading", level=2)).to_be_focused()
    person.shoot("asked")
    person.page.keyboard.press("Tab")
    tab_to(person, f"{army('anglo-saxons')}: ")
    person.page.keyboard.press("Enter")
    expect(person.unit.get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
    person.shoot("selected")
    tab_to(person, person.say("do-advance"))
    for _ in range(4):
        person.page.keyboard.press("ArrowUp")
    person.shoot("moved")
    with person.entry():
        person.page.keyboard.press("Enter")
    expect(person.log).to_contain_text(person.say("impetus-moved-advance", units="", distance=2).strip())
    expect(person.now.get_by_role("heading", level=2)).to_be_focused()
    tab_to(person, person.say("do-end-turn"))
    with person.entry():
        person.page.keyboard.press("Enter")
    expect(person.log).to_contain_text(person.say("impetus-half-turn-began", who=army("normans")))
    person.shoot("ended")
