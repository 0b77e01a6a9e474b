"""Whom to strike, with what, whom to hold the shield against, and whether to cross."""

from msgspec.structs import replace

from sandtable.games.argad.players.duel import Fate, alone, best_blade, both
from sandtable.games.argad.players.worth import PUSHED, WOUND
from sandtable.games.argad.rules.after_melee.casualties import lives
from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.melee.blow_dice import Clash
from sandtable.games.argad.rules.melee.blows import fighters, forbids_blows, fray
from sandtable.games.argad.rules.melee.melee import blow_choices
from sandtable.games.argad.rules.orders import Blow, Fight
from sandtable.games.argad.rules.state import State, Strike


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
    """What a fate costs whoever owns the figure."""
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
    """How likely an enemy strikes this one of those whom he touches; rather the one who strikes him."""
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
