"""6.1 to 6.3. Shooting: which units may shoot at which, the throw, and the cohesion test of units that are hit."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast, get_args

from sandtable.games.impetus.rules.after_melee.losses import cohesion_of, rout_by_fire, spent, tested
from sandtable.games.impetus.rules.events import Aimed, ShotFired
from sandtable.games.impetus.rules.orders import AnyOrder, Pledge, Shoot, Side
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_throw, critical_number
from sandtable.games.impetus.rules.shooting.dice import Shot, hits_throw
from sandtable.games.impetus.rules.shooting.sight import Field
from sandtable.games.impetus.rules.shooting.targets import Aim, aim_at, aims, forbids_shot, shooting_sides
from sandtable.games.impetus.rules.state import MOVE, RALLY, STAY, State
from sandtable.games.impetus.rules.steps import CohesionTest, FireThrow, Stampede
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.woods import at_the_edge, buried, hidden
from sandtable.games.impetus.rules.troops.disorder import forbids_rally
from sandtable.games.impetus.rules.troops.groups import WITHIN, forbids_group
from sandtable.games.impetus.rules.troops.profiles import ELEPHANTS, SHOOTS_MOVING
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.games.impetus.rules.turn.activation import begin, done_so_far, not_in_melee, owes_a_roll
from sandtable.games.impetus.rules.turn.kinds import OrderKind
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it, done, over_if_gone
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Step
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Segment
from sandtable.table.kept import kept
from sandtable.table.rank import in_column

BARRED = 6
"""How many of the nearest enemies are listed with what forbids to shoot at them."""

PLEDGES: tuple[Pledge, ...] = get_args(Pledge)


def forbids_shooting(state: State, unit_id: str, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a unit to shoot at all."""
    unit = state.unit(unit_id)
    yield from not_in_melee(unit_id, umpire, state)
    yield from only_once(state, unit)
    if not unit.profile.weapon:
        yield Refusal("BI 6.1.2", "refused-shoot-unarmed", {"unit": unit_id}, (unit_id,))
        return
    yield from only_standing(state, unit, umpire)
    field = umpire.field(state)
    yield from buried(field.stand(unit_id), field.enemies(unit.seat), field.land)


@clause("BI 6.1.5")
def only_once(state: State, unit: Unit) -> Iterator[Refusal]:
    """One shot an activation."""
    if unit.id in done_so_far(state, (unit.id,)).shot:
        yield Refusal("BI 6.1.5", "refused-shoot-again", {"unit": unit.id}, (unit.id,))


@clause("BI 6.1.2n")
def must_stand(state: State, unit: Unit, umpire: Umpire) -> bool:
    """Its weapon is shot only by units that stand still, and its list says nothing else."""
    weapon = umpire.weapons.rows[unit.profile.weapon]
    return umpire.book(state).rule("stands_still")(weapon, unit.type) and not unit.has(SHOOTS_MOVING)


@clause("BI 6.1.2n")
def only_standing(state: State, unit: Unit, umpire: Umpire) -> Iterator[Refusal]:
    """Such a weapon does not shoot after a move or a rally of its own activation."""
    now = done_so_far(state, (unit.id,))
    if (now.move or now.rallied) and must_stand(state, unit, umpire):
        key = "refused-shoot-moved" if now.move else "refused-shoot-rallied"
        yield Refusal("BI 6.1.2n", key, {"unit": unit.id}, (unit.id,))


# What its owner says before


def forbids_pledge(state: State, unit: Unit, then: str, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids to say that a unit will still move or rally, or that it will not."""
    if then == STAY:
        yield from will_roll(state, unit)
        return
    yield from nothing_after(state, unit, umpire)
    if then == RALLY:
        yield from forbids_rally(unit, in_melee=unit.id in umpire.field(state).engaged)


@clause("BI 5.4c")
def will_roll(state: State, unit: Unit) -> Iterator[Refusal]:
    """A chariot in motion that has not gone on yet will move."""
    if owes_a_roll(state, unit):
        yield Refusal("BI 5.4c", "refused-pledge-rolling", {"unit": unit.id}, (unit.id,))


@clause("BI 6.1.5")
def nothing_after(state: State, unit: Unit, umpire: Umpire) -> Iterator[Refusal]:
    """A weapon shot only standing still lets a unit neither move nor rally; a unit that has done so does it once."""
    now = done_so_far(state, (unit.id,))
    if must_stand(state, unit, umpire):
        yield Refusal("BI 6.1.2n", "refused-pledge-standing", {"unit": unit.id}, (unit.id,))
    if now.move:
        yield Refusal("BI 6.1.5", "refused-pledge-moved", {"unit": unit.id}, (unit.id,))
    if now.rallied:
        yield Refusal("BI 2.4.2b", "refused-pledge-rallied", {"unit": unit.id}, (unit.id,))


# At whom


class Look:
    """A unit with a weapon, and the targets that it may shoot at; each side is looked at once."""

    def __init__(self, state: State, unit: str, umpire: Umpire) -> None:
        self._state, self._umpire = state, umpire
        self._table = umpire.field(state)
        self.shooter = self._table.stand(unit)
        land, measured = self._table.land, umpire.book(state).rule("range")
        self.field = Field(tuple(self._table.stands.values()), land.hiding, land.woods, measured).boxed()
        self._aims: dict[str, list[Aim]] = {}

    @kept
    def sides(self) -> tuple[str, ...]:
        """The sides that it may shoot from."""
        stands_still = self._umpire.book(self._state).rule("stands_still")
        return shooting_sides(self.shooter, self._umpire.weapons, stands_still)

    @kept
    def enemies(self) -> Sequence[Stand]:
        return self._table.enemies(self.shooter.unit.seat)

    @kept
    def forbidden(self) -> list[Refusal]:
        """What forbids it to shoot at all."""
        return list(forbids_shooting(self._state, self.shooter.id, self._umpire))

    def aims(self, side: str) -> list[Aim]:
        """The targets that the priority leaves to a side."""
        if side not in self._aims:
            land, foremost = self._table.land, self._umpire.book(self._state).rule("foremost")
            seen = self.enemies
            if land.woods:
                seen = [enemy for enemy in seen if not any(hidden(self.shooter, enemy, land))]
            self._aims[side] = aims(self.shooter, side, seen, self.field, self._umpire.weapons, foremost)
        return self._aims[side]

    def forbids(self, order: Shoot) -> Iterator[Refusal]:
        """Everything that forbids a shot."""
        yield from self.forbidden
        target = self._table.stands.get(order.target)
        if target is None or target.unit.seat == self.shooter.unit.seat:
            yield Refusal("BI 6.3.3", "refused-shot-target", {"target": order.target}, (order.unit,))
        else:
            yield from self._forbids_target(order, target)
        yield from forbids_pledge(self._state, self.shooter.unit, order.then, self._umpire)

    def _forbids_target(self, order: Shoot, target: Stand) -> Iterator[Refusal]:
        allowed = order.side in self.sides
        if not allowed:
            yield Refusal("BI 6.3.1", "refused-shoot-side", {"unit": order.unit}, (order.unit,))
        found = list(forbids_shot(self.shooter, order.side, target, self.field, self._umpire.weapons))
        found += hidden(self.shooter, target, self._table.land)
        yield from (refusal for refusal in found if refusal not in self.forbidden)
        if allowed and not found:
            yield from self.bound(order)
            yield from self.no_dice(order)

    @clause("BI 6.1.5")
    def no_dice(self, order: Shoot) -> Iterator[Refusal]:
        """There is no minimum of dice: none left, no shot."""
        if total(self.lines(self.step(order))) <= 0:
            yield Refusal("BI 6.1.5", "refused-shot-dice", {"unit": order.unit}, (order.unit, order.target))

    def step(self, order: Shoot) -> FireThrow:
        """The shot as it will be thrown for."""
        target, now = self._table.stand(order.target), done_so_far(self._state, (order.unit,))
        aim = aim_at(self.shooter, order.side, target, self.field, self._umpire.weapons)
        moves, rallies = bool(now.move) or order.then == MOVE, now.rallied or order.then == RALLY
        return FireThrow(order.unit, order.target, order.side, moves, rallies, aim.indirect)

    def lines(self, step: FireThrow) -> tuple[Line, ...]:
        """The dice of a shot."""
        return fire_lines(self._state, step, self._umpire)

    @clause("BI 6.3.3")
    def bound(self, order: Shoot) -> Iterator[Refusal]:
        """A target that could be shot at but comes after another is not."""
        better = self.aims(order.side)
        if order.target not in [aim.target.id for aim in better]:
            names = tuple(aim.target.id for aim in better)
            witnesses = tuple(Segment(*aim.range.at) for aim in better)
            args: dict[str, str | int] = {"target": order.target, "better": names[0]}
            yield Refusal("BI 6.3.3", "refused-shot-priority", args, (order.unit, order.target, *names), witnesses)


def judge_shoot(state: State, order: Shoot, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a shot of a unit that may be given an order."""
    if state.unit(order.unit).profile.weapon:
        yield from Look(state, order.unit, umpire).forbids(order)
    else:
        yield from forbids_shooting(state, order.unit, umpire)


def options_shoot(state: State, order: Shoot, umpire: Umpire, how: type[Look] = Look) -> Options[AnyOrder]:
    """Every shot of a unit that is allowed, and for the nearest of the other enemies what forbids it."""
    unit = state.unit(order.unit)
    if not unit.profile.weapon:
        return Options()
    look = how(state, unit.id, umpire)
    pledges = _pledges(state, unit, umpire)
    wanted = _wanted(look, pledges)
    others = _nearest(look, {shot.target for shot in wanted}, umpire)
    empty = {order: tuple(look.no_dice(order)) for order in wanted}
    barred = [Shoot(unit.id, target, cast(Side, side), *pledges[:1]) for target, side in others]
    reasons: list[Barred[AnyOrder]] = [Barred(order, refused) for order, refused in empty.items() if refused]
    reasons += [Barred(order, tuple(look.forbids(order))) for order in barred]
    return Options(tuple(Offer(order) for order in wanted if not empty[order]), tuple(reasons))


def offers_shoot(state: State, order: Shoot, umpire: Umpire, how: type[Look] = Look) -> tuple[Offer[AnyOrder], ...]:
    """Every shot of a unit that is allowed."""
    unit = state.unit(order.unit)
    pledges = _pledges(state, unit, umpire) if unit.profile.weapon else ()
    if not pledges or any(forbids_shooting(state, unit.id, umpire)):
        return ()
    look = how(state, unit.id, umpire)
    return tuple(Offer(shot) for shot in _wanted(look, pledges) if not any(look.no_dice(shot)))


def _pledges(state: State, unit: Unit, umpire: Umpire) -> list[Pledge]:
    """What may be said of a unit before it shoots."""
    return [then for then in PLEDGES if not any(forbids_pledge(state, unit, then, umpire))]


def _wanted(look: Look, pledges: Sequence[Pledge]) -> list[Shoot]:
    """A shot at each target that the priority leaves to a unit, by everything that may be said before."""
    found = [] if look.forbidden or not pledges else [aim for side in look.sides for aim in look.aims(side)]
    return [Shoot(look.shooter.id, aim.target.id, cast(Side, aim.side), then) for aim in found for then in pledges]


def _nearest(look: Look, offered: set[str], umpire: Umpire) -> list[tuple[str, str]]:
    """The nearest enemies that are not offered, each with the side that is nearest to it."""
    measured = look.field.measured
    mine, most = look.shooter.base, umpire.weapons.rows[look.shooter.unit.profile.weapon].most
    found = []
    for enemy in look.enemies:
        if enemy.id not in offered:
            off, place = min((measured(mine, side, enemy.base).length, at) for at, side in enumerate(look.sides))
            found.append((off, enemy.id, look.sides[place]))
    return [(name, side) for off, name, side in sorted(found)[:BARRED] if off <= most]


# The shot


def tell_shoot(tell: Tell, order: Shoot, umpire: Umpire, how: type[Look] = Look) -> None:
    """The unit aims; its throw comes before everything else."""
    step = how(tell.state, order.unit, umpire).step(order)
    tell.say(Aimed(order.unit, order.target, order.side, order.then))
    before_it(tell, step)


def _resolve(tell: Tell, order: Shoot, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    tell_shoot(tell, order, umpire)


def shot_of(state: State, step: FireThrow, umpire: Umpire) -> Shot:
    """What the clauses on fire dice may know of a shot."""
    field = umpire.field(state)
    shooter, target = field.stand(step.unit), field.stand(step.target)
    return Shot(
        shooter.unit,
        target.unit,
        field.book.rule("range")(shooter.base, step.side, target.base).length,
        moves=step.moves,
        rallies=step.rallies,
        indirect=step.indirect,
        wood_edge=at_the_edge(target, field.land),
        column=in_a_column(target, field),
        backed=field.book.rule("backed")(target, field) is not None,
    )


@clause("BI 6.1.3b")
def in_a_column(target: Stand, field: Tableau) -> bool:
    """It stands right before or behind another unit of its side with which it could be a group."""
    friends = [stand for stand in field.of(target.unit.seat) if stand.id != target.id]
    return any(_in_column(target, friend) and not any(forbids_group([target.unit, friend.unit])) for friend in friends)


def _in_column(one: Stand, other: Stand) -> bool:
    return any(in_column(a.base, b.base, WITHIN) is not None for a, b in ((one, other), (other, one)))


def fire_lines(state: State, step: FireThrow, umpire: Umpire) -> tuple[Line, ...]:
    """The dice of a shot, each with its clause."""
    tables = umpire.tables
    return umpire.book(state).lines("fire", shot_of(state, step, umpire), tables.weapons, tables.dice.fire)


@clause("BI 6.1.1")
def _fire(state: State, step: FireThrow, umpire: Umpire) -> Throw:
    lines = fire_lines(state, step, umpire)
    return hits_throw(state.unit(step.unit).seat, "fire", total(lines), lines)


def _fired(tell: Tell, step: FireThrow, hits: int, umpire: Umpire) -> None:
    shot_fired(tell, step, fire_lines(tell.state, step, umpire), hits)


def shot_fired(tell: Tell, step: FireThrow, lines: tuple[Line, ...], hits: int) -> None:
    """A shot was thrown for; a unit that is hit tests."""
    tell.say(ShotFired(step.unit, step.target, lines, hits))
    done(tell, *([CohesionTest(step.target, hits, "fire")] if hits else []))


# The test


@clause("BI 6.2a")
def _test(state: State, step: CohesionTest, umpire: Umpire) -> Throw:
    unit = state.unit(step.unit)
    return cohesion_throw(unit.seat, cohesion_of(unit, step.hits))


@clause("BI 6.2c")
def _tested(tell: Tell, step: CohesionTest, loss: int, umpire: Umpire) -> None:
    """A unit with nothing left is removed at once; elephants that failed from fire run."""
    unit = tell.state.unit(step.unit)
    routs = suffered(tell, step, loss, umpire)
    done(tell, *([Stampede(unit.id)] if not routs and _runs(unit, step, loss) else []))


def suffered(tell: Tell, step: CohesionTest, loss: int, umpire: Umpire) -> bool:
    """A unit has lost so much by its test; whether that was all it had."""
    lines = cohesion_of(tell.state.unit(step.unit), step.hits)
    tested(tell, umpire, step.unit, lines, critical_number(lines), loss, step.by)
    routs = spent(tell, step.unit)
    if routs:
        rout_by_fire(tell, step.unit, "BI 2.4.3")
    return routs


@clause("BI 6.2.1")
def _runs(unit: Unit, step: CohesionTest, loss: int) -> bool:
    """Elephants that fail a test from fire stampede; pila do not do that."""
    return unit.type == ELEPHANTS and loss > 0 and step.by == "fire"


FOLLOWS: dict[type[Step], Callable[[Tell, Any, Umpire], bool]] = {CohesionTest: over_if_gone}
THROWS: dict[type[Step], Callable[[State, Any, Umpire], Throw]] = {FireThrow: _fire, CohesionTest: _test}
READS: dict[type[Step], Callable[[Tell, Any, Any, Umpire], None]] = {FireThrow: _fired, CohesionTest: _tested}
KINDS = {Shoot: OrderKind(judge_shoot, options_shoot, _resolve, offers_shoot)}
