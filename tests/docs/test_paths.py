"""Files and names that the pages mention exist."""

import re
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAM = ROOT / "src" / "sandtable"
GAMES = [path.parent for path in PROGRAM.glob("games/*/__init__.py")]
BASES = [ROOT, PROGRAM, ROOT / "web" / "src", ROOT / "tests" / "browser", *GAMES, *(game / "rules" for game in GAMES)]
NAMED = re.compile(r"`([\w.<>*-]+(?:/[\w.<>*-]+)*/?)`")
BARE = re.compile(r"`([\w-]+\.(?:py|ts|svelte))`")
CALLED = re.compile(r"`(\w+(?:\.\w+)*)\(")
SOURCES = [path for folder in ("src", "tests", "scripts", "bench", "web/src") for path in (ROOT / folder).rglob("*.*")]
SOURCES += ROOT.glob("*.py")
FILES = (".py", ".ts", ".svelte", ".toml", ".ftl", ".svg", "/")
ELSEWHERE = ("it.ftl", "it/", "fm.svg", "guard.py", "<language>", "GAME/KIND", "web_dist", "screenshots")
"""Names that a page makes up to show how something is done, and folders that are built."""


def named(page: Path) -> list[str]:
    """Every path of a page that begins with a folder; `<game>` stands for any game."""
    found = NAMED.findall(page.read_text("utf-8"))
    paths = [path for path in found if "/" in path and path.endswith(FILES)]
    return [path for path in paths if not any(each in path for each in ELSEWHERE)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_lead_somewhere(page: Path) -> None:
    """From the root, the program, a game or its rules, the page in the browser, its tests, or the docs."""
    patterns = {path: re.sub(r"<\w+>", "*", path).rstrip("/") for path in named(page)}
    missing = [
        path
        for path, pattern in patterns.items()
        if not any(next(base.glob(pattern), None) for base in (*BASES, page.parent))
    ]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_exist(page: Path) -> None:
    """Modules that are named without their folder."""
    assert set(BARE.findall(page.read_text("utf-8"))) - {path.name for path in SOURCES} == set()


@lru_cache(maxsize=1)
def words() -> frozenset[str]:
    """Every name in the sources."""
    texts = (path.read_text("utf-8") for path in SOURCES if path.suffix in (".py", ".ts", ".svelte"))
    return frozenset(name for text in texts for name in re.findall(r"\w+", text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_functions_exist(page: Path) -> None:
    """Whatever is written with its arguments."""
    called = CALLED.findall(page.read_text("utf-8"))
    assert {name for name in called if not set(name.split(".")) <= words()} == set()
