"""One side of a battle, and its figures by the book: written without any rule of the program."""

from dataclasses import dataclass
from functools import cached_property

from sandtable.games.rapide.rules.battle import Army
from tests.odds.paper import HORSE, MORALE, NATIVES, VARIABLE, national


@dataclass(frozen=True)
class Troops:
    """An army as its battle file names it."""

    army: Army
    year: int

    @cached_property
    def counters(self) -> int:
        """CR A.1, in detachments."""
        stack = self.army.stack
        return 4 * stack.plus + 2 * stack.minus + stack.detachments

    @cached_property
    def pashas(self) -> int:
        """CR H: the detachments that pashas add, up to two A+."""
        return min(8 - self.counters, sum(self.army.stack.pashas))

    @cached_property
    def full(self) -> int:
        """CR H: the A+ engaged; an A- with two detachments of pashas is one."""
        return self.army.stack.plus + min(self.army.stack.minus, self.pashas // 2)

    @cached_property
    def great(self) -> bool:
        """CR L: at least an A+ and an A- are engaged."""
        return self.full >= 1 and self.army.stack.plus + self.army.stack.minus >= 2

    @cached_property
    def morale(self) -> int:
        """CR T.2."""
        return MORALE[self.army.technology] + self.army.veteran

    @cached_property
    def horse(self) -> int:
        """CR D.1."""
        return HORSE[self.army.nation] * (self.counters + sum(self.army.stack.pashas))

    @cached_property
    def native(self) -> bool:
        return self.army.nation in NATIVES

    @cached_property
    def fires(self) -> bool:
        """CR E.1."""
        technology = self.army.technology
        return technology != "medieval" and (technology != "renaissance" or self.full >= 1)

    def inflicts(self, halves: int) -> int:
        """CR F.2: what the enemy loses by it, adjusted once."""
        return max(0, halves + national(self.army.nation, self.year, self.full) + VARIABLE[self.counters + self.pashas])

    def remains(self, losses: int) -> str:
        """CR K and K.2, for a loser who pays in pashas first, the one that wastes least."""
        due, pashas = losses // 2 or losses, list(self.army.stack.pashas)
        while due > 0 and any(pashas):
            worth = max((p for p in pashas if 0 < p <= due), default=min(filter(None, pashas)))
            pashas.remove(worth)
            due -= worth
        return _left(self.army.stack.plus, self.army.stack.minus, self.army.stack.detachments, due, len(pashas))


def _left(plus: int, minus: int, loose: int, due: int, pashas: int) -> str:
    while due > 0 and plus + minus + loose:
        if loose:
            loose -= 1
        elif minus:
            minus, loose = minus - 1, 1
        else:
            plus, minus, loose = plus - 1, 1, 1
        due -= 1
    counted = (("A+", plus), ("A-", minus), ("D", loose), ("P", pashas))
    return " ".join(f"{number}{face}" if number > 1 else face for face, number in counted if number)
