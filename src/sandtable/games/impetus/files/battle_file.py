"""A battle file as written: its tables, with lengths in U and angles in degrees."""

from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from sandtable.kernel.bounds import Few, Id, Text
from sandtable.library.card import Card
from sandtable.library.document import Document, fields_of
from sandtable.library.fault import Fault

Number: TypeAlias = int | float
Spot: TypeAlias = tuple[Number, Number]

T = TypeVar("T")
Listed: TypeAlias = Annotated[list[T], Meta(max_length=100)]

FARTHEST, WHOLE_TURN = 1000, 360
"""The greatest length in a file, in U, and the greatest angle, in degrees."""


class BattleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle; its pieces and sides are read one by one."""

    edition: Id
    scale: Id
    red: Any
    blue: Any
    board: tuple[Number, Number] | None = None
    last_turn: int = 12
    defender: Id = ""
    half: Id = ""
    any_size: bool = False
    free_deployment: bool = False
    depth: Annotated[dict[Id, int], Meta(max_length=20)] = {}
    piece: Listed[Any] = []
    card: Card = Card()


class SideFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A side: an army by its name or path, the options that it takes, and the units that it is reduced to."""

    army: Text
    options: Listed[Id] = []
    units: Listed[Id] | None = None
    deploy: Listed[Any] = []


class PostFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is set up: the middle of its front edge, and its heading."""

    unit: Id
    x: Number
    y: Number
    heading: Number
    rear: Id = ""


class AreaFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An oval or rectangle, by its middle and its sides."""

    kind: Id
    x: Number
    y: Number
    along: Number
    across: Number
    heading: Number = 0
    id: Id = ""


class StripFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A road or river, by its two ends, the points between them where it bends, and its width."""

    kind: Id
    ends: tuple[Spot, Spot]
    across: Number
    bends: Few[Spot] = ()
    id: Id = ""


class RiverFile(StripFile, frozen=True, forbid_unknown_fields=True):
    """A river may have no ford."""

    fordable: bool = True


class Table(Struct, frozen=True):
    """One table of the file: its path, what it says if it can be read, and what is wrong with it."""

    path: str
    file: Any
    faults: tuple[Fault, ...]


def read_table(document: Document, raw: Any, shape: type[Struct], path: str) -> Table:
    """The table as a record, or all its faults. An extra field does not keep the rest from being read."""
    faults = document.faults(raw, shape, path)
    unread = [fault for fault in faults if fault.key != "fault-unknown-field"]
    if not unread:
        known = {field.name for field in fields_of(shape).values()}
        file = msgspec.convert({name: value for name, value in raw.items() if name in known}, shape)
        far = list(_far(document, file, path))
        return Table(path, None if far else file, (*faults, *far))
    return Table(path, None, tuple(faults))


def board_faults(document: Document, raw: Any) -> Iterator[Fault]:
    """Faults of a board that is too large for any room."""
    yield from _too_far(document, "board", tuple(raw), FARTHEST)


def _far(document: Document, file: Struct, path: str) -> Iterator[Fault]:
    """Numbers that are too large for any table."""
    for field in fields_of(type(file)).values():
        most = WHOLE_TURN if field.name == "heading" else FARTHEST
        yield from _too_far(document, f"{path}.{field.name}", getattr(file, field.name), most)


def _too_far(document: Document, path: str, value: Any, most: int) -> Iterator[Fault]:
    bad = next((number for number in _numbers(value) if not abs(number) <= most), None)
    if bad is not None:
        yield document.fault(path, "fault-length", low=-most, high=most, found=str(bad)[:20])


def _numbers(value: Any) -> Iterator[Number]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers(part)
