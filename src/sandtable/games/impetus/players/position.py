"""Positions: what it is worth to a side that a unit stands where it does. No search, only what may happen next."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from sandtable.games.impetus.players.chances import Fates
from sandtable.games.impetus.players.detour import Wall, apart, around, march_to, walls_of
from sandtable.games.impetus.players.duel import Duels
from sandtable.games.impetus.players.fire import Fire
from sandtable.games.impetus.players.reach import Spot, Way, behind, charges_so_far, furthest, spot_of, way_to
from sandtable.games.impetus.players.temper import Temper, temper_of
from sandtable.games.impetus.players.worth import STAKE, verdict, worth
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS, may_contact
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.table.plane import UNIT

FAR = 30.0
OTHER_THREATS = 0.4
"""Of several threats the worst counts in full, each other one only this much."""

IN_MELEE = 0.35
"""How much a threat to a unit in melee counts: the melee may be over before."""

APPEAL = 0.35
"""How much of what a charge would gain draws a unit on from afar."""

BESIDE = 0.1
"""What a friend at a unit's side is worth."""

AHEAD = 0.04
LEAD = 7.0
"""A unit that is further ahead of its friends than this pays for each U."""

UNDER_FIRE = 0.3
SHOTS_TO_COME = 0.5
OVER_FRIENDS = 0.3


class Judges(NamedTuple):
    """What a position is judged with."""

    umpire: Umpire
    fates: Fates
    duels: Duels
    fire: Fire
    temper: Callable[[State, str], Temper] = temper_of


class Position:
    """A view as a side sees it."""

    def __init__(self, view: State, seat: str, judges: Judges) -> None:
        self.view, self.seat, self.judges = view, seat, judges
        self.temper = judges.temper(view, seat)
        field = judges.umpire.field(view)
        spots = [spot_of(stand) for stand in field.stands.values()]
        self.mine = {spot.id: spot for spot in spots if spot.unit.seat == seat}
        self.theirs = [spot for spot in spots if spot.unit.seat != seat]
        self._walls: dict[str, tuple[Wall, ...]] = {}
        self._nearest = {name: self._off(spot) for name, spot in self.mine.items()}

    def _off(self, spot: Spot) -> float:
        """How far the nearest enemy is."""
        return min((apart(spot.place.centre, enemy.place.centre) for enemy in self.theirs), default=0.0)

    # What stands on the table

    def balance(self) -> float:
        """What a side's units are worth, less what the enemy's are."""
        own, foe = self.temper.weights
        mine = sum(worth(spot.unit) for spot in self.mine.values())
        theirs = sum(worth(spot.unit) for spot in self.theirs)
        return own * mine - foe * theirs + STAKE * verdict(self.view, self.seat)

    def gain(self, one: Unit, other: Unit, *, flank: bool, wheels: bool) -> float:
        """What a charge of the first against the second gains for the side of the first."""
        cost = self.judges.duels.charge(self.view, one, other, flank=flank, wheels=wheels)
        own, foe = self.temper.weights if one.seat == self.seat else self.temper.weights[::-1]
        return foe * cost.other - own * cost.one

    # What may happen next

    def prospects(self, spots: Iterable[Spot]) -> float:
        """What some units may do and suffer where they stand, among their friends."""
        some = list(spots)
        friends = {**self.mine, **{spot.id: spot for spot in some}}
        return sum(self._prospect(spot, friends) for spot in some)

    def _prospect(self, spot: Spot, friends: Mapping[str, Spot]) -> float:
        """What a unit may do and suffer where it stands."""
        harm = self._harm(spot, friends)
        if spot.fighting:
            return -self.temper.fear * IN_MELEE * harm
        return self._hope(spot, friends) - self.temper.fear * harm + self._company(spot, friends)

    def _harm(self, spot: Spot, friends: Mapping[str, Spot]) -> float:
        """What charges and shots of the enemy may cost."""
        threats, shots = [], 0.0
        for enemy in self.theirs:
            if enemy.fighting:
                continue
            shots += self.judges.fire.expected(self.view, enemy, spot)
            if (
                may_contact(enemy.unit.profile)
                and apart(enemy.place.centre, spot.place.centre) < furthest(enemy.unit) + 6
            ):
                threats.append(self._charged(enemy, spot, friends))
        threats = sorted((threat for threat in threats if threat > 0), reverse=True)
        worst = threats[0] + OTHER_THREATS * sum(threats[1:]) if threats else 0.0
        return worst + UNDER_FIRE * self.temper.weights[0] * shots

    def _charged(self, enemy: Spot, spot: Spot, friends: Mapping[str, Spot]) -> float:
        """What a charge may gain the enemy, with the chance that it succeeds."""
        way = way_to(enemy.place, spot.place)
        chance = charges_so_far(enemy.unit, way)
        if not chance:
            return 0.0
        gain = self.gain(enemy.unit, spot.unit, flank=behind(enemy.place, spot.place), wheels=way.wheels)
        return chance * gain if gain > 0 and not self._barred(enemy, spot, friends) else 0.0

    def _hope(self, spot: Spot, friends: Mapping[str, Spot]) -> float:
        """What a unit may do next turn, and how far it still is from doing something."""
        best, draw = 0.0, -10.0
        pace = max(1.0, spot.unit.profile.move / UNIT)
        for enemy in self.theirs:
            way = way_to(spot.place, enemy.place)
            gain = self._by_charge(spot, enemy, way)
            chance = charges_so_far(spot.unit, way) if gain > 0 else 0.0
            if chance and not self._barred(spot, enemy, friends):
                best = max(best, self.temper.hope * chance * gain)
            best = max(best, SHOTS_TO_COME * self.shot(spot, enemy, friends))
            draw = max(draw, APPEAL * max(0.0, gain) - self.temper.eager * self._left(spot, enemy, way) / pace)
        return best + draw

    def _by_charge(self, spot: Spot, enemy: Spot, way: Way) -> float:
        """What a charge would gain, if it may be made at all."""
        if not may_contact(spot.unit.profile):
            return 0.0
        return self.gain(spot.unit, enemy.unit, flank=behind(spot.place, enemy.place), wheels=way.wheels)

    def shot(self, spot: Spot, enemy: Spot, friends: Mapping[str, Spot], *, moves: bool = False) -> float:
        """What a shot from there might gain; little if somebody stands in between."""
        if enemy.fighting or not spot.unit.profile.weapon:
            return 0.0
        cost = self.judges.fire.expected(self.view, spot, enemy, moves=moves)
        if cost and self._barred(spot, enemy, friends):
            cost *= OVER_FRIENDS
        return cost * self.temper.weights[1]

    # How far it is

    def _left(self, spot: Spot, enemy: Spot, way: Way) -> float:
        """How far a unit still has to go to reach an enemy, or to have a good shot at it."""
        fire = self.judges.fire
        straight = fire.short_of(spot, enemy, way) if fire.shooter(spot.unit) else way.length
        if not straight or not self.walls(spot.unit):
            return straight
        found = around(spot.place, enemy.place.centre, self.walls(spot.unit))
        if found is None:
            return straight
        longer, turn = found
        if turn == enemy.place.centre:
            return straight + longer
        return max(straight, march_to(spot.place, turn) + apart(turn, enemy.place.centre) - enemy.place.half)

    def walls(self, unit: Unit) -> tuple[Wall, ...]:
        """The ground that a unit would rather go around."""
        if unit.type not in self._walls:
            self._walls[unit.type] = walls_of(unit, self.judges.umpire.land(self.view))
        return self._walls[unit.type]

    def aim(self, spot: Spot, enemy: Spot) -> tuple[float, float]:
        """Where a unit turns to get at an enemy."""
        found = around(spot.place, enemy.place.centre, self.walls(spot.unit)) if self.walls(spot.unit) else None
        return enemy.place.centre if found is None else found[1]

    # Who stands where

    def _barred(self, one: Spot, other: Spot, friends: Mapping[str, Spot]) -> bool:
        """Somebody else stands in the way."""
        c, s = other.place.centre[0] - one.place.x, other.place.centre[1] - one.place.y
        length = max(0.1, apart((one.place.x, one.place.y), other.place.centre))
        c, s = c / length, s / length
        for third in (*friends.values(), *self.theirs):
            if third.id in (one.id, other.id) or (third.unit.type == SKIRMISHERS and third.unit.seat == one.unit.seat):
                continue
            dx, dy = third.place.centre[0] - one.place.x, third.place.centre[1] - one.place.y
            ahead, left = dx * c + dy * s, dy * c - dx * s
            if 0 < ahead < length - other.place.half and -one.place.half < left < one.place.half:
                return True
        return False

    def _company(self, spot: Spot, friends: Mapping[str, Spot]) -> float:
        """Friends at its sides are good, being far ahead of them is not. Those that can still move may come up."""
        left = right = False
        nearest = self._off(spot)
        others = []
        for friend in friends.values():
            if friend.id == spot.id:
                continue
            comes = 0.0 if friend.id in self.view.used else friend.unit.profile.move / UNIT
            others.append(self._nearest[friend.id] - comes)
            ahead, aside = spot.place.sees((friend.place.x, friend.place.y))
            wide = spot.place.half + friend.place.half
            if -2.5 - comes < ahead < 2.5 and wide - 1 < abs(aside) < wide + 2:
                left, right = left or aside > 0, right or aside < 0
        line = sorted(others)[len(others) // 2] if others else nearest
        lead = max(0.0, min(line, FAR) - nearest - LEAD)
        return BESIDE * (left + right) - AHEAD * lead
