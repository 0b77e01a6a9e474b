"""Canonical bytes, the chain of hashes over them, and seals for what is hidden."""

import base64
import hashlib
import hmac

import msgspec

CODE_BYTES = 10
SECRET_BYTES = 32

_encoder = msgspec.json.Encoder(order="deterministic")


def canonical(value: object) -> bytes:
    """The only way in which a value is written."""
    return _encoder.encode(value)


def digest(*parts: bytes) -> str:
    """SHA-256 of the parts, in hexadecimal."""
    return hashlib.sha256(b"".join(parts)).hexdigest()


def link(previous: str, body: bytes) -> str:
    """The hash of a line that follows another."""
    return digest(previous.encode(), body)


def head_code(h: str) -> str:
    """A head of the chain as players read it out to each other: sixteen letters and digits in four groups."""
    text = base64.b32encode(bytes.fromhex(h)[:CODE_BYTES]).decode().lower()
    return "-".join(text[i : i + 4] for i in range(0, len(text), 4))


def salt(secret: bytes, game: str, entry: int, place: str) -> str:
    """32 bytes that nobody can guess without the secret."""
    return hmac.new(secret, canonical(["salt", game, entry, place]), hashlib.sha256).hexdigest()


def derived_nonce(secret: bytes, game: str, seat: str) -> str:
    """The nonce of a seat that nobody plays by hand: it follows from the secret, so nobody can try out others."""
    return hmac.new(secret, canonical(["nonce", game, seat]), hashlib.sha256).hexdigest()


def seal(salted: str, body: bytes) -> str:
    """What stands in the chain for something hidden."""
    return digest(bytes.fromhex(salted), body)


def commitment(secret: bytes) -> str:
    """A game's first public fact: the hash that its secret must match in the end."""
    return digest(secret)
