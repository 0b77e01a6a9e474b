"""A unit with the base that it stands on."""

from functools import cached_property
from typing import NamedTuple

from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import Box, box


class Standing(NamedTuple):
    """What a stand is made of."""

    unit: Unit
    base: Base
    fighting: bool = False


class Stand(Standing):
    """A unit somewhere on the table; `fighting`: it is in melee (BI 4.1.3). What is often asked of it is kept."""

    @cached_property
    def id(self) -> str:
        return self.unit.id

    @cached_property
    def outline(self) -> Outline:
        return self.base.outline

    @cached_property
    def box(self) -> Box:
        """The least upright box around it."""
        return box(self.outline)
