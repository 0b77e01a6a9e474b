"""What is built from a clean clone holds the page; installed without the repository it serves the page and a game."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.house import fresh_house
from tests.server.test_play import move

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


@pytest.fixture(scope="module")
def source(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of the clone, unpacked."""
    place = tmp_path_factory.mktemp("source")
    with tarfile.open(built("sdist", clone)) as archive:
        archive.extractall(place, filter="data")
    (folder,) = place.iterdir()
    return folder


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the source archive, built where there is no Node."""
    return built("wheel", source, PATH=str(tmp_path_factory.mktemp("empty")))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the program as the wheel has it, and nothing else."""
    place = tmp_path_factory.mktemp("installed")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(place))
    ran(*pip, str(wheel), cwd=place)
    return place


def test_a_source_archive_needs_no_node(source: Path, wheel: Path) -> None:
    """It holds the page and what it is made from; a wheel of it is built where there is no Node."""
    assert (source / "web" / "src" / "App.svelte").is_file()
    assert (source / "web" / "package-lock.json").is_file()
    assert not (source / "web" / "node_modules").exists()
    with zipfile.ZipFile(wheel) as files:
        assert PAGE in files.namelist()


def test_a_wheel_of_a_clone_is_the_same(clone: Path, wheel: Path) -> None:
    """Built with Node and without one, from the clone and from its archive: the same files."""
    with zipfile.ZipFile(built("wheel", clone)) as one, zipfile.ZipFile(wheel) as other:
        assert {each.filename: each.CRC for each in one.infolist()} == {
            each.filename: each.CRC for each in other.infolist()
        }


def test_it_is_this_program(installed: Path, tmp_path: Path) -> None:
    """Not the one of the repository."""
    told = ran(
        sys.executable, "-c", "import sandtable; print(sandtable.__file__)", cwd=tmp_path, PYTHONPATH=str(installed)
    )
    assert told.strip() == str(installed / "sandtable" / "__init__.py")


def test_it_serves_its_page_and_a_game(installed: Path, tmp_path: Path, meet: Meet) -> None:
    """It shows the start page to a browser, and takes an order."""
    with fresh_house(tmp_path, paths=[str(installed)]) as server:
        status, headers, page = server.get("/")
        assert (status, headers["content-type"].split(";")[0]) == (200, "text/html")
        assert page == (installed / PAGE).read_bytes()
        person = meet(server)
        person.visit()
        expect(person.page.get_by_role("button", name=person.say("play-now"))).to_be_visible()
        expect(person.button("begin")).to_be_visible()
        first, _ = server.pair()
        with server.line(first["token"]) as line:
            assert line.give(move(line))["tell"] == "done"


def test_without_node_it_is_told(clone: Path, tmp_path: Path) -> None:
    """A page that cannot be built is said to be so, and no wheel without one is made."""
    folder = tmp_path / "copy"
    shutil.copytree(clone, folder, ignore=shutil.ignore_patterns("web_dist", "dist", ".built", "node_modules"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=folder, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Node 20 or later" in done.stderr
    assert list(folder.glob("dist/*.whl")) == []
