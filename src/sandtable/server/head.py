"""HEAD requests: every address that answers GET answers HEAD, with the same status and headers and no body."""

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """The application with HEAD answered as GET is, less its body."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and cast("dict[str, Any]", scope)["method"] == "HEAD":
            await app(cast("Scope", {**scope, "method": "GET"}), receive, _bare(send))
        else:
            await app(scope, receive, send)

    return answered


def _bare(send: Send) -> Send:
    """Everything is sent but the body."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = cast("Message", {**message, "body": b""})
        await send(message)

    return send_head
