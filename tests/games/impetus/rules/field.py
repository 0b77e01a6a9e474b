"""Units for cases: as little of a profile as the case speaks of."""

from typing import Any

from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit

PROFILE = ("type", "vbu", "weapon", "traits")


def unit(raw: dict[str, Any], seat: str = "red") -> Unit:
    """A unit from a case; what it does not name is plain."""
    traits = tuple(raw.get("traits", ()))
    profile = Profile(
        raw["type"], raw.get("move", 5000), raw.get("vbu", 5), raw.get("i", 1), 1, raw.get("weapon", ""), traits
    )
    rest = {name: value for name, value in raw.items() if name not in (*PROFILE, "i", "large", "move")}
    return Unit("u", seat, profile, rear=profile if raw.get("large") else None, **rest)
