"""Exact odds of two who strike each other, put together from what the rules say of every die."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.games.argad.rules.after_melee.casualties import lives
from sandtable.games.argad.rules.books import ARGAD
from sandtable.games.argad.rules.characters.figures import IN_MELEE, harmless
from sandtable.games.argad.rules.dice import SIDES, SIX
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.melee.blow_dice import Clash, blow_lines
from sandtable.games.argad.rules.melee.blows import SHOT, blades, both_hands, reach_of, two_dice
from sandtable.games.argad.rules.melee.results import mutual, outcome
from sandtable.games.argad.rules.state import Man, Outcome, State, Strike
from sandtable.kernel.dice import total

HITS: tuple[Outcome, ...] = ("kill", "recoil")
LEAST = 1e-6


class Fate(NamedTuple):
    """How likely it is that somebody is killed (or wounded, who has two lives), or pushed back."""

    killed: float = 0.0
    pushed: float = 0.0


class Duel(NamedTuple):
    """What becomes of the first and of the second."""

    one: Fate
    other: Fate


class Thrown(NamedTuple):
    """A natural die with its sixes thrown again, its chance, and what it comes to by itself."""

    natural: int
    chance: float
    outcome: Outcome


def throws(clash: Clash) -> list[Thrown]:
    """Every natural die of a blow; a six that does not suffice is thrown again."""
    plus = total(blow_lines(ARGAD, clash))
    return [
        Thrown(natural, chance, outcome(ARGAD, clash, natural, natural + plus))
        for natural, chance in _naturals(clash, plus)
    ]


def _naturals(clash: Clash, plus: int) -> Iterator[tuple[int, float]]:
    if clash.strike.dice == 2:
        for added in range(2, 2 * SIDES + 1):
            yield added, (SIDES - abs(added - SIDES - 1)) / SIDES**2
        return
    for face in range(1, SIX):
        yield face, 1 / SIDES
    natural, chance = SIX, 1 / SIDES
    while outcome(ARGAD, clash, natural, natural + plus) != "kill" and chance > LEAST:
        yield natural, chance * (SIDES - 1) / SIDES
        natural, chance = natural + 1, chance / SIDES
    yield natural, chance


def alone(clash: Clash) -> Fate:
    """What a blow does to whom it strikes, if nothing comes in between."""
    found = throws(clash)
    return Fate(*(sum(each.chance for each in found if each.outcome == kind) for kind in HITS))


def both(mine: Clash, back: Clash) -> Duel:
    """Two strike each other: the longer weapon first, and who was hit by it does not strike back."""
    if mine.strike.reach == back.strike.reach:
        return _together(mine, back)
    if mine.strike.reach > back.strike.reach:
        return Duel(*reversed(both(back, mine)))
    first, second = alone(mine), alone(back)
    deadly = first.killed if lives(mine.field, mine.strike.target) == 1 else 0.0
    rest = 1 - deadly - first.pushed
    return Duel(Fate(second.killed * rest, second.pushed * rest), first)


def _together(mine: Clash, back: Clash) -> Duel:
    chances = {"one": [0.0, 0.0], "other": [0.0, 0.0]}
    for a in throws(mine):
        for b in throws(back):
            for who, kind in (("other", _stands(mine, back, a, b)), ("one", _stands(back, mine, b, a))):
                if kind in HITS:
                    chances[who][HITS.index(kind)] += a.chance * b.chance
    return Duel(Fate(*chances["one"]), Fate(*chances["other"]))


def _stands(mine: Clash, back: Clash, a: Thrown, b: Thrown) -> Outcome:
    """What of a blow stands when the other struck at the same time."""
    if mine.strike.reach == SHOT or a.outcome == "miss" or b.outcome == "miss":
        return a.outcome
    own, theirs = (
        clash._replace(strike=replace(clash.strike, natural=t.natural)) for clash, t in ((mine, a), (back, b))
    )
    return mutual(mine.state, own, theirs, a.outcome, b.outcome)[0]


class Duels:
    """Fights that have not begun: two men face to face on open ground. What was found is kept."""

    def __init__(self) -> None:
        self._found: dict[tuple[object, ...], Duel] = {}

    def meet(self, state: State, field: Field, one: str, other: str, *, charging: bool = False) -> Duel:
        """The first goes for the second, who waits."""
        men = replace(field.men[one], still=False, charging=charging), replace(field.men[other], still=True)
        key = (id(state.scenario), *map(_as_he_is, men))
        if key not in self._found:
            self._found[key] = self._met(state, field, *men)
        return self._found[key]

    def _met(self, state: State, field: Field, *men: Man) -> Duel:
        there = field.in_the_open(*men)
        names = men[0].id, men[1].id
        strikes = [strike(there, a, b) for a, b in (names, names[::-1])]
        guards = tuple((each.striker, each.target) for each in strikes if _shields(there, each))
        for at, (a, b) in enumerate((names, names[::-1])):
            if (b, a) in guards and not there.men[b].mounted:
                strikes[at] = replace(strikes[at], reach=max(strikes[at].reach, strikes[1 - at].reach))
        state = replace(state, strikes=tuple(strikes), guards=guards)
        clashes = [Clash(state, there, each) for each in strikes]
        if any(harmless(field.figure(name)) for name in names):
            fates = [Fate(0.0, 0.0) if harmless(clash.figures[0]) else alone(clash) for clash in clashes]
            return Duel(fates[1], fates[0])
        return both(*clashes)


def _shields(field: Field, own: Strike) -> bool:
    """Who strikes with this weapon has a hand free for a shield."""
    return field.figure(own.striker).shield in IN_MELEE and not both_hands(field, own.weapon)


def _as_he_is(man: Man) -> tuple[object, ...]:
    return man.id, man.mounted, man.wounded, man.wall, man.still, man.charging, man.taken


def strike(field: Field, name: str, target: str, weapon: str = "") -> Strike:
    """A blow as it would be struck."""
    weapon = weapon or best_blade(field, name)
    dice = 2 if two_dice(field, name, weapon) else 1
    return Strike(name, target, weapon, reach_of(field, name, target, weapon), dice)


def best_blade(field: Field, name: str) -> str:
    """The weapon that a figure draws: its usual one, or the longest of those that add most."""
    carried, usual = blades(field, name), field.figure(name).usual
    if usual in carried:
        return usual
    return max(carried, key=lambda each: (field.period.blades[each].adds, -carried.index(each)))


@lru_cache(maxsize=64)
def chance_of(need: int) -> float:
    """How often one die, its sixes thrown again, comes to a number."""
    return (SIDES + 1 - max(need, 1)) / SIDES if need <= SIX else chance_of(SIX) / SIDES ** (need - SIX)
