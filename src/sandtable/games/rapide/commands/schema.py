"""`sandtable schema`: the JSON Schema of a kind of file, for editors."""

from enum import StrEnum

import msgspec
import typer

from sandtable.cli.speech import tell
from sandtable.games.rapide.files.schema import battle_schema
from sandtable.games.rapide.files.tables import load_tables


class Kind(StrEnum):
    """The kinds of file that have a schema."""

    RAPIDE = "rapide"


def schema(kind: Kind = typer.Argument(..., help="rapide: battle files of Combat Rapide.")) -> None:
    """Print the JSON Schema of a kind of file."""
    tell(schema_text())


def schema_text() -> str:
    """The schema of battle files, laid out for people."""
    return msgspec.json.format(msgspec.json.encode(battle_schema(load_tables())), indent=2).decode()
