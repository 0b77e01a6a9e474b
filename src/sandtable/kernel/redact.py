"""The game file as one seat may have it: the same lines, with only those seals opened that it may look behind."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from sandtable.kernel import history
from sandtable.kernel.answer import Given
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import ORDER, Entry, Ordered, answered, closes
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.ruleset import AnyRuleset


def redacted(ruleset: AnyRuleset, state: Any, entry: Entry, seat: str) -> Entry:
    """An entry as the seat may have it, as things stand in this state; it still follows from the chain."""
    shown = {place: o for place, o in entry.open.items() if ruleset.sees(state, seat, item(ruleset, entry, place))}
    return replace(entry, open=shown)


def item(ruleset: AnyRuleset, entry: Entry, place: str) -> Given[Any] | Event:
    """The order or event that a seal of this entry hides."""
    raw = entry.open[place].value
    if place != ORDER:
        return codec(ruleset).event(raw)
    assert isinstance(entry.answer, Ordered)
    return Given(entry.answer.seat, codec(ruleset).order(raw))


def redacted_lines(game: Game, seat: str) -> list[bytes]:
    """The game file of one seat. Entries that were taken back show only what could be seen when given."""
    return [canonical(game.header), *redacted_after(game, seat, 0)]


def redacted_after(game: Game, seat: str, since: int) -> list[bytes]:
    """The lines of the game file of one seat that follow an entry."""
    stand = set(takewhile(lambda n: n > since, history.live(game)))
    entries = (
        redacted(game.ruleset, game.state if entry.n in stand else game.states[entry.n], entry, seat)
        for entry in game.entries[since:]
    )
    return [canonical(entry) for entry in entries]


OPEN = "open"
"""The field of an entry that holds what its seals hide."""


def shut_lines(lines: Sequence[bytes], seat: str) -> list[bytes]:
    """The game file of one seat when the rules are unknown, and with them which seals it may look behind.

    All of it once the game is closed. Before that, only the seals of the seat's own orders are opened.
    """
    header, *entries = lines
    if entries and closes(entries[-1]):
        return list(lines)
    return [header, *(_shut(line, seat) for line in entries)]


def _shut(line: bytes, seat: str) -> bytes:
    """An entry with only the seat's own order opened. The chain does not cover what is left out."""
    fields = msgspec.json.decode(line, type=dict[str, Raw])
    if OPEN not in fields:
        return line
    shown = msgspec.json.decode(fields[OPEN], type=dict[str, Raw])
    own = seat and ORDER in shown and answered(line).seat == seat
    told = {**fields, OPEN: {ORDER: shown[ORDER]}} if own else {name: fields[name] for name in fields if name != OPEN}
    return msgspec.json.encode(told)
