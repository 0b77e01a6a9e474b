"""Grandeur at the screen: a whole small battle, reactions with their odds, generals, squares, weather and command."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games.grandeur.rules.orders import Evade, FormSquare, OpportunityFire
from sandtable.library.words import LANGUAGES
from sandtable.match.match import Match
from tests.armies import army
from tests.browser.beginner import Beginner
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.situations import situation
from tests.browser.situations.reactions import Eager, asked, brave_lost, commands
from tests.server.house import House

PERCENT = re.compile(r"\d+ %")
MOST_QUESTIONS = 30
BRAVE = {"Picton": "red.general-3", "Cotton": "red.general-6"}


def choose_grandeur(person: Person) -> None:
    """The other game is chosen on the start page."""
    person.visit()
    person.page.get_by_role("button", name=re.compile(f"^{re.escape(person.say('game-grandeur'))}")).click()


def answer(person: Person, key: str, **args: str) -> Locator:
    """The answer to what is asked in the middle of the other side's move, as a button with its odds."""
    words = person.say(key, **args)
    return person.now.get_by_role("button", name=words[0].upper() + words[1:], exact=True)


def odds_of(button: Locator) -> Locator:
    """What is told of the chances of an answer."""
    return button.locator("xpath=..").locator(".numbers")


def test_a_small_battle_against_the_captain(server: House, meet: Meet) -> None:
    """From the start page into the battle: the ridge in Portugal, by a beginner. (Another one is played to its end.)"""
    person = meet(server)
    choose_grandeur(person)
    expect(person.page.get_by_text(person.say("story-peninsular-ridge"))).to_be_visible()
    person.shoot("start")
    person.button("begin").click()
    expect(person.page.locator(".weather")).to_contain_text(person.say("weather-clear"))
    beginner = Beginner(person)
    beginner.goes_on(25)
    assert {"orders", "after-do-advance"} <= beginner.seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_charge_is_evaded(tmp_path: Path, meet: Meet, language: str) -> None:
    """Both answers have their odds before one is given; whoever evades stands elsewhere, and the log tells it."""
    with situation(tmp_path, "reactions", asked(Evade), blue="captain", plays=Eager) as given:
        person = meet(given.server, language=language)
        person.take_seats(given.match, given.tokens)
        evade, stand = answer(person, "order-evade"), answer(person, "order-stand")
        expect(odds_of(stand)).to_contain_text(PERCENT)
        expect(odds_of(evade)).not_to_be_empty()
        before = person.piece("red.cl-1").get_attribute("transform")
        person.shoot("asked")
        with person.entry():
            evade.click()
        told = person.say("grandeur-fell-back", evaded="yes", unit="#", distance="#").split("#")[1].strip()
        expect(person.log).to_contain_text(told)
        assert person.piece("red.cl-1").get_attribute("transform") != before
        person.shoot("evaded")


def test_a_square_is_formed(tmp_path: Path, meet: Meet) -> None:
    """The chance of forming it is shown; what the dice said stands in the log, and on the table if it was formed."""
    with situation(tmp_path, "reactions", asked(FormSquare), blue="captain", plays=Eager, seed=1) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        square = answer(person, "order-form-square")
        expect(odds_of(square)).to_contain_text(person.say("chance-passes"))
        expect(odds_of(square)).to_contain_text(PERCENT)
        person.shoot("asked")
        with person.entry():
            square.click()
        expect(person.log).to_contain_text("to form square")
        person.shoot("answered")


def test_a_square_is_drawn(tmp_path: Path, meet: Meet) -> None:
    """Four bold edges, and a word for it on the card of the unit."""
    with situation(tmp_path, "reactions", squared, blue="captain", plays=Eager) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        expect(person.piece("red.fp-3").locator(".square")).to_be_visible()
        expect(person.piece("red.fp-3")).to_have_attribute("aria-label", re.compile(person.say("picture-square")))
        person.shoot("square")


def squared(match: Match) -> bool:
    """Red's infantry stands in square, and red is asked for orders."""
    return commands(match) and any(unit.square for unit in match.game.state.units if unit.seat == "red")


def test_an_opportunity_shot(tmp_path: Path, meet: Meet) -> None:
    """Guns that wait carry their mark; the shot has its dice and odds, and is told."""
    with situation(tmp_path, "reactions", asked(OpportunityFire), blue="captain", plays=Eager) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        expect(person.piece("red.art-1").locator(".waits")).to_be_visible()
        shot = person.now.get_by_role("button", name=re.compile("^Shoot at "))
        expect(odds_of(shot)).to_contain_text(PERCENT)
        person.shoot("asked")
        with person.entry():
            shot.click()
        expect(person.log).to_contain_text("took its opportunity")
        person.shoot("shot")


def test_standing_orders_answer(tmp_path: Path, meet: Meet) -> None:
    """Whoever always evades is not asked any more, also for the question that is open."""
    with situation(tmp_path, "reactions", asked(Evade), blue="captain", plays=Eager) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        expect(answer(person, "order-evade")).to_be_visible()
        person.now.get_by_text(person.say("standing-title")).click()
        with person.entry():
            person.now.get_by_label(person.say("standing-evade")).select_option(label=person.say("habit-always"))
        expect(person.log).to_contain_text("evaded the charge")
        expect(person.log).to_contain_text(person.say("standing-answered", who=army("british")))
        expect(person.now.get_by_text(person.say("standing-left"))).to_be_visible()
        person.shoot("standing")


def test_a_brave_general_is_lost(tmp_path: Path, meet: Meet) -> None:
    """The log tells it, and he is named among those who are lost."""
    with situation(tmp_path, "reactions", brave_lost, blue="captain", plays=Eager) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        lost = person.now.get_by_text(re.compile(re.escape(person.say("generals-lost"))))
        expect(lost).to_contain_text(re.compile("|".join(BRAVE)))
        name = next(name for name in BRAVE if name in (lost.text_content() or ""))
        expect(person.log).to_contain_text(re.compile(f"{name} (fell|was captured or killed)"))
        expect(person.piece(BRAVE[name])).to_have_count(0)
        person.shoot("lost")


def test_generals_ride_and_join(tmp_path: Path, meet: Meet) -> None:
    """A general leaves his unit by its card, rides by a slider, and another joins a unit by a click on it."""
    with situation(tmp_path, "reactions", commands, blue="captain", plays=Eager) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        person.select("red.fp-3")
        person.unit.get_by_role("button", name=person.say("general-here", general="Picton")).click()
        expect(person.unit.get_by_role("heading", name="Picton", exact=True)).to_be_visible()
        person.shoot("general")
        person.unit.get_by_label(person.say("do-ride", angle="270")).press("End")
        with person.entry():
            person.do_it.click()
        expect(person.log).to_contain_text("Picton rode to")
        person.piece("red.general-1").focus()
        person.piece("red.general-1").press("Enter")
        join = person.page.get_by_role("main").get_by_role("button", name=re.compile("^Attach to ")).first
        join.focus()
        with person.entry():
            join.press("Enter")
        expect(person.log).to_contain_text("Wellington joined")
        person.shoot("joined")


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_weather_and_discipline_on_a_phone(tmp_path: Path, meet: Meet, language: str) -> None:
    """Radii and chains on demand, the weather on the map, a test for opportunity with its odds before it."""
    with situation(tmp_path, "reactions", commands, blue="captain", plays=Eager) as given:
        person = meet(given.server, phone=True, language=language)
        person.take_seats(given.match, given.tokens)
        expect(person.page.locator(".weather")).to_contain_text(person.say("weather-clear"))
        person.button("all-commands").click()
        expect(person.page.locator(".regions .command")).to_have_count(3)
        expect(person.page.locator(".regions .chain").first).to_be_attached()
        person.shoot("command")
        person.button("all-commands").click()
        expect(person.page.locator(".regions .command")).to_have_count(0)
        person.select("red.art-1")
        person.unit.get_by_role("button", name=person.say("do-go-on-opportunity"), exact=True).click()
        expect(person.preview).to_contain_text(person.say("chance-passes"))
        expect(person.preview).to_contain_text(PERCENT)
        person.shoot("discipline")


def test_two_armies_are_set_up_with_their_generals(server: House, meet: Meet) -> None:
    """Armies, weather and a switch are chosen; brigades and generals are set up as the rules have them."""
    person = meet(server)
    choose_grandeur(person)
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    person.page.get_by_label(person.say("army-red")).select_option("french-peninsula")
    person.page.get_by_label(person.say("army-blue")).select_option("spanish")
    person.page.get_by_label(person.say("field")).select_option("open")
    person.page.get_by_label(person.say("weather")).select_option("foul")
    person.page.get_by_label(person.say("switch-squares")).check()
    person.page.get_by_label(person.say("opponent")).select_option("recruit")
    person.shoot("start")
    person.button("begin").click()
    expect(person.page.locator(".weather")).to_contain_text(person.say("weather-foul"))
    beginner = Beginner(person)
    for _ in range(MOST_QUESTIONS):
        found = person.asked()
        if found == "orders":
            break
        getattr(beginner, f"_{found}")()
    expect(person.page.locator("[data-unit].leader.red")).not_to_have_count(0)
    expect(person.page.locator("[data-unit].leader.blue")).not_to_have_count(0)
    person.shoot("set-up")


def test_a_reaction_on_a_phone(tmp_path: Path, meet: Meet) -> None:
    """The question and its answers stand where the thumb is."""
    with situation(tmp_path, "reactions", asked(Evade), blue="captain", plays=Eager) as given:
        person = meet(given.server, phone=True)
        person.take_seats(given.match, given.tokens)
        expect(odds_of(answer(person, "order-stand"))).to_contain_text(PERCENT)
        person.shoot("asked")
        with person.entry():
            answer(person, "order-stand").tap()
