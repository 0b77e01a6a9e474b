"""The game of `examples/` is small, page and all: that is what it shows."""

from tests.guests.installing import EXAMPLE

MOST = 500
CODE = {".py", ".js", ".css"}


def test_it_is_written_in_an_evening() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in CODE or path.name == "pyproject.toml"]
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in files}
    assert sum(lines.values()) <= MOST, lines
