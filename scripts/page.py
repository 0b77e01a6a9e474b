"""The page for browsers, built from `web` into `src/sandtable/web_dist`: python scripts/page.py

Nothing is done that is done already: packages are installed when their lock has changed, and the page is built when a
source has changed or somebody else has built it. The build hook of the package does the same.

    python scripts/page.py              # installs and builds what is out of date
    python scripts/page.py --packages   # installs only
    python scripts/page.py --node       # says whether there is a Node to do it with
"""

import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NODE = 20
PACKAGES = "node_modules"


class Unbuilt(Exception):  # noqa: N818
    """The page cannot be built, and why."""


def fingerprint(paths: Iterable[Path], root: Path) -> str:
    """Names and contents of files, as one number."""
    found = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return found.hexdigest()


def files(folder: Path) -> list[Path]:
    """What is kept in a folder, without installed packages and marks."""
    tops = [path for path in folder.iterdir() if path.name not in (PACKAGES, ".built")] if folder.is_dir() else []
    return [path for top in tops for path in ([top] if top.is_file() else top.rglob("*")) if path.is_file()]


def node_trouble() -> str:
    """What is wrong with the Node on the path; nothing if it will do."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return f"Node {NODE} or later with npm is needed to build the page; there is none on the path."
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    found = re.match(r"v(\d+)\.", told)
    if not found or int(found[1]) < NODE:
        return f"Node {NODE} or later is needed to build the page; {node} is {told or 'none'}."
    return ""


def npm(web: Path, *args: str) -> None:
    """A command of npm in the folder of the page. Raises Unbuilt."""
    if trouble := node_trouble():
        raise Unbuilt(trouble)
    command = [shutil.which("npm") or "npm", *args]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unbuilt(f"npm {' '.join(args)} failed in {web}:\n{done.stdout}{done.stderr}")


def install(root: Path) -> None:
    """The packages of the lock, unless they are there. Raises Unbuilt."""
    web = root / "web"
    mark = web / PACKAGES / ".installed"
    wanted = fingerprint([web / "package.json", web / "package-lock.json"], web)
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return
    npm(web, "ci", "--no-audit", "--no-fund")
    mark.write_text(wanted, "utf-8")


def state(root: Path) -> str:
    """The sources and the page, as one line."""
    web, page = root / "web", root / "src" / "sandtable" / "web_dist"
    return f"{fingerprint(files(web), web)} {fingerprint(files(page), page)}\n"


def is_built(root: Path) -> bool:
    """Whether the page is what its sources say now; then nothing needs Node."""
    mark = root / "web" / ".built"
    return mark.is_file() and mark.read_text("utf-8") == state(root)


def build(root: Path) -> Path:
    """The folder of the page, as its sources say now. Raises Unbuilt."""
    web, page = root / "web", root / "src" / "sandtable" / "web_dist"
    if is_built(root):
        return page
    install(root)
    npm(web, "run", "build")
    if not (page / "index.html").is_file():
        raise Unbuilt(f"npm run build in {web} has left no page in {page}.")
    (web / ".built").write_text(state(root), "utf-8")
    return page


def main(args: list[str]) -> int:
    """Exit code 1 and a line on stderr if it cannot be done."""
    try:
        if args == ["--node"]:
            if trouble := node_trouble():
                raise Unbuilt(trouble)
        elif args == ["--packages"]:
            install(ROOT)
        elif args:
            raise Unbuilt(f"{args[0]}: only --packages and --node are known.")
        else:
            build(ROOT)
    except Unbuilt as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
