"""Requests that cannot be used: each gets a problem in the one shape that OpenAPI documents, and nothing is logged."""

import json
from http.client import HTTPConnection
from typing import Any

import pytest

from sandtable.library.words import LANGUAGES, words
from tests.server.house import House

JSON = {"Content-Type": "application/json"}
ODD: list[tuple[str, str, bytes, dict[str, str], int]] = [
    ("POST", "/api/join", b'{"token": "\xff\xfe"}', JSON, 400),
    ("POST", "/api/join", b"", JSON, 400),
    ("POST", "/api/join", b'{"token": 1}', JSON, 400),
    ("POST", "/api/join", b'{"token": "x"}', {"Content-Type": "text/plain"}, 415),
    ("POST", "/api/join", b"token=x", {"Content-Type": "application/x-www-form-urlencoded"}, 415),
    ("POST", "/api/join", b"x" * 70_000, JSON, 413),
    ("POST", "/api/join", b"{}", JSON | {"Origin": "http://[::1"}, 403),
    ("POST", "/api/join", b"{}", JSON | {"Origin": "http://a:b:c]"}, 403),
    ("GET", "/%00", b"", {}, 404),
    ("GET", "/assets/a%00.js", b"", {}, 404),
    ("GET", "/" + "x" * 300, b"", {}, 404),
    ("GET", "/%ff%fe", b"", {}, 404),
    ("GET", "/..%2f..%2fetc/passwd", b"", {}, 404),
    ("GET", "/api/replays/x/around?at=abc", b"", {}, 400),
    ("GET", "/api/replays/x/picture?form=bmp", b"", {}, 400),
    ("GET", "/api/replays/%00", b"", {}, 404),
    ("PUT", "/api/choices", b"", {}, 405),
    ("TRACE", "/api/matches/x", b"", {}, 405),
    ("STRANGE", "/", b"", {}, 405),
]


def asked(server: House, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, Any, bytes]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        line.request(method, path, body or None, headers)
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        line.close()


@pytest.mark.parametrize(("method", "path", "body", "headers", "status"), ODD)
def test_it_is_told_what_is_wrong(
    server: House, method: str, path: str, body: bytes, headers: dict[str, str], status: int
) -> None:
    """In every language; nothing is logged, since nothing is wrong with the server."""
    before = server.log.read_text()
    found, told, data = asked(server, method, path, body, headers)
    problem = json.loads(data)
    assert (found, problem["status"]) == (status, status), problem
    assert set(problem) == {"status", "key", "args", "clause"}
    assert told["content-type"] == "application/json"
    assert all(words(language)(problem["key"], **problem["args"]) for language in LANGUAGES)
    assert server.log.read_text() == before


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/matches/x", {"DELETE", "PATCH"}),
        ("/api/matches", {"GET", "HEAD", "POST"}),
        ("/api/evening", {"GET", "HEAD", "PATCH", "DELETE"}),
        ("/api/material/a/b/c", {"GET", "HEAD", "PUT", "DELETE"}),
        ("/assets/any/file.js", {"GET", "HEAD"}),
    ],
)
def test_the_methods_of_an_address_are_told(server: House, path: str, methods: set[str]) -> None:
    """By OPTIONS, and with the refusal of any other."""
    for method, status in (("OPTIONS", 204), ("TRACE", 405)):
        found, told, _ = asked(server, method, path, b"", {})
        assert (found, set(told["allow"].split(", "))) == (status, {*methods, "OPTIONS"})


def test_every_answer_is_documented(server: House) -> None:
    """Each route has at least what the gate may say, and all problems have one shape."""
    described = json.loads(server.get("/api/schema/openapi.json")[2])
    assert set(described["components"]["schemas"]["Problem"]["required"]) >= {"status", "key"}
    routes = [
        (f"{method} {path}", route)
        for path, item in described["paths"].items()
        for method, route in item.items()
        if isinstance(route, dict)
    ]
    for name, route in routes:
        answers = route["responses"]
        assert {"400", "403", "405", "414", "429", "431", "500"} <= answers.keys(), name
        problems = [answers[status]["content"]["application/json"]["schema"] for status in answers if status >= "400"]
        assert {each["$ref"] for each in problems} == {"#/components/schemas/Problem"}, name
        assert ("404" in answers) or "{" not in name, name
