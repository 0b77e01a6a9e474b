"""Messages of one kind to a page, which can be held back: a slow line at the moment a test chooses."""

import re

from playwright.sync_api import WebSocketRoute

from tests.browser.person import Person


class Held:
    """What a page hears on all its sockets; messages of a kind, with this text in them, wait while `wait` is set."""

    def __init__(self, person: Person, kind: str, about: str = "") -> None:
        self.wait = False
        self._parts = (f'"tell":"{kind}"', about)
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        person.page.route_web_socket(re.compile("/api/play$"), self._plugged)

    def _plugged(self, page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: self._told(page, message))

    def _told(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.wait and all(part in str(message) for part in self._parts):
            self._held.append((page, message))
        else:
            page.send(message)

    def let_go(self) -> None:
        self.wait = False
        for page, message in self._held:
            page.send(message)
        self._held.clear()
