"""An installed game in browsers: it is chosen, set up, played with its odds before each throw, and seen again."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_screens import looked_at
from tests.guests.installing import EXAMPLE, installed, paths
from tests.server.house import House, fresh_house

GAME, NAME = EXAMPLE.name, "Weather Gage"
CLOSE = """
name = "At pistol shot"
wind_from = 90
turns = 1
sea = [60, 40]

[red]
name = "Alecto"
hull = 12
guns = 6
speed = 7
at = [20, 20]
heading = 0

[blue]
name = "Boreas"
hull = 12
guns = 6
speed = 7
at = [20, 28]
heading = 0
"""
"""An own scenario: the ships are abeam of each other, and night falls after one turn."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("guest"))


@pytest.fixture(scope="module")
def port(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where the game is installed, and somebody has written a scenario for it."""
    folder = tmp_path_factory.mktemp("server")
    own = folder / "material" / GAME / "scenarios"
    own.mkdir(parents=True)
    (own / "close.toml").write_text(CLOSE)
    with fresh_house(folder, paths=paths(site)) as found:
        yield found


def slider(person: Person, name: str) -> Locator:
    return person.now.get_by_role("slider", name=name, exact=True)


@pytest.mark.parametrize("phone", [False, True])
def test_a_duel(port: House, meet: Meet, phone: bool) -> None:
    """From the start page to the replay; nothing on the way was built with the house."""
    person = meet(port, phone=phone)
    page = person.page
    person.visit()
    page.get_by_role("button", name=re.compile(f"^{NAME}")).click()
    page.get_by_role("radio", name=re.compile("^At pistol shot")).check()
    expect(page.get_by_role("combobox", name=person.say("your-side"))).to_have_value("red")
    looked_at(person, "setup")
    person.button("begin").click()

    sea = page.get_by_role("img", name="The sea with both ships and the wind")
    expect(sea).to_be_visible()
    expect(person.now.get_by_text("Set your course")).to_be_visible()
    distance = slider(person, "Distance")
    expect(distance).to_have_attribute("max", "7000")
    distance.focus()
    page.keyboard.press("Home")
    expect(person.now.get_by_role("button", name="Sail straight ahead, 3.5 U")).to_be_visible()
    expect(sea.locator(".ship")).to_have_count(3)
    expect(person.now).to_contain_text(re.compile(r"Broadside: \d dice \(\+6 guns"))
    expect(person.now).to_contain_text("hits on average")
    looked_at(person, "course")
    with person.entry():
        person.now.get_by_role("button", name="Sail straight ahead", exact=False).click()

    expect(person.over).to_be_visible()
    told = page.locator("body")
    expect(told).to_contain_text(re.compile("Alecto fires at Boreas"))
    expect(told).to_contain_text(re.compile(r"Boreas (turns|sails)"))
    looked_at(person, "over")

    page.get_by_role("link", name=person.say("replay-watch")).click()
    expect(sea).to_be_visible()
    at_first = sea.locator(".ship.red").evaluate("ship => ship.style.transform")
    page.keyboard.press("End")
    expect(page.locator("body")).to_contain_text("Alecto fires at Boreas")
    page.keyboard.press("Home")
    assert at_first
    looked_at(person, "replay")


def test_a_hand_on_the_water_steers(port: House, meet: Meet) -> None:
    """The course goes to where the hand is, as far as the rules allow."""
    person = meet(port)
    page = person.page
    person.visit(f"#{GAME}")
    page.get_by_role("radio", name=re.compile("^Two frigates")).check()
    person.button("begin").click()
    expect(person.now.get_by_role("button", name="Sail straight ahead")).to_be_visible()
    ship = page.locator(".ship.red").last.bounding_box()
    assert ship
    page.mouse.move(ship["x"] + ship["width"] / 2, ship["y"] + 300)
    page.mouse.down()
    page.mouse.up()
    expect(person.now.get_by_role("button", name="Sail 60° to starboard, 5.6 U")).to_be_visible()


def test_real_dice_are_typed_in(port: House, meet: Meet) -> None:
    """The game says only that it may be: the house asks for the faces, and the result is kept when all is right."""
    person = meet(port, phone=True)
    page = person.page
    person.visit(f"#{GAME}")
    page.get_by_role("radio", name=re.compile("^At pistol shot")).check()
    page.get_by_role("radio", name=re.compile(re.escape(person.say("dice-typed")))).check()
    page.get_by_role("combobox", name=person.say("opponent")).select_option("person")
    person.button("begin").click()
    for _ in range(2):
        expect(person.now.get_by_text("Set your course")).to_be_visible()
        slider(person, "Distance").focus()
        page.keyboard.press("Home")
        person.now.get_by_role("button", name="Sail straight ahead", exact=False).click()
        faces = person.now.get_by_role("group", name=person.say("type-dice"))
        looked_at(person, "typed")
        dice = person.now.locator(".face.empty").count()
        assert dice > 1
        for _ in range(dice):
            faces.get_by_role("button", name=person.say("type-dice-face", face=1), exact=True).click()
        person.button("type-dice-enter").click()
    person.button("conclude").click()
    expect(person.button("conclude")).to_have_count(0)


def test_a_page_for_another_version_is_told(site: Path, meet: Meet, tmp_path: Path) -> None:
    """The house does not run it: it says why, and the game can still be saved."""
    other = tmp_path / "site"

    shutil.copytree(site, other)
    module = other / GAME / "page" / "page.js"
    module.write_text(module.read_text().replace("const VERSION = 1;", "const VERSION = 99;"))
    folder = tmp_path / "server"
    folder.mkdir()
    with fresh_house(folder, paths=paths(other)) as server:
        person = meet(server)
        person.visit(f"#{GAME}")
        expect(person.page.get_by_role("alert")).to_contain_text(person.say("error-version"))
        person.shoot("version")
