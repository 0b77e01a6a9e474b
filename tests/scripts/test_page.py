"""The page is built when it has to be, and not otherwise; what is missing is told."""

from pathlib import Path

import pytest
from scripts.chromium import CHOSEN, Missing, chromium
from scripts.page import Unbuilt, build, node_trouble

NPM = """#!/bin/sh
echo "$1 $2" >>"{calls}"
[ "$1" = ci ] && mkdir -p node_modules
[ "$1" = run ] && mkdir -p ../src/sandtable/web_dist && cat src/* >../src/sandtable/web_dist/index.html
exit 0
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page, and a Node that only pretends."""
    tools(tmp_path, monkeypatch, "v22.1.0")
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "web" / name).write_text(name)
    return tmp_path


def tools(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    bin_ = folder / "bin"
    bin_.mkdir(exist_ok=True)
    for name, text in (("node", f"#!/bin/sh\necho {version}\n"), ("npm", NPM.format(calls=folder / "calls"))):
        (bin_ / name).write_text(text)
        (bin_ / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{bin_}:/usr/bin:/bin")


def calls(root: Path) -> list[str]:
    """What npm was asked for since the last look."""
    path = root / "calls"
    told = [line.split(" --")[0] for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    path.unlink(missing_ok=True)
    return told


def test_nothing_is_built_twice(root: Path) -> None:
    """Only a changed lock installs; only a changed source, or a page that somebody else has touched, is built."""
    page = build(root)
    assert calls(root) == ["ci", "run build"]
    assert (page / "index.html").read_text("utf-8") == "src/main.ts"
    build(root)
    assert calls(root) == []
    (root / "web" / "src" / "main.ts").write_text("other")
    build(root)
    assert calls(root) == ["run build"]
    (page / "index.html").write_text("touched")
    assert (build(root) / "index.html").read_text("utf-8") == "other"
    assert calls(root) == ["run build"]
    (root / "web" / "package-lock.json").write_text("more")
    build(root)
    assert calls(root) == ["ci", "run build"]


def test_a_build_that_leaves_nothing_is_told(root: Path) -> None:
    (root / "bin" / "npm").write_text("#!/bin/sh\nmkdir -p node_modules\n")
    with pytest.raises(Unbuilt, match="has left no page"):
        build(root)
    (root / "bin" / "npm").write_text("#!/bin/sh\necho no room >&2\nexit 1\n")
    with pytest.raises(Unbuilt, match="no room"):
        build(root)


def test_an_old_node_is_told(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert node_trouble() == ""
    tools(root, monkeypatch, "v18.20.4")
    assert "v18.20.4" in node_trouble()
    monkeypatch.setenv("PATH", str(root))
    assert "there is none" in node_trouble()


def test_a_missing_browser_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With what to do about it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(CHOSEN, raising=False)
    with pytest.raises(Missing, match="apt-get install chromium"):
        chromium()
    monkeypatch.setenv(CHOSEN, "/no/such/browser")
    with pytest.raises(Missing, match="/no/such/browser"):
        chromium()
