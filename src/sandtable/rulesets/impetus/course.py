"""The course of play: what follows by itself, what dice decide, and what players are asked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.kernel.dice import Throw
from sandtable.rulesets.impetus import (
    charges,
    chase,
    compulsory,
    engagement,
    half_turn,
    melee_round,
    pairing,
    setup,
    shooting,
    stampede,
    turns,
    withdrawal,
)
from sandtable.rulesets.impetus.half_turn import wind_up
from sandtable.rulesets.impetus.questions import Question
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.steps import HalfTurn
from sandtable.rulesets.impetus.umpire import Tell, Umpire

Follows = Callable[[Tell, Any, Umpire], bool]
Throws = Callable[[State, Any, Umpire], Throw]
Reads = Callable[[Tell, Any, Any, Umpire], None]

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


def _gathered(name: str) -> Mapping[Any, Any]:
    """What all chapters say of one thing; no two speak of the same step."""
    found: dict[Any, Any] = {}
    for chapter in CHAPTERS:
        more = getattr(chapter, name, {})
        assert not found.keys() & more.keys(), f"two chapters speak of {found.keys() & more.keys()}"
        found |= more
    return MappingProxyType(found)


FOLLOWS: Mapping[Any, Follows] = _gathered("FOLLOWS")
THROWS: Mapping[Any, Throws] = _gathered("THROWS")
READS: Mapping[Any, Reads] = _gathered("READS")
ASKS: Mapping[Any, Question] = _gathered("ASKS")


def go_on(tell: Tell, umpire: Umpire) -> None:
    """Everything that needs neither dice nor a decision happens."""
    while tell.state.agenda:
        step = tell.state.agenda[0]
        if isinstance(step, HalfTurn):
            wind_up(tell, umpire)
        follows = FOLLOWS.get(type(step))
        if follows is None or not follows(tell, step, umpire):
            return
