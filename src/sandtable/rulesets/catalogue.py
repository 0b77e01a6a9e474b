"""The rulesets that exist, by the name and version that a game file carries."""

import msgspec

from sandtable.kernel.ruleset import AnyRuleset
from sandtable.rulesets.rapide.ruleset import Rapide
from sandtable.rulesets.rapide.tables import Tables

RULESETS = {(Rapide.name, Rapide.version): (Rapide, Tables)}


def ruleset_of(name: str, version: int, tables: bytes) -> AnyRuleset:
    """The ruleset that a game file names, with the tables that it brings. Raises LookupError."""
    if (name, version) not in RULESETS:
        raise LookupError(f"{name} {version}")
    build, shape = RULESETS[name, version]
    return build(msgspec.json.decode(tables, type=shape))
