"""Fair dice: bound to everything before them, and evenly spread."""

from collections import Counter
from collections.abc import Hashable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.chain import commitment, head_code
from sandtable.kernel.dice import Reading, Throw, readable
from sandtable.kernel.source import draw


class Faces(Reading, frozen=True):
    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return tuple(marks)


def throw(count: int, sides: int) -> Throw:
    return Throw("red", "test", count, sides, Faces())


SECRET = bytes(range(32))
KNOWN = (5, 7, 1, 10, 7, 9, 7, 7, 10, 5, 5, 2)


def test_a_known_throw() -> None:
    """The draw never changes: files written by any version verify by these very faces."""
    faces = draw(SECRET, "game", 7, {"blue": "02", "red": "01"}, "ab" * 32, throw(12, 10))
    assert faces == draw(SECRET, "game", 7, {"red": "01", "blue": "02"}, "ab" * 32, throw(12, 10))
    assert faces == KNOWN


def test_everything_before_a_throw_enters_into_it() -> None:
    """Another secret, game, number, nonce or head of the chain gives other faces."""
    forty = throw(40, 6)
    thrown = {
        draw(SECRET, "game", 7, {"red": "01"}, "ab" * 32, forty),
        draw(b"\0" * 32, "game", 7, {"red": "01"}, "ab" * 32, forty),
        draw(SECRET, "gamf", 7, {"red": "01"}, "ab" * 32, forty),
        draw(SECRET, "game", 8, {"red": "01"}, "ab" * 32, forty),
        draw(SECRET, "game", 7, {"red": "11"}, "ab" * 32, forty),
        draw(SECRET, "game", 7, {"red": "01"}, "ac" * 32, forty),
    }
    assert len(thrown) == 6


@given(st.integers(1, 256), st.integers(0, 40), st.integers(0, 10**6))
def test_faces_are_on_the_die(sides: int, count: int, number: int) -> None:
    """Any die of up to 256 sides is thrown with one face a die."""
    assert readable(throw(count, sides), draw(SECRET, "g", number, {}, "00" * 32, throw(count, sides)))


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 20, 100])
def test_every_face_is_equally_likely(sides: int) -> None:
    """Chi squared over 200 dice a face stays under its 99.99% bound; the draw is fixed, so this never flickers."""
    seen = Counter(draw(SECRET, "g", 1, {}, "00" * 32, throw(200 * sides, sides)))
    chi = sum((seen[face] - 200) ** 2 / 200 for face in range(1, sides + 1))
    freedom = sides - 1
    assert chi < freedom + 3.72 * (2 * freedom) ** 0.5 + 10


def test_commitment_and_head_code() -> None:
    """The commitment is SHA-256 of the secret; a head code has 80 bits in four groups of letters and digits."""
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert head_code("00" * 32) == "aaaa-aaaa-aaaa-aaaa"
    assert head_code("ff" * 32) == "7777-7777-7777-7777"
