"""The table of Argad! in figures: python -m bench.skirmish. One row a line: what, figure, floor.

Chromium without a window, at 1440 × 900: sixty figures that walk at once, and a way that is drawn while
the server suggests it.
"""

import gzip
import json
import math
import os
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Page, expect, sync_playwright
from scripts.chromium import chromium
from tests.browser.person import Person
from tests.server.house import House, house

from bench.argad import crowd
from bench.browser import FRAMES, SECONDS, row
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.orders import Announce, Confirm, Move
from sandtable.games.argad.rules.tables import CM
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.store.sql import SqlStore

FAR = 9 * CM
REACH = 90

WALKED = """() => {
    window.walked = [];
    let rest = 0;
    window.arrived = new Promise((done) => new MutationObserver(() => {
        window.walked.push(performance.now());
        clearTimeout(rest);
        rest = setTimeout(done, 500);
    })
        .observe(document.querySelector("svg.board.men"), { subtree: true, attributeFilter: ["transform"] }));
}"""


def announced(match: Match) -> None:
    """All sixty are about to walk; only red has still to confirm it."""
    state = match.game.state
    for seat, way in (("red", FAR), ("blue", -FAR)):
        stands = [(man.id, man.stand) for man in state.men if man.id.startswith(seat) and man.stand]
        moves = tuple(Move(name, ((stand.x + way, stand.y),)) for name, stand in stands)
        assert match.give(seat, Announce(match.game.state.moment, moves)) is None
    assert match.give("blue", Confirm(match.game.state.moment)) is None


def told(what: str, frames: list[float]) -> None:
    gaps = sorted(later - earlier for earlier, later in pairwise(frames))
    row(f"frames a second, {what}", f"{1000 * len(gaps) / sum(gaps):.0f}", ">= 50")
    row(f"frame, {what}, median", f"{gaps[len(gaps) // 2]:.0f} ms")
    row(f"frame, {what}, 99 of 100 within", f"{gaps[len(gaps) * 99 // 100]:.0f} ms")
    row(f"frame, {what}, worst", f"{gaps[-1]:.0f} ms")


def welcomed(server: House, token: str) -> None:
    """What comes over the line when somebody sits down at sixty figures, and the ground that is fetched once."""
    with server.line(token) as line:
        told = json.dumps(line.welcome).encode()
        _, _, ground = server.get(line.welcome["measures"]["ground_at"])
    row("welcome of sixty", f"{len(told) / 1000:.0f} KB")
    row("welcome of sixty, compressed", f"{len(gzip.compress(told)) / 1000:.0f} KB", "<= 60")
    row("its ground, compressed", f"{len(gzip.compress(ground)) / 1000:.0f} KB")


def walk(page: Page, person: Person) -> None:
    """From the first step to the last of all."""
    page.evaluate(FRAMES)
    page.evaluate(WALKED)
    person.button("ar-do-confirm").click()
    page.evaluate("window.arrived")
    first, last = page.evaluate("[window.walked[0], window.walked.at(-1)]")
    told("sixty walk", [each for each in page.evaluate("window.frames_seen") if first <= each <= last])


def draw(page: Page) -> None:
    """A way to and fro."""
    box = page.locator('[data-figure="red-5"] .base').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    start = perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        page.mouse.move(x + 10 + REACH * abs(math.sin(2 * spent)), y - REACH * abs(math.cos(2 * spent)))
    frames = [float(each) for each in page.evaluate("window.frames_seen")]
    page.mouse.up()
    told("a way is drawn", frames)


def main() -> None:
    """All figures."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder:
        with SqlStore(Path(folder) / "matches.db") as store:
            players = {"red": "person", "blue": "person"}
            match, _, tokens = create(store, load_argad(), crowd(), players, {"en": "crowd"})
            announced(match)
            name = match.game.header.game
        with house(Path(folder)) as server, sync_playwright() as playwright:
            welcomed(server, tokens["red"])
            browser = playwright.chromium.launch(executable_path=chromium(), args=alone)
            page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
            person = Person(page, f"http://127.0.0.1:{server.port}/", "bench")
            person.take_seats(name, {"red": tokens["red"]})
            expect(page.locator("[data-figure]")).to_have_count(60)
            draw(page)
            page.reload()
            expect(person.button("ar-do-confirm")).to_be_visible()
            walk(page, person)
            browser.close()


if __name__ == "__main__":
    main()
