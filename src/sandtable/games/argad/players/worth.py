"""What a figure is worth, by itself and for what the players want; and how far a seat is ahead."""

from sandtable.games.argad.rules.characters.figures import CAVALRY, GLORY, Figure
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Aim, Scenario, hostile
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.turn.aims import done_at_last, points_for

POINT = 2.0
"""What a point of an aim is worth, in plain men."""

PUSHED = 0.2
"""How bad being pushed back is, compared with dying."""

WOUND = 0.6
"""What the first of two lives is worth, compared with a man."""


def plain(figure: Figure) -> float:
    """A figure taken alone: class, armour and what it carries."""
    worth = 0.5 + 0.15 * figure.rank + 0.1 * figure.wears
    worth += 0.3 * bool(figure.missile) + 0.3 * (figure.horse == CAVALRY) + 0.2 * figure.strong + 0.2 * figure.leader
    return worth * (2 if figure.glory == GLORY else 1)


def worths(state: State) -> dict[str, float]:
    """All who live: what they are, and the share of every aim that ends with them."""
    found = {man.id: 0.0 for man in state.men}
    for figure in state.scenario.figures:
        if figure.id in found:
            found[figure.id] = plain(figure)
    for aim in state.scenario.aims:
        for name in concerned(state.scenario, aim):
            if name in found:
                found[name] += POINT * aim.points / max(1, aim.count, len(aim.whom))
    return found


def concerned(scenario: Scenario, aim: Aim) -> tuple[str, ...]:
    """The figures whose life an aim speaks of."""
    if aim.kind in ("keep", "reach", "tell"):
        return aim.whom
    if aim.kind == "kill":
        return aim.whom or tuple(each.id for each in scenario.figures if hostile(scenario, aim.seat, each.seat))
    return ()


def lead(ruleset: Argad, view: State, seat: str) -> float:
    """By how many points a seat would be ahead of the next if the game ended now, as a share of all points."""
    points = points_for(view.scenario, done_at_last(view, ruleset.umpire.field(view)))
    others = max(found for other, found in points.items() if other != seat)
    return (points[seat] - others) / max(1, sum(aim.points for aim in view.scenario.aims))
