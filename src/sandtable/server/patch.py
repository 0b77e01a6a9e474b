"""Patches: how one document becomes the next, as RFC 6902 operations on the JSON that the wire carries.

Two documents that follow each other share almost everything, so what is the same object is not looked at.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any
from zlib import crc32

import msgspec
from msgspec import NODEFAULT, UNSET, Struct

from sandtable.kernel.chain import canonical
from sandtable.server.wire.details import Operation

FEW = 2
"""So many operations are never longer than what they change."""

PIECE = 5 * 1024
_ABSENT = object()
_sorted = msgspec.json.Encoder(order="sorted")


def check(document: object) -> int:
    """CRC-32 of a document, with sorted keys, so that a reader can tell whether theirs is the same."""
    found, written = 0, memoryview(_sorted.encode(document))
    # zlib lets other threads go first for more than this, and then waits for them.
    for start in range(0, len(written), PIECE):
        found = crc32(written[start : start + PIECE], found)
    return found


def patch(old: Any, new: Any) -> list[Operation]:
    """What turns the JSON of a document into that of another."""
    return _patch(old, new, "")


def _patch(old: Any, new: Any, path: str) -> list[Operation]:
    """The operations within, unless replacing the whole is shorter."""
    if old is new:
        return []
    whole = Operation("replace", path, new)
    found = _within(old, new, path)
    if found is None:
        return [] if type(old) is type(new) and old == new else [whole]
    changes = list(found)
    return changes if len(changes) <= FEW or len(canonical(changes)) <= len(canonical([whole])) else [whole]


def _within(old: Any, new: Any, path: str) -> Iterator[Operation] | None:
    """The operations on the parts of two documents of the same kind; None if they are no such documents."""
    if isinstance(old, tuple | list) and isinstance(new, tuple | list):
        return _items(old, new, path)
    if type(old) is not type(new):
        return None
    if isinstance(old, Struct) and not old.__struct_config__.array_like:
        return _records(old, new, path)
    return _members(old, new, path) if isinstance(old, dict) else None


def _members(old: dict[Any, Any], new: dict[Any, Any], path: str) -> Iterator[Operation]:
    for key in old.keys() - new.keys():
        yield Operation("remove", _below(path, key))
    for key, value in new.items():
        if key in old:
            yield from _patch(old[key], value, _below(path, key))
        else:
            yield Operation("add", _below(path, key), value)


def _records(old: Struct, new: Struct, path: str) -> Iterator[Operation]:
    """As their members, but only those fields are looked at that do not hold the same object."""
    before, after = {}, {}
    for name, key, default in _forms(type(old)):
        was, is_now = getattr(old, name), getattr(new, name)
        if was is not is_now:
            if not _unwritten(was, default):
                before[key] = was
            if not _unwritten(is_now, default):
                after[key] = is_now
    return _members(before, after, path)


def _items(old: Sequence[Any], new: Sequence[Any], path: str) -> Iterator[Operation]:
    """Pieces by their names; anything else by what both rows begin and end with, and item by item between."""
    if len(old) == len(new):
        changed = [place for place, (was, now) in enumerate(zip(old, new, strict=True)) if was is not now]
        # If every piece has kept its place, both ways lead to the same.
        if all(getattr(old[place], "id", None) == getattr(new[place], "id", None) for place in changed):
            return chain.from_iterable(_patch(old[place], new[place], f"{path}/{place}") for place in changed)
    found = _named(old, new, path)
    return _placed(old, new, path) if found is None else found


def _named(old: Sequence[Any], new: Sequence[Any], path: str) -> Iterator[Operation] | None:
    """Pieces that are gone, that have come, and that have changed; None if they have no names or changed places."""
    before, after = ({getattr(each, "id", None): each for each in row} for row in (old, new))
    stayed = [name for name in before if name in after]
    if None in before or len(before) < len(old) or len(after) < len(new):
        return None
    if stayed != [name for name in after if name in before]:
        return None
    return chain(
        (Operation("remove", f"{path}/{n}") for n, name in reversed(list(enumerate(before))) if name not in after),
        (Operation("add", f"{path}/{n}", each) for n, (name, each) in enumerate(after.items()) if name not in before),
        *(_patch(before[name], each, f"{path}/{n}") for n, (name, each) in enumerate(after.items()) if name in before),
    )


def _placed(old: Sequence[Any], new: Sequence[Any], path: str) -> Iterator[Operation]:
    """What both begin and end with stays; between, item by item, then what is too many or missing."""
    start = _alike(zip(old, new, strict=False))
    rest = min(len(old), len(new)) - start
    end = min(rest, _alike(zip(reversed(old), reversed(new), strict=False)))
    for place in range(start, start + rest - end):
        yield from _patch(old[place], new[place], f"{path}/{place}")
    after = start + rest - end
    for _ in range(len(old) - end - after):
        yield Operation("remove", f"{path}/{after}")
    for place in range(after, len(new) - end):
        yield Operation("add", f"{path}/{place}", new[place])


def _alike(pairs: Iterator[tuple[Any, Any]]) -> int:
    """How many pairs are the same before the first that are not."""
    count = 0
    for one, other in pairs:
        if _patch(one, other, ""):
            break
        count += 1
    return count


def _below(path: str, key: object) -> str:
    return f"{path}/{str(key).replace('~', '~0').replace('/', '~1')}"


# Records


@cache
def _forms(kind: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    """Each field of a kind of record: its name, its name as written, and the value with which it is left out."""
    defaults = kind.__struct_defaults__
    whole = (*[_ABSENT] * (len(kind.__struct_fields__) - len(defaults)), *defaults)
    left = whole if kind.__struct_config__.omit_defaults else [_ABSENT] * len(whole)
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, left, strict=True))


def _unwritten(value: Any, default: Any) -> bool:
    return value is UNSET or _left_out(value, default)


def _left_out(value: Any, default: Any) -> bool:
    """As msgspec leaves defaults out: the same object, or an empty container where a new one is made each time."""
    if default is _ABSENT or default is NODEFAULT:
        return False
    if value is default:
        return True
    kind = getattr(default, "factory", None)
    return kind in (list, dict, set) and type(value) is kind and not value
