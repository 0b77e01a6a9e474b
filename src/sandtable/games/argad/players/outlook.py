"""What a captain sees of a moment: who is worth what, where enemies are expected, what threatens a place."""

from math import isqrt

from sandtable.games.argad.players.combat import loss
from sandtable.games.argad.players.duel import Duels
from sandtable.games.argad.players.duties import duties, urgency
from sandtable.games.argad.players.worth import worths
from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.movement.pace import plain_move
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.state import State
from sandtable.table.plane import Point, squared

AFRAID = 0.4
"""How much the next turn counts."""

ALREADY = 0.5
"""The part of the first one's risk that a second striker of the same man runs."""


class Outlook:
    """One state as a seat sees it, with what all have announced so far."""

    def __init__(self, state: State, seat: str, umpire: Umpire, duels: Duels) -> None:
        self.state, self.seat, self.umpire, self.duels = state, seat, umpire, duels
        self.field: Field = umpire.field(state)
        self.worth = worths(state)
        self.duties = duties(state, self.field, seat)
        self.announced: dict[str, Move] = {m.figure: m for p in state.plans if p.seat != seat for m in p.moves}
        self._moves: dict[str, int] = {}

    def expected(self, name: str) -> Point:
        """Where a figure will be: where it has announced to go, else where it stands."""
        move = self.announced.get(name)
        return move.path[-1] if move and move.path else self.field.stand(name).at

    def move(self, name: str) -> int:
        """How far a figure goes by the table."""
        if name not in self._moves:
            self._moves[name] = plain_move(self.field.figure(name), self.field.men[name], self.field.period)
        return self._moves[name]

    def far(self, name: str, at: Point) -> int:
        """From where an enemy is expected to a place."""
        return isqrt(squared(self.expected(name), at))

    def reach(self, one: str, other: str) -> int:
        """The distance of middles at which two touch."""
        return (self.field.sole(one).length + self.field.sole(other).length) // 2

    def exchange(self, name: str, enemy: str, *, charging: bool = False, others: int = 0) -> float:
        """What an attack on an enemy may be expected to bring, when `others` attack the same enemy."""
        duel = self.duels.meet(self.state, self.field, name, enemy, charging=charging)
        suffered = loss(self.field, self.worth, name, duel.one) * ALREADY**others
        return loss(self.field, self.worth, enemy, duel.other) - suffered

    def urgency(self, foe: str) -> float:
        """How much it matters to be in contact with an enemy where it is expected."""
        return urgency(self.state, self.field, self.seat, foe, self.expected(foe))

    def threat(self, name: str, at: Point) -> float:
        """What enemies who may come next turn would cost a figure at a place."""
        found = 0.0
        for enemy in self.field.enemies(name):
            if self.field.men[enemy].hidden or enemy in self.state.asleep:
                continue
            if self.far(enemy, at) <= self.move(enemy) + self.reach(name, enemy):
                found += max(0.0, -self.exchange(name, enemy))
        return AFRAID * found
