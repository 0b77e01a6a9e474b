"""Game files on disk: whole or not at all."""

import os
import resource
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sandtable.library.fault import Unreadable
from sandtable.library.sand import LARGEST, read_sand, write_sand
from tests.library.files import only

LINES = [b'{"first":1}', b'{"second":2}']
FULL = Path("/dev/full")


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes, as if the disk were full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    """Each line ends with a line end."""
    path = tmp_path / "g.sand"
    write_sand(path, LINES)
    assert read_sand(path) == b'{"first":1}\n{"second":2}\n'


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    """Nothing of a longer one is left, and nothing lies beside it."""
    path = tmp_path / "g.sand"
    write_sand(path, LINES * 10)
    write_sand(path, LINES[:1])
    assert read_sand(path) == b'{"first":1}\n'
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    """There is no room for the new one: the old one is there, and nothing lies beside it."""
    path = tmp_path / "g.sand"
    write_sand(path, LINES)
    with room_for(1000), pytest.raises(OSError, match="large"):
        write_sand(path, LINES * 1000)
    assert read_sand(path) == b'{"first":1}\n{"second":2}\n'
    assert list(tmp_path.iterdir()) == [path]


def test_a_first_write_that_fails_leaves_nothing(tmp_path: Path) -> None:
    """No half file is ever seen."""
    with room_for(1000), pytest.raises(OSError, match="large"):
        write_sand(tmp_path / "g.sand", LINES * 1000)
    assert list(tmp_path.iterdir()) == []


def test_a_full_device_is_told() -> None:
    """`/dev/full` is not replaced by a file, and the error comes out."""
    with pytest.raises(OSError, match="space"):
        write_sand(FULL, LINES)
    assert stat.S_ISCHR(FULL.stat().st_mode)


@pytest.mark.parametrize("name", ["missing/g.sand", "file/g.sand", ".", "x" * 300])
def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, name: str) -> None:
    """A folder that is missing, or is a file; a folder in place of the file; a name too long."""
    (tmp_path / "file").write_bytes(b"x")
    with pytest.raises(OSError, match=r"\[Errno"):
        write_sand(tmp_path / name, LINES)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_device_is_written_to() -> None:
    """It cannot be replaced."""
    write_sand(Path(os.devnull), LINES)
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_new_file_may_be_read_by_whom_the_umask_allows(tmp_path: Path) -> None:
    """Game files are made to be handed on."""
    before = os.umask(0o022)
    try:
        write_sand(tmp_path / "g.sand", LINES)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "g.sand").stat().st_mode) == 0o644


def test_a_link_is_followed(tmp_path: Path) -> None:
    """The file that it leads to is written; the link is still a link."""
    (tmp_path / "real").mkdir()
    link = tmp_path / "g.sand"
    link.symlink_to(tmp_path / "real" / "g.sand")
    write_sand(link, LINES)
    assert link.is_symlink()
    assert read_sand(tmp_path / "real" / "g.sand") == b'{"first":1}\n{"second":2}\n'


@pytest.mark.parametrize("name", ["none.sand", ".", "x" * 300])
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    """With its name and the reason."""
    with pytest.raises(Unreadable) as trouble:
        read_sand(tmp_path / name)
    fault = only(trouble.value.faults)
    assert (fault.file, fault.key) == (str(tmp_path / name), "fault-file")
    assert fault.args["reason"]


def test_a_game_file_has_a_largest_size(tmp_path: Path) -> None:
    """One byte more is too much, and is not read at all."""
    path = tmp_path / "g.sand"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(Unreadable) as trouble:
        read_sand(path)
    fault = only(trouble.value.faults)
    assert (fault.key, fault.args) == ("fault-too-large", {"most": LARGEST})
