"""2.0. Generals on the table: bases of their own, that are no units."""

from msgspec import Struct

from sandtable.games.grandeur.rules.troops.armies import Army, Rank
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.table.plane import Pose


class Leader(Struct, frozen=True):
    """A general on the table, alone or with a unit; `command` is the corps or division that the general leads."""

    id: str
    seat: str
    rank: Rank
    command: str
    grade: str
    pose: Pose
    brave: bool = False
    unit: str = ""
    moved: bool = False


def leader_of(army: Army, seat: str, general: str, pose: Pose) -> Leader:
    """A general of an army, set up on the table."""
    found, rank, command = next(each for each in army.generals if each[0].id == general)
    return Leader(piece_of(seat, found.id), seat, rank, command, found.grade, pose, found.brave)
