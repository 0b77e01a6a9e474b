"""Prepares msgspec for all records before there are threads.

msgspec analyses a record type when it first decodes one, and stores the result before it is complete. If a second
thread decodes the same type at that moment, it uses the incomplete result and the process crashes.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct


def learn_forms() -> None:
    """Lets msgspec analyse every record type that is defined so far. Types that cannot be decoded are skipped."""
    for record in _records(Struct):
        try:
            msgspec.json.Decoder(record)
        except (TypeError, NameError):
            continue


def _records(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _records(each)
