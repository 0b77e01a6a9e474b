"""A game of Argad! in sentences, each with its clause."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.argad.prose import combat, moves
from sandtable.library.argad.prose.names import Names
from sandtable.library.argad.prose.scene import Scene, Tells, scenes
from sandtable.library.readable import length
from sandtable.library.words import Words
from sandtable.rulesets.argad import events as e
from sandtable.rulesets.argad.scenario import Scenario

TELLS: Mapping[type[Event], Tells] = MappingProxyType({**moves.TELLS, **combat.TELLS})
"""How each event is told."""

SILENT = frozenset(
    {
        e.Proceeded,
        e.Ready,
        e.Sprang,
        e.Shown,
        e.Announced,
        e.Aimed,
        e.VolleyEnded,
        e.Chose,
        e.ShotEnded,
        e.MeleeJudged,
        e.Pressed,
        e.TurnEnded,
    }
)
"""What the rules keep their books with, or what is told when it lies open."""

HEADS = (e.TurnBegan, e.GameEnded)
INDENT = "  "


class ArgadProse:
    """Tells one game in one language."""

    def __init__(self, say: Words, scenario: Scenario) -> None:
        self.say = say
        self.scenario = scenario
        self.names = Names(say, scenario)

    def opening(self) -> Iterator[str]:
        """The scenario, the figures of every player, and what each of them wants."""
        scenario, names = self.scenario, self.names
        width, depth = (length(self.say, side) for side in scenario.board)
        facts = {"name": names.title, "period": names.word("period", scenario.period)}
        opening = self.say("argad-opening", turns=scenario.last_turn, width=width, depth=depth, **facts)
        yield f"{opening} [AR V.f]"
        for seat in scenario.seats:
            figures = ", ".join(names.bare(figure.id) for figure in scenario.figures if figure.seat == seat)
            yield f"{self.say('argad-side', who=names.seat(seat), figures=figures)} [AR I]"
        for aim in scenario.aims:
            args = {"who": names.seat(aim.seat), "aim": names.aim(aim)}
            yield f"{self.say('argad-wants', points=aim.points, **args)} [AR V.e]"

    def moment(self, moment: Moment) -> Iterator[str]:
        """The lines of one moment, those of a turn under its heading."""
        for scene in scenes(self.names, moment):
            if type(scene.event) not in SILENT:
                yield from self._lines(scene)

    def _lines(self, scene: Scene) -> Iterator[str]:
        head = isinstance(scene.event, HEADS) or not scene.state.turn
        for key, args in TELLS[type(scene.event)](scene):
            yield f"{'' if head else INDENT}{self.say(key, **args)} [{scene.event.clause}]"
