"""The wheel as strangers have it: built from the sdist without Node, installed without the repository, played."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from scripts.page import build
from tests.server.house import house
from tests.server.test_play import move

ROOT = Path(__file__).resolve().parents[2]


def hatchling(folder: Path, target: str, out: Path, path: str) -> Path:
    """What is built of a folder, with these programs on the path."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=True, capture_output=True)
    return next(out.iterdir())


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the program as the wheel has it."""
    folder = tmp_path_factory.mktemp("wheel")
    build(ROOT)
    with tarfile.open(hatchling(ROOT, "sdist", folder / "sdist", os.environ["PATH"])) as archive:
        archive.extractall(folder, filter="data")
    source = next(path for path in folder.iterdir() if path.name.startswith("sandtable-"))
    nothing = folder / "bin"
    nothing.mkdir()
    wheel = hatchling(source, "wheel", folder / "dist", str(nothing))
    site = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(site)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    shutil.rmtree(source)
    return site


def test_it_is_this_program(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed)}
    asked = [sys.executable, "-c", "import sandtable; print(sandtable.__file__)"]
    told = subprocess.run(asked, cwd=tmp_path, env=env, check=True, capture_output=True, text=True).stdout
    assert told.strip() == str(installed / "sandtable" / "__init__.py")


def test_it_serves_its_page_and_a_game(installed: Path, tmp_path: Path) -> None:
    with house(tmp_path, paths=[str(installed)]) as server:
        status, headers, page = server.get("/")
        assert (status, headers["content-type"].split(";")[0]) == (200, "text/html")
        script = page.decode().split('src="')[1].split('"')[0]
        assert server.get(f"/{script.removeprefix('./').removeprefix('/')}")[0] == 200
        first, _ = server.pair()
        with server.line(first["token"]) as line:
            assert line.give(move(line))["tell"] == "done"
