"""Games go on: after a reload in the middle of a melee, from the start page, after a restart, and once more."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.armies import army
from tests.browser.conftest import Meet
from tests.browser.held import Held
from tests.browser.person import Person
from tests.browser.situations import pursuing, situation
from tests.server.house import House, house


def test_a_reload_in_the_middle_of_a_melee(tmp_path: Path, meet: Meet) -> None:
    """The question is still there; it is answered, and the game goes on to the next order."""
    with situation(tmp_path, "first-battle", pursuing, blue="recruit", seed=112) as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        assert person.asked() == "answers"
        answers = person.answers.all_text_contents()
        question = person.now.get_by_role("heading", level=2).first.text_content()
        person.shoot("before")
        person.page.reload()
        assert person.asked() == "answers"
        assert person.answers.all_text_contents() == answers
        assert person.now.get_by_role("heading", level=2).first.text_content() == question
        person.shoot("after")
        with person.entry():
            person.answers.first.click()
        while (asked := person.asked()) == "answers":
            with person.entry():
                person.answers.first.click()
        if asked == "orders":
            with person.entry():
                person.end_turn.click()
        expect(person.head).to_be_visible()


def test_a_game_is_offered_again(tmp_path: Path, meet: Meet) -> None:
    """On the start page, after the server was killed and started anew; it stands where it stood."""
    with house(tmp_path) as server:
        person = meet(server)
        person.visit()
        expect(person.page.get_by_text(person.say("continue-none"))).to_be_visible()
        person.page.get_by_role("button", name=person.say("play-now")).click()
        person.asked()
        head = person.head.text_content() or ""
        server.kill()
    with house(tmp_path, server.port):
        person.visit()
        game = person.page.get_by_role("link", name=person.say("scenario-first-battle"))
        expect(game).to_contain_text(person.say("match-yours"))
        person.shoot("start")
        game.click()
        assert person.asked() == "orders"
        expect(person.head).to_have_text(head)


def test_a_rematch(tmp_path: Path, meet: Meet) -> None:
    """After resigning: the same battle, from the other side."""
    with house(tmp_path) as server:
        person = meet(server)
        person.visit()
        person.page.get_by_role("button", name=person.say("play-now")).click()
        person.asked()
        resigns(person)
        expect(person.page.get_by_role("heading", name=person.say("you-lost"))).to_be_visible()
        person.shoot("resigned")
        person.button("rematch").click()
        expect(person.over).to_be_hidden()
        assert person.asked() == "orders"
        person.ready_units.first.click()
        expect(person.unit).to_contain_text(army("normans"))
        person.shoot("rematch")
        person.page.get_by_role("link", name=person.say("home")).click()
        games = person.page.get_by_role("link", name=person.say("scenario-first-battle"))
        expect(games).to_have_count(2)
        expect(games.filter(has_text=person.say("match-lost"))).to_have_count(1)


def resigns(person: Person) -> None:
    """A dialog asks first. A double-click does not answer it, and neither does Esc; the focus goes back."""
    dialog = person.page.get_by_role("alertdialog", name=person.say("resign-title"))
    person.button("resign").dblclick()
    expect(dialog).to_be_visible()
    expect(person.button("cancel")).to_be_focused()
    person.shoot("resigning")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.button("resign")).to_be_focused()
    expect(person.over).to_be_hidden()
    person.page.keyboard.press("Enter")
    with person.entry():
        person.button("resign-sure").click()


def test_a_house_that_does_not_answer_is_asked_again(server: House, meet: Meet) -> None:
    """The start page says so, and needs nobody to go on."""
    person = meet(server)
    person.page.clock.install()
    person.page.route("**/api/games", lambda route: route.abort())
    person.page.goto(person.address)
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("error-offline"))
    person.shoot("offline")
    person.page.unroute("**/api/games")
    person.page.clock.run_for(3000)
    expect(person.page.get_by_role("group", name=person.say("which-game"))).to_be_visible()
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_late_offers_leave_a_draft_alone(tmp_path: Path, meet: Meet) -> None:
    """On a slow line: what all units may do comes after one of them was chosen and its order prepared."""
    with situation(tmp_path, "archers", turn="blue") as given:
        person = meet(given.server)
        offers = Held(person, "options-message", '"piece":""')
        offers.wait = True
        person.take_seats(given.match, given.tokens)
        person.piece("blue.s-1").click()
        person.unit.get_by_role("button", name=re.compile("^Shoot at Huscarls")).first.click()
        expect(person.do_it).to_be_visible()
        offers.let_go()
        expect(person.piece("blue.s-1")).to_have_class(re.compile(r"\bopen\b"))
        expect(person.do_it).to_be_visible()
