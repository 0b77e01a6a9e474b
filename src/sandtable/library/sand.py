"""Game files on disk."""

import os
import secrets
from pathlib import Path

from sandtable.library.document import read_bytes
from sandtable.library.fault import Fault, Unreadable

LARGEST = 200_000_000


def write_sand(path: Path, lines: list[bytes]) -> None:
    """Writes the whole file or nothing: an error leaves what was there before. Raises OSError."""
    write_whole(path, b"".join(line + b"\n" for line in lines))


def write_whole(path: Path, data: bytes) -> None:
    """Writes all of it or nothing. Raises OSError."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        target.write_bytes(data)
        return
    beside = target.with_name(f".{secrets.token_hex(8)}.sand~")
    try:
        _write_through(beside, data)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _write_through(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def read_sand(path: Path) -> bytes:
    """The bytes of a game file."""
    try:
        return read_bytes(path, LARGEST)
    except OSError as error:
        raise Unreadable([Fault(str(path), 0, "", "fault-file", {"reason": error.strerror or str(error)})]) from error
