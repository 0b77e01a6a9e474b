"""Two looks of the same table: counters and miniatures, on the table and in replays, large and small."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_replay import CANNAE, GOLDEN, moment, more, opened, slider
from tests.server.house import House

SKIRMISH = GOLDEN / "argad-village-raid.sand"
PLACES = "units => units.map((unit) => [unit.dataset.unit, unit.getAttribute('transform'), unit.ariaLabel])"


def choose(person: Person, look: str) -> None:
    """In the settings; the table shows it at once."""
    person.button("settings").click()
    sheet = person.page.get_by_role("dialog")
    chosen = sheet.get_by_role("button", name=person.say(f"look-{look}"), exact=True)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def figures(person: Person, piece: str = "unit") -> Locator:
    return person.page.locator(f"[data-{piece}] .miniature use")


def places(person: Person) -> list[list[str]]:
    """Who stands where, and how they are told."""
    found: list[list[str]] = person.page.locator("[data-unit]").evaluate_all(PLACES)
    return sorted(found)


@pytest.mark.parametrize("phone", [False, True], ids=["large", "small"])
def test_a_table_and_replays_in_both_looks(server: House, meet: Meet, phone: bool) -> None:
    """Nothing but the look changes: not who stands where, nor what may be done; and it is remembered."""
    person = meet(server, phone=phone, color_scheme="dark" if phone else "light")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.visit()
    person.page.get_by_role("button", name=person.say("play-now")).click()
    assert person.asked() == "orders"
    stood = places(person)
    assert figures(person).count() == 0
    assert not [url for url in asked if "/api/figures/" in url]
    person.shoot("counters")
    choose(person, "miniatures")
    expect(figures(person).first).to_be_attached()
    assert places(person) == stood
    assert all(unit.locator(".miniature use").count() for unit in person.page.locator("[data-unit]").all())
    person.shoot("miniatures")
    person.select("red.fp-1")
    expect(person.page.locator(".halo").first).to_be_visible()
    expect(person.handle("do-advance")).to_be_visible()
    person.shoot("chosen")
    person.page.reload()
    expect(figures(person).first).to_be_attached()
    choose(person, "counters")
    expect(figures(person)).to_have_count(0)
    assert places(person) == stood
    _replayed(person)


def _replayed(person: Person) -> None:
    """A battle and a skirmish looked at again; the picture that is saved has the look of the table."""
    opened(person, CANNAE)
    choose(person, "miniatures")
    expect(figures(person).first).to_be_attached()
    slider(person).fill("40")
    moment(person, 40)
    person.shoot("replay")
    more(person, "replay-save")
    with person.page.expect_download() as saved:
        person.button("replay-save-svg").click()
    assert 'class="lawn"' in saved.value.path().read_text("utf-8")
    opened(person, SKIRMISH)
    expect(figures(person, "figure").first).to_be_attached()
    expect(person.page.locator("svg.board .lawn")).to_be_attached()
    person.shoot("skirmish")
    choose(person, "counters")
    expect(figures(person, "figure")).to_have_count(0)
    expect(person.page.locator("svg.board .lawn")).to_have_count(0)
