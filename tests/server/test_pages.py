"""The pages of the browser: served where they are built, and told where they are not."""

from pathlib import Path

from litestar.testing import TestClient

from sandtable.match.thinking import Inline
from sandtable.server.app import create_app
from sandtable.server.asker import own
from sandtable.store import MemoryStore
from tests.match.toys import RULES


def client(web: Path) -> TestClient:  # type: ignore[type-arg]
    """The application with these pages."""
    return TestClient(create_app(MemoryStore(), thinker=lambda: Inline(RULES["riposte"]), web=web))


def test_pages_are_served_beside_the_rest(tmp_path: Path) -> None:
    """Their files by name, guarded like every answer; nothing outside their folder."""
    (tmp_path / "secret.txt").write_text("secret")
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>Sandtable")
    (web / "assets" / "main.js").write_text("play()")
    with client(web) as asked:
        assert asked.get("/").text == "<p>Sandtable"
        assert asked.get("/").headers["content-type"].startswith("text/html")
        assert asked.get("/assets/main.js").text == "play()"
        assert "javascript" in asked.get("/assets/main.js").headers["content-type"]
        assert "default-src 'self'" in asked.get("/assets/main.js").headers["content-security-policy"]
        assert asked.get("/healthz").text == "ok"
        assert asked.get("/api/matches").json() == []
        for path in ("/nothing.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"):
            answer = asked.get(path)
            assert (answer.status_code, "secret" in answer.text) == (404, False)


def test_what_is_sent_is_small(tmp_path: Path) -> None:
    """Long answers are compressed; what has its contents in its name is kept for good, all else asked for again."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Sandtable")
    (tmp_path / "assets" / "main-1a2b.js").write_text("play();" * 1000)
    with client(tmp_path) as asked:
        script = asked.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
        assert (script.headers["content-encoding"], script.text) == ("gzip", "play();" * 1000)
        assert "immutable" in script.headers["cache-control"]
        for path in ("/", "/api/choices", "/assets/nothing.js"):
            assert asked.get(path).headers["cache-control"] == "no-cache"
        assert asked.get("/api/words/fr", headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"


def test_it_is_told_where_they_are_missing(tmp_path: Path) -> None:
    """The lobby is there all the same."""
    with client(tmp_path) as asked:
        assert "run <code>npm ci" in asked.get("/").text
        assert asked.get("/api/choices").status_code == 200


def test_whose_page_it_is() -> None:
    """Of the same host, or of the address that browsers are told."""
    assert own(None, "here:8000", "")
    assert own("http://here:8000", "here:8000", "")
    assert not own("http://here:9000", "here:8000", "")
    assert not own("null", "here:8000", "")
    assert own("https://sand.example", "inner:8000", "https://sand.example/")
    assert not own("http://sand.example", "inner:8000", "https://sand.example/")
    assert not own("https://inner:8000", "inner:8000", "https://sand.example/")
