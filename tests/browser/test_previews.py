"""What an order would lead to, at the screen: what is certain, who throws what at whom, and the chances."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games.impetus.rules.orders import Charge, EndTurn, Shoot, Sidestep
from sandtable.kernel.awaiting import Choice
from sandtable.match.match import Match
from sandtable.players.recruit import Recruit
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.situations import HERE, situation
from tests.browser.situations.reactions import Eager, may

ARCHERS = (
    (HERE / "archers.toml")
    .read_text("utf-8")
    .replace('army = "normans"\nunits = ["cp-1", "s-1"]', 'army = "english-hundred-years-war"\nunits = ["fp-1", "t-1"]')
    .replace('unit = "cp-1"\nx = 20', 'unit = "fp-1"\nx = 20')
    .replace('unit = "s-1"\nx = 40', 'unit = "t-1"\nx = 40')
)
"""Longbowmen in the place of skirmishers: they fall into disorder when they step aside."""


def foretold(person: Person) -> Locator:
    """What is shown of the order that is about to be given."""
    return person.page.locator(".foretold:visible")


def prepared(person: Person, key: str) -> None:
    """A unit that may be given such an order is chosen, and so is the order."""
    expect(person.end_turn).to_be_visible()
    for piece in person.ready_units.all():
        piece.click(force=True)
        expect(person.unit.get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
        button = person.unit.get_by_role("button", name=person.say(key, bonus="no"), exact=True)
        if button.count():
            button.click()
            expect(person.do_it).to_be_visible()
            return
    raise AssertionError(f"nobody may {key}")


@pytest.mark.parametrize(("language", "phone"), [("es", False), ("fr", True)])
def test_a_charge_says_everything_before_it_goes(tmp_path: Path, meet: Meet, language: str, phone: bool) -> None:
    """Whom it meets, both throws with their labels, then the chances: in this order, nothing behind the button."""
    with situation(tmp_path, "reactions", may(Charge), blue="captain", plays=Eager) as given:
        person = meet(given.server, phone=phone, language=language)
        person.take_seats(given.match, given.tokens)
        prepared(person, "do-charge")
        told = foretold(person)
        expect(told.locator(".meets")).to_have_count(1)
        throws = told.locator("summary")
        expect(throws).to_have_count(2)
        one, other = (throws.nth(place).locator(".who > span").all_inner_texts() for place in (0, 1))
        assert one == [*reversed(other)]
        for key in ("chance-wins", "chance-draws", "chance-loses", "chance-destroys", "chance-destroyed"):
            expect(told.locator(".chances")).to_contain_text(person.say(key))
        tops = [_top(told.locator(each).first) for each in (".meets", "summary", ".chances")]
        assert tops == sorted(tops)
        if not phone:
            last = told.locator(".chances").bounding_box()
            button = person.do_it.bounding_box()
            assert last
            assert button
            assert last["y"] + last["height"] <= button["y"]
        throws.first.click()
        expect(told.locator(".why").first).to_contain_text("VBU")
        wide = told.evaluate("each => each.scrollWidth - each.clientWidth")
        assert wide <= 0
        person.shoot("charge")
        if not phone:
            _told_alike(person)


def _top(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"]


def _told_alike(person: Person) -> None:
    """A wheel and charge by the slider in the panel or by the handle on the table: one text, with whom it meets."""
    person.button("cancel").click()
    wheels = {"corner": "left", "bonus": "no"}
    person.unit.get_by_label(person.say("do-charge-wheel", **wheels), exact=True).press("End")
    expect(foretold(person).locator(".meets")).to_have_count(1)
    by_slider = foretold(person).inner_text()
    person.button("cancel").click()
    expect(foretold(person)).to_be_hidden()
    handle = person.handle("do-charge-wheel", **wheels)
    handle.press("End")
    handle.press("Enter")
    expect(foretold(person).locator(".meets")).to_have_count(1)
    assert foretold(person).inner_text() == by_slider
    person.shoot("wheel-and-charge")


class Sidles:
    """Blue's archers step aside in the first turn; nobody does anything else."""

    def __init__(self, ruleset: Any, seed: int) -> None:
        self._ruleset = ruleset
        self._recruit = Recruit(ruleset, seed)

    def __call__(self, view: Any, seat: str) -> Any:
        if self._ruleset.awaiting(view).what != "orders":
            return self._recruit(view, seat)
        if view.turn == 1 and seat == "blue" and not view.unit("blue.t-1").disordered:
            offers = self._ruleset.options(view, seat, "blue.t-1").offers
            return next(each.at(min(1000, each.high)) for each in offers if isinstance(each.order, Sidestep))
        return EndTurn()


def rallies(match: Match) -> bool:
    """Blue's archers may shoot and then rally."""
    awaited = match.awaits
    if not isinstance(awaited, Choice) or (awaited.seats, awaited.what) != (("blue",), "orders"):
        return False
    found = [each.order for each in match.options("blue", "blue.t-1").offers]
    return any(isinstance(order, Shoot) and order.then == "rally" for order in found)


def test_who_is_said_to_rally_after_the_shot_rallies(tmp_path: Path, meet: Meet) -> None:
    """One order is enough; and when both are taken back, neither dice nor luck know of the shot."""
    path = tmp_path / "longbows.toml"
    path.write_text(ARCHERS, "utf-8")
    with situation(tmp_path, path, rallies, red="captain", blue="person", plays=Sidles) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        person.select("blue.t-1")
        expect(person.unit).to_contain_text(person.say("why-disordered"))
        words = person.say("order-shoot", target="Huscarls", side="front", then="rally")
        with person.entry():
            person.unit.get_by_role("button", name=words[0].upper() + words[1:], exact=True).click()
            expect(foretold(person).locator("summary")).to_have_count(1)
            person.shoot("shot")
            person.do_it.click()
        expect(person.log).to_contain_text(person.say("impetus-rallied", unit="#").replace("#", "").strip())
        person.page.get_by_role("button", name=person.say("luck"), exact=True).click()
        expect(person.page.locator(".luck .row").first).to_be_visible()
        tray = person.now.locator(".tray")
        fired = person.say("impetus-what-fire")
        expect(tray).to_contain_text(fired)
        for _ in range(2):
            with person.entry():
                person.button("undo").or_(person.button("undo-ask")).click()
        expect(tray).not_to_contain_text(fired)
        expect(person.page.locator(".luck")).to_have_text(re.compile(re.escape(person.say("luck-none"))))
        person.shoot("taken-back")
