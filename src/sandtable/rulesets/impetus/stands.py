"""A unit with the base that it stands on."""

from typing import NamedTuple

from sandtable.rulesets.impetus.units import Unit
from sandtable.table.shape import Base, Outline


class Stand(NamedTuple):
    """A unit somewhere on the table; `fighting`: it is in melee (BI 4.1.3)."""

    unit: Unit
    base: Base
    fighting: bool = False

    @property
    def id(self) -> str:
        return self.unit.id

    @property
    def outline(self) -> Outline:
        return self.base.outline
