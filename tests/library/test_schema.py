"""The JSON Schema of battle files agrees with their reader."""

import tomllib
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sandtable.games.rapide.files.battles import battle_schema, battles
from sandtable.games.rapide.files.nations import called
from sandtable.games.rapide.files.tables import load_tables
from tests.library.files import BATTLE, battle, battle_faults, changed

SCHEMA = battle_schema(load_tables())
VALIDATOR = Draft202012Validator(SCHEMA)


def test_it_is_a_schema() -> None:
    """Of the draft that it names."""
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("name", battles())
def test_it_accepts_every_shipped_battle(name: str) -> None:
    """Nothing is underlined in an editor."""
    VALIDATOR.validate(tomllib.loads(battles()[name].read_text("utf-8")))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1643", '"1643"'),
        ("1643", "1643.5"),
        ("year = 1643", ""),
        ("year", "yaer"),
        ('"plain"', '"plian"'),
        ('"france"', '"frnace"'),
        ('"baroque"', '"barock"'),
        ('nation = "france"', ""),
        ('stack = "2A+"', ""),
        ('stack = "2A+"', "stack = 8"),
        ('technology = "baroque"', ""),
        ('"4.3.4"', '"4.3"'),
        ('"4.3.4"', "434"),
        ("veteran = true", "veteran = 1"),
        ("veteran = true", 'pasha = "x"'),
        ("veteran = true", 'pasha = ["x"]'),
        ("veteran = true", "vetran = true"),
        ("[defender]", "[defendr]"),
        ('terrain = "plain"', "options.retreat_test = 1"),
        ('terrain = "plain"', "options.retreat = true"),
    ],
)
def test_it_rejects_what_the_reader_rejects(old: str, new: str) -> None:
    """Typical mistakes are seen by both."""
    text = changed(BATTLE, old, new)
    assert not VALIDATOR.is_valid(tomllib.loads(text))
    assert battle_faults(text)


def test_it_accepts_what_the_reader_accepts() -> None:
    """Every field that there is."""
    text = changed(BATTLE, "france", "turkey")
    text = changed(text, 'stack = "2A+"', 'stack = "2A+ 2P"\npasha = [1, 2]\nnative = false\nrevolution = false')
    text += "\n[options]\nretreat_test = true\n"
    VALIDATOR.validate(tomllib.loads(text))
    assert battle(text).retreat_test


def test_it_knows_every_name_of_a_nation() -> None:
    """Aliases too."""
    sides: Any = SCHEMA["$defs"]["SideFile"]["properties"]
    assert sides["nation"]["enum"] == list(called())


def test_it_follows_the_tables() -> None:
    """Terrains and technologies are those of the tables that it is made from."""
    tables = load_tables()
    assert SCHEMA["$defs"]["BattleFile"]["properties"]["terrain"]["enum"] == list(tables.terrains)
    assert SCHEMA["$defs"]["SideFile"]["properties"]["technology"]["enum"] == list(tables.technologies)
