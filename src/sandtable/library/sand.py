"""Game files on disk."""

import os
import tempfile
from pathlib import Path

from sandtable.library.fault import Fault, Unreadable

LARGEST = 200_000_000


def write_sand(path: Path, lines: list[bytes]) -> None:
    """The whole file or nothing: a fault leaves what was there before. Raises OSError."""
    data = b"".join(line + b"\n" for line in lines)
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        _write_through(handle, data)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _write_through(handle: int, data: bytes) -> None:
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def read_sand(path: Path) -> bytes:
    """The bytes of a game file."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise Unreadable([Fault(str(path), 1, "", "fault-too-large", {"most": LARGEST})])
        return path.read_bytes()
    except OSError as error:
        raise Unreadable([Fault(str(path), 0, "", "fault-file", {"reason": error.strerror or str(error)})]) from error
