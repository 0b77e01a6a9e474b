"""Who is new is taught by a first battle; terms explain themselves where they stand."""

from typing import Any

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.house import House

APART = """([note, of]) => {
    const [a, b] = [note, of].map((each) => document.querySelector(each).getBoundingClientRect());
    return a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
}"""
INSIDE = """(note) => {
    const { left, top, right, bottom } = document.querySelector(note).getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def shown(person: Person) -> Any:
    """The note that is shown."""
    return person.page.locator("[data-note]")


def read(person: Person) -> str:
    """Reads the note and goes on; which it was."""
    note = shown(person)
    note.wait_for()
    name = note.get_attribute("data-note")
    assert person.page.evaluate(INSIDE, "[data-note]"), name
    note.locator(".primary").click()
    return str(name)


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "fr")])
def test_a_first_battle_teaches(meet: Meet, server: House, *, phone: bool, language: str) -> None:
    """The offer, the battle's aim, one note at each new thing, once each; a term; and no more notes."""
    person = meet(server, phone=phone, language=language, coach=True)
    page = person.page
    page.goto(person.address)
    page.locator(".start aside .primary").click()
    about = page.locator(".note.about")
    about.wait_for()
    person.shoot("about")
    assert page.evaluate(INSIDE, ".note.about")
    about.locator(".primary").click()
    page.locator("[data-note=choose]").wait_for()
    assert page.evaluate(APART, ["[data-note]", ".unit.open .card"])
    seen = [read(person)]
    page.locator(".unit.open").first.click()
    page.locator("[data-note=move]").wait_for()
    assert page.evaluate(APART, ["[data-note]", ".unit.open .card"])
    person.shoot("note")
    seen += [read(person), read(person)]
    assert seen == ["choose", "move", "wheel"]

    term = page.locator("dt .term").first
    term.click()
    gloss = page.locator(".gloss")
    gloss.wait_for()
    assert "BI 5.1" in gloss.inner_text()
    assert page.evaluate(INSIDE, ".gloss")
    person.shoot("term")
    page.keyboard.press("Escape")
    assert gloss.count() == 0
    term.focus()
    page.keyboard.press("Enter")
    gloss.locator(".link").click()
    page.locator("dialog details[open]").first.wait_for()
    page.keyboard.press("Escape")

    shown(person).wait_for()
    shown(person).locator(".quiet").click()
    assert shown(person).count() == 0
    page.reload()
    page.locator(".unit.open").first.wait_for()
    assert page.locator(".note").count() == 0


def play(person: Person, game: str, battle: str) -> None:
    """A ready battle of the game, by its first side."""
    page = person.page
    page.goto(f"{person.address}#{game}")
    page.locator("button.more").click()
    page.locator("li", has=page.locator("h4", has_text=person.say(battle))).locator(".side button").first.click()
    person.sign.wait_for()


def test_every_game_teaches_in_one_battle(meet: Meet, server: House) -> None:
    """The notes of Argad! reach the bar of a phone; those of Combat Rapide are in Rocroi alone."""
    person = meet(server, phone=True, coach=True)
    page = person.page
    play(person, "argad", "skirmish-village-raid")
    page.locator(".note.about .primary").click()
    assert read(person) == "figure"
    page.locator(".thumb .main").click()
    page.locator("[data-note=confirm]").wait_for()
    assert page.evaluate(APART, ["[data-note]", ".thumb .main"])
    play(person, "rapide", "battle-mohacs")
    assert page.locator(".note").count() == 0
    play(person, "rapide", "battle-rocroi")
    page.locator(".note.about").wait_for()
