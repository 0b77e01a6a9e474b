"""A browser that has kept its games since an older program finds them all: matches, an evening and a kept file."""

import json
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.samples.looking import HOUSE, STANDING_STILL, STORAGE, TOKENS, read
from tests.server.house import House, house

STORED = read(STORAGE)
MATCHES = read(TOKENS)["matches"]


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a database of an older program."""
    folder = tmp_path_factory.mktemp("samples")
    shutil.copytree(HOUSE, folder, dirs_exist_ok=True)
    with house(folder, 0, *STANDING_STILL) as found:
        yield found


def came_back(person: Person) -> None:
    """The browser has in its storage what it had."""
    person.visit()
    for key, value in STORED.items():
        text = value if isinstance(value, str) else json.dumps(value)
        person.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, text])


def test_a_browser_finds_its_games_again(old: House, meet: Meet) -> None:
    """In the language that it had chosen; a match of each game opens, and asks its player."""
    person = meet(old, language="fr")
    came_back(person)
    person.visit("#")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    for tickets in MATCHES.values():
        expect(person.page.locator(f"a[href='#{tickets[0]['match']}']")).to_be_visible()
    for called in ("impetus-computer", "grandeur-computer", "argad-computer"):
        person.visit(f"#{MATCHES[called][0]['match']}")
        expect(person.head).to_be_visible()


def test_a_browser_finds_its_evening_and_its_file_again(old: House, meet: Meet) -> None:
    person = meet(old, language="fr")
    came_back(person)
    person.visit("#rapide")
    person.page.reload()
    person.page.get_by_role("link", name="Thursday").click()
    expect(person.page.get_by_text("By our tables")).to_be_visible()
    person.page.get_by_role("link", name="Rocroi", exact=False).first.click()
    expect(person.page.get_by_role("region", name=person.say("now"), exact=True)).to_be_visible()
    (name,) = STORED["sandtable.kept"]
    person.visit(f"#replay/{name}")
    expect(person.page.get_by_text("Well shot!")).to_be_visible()
