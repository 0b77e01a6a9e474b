"""Before a battle of Grandeur: own armies by their points, a cap on them, and generals set up by hand."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sandtable.library.own import shipped_files
from tests.browser.beginner import Beginner
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_grandeur import choose_grandeur
from tests.browser.test_material import editor, faults
from tests.server.house import House

ARMY = shipped_files("grandeur", "armies")["french-peninsula"].read_text("utf-8")
FAULTY = ARMY.replace('structure = "average"', 'structure = "avrage"').replace(
    'profile = "dragoons"', 'profile = "dragons"'
)


def two_armies(person: Person, red: str, blue: str) -> None:
    choose_grandeur(person)
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    person.page.get_by_label(person.say("army-red")).select_option(red)
    person.page.get_by_label(person.say("army-blue")).select_option(blue)
    person.page.get_by_label(person.say("field")).select_option("open")
    person.page.get_by_label(person.say("opponent")).select_option("recruit")


def costs(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("points-title")).get_by_role("listitem")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True), ("es", False)])
def test_an_own_army_is_mended_priced_and_played(
    home: House, tmp_path: Path, meet: Meet, language: str, phone: bool
) -> None:
    """Its faults stand at their lines; sound, it says what it costs; over the cap it is refused by its clause."""
    file = tmp_path / "mine.toml"
    file.write_text(FAULTY, "utf-8")
    person = meet(home, language=language, phone=phone)
    person.visit("#material")
    person.page.get_by_label(person.say("own-upload")).set_input_files(file)
    lines = FAULTY.split("\n")
    for wrong, right in (
        ('structure = "avrage"', 'structure = "average"'),
        ('profile = "dragons"', 'profile = "dragoons"'),
    ):
        at = faults(person).get_by_role(
            "button", name=person.say("own-at-line", line=lines.index(wrong) + 1), exact=True
        )
        at.first.click()
        assert editor(person).evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == wrong
        person.page.keyboard.type(right)
    expect(person.page.get_by_text(person.say("own-faults-none"))).to_be_visible()
    expect(person.page.get_by_text(re.compile(r"^225 "))).to_be_visible()
    person.shoot("priced")
    person.button("own-save").click()
    expect(person.page.get_by_text(person.say("own-saved"), exact=True)).to_be_visible()
    person.visit()
    two_armies(person, "mine", "spanish")
    expect(costs(person)).to_contain_text(["225", "313"])
    person.page.get_by_label(person.say("points-cap")).fill("300")
    expect(costs(person).nth(1)).to_contain_text(person.say("points-over", over=13))
    person.button("begin").click()
    refused = person.page.get_by_role("alert")
    expect(refused).to_contain_text(person.say("refused-points", cost=313, most=300))
    expect(refused.get_by_role("button", name="GR A2c", exact=True)).to_be_visible()
    expect(refused).to_be_in_viewport()
    person.shoot("refused")
    person.page.get_by_label(person.say("points-cap")).fill("320")
    person.button("begin").click()
    assert person.asked() in ("answers", "deploy")
    person.shoot("begun")


def deploying(person: Person) -> None:
    """Red is asked where its army stands."""
    two_armies(person, "french-peninsula", "spanish")
    person.button("begin").click()
    while person.asked() != "deploy":
        Beginner(person)._answers()


def general(person: Person, name: str) -> Locator:
    """A general who has still to be set up."""
    return person.now.get_by_role("button", name=re.compile(name))


def chosen(person: Person, name: str, who: str, *, keys: bool = False) -> None:
    """A general is chosen, and the table shows where he and nobody else may stand."""
    if keys:
        general(person, name).press("Enter")
    else:
        general(person, name).click()
    expect(general(person, name)).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(f'.rank-line:not([data-body="{who}"])')).to_have_count(0)
    expect(person.page.locator(f'.rank-line[data-body="{who}"]').first).to_be_attached()


@pytest.mark.parametrize("phone", [False, True])
def test_generals_are_set_up_by_hand(server: House, meet: Meet, phone: bool) -> None:
    """One by a click or a touch on the table, one by a drag, one by keys; all others as the rules have them."""
    person = meet(server, phone=phone)
    deploying(person)
    chosen(person, "Marmont", "red.general-1")
    with person.entry():
        place(person, 0.4, phone=phone)
    person.shoot("one")
    expect(person.piece("red.general-1")).to_be_visible()
    expect(general(person, "Marmont")).to_have_count(0)
    chosen(person, "Foy", "red.general-2")
    with person.entry():
        if phone:
            place(person, 0.6, phone=True)
        else:
            pull(person, 0.2, 0.6)
    expect(person.piece("red.general-2")).to_be_visible()
    chosen(person, "Clauzel", "red.general-3", keys=True)
    person.page.keyboard.press("t")
    for _ in range(4):
        person.page.keyboard.press("ArrowDown" if phone else "ArrowRight")
    person.shoot("by-keys")
    with person.entry():
        person.page.keyboard.press("Enter")
    expect(person.piece("red.general-3")).to_be_visible()
    person.button("deploy-for-me").click()
    expect(person.button("order-deployment-done").or_(person.answers.first).first).to_be_visible()
    expect(person.page.locator("[data-unit].leader.red")).to_have_count(5)
    person.shoot("all")


def test_the_places_are_in_sight_where_one_piece_stands(server: House, meet: Meet) -> None:
    """On a phone that comes back in the middle of the set-up: one touch is enough, without moving the table."""
    person = meet(server, phone=True)
    deploying(person)
    chosen(person, "Marmont", "red.general-1")
    with person.entry():
        place(person, 0.1, phone=True)
    person.page.reload()
    assert person.asked() == "deploy"
    chosen(person, "Foy", "red.general-2")
    with person.entry():
        place(person, 0.9, phone=True)
    person.shoot("in-sight")


STILL = """() => {
    const { x, y, width, height } = document.querySelector(".rank-line").getBoundingClientRect();
    const [before, now] = [window.seen, [x, y, width, height].join()];
    window.seen = now;
    return before === now;
}"""
"""The lines are where they were a frame ago: the table does not move any more."""


def spot(person: Person, part: float) -> tuple[float, float]:
    """A place along the first line where somebody may be set up."""
    person.page.wait_for_function(STILL, polling="raf")
    box = person.page.locator(".rank-line").first.bounding_box()
    assert box
    return box["x"] + box["width"] * (part if box["width"] > box["height"] else 0.5), box["y"] + box["height"] * (
        part if box["height"] > box["width"] else 0.5
    )


def place(person: Person, part: float, *, phone: bool) -> None:
    """A touch or a click on the table."""
    (person.page.touchscreen.tap if phone else person.page.mouse.click)(*spot(person, part))


def pull(person: Person, start: float, end: float) -> None:
    """Pressed somewhere, pulled along, let go."""
    person.page.mouse.move(*spot(person, start))
    person.page.mouse.down()
    person.page.mouse.move(*spot(person, end), steps=4)
    person.page.mouse.up()
