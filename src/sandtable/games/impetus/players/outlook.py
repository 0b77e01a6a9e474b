"""Outlooks: what a state that waits for dice or for a small choice may be expected to lead to."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from sandtable.games.impetus.players.duel import Bout, nameless
from sandtable.games.impetus.players.position import Judges, Position
from sandtable.games.impetus.players.worth import at_stake
from sandtable.games.impetus.rules.melee.rounds import dice_of, flanked_in, is_fought
from sandtable.games.impetus.rules.orders import AnyOrder
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn, MeleeRound, Melees, ShiftThrow
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw, counts

WON = 60.0
DEEP = 4
"""How many throws and choices are looked through; what comes after them is judged as it stands."""

MANY = 60
"""How many ends are looked at before each throw is taken to fall as it most often does."""


class Outlook:
    """What an order may lead to, for one seat; `focus` are the units whose prospects count."""

    deep: ClassVar[int] = DEEP

    def __init__(self, ruleset: Impetus, judges: Judges, seat: str, focus: Iterable[str] = ()) -> None:
        self._ruleset, self._judges, self._seat = ruleset, judges, seat
        self._focus = tuple(focus)
        self._seen = 0

    def after(self, view: State, order: AnyOrder) -> float:
        """What an order may be expected to lead to."""
        self._seen = 0
        return self.of(self._ruleset.resolve(view, Given(self._seat, order))[1], self.deep)

    def of(self, state: State, deep: int) -> float:
        """What a state is worth to the side."""
        awaited = self._ruleset.awaiting(state)
        if isinstance(awaited, Over):
            winners = awaited.outcome.winners
            return 0.0 if not winners else WON if self._seat in winners else -WON
        step = state.agenda[0]
        if isinstance(step, (HalfTurn, MeleeRound)) or not deep:
            self._seen += 1
            return self._as_it_stands(state)
        if isinstance(awaited, Choice):
            return self._chosen(state, awaited, deep - 1)
        return self._thrown(state, awaited, deep - 1)

    def _chosen(self, state: State, asked: Choice, deep: int) -> float:
        """The side that is asked does what is best for it."""
        seat = asked.seats[0]
        best: Callable[[Iterable[float]], float] = max if seat == self._seat else min
        offers = self._ruleset.options(state, seat).offers
        return best(
            self.of(self._ruleset.resolve(state, Given(seat, offer.at(offer.low)))[1], deep) for offer in offers
        )

    def _thrown(self, state: State, throw: Throw, deep: int) -> float:
        found = counts(throw)
        if isinstance(state.agenda[0], ShiftThrow) or self._seen > MANY:
            found = {max(found, key=lambda reading: found[reading]): 1}
        whole = sum(found.values())
        return sum(
            weight / whole * self.of(self._ruleset.resolve(state, Read(reading))[1], deep)
            for reading, weight in found.items()
        )

    # Ends

    def _as_it_stands(self, state: State) -> float:
        position = Position(state, self._seat, self._judges)
        ahead = [melee for melee in rounds_of(state) if not melee.hits and is_fought(state, melee, self._judges.umpire)]
        rounds = sum(self._round(position, melee) for melee in ahead)
        some = [position.mine[unit] for unit in self._focus if unit in position.mine]
        return position.balance() + rounds + position.prospects(some)

    def _round(self, position: Position, step: MeleeRound) -> float:
        """What a melee that is about to be fought may be expected to bring."""
        state, duels = position.view, self._judges.duels
        one, other = state.unit(step.one), state.unit(step.other)
        charging = step.one in step.chargers, step.other in step.chargers
        flanked = flanked_in(state, step, step.one), flanked_in(state, step, step.other)
        more = []
        for at, (unit, enemy) in enumerate(((one, other), (other, one))):
            dice, _ = dice_of(state, step, unit.id, self._judges.umpire)
            alone = duels.dice(
                state, nameless(unit), nameless(enemy), charges=charging[at], frontal=not flanked[1 - at]
            )
            more.append(dice - alone)
        cost = duels.bout(state, Bout(one, other, (more[0], more[1]), charging, flanked))
        own, foe = position.temper.weights
        turned = cost.one_gone * at_stake(state, self._seat, one) + cost.other_gone * at_stake(state, self._seat, other)
        value = foe * cost.other - own * cost.one if one.seat == self._seat else foe * cost.one - own * cost.other
        return value + turned


def rounds_of(state: State) -> list[MeleeRound]:
    """The rounds of melee that come before anybody is asked for orders again."""
    found: list[MeleeRound] = []
    for step in state.agenda:
        if isinstance(step, HalfTurn):
            break
        found += step.rounds if isinstance(step, Melees) else (step,) if isinstance(step, MeleeRound) else ()
    return found
