"""The tables that a game brings with it: troops, weapons, terrain, and the dice that clauses add or take away."""

from msgspec import Struct

from sandtable.games.impetus.rules.melee.dice import MeleeDice
from sandtable.games.impetus.rules.setup.scenario import Measures
from sandtable.games.impetus.rules.shooting.dice import FireDice
from sandtable.games.impetus.rules.shooting.weapons import Weapons
from sandtable.games.impetus.rules.terrain.pieces import Pieces
from sandtable.games.impetus.rules.troops.armies import Limits, Lists
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.kernel.bounds import Rows


class Modifiers(Struct, frozen=True, eq=False):
    """Everything that changes a number of dice."""

    fire: FireDice
    melee: MeleeDice


class Tables(Struct, frozen=True, eq=False):
    """Everything that is a number or a name of the book rather than a rule."""

    limits: Limits
    weapons: Weapons
    pieces: Pieces
    scales: Rows[Scale]
    dice: Modifiers

    @property
    def measures(self) -> Measures:
        """What a scenario is judged by."""
        return Measures(Lists(self.limits, self.weapons.rows), self.pieces, self.scales)
