"""The two looks of a table beside each other: how much work the browser has with a frame of each."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

LOOKS = ("counters", "miniatures")
MOST = 1.5
"""Miniatures are at most this many times the work of counters."""

KEPT = "localStorage.setItem('sandtable.settings', JSON.stringify({}))"
"""What this browser keeps of what somebody prefers."""


class Work:
    """The seconds that all processes of the browser have worked while frames were counted."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.frames = 0

    @property
    def frame(self) -> float:
        """Milliseconds of work for one frame."""
        return 1000 * self.seconds / max(1, self.frames)


@contextmanager
def working(browser: Browser, frames: Callable[[], int]) -> Iterator[Work]:
    """The work that is done meanwhile."""
    line, found = browser.new_browser_cdp_session(), Work()

    def spent() -> float:
        told = line.send("SystemInfo.getProcessInfo")
        return float(sum(each["cpuTime"] for each in told["processInfo"]))

    before, first = spent(), frames()
    yield found
    found.seconds, found.frames = spent() - before, frames() - first
    line.detach()


def new_page(browser: Browser, look: str) -> Page:
    """A page on a large screen that shows tables in this look."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(KEPT.replace("{}", json.dumps({"look": look})))
    return context.new_page()


def drawn(page: Page, look: str) -> None:
    """The table is drawn in this look."""
    if look == "miniatures":
        page.locator(".miniature use").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def compare(what: str, works: dict[str, Work], row: Callable[[str, str, str], None], most: str = f"<= {MOST}") -> None:
    """The rows of both looks."""
    for look, work in works.items():
        row(f"work for a frame, {what}, {look}", f"{work.frame:.1f} ms", "")
    one, other = (works[look].frame for look in LOOKS)
    row(f"work for a frame, {what}, miniatures to counters", f"{other / one:.2f}", most)
