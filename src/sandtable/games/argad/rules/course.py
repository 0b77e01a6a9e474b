"""The course of play: which chapters speak of which steps."""

from sandtable.games.argad.rules.after_melee import following_up, recoil
from sandtable.games.argad.rules.melee import melee
from sandtable.games.argad.rules.movement import agreement, each_in_turn, slowness, walking
from sandtable.games.argad.rules.shooting import shooting
from sandtable.games.argad.rules.turn import ambush, phases, surprise
from sandtable.kernel.course import Course

COURSE = Course(
    (
        phases,
        ambush,
        surprise,
        agreement,
        each_in_turn,
        slowness,
        walking,
        shooting,
        melee,
        recoil,
        following_up,
    )
)
