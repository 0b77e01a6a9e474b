"""I. Pursuit of a broken side."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.dice.attack import Attack
from sandtable.games.rapide.rules.dice.terrain import weighs_on
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line


@clause("CR I.1")
def swift_victory(attack: Attack, tables: Tables) -> Iterator[Line]:
    """The ground slows the pursuit; a victory by Fire, and one in a single round, drive it on."""
    ground = tables.terrains[attack.battle.terrain]
    if ground.pursuit and weighs_on(ground, attack.seat):
        yield Line(ground.shock, why=attack.battle.terrain)
    if attack.broke_at_fire:
        yield Line(tables.figures.pursuit_fire, why="broke-at-fire")
    if attack.round == 1:
        yield Line(tables.figures.pursuit_one_round, why="one-round")
