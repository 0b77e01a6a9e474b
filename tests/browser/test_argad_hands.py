"""Argad! by hand: ways by drags and corners, several at once, what a figure may do; a ruler, ranges; on a phone too."""

import re

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Meet
from tests.browser.fingers import Fingers
from tests.browser.person import Person
from tests.browser.skirmisher import MOST, answer, answers, asked, figure, panel, sets_up
from tests.browser.test_screens import looked_at
from tests.server.house import House

Spot = tuple[float, float]
CORNERED = re.compile(r"^\S+ \S+ \S+$")
"""A way of two legs."""


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found
    return found


def middle(person: Person, name: str) -> Spot:
    return Fingers.middle(figure(person, name).locator(".base"))


def drawing(person: Person, start: Spot, *corners: Spot) -> Locator:
    """The mouse draws from somewhere, and is still held."""
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    for x, y in corners:
        mouse.move(x, y, steps=5)
    return person.page.locator(".way.drawn")


def plan(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-plan="{name}"]')


def picked(person: Person, name: str) -> Locator:
    told = person.now.get_by_role("list", name=person.say("ar-picked"), exact=True)
    return told.get_by_role("listitem").filter(has_text=name)


def seen(person: Person) -> str:
    """Where the camera looks."""
    return person.page.locator("svg.board.men").get_attribute("viewBox") or ""


def in_sight(person: Person, places: Locator) -> None:
    """All of these are on the part of the table that is seen."""
    table = box(person.page.get_by_role("main"))
    for place in places.all():
        spot = box(place)
        assert table["x"] <= spot["x"] <= spot["x"] + spot["width"] <= table["x"] + table["width"]
        assert table["y"] <= spot["y"] <= spot["y"] + spot["height"] <= table["y"] + table["height"]


def test_hands_on_the_table(server: House, meet: Meet) -> None:
    """Kind and cost follow the hand; corners, a lasso, the menu, ruler and ranges, aims; a reload loses nothing."""
    person = meet(server)
    sets_up(person, "village-raid", village="recruit")
    page, say = person.page, person.say
    expect(figure(person, "brute")).to_have_class(re.compile(r"\bopen\b"))
    follows_the_hand(person)
    goes_around_corners(person)
    many = goes_together(person)
    tells_what_it_may(person)
    measures(person)
    comes_back(person)
    expect(person.now.locator("[data-aim]").first).to_have_text(say("ar-aim-open"))
    page.reload()
    expect(page.locator("[data-plan]")).to_have_count(many + 2)
    answer(person)
    expect(person.log.get_by_text(re.compile(re.escape(say("argad-how-stay")))).first).to_be_visible()


def follows_the_hand(person: Person) -> None:
    """A walk near by, a run further off, each with what it costs; a key makes a corner."""
    page, say = person.page, person.say
    x, y = middle(person, "robber-3")
    drawn = drawing(person, (x, y), (x + 60, y))
    expect(drawn).to_have_attribute("data-how", "walk")
    expect(page.locator('[data-ghost="robber-3"]')).to_be_visible()
    expect(page.locator(".measure")).to_contain_text(say("ar-how-walk"))
    page.mouse.move(x + 210, y, steps=4)
    expect(drawn).to_have_attribute("data-how", "run")
    expect(page.locator(".measure")).to_contain_text(say("ar-cost-speed", count=1))
    looked_at(person, "runs")
    page.mouse.move(x + 40, y, steps=3)
    expect(drawn).to_have_attribute("data-how", "walk")
    page.keyboard.press("w")
    page.mouse.move(x + 40, y + 40, steps=3)
    expect(page.locator(".corner")).to_be_visible()
    page.mouse.up()
    expect(plan(person, "robber-3").locator("polyline")).to_have_attribute("points", CORNERED)
    page.keyboard.press("Escape")


def goes_around_corners(person: Person) -> None:
    """A click is where it goes; one more with Ctrl is where it goes on to."""
    page = person.page
    figure(person, "captain").locator(".base").click()
    x, y = middle(person, "captain")
    page.mouse.click(x + 60, y)
    expect(plan(person, "captain")).to_be_attached()
    page.keyboard.down("Control")
    page.mouse.click(x + 60, y + 30)
    page.keyboard.up("Control")
    expect(plan(person, "captain").locator("polyline")).to_have_attribute("points", CORNERED)
    page.keyboard.press("Escape")


def goes_together(person: Person) -> int:
    """A line around several chooses them; one drag moves them all. How many they are."""
    page, spots = person.page, [middle(person, name) for name in ("bowman-1", "robber-2")]
    left, top = (min(each) - 25 for each in zip(*spots, strict=True))
    right, low = (max(each) + 25 for each in zip(*spots, strict=True))
    page.keyboard.down("Shift")
    drawing(person, (left, top), (right, top), (right, low), (left, low), (left, top))
    page.mouse.up()
    page.keyboard.up("Shift")
    expect(page.locator(".figure.along").first).to_be_visible()
    many = page.locator(".figure.along").count()
    assert many > 1
    x, y = middle(person, "bowman-1")
    drawing(person, (x, y), (x + 50, y))
    expect(page.locator("[data-ghost]")).to_have_count(many)
    looked_at(person, "several")
    page.mouse.up()
    expect(page.locator("[data-plan]")).to_have_count(many + 2)
    page.keyboard.press("Escape")
    return many


def tells_what_it_may(person: Person) -> None:
    """The right button opens what a figure may do, and what it may not with its clause."""
    page, say = person.page, person.say
    figure(person, "brute").locator(".base").click(button="right")
    menu = page.get_by_role("dialog", name="Brute")
    expect(menu.get_by_role("heading", name=say("may"), exact=True)).to_be_visible()
    barred = menu.get_by_role("listitem").filter(has_text=say("argad-how-march"))
    expect(barred.get_by_role("button", name="AR XIV.g", exact=True)).to_be_visible()
    looked_at(person, "menu")
    menu.get_by_role("button", name=say("ar-stays"), exact=True).click()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(picked(person, "Brute")).to_contain_text(say("ar-stays"))


def measures(person: Person) -> None:
    """Ranges of the chosen figure, and a ruler from base to base."""
    page = person.page
    page.keyboard.press("z")
    expect(page.locator("[data-range=walk]")).to_be_attached()
    looked_at(person, "ranges")
    page.keyboard.press("z")
    page.keyboard.press("r")
    drawing(person, middle(person, "brute"), middle(person, "captain"))
    page.mouse.up()
    expect(page.locator(".ruler")).to_have_attribute("data-length", re.compile(r"^\d+$"))
    expect(page.locator(".measure")).to_contain_text("cm")
    looked_at(person, "ruler")
    page.keyboard.press("r")
    expect(page.locator(".ruler")).to_have_count(0)


def comes_back(person: Person) -> None:
    """0 shows the whole table again."""
    whole = seen(person)
    person.button("zoom-in").click()
    assert seen(person) != whole
    person.page.keyboard.press("0")
    assert seen(person) == whole


def test_an_enemy_in_reach_is_marked(server: House, meet: Meet) -> None:
    """Those whom the chosen figure may meet have a ring; a click on one of them prepares it."""
    person = meet(server)
    sets_up(person, "tavern-brawl", guards="recruit", host="recruit")
    page = person.page
    able = page.locator(".figure.open")
    expect(able.first).to_be_visible()
    for own in able.all():
        name = own.get_attribute("data-figure") or ""
        own.focus()
        page.keyboard.press("Enter")
        expect(panel(person).get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
        if page.locator(".figure.target").count():
            break
        page.keyboard.press("Escape")
    enemy = page.locator(".figure.target").first
    expect(enemy).to_be_visible()
    enemy.locator(".base").hover()
    expect(page.get_by_role("status").filter(has_text=person.say("ar-how-walk"))).to_be_visible()
    looked_at(person, "in-reach")
    enemy.locator(".base").click()
    expect(plan(person, name)).to_be_attached()


def test_a_phone_stands_upright_and_stays_under_the_finger(server: House, meet: Meet) -> None:
    """A drag goes where the finger goes; nothing jumps; a reload loses nothing; what is asked about is seen."""
    person = meet(server, phone=True)
    sets_up(person, "village-raid", village="recruit")
    page, fingers = person.page, Fingers(person.page)
    expect(figure(person, "brute")).to_have_class(re.compile(r"\bopen\b"))
    ground = box(page.locator(".sand"))
    assert ground["height"] > ground["width"], "the table stands upright"
    before, sheet, table = seen(person), box(page.locator("aside")), box(page.get_by_role("main"))
    x, y = middle(person, "brute")
    fingers.drag(x, y, 40, 12)
    end = plan(person, "brute").locator("circle")
    expect(end).to_be_attached()
    assert seen(person) == before, "nothing zooms while a finger draws"
    assert box(page.locator("aside")) == sheet
    assert box(page.get_by_role("main")) == table
    assert box(end)["x"] + box(end)["width"] / 2 > x + 25, "it goes to the right"
    looked_at(person, "drawn")
    page.reload()
    expect(plan(person, "brute")).to_be_attached()
    thumb = page.locator(".thumb")
    expect(thumb).to_contain_text(person.say("bar-you"))
    assert box(thumb)["y"] + box(thumb)["height"] <= 844
    with person.entry():
        thumb.get_by_role("button", name=person.say("ar-do-announce"), exact=True).tap()
    expect(person.button("ar-do-confirm")).to_be_visible()
    in_sight(person, page.locator("[data-way] circle, [data-plan] circle"))
    looked_at(person, "second-round")
    for _ in range(MOST):
        if asked(person, "shoot"):
            break
        answer(person)
        expect(answers(person).first).to_be_visible()
    in_sight(person, page.locator(".figure.open .base"))
    page.locator(".figure.open .base").first.tap()
    expect(page.locator(".figure.target").first).to_be_attached()
    in_sight(person, page.locator(".figure.target .base"))
    looked_at(person, "shots")
    page.keyboard.press("Escape")
