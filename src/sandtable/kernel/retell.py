"""A recorded game told again, one answer or throw at a time."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.codec import order_of
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.entry import Begun, Entry, Ordered, Rolled, Undone
from sandtable.kernel.event import Event
from sandtable.kernel.ruleset import AnyRuleset


class Moment(NamedTuple):
    """What was answered or thrown, what happened, and where that led."""

    entry: int
    throw: Throw | None
    faces: Faces
    events: tuple[Event, ...]
    before: Any
    state: Any


def retell(ruleset: AnyRuleset, scenario: Any, entries: Sequence[Entry], start: Any = None) -> Iterator[Moment]:
    """Every moment of a game by the rules, from its scenario or from a given state. It ends at anything sealed."""
    states = [ruleset.setup(scenario) if start is None else start]
    for entry in entries:
        state = states[-1]
        if isinstance(entry.answer, Undone):
            states.append(states[entry.answer.to])
            continue
        if isinstance(entry.answer, Ordered) and order_of(ruleset, entry) is None:
            return
        for moment in moments(ruleset, entry, state):
            yield moment
            state = moment.state
        states.append(state)


def moments(ruleset: AnyRuleset, entry: Entry, state: Any) -> Iterator[Moment]:
    """Every moment of one entry, from the state before it."""
    if isinstance(entry.answer, Begun | Ordered):
        events, after = ruleset.resolve(state, _answer(ruleset, entry))
        yield Moment(entry.n, None, (), tuple(events), state, after)
        state = after
    for faces in (entry.answer.faces,) if isinstance(entry.answer, Rolled) else entry.throws:
        throw = ruleset.awaiting(state)
        assert isinstance(throw, Throw), f"entry {entry.n} throws what the rules do not ask for"
        events, after = ruleset.resolve(state, Read(read(throw, faces)))
        yield Moment(entry.n, throw, faces, tuple(events), state, after)
        state = after


def _answer(ruleset: AnyRuleset, entry: Entry) -> Any:
    if not isinstance(entry.answer, Ordered):
        return Begin()
    return Given(entry.answer.seat, order_of(ruleset, entry))
