"""One die about to be thrown at the enemy: all that the clauses on dice may ask."""

from msgspec import Struct

from sandtable.games.rapide.rules.battle import Army, Battle, enemy
from sandtable.games.rapide.rules.stacks.stacking import Stack

FIRE, SHOCK, PURSUIT = "fire", "shock", "pursuit"


class Attack(Struct, frozen=True):
    """A side fires, shocks or pursues in some round; `pressed`: the enemy has failed to retreat."""

    battle: Battle
    seat: str
    phase: str
    round: int
    stack: Stack
    facing: Stack
    pressed: bool = False
    broke_at_fire: bool = False

    @property
    def army(self) -> Army:
        return self.battle.army(self.seat)

    @property
    def foe(self) -> Army:
        return self.battle.army(enemy(self.seat))
