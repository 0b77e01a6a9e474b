"""Whether kept lines are still as they were written: their chain and their seals say so, whatever rules they need."""

from collections.abc import Iterable, Sequence

import msgspec

from sandtable.kernel.chain import link
from sandtable.kernel.entry import Entry, opens, places, read_entry, sealed_in

_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])


def sound_entries(header: bytes, lines: Sequence[bytes]) -> int:
    """How many entries from the first one on are as they were written; -1 if not even the header is."""
    head = chained(header, "")
    if head is None:
        return -1
    return len(prefix(head, ([line] for line in lines)))


def prefix(head: str, versions: Iterable[Iterable[bytes]]) -> list[bytes]:
    """The longest sound beginning, if each entry is one of several versions."""
    found: list[bytes] = []
    for lines in versions:
        sound = ((line, after) for line in lines if (after := chained(line, head)) and sealed_well(line))
        line, head = next(sound, (b"", ""))
        if not head:
            break
        found.append(line)
    return found


def chained(line: bytes, head: str) -> str | None:
    """The head of the chain after a line, if it follows this one; None if it was written differently."""
    try:
        fields = _fields.decode(line)
        said = msgspec.json.decode(fields.pop("h"), type=str)
    except (msgspec.DecodeError, KeyError, RecursionError, UnicodeDecodeError):
        return None
    fields.pop("open", None)
    return said if link(head, msgspec.json.encode(fields)) == said else None


def sealed_well(line: bytes) -> bool:
    """What seals hide is what was sealed: the chain does not guard it. A line of a newer program is believed."""
    if b'"open":{' not in line:
        return True
    try:
        entry = read_entry(line)
    except UnicodeDecodeError:
        return False
    except msgspec.DecodeError:
        return True
    return _opened_well(entry)


def _opened_well(entry: Entry) -> bool:
    seals = {place: sealed_in(raw) for place, raw in places(entry)}
    return all(opens(opening, seals.get(place) or "") for place, opening in entry.open.items())
