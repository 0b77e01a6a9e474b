"""A game of Argad! in sentences, each with its clause."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.dice import SIDES
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.telling import combat, moves
from sandtable.games.argad.telling.names import Names
from sandtable.games.argad.telling.scene import Scene, Tells, scenes
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.readable import length
from sandtable.library.sentence import Kind, Sentence
from sandtable.library.words import Words
from sandtable.table.plane import Pose

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
"""Bookkeeping of the rules, and events that are told once they are revealed."""

HEADS = (e.TurnBegan, e.GameEnded)
KINDS: Mapping[type[Event], Kind] = MappingProxyType({e.TurnBegan: "turn", e.Fell: "big", e.GameEnded: "big"})
"""Events that stand out."""

CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        "argad-parted": "AR IX.d",
        "argad-turned": "AR VI.e",
        "argad-loads": "AR T.3",
        "argad-crosses": "AR VIII.l",
        "argad-guards": "AR XI.a",
    }
)
"""Sentences with another clause than the rest of their event."""


class ArgadProse:
    """Tells one game in one language: as a full report, or briefly beside the table."""

    def __init__(self, say: Words, scenario: Scenario, *, brief: bool = False, minor: bool = True) -> None:
        self.say = say
        self.scenario = scenario
        self.names = Names(say, scenario, brief=brief)

    def side(self, seat: str) -> str:
        """A seat as people call it."""
        return self.names.seat(seat)

    def opening(self) -> Iterator[Sentence]:
        """The scenario, and the figures and aims of every player."""
        scenario, names = self.scenario, self.names
        width, depth = (length(self.say, side) for side in scenario.board)
        facts = {"name": names.title, "period": names.word("period", scenario.period)}
        opening = self.say("argad-opening", turns=scenario.last_turn, width=width, depth=depth, **facts)
        yield Sentence(opening, ("AR V.f",))
        for seat in scenario.seats:
            figures = ", ".join(names.bare(figure.id) for figure in scenario.figures if figure.seat == seat)
            yield Sentence(self.say("argad-side", who=names.seat(seat), figures=figures), ("AR I",))
        for aim in scenario.aims:
            args = {"who": names.seat(aim.seat), "aim": names.aim(aim)}
            yield Sentence(self.say("argad-wants", points=aim.points, **args), ("AR V.e",))

    def moment(self, moment: Moment) -> Iterator[str]:
        """The lines of one moment, those of a turn under its heading."""
        return map(str, self.sentences(moment))

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        """One moment. Its first sentence shows the dice that were thrown; lots are not shown."""
        told = self._told(moment)
        first = next(told, None)
        if first is None:
            return
        thrown = moment.throw if moment.throw and moment.throw.sides == SIDES else None
        yield first._replace(seat=thrown.seat, dice=moment.faces) if thrown else first
        yield from told

    def _told(self, moment: Moment) -> Iterator[Sentence]:
        for scene in scenes(self.names, moment):
            if type(scene.event) not in SILENT:
                self.names.mentions.taken()
                yield from (self._sentence(scene, *said) for said in TELLS[type(scene.event)](scene))

    def _sentence(self, scene: Scene, key: str, args: dict[str, str | int]) -> Sentence:
        pieces, lines = self.names.mentions.taken()
        first = self.scenario.figure(pieces[0]) if pieces else None
        return Sentence(
            self.say(key, **args),
            (CLAUSES.get(key, scene.event.clause),),
            0 if isinstance(scene.event, HEADS) or not scene.state.turn else 2,
            KINDS.get(type(scene.event), "plain"),
            str(getattr(scene.event, "seat", "") or (first.seat if first else "")),
            pieces,
            _went(scene),
            lines,
        )


def _went(scene: Scene) -> tuple[tuple[Pose, Pose], ...]:
    """The start and the end of a walk."""
    if not isinstance(scene.event, e.Moved):
        return ()
    before = scene.state.there(scene.event.walk.figure).stand
    return ((before, scene.event.stand),) if before else ()
