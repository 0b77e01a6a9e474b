"""C. The battle: which chapters speak of which steps."""

from sandtable.games.rapide.rules import losses, muster, retreat, rounds
from sandtable.kernel.course import Course

COURSE = Course((muster, rounds, retreat, losses))
