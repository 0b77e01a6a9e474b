"""Crossings: from where to where on a straight way at least half of a base lies in a piece of ground."""

from collections.abc import Callable
from typing import TypeAlias

from sandtable.table.ground import half_in, share
from sandtable.table.path import gone, swept
from sandtable.table.shape import Base, Outline, Piece

Span: TypeAlias = tuple[int, int]
"""From one distance to another, both included."""

STEP = 250
"""How far a base goes between two looks at ground of several parts: shorter visits may escape."""


def half_in_interval(base: Base, angle: int, distance: int, ground: Outline) -> Span | None:
    """Between which distances at least half of a base lies in convex ground; None if it never does."""
    over = swept(base, angle, distance, ground)
    if over is None:
        return None
    inside = _inside(base, angle, (ground,))
    most = _most(base, angle, over, ground)
    return (_last(inside, most, over[0]), _last(inside, most, over[1])) if inside(most) else None


def half_in_spans(base: Base, angle: int, distance: int, ground: Piece) -> tuple[Span, ...]:
    """Every span of distances at which at least half of a base lies in ground of any form."""
    if len(ground) == 1:
        span = half_in_interval(base, angle, distance, ground[0])
        return (span,) if span is not None else ()
    overs = [over for part in ground if (over := swept(base, angle, distance, part)) is not None]
    if not overs:
        return ()
    return _spans(_inside(base, angle, ground), min(over[0] for over in overs), max(over[1] for over in overs))


def _inside(base: Base, angle: int, ground: Piece) -> Callable[[int], bool]:
    """Whether at least half of the base lies in the ground, by distance."""
    return lambda at: half_in(gone(base, angle, at), ground)


def _most(base: Base, angle: int, over: Span, ground: Outline) -> int:
    """A distance at which half or more lies in the ground, or if there is none, the most.

    The root of the share is concave while there is a share, so the better of two looks bounds the best.
    """
    low, high = over
    while high - low > 1:
        third = (high - low) // 3
        (one, whole), (other, scale) = (
            share(gone(base, angle, at).outline, (ground,)) for at in (low + third, high - third)
        )
        if 2 * one >= whole:
            return low + third
        if one * scale < other * whole:
            low += max(1, third)
        else:
            high -= max(1, third)
    return max((low, high), key=_inside(base, angle, (ground,)))


def _last(inside: Callable[[int], bool], here: int, end: int) -> int:
    """The last distance inside on the way from one that is inside to an end."""
    if inside(end):
        return end
    while abs(end - here) > 1:
        half = (here + end) // 2
        here, end = (half, end) if inside(half) else (here, half)
    return here


def _spans(inside: Callable[[int], bool], start: int, end: int) -> tuple[Span, ...]:
    """Each run of looks that are inside, drawn out to where it really begins and ends."""
    looks = [*range(start, end, STEP), end]
    found: list[Span] = []
    for at, look in enumerate(looks):
        if not inside(look):
            continue
        low = _last(inside, look, looks[max(0, at - 1)])
        high = _last(inside, look, looks[min(len(looks) - 1, at + 1)])
        if found and low <= found[-1][1]:
            found[-1] = found[-1][0], high
        else:
            found.append((low, high))
    return tuple(found)
