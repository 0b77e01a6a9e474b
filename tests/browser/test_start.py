"""The start page: every game is set up by its own form, and a link names a game."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games import GAMES
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_screens import looked_at
from tests.server.house import House

FORMS = ("impetus", "grandeur", "argad")


def games(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("which-game"))


def tile(person: Person, game: str) -> Locator:
    return games(person).get_by_role("button", name=re.compile(f"^{re.escape(person.say(f'game-{game}'))}"))


@pytest.mark.parametrize("phone", [False, True], ids=["large", "small"])
def test_every_game_is_offered_alike(server: House, meet: Meet, phone: bool) -> None:
    person = meet(server, phone=phone)
    person.visit()
    expect(games(person).locator(":scope > *")).to_have_count(len(GAMES))
    for game in FORMS:
        tile(person, game).click()
        expect(tile(person, game)).to_have_attribute("aria-pressed", "true")
        expect(person.page.get_by_role("heading", name=person.say(f"game-{game}"), exact=True)).to_be_visible()
        expect(person.page.get_by_text(person.say(f"game-{game}-quick"))).to_be_visible()
        expect(person.button("begin")).to_be_enabled()
        looked_at(person, game)
    assert person.faults == []


@pytest.mark.parametrize("game", FORMS)
def test_each_is_played_at_once(server: House, meet: Meet, game: str) -> None:
    """One press from the link of a game to its table."""
    person = meet(server, language="fr")
    person.visit(f"#{game}")
    expect(tile(person, game)).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name=re.compile(f"^{re.escape(person.say('play-now'))}")).click()
    expect(person.page.locator("svg.board").first).to_be_visible()
    assert person.faults == []


def test_a_link_to_nothing(server: House, meet: Meet) -> None:
    person = meet(server)
    person.visit("#chess")
    expect(person.page.get_by_role("heading", name=person.say("refused-seat"))).to_be_visible()


def test_a_rematch_from_the_list(server: House, meet: Meet) -> None:
    """Of a match that another page has begun; nobody but the computer is asked, and the sides are swapped."""
    person = meet(server)
    seats = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "captain"}]
    wanted = {"game": "grandeur", "seats": seats, "setup": {"battle": "peninsular-ridge"}}
    status, _, body = server.post("/api/matches", wanted)
    assert status == 201
    (ticket,) = json.loads(body)
    with server.line(ticket["token"]) as line:
        assert line.ask("resign")["tell"] == "done"
    person.visit()
    person.page.evaluate("held => localStorage.setItem('sandtable.tickets', held)", json.dumps([ticket]))
    person.page.reload()
    person.button("rematch-short").click()
    expect(person.page.locator("svg.board").first).to_be_visible()
    again, before = json.loads(person.page.evaluate("localStorage.getItem('sandtable.tickets')"))
    assert (again["seat"], before["match"], again["match"] != before["match"]) == ("blue", ticket["match"], True)


@pytest.mark.parametrize("fragment", ["%", "%E0%A4%A", "a/%/b"])
def test_an_address_that_means_nothing_is_no_blank_page(server: House, meet: Meet, fragment: str) -> None:
    """It is said that nothing is there, and the way to the start page is shown."""
    person = meet(server)
    person.visit(f"#{fragment}")
    expect(person.page.get_by_text(person.say("refused-seat"), exact=True)).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["large", "small"])
def test_a_ready_battle_is_two_presses_away(server: House, meet: Meet, phone: bool) -> None:
    """Its card has a map, a story, both armies with what they have; one press begins it on the side that was chosen."""
    person = meet(server, phone=phone, language="es" if phone else "en")
    person.page.goto(person.address)
    card = person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", level=4)).first
    card.locator("img").scroll_into_view_if_needed()
    expect(card.locator("img")).to_have_attribute("src", re.compile("/first-battle/map"))
    expect(card).to_contain_text(person.say("difficulty-easy"))
    expect(card).to_contain_text(person.say("story-first-battle"))
    saxons = "Anglosajones" if phone else "Anglo-Saxons"
    card.get_by_text(saxons, exact=True).click()
    expect(card.get_by_text("Huscarl")).to_be_visible()
    looked_at(person, "cards")
    normans = "Normandos" if phone else "Normans"
    person.button_named(f"{person.say('play-side')}: {normans}").first.click()
    expect(person.page.locator("svg.board").first).to_be_visible()
    (ticket,) = json.loads(person.page.evaluate("localStorage.getItem('sandtable.tickets')"))
    assert ticket["seat"] == "blue"


def test_a_friend_is_invited_by_link_and_code(server: House, meet: Meet) -> None:
    """One press; the code and the field hold the same link."""
    person = meet(server, phone=True)
    person.page.goto(person.address)
    person.page.get_by_role("button", name=re.compile(f"^{re.escape(person.say('invite-friend'))}")).click()
    expect(person.page.get_by_role("img", name=person.say("qr-code"))).to_be_visible()
    expect(person.page.locator(".invite input")).to_have_value(re.compile("#join="))
    person.shoot("code")
