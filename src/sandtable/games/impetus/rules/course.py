"""The course of play: what follows by itself, what dice decide, and what players are asked."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.impetus.rules.after_melee import chase, stampede, withdrawal
from sandtable.games.impetus.rules.charges import charges
from sandtable.games.impetus.rules.melee import engagement, pairing
from sandtable.games.impetus.rules.melee import rounds as melee_round
from sandtable.games.impetus.rules.movement import compulsory
from sandtable.games.impetus.rules.questions import Question
from sandtable.games.impetus.rules.setup import start as setup
from sandtable.games.impetus.rules.shooting import shooting
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.turn import half_turn, turns
from sandtable.games.impetus.rules.turn.half_turn import wind_up
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.dice import Throw

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


class Course:
    """What becomes of each step; a course that goes on from another says only what differs."""

    def __init__(self, chapters: Iterable[Any], before: "Course | None" = None) -> None:
        chapters = list(chapters)
        self.follows: Mapping[Any, Follows] = _gathered(chapters, "FOLLOWS", before.follows if before else {})
        self.throws: Mapping[Any, Throws] = _gathered(chapters, "THROWS", before.throws if before else {})
        self.reads: Mapping[Any, Reads] = _gathered(chapters, "READS", before.reads if before else {})
        self.asks: Mapping[Any, Question] = _gathered(chapters, "ASKS", before.asks if before else {})

    def between(self, tell: Tell, umpire: Umpire) -> bool:
        """What happens before the next step is looked at; whether that is another one now."""
        if isinstance(tell.state.agenda[0], HalfTurn):
            wind_up(tell, umpire)
        return False

    def go_on(self, tell: Tell, umpire: Umpire) -> None:
        """Everything that needs neither dice nor a decision happens."""
        while tell.state.agenda:
            if self.between(tell, umpire):
                continue
            step = tell.state.agenda[0]
            follows = self.follows.get(type(step))
            if follows is None or not follows(tell, step, umpire):
                return


def _gathered(chapters: Iterable[Any], name: str, before: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """What all chapters say of one thing; no two of them speak of the same step."""
    found: dict[Any, Any] = {}
    for chapter in chapters:
        more = getattr(chapter, name, {})
        assert not found.keys() & more.keys(), f"two chapters speak of {found.keys() & more.keys()}"
        found |= more
    return MappingProxyType({**before, **found})


COURSE = Course(CHAPTERS)
