"""One event of Grandeur in its context."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.games.grandeur.telling.names import Names
from sandtable.games.impetus.telling import scene

REASONS: Mapping[str, str] = MappingProxyType(
    {
        "IM 2": "grandeur-for-failed",
        "IM 5": "grandeur-for-failed",
        "IM 6": "grandeur-for-failed",
        "GR 6.4": "grandeur-for-fell-back",
        "GR A1b": "grandeur-for-square",
    }
)


class Scene(scene.Scene):
    """An event of Grandeur and what is needed to tell it."""

    names: Names

    @property
    def reasons(self) -> Mapping[str, str]:
        return {**super().reasons, **REASONS}
