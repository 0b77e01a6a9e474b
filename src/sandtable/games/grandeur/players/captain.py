"""The captain of Grandeur: as in Impetus, with corps, generals, further moves and answers to the enemy."""

from typing import Any, ClassVar

from sandtable.games.grandeur.players.judges import judges_of
from sandtable.games.grandeur.players.laying_out import lay_out
from sandtable.games.grandeur.players.plan import Planner
from sandtable.games.grandeur.rules.command.corps import members, open_corps
from sandtable.games.grandeur.rules.orders import NameCorps
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.impetus.players import captain
from sandtable.games.impetus.players.captain import SETUP
from sandtable.games.impetus.players.position import Judges, Position
from sandtable.games.impetus.players.reach import Spot, way_to
from sandtable.games.impetus.players.worth import worth
from sandtable.kernel.awaiting import Choice
from sandtable.table.plane import UNIT

CORPS = "corps"
FIGHTING = 1.5
"""How much more a unit in melee counts: the side that acts first fights the round."""


class Captain(captain.Captain):
    """A player of Grandeur who always answers the same in the same view."""

    planner: ClassVar[type[Planner]] = Planner
    ruleset: Grandeur

    def judges_of(self, ruleset: Any) -> Judges:
        return judges_of(ruleset.umpire)

    def __call__(self, view: Any, seat: str) -> Any:
        awaited = self.ruleset.awaiting(view)
        assert isinstance(awaited, Choice), "a captain is asked"
        if awaited.what == CORPS:
            return _name_corps(view, Position(view, seat, self.judges))
        if awaited.what in SETUP:
            return lay_out(self.ruleset, view, seat, awaited.what)
        return super().__call__(view, seat)


def _name_corps(view: Any, position: Position) -> NameCorps:
    """The corps with most strength near the enemy; of equals, the first."""

    def urge(corps: str) -> float:
        return sum(_press(position, position.mine[unit]) for unit in members(view, position.seat, corps))

    return NameCorps(max(open_corps(view, position.seat), key=urge))


def _press(position: Position, spot: Spot) -> float:
    """What a unit is worth; the more moves it is from the enemy, the less."""
    if spot.fighting:
        return FIGHTING * worth(spot.unit)
    off = min((way_to(spot.place, enemy.place).length for enemy in position.theirs), default=0.0)
    reach = position.judges.umpire.weapons.rows[spot.unit.profile.weapon].most / UNIT if spot.unit.profile.weapon else 0
    return worth(spot.unit) / (1 + max(0.0, off - reach) / max(1.0, spot.unit.profile.move / UNIT))
