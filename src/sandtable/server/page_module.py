"""The page of a game that is not built with the house: the ES module in its package, and the files beside it.

The address of a file holds a hash of all of them, so browsers keep them for good, and one module finds another by a
relative address. Only files that are listed here are ever opened.
"""

from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from sandtable.games import find
from sandtable.games.package import GamePackage
from sandtable.match.crew import BESIDE
from sandtable.server.headers import EVERY_TIME, FOR_GOOD
from sandtable.server.http_error import HttpError

MEDIA = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
"""What a page may be made of. Other files in its folder are not served."""


class Module(Struct, frozen=True):
    """The files of a page by their paths below the folder of its module, and a hash of them all."""

    files: dict[str, Path]
    version: str


def module_of(package: GamePackage) -> Module | None:
    """The files of a game's own page; None if its page is built with the house, or it has none."""
    if package.page.module is None:
        return None
    folder = package.page.module.parent
    paths = sorted(path for path in folder.rglob("*") if path.suffix in MEDIA and path.is_file())
    files = {path.relative_to(folder).as_posix(): path for path in paths}
    told = b"".join(name.encode() + b"\0" + sha256(path.read_bytes()).digest() for name, path in files.items())
    return Module(files, sha256(told).hexdigest()[:16])


def address(package: GamePackage) -> str:
    """Where the browser finds the page of a game; empty if it is built with the house."""
    found, module = module_of(package), package.page.module
    return f"/api/games/{package.name}/page/{found.version}/{module.name}" if found and module else ""


@get("/api/games/{game:str}/page", status_code=307)
async def page_of_game(game: FromPath[str]) -> Redirect:
    """Leads to the page of an installed game as it is now."""
    package = find(game)
    there = await BESIDE.run(address, package) if package else ""
    if not there:
        raise HttpError(404, "fault-nothing-here")
    return Redirect(there, status_code=307)


@get("/api/games/{game:str}/page/{version:str}/{file:path}")
async def page_file(game: FromPath[str], version: FromPath[str], file: FromPath[Path]) -> Response[bytes]:
    """A file of the page of an installed game."""
    return await BESIDE.run(_page_file, game, version, file)


def _page_file(game: str, version: str, file: Path) -> Response[bytes]:
    package = find(game)
    module = module_of(package) if package else None
    path = module.files.get(file.as_posix().removeprefix("/")) if module else None
    if module is None or path is None:
        raise HttpError(404, "fault-nothing-here")
    kept = FOR_GOOD if version == module.version else EVERY_TIME
    return Response(path.read_bytes(), media_type=MEDIA[path.suffix], headers={"cache-control": kept})
