"""An army file as written: its commands, its generals, and its brigades."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.games.grandeur.files.profiles import FiguresFile, load_profiles
from sandtable.games.grandeur.files.tables import load_prices
from sandtable.games.grandeur.rules.troops.armies import changed
from sandtable.games.grandeur.rules.troops.profiles import Profile, worth
from sandtable.games.impetus.files.battle_file import Listed
from sandtable.games.impetus.files.entry import MOST, name_in
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.kernel.bounds import Id
from sandtable.library.document import Document
from sandtable.library.fault import Fault
from sandtable.library.names import Written
from sandtable.library.nearest import unknown

Change: TypeAlias = Literal["veteran", "elite", "skirmish-a", "skirmish-b"]


class GeneralFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A general: grade, bravery and name."""

    grade: Id
    brave: bool = False
    name: Written | None = None


class DivisionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Brigades under a general; both are read one by one."""

    id: Id = ""
    name: Written | None = None
    general: Any = None
    brigade: Listed[Any] = []


class CorpsFile(DivisionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Divisions under a general, and brigades in none of them."""

    division: Listed[Any] = []


class ArmyFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army of corps, or of divisions alone (GR 2.0a); `points` is its cost, which is checked."""

    game: Literal["grandeur"]
    name: Written
    structure: Id
    commander: Any
    period: list[int] | None = None
    points: int | None = None
    corps: Annotated[list[Any], Meta(max_length=20)] = []
    division: Listed[Any] = []
    brigade: Listed[Any] = []


class OwnBrigadeFile(FiguresFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Brigades with figures of their own."""

    count: int = 1
    name: Written | None = None


class ListedBrigadeFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Brigades with a profile of the book, and what is added to it (GR A2b)."""

    profile: Id
    changes: Annotated[list[Change], Meta(max_length=20)] = []
    mixed: bool = False
    count: int = 1
    name: Written | None = None


BrigadeFile: TypeAlias = OwnBrigadeFile | ListedBrigadeFile


def brigade_shape(raw: Any) -> type[BrigadeFile]:
    """Brigades either name a profile or have figures of their own."""
    return ListedBrigadeFile if isinstance(raw, dict) and "profile" in raw else OwnBrigadeFile


class Muster(Struct, frozen=True):
    """Brigades of one profile; `ours`: their figures are not the book's."""

    profile: Profile
    name: Name | None
    count: int
    ours: bool


def mustered(file: BrigadeFile) -> Muster:
    """The brigades of a valid table."""
    name = name_in(file.name)
    if not isinstance(file, ListedBrigadeFile):
        return Muster(file.profile, name, file.count, ours=True)
    listed = load_profiles()[file.profile]
    profile = listed.profile
    for change in file.changes:
        profile = changed(profile, load_prices(), change)
    if file.changes:
        profile = replace(profile, vd=worth(profile.points))
    return Muster(replace(profile, mixed=file.mixed), name or listed.name, file.count, listed.ours)


def brigade_faults(document: Document, file: BrigadeFile, path: str) -> Iterator[Fault]:
    """What is wrong with fields that can be read."""
    if file.count not in range(1, MOST + 1):
        yield document.fault(f"{path}.count", "fault-range", "GR 2.0a", low=1, high=MOST, found=str(file.count))
    if not isinstance(file, ListedBrigadeFile):
        return
    if file.profile not in load_profiles():
        names = unknown(file.profile, tuple(load_profiles()))
        yield document.fault(f"{path}.profile", "fault-name", "GR A2a", **names)
        return
    profile = load_profiles()[file.profile].profile
    for change in file.changes:
        if _has(profile, change):
            yield document.fault(f"{path}.changes", "fault-change", "GR A2b", change=change, profile=file.profile)
        profile = changed(profile, load_prices(), change)


def _has(profile: Profile, change: Change) -> bool:
    """Brigades that have quality or skirmishers cannot buy either; guns can have neither."""
    return bool(profile.weapon if change.startswith("skirmish") else profile.quality)
