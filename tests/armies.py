"""What the armies of the program are called."""

from sandtable.games.grandeur.files import armies as grandeur
from sandtable.games.impetus.files import armies as impetus


def army(name: str, language: str = "en") -> str:
    """An army by the name of its file."""
    found = impetus if name in impetus.armies() else grandeur
    return str(getattr(found.load_army(found.armies()[name]).name, language))
