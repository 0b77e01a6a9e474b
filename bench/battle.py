"""The largest battle on the screen, in figures: python -m bench.battle. One row a line: what, figure.

Chromium without a window, at 1440 × 900, against a server of its own. Borodino is the largest battle of Grandeur that
comes with the program. Orders are given by somebody else at the same seats; the time runs from the moment an order is
sent to the frame in which the page shows the entry.
"""

import json
import os
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright
from scripts.chromium import chromium
from tests.browser.person import Person
from tests.match.nonces import join
from tests.server.house import House, house

from bench.browser import row
from sandtable.games.grandeur.files.battles import battles, load_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.match.keeping import create
from sandtable.players.recruit import Recruit
from sandtable.store.sql import SqlStore

BATTLE = "borodino"
ORDERS = 60

SHOWN = """() => {
    const head = document.querySelector(".head");
    window.shown_at = new Promise((done) => new MutationObserver((_, watch) => {
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.timeOrigin + performance.now())));
    }).observe(head, { characterData: true, childList: true, subtree: true }));
}"""


def orders_shown(page: Page, server: House, tokens: dict[str, str], ruleset: Any) -> list[float]:
    """How long each order took to the screen, in milliseconds."""
    spent, recruit = [], Recruit(ruleset, 1)
    with ExitStack() as stack:
        lines = {seat: stack.enter_context(server.line(token)) for seat, token in tokens.items()}
        for _ in range(ORDERS):
            now = {seat: line.last() for seat, line in lines.items()}
            seat = next(iter(now.values()))["awaits"]["seats"][0]
            view = codec(ruleset).state(json.dumps(now[seat]["state"]).encode())
            order = json.loads(canonical(recruit(view, seat)))
            page.evaluate(SHOWN)
            start = time.time() * 1000
            assert lines[seat].give(order)["tell"] == "done"
            spent.append(float(page.evaluate("window.shown_at")) - start)
    return spent


def main() -> None:
    """All figures."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    ruleset = load_grandeur()
    with tempfile.TemporaryDirectory() as folder:
        with SqlStore(Path(folder) / "matches.db") as store:
            players, scenario = {"red": "person", "blue": "person"}, load_battle(battles()[BATTLE])
            match, _, tokens = create(store, ruleset, scenario, players, {"en": BATTLE})
            join(match)
            units, name = len(match.game.state.units), match.game.header.game
        with house(Path(folder)) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=alone)
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
            page = context.new_page()
            Person(page, f"http://127.0.0.1:{server.port}/", "bench").take_seats(name, tokens)
            expect(page.locator(".head")).to_be_visible()
            spent = orders_shown(page, server, tokens, ruleset)
            row(f"units at {BATTLE}", str(units))
            row("order to screen, median", f"{median(spent):.0f} ms")
            row("order to screen, 9 of 10 within", f"{sorted(spent)[len(spent) * 9 // 10]:.0f} ms")
            row("order to screen, worst", f"{max(spent):.0f} ms")
            browser.close()


if __name__ == "__main__":
    main()
