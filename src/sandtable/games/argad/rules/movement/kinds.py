"""VI. Kinds of moves: each is defined once, by the chapter that it belongs to."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from sandtable.games.argad.rules.events import Did
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.pace import Course
from sandtable.games.argad.rules.orders import KEEP, Move
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.state import State
from sandtable.kernel.refusal import Refusal


class Ordered(NamedTuple):
    """A move that is judged: with the moves of all its player's figures, and what it comes to."""

    state: State
    field: Field
    move: Move
    moves: dict[str, Move]
    going: Course


Forbids: TypeAlias = Callable[[Ordered], Iterator[Refusal]]


class Kind(NamedTuple):
    """What forbids a kind of move, where it is offered, and what happens with the walk or after all have walked."""

    forbids: tuple[Forbids, ...]
    offers: Callable[[State, Field, str], Iterator[Move]] | None = None
    does: Callable[[Tell, Move], None] | None = None
    after: Callable[[Tell, Umpire, Move], None] | None = None


def tells(what: str, clause: str) -> Callable[[Tell, Move], None]:
    """A figure has done something besides walking, or instead."""
    return lambda tell, move: tell.say(Did(move.figure, what, clause))


def stands(clause: str) -> Forbids:
    """What takes the whole turn leaves no time to go anywhere."""

    def forbids_standing(own: Ordered) -> Iterator[Refusal]:
        move = own.move
        turns = move.how in ("mount", "dismount") and move.face not in (KEEP, own.field.stand(move.figure).heading)
        if move.path or turns:
            yield refused(clause, "refused-move-busy", move.figure, how=move.how)

    return forbids_standing
