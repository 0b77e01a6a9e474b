"""Private records as they are kept, each with a check: no chain guards them.

The check stands behind the record as blanks and tabs, one for each of its bits, so that everything that reads JSON,
older programs too, reads the record as before.
"""

import re
from typing import TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

Record = TypeVar("Record", bound=Struct)
EVENING, SHELVED = "evening-", "kept-"
"""How the names of evenings and of kept files begin; no match has such a name."""

LEDGER = "ledger"
"""The name of the operator's ledger; no game has it."""

FOUGHT = "begun"
"""A field that only the records of battles of an older program have."""

HELD = re.compile(rb'"([^"\\]{1,40})":"([0-9a-f]{64})"|"([0-9a-f]{64})":"([^"\\]{0,40})"')
"""The hash of a token with its seat, as it stands in the private record of a match."""

BITS = 32
CHECK = re.compile(rb"[ \t]{32}\Z")


class Altered(msgspec.DecodeError):
    """The record is not as it was written."""


def written(record: Struct) -> bytes:
    """A private record and its check."""
    data = msgspec.json.encode(record)
    return data + _check(data)


def read(data: bytes, kind: type[Record]) -> Record:
    """A private record; those of an older program have no check. Raises msgspec.DecodeError."""
    if CHECK.search(data) and _check(data[:-BITS]) != data[-BITS:]:
        raise Altered("the check does not fit")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Altered(str(error)) from error


def _check(data: bytes) -> bytes:
    return f"{crc32(data):0{BITS}b}".translate({ord("0"): " ", ord("1"): "\t"}).encode()


def is_match(name: str, data: bytes) -> bool:
    """The private record of this name belongs to a match: not to an evening, a kept file, the ledger, another game."""
    if not data or name == LEDGER or name.startswith((EVENING, SHELVED)):
        return False
    try:
        return FOUGHT not in msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return True


def held(data: bytes) -> dict[str, str]:
    """The seat of each hash that can still be found in a damaged record."""
    pairs = ((found[2] or found[3], found[1] or found[4] or b"") for found in HELD.finditer(data))
    return {token.decode(): seat.decode("utf-8", "replace") for token, seat in pairs if seat != b"secret"}
