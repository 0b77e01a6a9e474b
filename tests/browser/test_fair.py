"""The page checks the dice by itself: an honest game ends with a green sign, and a server that lies is caught."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.wording import fair
from tests.server.house import House, fresh_house

PLAIN_HTTP = 'Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined })'
"""What a browser keeps from pages that come over plain http from another machine."""

SAID = fair("en")


def begin(person: Person) -> None:
    """A first battle against the computer."""
    person.page.add_init_script(PLAIN_HTTP)
    person.visit()
    person.page.get_by_role("button", name=person.say("play-now")).click()
    expect(person.page.locator("[data-unit]").first).to_be_visible()


def give_up(person: Person) -> None:
    if person.page.get_by_role("tab", name=person.say("now")).is_visible():
        person.page.get_by_role("tab", name=person.say("now")).click()
    person.button("resign").click()
    person.button("resign-sure").click()
    expect(person.over.first).to_be_visible()


def stands(person: Person, standing: str, language: str = "en") -> None:
    """The sign says so."""
    expect(person.sign).to_have_accessible_name(fair(language)(f"sign-{standing}"))


def caught(person: Person, key: str, **args: str | int) -> None:
    """The sign is red, and its sheet says what is wrong, in words of its own; after a reload too."""
    person.deceived = True
    stands(person, "wrong")
    person.sign.click()
    sheet = person.page.get_by_role("dialog")
    words = re.escape(SAID(f"wrong-{key}", **args)).replace(re.escape("#"), r".+")
    expect(sheet.get_by_text(re.compile(f"^{words}"))).to_be_visible()
    person.shoot(key)
    person.page.reload()
    stands(person, "wrong")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_honest_game_ends_with_a_green_sign(server: House, meet: Meet, *, phone: bool) -> None:
    """While it goes on, and at its end with every throw drawn again; also after a reload and in the replay."""
    person = meet(server, phone=phone)
    begin(person)
    stands(person, "good")
    person.shoot("table")
    person.sign.click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_text(SAID("number-here", who=person.side("red")))).to_be_visible()
    expect(sheet.get_by_text(SAID("number-secret", who=person.side("blue")))).to_be_visible()
    expect(sheet.get_by_text(SAID("later-secret"))).to_be_visible()
    person.shoot("going-on")
    person.button("close").click()
    give_up(person)
    person.sign.click()
    expect(sheet.get_by_text(SAID("done-secret"))).to_be_visible()
    throws = drawn(sheet.inner_text())
    assert throws > 1
    person.shoot("over")
    person.page.reload()
    stands(person, "good")
    match = person.page.url.partition("#")[2]
    person.visit(f"#replay/{match}")
    if phone:
        person.page.get_by_role("tab", name=person.say("replay-more")).click()
    person.button("replay-verify").click()
    expect(person.page.get_by_text(re.compile(f"{throws} rolls redrawn"))).to_be_visible()
    person.shoot("replay")


def drawn(text: str) -> int:
    """How many throws were drawn again, as the sheet says."""
    said = re.escape(SAID("done-throws", throws=5)).replace("5", r"(\d+)")
    found = re.search(said, text)
    return int(found[1]) if found else 0


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_sheet_in_other_languages(server: House, meet: Meet, language: str) -> None:
    person = meet(server, language=language)
    begin(person)
    stands(person, "good", language)
    person.sign.click()
    expect(person.page.get_by_text(fair(language)("banner-good"))).to_be_visible()
    person.shoot("sheet")


# An operator who cheats


@pytest.mark.parametrize(
    ("lie", "key", "args"),
    [
        ("swapped_nonce", "nonce", {"who": "Anglo-Saxons"}),
        ("wrong_secret", "secret", {}),
        ("loaded_dice", "dice", {"n": "#", "shown": "#", "drawn": "#"}),
        ("chosen_for_the_computer", "derived", {"who": "Normans"}),
    ],
)
def test_a_server_that_lies_is_caught(tmp_path: Path, meet: Meet, lie: str, key: str, args: Any) -> None:
    """Each in its own words: whatever it tells fits together, but not with what this browser knows."""
    with lying(tmp_path, lie) as server:
        person = meet(server)
        person.deceived = True
        begin(person)
        if key != "nonce":
            stands(person, "good")
            give_up(person)
        caught(person, key, **args)


def test_an_order_that_was_altered_is_caught(tmp_path: Path, meet: Meet) -> None:
    """The server says that it was done, and notes another one."""
    with lying(tmp_path, "altered_order") as server:
        person = meet(server)
        person.deceived = True
        begin(person)
        stands(person, "good")
        move_something(person)
        caught(person, "order", n="#")


def move_something(person: Person) -> None:
    """Some unit goes as far as it may."""
    unit = person.ready_units.first.get_attribute("data-unit")
    assert unit
    person.select(unit)
    person.page.get_by_role("main").get_by_role("slider").first.press("End")
    person.page.get_by_role("main").get_by_role("slider").first.press("Enter")


def test_a_forged_branch_is_caught(tmp_path: Path, meet: Meet) -> None:
    """What if a game went on from dice that never fell: the earlier game does not follow from its own secret."""
    with lying(tmp_path, "forged_branch") as server:
        person = meet(server)
        begin(person)
        give_up(person)
        stands(person, "good")
        match = person.page.url.partition("#")[2]
        person.visit(f"#replay/{match}/3")
        person.page.reload()
        person.page.get_by_text(person.say("replay-what-if"), exact=True).click()
        person.button("replay-what-if-begin").click()
        expect(person.page.locator("[data-unit]").first).to_be_visible()
        person.deceived = True
        stands(person, "wrong")
        caught(person, "branch", inner="dice", n="#")


def lying(folder: Path, lie: str) -> Any:
    return fresh_house(folder, program=("tests.browser.situations.lying", lie))


# Somebody between the server and the page

Liar = Callable[[list[str]], list[str]]


def on_file(person: Person, lie: Liar) -> None:
    """What the page gets of a game file goes through a liar first."""

    def answered(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body="\n".join(lie(answer.text().split("\n"))))

    person.page.route(re.compile(r"/api/matches/[^/]+/file"), answered)


def altered(lines: list[str]) -> list[str]:
    """Some face in the file is another one."""
    return [re.sub(r'"throws":\[\[\d+', '"throws":[[99', line, count=1) for line in lines]


def without_second(lines: list[str]) -> list[str]:
    """One line is left out."""
    return [line for line in lines if not line.startswith('{"n":2,')]


def other_header(lines: list[str]) -> list[str]:
    """Another game by the look of it."""
    return [line.replace('"commitment":"', '"commitment":"0', 1) for line in lines]


@pytest.mark.parametrize(
    ("lie", "key"),
    [(altered, "chain"), (without_second, "gap"), (other_header, "header")],
    ids=["face", "line", "header"],
)
def test_a_file_that_was_altered_is_caught(server: House, meet: Meet, lie: Liar, key: str) -> None:
    person = meet(server)
    person.deceived = True
    on_file(person, lie)
    begin(person)
    caught(person, key, n="#")


@pytest.mark.parametrize(("lie", "key"), [("faces", "told"), ("dropped", "untold"), ("silent", "untold")])
def test_an_entry_that_is_told_otherwise_is_caught(server: House, meet: Meet, lie: str, key: str) -> None:
    """Other dice on the screen than in the file, an entry that the page never hears of, or none from then on."""
    person = meet(server)
    person.deceived = True
    dropping: list[str] = []

    def plugged(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: told(page, str(message)))

    def told(page: WebSocketRoute, message: str) -> None:
        entry = json.loads(message)
        if lie == "faces" and entry["tell"] in ("missed-message", "entry-message") and entry["throws"]:
            entry["throws"][0]["faces"][0] += 1
        if entry["tell"] in dropping:
            if lie == "dropped":
                dropping.clear()
            return
        page.send(json.dumps(entry))

    person.page.route_web_socket(re.compile("/api/play$"), plugged)
    begin(person)
    if lie in ("dropped", "silent"):
        stands(person, "good")
        dropping.append("entry-message")
        person.end_turn.click()
    caught(person, key, n="#")


def test_a_number_that_never_arrived_is_sent_again(server: House, meet: Meet) -> None:
    """The line breaks between the ticket and the number: the match waits, and begins when the page is opened again."""
    person = meet(server)
    person.page.route(re.compile("/nonces$"), lambda route: route.abort())
    person.visit()
    person.page.get_by_role("button", name=person.say("play-now")).click()
    expect(person.page).to_have_url(re.compile("#."))
    match = person.page.url.partition("#")[2]
    first = kept_nonce(person, match)
    person.page.unroute(re.compile("/nonces$"))
    person.page.reload()
    expect(person.ready_units.first).to_be_visible()
    stands(person, "good")
    assert kept_nonce(person, match) == first


def kept_nonce(person: Person, match: str) -> str:
    """What the browser drew for red."""
    person.page.wait_for_function("() => localStorage.getItem('sandtable.fair')?.includes('nonces')")
    found: str = person.page.evaluate(
        "(match) => JSON.parse(localStorage.getItem('sandtable.fair'))[match].nonces.red.nonce", match
    )
    return found
