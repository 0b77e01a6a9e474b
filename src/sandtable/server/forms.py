"""The forms of all records, learned before there are threads.

msgspec finds out what a record is made of when it first reads one, and keeps what it has found before it has found all.
A second thread that reads such a record meanwhile uses the unfinished form, and the whole process dies.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct


def learn_forms() -> None:
    """Every record that any module has defined is known from now on; those that cannot be read never are."""
    for record in _records(Struct):
        try:
            msgspec.json.Decoder(record)
        except (TypeError, NameError):
            continue


def _records(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _records(each)
