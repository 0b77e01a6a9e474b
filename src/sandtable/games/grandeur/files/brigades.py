"""Brigades of an army file: by a profile of the book and what is added to it, or by figures of their own."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.grandeur.files.army_file import BrigadeFile, Change, ListedBrigadeFile
from sandtable.games.grandeur.files.profiles import load_profiles
from sandtable.games.grandeur.files.tables import load_prices
from sandtable.games.grandeur.rules.troops.armies import changed
from sandtable.games.grandeur.rules.troops.profiles import Profile, worth
from sandtable.games.impetus.files.entry import MOST
from sandtable.games.impetus.files.names import name_of
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.library.document import Document
from sandtable.library.fault import Fault
from sandtable.library.names import Written
from sandtable.library.nearest import unknown


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


def name_in(written: Written | None) -> Name | None:
    """A name in every language, if there is one."""
    return None if written is None else name_of(written)


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
