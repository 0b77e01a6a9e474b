"""A whole game against the computer, from the start page to its end."""

import re

from playwright.sync_api import expect

from sandtable.games.impetus.files.armies import armies, load_army
from tests.browser.beginner import Beginner
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.house import House


def test_a_first_battle(server: House, meet: Meet) -> None:
    """One click, and a battle against the captain until one side has won."""
    person = meet(server)
    person.visit()
    person.shoot("start")
    person.page.get_by_role("button", name=person.say("play-now")).click()
    Beginner(person).play()
    reckoned_up(person)
    person.shoot("over")
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.shoot("over-small")


def reckoned_up(person: Person) -> None:
    """Why it ended so, losses by turn, moments that lead into the replay, luck, and what may be shared."""
    after = person.page.get_by_role("region", name=person.say("after-title"))
    expect(after.get_by_role("img", name=re.compile(re.escape(person.say("after-losses"))))).to_be_visible()
    expect(after).to_contain_text(person.say("reckoned-vd"))
    after.get_by_text(person.say("luck"), exact=True).click()
    expect(after.locator(".luck .row").first).to_be_visible()
    for key in ("after-link", "after-picture", "after-film"):
        expect(after.get_by_role("button", name=person.say(key), exact=True)).to_be_visible()
    moments = after.get_by_role("listitem").get_by_role("link")
    address = moments.first.get_attribute("href")
    moments.first.click()
    expect(person.page.get_by_role("slider")).to_have_value(str(address).rpartition("/")[2])
    person.shoot("moment")
    person.page.go_back()
    expect(moments.first).to_be_visible()


def test_two_armies_set_up_by_the_players(server: House, meet: Meet) -> None:
    """Armies, opponent and length chosen; terrain placed by the players, the army deployed; the battle to its end."""
    person = meet(server)
    person.visit()
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    person.page.get_by_label(person.say("army-red")).select_option(label=load_army(armies()["gauls"]).name.en)
    person.page.get_by_label(person.say("field")).select_option(label=person.say("field-played"))
    person.page.get_by_label(person.say("opponent")).select_option(label=person.say("player-captain"))
    person.page.get_by_label(person.say("turns")).fill("3")
    person.shoot("start")
    person.button("begin").click()
    beginner = Beginner(person)
    beginner.play()
    assert beginner.seen >= {"deploy", "answers", "orders", "over"}
