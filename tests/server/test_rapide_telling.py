"""A battle as its page is told it, where it goes on from a moment of another one."""

import pytest

from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.page.detail import detail
from sandtable.games.rapide.page.marks import marks
from sandtable.games.rapide.rules.orders import Stay
from sandtable.kernel.dice import Throw
from sandtable.kernel.entry import Rolled
from sandtable.kernel.retell import Moment
from sandtable.library.words import words
from sandtable.match.course import course, earlier
from sandtable.match.keeping import create
from sandtable.match.match import PERSON, Match
from sandtable.store import MemoryStore
from tests.golden.regenerate import FOLDER, TOLD
from tests.match.nonces import join

RULES, EN = load_rapide(), words("en")
ROCROI = course((FOLDER / "rapide-rocroi-told.sand").read_bytes().splitlines())
FACES = TOLD["rocroi"][0]
PLAYERS = {"attacker": PERSON, "defender": PERSON}


def happened(match: Match) -> list[Moment]:
    """Everything, from the start of the game that this one goes on from."""
    game = match.game
    own = [each for n in range(1, match.entries + 1) for each in match.moments(n, "attacker")]
    return [*earlier(game.header, game.ruleset), *own]


@pytest.mark.parametrize("at", range(3, 15))
def test_a_battle_goes_on_from_any_moment(at: int) -> None:
    """What came before is told and counted like what follows: the same dice lead to the same card."""
    match, _, _ = create(MemoryStore(), RULES, ROCROI.scenario, PLAYERS, {}, ROCROI.branch(at), typed=True)
    join(match)
    left = list(FACES[sum(isinstance(entry.answer, Rolled) for entry in ROCROI.entries[:at]) :])
    while not match.outcome:
        if isinstance(match.awaits, Throw):
            assert match.roll(match.asked[0], (left.pop(0),), match.entries) is None
        else:
            assert match.give(match.asked[0], Stay(), match.entries) is None
    assert left == []
    told = detail(RULES, happened(match), EN)
    assert told
    assert tuple(moment.face for moment in told.moments if moment.die) == FACES
    stars = [moment.tallies["defender"].stars for moment in told.moments]
    assert [each for each in stars if each is not None][-1] == 4
    result = marks(RULES, match.game.state, EN).result
    assert result
    assert [side.losses for side in result.sides] == ["1½", "6½"]
