"""C.5. The second round is fought at a disadvantage."""

from sandtable.games.rapide.rules.dice.attack import Attack
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line


@clause("CR C.5")
def round_two(attack: Attack, tables: Tables) -> Line | None:
    """−1 on Fire and Shock in round two."""
    return Line(tables.figures.round_two, why="round-two") if attack.round > 1 else None
