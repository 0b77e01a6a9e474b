"""One browser and one server for the tests of this folder."""

import os
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from scripts.chromium import chromium

from tests.browser.person import Person
from tests.server.house import House, house, without_material

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

QUIET = """if (location.protocol === "http:") localStorage.setItem("sandtable.coach", '{"off": true}')"""
"""Somebody who has played before wants no notes of the coach."""

Meet = Callable[..., Person]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whether a test failed is known to its fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium. It ends with this folder's tests: no event loop may run in those that follow."""
    alone = [] if not hasattr(os, "geteuid") or os.geteuid() else ["--no-sandbox"]
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=alone)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def home(server: House) -> Iterator[House]:
    """The server for whoever has material of his own."""
    yield from without_material(server)


@pytest.fixture
def meet(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Somebody with a browser of his own, on a large screen or a phone; nothing may have gone wrong in the page.

    Nor may the page have found anything wrong with the dice, unless it was to.
    What he sees when a test fails is kept as a picture.
    """
    met: list[Person] = []

    def new(
        server: House, *, phone: bool = False, language: str = "en", name: str = "", coach: bool = False, **more: Any
    ) -> Person:
        look = PHONE if phone else DESKTOP
        context = browser.new_context(**{**look, "locale": language, "reduced_motion": "reduce", **more})
        if not coach:
            context.add_init_script(QUIET)
        test = request.node.name.removeprefix("test_").replace("[", "-").replace("]", "")
        shots = "-".join(filter(None, (test, "phone" if phone else "desktop", name)))
        met.append(Person(context.new_page(), f"http://127.0.0.1:{server.port}/", shots, language))
        return met[-1]

    yield new
    wrong = [each for person in met for each in person.wrongs()]
    for person in met:
        if request.node.stash.get(FAILED, False) and not person.page.is_closed():
            person.shoot("failed")
        person.page.context.close()
    assert [fault for person in met for fault in person.faults] == []
    assert wrong == []
