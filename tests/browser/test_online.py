"""People play each other in browsers of their own: links, a reload, a lost line, watching, leaving."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.beginner import Beginner
from tests.browser.conftest import Meet
from tests.browser.person import TICKETS, Person
from tests.browser.situations import pursuing, situation
from tests.browser.test_screens import looked_at
from tests.server.house import House, Line, house
from tests.server.test_invitations import link

TOKEN = re.compile(r"[=.][\w-]{40,}")
MOST = 200


class Steady(Beginner):
    """Gives two orders in a turn, so that no battle is over too soon."""

    given = 0

    def _orders(self) -> None:
        if self.given < 2:
            self.given += 1
            super()._orders()
        else:
            self.given = 0
            with self.person.entry():
                self.person.end_turn.click()


def held(page: Page) -> list[dict[str, str]]:
    """The tickets that a browser holds."""
    found: list[dict[str, str]] = json.loads(page.evaluate(f"localStorage.getItem({TICKETS!r})") or "[]")
    return found


def invites(person: Person, **chosen: str) -> str:
    """Somebody sets up a first battle for whoever has the link: the link."""
    page, say = person.page, person.say
    person.visit()
    page.get_by_role("combobox", name=say("opponent"), exact=True).select_option("open")
    page.get_by_label(say("your-name"), exact=True).fill("Anna")
    for key, value in chosen.items():
        page.get_by_role("combobox", name=say(key), exact=True).select_option(value)
    person.shoot("new")
    person.button("begin").click()
    field = page.get_by_label(say("invite-link", who=person.side("blue")), exact=True)
    expect(field).to_be_visible()
    return field.input_value()


def comes(person: Person, url: str) -> None:
    """Somebody opens a link and takes the seat."""
    person.page.goto(url)
    expect(person.button("take-seat")).to_be_visible()
    assert not TOKEN.search(person.page.url)
    person.page.get_by_label(person.say("your-name"), exact=True).fill("Bert")
    person.shoot("invited")
    person.button("take-seat").click()
    expect(person.page.locator("svg.board").first).to_be_visible()
    assert not TOKEN.search(person.page.url)


def two(server: House, meet: Meet, language: str = "en", *, phone: bool = False) -> tuple[Person, Person]:
    """Red, who has invited, and blue, who has come."""
    red, blue = (meet(server, language=language, phone=phone, name=name) for name in ("red", "blue"))
    comes(blue, invites(red))
    expect(red.page.locator(".invite")).to_be_hidden()
    return red, blue


@contextmanager
def looking_on(server: House, red: Person) -> Iterator[Line]:
    """Somebody who only hears what happens."""
    ticket = next(each for each in held(red.page) if each["seat"] == "red")
    _, watch = link(server, ticket, "watch")
    with server.line(watch["token"]) as line:
        yield line


def waits_for(line: Line) -> tuple[str, int]:
    """Whom the game waits for now, and in which turn."""
    now = line.last()
    return "".join(now["awaits"]["seats"][:1]), now["state"]["turn"]


def step(line: Line, players: dict[str, Beginner]) -> None:
    """Whoever is asked answers once, on his own screen."""
    seat, _ = waits_for(line)
    before = line.entries
    beginner = players[seat]
    asked = beginner.person.asked()
    assert asked in ("orders", "answers"), asked
    getattr(beginner, f"_{asked}")()
    assert line.ask("ping")["tell"] == "done"
    assert line.entries >= before


def head(person: Person) -> str:
    """The code of all that has happened, as it stands on the screen."""
    return person.head.text_content() or ""


def same_table(line: Line, one: Person, other: Person) -> None:
    """Both screens show the last entry, and every unit at the same place and angle, seen from the same side."""
    for person in (one, other):
        expect(person.head).to_contain_text(line.last()["head"])
        if person.button("flip").get_attribute("aria-pressed") == "true":
            person.button("flip").click()
    places = """() => Object.fromEntries([...document.querySelectorAll("svg.board [data-unit]")].map((unit) =>
        [unit.dataset.unit, unit.getAttribute("transform") ?? unit.style.transform]))"""
    expect_same = one.page.evaluate(places)
    assert expect_same
    assert other.page.evaluate(places) == expect_same


def measured(person: Person, start: str, end: str) -> list[str]:
    """What the ruler says between two units, and the zone and ranges of one of them, as the screen has them."""
    page = person.page
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    person.button("ruler").click()
    first, last = (person.piece(unit).bounding_box() for unit in (start, end))
    assert first
    assert last
    page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2, steps=6)
    page.mouse.up()
    label = page.locator("svg.board .ruler text")
    expect(label.first).to_have_text(re.compile(r"\d"))
    found = label.all_text_contents()
    lines = page.locator("svg.board .ruler line")
    found += [str(lines.first.get_attribute(name)) for name in ("x1", "y1", "x2", "y2")]
    person.shoot("ruler")
    person.button("ruler").click()
    page.keyboard.press("Escape")
    person.piece(end).click()
    page.keyboard.press("z")
    regions = page.locator("svg.board .regions")
    expect(regions.locator("polygon").first).to_be_attached()
    found += [str(each.get_attribute("points")) for each in regions.locator("polygon").all()]
    found += regions.locator("text").all_text_contents()
    person.shoot("zone")
    page.keyboard.press("Escape")
    return found


def test_two_browsers_play_each_other(tmp_path: Path, meet: Meet) -> None:
    """Through three turns; one reloads in the middle of a melee and goes on at the same entry, the other is offline for
    a minute; every measure is the same for both."""
    with situation(tmp_path, "clash", pursuing, seed=12) as given:
        red, blue = (meet(given.server, name=seat) for seat in ("red", "blue"))
        for person, seat in ((red, "red"), (blue, "blue")):
            person.take_seats(given.match, {seat: given.tokens[seat]})
        players: dict[str, Beginner] = {"red": Steady(red), "blue": Steady(blue)}
        with looking_on(given.server, red) as line:
            _, began = waits_for(line)
            assert red.asked() == "answers"
            entry, question = head(red), red.now.get_by_role("heading", level=2).first.text_content()
            red.page.reload()
            assert red.asked() == "answers"
            assert (head(red), red.now.get_by_role("heading", level=2).first.text_content()) == (entry, question)
            red.shoot("reloaded")
            same_table(line, red, blue)
            told = measured(red, "red.fp-1", "blue.cm-1")
            assert any("U" in text for text in told)
            assert measured(blue, "red.fp-1", "blue.cm-1") == told
            offline = False
            for _ in range(MOST):
                seat, turn = waits_for(line)
                if turn >= began + 3 or not seat:
                    break
                if seat == "red" and not offline and turn > began:
                    offline = True
                    _offline_for_a_minute(blue, lambda: step(line, players))
                    same_table(line, red, blue)
                step(line, players)
            assert offline
            assert waits_for(line)[1] == began + 3
            same_table(line, red, blue)
            for person in (red, blue):
                person.shoot("third-turn")


def _offline_for_a_minute(person: Person, meanwhile: Any) -> None:
    """The line is cut, a minute goes by on the screen's own clock, and the line is there again."""
    page = person.page
    page.clock.install()
    page.context.set_offline(True)
    expect(page.get_by_text(person.say("connection-lost")).first).to_be_attached()
    meanwhile()
    page.clock.run_for(60_000)
    expect(page.get_by_role("alert").filter(has_text=person.say("connection-lost"))).to_be_visible()
    person.shoot("offline")
    page.context.set_offline(False)
    page.clock.run_for(15_000)
    page.clock.resume()
    expect(page.get_by_role("alert").filter(has_text=person.say("connection-lost"))).to_be_hidden()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True), ("es", True)])
def test_somebody_is_invited(tmp_path: Path, meet: Meet, language: str, phone: bool) -> None:
    """By a link that opens the seat once and stands in no address bar; they talk, by a clock, in three languages."""
    with house(tmp_path) as server:
        red, blue = (meet(server, language=language, phone=phone, name=name) for name in ("red", "blue"))
        url = invites(red, pace="live")
        looked_at(red, "waiting")
        comes(blue, url)
        for person in (red, blue):
            expect(person.page.get_by_role("timer")).to_contain_text(re.compile(r"4[45]:\d\d"))
            expect(person.page.get_by_role("timer")).to_contain_text("Anna")
        expect(red.page.get_by_role("button", name=red.say("invite-bot"))).to_be_hidden()
        titles = sorted(person.page.title().startswith("●") for person in (red, blue))
        assert titles == [False, True]
        assert {ticket["seat"] for ticket in held(blue.page)} == {"blue"}
        assert url.split("=")[1] not in json.dumps(held(blue.page))
        blue.button("company").click()
        drawer = blue.page.get_by_role("dialog")
        drawer.get_by_label(blue.say("talk-say")).fill("Bonne chance, good luck, suerte")
        drawer.get_by_role("button", name=blue.say("talk-send"), exact=True).click()
        expect(drawer.get_by_role("log")).to_contain_text("Bonne chance")
        looked_at(blue, "talk")
        expect(red.page.get_by_role("button", name=red.say("company-unread", count=1), exact=True)).to_be_visible()
        red.page.reload()
        red.page.get_by_role("button", name=red.say("company-unread", count=1), exact=True).click()
        talk = red.page.get_by_role("dialog")
        expect(talk.get_by_role("log")).to_contain_text("Bonne chance")
        expect(talk.get_by_role("log")).to_contain_text(red.say("told-joined", seat=red.side("blue")))
        talk.get_by_role("button", name=red.say("report"), exact=True).click()
        expect(talk.get_by_text(red.say("reported"), exact=True)).to_be_visible()
        talk.get_by_role("button", name=red.say("mute"), exact=True).click()
        expect(talk.get_by_role("button", name=red.say("unmute"), exact=True)).to_be_visible()
        looked_at(red, "players")
        red.page.reload()
        expect(red.button("company")).to_be_visible()
        late = meet(server, language=language, phone=phone, name="late")
        late.page.goto(url)
        late.button("take-seat").click()
        expect(late.page.get_by_role("alert")).to_have_text(late.say("fault-invitation"))
        looked_at(late, "too-late")


def test_the_clocks_are_stopped_and_another_pace_is_agreed_on(tmp_path: Path, meet: Meet) -> None:
    """One asks, the other grants it; either lets them go on; then it is played by days."""
    with house(tmp_path) as server:
        red, blue = meet(server, name="red"), meet(server, phone=True, name="blue")
        comes(blue, invites(red, pace="live"))
        red.button("company").click()
        drawer = red.page.get_by_role("dialog")
        drawer.get_by_text(red.say("pace"), exact=True).first.click()
        drawer.get_by_role("button", name=red.say("propose-pause"), exact=True).click()
        expect(blue.page.get_by_text(blue.say("proposes-pause", who=blue.side("red")))).to_be_visible()
        looked_at(blue, "asked-to-stop")
        blue.button("agree").click()
        for person in (red, blue):
            expect(person.page.get_by_text(person.say("clock-paused"))).to_be_attached()
        looked_at(blue, "stopped")
        blue.button("clock-resume").click()
        expect(red.page.get_by_text(red.say("clock-paused"))).to_be_hidden()
        drawer.get_by_role("combobox", name=red.say("pace"), exact=True).select_option("days")
        drawer.get_by_role("button", name=red.say("propose-pace"), exact=True).click()
        expect(blue.page.get_by_role("alert")).to_contain_text(blue.say("paced-days", count=3))
        blue.button("agree").click()
        expect(drawer).to_contain_text(red.say("paced-days", count=3))
        looked_at(red, "days")
        expect(blue.page.get_by_role("timer")).to_contain_text(re.compile(r"[23]d \d+h"))


def test_somebody_watches(tmp_path: Path, meet: Meet) -> None:
    """A listed game, found on the start page: he sees every order and can give none; at the end he sees who won."""
    with house(tmp_path) as server:
        red = meet(server, name="red")
        red.visit()
        red.page.get_by_role("combobox", name=red.say("opponent"), exact=True).select_option("open")
        red.page.get_by_label(re.compile(re.escape(red.say("listed")))).check()
        red.button("begin").click()
        expect(red.page.locator(".invite")).to_be_visible()
        blue, watcher = meet(server, name="blue"), meet(server, name="watcher")
        blue.visit()
        blue.shoot("games")
        blue.button("join-as", who=red.side("blue")).click()
        expect(red.page.locator(".invite")).to_be_hidden()
        watcher.visit()
        watcher.button("watch").click()
        expect(watcher.page.get_by_text(watcher.say("watching"), exact=True)).to_be_visible()
        with looking_on(server, red) as line:
            players = {"red": Beginner(red), "blue": Beginner(blue)}
            for _ in range(3):
                step(line, players)
            same_table(line, red, watcher)
            for key in ("undo", "draw", "resign", "do-end-turn"):
                expect(watcher.button(key)).to_be_hidden()
            expect(watcher.ready_units).to_have_count(0)
            watcher.page.keyboard.press("u")
            watcher.piece("red.fp-1").click()
            expect(watcher.unit).to_contain_text("VBU")
            same_table(line, red, watcher)
            watcher.shoot("watching")
            red.button("resign").click()
            red.button("resign-sure").click()
            won = watcher.page.get_by_role("heading", name=watcher.say("won", who=watcher.side("blue")))
            expect(won).to_be_visible()
            watcher.shoot("over")
        again(red, blue)


def again(red: Person, blue: Person) -> None:
    """A rematch is offered, turned down, offered again, still there after a reload, and accepted: sides exchanged."""
    offered = blue.page.get_by_text(blue.say("rematch-offered", who=blue.side("red")))
    red.button("rematch").click()
    expect(red.page.get_by_text(red.say("rematch-waits"))).to_be_visible()
    expect(offered).to_be_visible()
    blue.shoot("offered")
    blue.button("decline").click()
    expect(red.page.get_by_text(red.say("rematch-declined", who=red.side("blue")))).to_be_visible()
    red.button("rematch").click()
    expect(offered).to_be_visible()
    blue.page.reload()
    expect(offered).to_be_visible()
    blue.button("rematch-accept").click()
    for person in (red, blue):
        expect(person.page.locator("svg.board").first).to_be_visible()
        expect(person.over).to_be_hidden()
    assert red.page.url == blue.page.url
    last = [held(person.page)[0] for person in (red, blue)]
    assert [each["seat"] for each in last] == ["blue", "red"]
    assert {each["match"] for each in last} == {red.page.url.split("#")[1]}


def test_at_one_screen(tmp_path: Path, meet: Meet) -> None:
    """Both seats in one browser: whoever is asked plays, and nobody has to look away where nothing is hidden."""
    with house(tmp_path) as server:
        person = meet(server)
        person.visit()
        person.page.get_by_role("combobox", name=person.say("opponent"), exact=True).select_option("person")
        person.button("begin").click()
        assert person.asked() == "orders"
        assert {ticket["seat"] for ticket in held(person.page)} == {"red", "blue"}
        sides = set()
        for _ in range(4):
            person.ready_units.first.click()
            sides.add(person.piece(person.ready_units.first.get_attribute("data-unit") or "").get_attribute("class"))
            with person.entry():
                person.end_turn.click()
            assert person.asked() == "orders"
        assert {"red" in str(side) for side in sides} == {True, False}
        expect(person.page.get_by_role("dialog")).to_be_hidden()
        person.shoot("both")


def test_what_is_hidden_is_behind_a_screen(tmp_path: Path, meet: Meet) -> None:
    """Where a game hides something, the screen is passed on before it shows what the other may see."""

    def hides(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            route.send(json.dumps({**heard, "hides": True}) if heard["tell"] == "welcome" else str(message))

        server.on_message(told)

    with house(tmp_path) as server:
        person = meet(server)
        person.page.route_web_socket(re.compile("/api/play"), hides)
        tickets = server.match(blue="person")
        person.take_seats(tickets[0]["match"], {ticket["seat"]: ticket["token"] for ticket in tickets})
        screens = 0
        for _ in range(4):
            behind = person.page.get_by_role("dialog")
            expect(behind.or_(person.end_turn).first).to_be_visible()
            if behind.is_visible():
                screens += 1
                person.shoot("look-away")
                assert not person.page.locator("svg.board").first.is_visible() or behind.bounding_box() == {
                    "x": 0,
                    "y": 0,
                    "width": 1440,
                    "height": 900,
                }
                behind.get_by_role("button").click()
                expect(behind).to_be_hidden()
            assert person.asked() == "orders"
            with person.entry():
                person.end_turn.click()
        assert screens >= 2


def test_the_computer_replaces_somebody_who_left(tmp_path: Path, meet: Meet) -> None:
    """The other asks it to; it plays on; whoever left comes back, reads what has happened, and plays himself."""
    with house(tmp_path, 0, "--grace", "0") as server:
        red, blue = two(server, meet)
        with looking_on(server, red) as line:
            players = {"red": Beginner(red), "blue": Beginner(blue)}
            seat, _ = waits_for(line)
            stays, leaves = ("red", "blue") if seat == "red" else ("blue", "red")
            step(line, players)
            address = players[leaves].person.page.url
            players[leaves].person.page.goto("about:blank")
            here = players[stays].person
            expect(here.button("claim")).to_be_visible()
            here.shoot("absent")
            here.button("claim").click()
            while waits_for(line)[0] != leaves and not line.sitting(leaves)["away"]:
                line.heard.append(line.beside())
            while waits_for(line)[0] == stays:
                with here.entry():
                    here.end_turn.click()
            line.until_asked(stays)
            here.shoot("stands-in")
            back = players[leaves].person
            back.page.goto(address)
            expect(
                back.page.get_by_text(re.compile(re.escape(back.say("recap", count=2).split("2")[0])))
            ).to_be_visible()
            back.shoot("back")
            expect(here.button("claim")).to_be_hidden()
            back.button("company").click()
            talk = back.page.get_by_role("dialog").get_by_role("log")
            expect(talk).to_contain_text(back.say("told-stands-in", seat=back.side(leaves)))
            expect(talk).to_contain_text(back.say("told-back", seat=back.side(leaves)))
            back.page.keyboard.press("Escape")
            same_table(line, here, back)
            while waits_for(line)[0] == stays:
                with here.entry():
                    here.end_turn.click()
            assert back.asked() in ("orders", "answers")


def test_the_seat_is_given_to_the_computer_and_taken_along(tmp_path: Path, meet: Meet) -> None:
    """The captain plays instead of whoever did not come; the own seat goes to another browser by a link."""
    with house(tmp_path) as server:
        red, phone = meet(server, name="red"), meet(server, phone=True, name="phone")
        invites(red)
        red.button("invite-bot").click()
        assert red.asked() == "orders"
        red.button("company").click()
        drawer = red.page.get_by_role("dialog")
        drawer.get_by_text(red.say("links"), exact=True).click()
        drawer.get_by_role("button", name=red.say("link-seat"), exact=True).click()
        url = drawer.get_by_role("textbox", name=red.say("link-seat"), exact=True).input_value()
        red.shoot("link")
        red.page.keyboard.press("Escape")
        phone.page.goto(url)
        assert phone.asked() == "orders"
        assert not TOKEN.search(phone.page.url)
        expect(phone.head).to_have_text(head(red))
        phone.shoot("along")
