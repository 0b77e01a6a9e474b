"""A patch that was damaged on its way: the page notices, asks for everything, and shows what is true."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.situations import situation
from tests.browser.test_undo import advance

FALSE = [1000, 1000, 0]
"""Where nobody stands."""


class Damage:
    """A socket on which every patch goes wrong while `on` is set; notes what the page asks."""

    def __init__(self) -> None:
        self.on = False
        self.asked: list[str] = []
        self.told: list[dict[str, Any]] = []

    def between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def asks(text: str | bytes) -> None:
            self.asked.append(json.loads(text)["ask"])
            server.send(text)

        route.on_message(asks)
        server.on_message(lambda text: route.send(self._tells(text)))

    def _tells(self, text: str | bytes) -> str:
        message = json.loads(text)
        if self.on and message["tell"] == "entry-message":
            for each in message["patch"]:
                if each["path"].startswith("/state/poses"):
                    each["value"] = FALSE if each["path"].count("/") == 3 else FALSE[0]
        self.told.append(message)
        return json.dumps(message)


def test_a_damaged_patch_shows_nothing_false(tmp_path: Path, meet: Meet) -> None:
    """The page asks once, is told the whole view, and goes on from there patch by patch."""
    with situation(tmp_path, "archers", turn="red") as given:
        damage = Damage()
        red, other = (meet(given.server, name=name) for name in ("red", "other"))
        red.page.route_web_socket("**/api/play", damage.between)
        red.take_seats(given.match, given.tokens)
        other.take_seats(given.match, given.tokens)
        before = red.place("red.s-1")
        damage.on = True
        red.select("red.s-1")
        advance(red)
        expect(other.log).to_have_text(red.log.text_content() or "")
        assert damage.asked.count("ask-view") == 1
        assert [each["tell"] for each in damage.told].count("view-message") == 1
        assert red.place("red.s-1") == other.place("red.s-1") != before
        damage.on = False
        with red.entry():
            red.button("undo").click()
        assert red.place("red.s-1") == before
        assert damage.asked.count("ask-view") == 1
