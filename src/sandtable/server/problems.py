"""Which problems each request may be answered with, as OpenAPI tells it. All of them have one shape, `Problem`."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from sandtable.server.wire.lobby import Problem

REFERENCE = {"$ref": "#/components/schemas/Problem"}
BYTES = {"type": "string", "format": "binary"}
WORDS: Mapping[int, str] = MappingProxyType(
    {
        400: "The request cannot be used",
        403: "Not for this page, this seat or this visitor",
        404: "There is no such thing",
        405: "Not by this method",
        408: "The body took too long to arrive",
        409: "Not as things stand",
        413: "Too large, or too much work",
        414: "The address is too long",
        415: "The body is not JSON",
        429: "Too fast, or too much",
        431: "The headers are too long",
        500: "The fault is the server's",
        503: "Too much is asked for just now",
    }
)
"""What each status means."""

ALWAYS = (400, 403, 405, 414, 429, 431, 500)
"""The gate, the router and the store may say these to every request."""

WITH_BODY = (408, 413, 415)
NAMED = "{"
"""Whatever has a name in its address may not be there."""

BY_TOKEN = ("/api/evening", "/api/join", "/api/quiet", "/api/matches", "/api/evenings")
"""What a token or a name in the body opens may not be there either."""

NOT_NOW = ("/api/matches", "/api/evening", "/api/join", "/api/quiet", "/api/replays", "/api/material", "/api/export")
"""Matches that cannot be opened, seats that are taken, lists that are full, files that have changed."""

WORKED = ("/api/replays", "/api/material", "/api/export", "/api/games", "/api/matches")
"""What is done in other processes may be too much for them, or have to wait."""

FILES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "/api/export": ("application/zip",),
        "/api/replays/{name}/file": ("application/x-ndjson", "application/zip"),
        "/api/replays/{name}/picture": ("image/svg+xml", "image/png", "image/gif"),
        "/api/games/{game}/page/{version}/{file}": ("*/*",),
    }
)
"""What is fetched as a file, and of which kinds."""


def statuses(method: str, path: str) -> Iterator[int]:
    """The problems that a request may be answered with."""
    yield from ALWAYS
    if method in ("post", "put", "patch", "delete"):
        yield from WITH_BODY
    if NAMED in path or path.startswith(BY_TOKEN):
        yield 404
    if path.startswith(NOT_NOW):
        yield 409
    if path.startswith(WORKED):
        yield from (413, 503)
    if path == "/healthz":
        yield 503
    if path == "/metrics":
        yield 404


def documented(schema: dict[str, Any]) -> dict[str, Any]:
    """A description of all requests, with the problems of each."""
    _, records = msgspec.json.schema_components((Problem,), ref_template="#/components/schemas/{name}")
    schema["components"]["schemas"] |= records
    for path, item in schema["paths"].items():
        for method, asked in item.items():
            if isinstance(asked, dict):
                if path in FILES:
                    asked["responses"]["200"]["content"] = {each: {"schema": BYTES} for each in FILES[path]}
                asked["responses"] |= {str(each): _told(each) for each in sorted(set(statuses(method, path)))}
    return schema


def _told(status: int) -> dict[str, Any]:
    return {"description": WORDS[status], "content": {"application/json": {"schema": REFERENCE}}}


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, documented(openapi_schema))
