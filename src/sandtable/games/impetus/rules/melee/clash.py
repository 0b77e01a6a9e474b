"""One unit against the enemy that it touches: all that the clauses on melee dice may ask."""

from msgspec import Struct

from sandtable.games.impetus.rules.terrain.terrain import DIFFICULT, OPEN, ROUGH
from sandtable.games.impetus.rules.troops.units import Unit

BROKEN = (ROUGH, DIFFICULT)


class Clash(Struct, frozen=True):
    """Who fights whom. `charges`: it has charged or pursued into this round; `frontal`: its charge met the front.

    `ground` is the worst that the unit is in, `enemy_ground` the worst that the enemy is wholly in. `backing` is the
    separate unit behind it that gives it depth.
    """

    unit: Unit
    enemy: Unit
    charges: bool = False
    frontal: bool = True
    ground: str = OPEN
    enemy_ground: str = OPEN
    uphill: bool = False
    enemy_beside_pikes: bool = False
    backing: Unit | None = None

    @property
    def on_bad_ground(self) -> bool:
        """The charger is in broken ground, or the enemy charged is wholly in it."""
        return self.ground in BROKEN or self.enemy_ground in BROKEN
