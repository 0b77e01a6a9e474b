"""A battle as the page shows it, where it goes on from a moment of another one."""

import pytest

from sandtable.games.rapide.page.evening import Evenings
from sandtable.games.rapide.page.telling import BattleTelling
from sandtable.games.rapide.rules.orders import Stay
from sandtable.kernel.entry import Rolled
from sandtable.library.words import words
from sandtable.match.course import course
from sandtable.store import MemoryStore
from tests.golden.regenerate import FOLDER, TOLD

ROCROI = course((FOLDER / "rapide-rocroi-told.sand").read_bytes().splitlines())
FACES = TOLD["rocroi"][0]


@pytest.mark.parametrize("at", range(3, 15))
def test_a_battle_goes_on_from_any_moment(at: int) -> None:
    """What came before is told and counted like what follows: the same dice lead to the same card."""
    evenings = Evenings(MemoryStore())
    key = evenings.of(evenings.new(""))
    assert key
    name = evenings.begin(key, ROCROI.ruleset, ROCROI.scenario, "What if", typed=True, branch=ROCROI.branch(at))
    thrown = sum(isinstance(entry.answer, Rolled) for entry in ROCROI.entries[:at])
    left = list(FACES[thrown:])
    with evenings.at(name) as match:
        fought = evenings.fought(name)
        assert fought
        while not (battle := BattleTelling(words("en"), name, fought, match).whole(mine=True)).result:
            if battle.question:
                assert match.give(battle.question.seat, Stay(), match.entries) is None
            else:
                assert match.roll((left.pop(0),), match.entries) is None
    assert left == []
    assert battle.result.faces == FACES
    assert [side.losses for side in battle.result.sides] == ["1½", "6½"]
    assert battle.tallies["defender"].stars == 4
    assert [moment.face for moment in battle.moments if moment.die] == list(FACES)
