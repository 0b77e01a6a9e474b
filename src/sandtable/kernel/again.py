"""The answers of a game file, given again to the game as it stood: the same entries must follow."""

from collections.abc import Callable
from typing import Any

from sandtable.kernel.codec import order_of
from sandtable.kernel.entry import (
    AnyRecorded,
    Begun,
    Closed,
    Drawn,
    Dropped,
    Entry,
    Expired,
    Joined,
    Left,
    Ordered,
    Resigned,
    Resumed,
    Rolled,
    Undone,
)
from sandtable.kernel.game import Game, Refused


def replayed(game: Game, entry: Entry) -> Entry | Refused:
    """The same answer, given again."""
    return AGAIN[type(entry.answer)](game, entry, entry.answer)


AGAIN: dict[type[AnyRecorded], Callable[[Game, Entry, Any], Entry | Refused]] = {
    Joined: lambda game, _, answer: game.join(answer.seat, answer.nonce, answer.by),
    Begun: lambda game, _, __: game.begin(),
    Resumed: lambda game, _, __: game.begin(),
    Ordered: lambda game, entry, answer: game.give(answer.seat, order_of(game.ruleset, entry)),
    Rolled: lambda game, _, answer: game.roll(answer.faces),
    Undone: lambda game, _, answer: game.undo(answer.seat, answer.to, answer.agreed),
    Resigned: lambda game, _, answer: game.resign(answer.seat),
    Left: lambda game, _, answer: game.leave(answer.seat),
    Expired: lambda game, _, answer: game.expire(answer.seats),
    Dropped: lambda game, _, answer: game.drop(answer.seats),
    Drawn: lambda game, _, answer: game.draw(answer.seats),
    Closed: lambda game, _, __: game.close(),
}


def difference(again: Entry, entry: Entry) -> str:
    """Which part of an entry is not what it should be."""
    if again.throws != entry.throws:
        return "fault-dice"
    if again.dice != entry.dice:
        return "fault-sides"
    if isinstance(entry.answer, Closed) and again.answer != entry.answer:
        return "fault-state"
    return "fault-events"
