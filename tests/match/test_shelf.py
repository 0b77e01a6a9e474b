"""An upload is measured before it is unpacked and while it is."""

import io
import zipfile

import pytest

from sandtable.match.shelf import LARGEST, LARGEST_LIST, NotOne, TooLarge, packed, unpacked

GAME = b'{"sandtable":1}\n'


def archive(members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive of these files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as found:
        for name, data in members.items():
            found.writestr(name, data)
    return target.getvalue()


def lying() -> bytes:
    """An archive whose list says that its game is small."""
    whole = archive({"a.sand": b"0" * (LARGEST + 1)}, zipfile.ZIP_STORED)
    return whole.replace((LARGEST + 1).to_bytes(4, "little"), (10).to_bytes(4, "little"))


def test_what_we_pack_can_be_unpacked() -> None:
    assert unpacked(packed({"a": (GAME, [])})) == (GAME, b"")
    assert unpacked(GAME) == (GAME, b"")


@pytest.mark.parametrize(
    ("data", "refused"),
    [
        (b"x" * (LARGEST + 1), TooLarge),
        (archive({"a.sand": b"\0" * (LARGEST + 1)}), TooLarge),
        (archive({"a.sand": b'{"tables":' + b"[1]," * 4_000_000}), TooLarge),
        (archive({"a.sand": GAME, "a.comments.json": b"[" * 3_000_000}), TooLarge),
        (archive({"a.sand": GAME}, zipfile.ZIP_LZMA), NotOne),
        (archive({"a.sand": GAME, "b.sand": GAME}), NotOne),
        (archive({"a.zip": archive({"a.sand": GAME})}), NotOne),
        (archive({"a.sand": GAME, **{f"{'x' * 50}{n}": b"" for n in range(LARGEST_LIST // 80)}}), NotOne),
        (archive({"a.sand": GAME}) + b"PK\x06\x07", NotOne),
        (b"PK\x05\x06" + b"\xff" * 18, NotOne),
        (b"PK", NotOne),
    ],
    ids=["large", "packed", "ratio", "comments", "method", "two", "nested", "members", "huge", "list", "none"],
)
def test_a_bomb_is_refused(data: bytes, refused: type[Exception]) -> None:
    with pytest.raises(refused):
        unpacked(data)


def test_an_archive_that_lies_gives_no_more_than_it_said() -> None:
    """What is unpacked is counted again."""
    with pytest.raises((TooLarge, NotOne)):
        unpacked(lying())
