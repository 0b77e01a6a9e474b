"""The captain of Basic Impetus: whole games, and what it thinks best in plain situations."""

from typing import Any

import pytest

from sandtable.kernel.answer import Given
from sandtable.kernel.loop import Decide, opened, play
from sandtable.library.impetus.battles import find_battle, load_battle
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.players.chance import seeded
from sandtable.players.judgement.impetus.captain import Captain
from sandtable.players.judgement.impetus.chances import Fates, Fighter, melee
from sandtable.players.recruit import Recruit
from sandtable.rulesets.impetus.armies import Army, Name
from sandtable.rulesets.impetus.armies import Unit as Listed
from sandtable.rulesets.impetus.disorder import MELEE
from sandtable.rulesets.impetus.orders import Advance, Backward, Charge, Fight, Rally, Shoot, Sidestep, Wheel
from sandtable.rulesets.impetus.pieces import Board, Piece
from sandtable.rulesets.impetus.scenario import Scenario, Side
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.steps import HalfTurn, HalfTurnEnd, TurnEnd
from sandtable.rulesets.impetus.troops import Profile
from sandtable.rulesets.impetus.units import Unit, vbu
from sandtable.table.plane import DEGREE, UNIT, Pose

RULES = load_impetus()
CAPTAIN = Captain(RULES)
UP, DOWN, WEST = 90, 270, 180
WALLS_OF_VD = 30
"""What else belongs to an army in a situation, so that a single rout does not end the battle."""

Placed = tuple[Unit, Pose]


def at(name: str, kind: str, x: float, y: float, heading: int = UP, **rest: Any) -> Placed:
    """A unit by its name, which begins with its side; its front is 6 U wide. What is not named is plain."""
    numbers = rest.pop("move", 5) * UNIT, rest.pop("vbu", 5), rest.pop("i", 1), rest.pop("vd", 2)
    profile = Profile(kind, *numbers, rest.pop("weapon", ""), tuple(rest.pop("traits", ())))
    pose = Pose(round(x * UNIT), round(y * UNIT), heading * DEGREE)
    return Unit(name, name.partition(".")[0], profile, **rest), pose


def side() -> Side:
    """An army that is worth something, whoever of it stands on the table."""
    return Side(
        Army(
            Name("Army", "Armée", "Ejército"),
            (Listed("fp-1", Name("", "", ""), Profile("FP", 5 * UNIT, 5, 1, WALLS_OF_VD)),),
        )
    )


def situation(*placed: Placed, edition: str = "fr", last: bool = False, **rest: Any) -> State:
    """A table of 90 by 60 U, and red gives orders; after it the enemy, unless red is last in the turn."""
    scenario = Scenario(edition, "10", Board(90 * UNIT, 60 * UNIT), side(), side())
    units, poses = zip(*placed, strict=True)
    after = () if last else (HalfTurn("blue"), HalfTurnEnd("blue"))
    agenda = (HalfTurn("red"), HalfTurnEnd("red"), *after, TurnEnd())
    found = {"turn": 4, "active": "red", **rest}
    return State(f"impetus-{edition}", scenario, agenda, units=units, poses=poses, **found)


def orders(state: State) -> list[Any]:
    """What the captain orders as long as nobody throws dice and it stays its half of the turn."""
    found: list[Any] = []
    while state.agenda and isinstance(state.agenda[0], HalfTurn) and state.agenda[0].seat == "red":
        order = CAPTAIN(state, "red")
        assert not list(RULES.judge(state, "red", order)), order
        found.append(order)
        state = RULES.resolve(state, Given("red", order))[1]
    return found


# Whole games


def whole(battle: str, seed: int, **players: Decide) -> State:
    """A battle between two players from its first order to its end; refused orders fail."""
    start = opened(RULES, load_battle(find_battle(battle)))
    end: State = play(RULES, start, lambda view, seat: players[seat](view, seat), seeded(seed))
    return end
