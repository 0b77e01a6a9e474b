"""A battle file of Grandeur as written: Impetus' fields, generals, weather, and the switches of the book."""

from typing import Any, Literal

from msgspec import Struct

from sandtable.games.grandeur.rules.setup.scenario import Weather
from sandtable.games.impetus.files.battle_file import Number


class BattleFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle; its pieces and sides are read one by one. There is one edition, the French."""

    game: Literal["grandeur"]
    scale: str
    red: Any
    blue: Any
    board: tuple[Number, Number] | None = None
    last_turn: int = 12
    defender: str = ""
    half: str = ""
    free_deployment: bool = False
    weather: Weather | None = None
    divisions: bool = False
    squares_by_order: bool = False
    most_points: int = 0
    piece: list[Any] = []

    @property
    def edition(self) -> str:
        return "fr"


class SideFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side: an army by its name or path, the corps or brigades that it is reduced to, and where they stand."""

    army: str
    corps: list[str] | None = None
    units: list[str] | None = None
    deploy: list[Any] = []
    general: list[Any] = []


class GeneralPostFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a general is set up on a separate base, which blocks nobody."""

    general: str
    x: Number
    y: Number
    heading: Number


class AttachedFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A general who is with a unit."""

    general: str
    unit: str


def general_shape(raw: Any) -> type[Struct]:
    """With a unit, or on a separate base."""
    return AttachedFile if isinstance(raw, dict) and "unit" in raw else GeneralPostFile
