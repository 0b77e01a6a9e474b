"""How far a seat is ahead, for offers of a draw."""

from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.turn.aims import done_at_last, points_for


def lead(ruleset: Argad, view: State, seat: str) -> float:
    """By how many points a seat would be ahead of the next if the game ended now, as a share of all points."""
    points = points_for(view.scenario, done_at_last(view, ruleset.umpire.field(view)))
    others = max(found for other, found in points.items() if other != seat)
    return (points[seat] - others) / max(1, sum(aim.points for aim in view.scenario.aims))
