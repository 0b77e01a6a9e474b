"""The rulesets that exist, by the name and version that a game file carries."""

from typing import Any

import msgspec

from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.tables import Tables as ArgadTables
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.tables import Tables as GrandeurTables
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.tables import Tables as ImpetusTables
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.tables import Tables as RapideTables
from sandtable.kernel.ruleset import AnyRuleset

RULESETS: dict[tuple[str, int], tuple[Any, Any]] = {
    (Rapide.name, Rapide.version): (Rapide, RapideTables),
    (Impetus.name, Impetus.version): (Impetus, ImpetusTables),
    (Grandeur.name, Grandeur.version): (Grandeur, GrandeurTables),
    (Argad.name, Argad.version): (Argad, ArgadTables),
}


class UnknownRules(LookupError):  # noqa: N818
    """A game is played by rules that this program does not have; `known` are the versions of them that it has."""

    def __init__(self, name: str, version: int) -> None:
        self.name, self.version = name, version
        self.known = tuple(number for each, number in RULESETS if each == name)
        super().__init__(f"{name} {version}")


def ruleset_of(name: str, version: int, tables: bytes) -> AnyRuleset:
    """The ruleset that a game file names, with the tables that it brings. Raises UnknownRules."""
    if (name, version) not in RULESETS:
        raise UnknownRules(name, version)
    build, shape = RULESETS[name, version]
    ruleset: AnyRuleset = build(msgspec.json.decode(tables, type=shape))
    return ruleset
