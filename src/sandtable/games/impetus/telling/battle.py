"""A battle of Basic Impetus in sentences, each with its clause."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import ClassVar

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.setup.scenario import Scenario, Seat, piece_of
from sandtable.games.impetus.rules.state import enemy_of
from sandtable.games.impetus.rules.troops.armies import Unit
from sandtable.games.impetus.telling import combat, moves, turns
from sandtable.games.impetus.telling.moves import tell_moves, together
from sandtable.games.impetus.telling.names import Names
from sandtable.games.impetus.telling.scene import Scene, Tells, scenes
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.sentence import Kind, Sentence
from sandtable.library.words import Words

TELLS: Mapping[type[Event], Tells] = MappingProxyType({**turns.TELLS, **moves.TELLS, **combat.TELLS})
"""How each event is told; moves are told together."""

SILENT: frozenset[type[Event]] = frozenset({e.Proceeded, e.Finished, e.MoveSpent, e.ChariotWheeled, e.Aimed})
"""Bookkeeping of the rules: readers see it in what comes before and after."""

MINOR: frozenset[type[Event]] = frozenset({e.UnitDeployed, e.TurnEnded})
"""Events that may be left out for readers who see the table."""

HEADS = (e.TurnBegan, e.BattleEnded)
SECTIONS: tuple[type[Event], ...] = (
    e.InitiativeThrown,
    e.InitiativeTied,
    e.InitiativeWon,
    e.HalfTurnBegan,
    e.MeleesGoOn,
    e.TurnEnded,
)
KINDS: Mapping[type[Event], Kind] = MappingProxyType(
    {
        e.TurnBegan: "turn",
        e.HalfTurnBegan: "side",
        e.Routed: "big",
        e.Removed: "big",
        e.StrengthLost: "big",
        e.RearLost: "big",
        e.BattleEnded: "big",
    }
)
"""Events that stand out."""


class ImpetusProse:
    """Tells one battle in one language: as a full report, or briefly beside the table."""

    tells: ClassVar[Mapping[type[Event], Tells]] = TELLS
    silent: ClassVar[frozenset[type[Event]]] = SILENT
    trifles: ClassVar[frozenset[type[Event]]] = MINOR
    sections: ClassVar[tuple[type[Event], ...]] = SECTIONS
    kinds: ClassVar[Mapping[type[Event], Kind]] = KINDS

    def __init__(self, say: Words, scenario: Scenario, *, brief: bool = False, minor: bool = True) -> None:
        self.say = say
        self.scenario = scenario
        self.brief = brief
        self.hushed = self.silent if minor else self.silent | self.trifles
        self.names = self.names_of()

    def names_of(self) -> Names:
        """What everything is called."""
        return Names(self.say, self.scenario, brief=self.brief)

    def side(self, seat: str) -> str:
        """A seat as people call it."""
        return self.names.side(seat)

    def scenes(self, moment: Moment) -> Iterator[Scene]:
        """Every event of a moment where it stands."""
        return scenes(self.say, self.names, moment)

    # Before it begins

    def opening(self) -> Iterator[Sentence]:
        """The edition, both armies, and the ground as far as the scenario has it."""
        edition, turns = self.scenario.edition, self.scenario.last_turn
        yield Sentence(self.say("impetus-opening", edition=edition, turns=turns), ("BI 8b",))
        for seat, side in self.scenario.sides.items():
            who, vd = self.names.side(seat), side.army.vd
            yield Sentence(self.say("impetus-army", who=who, vd=str(vd), beaten=str((vd + 1) // 2)), ("BI 8",))
            units = self._listed(seat, side.army.units)
            yield Sentence(self.say("impetus-roster", who=who, units=units), ("BI 2.1",))
        yield from self._ground()

    def _ground(self) -> Iterator[Sentence]:
        if self.scenario.pieces:
            pieces = ", ".join(map(self.names.piece, self.scenario.pieces))
            yield Sentence(self.say("impetus-ground", pieces=pieces), ("BI 3.5",))
        if defender := self.scenario.defender:
            sides = {"who": self.names.side(defender), "other": self.names.side(enemy_of(defender))}
            yield Sentence(self.say("impetus-defender-found", **sides), ("BI 3.5",))

    def _listed(self, seat: Seat, units: Sequence[Unit]) -> str:
        """Units, each with its type and number, which refusals use."""
        listed = []
        for unit in units:
            code = unit.id.upper().replace("-", " ")
            facts = (code, self.say("army-general")) if unit.leads else (code,)
            listed.append(f"{self.names.bare(piece_of(seat, unit.id))} ({', '.join(facts)})")
        return ", ".join(listed)

    # What happens

    def moment(self, moment: Moment) -> Iterator[str]:
        """The lines of one moment, those of a turn under its heading."""
        return map(str, self.sentences(moment))

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        """One moment: what was thrown, and what happened then."""
        told = (scene for scene in self.scenes(moment) if type(scene.event) not in self.hushed)
        for _, run in groupby(told, key=together):
            yield from self._told(list(run))

    def _told(self, run: list[Scene]) -> Iterator[Sentence]:
        event = run[0].event
        self.names.mentions.taken()
        said = tell_moves(run) if isinstance(event, e.Moved) else self.tells[type(event)](run[0])
        yield from (self._sentence(run, *each) for each in said)

    def _sentence(self, run: list[Scene], key: str, args: dict[str, str | int]) -> Sentence:
        scene, event = run[0], run[0].event
        pieces, lines = self.names.mentions.taken()
        seat = getattr(event, "seat", "") or (pieces[0].partition(".")[0] if pieces else "")
        return Sentence(
            self.say(key, **args),
            (event.clause,),
            self._level(scene),
            self.kinds.get(type(event), "plain"),
            str(seat),
            pieces,
            tuple((each.state.pose(each.event.unit), each.event.pose) for each in run if isinstance(event, e.Moved)),
            lines,
        )

    def _level(self, scene: Scene) -> int:
        """Turns are at the top and sides below them; before the first turn everything is at the top."""
        if isinstance(scene.event, HEADS) or not scene.state.turn:
            return 0
        return 1 if isinstance(scene.event, self.sections) else 2
