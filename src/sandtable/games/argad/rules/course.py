"""The course of play: which chapters speak of which steps."""

from sandtable.games.argad.rules.after_melee import press, recoil
from sandtable.games.argad.rules.melee import melee
from sandtable.games.argad.rules.movement import lateness, walking
from sandtable.games.argad.rules.setup import hiding
from sandtable.games.argad.rules.shooting import shooting, volley
from sandtable.games.argad.rules.turn import in_turn, talk, turns
from sandtable.kernel.course import Course

COURSE = Course((turns, hiding, talk, in_turn, lateness, walking, shooting, volley, melee, recoil, press))
