"""Where to lie in ambush, and when to come out."""

from collections.abc import Iterator
from math import isqrt

from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.movement.pace import plain_move
from sandtable.games.argad.rules.orders import Hide, Spring
from sandtable.games.argad.rules.setup.scenario import Ambush, Post, hostile
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.turn.ambush import ambushes, fits
from sandtable.table.plane import TURN, Point, Pose, bearing, between, squared

ROWS = 14
NEAR = 9000
"""The best distance from the way that the enemy is expected on."""


def hide(state: State, seat: str, umpire: Umpire) -> Hide | None:
    """Beside the way of the enemy, in cover where there is any, spread along it; None where no place is found."""
    field, placed = umpire.field(state), dict[str, Pose]()
    way = _expected(state, field, seat)
    for ambush in ambushes(state.scenario, seat):
        places = sorted(_grid(state, ambush), key=lambda at: _badness(field, at, way))
        for number, name in enumerate(ambush.figures):
            face = bearing(between(places[0], way[0])) if way and places and places[0] != way[0] else 0
            rest = places[number:] + places[:number]
            stand = next(
                (p for at in rest if fits(field, Post(name, p := Pose(*at, face % TURN)), ambush, placed)), None
            )
            if stand is None:
                return None
            placed[name] = stand
    return Hide(state.moment, tuple(Post(name, stand) for name, stand in placed.items()))


def _expected(state: State, field: Field, seat: str) -> list[Point]:
    """Points on the straight way from where the enemy stands to where they want to go, or to the middle."""
    foes = [field.stand(n).at for n in field.standing if hostile(state.scenario, seat, field.seat(n))]
    if not foes:
        return []
    start = (sum(x for x, _ in foes) // len(foes), sum(y for _, y in foes) // len(foes))
    zones = [
        zone.outline
        for aim in state.scenario.aims
        if hostile(state.scenario, seat, aim.seat) and (zone := state.scenario.zone(aim.zone))
    ]
    width, depth = state.scenario.board
    outline = zones[0] if zones else ((0, 0), (width, depth))
    end = (sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline))
    return [(start[0] + (end[0] - start[0]) * n // 20, start[1] + (end[1] - start[1]) * n // 20) for n in range(21)]


def _grid(state: State, ambush: Ambush) -> Iterator[Point]:
    zone = state.scenario.zone(ambush.zone)
    width, depth = state.scenario.board
    xs, ys = zip(*(zone.outline if zone else ((0, 0), (width, depth))), strict=True)
    for a in range(1, ROWS):
        for b in range(1, ROWS):
            yield min(xs) + (max(xs) - min(xs)) * a // ROWS, min(ys) + (max(ys) - min(ys)) * b // ROWS


def _badness(field: Field, at: Point, way: list[Point]) -> tuple[int, Point]:
    """How far a place is from where one lies best; in cover is better."""
    near = min((isqrt(squared(at, each)) for each in way), default=0)
    covered = any(each.terrain.cover and each.terrain.form == "area" and each.holds(at) for each in field.land.patches)
    return abs(near - NEAR) - (NEAR // 2 if covered else 0), at


def spring(state: State, seat: str, umpire: Umpire) -> Spring:
    """All come out when half of them reach somebody now, or may shoot at them; and all before the game ends."""
    field = umpire.field(state)
    mine = [man.id for man in state.men if man.hidden and field.seat(man.id) == seat]
    out = [name for name in mine if _in_reach(field, name)]
    late = state.turn >= state.scenario.last_turn - 2
    return Spring(state.moment, tuple(mine if late or 2 * len(out) >= len(mine) else ()))


def _in_reach(field: Field, name: str) -> bool:
    figure, man = field.figure(name), field.men[name]
    move = plain_move(figure, man, field.period)
    shot = field.period.missiles[figure.missile].ranges[0] if figure.missile else 0
    return any(field.gap(name, enemy) <= max(move, shot) for enemy in field.enemies(name))
