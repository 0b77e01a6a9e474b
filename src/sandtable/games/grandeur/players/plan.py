"""Plans of Grandeur: further moves, strong ground, opportunity, squares, ways out of a melee, and generals."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.grandeur.players.generals import ride
from sandtable.games.grandeur.rules.command.riding import ready_generals
from sandtable.games.grandeur.rules.fire.fire import Look
from sandtable.games.grandeur.rules.movement.discipline import test_throw
from sandtable.games.grandeur.rules.orders import Attach, Disengage, DropSquare, FormSquare, GoOnOpportunity, MoveAgain
from sandtable.games.grandeur.rules.steps import DisciplineTest
from sandtable.games.grandeur.rules.troops.armies import DIVISION
from sandtable.games.impetus.players import outlook, plan
from sandtable.games.impetus.players.ideas import charges_together
from sandtable.games.impetus.players.plan import MOVES, SHOTS, Plan
from sandtable.games.impetus.players.reach import behind, furthest, way_to
from sandtable.games.impetus.players.worth import GENERAL, lead
from sandtable.games.impetus.rules.melee.rounds import ground_under
from sandtable.games.impetus.rules.movement.reach import WHEEL
from sandtable.games.impetus.rules.orders import EndTurn, Fight, Pass, Rally
from sandtable.games.impetus.rules.shooting import shooting
from sandtable.games.impetus.rules.state import RALLY
from sandtable.games.impetus.rules.terrain.ground import DIFFICULT, HILL
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.dice import counts
from sandtable.table.plane import UNIT

JOINS = 0.1
"""A general joins a unit in melee if that gains more than this."""

SLOW = 0.4
"""What else it costs a unit to be disordered: it moves only once, a shot may break it, and it has to test to rally."""

WATCHED = 20.0
"""A unit whose enemies are all further beyond its reach than this, in U, does not wait for them."""

TURNED = 15.0
"""A unit leaves strong ground if an enemy this near stands behind its front."""


class Outlook(outlook.Outlook):
    """Looks through the enemy's answers, volleys, tests and tests thrown again, before a charge is fought."""

    deep: ClassVar[int] = 8


class Planner(plan.Planner):
    """Plans one order in one view of Grandeur."""

    look: ClassVar[type[shooting.Look]] = Look
    outlook: ClassVar[type[Outlook]] = Outlook

    def _begin(self, free: Sequence[str], engaged: Sequence[str]) -> Any:
        """As in Impetus; a general joins a melee before it is fought, and generals ride when the units are done."""
        found: Any = self._shots(free) or self._charges(free) or self._joined(engaged) or self._leaves(engaged)
        return found or self._fights(engaged) or self._marches(free) or self._rides()

    # Units that have begun

    def _go_on(self, now: tuple[str, ...]) -> Any:
        """The best of the shots that are left, the move that was announced or won, a charge, and one more move."""
        plans = [shot for unit in now for shot in self._shots_of(unit) if shot.gain > SHOTS]
        if len(now) == 1 and self._view.activation.pledge(now[0]) == RALLY:
            plans.append(self._rally(now[0]))
        if self._view.activation.move in ("", WHEEL):
            plans += [self._march(now), *self._charging(now)]
        plans.append(self._again(now))
        best = max(plans, key=plan.gain_of)
        return best.order if best.gain > MOVES else Pass(now)

    def _charging(self, now: tuple[str, ...]) -> Iterator[Plan]:
        if len(now) == 1:
            yield self._charge(now[0])
        elif any(True for unit in now for _ in self._chargeable(self._position.mine[unit])):
            yield self._best_charge(now, charges_together(self._ruleset, self._view, self._seat, now))

    def _again(self, now: tuple[str, ...]) -> Plan:
        """What one more movement phase gains: a unit that fails its test still moves, but is disordered (IM 2)."""
        order: Any = MoveAgain(now)
        if any(self._ruleset.judge(self._view, self._seat, order)):
            return Plan(0.0, Pass(now))
        state = self._ruleset.resolve(self._view, Given(self._seat, order))[1]
        after = Planner(self._ruleset, self._judges, self._ruleset.resolve(state, Read(True))[1], self._seat)
        best = max((after._march(now), *after._charging(now)), key=plan.gain_of)
        return Plan(best.gain + (1 - self._chance(now, "move")) * self._shaken(now), order)

    def _chance(self, units: tuple[str, ...], purpose: Any) -> float:
        """The exact chance to pass a discipline test."""
        view, umpire = self._view, self._judges.umpire
        found = counts(test_throw(view, DisciplineTest(units, purpose), umpire))  # type: ignore[arg-type]
        return found.get(True, 0) / sum(found.values())

    def _shaken(self, units: Sequence[str]) -> float:
        """What it costs units to be disordered where they stand."""
        before = [self._position.mine[unit] for unit in units]
        after = [spot._replace(unit=replace(spot.unit, disordered=True)) for spot in before]
        return min(0.0, self._gain(before, after)) - SLOW * len(before)

    def _rally(self, unit: str) -> Plan:
        """IM 3: a unit tests to rally."""
        found = super()._rally(unit)
        if not isinstance(found.order, Rally):
            return found
        return found._replace(gain=found.gain * self._chance((unit,), "rally"))

    # Strong ground

    def _march(self, units: tuple[str, ...], *, shots: bool = True) -> Plan:
        """Units that hold strong ground stay there; they may still charge."""
        if any(self._holds(unit) for unit in units):
            return Plan(0.0, Pass(units))
        return super()._march(units, shots=shots)

    def _holds(self, unit: str) -> bool:
        """Infantry or guns of the defender on strong ground, while time does not press and no enemy is behind them."""
        view: Any = self._view
        if view.defender != self._seat or view.unit(unit).mounted or self._late():
            return False
        umpire = self._judges.umpire
        if ground_under(self._field.stand(unit), umpire.land(view)) not in (HILL, DIFFICULT):
            return False
        spot = self._position.mine[unit]
        near = [foe.place for foe in self._position.theirs if way_to(foe.place, spot.place).length < TURNED]
        return not any(behind(place, spot.place) for place in near)

    def _late(self) -> bool:
        """The battle is in its last third, and the army is not ahead."""
        return 3 * self._view.turn > 2 * self._view.scenario.last_turn and lead(self._view, self._seat) <= 0

    # Squares and opportunity

    def _alone(self, unit: str) -> list[Plan]:
        return [*super()._alone(unit), *self._squares(unit)]

    def _squares(self, unit: str) -> Iterator[Plan]:
        """GR A1: into square or out of it, by what may happen to the unit next."""
        spot = self._position.mine[unit]
        view: Any = self._view
        if not view.scenario.squares_by_order or not view.unit(unit).infantry:
            return
        square: bool = view.unit(unit).square
        order: Any = DropSquare(unit) if square else FormSquare(unit)
        if not any(self._ruleset.judge(view, self._seat, order)):
            other: Any = spot.unit
            gain = self._gain([spot], [spot._replace(unit=replace(other, square=not square))])
            yield Plan(gain if square else gain * self._chance((unit,), "square"), order)

    def _idle(self, unit: str) -> Any:
        """IM 4: a unit with nothing to do waits for enemies that may come."""
        order: Any = GoOnOpportunity(unit)
        spot = self._position.mine[unit]
        weapon = spot.unit.profile.weapon
        reach = self._judges.umpire.weapons.rows[weapon].most / UNIT if weapon else furthest(spot.unit)
        near = any(way_to(spot.place, foe.place).length < reach + WATCHED for foe in self._position.theirs)
        return order if near and not any(self._ruleset.judge(self._view, self._seat, order)) else super()._idle(unit)

    # Melees

    def _leaves(self, engaged: Sequence[str]) -> Any:
        """IM 6: cavalry leaves a melee if that is better than fighting it."""
        for unit in engaged:
            if not self._view.unit(unit).mounted:
                continue
            begun: Any = Disengage(unit, 0)
            ahead = self.outlook(self._ruleset, self._judges, self._seat, (unit,))
            fights = ahead.after(self._view, Fight(unit))
            for offer in self._ruleset.offers(self._view, self._seat, unit, begun):
                order = offer.at(offer.high)
                if ahead.after(self._view, order) > fights:
                    return order
        return None

    # Generals

    def _joined(self, engaged: Sequence[str]) -> Any:
        """GR 2.0c: a general joins a unit before it fights, if that gains more than the risk to the general."""
        view: Any = self._view
        free = [leader for leader in ready_generals(view, self._seat) if not leader.unit]
        best = Plan(JOINS, EndTurn())
        for unit in engaged if free else ():
            alone = self._fought(view, unit)
            for leader in free:
                order: Any = Attach(leader.id, unit)
                if not any(self._ruleset.judge(view, self._seat, order)):
                    with_him = self._ruleset.resolve(view, Given(self._seat, order))[1]
                    risk = GENERAL * self._position.temper.weights[0]
                    best = max(best, Plan(self._fought(with_him, unit) - risk - alone, order), key=plan.gain_of)
        return best.order if best.gain > JOINS else None

    def _rides(self) -> Any:
        """The order of the next general who may still move; those of divisions come last."""
        view: Any = self._view
        generals = sorted(ready_generals(view, self._seat), key=lambda leader: leader.rank == DIVISION)
        orders = (ride(view, leader, self._position) for leader in generals)
        return next((order for order in orders if order is not None), None)
