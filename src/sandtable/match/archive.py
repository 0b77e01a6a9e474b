"""Backups: one archive with the database and the folder of own material beside it."""

import shutil
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from msgspec import Struct

from sandtable.match.inspection import Unsound, number_of_games, unsound
from sandtable.store.copying import Progress, check, copy, discard, put_in_place, stamp, unused
from sandtable.store.errors import NotAStore, StoreDamaged, TooNew
from sandtable.store.failure import told_plainly

DATABASE, MATERIAL = "matches.db", "material"
"""What an archive holds, and the folder of own files beside a database."""

MAKING = ".making"
"""What the name of a file ends with that is not whole yet."""

CHUNK = 1 << 20


class BadArchive(Exception):  # noqa: N818
    """The file is no backup, or it is damaged."""


class Backup(Struct, frozen=True):
    """What was saved or brought back: how many games, and which of them are not sound."""

    path: Path
    games: int
    unsound: tuple[Unsound, ...]
    material: int
    """How many own files."""

    before: Path | None = None
    """Where the database is that was there before."""


def back_up(database: Path, target: Path, progress: Progress) -> Backup:
    """The target holds everything as it was at one moment, and it was read again.

    Raises StoreError, BadArchive, OSError.
    """
    database = database.resolve()
    making, loose = (target.with_name(f".{target.name}{end}") for end in (MAKING, ".db"))
    try:
        copy(database, loose, progress)
        check(loose)
        own = list(_files(database.parent / MATERIAL))
        _pack(loose, database.parent, own, making)
        _check_archive(making)
        found = Backup(target, number_of_games(loose), tuple(unsound(loose)), len(own))
        making.replace(target)
        return found
    finally:
        discard(loose)
        making.unlink(missing_ok=True)


def _files(folder: Path) -> Iterator[Path]:
    return (each for each in sorted(folder.rglob("*")) if each.is_file())


def _pack(database: Path, home: Path, own: list[Path], target: Path) -> None:
    with told_plainly(target), zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.write(database, DATABASE)
        for each in own:
            archive.write(each, each.relative_to(home).as_posix())


def _check_archive(path: Path) -> None:
    with _reading(path) as archive:
        if bad := archive.testzip():
            raise BadArchive(bad)


@contextmanager
def _reading(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, KeyError, ValueError) as error:
        raise BadArchive(str(error)) from error


def restore(source: Path, database: Path, progress: Progress) -> Backup:
    """The database and its material are those of a backup; what was there before is kept beside them.

    The caller holds the lock. The source is an archive, or a plain copy of a database. Raises StoreError, BadArchive,
    OSError.
    """
    database = database.resolve()
    making, own = database.with_name(database.name + MAKING), database.parent / f"{MATERIAL}{MAKING}"
    shutil.rmtree(own, ignore_errors=True)
    try:
        with told_plainly(database):
            _unpack(source, making, own, progress)
        _check_database(making)
        games, faults = number_of_games(making), tuple(unsound(making))
        number = len(list(_files(own)))
        before = put_in_place(making, database, "before")
        if number:
            _put_material(own, database.parent / MATERIAL)
        return Backup(database, games, faults, number, before)
    finally:
        discard(making)
        shutil.rmtree(own, ignore_errors=True)


def _check_database(path: Path) -> None:
    try:
        check(path)
    except (NotAStore, TooNew, StoreDamaged) as error:
        raise BadArchive(getattr(error, "reason", "") or str(error).replace(str(path), DATABASE)) from error


def _unpack(source: Path, making: Path, own: Path, progress: Progress) -> None:
    if not zipfile.is_zipfile(source):
        copy(source.resolve(), making, progress)
        return
    discard(making)
    with _reading(source) as archive:
        members = [each for each in archive.infolist() if not each.is_dir()]
        if DATABASE not in (each.filename for each in members):
            raise BadArchive(f"there is no {DATABASE} in it")
        whole, done = sum(each.file_size for each in members), 0
        for each in members:
            target = making if each.filename == DATABASE else _place(own, each.filename)
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(each) as packed, target.open("wb") as file:
                while data := packed.read(CHUNK):
                    file.write(data)
                    done += len(data)
                    progress(done, whole)


def _place(own: Path, name: str) -> Path:
    """Where a file of the archive goes: below the folder of own material, and nowhere else."""
    first, *rest = PurePosixPath(name).parts
    if first != MATERIAL or not rest or ".." in rest or "\\" in name or ":" in name:
        raise BadArchive(f"{name} does not belong into a backup")
    return own.joinpath(*rest)


def _put_material(made: Path, folder: Path) -> None:
    if folder.exists():
        folder.rename(unused(folder.with_name(f"{MATERIAL}.before-{stamp()}")))
    made.rename(folder)
