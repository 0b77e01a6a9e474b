"""The players that the program has for each game, by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.argad.players.captain import Bystander as ArgadBystander
from sandtable.games.argad.players.captain import Captain as ArgadCaptain
from sandtable.games.grandeur.players.captain import Captain as GrandeurCaptain
from sandtable.games.impetus.players.captain import Captain as ImpetusCaptain
from sandtable.games.rapide.players.captain import Captain as RapideCaptain
from sandtable.kernel.loop import Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.recruit import Recruit

RECRUIT, CAPTAIN = "recruit", "captain"
CAPTAINS: Mapping[str, Callable[[Any], Decide]] = MappingProxyType(
    {
        "rapide": lambda ruleset: RapideCaptain(ruleset, {}),
        "impetus": ImpetusCaptain,
        "grandeur": GrandeurCaptain,
        "argad": ArgadCaptain,
    }
)
PLAYERS = (RECRUIT, CAPTAIN)
"""Those that may be chosen."""

BYSTANDER = "bystander"
BYSTANDERS: Mapping[str, Callable[[Any], Decide]] = MappingProxyType({"argad": ArgadBystander})
"""Who answers for a seat that is out of a game which others play on; the recruit where a game has nobody for that."""


def player(name: str, ruleset: AnyRuleset, seed: int) -> Decide:
    """A player of this name for this game. Raises LookupError."""
    if name == BYSTANDER and ruleset.name in BYSTANDERS:
        return BYSTANDERS[ruleset.name](ruleset)
    if name in (RECRUIT, BYSTANDER):
        return Recruit(ruleset, seed)
    if name != CAPTAIN:
        raise LookupError(name)
    return CAPTAINS[ruleset.name](ruleset)
