"""Grounds of tables at addresses of their own, so that a browser fetches each only once."""

from collections import OrderedDict
from threading import Lock

from sandtable.kernel.chain import digest

GROUND = "/api/ground"
NAME, KEPT = 32, 64
"""How long the name of a ground is, and how many grounds are kept."""


class Grounds:
    """Grounds that pages were sent to, each named by what is drawn on it. The oldest are forgotten first."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def put(self, drawn: str) -> str:
        """Keeps a ground; the name under which it is found."""
        name = digest(drawn.encode())[:NAME]
        with self._lock:
            self._drawn[name] = drawn
            self._drawn.move_to_end(name)
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        return name

    def get(self, name: str) -> str | None:
        """A ground that a page was sent to."""
        with self._lock:
            return self._drawn.get(name)


GROUNDS = Grounds()
