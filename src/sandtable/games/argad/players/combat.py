"""Combat: whom to shoot at, whom to strike and how, which way to give, and who follows up."""

from math import isqrt

from msgspec.structs import replace

from sandtable.games.argad.players.duel import Fate, alone, best_blade, both, chance_of
from sandtable.games.argad.players.duties import Duty
from sandtable.games.argad.players.worth import PUSHED, WOUND
from sandtable.games.argad.rules.after_melee.casualties import lives
from sandtable.games.argad.rules.after_melee.following_up import forward, must, winners
from sandtable.games.argad.rules.after_melee.recoil import headings, room
from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.melee.blow_dice import Clash
from sandtable.games.argad.rules.melee.blows import fighters, forbids_blows, fray
from sandtable.games.argad.rules.melee.melee import blow_choices
from sandtable.games.argad.rules.orders import Blow, Fight, Press, Recoil, Shoot, Shot
from sandtable.games.argad.rules.shooting.shooting import chances, gunnery, shooters
from sandtable.games.argad.rules.shooting.targets import Gunnery, forbids_neglect
from sandtable.games.argad.rules.state import State, Strike
from sandtable.games.argad.rules.steps import Recoiling
from sandtable.table.footing import within
from sandtable.table.plane import Point, squared
from sandtable.table.shape import holds


def hits(guns: Gunnery, name: str, target: str) -> dict[str, float]:
    """How likely a missile kills each member of its target: enough for the easiest, then named, then enough again."""
    needs = chances(guns, name, target).needs
    share = len(needs)
    return {member: chance_of(need) / share for member, need in needs.items()}


def value(guns: Gunnery, worth: dict[str, float], alive: dict[str, float], name: str, target: str) -> float:
    """What a shot may be expected to bring, where others have shot before."""
    found = 0.0
    for member, chance in hits(guns, name, target).items():
        life = WOUND if lives(guns.field, member) > 1 else 1.0
        found += chance * worth[member] * life * alive.get(member, 1.0)
    return found


def shoot(state: State, seat: str, umpire: Umpire, worth: dict[str, float]) -> Shoot:
    """Every figure shoots at whom it hurts most, as long as it may be expected to hurt at all."""
    guns = gunnery(state, umpire)
    alive: dict[str, float] = {}
    shots: list[Shot] = []
    for name in shooters(state, seat, umpire):
        targets = [each for each in guns.lawful(name) if not any(forbids_neglect(guns, name, each))]
        if not targets:
            continue
        best = max(targets, key=lambda each: value(guns, worth, alive, name, each))
        if value(guns, worth, alive, name, best) <= 0:
            continue
        shots.append(Shot(name, best))
        for member, chance in hits(guns, name, best).items():
            alive[member] = alive.get(member, 1.0) * (1 - chance)
    return Shoot(state.moment, tuple(shots))


def fight(state: State, seat: str, umpire: Umpire, worth: dict[str, float]) -> Fight:
    """Each figure in turn takes the blow that brings most, given what those before it have chosen."""
    field = umpire.field(state)
    alive: dict[str, float] = {}
    chosen: list[Blow] = []
    for name in [each for each in fighters(state, field) if field.seat(each) == seat]:
        choices = [b for b in blow_choices(state, field, name) if _allowed(state, field, seat, (*chosen, b))]
        if not choices:
            continue
        valued = [(brings(state, field, worth, alive, blow), -at) for at, blow in enumerate(choices)]
        blow = choices[-max(valued)[1]]
        chosen.append(blow)
        for target, fate in _done(state, field, blow).items():
            alive[target] = alive.get(target, 1.0) * (1 - fate.killed)
    return Fight(state.moment, tuple(chosen))


def _allowed(state: State, field: Field, seat: str, blows: tuple[Blow, ...]) -> bool:
    return not any(forbids_blows(state, field, seat, blows))


def loss(field: Field, worth: dict[str, float], name: str, fate: Fate) -> float:
    """What a fate costs the owner of the figure."""
    life = WOUND if lives(field, name) > 1 else 1.0
    return worth[name] * (life * fate.killed + PUSHED * fate.pushed)


def brings(state: State, field: Field, worth: dict[str, float], alive: dict[str, float], blow: Blow) -> float:
    """What a blow and a shield may be expected to bring: what is struck, less what is suffered meanwhile."""
    clashes = _clashes(state, field, blow)
    mine = {c.strike.target: c for c in clashes if c.strike.striker == blow.figure}
    back = {c.strike.striker: c for c in clashes if c.strike.target == blow.figure}
    found = 0.0
    for target, clash in mine.items():
        duel = both(clash, back[target]) if target in back else None
        found += loss(field, worth, target, duel.other if duel else alone(clash)) * alive.get(target, 1.0)
        if duel:
            found -= loss(field, worth, blow.figure, duel.one) * _share(field, target, blow.figure, struck=True)
    for enemy, clash in back.items():
        if enemy not in mine:
            found -= loss(field, worth, blow.figure, alone(clash)) * _share(field, enemy, blow.figure, struck=False)
    return found


def _share(field: Field, enemy: str, name: str, *, struck: bool) -> float:
    """How likely an enemy strikes this one of those in contact; more likely the one who strikes back."""
    touched = max(1, len(field.touched(enemy)))
    return (2 if struck and touched > 1 else 1) / (touched + (1 if struck and touched > 1 else 0))


def _done(state: State, field: Field, blow: Blow) -> dict[str, Fate]:
    return {c.strike.target: alone(c) for c in _clashes(state, field, blow) if c.strike.striker == blow.figure}


def _clashes(state: State, field: Field, blow: Blow) -> list[Clash]:
    """The blow and what all enemies in contact may give back."""
    enemies = [*dict.fromkeys((*filter(None, (blow.target, blow.second)), *field.touched(blow.figure)))]
    answers = tuple(_answer(field, enemy, blow.figure) for enemy in enemies if field.contact(enemy, blow.figure))
    melee = fray(field, (blow, *(each for each in answers if (each.figure, each.target) not in state.parted)))
    void = {(striker, target) for striker, target, _ in melee.void}
    there = replace(state, strikes=melee.strikes, guards=melee.guards)
    return [Clash(there, field, each) for each in melee.strikes if _stands(void, each)]


def _stands(void: set[tuple[str, str]], strike: Strike) -> bool:
    return (strike.striker, strike.target) not in void


def _answer(field: Field, enemy: str, name: str) -> Blow:
    return Blow(enemy, name, best_blade(field, enemy))


def recoil(state: State, seat: str, umpire: Umpire) -> Recoil:
    """Away from all enemies, as far as possible from the nearest."""
    step, field = state.agenda[0], umpire.field(state)
    assert isinstance(step, Recoiling)

    def safety(heading: int) -> int:
        there = (room(field, step.figure, heading) or {}).get(step.figure)
        return _nearest(field, step.figure, there.at) if there else -1

    return Recoil(step.figure, max(headings(state, field, step.figure), key=safety))


def _nearest(field: Field, name: str, at: Point) -> int:
    return min((isqrt(squared(at, field.stand(enemy).at)) for enemy in field.enemies(name)), default=0)


def press(state: State, seat: str, umpire: Umpire, duties: dict[str, Duty]) -> Press:
    """Everybody follows up who leaves no post by it, no cover and no shot, and who does not run into several."""
    field = umpire.field(state)
    going = []
    for name, strike in winners(state, field).items():
        if field.seat(name) != seat or must(field, name):
            continue
        stand = forward(field, name, dict(state.places)[strike.target], strike)
        if stand is None or _keeps(field, name, duties.get(name), stand.at):
            continue
        there = field.sole(name).at(stand)
        foes = [enemy for enemy in field.enemies(name) if within(there, field.foot(enemy), 2 * field.paces(name))]
        if len(foes) <= 1 and not (field.figure(name).missile and not field.figure(name).blades):
            going.append(name)
    return Press(state.moment, tuple(going))


def _keeps(field: Field, name: str, duty: Duty | None, there: Point) -> bool:
    """The figure is where it is wanted, and would leave it."""
    if duty is None or duty.zone is None:
        return False
    return holds(duty.zone.outline, field.stand(name).at) and not holds(duty.zone.outline, there)
