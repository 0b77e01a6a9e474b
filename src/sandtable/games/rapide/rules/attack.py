"""C.5, D, I, M, O.1 and T.3. A die about to be thrown at the enemy, and every clause that changes it."""

from collections.abc import Iterator

from msgspec import Struct

from sandtable.games.rapide.rules.battle import ATTACKER, Army, Battle, Leader, enemy
from sandtable.games.rapide.rules.stacks import Stack, detachments
from sandtable.games.rapide.rules.tables import Tables, Terrain
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line

FIRE, SHOCK, PURSUIT = "fire", "shock", "pursuit"

SHARE = {"none": 0, "standard": 1, "double": 2}
"""How much cavalry there is in one detachment."""


class Attack(Struct, frozen=True):
    """A side fires, shocks or pursues in some round; `pressed`: the enemy has failed to retreat."""

    battle: Battle
    seat: str
    phase: str
    round: int
    stack: Stack
    facing: Stack
    pressed: bool = False
    broke_at_fire: bool = False

    @property
    def army(self) -> Army:
        return self.battle.army(self.seat)

    @property
    def foe(self) -> Army:
        return self.battle.army(enemy(self.seat))


@clause("CR C.5")
def round_two(attack: Attack, tables: Tables) -> Line | None:
    """−1 on Fire and Shock in round two."""
    return Line(tables.figures.round_two, why="round-two") if attack.round > 1 else None


@clause("CR D.1")
def cavalry(army: Army, stack: Stack) -> int:
    """One for each detachment; natives of America and Oceania none; Turks and Orientals double, pashas too."""
    return (detachments(stack) + sum(stack.pashas)) * SHARE[army.cavalry]


@clause("CR D.2")
def more_cavalry(attack: Attack, tables: Tables) -> Line | None:
    """At least twice the enemy's cavalry: +1 on Shock and pursuit."""
    own, theirs = cavalry(attack.army, attack.stack), cavalry(attack.foe, attack.facing)
    if own and own >= tables.figures.cavalry_ratio * theirs:
        return Line(tables.figures.cavalry, why="cavalry")
    return None


def rating(leader: Leader, phase: str) -> int:
    """The leader's figure for Fire, or for Shock and pursuit."""
    return leader.fire if phase == FIRE else leader.shock


@clause("CR O.1")
def leader(attack: Attack, tables: Tables) -> Line | None:
    """The side with the better leader adds the difference to its die; the other adds nothing."""
    better = rating(attack.army.leader, attack.phase) - rating(attack.foe.leader, attack.phase)
    return Line(better, why="leader") if better > 0 else None


def weighs_on(ground: Terrain, seat: str) -> bool:
    """The ground hinders this side."""
    return ground.whom == "both" or seat == ATTACKER


@clause("CR T.3")
def ground(attack: Attack, tables: Tables) -> Line | None:
    """Forest, swamp and desert hinder both; mountain the attacker; water and passes the attacker in round one."""
    row = tables.terrains[attack.battle.terrain]
    if attack.round > row.rounds or not weighs_on(row, attack.seat):
        return None
    return Line(row.fire if attack.phase == FIRE else row.shock, why=attack.battle.terrain)


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


@clause("CR M")
def enemy_failed_to_retreat(attack: Attack, tables: Tables) -> Line | None:
    """A side that has failed to retreat is fired at with +2 in round two."""
    return Line(tables.figures.failed_retreat, why="failed-retreat") if attack.pressed and attack.round > 1 else None
