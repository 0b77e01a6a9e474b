"""Who asks over HTTP: from which page, with which tokens, in which language."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from sandtable.library.words import LANGUAGES, Words, words


def tokens(request: Request[Any, Any, Any]) -> list[str]:
    """The tokens that a browser holds: `Authorization: Bearer one,two`."""
    scheme, _, held = request.headers.get("authorization", "").partition(" ")
    return [token for each in held.split(",") if (token := each.strip())] if scheme.lower() == "bearer" else []


def own(origin: str | None, host: str, base_url: str) -> bool:
    """A request comes from a page of ours, or from no page at all."""
    if not origin:
        return True
    told = urlsplit(origin)
    if base_url:
        ours = urlsplit(base_url)
        return (told.scheme, told.netloc.lower()) == (ours.scheme, ours.netloc.lower())
    return told.netloc.lower() == host.lower()


def from_ours(
    connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any] | ASGIConnection[Any, Any, Any, Any],
) -> bool:
    """The connection was opened by a page of this server, or by no page."""
    headers = connection.headers
    return own(headers.get("origin"), headers.get("host", ""), connection.app.state.base_url)


def spoken(request: Request[Any, Any, Any]) -> Words:
    """The words in which somebody is answered."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return words(wanted if wanted in LANGUAGES else LANGUAGES[0])
