"""The nations that battles may name."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from sandtable.games.rapide import DATA
from sandtable.library.document import read_document

NO_HORSE = ("america", "oceania")


class Nation(Struct, frozen=True):
    """A nation: its names, its part of the world, and its horse."""

    name: dict[str, str]
    region: Literal["europe", "islam", "asia", "africa", "america", "oceania"]
    native: bool
    cavalry: Literal["standard", "none", "double"]
    aliases: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def nations() -> dict[str, Nation]:
    """All nations by their id."""
    document = read_document(DATA / "nations.toml")
    return {name: document.record(raw, Nation, name) for name, raw in document.raw.items()}


@lru_cache(maxsize=1)
def called() -> dict[str, str]:
    """Every name that a file may use, and the nation it means."""
    found = {name: name for name in nations()}
    for name, nation in nations().items():
        found |= dict.fromkeys(nation.aliases, name)
    return found


def horse(nation: Nation, *, native: bool) -> str:
    """CR D.1: natives of America and Oceania have none, whatever a battle file says about natives."""
    if native == nation.native:
        return nation.cavalry
    if native and nation.region in NO_HORSE:
        return "none"
    return "standard" if nation.cavalry == "none" else nation.cavalry
