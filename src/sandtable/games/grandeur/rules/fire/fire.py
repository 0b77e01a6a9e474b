"""4.1 and 5. Fire: which units may shoot at which, and with how many dice."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules.command.command import commanded
from sandtable.games.grandeur.rules.fire.dice import Shot
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import OpportunityShot
from sandtable.games.grandeur.rules.troops.profiles import SKIRMISH
from sandtable.games.grandeur.rules.troops.units import brigade
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.orders import Shoot
from sandtable.games.impetus.rules.shooting import shooting
from sandtable.games.impetus.rules.shooting.dice import hits_throw
from sandtable.games.impetus.rules.shooting.shooting import forbids_shooting, offers_shoot, options_shoot, tell_shoot
from sandtable.games.impetus.rules.shooting.sight import measured
from sandtable.games.impetus.rules.shooting.targets import arc_of, forbids_shot
from sandtable.games.impetus.rules.steps import FireThrow
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.woods import at_the_edge, hidden
from sandtable.games.impetus.rules.troops.profiles import CAVALRY, GUNS
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.turn.activation import begin, done_so_far
from sandtable.games.impetus.rules.turn.kinds import OrderKind
from sandtable.games.impetus.rules.umpire import done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.kept import kept
from sandtable.table.plane import UNIT
from sandtable.table.shape import FRONT
from sandtable.table.spacing import overlap

FAR = 1000 * UNIT


class Look(shooting.Look):
    """A unit with a weapon, and the targets that it may shoot at, by the rules of Grandeur."""

    _state: State
    _umpire: Umpire

    @kept
    def forbidden(self) -> list[Refusal]:
        found = list(forbids_shooting(self._state, self.shooter.id, self._umpire))
        return [*found, *silent(self._state, self.shooter.id, self._umpire)]

    def lines(self, step: FireThrow) -> tuple[Line, ...]:
        return fire_lines(self._state, step, self._umpire)

    def _forbids_target(self, order: Shoot, target: Stand) -> Iterator[Refusal]:
        yield from never_at_cavalry(self.shooter, target)
        for refusal in super()._forbids_target(order, target):
            if refusal.clause != "BI 6.1.2":
                yield refusal
            elif not any(never_at_cavalry(self.shooter, target)):
                yield replace(refusal, clause="GR 5.4")

    def forbids_reply(self, side: str, target: Stand) -> Iterator[Refusal]:
        """Everything that forbids a shot at a given enemy out of turn: there is no other to prefer."""
        yield from self.forbidden
        yield from never_at_cavalry(self.shooter, target)
        yield from self.out_of_sight(side, target)

    def out_of_sight(self, side: str, target: Stand) -> Iterator[Refusal]:
        """An enemy is not in the arc and range of a side, or is not seen."""
        yield from forbids_shot(self.shooter, side, target, self.field, self._umpire.weapons)
        yield from hidden(self.shooter, target, self._umpire.land(self._state))


def silent(state: State, name: str, umpire: Umpire) -> Iterator[Refusal]:
    """What forbids a unit to shoot as things stand."""
    unit = umpire.field(state).stand(name).unit
    if unit.type == GUNS:
        yield from silent_guns(state, name, umpire)
    elif brigade(unit).square:
        yield Refusal("GR 4.1", "refused-shoot-square", {"unit": name}, (name,))


@clause("GR 5.1")
def silent_guns(state: State, name: str, umpire: Umpire) -> Iterator[Refusal]:
    """Disordered guns are silenced; guns beyond every general's radius do not fire."""
    if state.unit(name).disordered:
        yield Refusal("GR 5.1", "refused-guns-disordered", {"unit": name}, (name,))
    if not commanded(state, name, umpire):
        yield Refusal("GR S.4d", "refused-guns-command", {"unit": name}, (name,))


@clause("GR 5.2")
def never_at_cavalry(shooter: Stand, target: Stand) -> Iterator[Refusal]:
    """Skirmishers do not shoot at cavalry."""
    if shooter.unit.profile.weapon in SKIRMISH and target.unit.type in CAVALRY:
        yield Refusal("GR 5.2", "refused-skirmish-cavalry", {}, (shooter.id, target.id))


# Dice


@clause("GR 5.5")
def enfilades(shooter: Stand, target: Stand) -> bool:
    """The shooter lies wholly outside the 45° front arc of the target."""
    return not overlap(arc_of(target.base, FRONT, FAR), shooter.outline)


@clause("IM 8")
def phases_of(state: State, step: FireThrow) -> int:
    """The movement phases of this activation that count: those made, one that is to come, and a rally."""
    now = done_so_far(state, (step.unit,))
    made = state.unit(step.unit).phases if now.units else 0
    return made + int(step.moves and not now.move) + int(step.rallies)


@clause("IM 4")
def target_of(step: FireThrow, field: Tableau) -> Stand:
    """The target where it is shot at: a charger on its way."""
    target = field.stand(step.target)
    return target._replace(base=target.base.at(step.at)) if isinstance(step, OpportunityShot) else target


def shot_of(state: State, step: FireThrow, umpire: Umpire, *, point_blank: bool = False) -> Shot:
    """What the clauses on fire dice may know of a shot."""
    field = umpire.field(state)
    shooter, target = field.stand(step.unit), target_of(step, field)
    shot: dict[str, Any] = {"shooter": shooter.unit, "target": target.unit}
    return Shot(
        **shot,
        distance=measured(shooter.base, step.side, target.base).length,
        wood_edge=at_the_edge(target, field.land),
        phases=phases_of(state, step),
        weather=state.weather,
        enfilade=enfilades(shooter, target),
        point_blank=point_blank,
    )


def fire_lines(state: State, step: FireThrow, umpire: Umpire, *, point_blank: bool = False) -> tuple[Line, ...]:
    """The dice of a shot, each with its clause."""
    shot = shot_of(state, step, umpire, point_blank=point_blank)
    return umpire.book(state).lines("fire", shot, umpire.weapons, umpire.numbers)


def _judge_shoot(state: State, order: Shoot, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a shot; generals are never shot at."""
    if state.leader(order.target) is not None:
        yield Refusal("GR 2.0b", "refused-shoot-general", {"general": order.target}, (order.unit, order.target))
        return
    if state.unit(order.unit).profile.weapon:
        yield from Look(state, order.unit, umpire).forbids(order)
        return
    for refusal in forbids_shooting(state, order.unit, umpire):
        yield Refusal("GR 5.2", refusal.key, refusal.args, refusal.pieces) if refusal.clause == "BI 6.1.2" else refusal


def _shots(state: State, order: Shoot, umpire: Umpire) -> Options[Any]:
    return options_shoot(state, order, umpire, Look)


def _open_shots(state: State, order: Shoot, umpire: Umpire) -> tuple[Offer[Any], ...]:
    return offers_shoot(state, order, umpire, Look)


def _shoot(tell: Tell, order: Shoot, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    tell_shoot(tell, order, umpire, Look)


# The shot


def _gone(tell: Tell, step: FireThrow, umpire: Umpire) -> bool:
    """A unit that is gone neither shoots nor is shot at."""
    if tell.state.there(step.unit) and tell.state.there(step.target):
        return False
    done(tell)
    return True


def _fire(state: State, step: FireThrow, umpire: Umpire) -> Throw:
    lines = fire_lines(state, step, umpire)
    return hits_throw(state.unit(step.unit).seat, "fire", total(lines), lines)


def _fired(tell: Tell, step: FireThrow, hits: int, umpire: Umpire) -> None:
    shooting.shot_fired(tell, step, fire_lines(tell.state, step, umpire), hits)


FOLLOWS = {FireThrow: _gone, OpportunityShot: _gone}
THROWS = {FireThrow: _fire, OpportunityShot: _fire}
READS = {FireThrow: _fired, OpportunityShot: _fired}
KINDS = {Shoot: OrderKind(_judge_shoot, _shots, _shoot, _open_shots)}
