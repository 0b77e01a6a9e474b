"""Where the kept entries of a game have led: they are folded, not judged again."""

from collections.abc import Iterable, Sequence
from typing import Any

from sandtable.kernel.codec import codec, events_of
from sandtable.kernel.entry import Entry, Header, Undone, read_entry, read_header
from sandtable.kernel.ruleset import AnyRuleset


def first_state(ruleset: AnyRuleset, header: Header, scenario: Any) -> Any:
    """The state before the first entry: that of the scenario, or where the game stood that this one goes on from."""
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
    """The state after an entry, from all those before it."""
    if isinstance(entry.answer, Undone):
        return before[entry.answer.to]
    state = before[-1]
    for event in events_of(ruleset, entry):
        state = ruleset.fold(state, event)
    return state
