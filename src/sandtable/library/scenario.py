"""Scenario files of a game whose scenario is one plain record: they are read and called by what it says.

A file has the fields of the record. What is wrong with it is told with its line, what the rules forbid with its clause.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from sandtable.games.package import Files, GamePackage
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.document import Document, fields_of, read_document
from sandtable.library.fault import Unreadable
from sandtable.library.named import find
from sandtable.library.own import BATTLES, Own, shipped_files
from sandtable.library.words import LANGUAGES, Words


def scenario_files(ruleset: Callable[[Any], AnyRuleset], tables: Struct, first: str) -> Files:
    """The files of a game that has scenarios alone; `first` is played if nobody names one."""

    @cache
    def load() -> AnyRuleset:
        return ruleset(tables)

    def read(document: Document, own: Own | None) -> Any:
        rules = load()
        found: Any = document.record(document.raw, rules.scenario_type)
        if faults := [document.fault("", each.key, each.clause, **each.args) for each in rules.judge_setup(found)]:
            raise Unreadable(faults)
        return found

    def claims(raw: Any) -> bool:
        """It has every field that a scenario of this game must have."""
        record: type[Struct] = load().scenario_type
        return all(name in raw for name, field in fields_of(record).items() if field.required)

    return Files(load=load, tables=type(tables), readers={BATTLES: read}, claims=claims, first=first)


def named_scenario(package: GamePackage, name: str, ruleset: AnyRuleset | None = None) -> Any:
    """A scenario that comes with a game by its name, or that of a file; the first one if there is no name.

    Where the game reads scenarios by the tables, they are those of the ruleset. Raises Unreadable.
    """
    known = shipped_files(package.name, BATTLES)
    asked = name or package.files.first
    document = read_document(known.get(asked) or find(asked, known))
    if package.files.scenario:
        return package.files.scenario(document, ruleset or package.files.load())
    return package.files.readers[BATTLES](document, None)


def scenario_title(game: str, say: Words, scenario: Any) -> str:
    """The word `scenario-GAME-NAME`, from the `name` of a scenario; without such a word the name itself."""
    name = str(getattr(scenario, "name", "") or game)
    key = f"scenario-{game}-{name}"
    return say(key) if say.has(key) else name


def scenario_note(game: str, say: Words, scenario: Any) -> str:
    """The word `scenario-GAME-NAME-note`, if there is one."""
    key = f"scenario-{game}-{getattr(scenario, 'name', '')}-note"
    return say(key) if say.has(key) else ""


def names_of_parts(scenario: Any) -> dict[str, dict[str, str]]:
    """What the parts of a scenario that have a `name` are called, in every language: its seats, by their fields."""
    parts = ((field, getattr(scenario, field)) for field in scenario.__struct_fields__)
    found = {field: part.name for field, part in parts if isinstance(getattr(part, "name", None), str)}
    return {field: dict.fromkeys(LANGUAGES, name) for field, name in found.items()}
