"""VIII. Who may strike whom, with what, over whom and across what; shields named; blows as they will be struck."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import GREAT_WARRIOR, IN_MELEE, harmless
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.orders import Blow
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.state import State, Strike
from sandtable.games.argad.rules.tables import LENGTHS, Blade
from sandtable.games.argad.rules.units.close_order import beside
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

SHOT = 0
FISTS = "fists"
RANKED = {1: 0, 2: 2, 3: 3}
"""AR XIV.c: the step in which a spear strikes from the second and third rank; the first has its own."""


def step_of(blade: Blade) -> int:
    """The steps of blows by length, the longest first; shots in contact come before all."""
    return 1 + LENGTHS.index(blade.length)


def blades(field: Field, name: str) -> list[str]:
    """What a figure can strike with, the longest first; fists if nothing else."""
    carried = (*field.figure(name).blades, *field.men[name].taken)
    return sorted(dict.fromkeys(carried), key=lambda each: step_of(field.period.blades[each])) or [FISTS]


@clause("AR XIV.c")
def rank(field: Field, name: str, enemy: str, weapon: str) -> int:
    """From which rank an enemy is struck: 1 in contact, 2 or 3 with a spear over friends in order, 0 not at all."""
    if field.contact(name, enemy):
        return 1
    ranked = weapon in field.period.blades and field.period.blades[weapon].ranks
    if not ranked or field.men[name].formed != "close":
        return 0
    front = _closer(field, name, enemy)
    if any(field.contact(each, enemy) for each in front):
        return 2
    second = {each for friend in front for each in _closer(field, friend, enemy)}
    return 3 if any(field.contact(each, enemy) for each in second) else 0


def _closer(field: Field, name: str, enemy: str) -> list[str]:
    """The friends in close order, base to base with a figure, who are nearer to an enemy."""
    near = [each for each in beside(field, name, field.standing) if field.men[each].formed == "close"]
    return [each for each in near if field.gap(each, enemy) < field.gap(name, enemy)]


def reached(field: Field, name: str) -> list[str]:
    """The enemies that a figure can strike, from whichever rank."""
    best = blades(field, name)[0]
    near = [e for e in field.enemies(name) if field.gap(name, e) <= 3 * field.paces(name) and not field.men[e].hidden]
    return [enemy for enemy in near if rank(field, name, enemy, best)]


def opponents(field: Field, name: str) -> list[str]:
    """The enemies who may strike a figure: those in contact, and spears behind them in close order."""
    near = field.touched(name)
    ranks = [each for each in field.enemies(name) if field.men[each].formed == "close" and each not in near]
    return [*near, *(each for each in ranks if near and name in reached(field, each))]


def fighters(state: State, field: Field) -> list[str]:
    """Everybody who can strike or must hold a shield: in contact, or behind friends who are."""
    engaged = {name for pair in field.contacts() for name in pair}
    if not engaged:
        return []
    return [
        name
        for name in field.standing
        if not field.men[name].hidden
        and not harmless(field.figure(name))
        and (name in engaged or (field.men[name].formed == "close" and reached(field, name)))
    ]


def can_shoot(field: Field, name: str) -> bool:
    """AR VII.i: a loaded weapon that shoots in contact, which has not been used this turn."""
    figure, man = field.figure(name), field.men[name]
    weapon = field.period.missiles.get(figure.missile)
    if weapon is None or man.reload or man.shot or (weapon.counted and not man.ammunition):
        return False
    return weapon.contact == "all" or (weapon.contact == "mounted" and man.mounted)


def forbids_blows(state: State, field: Field, seat: str, blows: tuple[Blow, ...]) -> Iterator[Refusal]:
    """Everything that forbids the blows of a seat."""
    named = [blow.figure for blow in blows]
    able = fighters(state, field)
    for blow in blows:
        name = blow.figure
        if name not in able or field.seat(name) != seat or named.count(name) > 1:
            clause = "AR VI.g" if name in field.men and harmless(field.figure(name)) else "AR VIII.a"
            yield refused(clause, "refused-blow-figure", name)
            continue
        yield from forbids_shield(field, blow)
        for target in filter(None, (blow.target, blow.second)):
            yield from forbids_blow(state, field, blow, target)
        yield from forbids_second(field, blow)
    yield from forbids_many_above(field, blows)


def forbids_blow(state: State, field: Field, blow: Blow, target: str) -> Iterator[Refusal]:
    """What forbids one blow."""
    name, man = blow.figure, field.men[blow.figure]
    if target not in field.standing or not field.hostile(name, target) or field.men[target].hidden:
        yield refused("AR VIII.a", "refused-blow-target", name, target=target)
        return
    if man.shot:
        yield refused("AR VIII.a", "refused-blow-shot", name)
    if man.busy:
        yield refused("AR VI.g", "refused-blow-busy", name)
    weapon = blow.weapon or blades(field, name)[0]
    yield from forbids_weapon(field, name, weapon, blow)
    from_rank = rank(field, name, target, weapon)
    if not from_rank:
        yield refused("AR VIII.a", "refused-blow-far", name, target, target=target)
    yield from forbids_caught(state, name, target)
    yield from forbids_crossing(field, blow, target)


@clause("AR VII.i")
def forbids_weapon(field: Field, name: str, weapon: str, blow: Blow) -> Iterator[Refusal]:
    """One strikes with what one carries; a missile only if it shoots in contact and is loaded."""
    figure = field.figure(name)
    if weapon == figure.missile and figure.missile:
        if not can_shoot(field, name):
            yield refused("AR VII.i", "refused-blow-missile", name, weapon=weapon)
    elif weapon not in blades(field, name):
        yield refused("AR IV.a", "refused-blow-weapon", name, weapon=weapon)
    elif both_hands(field, weapon) and blow.shield:
        yield refused("AR XI.d", "refused-blow-two-hands", name, weapon=weapon)


@clause("AR XI.d")
def both_hands(field: Field, weapon: str) -> bool:
    """A weapon that takes both hands is not used together with a shield in the same melee."""
    return weapon in field.period.blades and field.period.blades[weapon].two_handed


@clause("AR IX.d")
def forbids_caught(state: State, name: str, target: str) -> Iterator[Refusal]:
    """A figure that left an enemy in movement cannot strike that enemy if caught this turn."""
    if (name, target) in state.parted:
        yield refused("AR IX.d", "refused-blow-left", name, target, target=target)


@clause("AR VIII.l")
def forbids_crossing(field: Field, blow: Blow, target: str) -> Iterator[Refusal]:
    """Only on foot, and only where an obstacle lies between, does one declare to be crossing."""
    if blow.crossing and (field.across(blow.figure, target) is None or field.men[blow.figure].mounted):
        yield refused("AR VIII.l", "refused-blow-crossing", blow.figure, target)


@clause("AR XI.b")
def forbids_shield(field: Field, blow: Blow) -> Iterator[Refusal]:
    """A shield for melee is held against one opponent."""
    if not blow.shield:
        return
    if field.figure(blow.figure).shield not in IN_MELEE:
        yield refused("AR XI.a", "refused-shield-none", blow.figure)
    elif blow.shield not in opponents(field, blow.figure):
        yield refused("AR XI.b", "refused-shield-whom", blow.figure, target=blow.shield)


@clause("AR XV.c")
def forbids_second(field: Field, blow: Blow) -> Iterator[Refusal]:
    """Only a great warrior with the usual weapon strikes two enemies."""
    if not blow.second:
        return
    if not two_dice(field, blow.figure, blow.weapon or blades(field, blow.figure)[0]):
        yield refused("AR XV.c", "refused-blow-second", blow.figure)
    if blow.second == blow.target or not blow.target:
        yield refused("AR VIII.a", "refused-blow-same", blow.figure)


def two_dice(field: Field, name: str, weapon: str) -> bool:
    """A great warrior or swordsman who is not wounded."""
    figure = field.figure(name)
    return GREAT_WARRIOR in figure.heroics and weapon == figure.usual and not field.men[name].wounded


@clause("AR VII.i")
def shoots(field: Field, blow: Blow) -> bool:
    """A shot in contact is no blow: it needs no crossing, costs no shield, and several may shoot down at a climber."""
    return bool(blow.target) and bool(blow.weapon) and blow.weapon == field.figure(blow.figure).missile


@clause("AR VIII.m")
def forbids_many_above(field: Field, blows: tuple[Blow, ...]) -> Iterator[Refusal]:
    """Only one defender, above and in front, strikes a climber."""
    below: dict[str, str] = {}
    for blow in blows:
        if blow.figure not in field.standing or blow.target not in field.standing:
            continue
        if shoots(field, blow) or not above(field, blow.figure, blow.target):
            continue
        if blow.target in below:
            args: dict[str, str | int] = {"figure": blow.figure, "target": blow.target}
            yield Refusal("AR VIII.m", "refused-blow-above", args, (blow.figure, below[blow.target]))
        below[blow.target] = blow.figure


def above(field: Field, name: str, other: str) -> bool:
    """A figure stands behind a parapet, higher than another before it."""
    patch = field.across(name, other)
    return patch is not None and patch.terrain.climbed and field.higher(name, other) > 0


# As they will be struck


class Fray(NamedTuple):
    """All blows and shields of a melee, and the blows that come to nothing."""

    strikes: tuple[Strike, ...]
    guards: tuple[tuple[str, str], ...]
    void: tuple[tuple[str, str, str], ...]


def fray(field: Field, blows: tuple[Blow, ...]) -> Fray:
    """What all have chosen, put together."""
    ranked = sorted(blows, key=lambda blow: field.order[blow.figure])
    guards = dict(guarded(field, ranked))
    crossers = {(blow.figure, blow.target) for blow in ranked if blow.crossing}
    for blow in ranked:
        held = "" if shoots(field, blow) else guards.get(blow.figure, "")
        if held in (blow.target, blow.second) and crosses(field, crossers, held, blow.figure) and not blow.crossing:
            del guards[blow.figure]
    struck = [strike for blow in ranked for strike in _strikes(field, blow)]
    void = tuple(_void(field, struck, crossers))
    reaches = {(each.striker, each.target): _waits(field, each, struck, guards) for each in struck}
    strikes = tuple(replace(each, reach=reaches[each.striker, each.target]) for each in struck)
    return Fray(strikes, tuple(guards.items()), void)


@clause("AR VIII.l")
def crosses(field: Field, crossers: Collection[tuple[str, str]], name: str, other: str) -> bool:
    """A figure crosses the obstacle between it and another, even if towards a third who is behind it too."""
    towards = [at for one, at in crossers if one == name]
    patch = field.across(name, other) if towards else None
    return patch is not None and any(field.across(name, at) == patch for at in towards)


@clause("AR XI.a")
def guarded(field: Field, blows: list[Blow]) -> Iterator[tuple[str, str]]:
    """Against whom each shield is held: the one named, or the one struck, or the only one in contact."""
    named = {blow.figure: blow for blow in blows}
    for name in field.standing:
        enemies = field.touched(name) if field.figure(name).shield in IN_MELEE else []
        if not enemies:
            continue
        blow = named.get(name, Blow(name))
        weapon = blow.weapon or blades(field, name)[0]
        if blow.target and both_hands(field, weapon):
            continue
        whom = (
            blow.shield or (blow.target if blow.target in enemies else "") or (enemies[0] if len(enemies) == 1 else "")
        )
        if whom:
            yield name, whom


def _strikes(field: Field, blow: Blow) -> list[Strike]:
    if not blow.target:
        return []
    weapon = blow.weapon or blades(field, blow.figure)[0]
    targets = [target for target in (blow.target, blow.second) if target]
    dice = 2 if len(targets) == 1 and two_dice(field, blow.figure, weapon) else 1
    return [
        Strike(
            blow.figure,
            target,
            weapon,
            reach_of(field, blow.figure, target, weapon),
            dice,
            blow.crossing,
            first=n == 0,
            near=field.contact(blow.figure, target),
        )
        for n, target in enumerate(targets)
    ]


@clause("AR VIII.i")
def reach_of(field: Field, name: str, target: str, weapon: str) -> int:
    """Long strikes before half-long, before short, before very short; shots in contact before all; ranks later."""
    if weapon not in field.period.blades:
        return SHOT
    own = step_of(field.period.blades[weapon])
    return max(own, RANKED[rank(field, name, target, weapon) or 1])


@clause("AR VIII.j")
def _waits(field: Field, strike: Strike, strikes: list[Strike], guards: dict[str, str]) -> int:
    """On foot the length of a weapon shielded against is ignored: that blow waits for the shield-bearer's step."""
    target = strike.target
    if strike.reach == SHOT or guards.get(target) != strike.striker or field.men[target].mounted:
        return strike.reach
    own = [each.reach for each in strikes if each.striker == target]
    step = own[0] if own else step_of(field.period.blades[blades(field, target)[0]])
    return max(strike.reach, step)


def _void(field: Field, strikes: list[Strike], crossers: set[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    """Blows across an obstacle that nobody crosses; blows at a climber by any but the first above. Shots always fly."""
    taken: dict[str, str] = {}
    blows = [each for each in strikes if each.reach != SHOT]
    for each in sorted(blows, key=lambda strike: field.gap(strike.striker, strike.target)):
        pair = (each.striker, each.target)
        on_foot = not field.men[each.striker].mounted and not field.men[each.target].mounted
        one_crosses = crosses(field, crossers, *pair) or crosses(field, crossers, *pair[::-1])
        if field.across(*pair) and on_foot and not one_crosses:
            yield each.striker, each.target, "AR VIII.l"
        elif above(field, *pair) and taken.setdefault(each.target, each.striker) != each.striker:
            yield each.striker, each.target, "AR VIII.m"
