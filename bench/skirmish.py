"""The table of Argad! in figures: python -m bench.skirmish. One row a line: what, figure, floor.

Chromium without a window, at 1440 × 900: sixty figures that walk at once, and a way that is drawn while
the server suggests it, in both looks. The work for a frame is what all processes of the browser spend on it.
"""

import gzip
import json
import math
import os
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, Page, expect, sync_playwright
from scripts.chromium import chromium
from tests.browser.person import Person
from tests.match.nonces import join
from tests.server.house import House, house

from bench.argad import crowd
from bench.browser import FRAMES, SECONDS, counted, row
from bench.looks import LOOKS, Work, compare, drawn, new_page, working
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
        _, _, ground = server.get(line.welcome["scene"]["ground_at"])
    row("welcome of sixty", f"{len(told) / 1000:.0f} KB")
    row("welcome of sixty, compressed", f"{len(gzip.compress(told)) / 1000:.0f} KB", "<= 60")
    row("its ground, compressed", f"{len(gzip.compress(ground)) / 1000:.0f} KB")


def walk(page: Page, person: Person, browser: Browser) -> Work:
    """From the first step to the last of all."""
    page.evaluate(FRAMES)
    page.evaluate(WALKED)
    with working(browser, lambda: counted(page)) as work:
        person.button("ar-do-confirm").click()
        page.evaluate("window.arrived")
    first, last = page.evaluate("[window.walked[0], window.walked.at(-1)]")
    told("sixty walk", [each for each in page.evaluate("window.frames_seen") if first <= each <= last])
    return work


def draw(page: Page, browser: Browser) -> Work:
    """A way to and fro."""
    box = page.locator('[data-figure="red-5"] .base').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    start = perf_counter()
    with working(browser, lambda: counted(page)) as work:
        while (spent := perf_counter() - start) < SECONDS:
            page.mouse.move(x + 10 + REACH * abs(math.sin(2 * spent)), y - REACH * abs(math.cos(2 * spent)))
    frames = [float(each) for each in page.evaluate("window.frames_seen")]
    page.mouse.up()
    told("a way is drawn", frames)
    return work


def looked(folder: Path, browser: Browser, look: str) -> tuple[Work, Work]:
    """A game of its own in one look: a way is drawn, and all walk."""
    with SqlStore(folder / "matches.db") as store:
        match, _, tokens = create(store, load_argad(), crowd(), {"red": "person", "blue": "person"}, {"en": "crowd"})
        join(match)
        announced(match)
        name = match.game.header.game
    with house(folder) as server:
        if look == LOOKS[0]:
            welcomed(server, tokens["red"])
        row(f"look: {look}", "")
        page = new_page(browser, look)
        person = Person(page, f"http://127.0.0.1:{server.port}/", "bench")
        person.take_seats(name, {"red": tokens["red"]})
        expect(page.locator("[data-figure]")).to_have_count(60)
        drawn(page, look)
        ways = draw(page, browser)
        page.reload()
        expect(person.button("ar-do-confirm")).to_be_visible()
        drawn(page, look)
        walks = walk(page, person, browser)
        page.context.close()
    return ways, walks


def main() -> None:
    """All figures."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    ways, walks = dict[str, Work](), dict[str, Work]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=alone)
        for look in LOOKS:
            with tempfile.TemporaryDirectory() as folder:
                ways[look], walks[look] = looked(Path(folder), browser, look)
        browser.close()
    compare("a way is drawn among sixty", ways, row)
    compare("sixty walk", walks, row)


if __name__ == "__main__":
    main()
