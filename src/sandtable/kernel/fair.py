"""Faces that nobody can foresee or fake: drawn from the secret, the nonces and the chain."""

import hashlib
import hmac
from collections.abc import Iterator, Mapping

from sandtable.kernel.chain import canonical
from sandtable.kernel.dice import Faces, Throw


def draw(secret: bytes, game: str, number: int, nonces: Mapping[str, str], head: str, throw: Throw) -> Faces:
    """Throw `number` of a game: HMAC-SHA-256 expanded to bytes, faces by rejection, so that all are equally likely."""
    stream = _stream(secret, canonical([game, number, sorted(nonces.items()), head]))
    return tuple(_face(stream, throw.sides) for _ in range(throw.count))


def _stream(secret: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.new(secret, message + block.to_bytes(4, "big"), hashlib.sha256).digest()
        block += 1


def _face(stream: Iterator[int], sides: int) -> int:
    assert 1 <= sides <= 256, f"no die has {sides} sides"
    bound = 256 - 256 % sides
    return next(byte for byte in stream if byte < bound) % sides + 1
