"""GR 2.0b: where a general evades to."""

from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.command.fate import nearest_friends, refuge_of
from tests.games.grandeur.rules.situation import Case, Placed, Situation


def test_who_stands_among_the_nearest_friends_rides_no_further() -> None:
    """He is where he wanted to go."""
    red, blue = Placed("a", (40, 20, 90)), Placed("z", (60, 40, 270))
    state: Any = Situation(Case("GR 2.0b", "", red=(red,), blue=(blue,)), "fr").state
    umpire: Any = load_grandeur().umpire
    chief = next(leader for leader in state.leaders if leader.seat == "blue")
    goal = nearest_friends(state, chief, umpire)
    assert goal
    assert goal.at != chief.pose.at
    assert refuge_of(state, replace(chief, pose=goal), umpire) == goal
