"""What every answer carries. HEAD is answered as GET is, with the same status and headers, without a body."""

from collections.abc import Iterable
from typing import Any, cast

from litestar import MediaType, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.methods import allowed

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
FOR_GOOD, EVERY_TIME = "public, max-age=31536000, immutable", "no-cache"
"""Built files have their contents in their names; everything else is asked for again."""


async def with_headers(message: Message, scope: Scope) -> None:
    """The beginning of an answer gets the headers that it does not have yet."""
    if message["type"] == "http.response.start":
        known = {name.lower() for name, _ in message["headers"]}
        kept = FOR_GOOD if scope["path"].startswith("/assets/") and message["status"] == 200 else EVERY_TIME
        told = plain_headers(scope["litestar_app"].state.base_url, kept)
        more = [(name.encode(), value.encode()) for name, value in told.items() if name.encode() not in known]
        kept_headers = message["headers"]
        if cast("dict[str, Any]", scope).get("method") == "OPTIONS":
            kept_headers = [each for each in kept_headers if each[0].lower() != b"allow"]
            more.append((b"allow", allowed(scope["litestar_app"], scope["path"]).encode()))
        message["headers"] = [*kept_headers, *more]


def plain_headers(base_url: str, kept: str = EVERY_TIME) -> dict[str, str]:
    """The headers of every answer."""
    told = {**HEADERS, "cache-control": kept}
    if base_url.startswith("https:"):
        told["strict-transport-security"] = "max-age=31536000"
    return told


def game_file(lines: Iterable[bytes], name: str) -> Response[bytes]:
    """A game file to save."""
    return attachment(b"".join(line + b"\n" for line in lines), f"{name}.sand", "application/x-ndjson")


def json_answer(data: bytes) -> Response[Any]:
    """An answer that was written as JSON elsewhere."""
    return Response(data, media_type=MediaType.JSON)


def attachment(data: bytes, name: str, media: str) -> Response[bytes]:
    """Data to save under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, headers=headers, media_type=media)


BARE = "sandtable.send"
"""Where a socket finds how to send a message without the layers that only HTTP needs."""


def answering_head(app: ASGIApp) -> ASGIApp:
    """The application with HEAD answered as GET is, less its body; sockets may send past everything in between."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and cast("dict[str, Any]", scope)["method"] == "HEAD":
            await app(cast("Scope", {**scope, "method": "GET"}), receive, _bare(send))
        else:
            cast("dict[str, Any]", scope)[BARE] = send
            await app(scope, receive, send)

    return answered


def _bare(send: Send) -> Send:
    """Everything is sent but the body."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = cast("Message", {**message, "body": b""})
        await send(message)

    return send_head
