"""The tables that a game brings with it: troops, weapons, terrain, and the dice that clauses add or take away."""

from collections.abc import Mapping

from msgspec import Struct

from sandtable.rulesets.impetus.armies import Limits, Lists
from sandtable.rulesets.impetus.modifiers import Modifiers
from sandtable.rulesets.impetus.pieces import Pieces
from sandtable.rulesets.impetus.scenario import Measures
from sandtable.rulesets.impetus.troops import Scale
from sandtable.rulesets.impetus.weapons import Weapons


class Tables(Struct, frozen=True, eq=False):
    """Everything that is a number or a name of the book rather than a rule."""

    limits: Limits
    weapons: Weapons
    pieces: Pieces
    scales: Mapping[str, Scale]
    dice: Modifiers

    @property
    def measures(self) -> Measures:
        """What a scenario is judged by."""
        return Measures(Lists(self.limits, self.weapons.rows), self.pieces, self.scales)
