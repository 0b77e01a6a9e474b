"""The ground: every piece of terrain by its kind, with its name."""

from collections.abc import Callable, Sequence

from sandtable.games.impetus.picture import heights, works
from sandtable.games.impetus.picture.strip import Strip, river
from sandtable.games.impetus.picture.wording import piece_name
from sandtable.games.impetus.rules.terrain.pieces import RIVER, ROAD, Piece, Pieces, outline
from sandtable.picture import greenery, waters
from sandtable.picture.layout import Say
from sandtable.picture.markup import Area, Spot, group, length, lettered, number, title
from sandtable.picture.patch import Patch
from sandtable.picture.view import View, upright

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
    "village": works.village,
    "town": works.town,
}
STRIPS: dict[str, Callable[[Strip], str]] = {RIVER: river, ROAD: works.road}

ABOVE = {RIVER: 1, ROAD: 2}
"""Roads are drawn over everything else."""


def paint_ground(
    pieces: Sequence[Piece], kinds: Pieces, view: View, land: dict[str, str], say: Say, taken: Sequence[Area]
) -> str:
    """All pieces; their names lie over them, where no unit stands."""
    lower = sorted(pieces, key=lambda piece: ABOVE.get(piece.kind, 0))
    laid = [_laid(piece, kinds, view, land) for piece in lower]
    names = [_name(each, piece_name(say, piece), taken) for each, piece in zip(laid, lower, strict=True)]
    painted = [_piece(each, piece, say) for each, piece in zip(laid, lower, strict=True)]
    return group(*painted, class_="terrain") + group(*names, class_="names")


def _laid(piece: Piece, kinds: Pieces, view: View, land: dict[str, str]) -> Patch | Strip:
    return Strip(piece, view, land) if piece.line else Patch(piece, outline(piece, kinds), view, land)


def _piece(laid: Patch | Strip, piece: Piece, say: Say) -> str:
    about = {"class_": f"piece {piece.kind}", "data_piece": piece.id}
    painted = STRIPS[piece.kind](laid) if isinstance(laid, Strip) else PAINTERS.get(piece.kind, Patch.plain)(laid)
    return group(title(piece_name(say, piece)), painted, **about)


def _name(laid: Patch | Strip, words: str, taken: Sequence[Area]) -> str:
    """In the slanted letters of a map; left out where there is no room for them."""
    size = min(15.0, max(8.5, laid.unit * 1.25))
    wide = length(words, size)
    if isinstance(laid, Strip):
        spots = _along(laid)
    else:
        spots = [(at, 0.0) for at in _inside(laid)] if wide <= laid.room * 0.96 else []
    free = [(at, angle) for at, angle in spots if not any(_meets(at, _half(wide, size, angle), each) for each in taken)]
    if not free:
        return ""
    ((x, y), angle), *_ = free
    turn = f"translate({number(x)} {number(y)}) rotate({number(angle)})"
    return lettered((0, size * 0.32), words, size, laid.land, transform=turn, text_anchor="middle")


def _inside(patch: Patch) -> list[Spot]:
    """The middle, and below and above it."""
    (x, y), ys = patch.middle, [y for _, y in patch.border]
    off = (max(ys) - min(ys)) * 0.27
    return [(x, y), (x, y + off), (x, y - off)]


def _along(strip: Strip) -> list[tuple[Spot, float]]:
    """Near the ends of a road or river first: troops meet in the middle of the table; with how far it leans there."""
    places = [strip.half * part for part in (-0.72, 0.72, -0.4, 0.4, 0.0)]
    return [(strip.local(at, 0), _lean(strip.lean(at))) for at in places]


def _half(wide: float, size: float, angle: float) -> Spot:
    """Half of the room that words need, upright or lying."""
    return (wide / 2, size / 2) if abs(angle) < 45 else (size / 2, wide / 2)


def _meets(at: Spot, half: Spot, area: Area) -> bool:
    left, top, right, bottom = area
    return left < at[0] + half[0] and right > at[0] - half[0] and top < at[1] + half[1] and bottom > at[1] - half[1]


def _lean(angle: float) -> float:
    """Along it, never upside down."""
    quarters, rest = upright(angle % 360)
    return rest if quarters % 2 == 0 else rest + (90 if rest < 0 else -90)
