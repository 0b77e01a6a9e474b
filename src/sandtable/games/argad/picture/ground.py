"""The ground of Argad!: woods, water and slopes as on the maps of Basic Impetus; buildings are drawn as plans."""

from collections.abc import Callable

from msgspec import Struct

from sandtable.games.argad.picture import plan
from sandtable.games.argad.picture.look import Look
from sandtable.games.argad.rules.setup.scenario import Piece
from sandtable.picture import greenery, relief, waters
from sandtable.picture.markup import group, lettered, path, polygon, title
from sandtable.picture.patch import Patch
from sandtable.table.plane import Point

TALL = 2.4
"""How much larger trees are than in battles of whole units."""


class Lain(Struct, frozen=True):
    """A piece in the form that the painters of areas need."""

    id: str
    kind: str
    along: int
    across: int
    heading: int = 0


def slope(patch: Patch) -> str:
    """Hachures, as on old maps."""
    land, unit = patch.land, patch.unit
    lines: list[str | float | tuple[float, float]] = []
    for x, y in patch.spread(1.5, 0.5, jitter=0.2):
        lines += ["M", (x, y - unit * 0.5), "L", (x + unit * 0.12, y + unit * 0.5)]
    ground = polygon(patch.border, fill=land["earth"], stroke=land["contour"], stroke_width=unit * 0.1)
    return ground + path(*lines, stroke=land["hachure"], stroke_width=unit * 0.12, stroke_linecap="round")


def hilltop(patch: Patch) -> str:
    """Lighter, within a contour."""
    land, unit = patch.land, patch.unit
    return polygon(patch.border, fill=land["earth-high"], stroke=land["contour"], stroke_width=unit * 0.14)


def stream(patch: Patch) -> str:
    """Water with ruled lines along it."""
    land, unit = patch.land, patch.unit
    water = polygon(patch.border, fill=land["water"], stroke=land["bank"], stroke_width=unit * 0.16)
    return water + "".join(
        polygon(patch.ring(part), fill="none", stroke=land["water-line"], stroke_opacity=0.5, stroke_width=unit * 0.08)
        for part in (0.75, 0.45)
    )


AREAS: dict[str, Callable[[Patch], str]] = {
    "wood": greenery.wood,
    "bushes": greenery.scrub,
    "crops": greenery.fields,
    "marsh": waters.marsh,
    "stream": stream,
    "slope": slope,
    "hilltop": hilltop,
    "stakes": plan.stakes,
    "room": plan.floor,
    "furniture": plan.furniture,
    "rampart": plan.rampart,
    "stairs": plan.stairs,
}
LAYERS = (
    "slope",
    "hilltop",
    "marsh",
    "stream",
    "crops",
    "road",
    "room",
    "rampart",
    "stairs",
    "furniture",
    "bushes",
    "wood",
)
"""Lower pieces are drawn first; lines come last."""


def paint_ground(look: Look) -> str:
    """All pieces, the lower ones first."""
    pieces = sorted(look.state.scenario.pieces, key=lambda piece: _layer(look, piece))
    return group(*(_piece(look, piece) for piece in pieces), class_="terrain")


def _layer(look: Look, piece: Piece) -> tuple[bool, int, str]:
    line = look.period.terrain[piece.kind].form == "line" and piece.kind != "road"
    return line, LAYERS.index(piece.kind) if piece.kind in LAYERS else len(LAYERS), piece.kind


def _piece(look: Look, piece: Piece) -> str:
    about = {"class_": f"piece {piece.kind}", "data_piece": piece.id}
    return group(title(look.word("terrain", piece.kind)), _painted(look, piece), **about)


def _painted(look: Look, piece: Piece) -> str:
    if look.period.terrain[piece.kind].form == "line":
        line = plan.LINES.get(piece.kind, plan.wall)(look, piece)
        return (plan.shadow(look, piece) if look.wardrobe.figures else "") + line
    patch, engraved = _patch(look, piece), AREAS.get(piece.kind, Patch.plain)
    return relief.modelled(patch, piece.kind, engraved, look.wardrobe) if look.wardrobe.figures else engraved(patch)


def _patch(look: Look, piece: Piece) -> Patch:
    xs, ys = zip(*piece.points, strict=True)
    lain = Lain(piece.id, piece.kind, max(xs) - min(xs), max(ys) - min(ys))
    return Patch(lain, piece.points, look.view, look.palette.land, modelled=TALL if look.wardrobe.figures else 0)


def paint_zones(look: Look) -> str:
    """The zones of aims: a dotted border with its name at the upper edge."""
    found = []
    for zone in look.state.scenario.zones:
        if any(aim.zone == zone.id for aim in look.state.scenario.aims):
            found.append(_zone(look, zone.id, zone.outline))
    return group(*found, class_="zones")


def _zone(look: Look, name: str, outline: tuple[Point, ...]) -> str:
    spots = [look.view.at(point) for point in outline]
    dashes = f"{look.view.scale * 0.25:.1f} {look.view.scale * 0.5:.1f}"
    border = polygon(
        spots,
        fill="none",
        stroke=look.palette.land["name"],
        stroke_width=max(1.0, look.view.scale * 0.14),
        stroke_dasharray=dashes,
        stroke_linecap="round",
    )
    size = min(13.0, max(8.5, look.view.scale * 1.1))
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    at = left + size * 0.3, top - size * 0.35
    return border + lettered(at, look.called("zone", name), size, look.palette.land)
