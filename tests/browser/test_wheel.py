"""What is built from a clean clone holds the page and serves it."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.house import house

ROOT = Path(__file__).resolve().parents[2]
PAGE = "sandtable/web_dist/index.html"


def ran(*command: str, cwd: Path, **environment: str) -> str:
    """What a command says; it must end well."""
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built(kind: str, folder: Path, **environment: str) -> Path:
    """The wheel or the source archive of a folder."""
    ran(sys.executable, "-m", "hatchling", "build", "-t", kind, cwd=folder, **environment)
    (found,) = (folder / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return found


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This folder as the next commit would have it, and nothing that was built or installed in it."""
    folder = tmp_path_factory.mktemp("clone")
    for name in ran("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def test_a_wheel_serves_the_page(clone: Path, tmp_path: Path, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed elsewhere, it shows the start page to a browser."""
    wheel = built("wheel", clone)
    place = tmp_path / "installed"
    ran(
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(place), str(wheel), cwd=tmp_path
    )
    monkeypatch.syspath_prepend(str(place))
    told = ran(sys.executable, "-c", "import sandtable; print(sandtable.__file__)", cwd=tmp_path, PYTHONPATH=str(place))
    assert Path(told.strip()).is_relative_to(place)
    with house(tmp_path) as server:
        assert server.get("/")[2] == (place / PAGE).read_bytes()
        person = meet(server)
        person.visit()
        expect(person.page.get_by_role("button", name=person.say("play-now"))).to_be_visible()


def test_a_source_archive_needs_no_node(clone: Path, tmp_path: Path) -> None:
    """It holds the page and what it is made from; a wheel of it is built where there is no Node."""
    with tarfile.open(built("sdist", clone)) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert (folder / "web" / "src" / "App.svelte").is_file()
    assert (folder / "web" / "package-lock.json").is_file()
    assert not (folder / "web" / "node_modules").exists()
    nothing = tmp_path / "empty"
    nothing.mkdir()
    wheel = built("wheel", folder, PATH=str(nothing))
    assert PAGE in ran(sys.executable, "-m", "zipfile", "-l", str(wheel), cwd=tmp_path)


def test_without_node_it_is_told(clone: Path, tmp_path: Path) -> None:
    """A page that cannot be built is said to be so, and no wheel without one is made."""
    folder = tmp_path / "copy"
    shutil.copytree(clone, folder, ignore=shutil.ignore_patterns("web_dist", "dist", ".built", "node_modules"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=folder, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Node 20 or later" in done.stderr
    assert list(folder.glob("dist/*.whl")) == []
