"""The captain of Grandeur: as in Impetus, with corps, generals, further moves and answers to the enemy."""

from typing import Any, ClassVar

from sandtable.games.grandeur.players.chances import Fates
from sandtable.games.grandeur.players.corps import name_corps
from sandtable.games.grandeur.players.duel import Duels
from sandtable.games.grandeur.players.fire import Fire
from sandtable.games.grandeur.players.laying_out import lay_out
from sandtable.games.grandeur.players.plan import Planner
from sandtable.games.grandeur.players.temper import temper_of
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.impetus.players import captain
from sandtable.games.impetus.players.captain import SETUP
from sandtable.games.impetus.players.position import Judges, Position
from sandtable.kernel.awaiting import Choice

CORPS = "corps"


class Captain(captain.Captain):
    """A player of Grandeur who always answers the same in the same view."""

    planner: ClassVar[type[Planner]] = Planner
    ruleset: Grandeur

    def judges_of(self, ruleset: Any) -> Judges:
        fates = Fates(ruleset.umpire)
        duels, fire = Duels(ruleset.umpire, fates), Fire(ruleset.umpire, fates)
        return Judges(ruleset.umpire, fates, duels, fire, temper_of)

    def __call__(self, view: Any, seat: str) -> Any:
        awaited = self.ruleset.awaiting(view)
        assert isinstance(awaited, Choice), "a captain is asked"
        if awaited.what == CORPS:
            return name_corps(Position(view, seat, self.judges))
        if awaited.what in SETUP:
            return lay_out(self.ruleset, view, seat, awaited.what)
        return super().__call__(view, seat)
