"""The ground: every piece of terrain by its kind, with its name."""

from collections.abc import Callable, Sequence

from sandtable.picture.impetus import greenery, heights, waters, works
from sandtable.picture.impetus.patch import Patch
from sandtable.picture.impetus.wording import Say, piece_name
from sandtable.picture.markup import Area, Spot, group, length, number, polygon, text, title
from sandtable.picture.view import View, upright
from sandtable.rulesets.impetus.pieces import RIVER, ROAD, Piece, Pieces, parts
from sandtable.table.plane import UNIT

PAINTERS: dict[str, Callable[[Patch], str]] = {
    "hill": heights.hill,
    "steep-hill": heights.steep_hill,
    "dunes": heights.dunes,
    "rocks": heights.rocks,
    "stones": heights.stones,
    "wood": greenery.wood,
    "scrub": greenery.scrub,
    "fields": greenery.fields,
    "hedged-fields": greenery.hedged_fields,
    "lake": waters.lake,
    "marsh": waters.marsh,
    "mud": waters.mud,
    RIVER: waters.river,
    "village": works.village,
    "town": works.town,
    ROAD: works.road,
}

ABOVE = {RIVER: 1, ROAD: 2}
"""A road crosses whatever lies there."""


def paint_ground(
    pieces: Sequence[Piece], kinds: Pieces, view: View, land: dict[str, str], say: Say, taken: Sequence[Area]
) -> str:
    """All pieces; their names lie over them, where no unit stands."""
    patches = [Patch(piece, parts(piece, kinds)[0], view, land) for piece in pieces]
    patches.sort(key=lambda patch: ABOVE.get(patch.piece.kind, 0))
    painted = [_piece(patch, say) for patch in patches]
    return group(*painted, class_="terrain") + group(*(_name(patch, say, taken) for patch in patches), class_="names")


def _piece(patch: Patch, say: Say) -> str:
    piece = patch.piece
    painter = PAINTERS.get(piece.kind, _plain)
    about = {"class_": f"piece {piece.kind}", "data_piece": piece.id}
    return group(title(piece_name(say, piece)), painter(patch), **about)


def _plain(patch: Patch) -> str:
    """A kind that has no picture of its own."""
    return polygon(
        patch.border, fill=patch.land["gravel"], stroke=patch.land["contour"], stroke_width=patch.unit * 0.12
    )


def _name(patch: Patch, say: Say, taken: Sequence[Area]) -> str:
    """In the slanted letters of a map; left out where there is no room for them."""
    words, size = piece_name(say, patch.piece), min(15.0, max(8.5, patch.unit * 1.25))
    wide = length(words, size)
    if patch.piece.ends is None:
        angle, spots = 0.0, _inside(patch) if wide <= patch.room * 0.96 else []
    else:
        angle, spots = _lean(patch), _along(patch)
    half = (wide / 2, size / 2) if abs(angle) < 45 else (size / 2, wide / 2)
    free = [at for at in spots if not any(_meets(at, half, area) for area in taken)]
    if not free:
        return ""
    (x, y), *_ = free
    return text(
        (0, size * 0.32),
        words,
        size,
        transform=f"translate({number(x)} {number(y)}) rotate({number(angle)})",
        text_anchor="middle",
        font_style="italic",
        fill=patch.land["name"],
        stroke=patch.land["name-edge"],
        stroke_width=size * 0.3,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _inside(patch: Patch) -> list[Spot]:
    """The middle, and below and above it."""
    (x, y), ys = patch.middle, [y for _, y in patch.border]
    off = (max(ys) - min(ys)) * 0.27
    return [(x, y), (x, y + off), (x, y - off)]


def _along(patch: Patch) -> list[Spot]:
    """Near the ends of a strip first: troops meet in the middle of the table."""
    reach = (patch.view.long if abs(patch.lean % 180 - 90) > 45 else patch.view.short) / UNIT
    if patch.view.turned:
        reach = (patch.view.short if abs(patch.lean % 180 - 90) > 45 else patch.view.long) / UNIT
    return [patch.local(reach * part, 0) for part in (-0.36, 0.36, -0.2, 0.2, 0.0)]


def _meets(at: Spot, half: Spot, area: Area) -> bool:
    left, top, right, bottom = area
    return left < at[0] + half[0] and right > at[0] - half[0] and top < at[1] + half[1] and bottom > at[1] - half[1]


def _lean(patch: Patch) -> float:
    """Along the strip, never upside down."""
    quarters, rest = upright(patch.lean % 360)
    return rest if quarters % 2 == 0 else rest + (90 if rest < 0 else -90)
