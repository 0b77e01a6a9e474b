"""Distributions in folders of their own, and the program run where they are found."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tests.cli.run import Ran, process

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "weathergage"
GAME = EXAMPLE.name
INIT = "from pathlib import Path\nDATA = Path(__file__).parent / 'data'\n"
NOTHING: Mapping[str, str] = MappingProxyType({})


def ran(*command: str | Path, cwd: Path) -> None:
    """A command that must end well."""
    done = subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def installed(folder: Path) -> Path:
    """The wheel of the example, built from a copy and installed in a folder."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    ran(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=source)
    (wheel,) = (source / "dist").glob("*.whl")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", site)
    ran(*pip, wheel, cwd=folder)
    return site


def offered(
    site: Path, distribution: str, name: str, modules: Mapping[str, str] = NOTHING, data: Mapping[str, str] = NOTHING
) -> Path:
    """A distribution that offers a game from a package with these modules and data files."""
    package = site / distribution.replace("-", "_")
    (package / "data").mkdir(parents=True)
    for module, text in {"__init__": INIT, **modules}.items():
        (package / f"{module}.py").write_text(text, "utf-8")
    for file, text in data.items():
        (package / "data" / file).parent.mkdir(parents=True, exist_ok=True)
        (package / "data" / file).write_text(text, "utf-8")
    info = site / f"{package.name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[sandtable.games]\n{name} = {package.name}\n")
    return site


def paths(*sites: Path) -> list[str]:
    """Where packages are looked for: these folders, then those of the test."""
    return [*map(str, sites), *sys.path]


def run(*args: str | Path, sites: tuple[Path, ...], **more: str) -> Ran:
    """A command of the program where these folders are on the path."""
    return process(*args, PYTHONPATH=os.pathsep.join(paths(*sites)), **more)


def python(*args: str | Path, cwd: Path, site: Path) -> str:
    """What a Python program says that runs where a folder is on the path. It must end well."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths(site))}
    command = [sys.executable, *map(str, args)]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
