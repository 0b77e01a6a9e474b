"""The hatching of the two sides."""

from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.picture.markup import Attribute, box, tag


def hatches(look: Look) -> str:
    """A pattern for each side, and for its units that are used up."""
    gap = max(2.6, 0.42 * look.view.scale)
    tile: dict[str, Attribute] = {"width": gap, "height": gap, "patternUnits": "userSpaceOnUse"}
    tile["patternTransform"] = "rotate(45)"
    return "".join(
        tag("pattern", box(0, 0, gap * 0.42, gap, fill=livery.hatch), id=f"hatch-{seat}{'-used' * used}", **tile)
        for seat in SEATS
        for used in (False, True)
        if (livery := look.palette.side(seat, used=used)).hatch
    )
