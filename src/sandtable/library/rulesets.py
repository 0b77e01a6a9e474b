"""The rulesets that the program plays, with its own tables, by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.grandeur.files.ruleset import load_grandeur
from sandtable.games.impetus.files.ruleset import load_impetus
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.kernel.ruleset import AnyRuleset

LOADS: Mapping[str, Callable[[], AnyRuleset]] = MappingProxyType(
    {"rapide": load_rapide, "impetus": load_impetus, "grandeur": load_grandeur, "argad": load_argad}
)


def load_ruleset(name: str) -> AnyRuleset:
    """A ruleset with the shipped tables. Raises LookupError."""
    return LOADS[name]()
