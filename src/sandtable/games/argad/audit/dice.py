"""The dice of Argad!: every throw against what was told of it."""

from collections.abc import Iterator

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry

UNKNOWN = ("order-drawn", "placed")
"""Events whose throws are not told one by one."""


def check_throws(entry: Entry, notes: Notes) -> None:
    """The throws of an entry in their order: slowness, speed, shots, lots, blows, sixes again."""
    if any(entry.told(kind) for kind in UNKNOWN):
        return
    left = list(entry.throws)
    for event in thrown(entry.events):
        clause = str(event.get("clause", ""))
        if not left:
            notes.complain(clause, who(event), f"{event['event']} without a throw")
            return
        faces = left.pop(0)
        if what := CHECKS[event["event"]](event, faces):
            notes.complain(clause, who(event), what, faces=faces)
    if left:
        notes.complain("ST", "", f"{len(left)} throws are told of by no event", dice=len(left))


def thrown(events: list[Data]) -> Iterator[Data]:
    """The events that follow a throw; a victim is drawn by lot only where there are several."""
    drawn = False
    for event in events:
        kind = event.get("event")
        if kind == "proceeded":
            drawn = any(step["step"] == "drawing" for step in event["steps"][:1])
        elif kind in CHECKS and (kind != "named" or drawn):
            drawn = False
            yield event


def who(event: Data) -> str:
    return str(event.get("figure") or event.get("striker") or ", ".join(event.get("figures", ())))


def _slowed(event: Data, faces: list[int]) -> str:
    if event["blocked"] != (6 in faces):
        return f"{faces} and blocked is told as {event['blocked']}"
    if not event["blocked"] and event["lost"] != sum(faces) * 1000:
        return f"{event['lost'] / 1000} cm are lost by {faces}"
    return ""


def _sped(event: Data, faces: list[int]) -> str:
    return "" if event["gained"] == sum(faces) * 1000 else f"{event['gained'] / 1000} cm are gained by {faces}"


def _natural(event: Data, faces: list[int]) -> str:
    return "" if event["natural"] in (sum(faces), *faces, 7) else f"a natural {event['natural']} is told for {faces}"


def _again(event: Data, faces: list[int]) -> str:
    return "" if event["six"] == (faces == [6]) else f"{faces} thrown again is told as {event['six']}"


def _named(event: Data, faces: list[int]) -> str:
    return ""


CHECKS = {
    "slowed": _slowed,
    "sped": _sped,
    "shot-thrown": _natural,
    "blow-thrown": _natural,
    "six-again": _again,
    "named": _named,
}
