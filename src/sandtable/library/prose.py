"""Which sentences tell a game, by the name of its rules."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.telling.battle import GrandeurProse
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.telling.battle import ImpetusProse
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.telling.battle import Prose as RapideProse
from sandtable.kernel.retell import Moment
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words


class Prose(Protocol):
    """Tells one game in one language."""

    def opening(self) -> Iterator[Sentence]:
        """What is to be known before anything happens."""
        ...

    def side(self, seat: str) -> str:
        """A seat as people call it."""
        ...

    def moment(self, moment: Moment) -> Iterator[str]:
        """What was thrown, and what happened then, as lines."""
        ...

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        """The same, with whom each sentence names."""
        ...


class NoProse(LookupError):  # noqa: N818
    """Nobody can tell a game by these rules."""

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset
        super().__init__(ruleset)


TABLED: Mapping[str, Callable[..., Prose]] = MappingProxyType(
    {Impetus.name: ImpetusProse, Grandeur.name: GrandeurProse, Argad.name: ArgadProse}
)
"""Games with a table, which can also be told briefly beside it."""

PROSES: Mapping[str, Callable[[Words, Any], Prose]] = MappingProxyType({Rapide.name: RapideProse, **TABLED})


def prose_of(ruleset: str, say: Words, scenario: Any) -> Prose:
    """The prose of a game. Raises NoProse."""
    if ruleset not in PROSES:
        raise NoProse(ruleset)
    return PROSES[ruleset](say, scenario)


def log_of(ruleset: str, say: Words, scenario: Any, *, minor: bool = False) -> Prose | None:
    """Who tells a game beside its table, also what is minor if wanted; nobody where it has no table."""
    return TABLED[ruleset](say, scenario, brief=True, minor=minor) if ruleset in TABLED else None
