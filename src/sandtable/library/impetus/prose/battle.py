"""A battle of Basic Impetus in sentences, each with its clause."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any, ClassVar

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer
from sandtable.kernel.retell import Moment
from sandtable.library.impetus.prose import combat, moves, turns
from sandtable.library.impetus.prose.moves import tell_moves, together
from sandtable.library.impetus.prose.names import Names
from sandtable.library.impetus.prose.orders import ask_die, offered, ordered, questioned
from sandtable.library.impetus.prose.scene import Scene, Tells, scenes
from sandtable.library.words import Words
from sandtable.rulesets.impetus import events as e
from sandtable.rulesets.impetus.armies import Unit
from sandtable.rulesets.impetus.scenario import Scenario, Seat, piece_of
from sandtable.rulesets.impetus.state import State, enemy_of

TELLS: Mapping[type[Event], Tells] = MappingProxyType({**turns.TELLS, **moves.TELLS, **combat.TELLS})
"""How each event is told; moves are told together."""

SILENT: frozenset[type[Event]] = frozenset({e.Proceeded, e.Finished, e.MoveSpent, e.ChariotWheeled, e.Aimed})
"""What the rules keep their books with: people see it in what comes before and after."""

HEADS = (e.TurnBegan, e.BattleEnded)
SECTIONS: tuple[type[Event], ...] = (
    e.InitiativeThrown,
    e.InitiativeTied,
    e.InitiativeWon,
    e.HalfTurnBegan,
    e.TurnEnded,
)
INDENT = "  "


class ImpetusProse:
    """Tells one battle in one language."""

    tells: ClassVar[Mapping[type[Event], Tells]] = TELLS
    silent: ClassVar[frozenset[type[Event]]] = SILENT
    sections: ClassVar[tuple[type[Event], ...]] = SECTIONS

    def __init__(self, say: Words, scenario: Scenario) -> None:
        self.say = say
        self.scenario = scenario
        self.names = self.names_of()

    def names_of(self) -> Names:
        """What everything is called."""
        return Names(self.say, self.scenario)

    def scenes(self, moment: Moment) -> Iterator[Scene]:
        """Every event of a moment where it stands."""
        return scenes(self.say, self.names, moment)

    # Before it begins

    def opening(self) -> Iterator[str]:
        """The edition, both armies, and the ground as far as the scenario tells it."""
        edition, turns = self.scenario.edition, self.scenario.last_turn
        yield f"{self.say('impetus-opening', edition=edition, turns=turns)} [BI 8b]"
        for seat, side in self.scenario.sides.items():
            named = {"who": self.names.side(seat), "army": str(getattr(side.army.name, self.say.language))}
            vd = side.army.vd
            yield f"{self.say('impetus-army', **named, vd=str(vd), beaten=str((vd + 1) // 2))} [BI 8]"
            yield f"{self.say('impetus-roster', who=named['who'], units=self._roster(seat))} [BI 2.1]"
        yield from self._ground()

    def _ground(self) -> Iterator[str]:
        if self.scenario.pieces:
            pieces = ", ".join(map(self.names.piece, self.scenario.pieces))
            yield f"{self.say('impetus-ground', pieces=pieces)} [BI 3.5]"
        if defender := self.scenario.defender:
            sides = {"who": self.names.side(defender), "other": self.names.side(enemy_of(defender))}
            yield f"{self.say('impetus-defender-found', **sides)} [BI 3.5]"

    def _roster(self, seat: Seat) -> str:
        """Every unit with its type and number, by which refusals call it."""
        return self._listed(seat, self.scenario.sides[seat].army.units)

    def _listed(self, seat: Seat, units: Sequence[Unit]) -> str:
        listed = []
        for unit in units:
            code = unit.id.upper().replace("-", " ")
            facts = (code, self.say("army-general")) if unit.leads else (code,)
            listed.append(f"{self.names.bare(piece_of(seat, unit.id))} ({', '.join(facts)})")
        return ", ".join(listed)

    # What happens

    def moment(self, moment: Moment) -> Iterator[str]:
        """The lines of one moment, those of a turn under its heading."""
        told = (scene for scene in self.scenes(moment) if type(scene.event) not in self.silent)
        for _, run in groupby(told, key=together):
            yield from self._lines(list(run))

    def _lines(self, run: list[Scene]) -> Iterator[str]:
        event = run[0].event
        said = tell_moves(run) if isinstance(event, e.Moved) else self.tells[type(event)](run[0])
        for key, args in said:
            yield f"{self._indent(run[0])}{self.say(key, **args)} [{event.clause}]"

    def _indent(self, scene: Scene) -> str:
        """Turns stand out, and under them who acts; before the first turn nothing does."""
        if isinstance(scene.event, HEADS) or not scene.state.turn:
            return ""
        return INDENT if isinstance(scene.event, self.sections) else 2 * INDENT

    # What is asked

    def question(self, choice: Choice, state: State) -> str:
        """What a side is asked, and by which clause."""
        return questioned(self.say, self.names, choice, state)

    def order(self, order: Any) -> str:
        """An order, with the units that it is for."""
        return ordered(self.say, self.names, order)

    def offer(self, offer: Offer[Any]) -> str:
        """An order that is open, with the stretch of its number."""
        return offered(self.say, self.names, offer)

    def ask_die(self, throw: Throw) -> str:
        """The question to people who throw real dice."""
        return ask_die(self.say, self.names, throw)
