"""Somebody who asks over HTTP, with tokens and in a language."""

import json
from typing import Any
from urllib.request import Request

from tests.server.house import House


class Asker:
    """Asks one server; `tokens` are those that he holds."""

    def __init__(self, server: House, *tokens: str, lang: str = "en") -> None:
        self.server = server
        self.tokens = tokens
        self.lang = lang

    def __call__(self, method: str, path: str, data: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and answer, which is JSON wherever it says so."""
        status, found, body = self.raw(method, path, data, **headers)
        json_like = "json" in (found["content-type"] or "") and "ndjson" not in found["content-type"]
        return status, json.loads(body) if json_like and body else body

    def raw(self, method: str, path: str, data: Any = None, **headers: str) -> tuple[int, Any, bytes]:
        """Status, headers and body."""
        body = data if isinstance(data, bytes | None) else json.dumps(data).encode()
        kind = "application/octet-stream" if isinstance(data, bytes) else "application/json"
        told = {"Accept-Language": self.lang, "Content-Type": kind, **headers}
        if self.tokens:
            told["Authorization"] = f"Bearer {','.join(self.tokens)}"
        request = Request(f"http://127.0.0.1:{self.server.port}{path}", body, told, method=method)
        return self.server._ask(request)
