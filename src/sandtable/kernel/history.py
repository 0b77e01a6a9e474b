"""The history of a game: where its kept entries have led, how far it may be taken back, and with whose consent."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.kernel.codec import codec, events_of
from sandtable.kernel.entry import (
    AnyRecorded,
    Closed,
    Drawn,
    Dropped,
    Entry,
    Expired,
    Header,
    Left,
    Resigned,
    Rolled,
    Undone,
    read_entry,
    read_header,
)
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


def first_state(ruleset: AnyRuleset, header: Header, scenario: Any) -> Any:
    """The state before the first entry: that of the scenario, or of the game that this one continues."""
    if header.branch is None:
        return ruleset.setup(scenario)
    origin, *lines = header.branch.lines
    before = read_header(bytes(origin))
    start = first_state(ruleset, before, codec(ruleset).scenario(before.scenario))
    return states(ruleset, start, (read_entry(bytes(line)) for line in lines))[-1]


def states(ruleset: AnyRuleset, start: Any, entries: Iterable[Entry]) -> list[Any]:
    """The state before the first entry and after each one."""
    found = [start]
    for entry in entries:
        found.append(folded(ruleset, found, entry))
    return found


def folded(ruleset: AnyRuleset, before: Sequence[Any], entry: Entry) -> Any:
    """The state after an entry, given all states before it."""
    if isinstance(entry.answer, Undone):
        return before[entry.answer.to]
    state = before[-1]
    for event in events_of(ruleset, entry):
        state = ruleset.fold(state, event)
    return state


def refusal(game: "Game", seat: str, to: int, agreed: tuple[str, ...]) -> Refusal | None:
    """Why the game cannot be taken back this far; None if it can."""
    seats = game.ruleset.seats(game.state)
    if seat not in seats or game.closed or to not in live(game) or to == standing(game.entries, len(game.entries)):
        return Refusal("ST 4", "refused-undo", {"entry": to})
    missing = [other for other in seats if other != seat and other not in agreed]
    if missing and to < free_limit(game):
        return Refusal("ST 5", "refused-undo-consent", {"entry": to, "missing": ", ".join(missing)})
    return None


def standing(entries: list[Entry], number: int) -> int:
    """The entry that the game really stands at, when undone ones are taken away."""
    while number and isinstance(answer := entries[number - 1].answer, Undone):
        number = answer.to
    return number


def live(game: "Game") -> list[int]:
    """The entries since the opening that were not undone, the last one first."""
    found, number = [], standing(game.entries, len(game.entries))
    while number and number >= game.begun:
        found.append(number)
        number = standing(game.entries, number - 1)
    return found


def dropped(game: "Game") -> tuple[str, ...]:
    """The seats that are out of the game, unless that was taken back."""
    if not any(isinstance(entry.answer, Left | Dropped) for entry in game.entries):
        return ()
    answers = (game.entries[n - 1].answer for n in reversed(live(game)))
    return tuple(seat for answer in answers for seat in _gone(answer))


def _gone(answer: AnyRecorded) -> tuple[str, ...]:
    """The seats that an answer puts out of the game."""
    if isinstance(answer, Left):
        return (answer.seat,)
    return answer.seats if isinstance(answer, Dropped) else ()


def free_limit(game: "Game") -> int:
    """The last entry that must not be undone without consent, because it holds a throw or a reveal."""
    return next((n for n in live(game) if binds(game.ruleset, game.entries[n - 1])), game.begun)


def binds(ruleset: AnyRuleset, entry: Entry) -> bool:
    """A player has learned something by this entry."""
    if entry.throws or isinstance(entry.answer, Rolled | Resigned | Left | Expired | Dropped | Drawn | Closed):
        return True
    return any(ruleset.reveals(event) for event in events_of(ruleset, entry))
