"""The sender of a request: the page, the tokens, the language."""

from ipaddress import ip_address
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
    """A request comes from a page of this server, or from no page at all.

    If the host has set no address, only IP addresses and local names count: the owner of another page may have made any
    other name point here.
    """
    if not origin:
        return True
    try:
        told = urlsplit(origin)
        name = told.hostname or ""
    except ValueError:
        return False
    if base_url:
        ours = urlsplit(base_url)
        return (told.scheme, told.netloc.lower()) == (ours.scheme, ours.netloc.lower())
    return told.netloc.lower() == host.lower() and _is_local(name)


def _is_local(name: str) -> bool:
    """An IP address, or a name that cannot be registered."""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".local", ".localhost", ".lan", ".home.arpa", ".internal"))
    return True


def from_ours(
    connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any] | ASGIConnection[Any, Any, Any, Any],
) -> bool:
    """A page of this server opened the connection, or no page did."""
    headers = connection.headers
    return own(headers.get("origin"), headers.get("host", ""), connection.app.state.base_url)


def spoken(request: Request[Any, Any, Any]) -> Words:
    """The words of the language that the browser wants."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return words(wanted if wanted in LANGUAGES else LANGUAGES[0])
