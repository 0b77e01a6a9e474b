"""How figures stand on a base: in ranks, closer or looser, fewer after losses, out of line when disordered."""

from math import ceil, floor
from typing import NamedTuple

from sandtable.picture.figures import Figure
from sandtable.picture.scatter import Scatter

RIM, FRONT, REAR, THIN = 1.8, 2.4, 6.0, 26.0
"""The borders of a base at its sides, front and rear, in units of the drawing; a thin base has less at the rear."""

WIDEST = 1.35
"""Ranks are at most this much further apart than they could be."""

UNEVEN, ASTRAY, SWAY, TURNED = 0.5, 2.6, 3.0, 24.0
"""How far figures stand from their places, and turned by how many degrees: in order, and disordered."""


class Place(NamedTuple):
    """Where a figure stands on its base, from the middle of its front, and how far it is turned clockwise."""

    x: float
    y: float
    turn: float


class Room(NamedTuple):
    """A part of a base, in units of the drawing."""

    front: float
    top: float
    bottom: float


def rear_border(depth: float) -> float:
    return REAR if depth >= THIN else REAR * 0.7


def ranked(figure: Figure, room: Room, share: float, scatter: Scatter, *, disordered: bool) -> list[Place]:
    """The places of those who are left, the front rank first; gaps open at the ends of the last rank."""
    rows, files = _rows(figure, room), max(1, floor(room.front / figure.across))
    gap = room.front / files
    across = sorted(((file - (files - 1) / 2) * gap for file in range(files)), key=lambda x: (abs(x), x))
    loose, sway = max(UNEVEN, figure.loose), SWAY
    if disordered:
        loose, sway = loose + ASTRAY, TURNED
    spots = [(x, y) for y in rows for x in across]
    return [
        Place(x + scatter.around(loose), y + scatter.around(loose), scatter.around(sway))
        for x, y in spots[: max(1, ceil(len(spots) * share))]
    ]


def _rows(figure: Figure, room: Room) -> list[float]:
    """How deep the ranks stand."""
    first, last = room.top + figure.deep / 2, room.bottom - figure.deep * 0.4
    ranks = min(figure.ranks, 1 + floor(max(0.0, last - first) / figure.deep))
    if ranks == 1:
        return [(room.top + room.bottom) / 2]
    gap = min((last - first) / (ranks - 1), figure.deep * WIDEST)
    start = (first + last - gap * (ranks - 1)) / 2
    return [start + rank * gap for rank in range(ranks)]


def squared(figure: Figure, room: Room, share: float, scatter: Scatter) -> list[Place]:
    """Along all four sides, each looking outwards."""
    half, top, bottom = room.front / 2 - figure.deep / 2, room.top + figure.deep / 2, room.bottom - figure.deep / 2
    wide, deep = floor(2 * half / figure.across), floor((bottom - top) / figure.across)
    found = [Place((n + 0.5) / wide * 2 * half - half, top, 0.0) for n in range(wide)]
    found += [Place((n + 0.5) / wide * 2 * half - half, bottom, 180.0) for n in range(wide)]
    for n in range(deep):
        y = top + (n + 0.5) / deep * (bottom - top)
        found += [Place(-half, y, -90.0), Place(half, y, 90.0)]
    kept = max(1, ceil(len(found) * share))
    return [Place(x, y, turn + scatter.around(SWAY)) for x, y, turn in found[:kept]]
