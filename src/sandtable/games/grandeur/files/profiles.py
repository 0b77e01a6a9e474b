"""The profiles of the book, and brigades with figures of their own."""

from functools import lru_cache

from msgspec import Struct

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.rules.troops.profiles import Discipline, Profile, Quality, worth
from sandtable.games.impetus.files.entry import name_of
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.kernel.bounds import Id, Points
from sandtable.library.document import read_document
from sandtable.library.names import Written
from sandtable.table.plane import UNIT


class FiguresFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures of a profile as written; VD follows from the cost unless given (GR 8)."""

    type: Id
    m: int
    vbu: int
    i: int
    discipline: Discipline
    points: Points
    vd: int | None = None
    weapon: Id = ""
    quality: Quality = ""
    mixed: bool = False
    horse: bool = False

    @property
    def profile(self) -> Profile:
        return Profile(
            type=self.type,
            move=self.m * UNIT,
            vbu=self.vbu,
            impetus=self.i,
            vd=worth(self.points) if self.vd is None else self.vd,
            weapon=self.weapon,
            discipline=self.discipline,
            points=self.points,
            quality=self.quality,
            mixed=self.mixed,
            horse=self.horse,
        )


class ListedFile(FiguresFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A profile of the book, or one of ours beside it: its figures, its clause and its name."""

    clause: str
    name: Written
    ours: bool = False


class Listed(Struct, frozen=True):
    """A profile with its name; `ours`: it is not the book's."""

    profile: Profile
    name: Name
    ours: bool


@lru_cache(maxsize=1)
def load_profiles() -> dict[str, Listed]:
    """GR A2a: every profile of the second appendix with its variants, and ours, by the names that army files use."""
    document = read_document(DATA / "profiles.toml")
    files = {name: document.record(raw, ListedFile, name) for name, raw in document.raw.items()}
    return {name: Listed(file.profile, name_of(file.name), file.ours) for name, file in files.items()}
