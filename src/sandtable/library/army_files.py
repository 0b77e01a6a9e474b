"""Army files of every game: where one lies, and which game it is for."""

from pathlib import Path

from sandtable.games.grandeur.files import armies as grandeur
from sandtable.games.impetus.files import armies as impetus
from sandtable.games.impetus.files.reading import unknown
from sandtable.library.document import read_document
from sandtable.library.fault import Unreadable
from sandtable.library.named import find

IMPETUS, GRANDEUR = "impetus", "grandeur"


def find_army(name: str) -> Path:
    """A path as it is given, or an army that comes with the program, of whatever game."""
    return find(name, impetus.armies() | grandeur.armies())


def game_of(path: Path) -> str:
    """The game that an army file names; one that names none is for Basic Impetus."""
    document = read_document(path)
    game = document.raw.get("game", IMPETUS)
    if "game" in document.raw and game != GRANDEUR:
        raise Unreadable([document.fault("game", "fault-name", "", **unknown(str(game), (GRANDEUR,)))])
    return str(game)
