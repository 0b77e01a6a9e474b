"""Where a game stands after an entry: all that would otherwise take a look at every entry before it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from sandtable.kernel.entry import (
    AnyRecorded,
    Begun,
    Closed,
    Drawn,
    Dropped,
    Entry,
    Expired,
    Left,
    Ordered,
    Resigned,
    Resumed,
    Rolled,
    Undone,
)

BINDING = (Rolled, Resigned, Left, Expired, Dropped, Drawn, Closed)
"""Answers that bind, whatever happens in them."""


class Stand(NamedTuple):
    """Where a game stands after an entry. It follows from the stands before it and that entry alone."""

    number: int = 0
    """The entry that the game really stands at, when undone ones are taken away."""

    before: int = 0
    """The one that it stood at before that entry."""

    begun: int = 0
    """The entry that opened the game; 0 before it."""

    limit: int = 0
    """The last entry that must not be undone without consent, because it holds a throw or a reveal."""

    out: tuple[str, ...] = ()
    """The seats that are out of the game, unless that was taken back."""

    given: Mapping[str, int] = MappingProxyType({})
    """The last order of each seat that was not taken back."""

    throws: int = 0
    """How many throws there were, with those that were taken back: the dice do not fall again."""


def stood(stands: Sequence[Stand], entry: Entry, *, reveals: bool) -> Stand:
    """Where the game stands after one more entry. `reveals`: it shows something that was hidden."""
    last, n, answer = stands[-1], len(stands), entry.answer
    throws = last.throws + len(entry.throws)
    if isinstance(answer, Undone):
        return stands[answer.to]._replace(begun=last.begun, throws=throws)
    opens = not last.begun and isinstance(answer, Begun | Resumed)
    binds = opens or reveals or bool(entry.throws) or isinstance(answer, BINDING)
    given = {**last.given, answer.seat: n} if isinstance(answer, Ordered) else last.given
    return Stand(
        n,
        last.number,
        n if opens else last.begun,
        n if binds else last.limit,
        last.out + gone(answer),
        given,
        throws,
    )


def gone(answer: AnyRecorded) -> tuple[str, ...]:
    """The seats that an answer puts out of the game."""
    if isinstance(answer, Left):
        return (answer.seat,)
    return answer.seats if isinstance(answer, Dropped) else ()
