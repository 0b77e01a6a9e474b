"""A road that bends, laid on the table by hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.house import House

MIDDLE = """() => {
    const knob = document.querySelectorAll("svg.board .strip-end")[2].getBoundingClientRect();
    return [knob.x + knob.width / 2, knob.y + knob.height / 2];
}"""
"""Where the third knob is. It is asked in one go: the knobs are drawn again when the server has answered."""


def test_a_winding_road_is_bent_pulled_and_laid(server: House, meet: Meet) -> None:
    """One bend less, one more, one pulled aside; then it lies as it was drawn."""
    person = meet(server)
    person.visit()
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    person.page.get_by_label(person.say("field")).select_option(label=person.say("field-played"))
    person.page.get_by_label(person.say("opponent")).select_option("person")
    person.button("begin").click()
    knobs = person.page.locator("svg.board .strip-end")
    person.now.get_by_role("button", name=person.say("piece-winding", piece=person.say("terrain-road"))).click()
    expect(knobs).to_have_count(5)
    person.button("bend-less").click()
    expect(knobs).to_have_count(4)
    person.button("bend-more").click()
    expect(knobs).to_have_count(5)
    x, y = person.page.evaluate(MIDDLE)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 30, y, steps=4)
    person.page.mouse.up()
    person.shoot("winding-road")
    with person.entry():
        person.do_it.click()
    expect(knobs).to_have_count(0)
    expect(person.page.locator('svg.board .ground [data-piece="road-1"]')).to_be_visible()
    person.shoot("road-laid")
