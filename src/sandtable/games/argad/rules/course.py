"""The course of play: what follows by itself, what dice decide, and what players are asked."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.argad.rules.after_melee import following_up, recoil
from sandtable.games.argad.rules.field import Tell, Umpire
from sandtable.games.argad.rules.melee import melee
from sandtable.games.argad.rules.movement import agreement, each_in_turn, slowness, walking
from sandtable.games.argad.rules.questions import Question
from sandtable.games.argad.rules.shooting import shooting
from sandtable.games.argad.rules.turn import ambush, phases, surprise

CHAPTERS = (
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


def _gathered(name: str) -> Mapping[Any, Any]:
    """What all chapters say of one thing; no two speak of the same step."""
    found: dict[Any, Any] = {}
    for chapter in CHAPTERS:
        more = getattr(chapter, name, {})
        assert not found.keys() & more.keys(), f"two chapters speak of {found.keys() & more.keys()}"
        found |= more
    return MappingProxyType(found)


FOLLOWS: Mapping[Any, Any] = _gathered("FOLLOWS")
THROWS: Mapping[Any, Any] = _gathered("THROWS")
READS: Mapping[Any, Any] = _gathered("READS")
ASKS: Mapping[Any, Question] = _gathered("ASKS")


def go_on(tell: Tell, umpire: Umpire) -> None:
    """Everything that needs neither dice nor a decision happens."""
    while tell.state.agenda:
        step = tell.state.agenda[0]
        follows = FOLLOWS.get(type(step))
        if follows is None or not follows(tell, step, umpire):
            return
