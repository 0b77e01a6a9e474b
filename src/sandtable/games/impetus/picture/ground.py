"""The ground: every piece of terrain by its kind, with its name."""

from collections.abc import Callable, Sequence

from sandtable.games.impetus.picture import heights, works
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.strip import Strip, river
from sandtable.games.impetus.picture.wording import piece_name
from sandtable.games.impetus.rules.terrain.pieces import RIVER, ROAD, Piece, outline
from sandtable.picture import greenery, relief, waters
from sandtable.picture.markup import Area, Spot, group, length, lettered, number, title
from sandtable.picture.patch import Patch
from sandtable.picture.view import upright

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


def paint_ground(look: Look, taken: Sequence[Area]) -> str:
    """All pieces; their names lie over them, where no unit stands."""
    say = look.say
    lower = sorted(look.state.pieces, key=lambda piece: ABOVE.get(piece.kind, 0))
    laid = [_laid(look, piece) for piece in lower]
    names = [_name(each, piece_name(say, piece), taken) for each, piece in zip(laid, lower, strict=True)]
    painted = [_piece(look, each, piece) for each, piece in zip(laid, lower, strict=True)]
    return group(*painted, class_="terrain") + group(*names, class_="names")


def _laid(look: Look, piece: Piece) -> Patch | Strip:
    view, land = look.view, look.palette.land
    if piece.line:
        return Strip(piece, view, land)
    return Patch(piece, outline(piece, look.tables.pieces), view, land, modelled=float(bool(look.wardrobe.figures)))


def _piece(look: Look, laid: Patch | Strip, piece: Piece) -> str:
    about = {"class_": f"piece {piece.kind}", "data_piece": piece.id}
    return group(title(piece_name(look.say, piece)), _painted(look, laid, piece.kind), **about)


def _painted(look: Look, laid: Patch | Strip, kind: str) -> str:
    """Engraved, or modelled where there are miniatures."""
    if isinstance(laid, Strip):
        return STRIPS[kind](laid) + (relief.bank(laid) if look.wardrobe.figures and kind == RIVER else "")
    engraved = PAINTERS.get(kind, Patch.plain)
    return relief.modelled(laid, kind, engraved, look.wardrobe) if look.wardrobe.figures else engraved(laid)


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
