"""A person before a screen: sees roles, labels and words; has a mouse, keys or fingers; waits for what should come."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from sandtable.games import GAMES
from tests.browser.wording import wording

SHOTS = Path(__file__).resolve().parents[2] / "screenshots"
PATIENCE = 60_000
"""How long, in milliseconds, somebody waits for the computer on a slow and busy machine."""

PULL = (300.0, 300.0)
"""Somewhere on the table, away from the units."""

WRONGS = """() => Object.values(JSON.parse(localStorage.getItem("sandtable.fair") ?? "{}"))
  .filter(({ wrong }) => wrong).map(({ wrong }) => JSON.stringify(wrong))"""

GUEST = "weathergage"
"""A game that some tests install."""

TICKETS = "sandtable.tickets"
"""Where a browser keeps the seats that it was given."""


class Person:
    """Somebody who plays; what went wrong in the page itself is in `faults`."""

    def __init__(self, page: Page, address: str, shots: str, language: str = "en") -> None:
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.page = page
        self.address = address
        self.say = wording(language)
        self.shots = shots
        self.faults: list[str] = []
        self.deceived = False
        """The server lies, and the page is to find out."""

        page.on("pageerror", lambda error: self.faults.append(str(error)))

    # Where things are

    @property
    def now(self) -> Locator:
        return self._region("now")

    @property
    def unit(self) -> Locator:
        return self._region("unit")

    def _region(self, key: str) -> Locator:
        """A part of the page by its label; asking for its role would look at all that there is, again and again."""
        return self.page.locator(f"section[aria-label={json.dumps(self.say(key), ensure_ascii=False)}]")

    @property
    def aside(self) -> Locator:
        """The panels beside the table, or below it."""
        return self.page.locator("aside")

    @property
    def preview(self) -> Locator:
        """What an order would lead to, before it is given."""
        return self._region("before")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def witnesses(self) -> Locator:
        """What was measured, drawn on the table."""
        return self.page.locator("svg.board .witnesses > *")

    @property
    def head(self) -> Locator:
        """The last line of the log, other after every entry."""
        return self.page.get_by_text(re.compile("^" + re.escape(self.say("fair-dice", head="").strip())))

    def button(self, key: str, **args: str | int) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def button_named(self, name: str) -> Locator:
        """A button by words that are made of several."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def end_turn(self) -> Locator:
        return self.page.get_by_role("button", name=self._either("do-end-turn", "do-end-corps"))

    @property
    def do_it(self) -> Locator:
        return self.page.get_by_role("button", name=self._either("confirm", "lay"))

    def _either(self, *keys: str) -> re.Pattern[str]:
        """One of these words and no more."""
        return re.compile(f"^({'|'.join(re.escape(self.say(key)) for key in keys)})$")

    @property
    def answers(self) -> Locator:
        """The answers to a question."""
        return self.now.locator(".answers").get_by_role("button")

    @property
    def ready_units(self) -> Locator:
        """Units on the table that may act."""
        return self.page.locator("[data-unit].open")

    def piece(self, unit: str) -> Locator:
        """A unit on the table by its id."""
        return self.page.locator(f'[data-unit="{unit}"]')

    def place(self, unit: str) -> str:
        """Where a unit stands, as it is drawn."""
        return self.piece(unit).get_attribute("transform") or ""

    def handle(self, key: str, **args: str | int) -> Locator:
        """The handle of a way that the chosen unit may go."""
        return self.page.get_by_role("main").get_by_role("slider", name=self.say(key, **args), exact=True)

    @property
    def over(self) -> Locator:
        """The end of the game, in words."""
        return self._over(self.page)

    def _over(self, where: Page | Locator) -> Locator:
        ends = [self.say(key) for key in ("you-won", "you-lost", "drawn")]
        ends.append(self.say("won", who=""))
        return where.get_by_role("heading", name=re.compile("|".join(map(re.escape, ends))))

    def side(self, seat: str) -> str:
        """What a side is called here: its army."""
        return (self.page.locator(f".side.{seat} .army").first.text_content() or "").strip()

    def wrongs(self) -> list[str]:
        """What the page has found wrong with the dice of any game, unless it was to."""
        if self.deceived or self.page.is_closed() or not self.page.url.startswith("http"):
            return []
        found: list[str] = self.page.evaluate(WRONGS)
        return found

    @property
    def sign(self) -> Locator:
        """The die that says whether everything is well."""
        return self.page.locator("button.sign")

    # What somebody does

    def visit(self, path: str = "") -> None:
        """The page is opened; on the start page, and on that of a game, its form too."""
        self.page.goto(self.address + path)
        if path.removeprefix("#") in ("", *GAMES, GUEST):
            self.button("choose-game").click()

    def take_seats(self, match: str, tokens: dict[str, str]) -> None:
        """The browser holds these seats of a match, and shows it."""
        tickets = [{"match": match, "seat": seat, "token": token} for seat, token in tokens.items()]
        self.page.goto(self.address)
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [TICKETS, json.dumps(tickets)])
        self.visit(f"#{match}")
        self.page.reload()

    @contextmanager
    def entry(self) -> Iterator[None]:
        """What is done within leads to an entry, which is awaited."""
        before = self.head.text_content() or ""
        yield
        expect(self.head).not_to_have_text(before)

    def select(self, unit: str) -> None:
        """A unit that may act is chosen, and shows what it may do."""
        expect(self.piece(unit)).to_have_class(re.compile(r"\bopen\b"))
        self.piece(unit).click()
        expect(self.unit.get_by_role("heading", name=self.say("may"), exact=True)).to_be_visible()

    def attempt(self, key: str, **args: str | int) -> None:
        """A handle is pulled of a way that the chosen unit may not go."""
        handle = self.page.get_by_role("main").get_by_role(
            "button", name=re.compile(f"^{re.escape(self.say(key, **args))}")
        )
        expect(handle).to_be_visible()
        handle.hover()
        self.page.mouse.down()
        self.page.mouse.move(*PULL)
        self.page.mouse.up()

    def refusal(self, clause: str) -> Locator:
        """What was refused by a clause, in words."""
        told = self.page.get_by_role("listitem").or_(self.page.get_by_role("alert"))
        return told.filter(has=self.page.get_by_role("button", name=clause, exact=True))

    def clause(self, place: Locator, clause: str) -> Locator:
        """A clause that is named somewhere, to be read."""
        return place.get_by_role("button", name=clause, exact=True).first

    def asked(self) -> str:
        """Waits until something is asked: `over`, `answers`, `deploy`, `terrain` or `orders`."""
        known = {
            "over": self._over(self.now),
            "answers": self.answers,
            "deploy": self.now.get_by_role("button", name=self.say("deploy-for-me"), exact=True),
            "terrain": self.now.get_by_text(self.say("terrain-hint")),
            "orders": self.end_turn,
        }
        first, *others = known.values()
        for each in others:
            first = first.or_(each)
        expect(first.first).to_be_visible()
        return next((name for name, place in known.items() if place.first.is_visible()), "")

    def shoot(self, name: str) -> None:
        """A picture of the screen."""
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{self.shots}-{name}.png")
