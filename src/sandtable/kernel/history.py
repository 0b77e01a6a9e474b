"""The history of a game: where its kept entries have led, how far it may be taken back, and with whose consent."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.kernel.codec import codec, events_of
from sandtable.kernel.entry import Entry, Header, Undone, read_entry, read_header
from sandtable.kernel.event import Event
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
    seats, stand = game.ruleset.seats(game.state), game.stands[-1]
    if seat not in seats or game.closed or to == stand.number or not stands_at(game, to):
        return Refusal("ST 4", "refused-undo", {"entry": to})
    missing = [other for other in seats if other != seat and other not in agreed]
    if missing and to < free_limit(game):
        return Refusal("ST 5", "refused-undo-consent", {"entry": to, "missing": ", ".join(missing)})
    return None


def standing(entries: Sequence[Entry], number: int) -> int:
    """The entry that the game really stands at, when undone ones are taken away."""
    while number and isinstance(answer := entries[number - 1].answer, Undone):
        number = answer.to
    return number


def live(game: "Game") -> Iterator[int]:
    """The entries since the opening that were not undone, the last one first."""
    first, number = game.begun, game.stands[-1].number
    while number and number >= first:
        yield number
        number = game.stands[number].before


def stands_at(game: "Game", entry: int) -> bool:
    """The entry is one since the opening that was not undone."""
    return entry > 0 and next((n for n in live(game) if n <= entry), 0) == entry


def free_limit(game: "Game") -> int:
    """The last entry that must not be undone without consent, because it holds a throw or a reveal."""
    return game.stands[-1].limit


def reveals(ruleset: AnyRuleset, events: Iterable[Event]) -> bool:
    """One of the events shows something that was hidden."""
    return any(ruleset.reveals(event) for event in events)
