"""The course of play: which chapters speak of which steps, and what happens between two of them."""

from sandtable.games.impetus.rules.after_melee import chase, stampede, withdrawal
from sandtable.games.impetus.rules.charges import charges
from sandtable.games.impetus.rules.melee import engagement, pairing
from sandtable.games.impetus.rules.melee import rounds as melee_round
from sandtable.games.impetus.rules.movement import compulsory
from sandtable.games.impetus.rules.setup import start as setup
from sandtable.games.impetus.rules.shooting import shooting
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.turn import half_turn, turns
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.course import Course

CHAPTERS = (
    setup,
    turns,
    half_turn,
    charges,
    compulsory,
    shooting,
    stampede,
    engagement,
    pairing,
    melee_round,
    withdrawal,
    chase,
)


def _between(tell: Tell, umpire: Umpire) -> bool:
    """Units that have nothing more to do are finished."""
    if isinstance(tell.state.agenda[0], HalfTurn):
        half_turn.wind_up(tell, umpire)
    return False


COURSE = Course(CHAPTERS, between=_between)
