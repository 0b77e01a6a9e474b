"""The page in figures: python -m bench.browser. One row a line: what, figure, floor or ceiling.

Chromium without a window, at 1440 × 900, against a server of its own. The first load is what the server sends until the
start page stands, as it is sent. The drag is of a handle on a table of forty bases, by the mouse, for some seconds, in
both looks; then the table is panned, so that every frame paints all of it. The work for a frame is what all processes
of the browser spend on it. The fight is a recorded one, played with all that is shown of it.
"""

import gzip
import math
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright
from scripts.chromium import chromium
from tests.browser.person import Person
from tests.browser.situations import Situation, situation
from tests.browser.test_replay import GOLDEN, moment, opened, slider

from bench.looks import LOOKS, Work, compare, drawn, new_page, working

FORTY = Path(__file__).parent / "forty" / "battle.toml"
FOUGHT, MELEE = GOLDEN / "grandeur-austerlitz.sand", 687
"""A recorded battle, and an entry shortly before its first melee."""

SECONDS = 3.0
REACH = 60
KB = 1024

FRAMES = """() => {
    window.frames_seen = [];
    const count = (now) => { window.frames_seen.push(now); requestAnimationFrame(count); };
    requestAnimationFrame(count);
}"""

WATCH = """() => {
    window.shown_after = new Promise((done) => {
        let start = 0;
        addEventListener("pointerup", () => (start = performance.now()), { capture: true, once: true });
        new MutationObserver((_, watch) => {
            if (!start || !document.querySelector("svg.board [role=slider]")) return;
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        }).observe(document.body, { childList: true, subtree: true });
    });
}"""


def row(what: str, figure: str, limit: str = "") -> None:
    """One line of the report."""
    print("\t".join((what, figure, limit)).rstrip("\t"))


@contextmanager
def somebody(browser: Browser, given: Situation, look: str = "counters") -> Iterator[Person]:
    """Somebody with a large screen and moving pictures."""
    page = new_page(browser, look)
    yield Person(page, f"http://127.0.0.1:{given.server.port}/", "bench")
    page.context.close()


def first_load(person: Person) -> None:
    """What the start page costs, as it is sent, and as it would be if all of it were compressed."""
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 — it must be a function
    person.page.goto(person.address)
    expect(person.page.get_by_role("heading", level=4).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    sent = sum(answer.request.sizes()["responseBodySize"] for answer in answers)
    packed = sum(len(gzip.compress(answer.body())) for answer in answers)
    row("first load, as sent", f"{sent / KB:.0f} KB", "<= 80 KB")
    row("first load, all of it compressed", f"{packed / KB:.0f} KB")
    row("requests of the first load", str(len(answers)))


def options(person: Person) -> None:
    """From the click on a unit to its handles on the screen."""
    spent = []
    for unit in [unit.get_attribute("data-unit") or "" for unit in person.ready_units.all()]:
        person.page.evaluate(WATCH)
        person.piece(unit).click()
        spent.append(float(person.page.evaluate("window.shown_after")))
        person.page.keyboard.press("Escape")
        expect(person.page.locator("svg.board [role=slider]")).to_have_count(0)
    row("options of a unit shown, median", f"{median(spent):.0f} ms", "<= 100 ms")
    row("options of a unit shown, worst", f"{max(spent):.0f} ms", "<= 100 ms")


def counted(page: Page) -> int:
    """How many frames were seen so far."""
    return int(page.evaluate("window.frames_seen.length"))


def drag(person: Person, browser: Browser) -> Work:
    """Frames while a handle is dragged to and fro."""
    page, seat = person.page, (person.ready_units.first.get_attribute("data-unit") or "red.").split(".")[0]
    person.select(f"{seat}.fp-4")
    handle = person.handle("do-advance").locator(".knob")
    box = handle.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    start, moves = perf_counter(), 0
    with working(browser, lambda: counted(page)) as work:
        while (spent := perf_counter() - start) < SECONDS:
            page.mouse.move(x, y - (1 if seat == "red" else -1) * REACH * abs(math.sin(2 * spent)))
            moves += 1
    frames = [float(each) for each in page.evaluate("window.frames_seen")]
    page.mouse.up()
    gaps = sorted(later - earlier for earlier, later in pairwise(frames))
    row("frames a second in a drag", f"{1000 * len(gaps) / sum(gaps):.0f}", ">= 50")
    row("frame in a drag, 99 of 100 within", f"{gaps[len(gaps) * 99 // 100]:.0f} ms")
    row("moves of the mouse in that time", str(moves))
    page.keyboard.press("Escape")
    return work


def pan(page: Page, browser: Browser) -> Work:
    """The whole table goes to and fro under the mouse, so that all of it is painted again for each frame."""
    box = page.locator("svg.board").first.bounding_box()
    assert box
    x, y = box["x"] + 40, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    start = perf_counter()
    with working(browser, lambda: counted(page)) as work:
        while (spent := perf_counter() - start) < SECONDS:
            page.mouse.move(x + REACH * math.sin(2 * spent), y + REACH * math.cos(2 * spent))
    page.mouse.up()
    return work


def fight(person: Person) -> None:
    """Frames while a recorded battle is played from the first melee on."""
    page = person.page
    opened(person, FOUGHT)
    slider(person).fill(str(MELEE))
    moment(person, MELEE, FOUGHT.read_bytes().count(b"\n") - 1)
    person.button("replay-play").click()
    expect(page.locator("div.show")).not_to_have_attribute("data-act", "")
    page.evaluate(FRAMES)
    page.wait_for_timeout(2 * SECONDS * 1000)
    frames = [float(each) for each in page.evaluate("window.frames_seen")]
    gaps = sorted(later - earlier for earlier, later in pairwise(frames))
    row("bases in the fight", str(page.locator("[data-unit]").count()))
    row("frames a second in a fight", f"{1000 * len(gaps) / sum(gaps):.0f}", ">= 50")
    row("frame in a fight, 99 of 100 within", f"{gaps[len(gaps) * 99 // 100]:.0f} ms")


def stands(page: Page) -> None:
    """Every base is on the table."""
    expect(page.locator("[data-unit]")).to_have_count(40)


def main() -> None:
    """All figures."""
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as folder,
        situation(Path(folder), FORTY) as given,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=alone)
        with somebody(browser, given) as person:
            first_load(person)
        drags, pans = dict[str, Work](), dict[str, Work]()
        for look in LOOKS:
            row(f"look: {look}", "")
            with somebody(browser, given, look) as person:
                person.take_seats(given.match, given.tokens)
                stands(person.page)
                person.asked()
                drawn(person.page, look)
                options(person)
                drags[look] = drag(person, browser)
                pans[look] = pan(person.page, browser)
        compare("forty bases, a drag", drags, row)
        compare("forty bases, a pan", pans, row, most="")
        with somebody(browser, given) as person:
            fight(person)
        browser.close()


if __name__ == "__main__":
    main()
