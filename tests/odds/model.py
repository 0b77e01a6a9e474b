"""Combat Rapide once more, on icepool's dice and straight from the book: it uses no rule of the program."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import icepool

from sandtable.games.rapide.rules.battle import Battle
from tests.odds.paper import LANDINGS, RIVERS, ROUGH, Cell, attrition, cell, columns
from tests.odds.troops import Troops

Die: TypeAlias = Any
"""icepool's, which is not typed."""

ATTACKER, DEFENDER, NOBODY = 0, 1, 2
NAMES = ("attacker", "defender", "")

Pair: TypeAlias = tuple[int, int]


class Field(NamedTuple):
    """How a battle stands; of each pair the attacker's comes first."""

    stars: Pair = (0, 0)
    inflicted: Pair = (0, 0)
    broke: tuple[str, str] = ("", "")
    failed: tuple[bool, bool] = (False, False)
    left: int = NOBODY
    over: int = 0


class End(NamedTuple):
    """What can be asked of an end."""

    winner: str
    major: bool
    attacker: int
    defender: int


def more(pair: Pair, side: int, number: int) -> Pair:
    """A pair with more for one side."""
    return (pair[0] + number, pair[1]) if side == ATTACKER else (pair[0], pair[1] + number)


class Model:
    """A whole battle under standing orders to retreat."""

    def __init__(self, battle: Battle, orders: dict[str, str]) -> None:
        self.battle = battle
        self.retreats = tuple(orders[name] == "after-1" for name in NAMES[:2])
        self.sides = (Troops(battle.attacker, battle.year), Troops(battle.defender, battle.year))
        self.strike = lru_cache(maxsize=None)(self._strike)
        self.pursuit = lru_cache(maxsize=None)(self._pursuit)
        self.retreat = lru_cache(maxsize=None)(self._retreat)

    def ends(self) -> dict[End, Fraction]:
        """The exact joint distribution of winner, major victory and both sides' losses."""
        field = self.fought(self.fought(icepool.Die([Field()]), 1).map(self.asked, star=False), 2)
        die = field.map(self.ended, star=False)
        return {end: Fraction(quantity, die.denominator()) for end, quantity in die.items()}

    def fought(self, field: Die, number: int) -> Die:
        """CR C.1 to C.4: one round."""
        for phase in ("fire", "shock"):
            for side in (ATTACKER, DEFENDER):
                field = field.map(self.struck(phase, side, number), star=False)
            field = field.map(self.checked(phase), star=False)
        return field.map(lambda f: self._closed(f, number), star=False)

    def _closed(self, field: Field, number: int) -> Field:
        """Once a side is broken the battle is over, and stars have done their work."""
        if field.over or not any(field.broke):
            return field
        return field._replace(stars=(0, 0), failed=(False, False), over=number)

    def struck(self, phase: str, side: int, number: int) -> Callable[[Field], Any]:
        """CR A.2: one die, as far as the side may fire and is not broken."""

        def strike(field: Field) -> Any:
            if field.over or field.broke[side] or (phase == "fire" and not self.sides[side].fires):
                return field
            die = self.strike(phase, side, number, phase == "fire" and field.failed[1 - side])
            return die.map(lambda cell: self._hit(field, side, cell), star=False)

        return strike

    def _hit(self, field: Field, side: int, cell: Cell) -> Field:
        stars = more(field.stars, 1 - side, cell[1])
        return field._replace(stars=stars, inflicted=more(field.inflicted, side, cell[0]))

    def _strike(self, phase: str, side: int, number: int, pressed: bool) -> Die:
        """CR C.1, C.3, C.5, E, M: a die of Fire or Shock, modified and read in its column."""
        own, foe = self.sides[side], self.sides[1 - side]
        fire, shock = columns(own.army.technology, foe.army.technology)
        modifier = self._leader(phase, side) + self._ground(phase, side, number) + 2 * pressed - (number == 2)
        if phase == "fire":
            return icepool.d10.map(lambda face: self._fire(own, cell(fire, face + modifier)))
        column = "A" if own.army.revolution else shock
        return icepool.d10.map(lambda face: cell(column, face + modifier + self._cavalry(side)))

    def _fire(self, own: Troops, found: Cell) -> Cell:
        """CR E.1 to E.3."""
        losses, stars = found
        return {"renaissance": 0, "arquebus": losses // 2}.get(own.army.technology, losses), stars

    def _leader(self, phase: str, side: int) -> int:
        """CR O.1."""
        own, foe = self.sides[side].army.leader, self.sides[1 - side].army.leader
        return max(0, own.fire - foe.fire if phase == "fire" else own.shock - foe.shock)

    def _cavalry(self, side: int) -> int:
        """CR D.2."""
        own, foe = self.sides[side].horse, self.sides[1 - side].horse
        return int(own > 0 and own >= 2 * foe)

    def _ground(self, phase: str, side: int, number: int) -> int:
        """CR T.3."""
        terrain = self.battle.terrain
        if terrain in ROUGH or (terrain == "mountain" and side == ATTACKER):
            return -1
        if side == DEFENDER or number == 2:
            return 0
        return -1 if terrain in RIVERS else (-2 if phase == "fire" else -3) if terrain in LANDINGS else 0

    def checked(self, phase: str) -> Callable[[Field], Field]:
        """CR C.2: both sides are checked together."""

        def check(field: Field) -> Field:
            if field.over:
                return field
            first, second = (
                broke or (phase if stars >= side.morale else "")
                for broke, stars, side in zip(field.broke, field.stars, self.sides, strict=True)
            )
            return field._replace(broke=(first, second))

        return check

    def left(self, field: Field) -> Pair:
        """The morale that each side has left."""
        return self.sides[0].morale - field.stars[0], self.sides[1].morale - field.stars[1]

    def asked(self, field: Field) -> Any:
        """CR C.9: the side with less morale left is asked first, the attacker if both have the same."""
        if field.over:
            return field
        first = DEFENDER if self.left(field)[DEFENDER] < self.left(field)[ATTACKER] else ATTACKER
        return icepool.Die([field]).map(self.leaving(first), star=False).map(self.leaving(1 - first), star=False)

    def leaving(self, side: int) -> Callable[[Field], Any]:
        """CR C.6 and M: a side retreats if it wants to, under option M if its test succeeds."""

        def leave(field: Field) -> Any:
            if field.over or not self.retreats[side]:
                return field
            gone = field._replace(left=side, over=1)
            if not self.battle.retreat_test:
                return gone
            target = self.sides[side].army.leader.manoeuvre + self.left(field)[side]
            first, second = field.failed
            held = field._replace(failed=(True, second) if side == ATTACKER else (first, True))
            return icepool.d10.map(lambda face: gone if face <= target else held)

        return leave

    def ended(self, field: Field) -> Any:
        """CR C.6, C.8 and I.1: who has won, what pursuit inflicts, and what retreats cost."""
        broken = [side for side in (ATTACKER, DEFENDER) if field.broke[side]]
        if len(broken) == 2:
            one, two = self.retreat(ATTACKER, broken=True), self.retreat(DEFENDER, broken=True)
            return icepool.tupleize(one, two).map(lambda both: self._end(field, NOBODY, *both), star=False)
        if broken:
            loser = broken[0]
            pursued = self.pursuit(loser, field.broke[loser], field.over)
            return pursued.map(
                lambda losses: self._lost(self._hit(field, 1 - loser, (losses, 0)), loser, broken=True), star=False
            )
        loser = field.left if field.left != NOBODY else self._weaker(field)
        return self._end(field, NOBODY) if loser == NOBODY else self._lost(field, loser, broken=False)

    def _weaker(self, field: Field) -> int:
        attacker, defender = self.left(field)
        return NOBODY if attacker == defender else int(defender < attacker)

    def _pursuit(self, loser: int, broke: str, over: int) -> Die:
        side = 1 - loser
        modifier = self._leader("shock", side) + self._cavalry(side) + self._slowed(side)
        modifier += (broke == "fire") + 2 * (over == 1)
        return icepool.d10.map(lambda face: cell("E", face + modifier)[0], star=False)

    def _slowed(self, side: int) -> int:
        terrain = self.battle.terrain
        return -int(terrain in ROUGH or (side == ATTACKER and terrain in ("mountain", *RIVERS)))

    def _lost(self, field: Field, loser: int, *, broken: bool) -> Die:
        one, two = (1, 0) if loser == ATTACKER else (0, 1)
        return self.retreat(loser, broken=broken).map(
            lambda losses: self._end(field, 1 - loser, one * losses, two * losses), star=False
        )

    def _retreat(self, side: int, *, broken: bool) -> Die:
        """CR J.1."""
        modifier = 0 if broken else -self.sides[side].army.leader.manoeuvre
        return icepool.d10.map(lambda face: attrition(face + modifier), star=False)

    def _end(self, field: Field, winner: int, *retreat: int) -> End:
        """CR C.7, F.2 and L."""
        one, two = retreat or (0, 0)
        losses = (self.sides[1].inflicts(field.inflicted[1]) + one, self.sides[0].inflicts(field.inflicted[0]) + two)
        major = winner != NOBODY and losses[1 - winner] - losses[winner] >= 8
        major = major and all(side.great for side in self.sides) and not self.sides[1 - winner].native
        return End(NAMES[winner], major, *losses)
