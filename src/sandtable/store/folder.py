"""The folder a store file stands in, made to outlast a power loss."""

import errno
import os
from pathlib import Path

# File systems that cannot sync a folder, or a folder that may be entered but not read, answer with one of these.
UNSYNCABLE = {errno.EINVAL, errno.ENOTSUP, errno.EACCES}


def make(folder: Path) -> None:
    """The folder exists, and so does every folder above it, on the disk and not just in memory."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for place in missing:
        sync(place.parent)


def sync(folder: Path) -> None:
    """The names in the folder are on the disk, where the platform has a way to ask for it."""
    if os.name == "nt":
        return
    try:
        _sync(folder)
    except OSError as error:
        if error.errno not in UNSYNCABLE:
            raise


def _sync(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
