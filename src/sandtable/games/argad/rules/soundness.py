"""What holds in every state of a game, whatever was ordered and thrown: a state that breaks it is our fault."""

from collections.abc import Iterator
from itertools import combinations

from sandtable.games.argad.rules.characters.figures import GLORY
from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.state import State
from sandtable.table.footing import overlapping


def unsound(state: State, umpire: Umpire) -> Iterator[str]:
    """Everything that is wrong with a state while a player is asked or the game is over."""
    field = umpire.field(state)
    yield from _overlaps(field)
    yield from _off_the_table(field)
    yield from _impossible(state, field)
    yield from _counted(state)


def _overlaps(field: Field) -> Iterator[str]:
    """Nobody stands on another or in a wall."""
    for one, other in combinations(field.standing, 2):
        if overlapping(field.foot(one), field.foot(other)):
            yield f"{one} is on {other}"
    for name in field.standing:
        if any(overlapping(field.foot(name), bar) for bar in field.bars(name)):
            yield f"{name} is in a wall"


def _off_the_table(field: Field) -> Iterator[str]:
    for name in field.standing:
        if not field.land.on_table(field.foot(name)):
            yield f"{name} is off the table"


def _impossible(state: State, field: Field) -> Iterator[str]:
    """States that a figure cannot be in."""
    for man in state.men:
        figure = field.figure(man.id)
        wrong = {
            "has nothing to ride": man.mounted and figure.horse == "none",
            "is wounded but not famous": man.wounded and figure.glory != GLORY,
            "loads less than nothing": man.reload < 0,
            "has thrown more than it had": man.ammunition < 0,
            "is hidden nowhere": man.hidden and man.stand is None and bool(state.turn),
            "has a wall without close order": man.wall == "stands" and man.formed != "close",
            "announces a wall alone": man.wall == "announced" and man.formed == "loose",
            "rides in close order": man.mounted and man.formed != "loose",
            "crouches on a horse": man.mounted and man.crouched,
            "is hidden and fights": man.hidden and man.fought,
            "was left by one who rides": bool(man.rider) and (not man.stand or state.there(man.rider).mounted),
        }
        yield from (f"{man.id} {what}" for what, holds in wrong.items() if holds)


def _counted(state: State) -> Iterator[str]:
    """Every figure lives or has fallen, and once."""
    named = sorted([man.id for man in state.men if not man.rider] + [fallen.id for fallen in state.fallen])
    listed = sorted(figure.id for figure in state.scenario.figures)
    if named != listed:
        yield f"figures are {named}, not {listed}"
