"""An army file as written: its commands, its generals, and its brigades."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from sandtable.games.grandeur.files.profiles import FiguresFile
from sandtable.library.names import Written

Change: TypeAlias = Literal["veteran", "elite", "skirmish-a", "skirmish-b"]


class GeneralFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A general: grade, bravery and name."""

    grade: str
    brave: bool = False
    name: Written | None = None


class DivisionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Brigades under a general; both are read one by one."""

    id: str = ""
    name: Written | None = None
    general: Any = None
    brigade: list[Any] = []


class CorpsFile(DivisionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Divisions under a general, and brigades in none of them."""

    division: list[Any] = []


class ArmyFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army of corps, or of divisions alone (GR 2.0a); `points` is its cost, which is checked."""

    game: Literal["grandeur"]
    name: Written
    structure: str
    commander: Any
    period: list[int] | None = None
    points: int | None = None
    corps: list[Any] = []
    division: list[Any] = []
    brigade: list[Any] = []


class OwnBrigadeFile(FiguresFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Brigades with figures of their own."""

    count: int = 1
    name: Written | None = None


class ListedBrigadeFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Brigades with a profile of the book, and what is added to it (GR A2b)."""

    profile: str
    changes: list[Change] = []
    mixed: bool = False
    count: int = 1
    name: Written | None = None


BrigadeFile: TypeAlias = OwnBrigadeFile | ListedBrigadeFile


def brigade_shape(raw: Any) -> type[BrigadeFile]:
    """Brigades either name a profile or have figures of their own."""
    return ListedBrigadeFile if isinstance(raw, dict) and "profile" in raw else OwnBrigadeFile
