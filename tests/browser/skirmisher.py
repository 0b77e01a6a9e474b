"""Somebody who plays Argad!: how a scenario is set up, answered, drawn; who the game waits for."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from playwright.sync_api import Locator, Page, expect

from sandtable.games.argad.files.scenarios import load_scenario, scenarios
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.telling.names import Names
from sandtable.library.words import words
from tests.browser.conftest import Meet
from tests.browser.person import TICKETS, Person
from tests.browser.situations import Situation
from tests.browser.test_screens import looked_at
from tests.server.house import House, Line
from tests.server.test_invitations import link

MOST = 160


@lru_cache
def scenario_of(name: str) -> Scenario:
    return load_scenario(scenarios()[name])


def seat_name(scenario: str, seat: str, language: str = "en") -> str:
    """A player as the page calls him."""
    return Names(words(language), scenario_of(scenario)).seat(seat)


def figure_name(scenario: str, figure: str, language: str = "en") -> str:
    """A figure as the page calls it."""
    return Names(words(language), scenario_of(scenario)).bare(figure)


def sets_up(person: Person, scenario: str, **players: str) -> None:
    """Somebody begins a scenario, each seat played by somebody."""
    page, say = person.page, person.say
    person.visit("#argad")
    page.get_by_role("button", name=re.compile(f"^{re.escape(say(f'skirmish-{scenario}'))}")).click()
    seated(person, scenario, players)
    looked_at(person, "setup")
    person.button("begin").click()
    expect(page.locator("svg.board.men").or_(page.get_by_role("dialog"))).to_be_visible()


def seated(person: Person, scenario: str, players: dict[str, str]) -> None:
    """Each seat gets its player: of two seats one is one's own and the other the opponent's."""
    say, seats = person.say, scenario_of(scenario).seats
    if len(seats) == 2:
        players = {seats[0]: "person", seats[1]: "captain", **players}
        mine = next(seat for seat in seats if players[seat] == "person")
        (opponent,) = (players[seat] for seat in seats if seat != mine)
        chosen = {say("your-side"): mine, say("opponent"): opponent}
    else:
        chosen = {seat_name(scenario, seat, say.language): player for seat, player in players.items()}
    for name, value in chosen.items():
        person.page.get_by_role("combobox", name=name, exact=True).select_option(value)


def two(server: House, meet: Meet, scenario: str, seats: tuple[str, str], language: str = "en") -> list[Person]:
    """Two people in browsers of their own; the first has invited the second."""
    first, second = (meet(server, language=language, name=seat) for seat in seats)
    sets_up(first, scenario, **{seats[1]: "open"})
    field = first.page.get_by_label(first.say("invite-link", who=seat_name(scenario, seats[1], language)), exact=True)
    expect(field).to_be_visible()
    second.page.goto(field.input_value())
    second.button("take-seat").click()
    expect(second.page.locator("svg.board.men")).to_be_visible()
    return [first, second]


def ticket_of(page: Page) -> dict[str, str]:
    """A seat that a browser holds."""
    held = json.loads(page.evaluate(f"localStorage.getItem({TICKETS!r})"))
    found: dict[str, str] = next(each for each in held if each["seat"] and each.get("kind", "seat") == "seat")
    return found


@contextmanager
def looking_on(server: House, person: Person) -> Iterator[Line]:
    """Somebody who only hears what everybody may."""
    _, watch = link(server, ticket_of(person.page), "watch")
    with server.line(watch["token"]) as line:
        yield line


def watched(server: House, meet: Meet, person: Person) -> Person:
    """Somebody with a browser of his own who watches a game that somebody plays."""
    _, watch = link(server, ticket_of(person.page), "watch")
    onlooker = meet(server, name="onlooker")
    onlooker.take_seats(watch["match"], {"": watch["token"]})
    expect(onlooker.page.locator("svg.board.men")).to_be_visible()
    return onlooker


def waits_for(line: Line) -> tuple[list[str], str, int]:
    """Whom the game waits for, for what, and in which turn."""
    now = line.last()
    return now["awaits"]["seats"], now["awaits"]["what"], now["state"]["turn"]


def answers(person: Person) -> Locator:
    """What may be answered now: beside the table, or at the thumb on a phone."""
    open_now = "button:enabled:not([aria-disabled=true]):visible"
    return person.page.locator(f".answers {open_now}, .thumb .main{open_now.removeprefix('button')}")


def answer(person: Person) -> None:
    """What stands first is answered."""
    with person.entry():
        answers(person).first.click()


def figure(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-figure="{name}"]')


def drag(person: Person, name: str, right: float, down: float) -> None:
    """A figure is drawn somewhere else, and the way that the server suggests appears meanwhile."""
    page, box = person.page, figure(person, name).locator(".base").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=6)
    expect(page.locator(".way.drawn polyline")).to_be_attached()
    person.shoot("drawing")
    page.mouse.up()
    expect(page.locator(f'[data-plan="{name}"]')).to_be_attached()


def said(person: Person, round_number: int, seat: str) -> Locator:
    """What the timeline tells of a seat in a round."""
    rounds = person.page.get_by_role("region", name=person.say("ar-talk"), exact=True).locator(".round")
    return rounds.nth(round_number - 1).locator(f'[data-said="{seat}"]')


def plays_on(line: Line, people: dict[str, Person], turn: int) -> None:
    """Whoever is asked answers what stands first, until a turn is over."""
    for _ in range(MOST):
        seats, _what, now = waits_for(line)
        if now > turn or not seats:
            return
        answer(people[seats[0]])
    raise AssertionError("the turn does not end")


def panel(person: Person) -> Locator:
    """What is told of the chosen figure."""
    return person.page.get_by_role("region", name=person.say("ar-figure"), exact=True)


def place(person: Person, name: str) -> str:
    return figure(person, name).get_attribute("transform") or ""


def asked(person: Person, what: str) -> bool:
    return person.page.get_by_role("heading", name=person.say(f"ar-ask-{what}")).is_visible()


def talk(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("ar-talk"), exact=True)


def thrown(person: Person) -> Locator:
    """The dice that were thrown last, each with what they were thrown for."""
    return person.now.get_by_role("list", name=person.say("ar-dice"), exact=True).get_by_role("listitem")


def takes(person: Person, situation: Situation, seat: str) -> None:
    """Somebody sits down at a game that stands in some way."""
    person.take_seats(situation.match, {seat: situation.tokens[seat]})
    expect(person.page.locator("svg.board.men")).to_be_visible()
    expect(answers(person).first).to_be_visible()
