"""The kinds of terrain of Basic Impetus, from the program's tables."""

from functools import lru_cache

from msgspec import Struct

from sandtable.games.impetus import DATA
from sandtable.games.impetus.rules.terrain.pieces import Form, Kind, Pieces
from sandtable.library.document import read_document


class SizesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """How long and wide pieces may be, in U."""

    clauses: list[str]
    shortest: int
    longest: int
    road_width: int


class KindFile(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of piece."""

    clause: str
    ground: str
    form: Form
    hides: bool = False
    most: int = 0
    by_die: bool = False


class TerrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `terrain.toml`."""

    pieces: SizesFile
    piece: dict[str, KindFile]


@lru_cache(maxsize=1)
def load_pieces() -> Pieces:
    """The shipped kinds of terrain."""
    document = read_document(DATA / "tables/terrain.toml")
    return pieces_of(document.record(document.raw, TerrainFile))


def pieces_of(file: TerrainFile) -> Pieces:
    """The kinds of terrain of a file."""
    kinds = {name: Kind(k.ground, k.form, k.hides, k.most, k.by_die) for name, k in file.piece.items()}
    return Pieces(kinds, file.pieces.shortest, file.pieces.longest, file.pieces.road_width)
