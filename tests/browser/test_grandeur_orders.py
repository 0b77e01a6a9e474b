"""Orders of Grandeur at the screen: further moves, rallies, leaving a melee, squares, corps, with their odds before."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games.grandeur.files.battles import battles
from sandtable.games.grandeur.rules.orders import FormSquare, OpportunityCharge
from sandtable.games.impetus.rules.orders import Rally
from sandtable.library.clauses import clauses
from sandtable.library.words import LANGUAGES
from sandtable.match.match import Match
from tests.armies import army
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.situations import HERE, Situation, situation
from tests.browser.situations.reactions import Eager, asked, commands, may, who_may
from tests.browser.test_grandeur import PERCENT, answer, odds_of

REACTIONS = (HERE / "reactions.toml").read_text("utf-8")
BEYOND = (
    REACTIONS.replace('weather = "clear"', 'weather = "foul"')
    .replace("x = 66\ny = 20", "x = 84\ny = 8")
    .replace("x = 50\ny = 14", "x = 12\ny = 10")
)
"""In foul weather command reaches half as far: nobody reaches the guns in the corner."""

MELEE = REACTIONS.replace("x = 61\ny = 52", "x = 20\ny = 24").replace("x = 20\ny = 32", "x = 80\ny = 50")
"""Light horse and a column stand front to front."""


def seated(person: Person, given: Situation) -> None:
    person.take_seats(given.match, given.tokens)
    expect(person.end_turn.or_(person.answers.first).first).to_be_visible()


def chosen(person: Person, unit: str, key: str, **args: str) -> Locator:
    """A unit is chosen, and so is what it shall do; what it leads to is shown."""
    person.select(unit)
    button = person.unit.get_by_role("button", name=person.say(key, **args), exact=True)
    button.click()
    expect(person.do_it).to_be_visible()
    return button


def expect_odds(person: Person) -> None:
    """Whether it passes its test is foretold, with its reasons."""
    for key in ("chance-passes", "chance-fails"):
        expect(person.preview).to_contain_text(person.say(key))
    expect(person.preview).to_contain_text(PERCENT)


def confirmed(person: Person) -> None:
    with person.entry():
        person.do_it.click()


def said_by(person: Person, purpose: str) -> Locator:
    """The line of the log that tells of a test of discipline."""
    words = person.say(
        "grandeur-discipline-tested", units="#", purpose=purpose, sum="#", needed="#", passed="yes"
    ).split("#")
    return person.log.get_by_text(re.compile(re.escape(words[1].rstrip())))


def test_a_further_movement_phase(tmp_path: Path, meet: Meet) -> None:
    """After its free move a unit tests its discipline for another; the odds stand there before."""
    with situation(tmp_path, "reactions", commands, blue="captain", plays=Eager) as given:
        person = meet(given.server)
        seated(person, given)
        person.select("red.fp-3")
        person.unit.get_by_label(person.say("do-advance")).press("End")
        confirmed(person)
        before = person.piece("red.fp-3").get_attribute("transform")
        person.unit.get_by_role("button", name=person.say("do-move-again"), exact=True).click()
        expect(person.do_it).to_be_visible()
        expect_odds(person)
        person.shoot("odds")
        confirmed(person)
        expect(said_by(person, "move")).to_be_visible()
        person.shoot("tested")
        person.unit.get_by_label(person.say("do-advance")).press("End")
        confirmed(person)
        assert person.piece("red.fp-3").get_attribute("transform") != before


def one_who_may(match: Match, order: type[Any], into: list[str]) -> bool:
    """Somebody may be ordered so; who it is is remembered."""
    if not may(order)(match):
        return False
    into[:] = who_may(match, order)[:1]
    return True


def test_a_rally(tmp_path: Path, meet: Meet) -> None:
    """A disordered unit tests to be ordered again; the broken border goes if it passes."""
    found: list[str] = []
    with situation(
        tmp_path, "reactions", lambda match: one_who_may(match, Rally, found), blue="captain", plays=Eager
    ) as given:
        person, (unit,) = meet(given.server), found
        seated(person, given)
        expect(person.piece(unit).locator(".disorder")).to_be_visible()
        chosen(person, unit, "do-rally")
        expect_odds(person)
        person.shoot("odds")
        confirmed(person)
        expect(said_by(person, "rally")).to_be_visible()
        failed = person.say("grandeur-rally-failed", unit="#").replace("#", "").strip() in (
            person.log.text_content() or ""
        )
        expect(person.piece(unit).locator(".disorder")).to_have_count(1 if failed else 0)
        person.shoot("rallied")


def test_a_melee_is_left(tmp_path: Path, meet: Meet) -> None:
    """Cavalry goes straight back out of a melee, as far as a slider says, after a test with its odds before."""
    battle = tmp_path / "melee.toml"
    battle.write_text(MELEE, "utf-8")
    with situation(tmp_path, battle, commands, blue="captain", plays=Eager) as given:
        person = meet(given.server)
        seated(person, given)
        before = person.piece("red.cl-1").get_attribute("transform")
        person.select("red.cl-1")
        person.unit.get_by_label(person.say("do-disengage"), exact=True).press("End")
        expect(person.do_it).to_be_visible()
        expect_odds(person)
        person.shoot("odds")
        confirmed(person)
        expect(said_by(person, "disengage")).to_be_visible()
        gone = person.say("grandeur-fell-back", evaded="no", unit="#", distance="#").split("#")[1].strip()
        expect(person.log).to_contain_text(gone)
        assert person.piece("red.cl-1").get_attribute("transform") != before
        person.shoot("left")


def test_an_opportunity_charge_is_answered(tmp_path: Path, meet: Meet) -> None:
    """Horse that waits may charge whoever comes; what that may lead to stands beside it."""
    with situation(tmp_path, "reactions", asked(OpportunityCharge), blue="captain", plays=Eager) as given:
        person = meet(given.server)
        seated(person, given)
        charge = answer(person, "order-opportunity-charge")
        expect(odds_of(charge)).to_contain_text(PERCENT)
        person.shoot("asked")
        with person.entry():
            charge.click()
        seized = person.say("grandeur-opportunity-used", unit="#", against="#").split("#")[1].strip()
        expect(person.log).to_contain_text(seized)
        person.shoot("charged")


def test_a_square_by_order(tmp_path: Path, meet: Meet) -> None:
    """Infantry that is activated forms square by a test; it is drawn if it did."""
    with situation(tmp_path, "reactions", may(FormSquare), blue="captain", plays=Eager) as given:
        person = meet(given.server)
        seated(person, given)
        chosen(person, "red.fp-3", "do-form-square")
        expect_odds(person)
        person.shoot("odds")
        confirmed(person)
        expect(said_by(person, "square")).to_be_visible()
        formed = person.say("grandeur-square-formed", unit="#").replace("#", "").strip() in (
            person.log.text_content() or ""
        )
        expect(person.piece("red.fp-3").locator(".square")).to_have_count(1 if formed else 0)
        person.shoot("tested")


@pytest.mark.parametrize("phone", [False, True])
def test_a_corps_is_named(tmp_path: Path, meet: Meet, phone: bool) -> None:
    """Each with its general, its units and what it throws; its units are shown, and the log tells what came of it."""
    with situation(tmp_path, battles()["austerlitz"], blue="captain") as given:
        person = meet(given.server, phone=phone)
        seated(person, given)
        murat = person.answers.filter(has_text="Murat")
        expect(murat).to_contain_text(re.compile(re.escape(person.say("corps-throws", dice=2, plus=6).strip())))
        expect(murat).to_contain_text(person.say("corps-units", count=5))
        murat.focus()
        expect(person.page.locator("svg.board .marks .marked")).to_have_count(5)
        person.shoot("asked")
        with person.entry():
            murat.click()
        if phone:
            person.page.get_by_role("tab", name=person.say("log"), exact=True).click()
        expect(person.log).to_contain_text(
            person.say("grandeur-corps-named", who=army("french-1805"), corps="Cavalry Reserve")
        )
        expect(person.log).to_contain_text(
            person.say("grandeur-corps-thrown", who=army("french-1805"), sum="#", total="").split("#")[0]
        )
        person.shoot("named")


@pytest.mark.parametrize("phone", [False, True])
def test_command_on_a_full_field(tmp_path: Path, meet: Meet, phone: bool) -> None:
    """One's own army and corps first; the other side and the divisions by a button; one general by pointing at him."""
    with situation(tmp_path, battles()["austerlitz"], blue="captain") as given:
        person = meet(given.server, phone=phone)
        seated(person, given)
        person.button("all-commands").click()
        reach = person.page.locator(".regions .command")
        expect(person.page.locator(".regions .command.army.red")).to_have_count(1)
        expect(person.page.locator(".regions .command.blue")).to_have_count(0)
        few = reach.count()
        expect(person.page.locator(".regions .chain.red").first).to_be_attached()
        person.shoot("own")
        group = person.page.get_by_role("group", name=person.say("all-commands"))
        group.get_by_role("button", name=army("russo-austrian-1805"), exact=True).click()
        expect(person.page.locator(".regions .command.army.blue")).to_have_count(1)
        group.get_by_role("button", name=person.say("reach-division")).click()
        assert reach.count() > few
        for name in ("reach-army", "reach-corps", "reach-division"):
            group.get_by_role("button", name=person.say(name)).click()
        expect(reach).to_have_count(0)
        if not phone:
            person.piece("red.general-1").hover()
            expect(person.page.locator(".regions .command.strong")).to_have_count(1)
            person.shoot("one")
        person.button("all-commands").click()
        expect(person.page.locator(".regions .chain")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_out_of_command_and_weather_are_explained(tmp_path: Path, meet: Meet, language: str) -> None:
    """The unit carries a mark, its card says what that means, and the weather what it does, each by its clause."""
    battle = tmp_path / "beyond.toml"
    battle.write_text(BEYOND, "utf-8")
    with situation(tmp_path, battle, commands, blue="captain", plays=Eager) as given:
        person = meet(given.server, language=language)
        seated(person, given)
        guns, book = person.piece("red.art-1"), person.page.get_by_role("dialog")
        expect(guns.locator(".beyond")).to_be_visible()
        expect(guns).to_have_attribute("aria-label", re.compile(re.escape(person.say("beyond-command"))))
        guns.click()
        expect(person.unit).to_contain_text(person.say("beyond-guns"))
        person.shoot("beyond")
        person.clause(person.unit, "GR 2.2d").click()
        expect(book.get_by_text(clauses()["GR 2.2d"].text[language])).to_be_visible()
        person.page.keyboard.press("Escape")
        person.page.get_by_role("button", name=re.compile(re.escape(person.say("weather-foul")))).click()
        expect(book.get_by_text(clauses()["GR 1"].text[language])).to_be_visible()
        person.shoot("weather")


def test_standing_orders_before_the_first_question(tmp_path: Path, meet: Meet) -> None:
    """They are left while nobody has asked anything, are listed, and still stand when the page is opened again."""
    with situation(tmp_path, "reactions", commands, blue="captain", plays=Eager) as given:
        person = meet(given.server)
        seated(person, given)
        person.now.get_by_text(person.say("standing-title")).click()
        person.now.get_by_label(person.say("standing-square")).select_option(label=person.say("habit-never"))
        person.now.get_by_label(person.say("standing-least")).fill("3")
        person.now.get_by_label(person.say("standing-least")).press("Enter")
        left = person.now.get_by_role("list", name=person.say("standing-title")).get_by_role("listitem")
        expect(left).to_have_text(
            [f"{person.say('standing-square')}: {person.say('habit-never')}", f"{person.say('standing-least')}: 3"]
        )
        expect(person.now.get_by_text(person.say("standing-kept"))).to_be_visible()
        person.page.reload()
        expect(left).to_have_count(2)
        person.shoot("listed")
