"""Plans: which unit or group is ordered next in a half turn, and what."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from sandtable.games.impetus.players.ideas import Idea, charges, charges_together, moves
from sandtable.games.impetus.players.outlook import Outlook
from sandtable.games.impetus.players.position import Judges, Position
from sandtable.games.impetus.players.reach import Spot, behind, furthest, place_of, spot_of, way_to
from sandtable.games.impetus.players.worth import worth
from sandtable.games.impetus.rules.orders import AnyOrder, Charge, EndTurn, Fight, Pass, Rally, RollOn, Shoot
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.shooting import Look, must_stand, offers_shoot
from sandtable.games.impetus.rules.state import MOVE, RALLY, STAY, State
from sandtable.games.impetus.rules.troops.profiles import may_contact
from sandtable.games.impetus.rules.turn.activation import ready, throws_on_the_move
from sandtable.kernel.answer import Given
from sandtable.table.plane import cosine, sine

CHARGES = 0.05
"""A charge must gain more than this."""

MAD = -0.5
"""A unit does not think of charging an enemy if it would gain no more than this in the open."""

SLACK = 1.5

MOVES = 0.01
SHOTS = 0.03
LOOKED_AT = 3
"""How many of the best moves are played out before one is chosen."""

TARGETS = 3
LIKELY = 0.8
"""How likely a shot is that was only estimated."""

JOINER = "+"
"""How the names of a group are written as one piece."""


class Plan(NamedTuple):
    """An order and what it gains over doing nothing."""

    gain: float
    order: AnyOrder


class Planner:
    """Plans one order in one view."""

    look: ClassVar[type[Look]] = Look
    outlook: ClassVar[type[Outlook]] = Outlook

    def __init__(self, ruleset: Impetus, judges: Judges, view: State, seat: str) -> None:
        self._ruleset, self._judges, self._view, self._seat = ruleset, judges, view, seat
        self._position = Position(view, seat, judges)
        self._field = judges.umpire.field(view)

    def order(self) -> AnyOrder:
        """What is done next: units that have begun go on, then others begin."""
        now = tuple(unit for unit in self._view.activation.units if unit in self._position.mine)
        if now:
            return self._go_on(now)
        open_to = [unit.id for unit in ready(self._view, self._seat)]
        free = [unit for unit in open_to if unit not in self._field.engaged]
        return self._begin(free, [unit for unit in open_to if unit in self._field.engaged]) or EndTurn()

    def _begin(self, free: Sequence[str], engaged: Sequence[str]) -> AnyOrder | None:
        """Shots come first, then charges, melees and marches."""
        return self._shots(free) or self._charges(free) or self._fights(engaged) or self._marches(free)

    # Units that have begun

    def _go_on(self, now: tuple[str, ...]) -> AnyOrder:
        """Shots that are left, then the move that was announced, then nothing more."""
        best = max((shot for unit in now for shot in self._shots_of(unit)), key=gain_of, default=None)
        if best is not None and best.gain > SHOTS:
            return best.order
        if len(now) == 1:
            if self._view.activation.pledge(now[0]) == RALLY:
                return self._rally(now[0]).order
            plan = self._march(now)
            if plan.gain > MOVES or isinstance(plan.order, RollOn):
                return plan.order
        return Pass(now)

    # Shots

    def _shots(self, free: Sequence[str]) -> AnyOrder | None:
        """The best shot of all units that do better to shoot than to move."""
        found = []
        for unit in free:
            best = max(self._shots_of(unit), key=gain_of, default=None)
            if best is None or best.gain <= SHOTS:
                continue
            if best.gain >= self._march((unit,)).gain and best.gain >= self._charge(unit).gain:
                found.append(best)
        return max(found, key=gain_of).order if found else None

    def _shots_of(self, unit: str) -> list[Plan]:
        """Every shot of a unit, with what may come after it."""
        if not self._view.unit(unit).profile.weapon:
            return []
        offers = offers_shoot(self._view, Shoot(unit, ""), self._judges.umpire, self.look)
        return [Plan(self._shot(offer.order), offer.order) for offer in offers if isinstance(offer.order, Shoot)]

    def _shot(self, order: Shoot) -> float:
        step = self.look(self._view, order.unit, self._judges.umpire).step(order)
        gain = self._judges.fire.shot(self._view, step) * self._position.temper.weights[1]
        unit = self._view.unit(order.unit)
        if order.then == MOVE or (order.then == STAY and throws_on_the_move(unit, self._judges.umpire.weapons)):
            gain += max(0.0, self._march((order.unit,), shots=False).gain)
        elif order.then == RALLY:
            gain += self._rally(order.unit).gain
        return gain

    # Charges

    def _charges(self, free: Sequence[str]) -> AnyOrder | None:
        """The charge that gains most; units charge together if that gains more than one after the other."""
        alone = {unit: self._charge(unit) for unit in free}
        best = max(alone.values(), key=gain_of, default=None)
        together = max(self._together(alone), key=gain_of, default=None)
        if together is not None and together.gain > CHARGES:
            return together.order
        return best.order if best is not None and best.gain > CHARGES else None

    def _together(self, alone: Mapping[str, Plan]) -> Iterator[Plan]:
        """Charges of groups, and of two units side by side, with what they gain over charges one by one."""
        for group in self._groups():
            for units in dict.fromkeys((group, *pairwise(sorted(group, key=self._aside)))):
                spots = [self._position.mine[unit] for unit in units]
                if not any(True for spot in spots for _ in self._chargeable(spot)):
                    continue
                plan = self._best_charge(units, charges_together(self._ruleset, self._view, self._seat, units))
                yield plan._replace(gain=plan.gain - sum(max(0.0, alone[unit].gain) for unit in units))

    def _groups(self) -> list[tuple[str, ...]]:
        """The groups that may be ordered now."""
        pieces = self._ruleset.options(self._view, self._seat).pieces
        return [group for piece in pieces if len(group := tuple(piece.split(JOINER))) > 1]

    def _aside(self, unit: str) -> int:
        """Where a unit stands in its line."""
        x, y, heading = self._view.pose(unit)
        return y * cosine(heading) - x * sine(heading)

    def _charge(self, unit: str) -> Plan:
        """The best charge of a unit."""
        targets = list(self._chargeable(self._position.mine[unit]))
        if not targets:
            return Plan(0.0, Pass((unit,)))
        return self._best_charge((unit,), charges(self._ruleset, self._view, self._field.stand(unit), targets))

    def _best_charge(self, units: tuple[str, ...], orders: Iterable[Charge]) -> Plan:
        """The charge that may be expected to gain most."""
        now = self._position.balance() + self._position.prospects(self._position.mine[unit] for unit in units)
        outlook = self.outlook(self._ruleset, self._judges, self._seat, units)
        plans = [Plan(outlook.after(self._view, order) - now, order) for order in orders]
        return max(plans, key=gain_of, default=Plan(0.0, Pass(units)))

    def _chargeable(self, spot: Spot) -> Iterator[Spot]:
        """The enemies that a unit might reach and would not be mad to charge."""
        for enemy in self._position.theirs:
            way = way_to(spot.place, enemy.place)
            if way.length <= furthest(spot.unit) + SLACK and may_contact(spot.unit.profile):
                flank = behind(spot.place, enemy.place)
                if self._position.gain(spot.unit, enemy.unit, flank=flank, wheels=way.wheels) > MAD:
                    yield enemy

    # Melees

    def _fights(self, engaged: Sequence[str]) -> AnyOrder | None:
        """The melee that promises most, if any does."""
        now = self._position.balance()
        found = (Plan(self._fought(self._view, unit) - now, Fight(unit)) for unit in engaged)
        best = max(found, key=gain_of, default=None)
        return best.order if best is not None and best.gain > 0 else None

    def _fought(self, view: State, unit: str) -> float:
        """What it leads to if a unit fights its melee."""
        return self.outlook(self._ruleset, self._judges, self._seat).after(view, Fight(unit))

    # Marches

    def _marches(self, free: Sequence[str]) -> AnyOrder | None:
        """Groups before single units, those nearest to the enemy first; a unit with nothing to do passes."""
        for group in sorted(self._groups(), key=self._distance):
            plan = self._march(group)
            if plan.gain > MOVES * len(group):
                return plan.order
        for unit in sorted(free, key=lambda unit: self._distance((unit,))):
            plan = max(self._alone(unit), key=gain_of)
            return plan.order if plan.gain > MOVES else self._idle(unit)
        return None

    def _alone(self, unit: str) -> list[Plan]:
        """What a unit might do by itself besides shots and charges."""
        return [self._march((unit,)), self._rally(unit)]

    def _idle(self, unit: str) -> AnyOrder:
        """The order of a unit with nothing to do."""
        return Pass((unit,))

    def _distance(self, units: tuple[str, ...]) -> float:
        spots = [self._position.mine[unit] for unit in units]
        return min(
            (way_to(spot.place, enemy.place).length for spot in spots for enemy in self._position.theirs), default=0.0
        )

    def _rally(self, unit: str) -> Plan:
        """What it gains to put a unit back in order."""
        spot = self._position.mine[unit]
        order = Rally(unit)
        if not spot.unit.disordered or any(self._ruleset.judge(self._view, self._seat, order)):
            return Plan(0.0, Pass((unit,)))
        calm = replace(spot.unit, disordered=False)
        return Plan(self._gain([spot], [spot._replace(unit=calm)]), order)

    def _march(self, units: tuple[str, ...], *, shots: bool = True) -> Plan:
        """The best move of a unit or group; the best few are played out before one is chosen."""
        stands = [self._field.stand(unit) for unit in units]
        before = [spot_of(stand) for stand in stands]
        found = []
        for idea in moves(self._ruleset, self._view, stands, self._aims(before)):
            after = [spot._replace(place=place_of(base)) for spot, base in zip(before, idea.bases, strict=True)]
            found.append((self._moved(before, after, shots=shots), idea))
        found.sort(key=lambda each: -each[0])
        plans = [self._played_out(before, idea, shots=shots) for _, idea in found[:LOOKED_AT]]
        return max(plans, key=gain_of, default=Plan(0.0, Pass(units)))

    def _played_out(self, before: Sequence[Spot], idea: Idea, *, shots: bool) -> Plan:
        state = self._ruleset.resolve(self._view, Given(self._seat, idea.order))[1]
        field = self._judges.umpire.field(state)
        after = [spot_of(field.stand(spot.id)) for spot in before if spot.id in field.stands]
        return Plan(self._moved(before, after, shots=shots), idea.order)

    def _moved(self, before: Sequence[Spot], after: Sequence[Spot], *, shots: bool) -> float:
        """What a move gains, with the shots that it leads to."""
        return self._gain(before, after) + (self._then_shoot(after) if shots else 0.0)

    def _gain(self, before: Sequence[Spot], after: Sequence[Spot]) -> float:
        """What some units gain by standing elsewhere or in another state."""
        own = self._position.temper.weights[0]
        value = own * (sum(worth(spot.unit) for spot in after) - sum(worth(spot.unit) for spot in before))
        return value + self._position.prospects(after) - self._position.prospects(before)

    def _then_shoot(self, after: Sequence[Spot]) -> float:
        """What the units might shoot at once they have moved."""
        found = 0.0
        for spot in after:
            if self._may_shoot(spot):
                shots = (
                    self._position.shot(spot, enemy, self._position.mine, moves=True) for enemy in self._position.theirs
                )
                found += max(shots, default=0.0)
        return LIKELY * found

    def _may_shoot(self, spot: Spot) -> bool:
        """A unit may shoot after a move."""
        if not spot.unit.profile.weapon or spot.id in self._view.activation.shot:
            return False
        return not must_stand(self._view, spot.unit, self._judges.umpire)

    def _aims(self, spots: Sequence[Spot]) -> list[tuple[float, float]]:
        """Where the nearest enemies are, or where to turn to get at them."""
        lead = spots[0]
        nearest = sorted(self._position.theirs, key=lambda enemy: way_to(lead.place, enemy.place).length)[:TARGETS]
        return [self._position.aim(lead, enemy) for enemy in nearest]


def gain_of(plan: Plan) -> float:
    return plan.gain
