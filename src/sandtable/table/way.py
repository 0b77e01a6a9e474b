"""Ways: polylines that a figure walks, their exact length, where the figure is on them, and what it passes over."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import TypeAlias

from sandtable.table.footing import Footing, Sole, overlapping, swept
from sandtable.table.plane import Point, bearing, between, rounded, squared
from sandtable.table.plane import Pose as Stand
from sandtable.table.shape import KEPT

Way: TypeAlias = tuple[Point, ...]
"""The points of a walk, its start first. A figure that stays has one point."""

FINE = 10**6
"""Lengths of stretches are kept in this many parts of a thousandth, so that many short ones add up exactly."""


@lru_cache(maxsize=KEPT)
def stretches(way: Way) -> tuple[int, ...]:
    """The length of each stretch, in parts of a thousandth."""
    return tuple(isqrt(squared(a, b) * FINE * FINE) for a, b in pairwise(way))


def length(way: Way) -> int:
    """How long a way is, rounded to a thousandth."""
    return rounded(sum(stretches(way)), FINE)


@lru_cache(maxsize=KEPT)
def headings(way: Way) -> tuple[int, ...]:
    """The way a figure faces on each stretch."""
    return tuple(bearing(between(a, b)) if a != b else 0 for a, b in pairwise(way))


def along(way: Way, distance: int, start: int, end: int) -> Stand:
    """Where a figure is after some length of a way, facing ahead: at the start as before, at the end as wanted."""
    rest = distance * FINE
    if rest <= 0:
        return Stand(*way[0], start if len(way) > 1 else end)
    for at, size in enumerate(stretches(way)):
        if rest < size:
            (ax, ay), (bx, by) = way[at], way[at + 1]
            return Stand(ax + rounded((bx - ax) * rest, size), ay + rounded((by - ay) * rest, size), headings(way)[at])
        rest -= size
    return Stand(*way[-1], end)


def cut(way: Way, distance: int) -> Way:
    """The first part of a way, of some length."""
    if distance <= 0:
        return way[:1]
    rest, found = distance * FINE, [way[0]]
    for at, size in enumerate(stretches(way)):
        if rest < size:
            end = along(way, distance, 0, 0)
            return (*found, (end.x, end.y)) if (end.x, end.y) != found[-1] else tuple(found)
        rest -= size
        found.append(way[at + 1])
    return way


def sweeps(way: Way, sole: Sole) -> Iterator[Footing]:
    """What a base passes over, stretch by stretch, facing ahead."""
    for at, (a, b) in enumerate(pairwise(way)):
        yield swept(sole.at(Stand(*a, headings(way)[at])), between(a, b))


def met(way: Way, sole: Sole, things: Sequence[Footing]) -> set[int]:
    """Which things a base passes over on its way."""
    found: set[int] = set()
    for sweep in sweeps(way, sole):
        found |= {at for at, thing in enumerate(things) if at not in found and overlapping(sweep, thing)}
    return found
