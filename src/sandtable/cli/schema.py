"""`sandtable schema`: the JSON Schema of a kind of file, for editors."""

from sandtable.cli.speech import one_of, tell
from sandtable.games import games, load

KINDS = {kind: place for each in games() for kind, place in each.commands.schemas.items()}


def schema(kind: str = one_of("GAME", tuple(KINDS), "Whose battle files")) -> None:
    """Print the JSON Schema of a kind of file."""
    tell(load(KINDS[kind])())
