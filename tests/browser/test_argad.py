"""Argad! in browsers: a raid by two people with an amended order, an ambush that nobody sees, a game to its end."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.library.words import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.skirmisher import (
    MOST,
    answer,
    answers,
    asked,
    drag,
    figure,
    figure_name,
    looking_on,
    panel,
    place,
    plays_on,
    said,
    sets_up,
    two,
    waits_for,
    watched,
)
from tests.browser.test_screens import looked_at
from tests.server.house import House, Line

RAID = ("brigands", "village")
HOLLOW = ("travellers", "robbers")


def test_a_raid_online(server: House, meet: Meet) -> None:
    """Three turns of two people; in the first, one amends an order after he has seen the other's."""
    brigands, village = two(server, meet, "village-raid", RAID)
    people = dict(zip(RAID, (brigands, village), strict=True))
    with looking_on(server, brigands) as line:
        assert waits_for(line)[:2] == (list(RAID), "talk")
        drag(brigands, "brute", 110, -30)
        expect(village.page.locator("[data-way]")).to_have_count(0)
        answer(brigands)
        expect(village.page.get_by_text(village.say("ar-sealed")).first).to_be_visible()
        assert village.page.locator("[data-way]").count() == 0, "what is sealed is not drawn"
        answer(village)
        for person in people.values():
            expect(said(person, 1, "brigands")).to_contain_text(person.say("ar-announced", count=1))
            expect(said(person, 1, "village")).to_contain_text(person.say("ar-announced-none"))
        expect(village.page.locator('[data-way="brute"]')).to_be_attached()
        village.shoot("announced")

        drag(village, "bailiff", -90, 20)
        expect(village.button("ar-do-amend")).to_be_visible()
        answer(village)
        expect(brigands.button("ar-do-confirm")).to_be_visible()
        answer(brigands)
        for person in people.values():
            expect(said(person, 2, "village")).to_contain_text("Bailiff")
            expect(said(person, 2, "brigands")).to_contain_text(person.say("ar-confirmed"))
        brigands.shoot("amended")

        before = {name: place(brigands, name) for name in ("brute", "bailiff")}
        for person in (brigands, village):
            expect(person.button("ar-do-confirm")).to_be_visible()
            answer(person)
        for name, at in before.items():
            expect(figure(brigands, name)).not_to_have_attribute("transform", at)
        plays_on(line, people, 1)
        plays_on(line, people, 2)
        plays_on(line, people, 3)
        assert waits_for(line)[2] == 4
        same_table(line, brigands, village)
    village.shoot("fourth-turn")


def same_table(line: Line, one: Person, other: Person) -> None:
    """Both screens show the last entry, and every figure at the same place."""
    for person in (one, other):
        expect(person.head).to_contain_text(line.last()["head"])
    places = """() => Object.fromEntries([...document.querySelectorAll("[data-figure]")].map((each) =>
        [each.dataset.figure, each.getAttribute("transform")]))"""
    assert one.page.evaluate(places) == other.page.evaluate(places) != {}


# What is hidden


class Ears:
    """Every message that a page gets or sends."""

    def __init__(self, page: Page) -> None:
        self.got: list[str] = []
        self.sent: list[str] = []
        page.on("websocket", self._plugged)

    def _plugged(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.got.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))


FIND = """function (places) {
    const known = [...this].filter((each) => each.length >= 2 && typeof each[0] === "number");
    return places.filter(([x, y]) => known.some((each) => each[0] === x && each[1] === y)).length;
}"""
"""How many of these places are among all arrays that a page holds."""


def remembered(page: Page, places: dict[str, tuple[int, int]]) -> int:
    """How many of these places are in the memory of a page, whoever holds them."""
    session = page.context.new_cdp_session(page)
    root = session.send("Runtime.evaluate", {"expression": "Array.prototype"})["result"]["objectId"]
    arrays = session.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    asked = {"objectId": arrays, "functionDeclaration": FIND, "returnByValue": True}
    found = session.send("Runtime.callFunctionOn", {**asked, "arguments": [{"value": list(places.values())}]})
    session.detach()
    return int(found["result"]["value"])


def texts(page: Page) -> list[str]:
    """Every text that a page holds in its memory."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    found: list[str] = json.loads("".join(chunks))["strings"]
    return found


def hidden_at(ears: Ears) -> dict[str, tuple[int, int]]:
    """Where the figures lie, by the order that was given."""
    orders = (json.loads(text) for text in ears.sent)
    hide = next(each["order"] for each in orders if each["ask"] == "give" and each["order"]["order"] == "hide")
    return {post["figure"]: (post["stand"][0], post["stand"][1]) for post in hide["posts"]}


def written(places: dict[str, tuple[int, int]]) -> list[str]:
    """Those places as they stand in messages and files."""
    return [f"[{x},{y}," for x, y in places.values()]


def lies_elsewhere(robbers: Person) -> None:
    """The giant is dragged to another hiding place, and all hide."""
    expect(figure(robbers, "giant")).to_be_visible()
    before = place(robbers, "giant")
    page, box = robbers.page, figure(robbers, "giant").locator(".base").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 37, box["y"] + 29, steps=5)
    page.mouse.up()
    expect(figure(robbers, "giant")).not_to_have_attribute("transform", before)
    robbers.shoot("hiding")
    with robbers.entry():
        robbers.button("ar-hide-now").click()


def knows_nothing(person: Person, places: dict[str, tuple[int, int]]) -> None:
    """Neither the document of a page nor its memory has any of these places."""
    expect(figure(person, "princess")).to_be_visible()
    person.shoot("unseen")
    assert person.page.locator('[data-seat="robbers"]').count() == 0
    document = person.page.content()
    assert not [told for told in written(places) if told in document]
    assert person.log.get_by_text("iant").count() == 0
    assert remembered(person.page, places) == 0


def test_an_ambush_is_not_seen(server: House, meet: Meet) -> None:
    """Neither document, messages nor memory of other browsers know where it lies, until it comes out."""
    travellers, robbers = (meet(server, name=seat) for seat in HOLLOW)
    theirs, ours = Ears(travellers.page), Ears(robbers.page)
    sets_up(travellers, "ambush", robbers="open")
    field = travellers.page.get_by_label(travellers.say("invite-link", who="Robbers"), exact=True)
    robbers.page.goto(field.input_value())
    robbers.button("take-seat").click()
    lies_elsewhere(robbers)

    places = hidden_at(ours)
    assert len(places) == 7, places
    expect(robbers.button("ar-do-spring-none")).to_be_visible()
    with travellers.entry(), robbers.entry():
        robbers.button("ar-do-spring-none").click()
    expect(travellers.button("ar-do-announce")).to_be_visible()
    knows_nothing(travellers, places)
    knows_nothing(watched(server, meet, travellers), places)
    assert not [told for told in written(places) for text in theirs.got if told in text]
    assert remembered(robbers.page, places) == len(places), "whoever hides them knows, so this looks where it should"
    assert not [told for told in written(places) for text in texts(travellers.page) if told in text]

    for person in (travellers, robbers, travellers, robbers):
        expect(answers(person).first).to_be_visible()
        answer(person)
    with looking_on(server, travellers) as line:
        people = dict(zip(HOLLOW, (travellers, robbers), strict=True))
        plays_on(line, people, 1)
        assert waits_for(line)[:2] == (["robbers"], "spring")
    robbers.now.get_by_role("button", name="Giant", exact=True).click()
    with travellers.entry():
        robbers.button("ar-spring-some", count=1).click()
    expect(figure(travellers, "giant")).to_be_visible()
    travellers.shoot("sprung")
    x, y = places["giant"]
    assert any(f"[{x},{y}," in text for text in theirs.got)


def test_one_screen_looks_away(server: House, meet: Meet) -> None:
    """Two people at one screen: before the other's answer nothing of the first is left on it."""
    person = meet(server)
    sets_up(person, "ambush", robbers="person")
    person.page.get_by_role("dialog").get_by_role("button").click()
    expect(figure(person, "giant")).to_be_visible()
    person.button("ar-hide-now").click()
    person.button("ar-do-spring-none").click()
    person.button("ar-do-announce").click()
    dialog = person.page.get_by_role("dialog", name=person.say("pass-screen", who="Travellers"))
    expect(dialog).to_be_visible()
    person.shoot("look-away")
    assert person.page.locator("[data-figure]").count() == 0
    assert "iant" not in (person.page.locator("body").text_content() or "")
    dialog.get_by_role("button").click()
    expect(figure(person, "princess")).to_be_visible()
    assert figure(person, "giant").count() == 0
    assert person.log.get_by_text("iant").count() == 0


# Choices


def chooses(person: Person, scenario: str) -> None:
    """A figure is chosen, its choices are shown with their chances, and one is taken."""
    able = person.page.locator(".figure.open").first
    name = able.get_attribute("data-figure") or ""
    able.focus()
    person.page.keyboard.press("Enter")
    offer = panel(person).locator(".offers button").filter(has_text="%").first
    expect(offer).to_be_visible()
    looked_at(person, f"choices-{name}")
    offer.click()
    expect(offer).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    told = person.now.get_by_role("list", name=person.say("ar-picked"), exact=True)
    expect(told).to_contain_text(figure_name(scenario, name, person.say.language))
    expect(person.now.locator(".chances")).to_contain_text("%")
    person.shoot(f"chosen-{name}")


def test_a_shot_with_its_chances(server: House, meet: Meet) -> None:
    """Whoever is asked to shoot sees targets and chances first; the shot is told when all are shown."""
    person = meet(server)
    sets_up(person, "village-raid", village="recruit")
    for _ in range(MOST):
        expect(answers(person).first).to_be_visible()
        if asked(person, "shoot"):
            break
        answer(person)
    chooses(person, "village-raid")
    expect(person.page.locator(".aimed line")).to_have_count(1)
    answer(person)
    expect(person.log.get_by_text(re.compile(r"shoots at")).first).to_be_visible()


def test_a_way_by_touch(server: House, meet: Meet) -> None:
    """On a phone a figure is touched, then the place where it should go."""
    person = meet(server, phone=True, language="fr")
    sets_up(person, "village-raid", village="recruit")
    able = figure(person, "brute")
    expect(able).to_have_class(re.compile(r"\bopen\b"))
    able.locator(".base").tap()
    expect(panel(person).get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
    person.shoot("chosen")
    box = able.locator(".base").bounding_box()
    assert box
    person.page.touchscreen.tap(box["x"] + 60, box["y"] + 90)
    expect(person.page.locator('[data-plan="brute"]')).to_be_attached()
    looked_at(person, "planned")
    person.page.get_by_role("tab", name=person.say("now"), exact=True).tap()
    answer(person)
    expect(said(person, 1, "brigands")).to_contain_text(person.say("ar-announced", count=1))


# A whole game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_to_its_end(server: House, meet: Meet, language: str) -> None:
    """Three seats indoors; somebody plays one of them against the computer, by what stands first."""
    person = meet(
        server, language=language, phone=language == "es", color_scheme="dark" if language == "fr" else "light"
    )
    sets_up(person, "tavern-brawl", guards="recruit", host="recruit")
    ends = [person.say(key) for key in ("you-won", "you-lost", "drawn")]
    over = person.page.get_by_role("heading", name=re.compile("|".join(map(re.escape, ends))))
    looked = False
    for count in range(MOST):
        expect(over.or_(answers(person).first).first).to_be_visible()
        if over.is_visible():
            break
        if count in (0, 3, 6):
            looked_at(person, f"asked-{count}")
        if not looked and asked(person, "fight"):
            chooses(person, "tavern-brawl")
            looked = True
        answer(person)
    expect(over).to_be_visible()
    looked_at(person, "over")
