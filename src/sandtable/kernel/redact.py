"""What of a game one seat may have: the same lines, with only those seals opened that it may look behind."""

from typing import Any

from msgspec.structs import replace

from sandtable.kernel import history
from sandtable.kernel.answer import Given
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import ORDER, Entry, Ordered
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
    """The game file of one seat. What was taken back is shown as it could be seen when it was given, and no more."""
    stand = set(history.live(game))
    entries = (
        redacted(game.ruleset, game.state if entry.n in stand else game.states[entry.n], entry, seat)
        for entry in game.entries
    )
    return [canonical(game.header), *(canonical(entry) for entry in entries)]
