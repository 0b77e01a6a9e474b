"""The JSON Schema of battle files, for editors."""

from typing import Any

import msgspec

from sandtable.games.rapide.files.battles import BattleFile
from sandtable.games.rapide.files.nations import called
from sandtable.games.rapide.files.tables import load_tables
from sandtable.games.rapide.rules.tables import Tables


def battle_schema(tables: Tables) -> dict[str, Any]:
    """What a battle file may hold, with the names that the tables know."""
    schema = msgspec.json.schema(BattleFile)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    parts = schema["$defs"]
    parts["BattleFile"]["properties"]["terrain"]["enum"] = list(tables.terrains)
    side = parts["SideFile"]["properties"]
    side["technology"]["enum"] = list(tables.technologies)
    side["nation"]["enum"] = list(called())
    side["leader"]["pattern"] = r"^\d\.\d\.\d$"
    side["stack"]["examples"] = ["2A+", "A+ A- 2D 1P"]
    return schema


def schema_text() -> str:
    """The schema of battle files, laid out for people."""
    return msgspec.json.format(msgspec.json.encode(battle_schema(load_tables())), indent=2).decode()
