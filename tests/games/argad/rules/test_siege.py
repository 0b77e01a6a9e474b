"""The siege as it is shipped: what the walls of the tower stop, and what its rampart shows."""

from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.shooting.shooting import chances, gunnery
from sandtable.games.argad.rules.shooting.targets import Gunnery
from sandtable.games.argad.rules.state import State
from sandtable.table.plane import Pose

CM = 1000
SHOOTER = "crossbowman-1"
COURT = ("villager", "castellan")


def guns_with(ruleset: Argad, at: tuple[int, int]) -> Gunnery:
    """The siege with a crossbowman somewhere else."""
    state: State = ruleset.setup(load_scenario(find_scenario("siege-relief")))
    men = tuple(replace(man, stand=Pose(*at, 0)) if man.id == SHOOTER else man for man in state.men)
    return gunnery(replace(state, men=men), ruleset.umpire)


def test_nobody_outside_hits_anybody_in_the_court() -> None:
    ruleset = load_argad()
    for y in range(48, 73):
        marks = guns_with(ruleset, (88 * CM, y * CM)).marks(SHOOTER)
        assert not set(COURT) & set(marks), y


def test_the_bowmen_on_the_parapet_are_seen_and_covered() -> None:
    found = chances(guns_with(load_argad(), (88 * CM, 60 * CM)), SHOOTER, "bowman-1")
    assert set(found.needs) == {"bowman-1", "bowman-2", "defender-1", "defender-2"}
    assert [(line.value, line.why) for line in found.lines if line.clause == "AR T.4"] == [(-1, "parapet")]


def test_from_the_court_one_sees_the_court() -> None:
    assert set(COURT) <= set(guns_with(load_argad(), (116 * CM, 66 * CM)).marks(SHOOTER))
