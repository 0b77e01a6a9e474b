"""Which methods an address answers to, for those who came with another."""

from pathlib import Path

from litestar import Litestar
from litestar.routes import HTTPRoute


def allowed(app: Litestar, path: str) -> str:
    """The methods of the route that fits an address best, as the header `Allow` has them."""
    parts = [each for each in path.split("/") if each]
    found = [route for route in app.routes if isinstance(route, HTTPRoute) and _fits(route, parts)]
    best = max(found, key=_plain, default=None)
    return ", ".join(sorted({*best.methods, *(["HEAD"] if "GET" in best.methods else [])})) if best else ""


def _fits(route: HTTPRoute, parts: list[str]) -> bool:
    """The route has these parts, or any in place of its parameters; one that takes a path takes all that are left."""
    for at, each in enumerate(route.path_components):
        if not isinstance(each, str) and each.type is Path:
            return True
        if at >= len(parts) or (isinstance(each, str) and each != parts[at]):
            return False
    return len(parts) == len(route.path_components)


def _plain(route: HTTPRoute) -> int:
    """How many parts of a route are no parameters."""
    return sum(isinstance(each, str) for each in route.path_components)
