"""A phone: one turn with the fingers."""

import math
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.fingers import Fingers
from tests.browser.test_screens import looked_at
from tests.server.house import House

FAR = 40
Spot = tuple[float, float]


def away(unit: Spot, handle: Spot) -> tuple[float, float, float, float]:
    """From a handle on, further away from its unit."""
    right, down = handle[0] - unit[0], handle[1] - unit[1]
    long = math.hypot(right, down)
    return *handle, FAR * right / long, FAR * down / long


def test_a_turn_by_touch(server: House, meet: Meet) -> None:
    """A battle begun by a tap, a unit tapped, its handle dragged and let go, the table pinched, the turn ended."""
    person = meet(server, phone=True)
    fingers = Fingers(person.page)
    person.visit()
    person.page.get_by_role("button", name=person.say("play-now")).tap()
    assert person.asked() == "orders"
    person.shoot("table")
    person.piece("red.fp-1").tap()
    handle = person.handle("do-advance")
    expect(handle).to_be_visible()
    person.shoot("selected")
    stood = person.piece("red.fp-1").get_attribute("transform") or ""
    with person.entry():
        fingers.drag(*away(fingers.middle(person.piece("red.fp-1")), fingers.middle(handle.locator(".knob"))))
    expect(person.piece("red.fp-1")).not_to_have_attribute("transform", stood)
    person.shoot("done")
    before = person.piece("red.fp-4").bounding_box()
    fingers.pinch(*fingers.middle(person.page.get_by_role("main")), 40, 120)
    after = person.piece("red.fp-4").bounding_box()
    assert before
    assert after
    assert after["width"] > 1.5 * before["width"]
    person.shoot("closer")
    sheet = person.aside.bounding_box()
    person.page.get_by_role("tab", name=person.say("log"), exact=True).tap()
    assert person.aside.bounding_box() == sheet, "nothing jumps"
    thumb = person.page.get_by_role("region", name=person.say("bar"), exact=True)
    expect(thumb).to_contain_text(person.say("bar-you"))
    with person.entry():
        person.end_turn.tap()
    expect(thumb.get_by_role("img")).to_be_visible()
    person.asked()
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


SIDEWAYS = {"width": 844, "height": 390}


@pytest.mark.parametrize("game", ["impetus", "grandeur", "argad", "rapide"])
def test_a_phone_on_its_side(server: House, meet: Meet, game: str) -> None:
    """The table on the left, the panels on the right, and the bar in reach of the thumb."""
    person = meet(server, phone=True, viewport=SIDEWAYS, name=game, language="fr")
    person.visit(f"#{game}")
    person.button("begin").tap()
    bar = person.page.get_by_role("region", name=person.say("bar"), exact=True)
    expect(bar).to_contain_text(re.compile(r"\S"))
    table, panels, thumb = (place.bounding_box() for place in (person.page.get_by_role("main"), person.aside, bar))
    assert table
    assert panels
    assert thumb
    assert table["x"] == table["y"] == 0
    assert table["height"] == SIDEWAYS["height"]
    assert table["width"] >= SIDEWAYS["width"] / 2 <= panels["x"]
    assert panels["height"] > SIDEWAYS["height"] / 2
    assert round(thumb["y"] + thumb["height"]) == SIDEWAYS["height"]
    looked_at(person, "table")
