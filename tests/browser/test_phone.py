"""A phone: one turn with the fingers."""

import math

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.fingers import Fingers
from tests.server.house import House

FAR = 40
Spot = tuple[float, float]


def away(unit: Spot, handle: Spot) -> tuple[float, float, float, float]:
    """From a handle on, further away from its unit."""
    right, down = handle[0] - unit[0], handle[1] - unit[1]
    long = math.hypot(right, down)
    return *handle, FAR * right / long, FAR * down / long


def test_a_turn_by_touch(server: House, meet: Meet) -> None:
    """A battle begun by a tap, a unit tapped, its handle dragged, the order done, the table pinched, the turn ended."""
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
    fingers.drag(*away(fingers.middle(person.piece("red.fp-1")), fingers.middle(handle.locator(".knob"))))
    expect(person.do_it).to_be_visible()
    person.shoot("preview")
    with person.entry():
        person.do_it.tap()
    expect(person.piece("red.fp-1")).not_to_have_attribute("transform", stood)
    person.shoot("done")
    before = person.piece("red.fp-4").bounding_box()
    fingers.pinch(*fingers.middle(person.page.get_by_role("main")), 40, 120)
    after = person.piece("red.fp-4").bounding_box()
    assert before
    assert after
    assert after["width"] > 1.5 * before["width"]
    person.shoot("closer")
    with person.entry():
        person.end_turn.tap()
    person.asked()
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
