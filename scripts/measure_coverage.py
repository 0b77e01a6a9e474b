"""How much of the program the tests run, lines and branches: python scripts/measure_coverage.py

The Python tests run folder by folder, all but those with a browser. What each folder has measured is kept in
`build/coverage`, and no folder runs again before a source or a test changes: a run that was stopped goes on where it
stood. Programs that the tests start are measured too, unless they are killed.

    python scripts/measure_coverage.py                 # every folder
    python scripts/measure_coverage.py --minutes 30    # begins no folder after half an hour
    python scripts/measure_coverage.py kernel table    # these folders alone
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
KEPT = ROOT / "build" / "coverage"
MINUTES = 38.0
LEAST = 20


def folders() -> list[str]:
    """The folders of tests, by their paths within `tests`; each game has its own."""
    found = [path.parent.relative_to(TESTS).as_posix() for path in TESTS.rglob("test_*.py")]
    tops = {"/".join(name.split("/")[:2]) if name.startswith("games/") else name.split("/")[0] for name in found}
    return sorted(tops - {"browser"})


def sources() -> str:
    """The program and its tests as they are now, in one number."""
    from scripts.page import fingerprint

    files = [path for top in ("src", "tests") for path in (ROOT / top).rglob("*") if path.suffix in (".py", ".toml")]
    return fingerprint(files, ROOT)


def coverage(*args: str, data: Path) -> subprocess.CompletedProcess[str]:
    """A command of the package `coverage`, on this file of data."""
    env = {**os.environ, "COVERAGE_FILE": str(data), "COVERAGE_RCFILE": str(ROOT / "pyproject.toml")}
    command = [sys.executable, "-m", "coverage", *args]
    return subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=False)


def measured(folder: str, now: str) -> tuple[Path, bool]:
    """The data of a folder of tests, measured now or before, and whether all its tests passed."""
    place = KEPT / folder.replace("/", "-")
    mark, data = place / "measured", place / "data"
    if mark.is_file() and mark.read_text("utf-8") == now:
        return data, True
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    tests = [str(TESTS / folder)] if folder != "games" else [str(path) for path in (TESTS / "games").glob("test_*.py")]
    began = time.monotonic()
    done = coverage("run", "-m", "pytest", "-n", "2", "--dist", "worksteal", *tests, data=data)
    coverage("combine", "--quiet", data=data)
    told = "".join(done.stdout.splitlines()[-1:]) or "nothing was run"
    sys.stdout.write(f"{folder}: {told} ({time.monotonic() - began:.0f} s)\n")
    if done.returncode:
        sys.stdout.write(done.stdout)
    else:
        mark.write_text(now, "utf-8")
    sys.stdout.flush()
    return data, not done.returncode


def report(found: list[Path]) -> str:
    """The total, and the modules of which the tests run least."""
    data = KEPT / "all"
    coverage("combine", "--keep", "--quiet", *map(str, found), data=data)
    told = KEPT / "all.json"
    coverage("json", "--quiet", "-o", str(told), data=data)
    read: dict[str, Any] = json.loads(told.read_text("utf-8"))
    modules = sorted((each["summary"]["percent_covered"], name) for name, each in read["files"].items())
    lines = [f"{percent:6.1f} %  {name}" for percent, name in modules[:LEAST]]
    total = read["totals"]
    lines.append(
        f"{total['percent_covered']:6.2f} %  of all: {total['covered_lines']} of {total['num_statements']} statements, "
        f"{total['covered_branches']} of {total['num_branches']} branches"
    )
    return "\n".join(lines) + "\n"


def main(args: argparse.Namespace) -> int:
    """Exit code 1 if a test fails, 2 if the time is out before all is measured."""
    until = time.monotonic() + 60 * args.minutes
    now, found, left, failed = sources(), list[Path](), list[str](), list[str]()
    for folder in args.folders or folders():
        if time.monotonic() > until:
            left.append(folder)
            continue
        data, passed = measured(folder, now)
        found.append(data)
        failed += [] if passed else [folder]
    sys.stdout.write(report([data for data in found if data.is_file()]))
    for why, which in (("Tests fail in", failed), ("Not measured yet, run it again", left)):
        if which:
            sys.stdout.write(f"{why}: {' '.join(which)}\n")
    return 1 if failed else 2 if left else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", choices=[[], *folders()], metavar="folder")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    sys.exit(main(parser.parse_args()))
