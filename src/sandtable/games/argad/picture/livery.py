"""Up to eight players: colours that stay apart for all eyes, and a pattern for each as well."""

from sandtable.picture.markup import Attribute, box, circle, tag
from sandtable.picture.palette import Livery

LIVERIES = (
    Livery(card="#a5382a", ink="#fff5e6", edge="#4d130c", strong="#a5382a", coat="#a5382a", trim="#f1d9a6"),
    Livery(
        card="#dfeaf4", ink="#12365c", edge="#12365c", hatch="#a9c5de", strong="#2d5f92", coat="#2d5f92", trim="#f0f5fa"
    ),
    Livery(
        card="#f0c541", ink="#3d2c00", edge="#5a4300", hatch="#d9a915", strong="#a67c00", coat="#a67c00", trim="#fbe08a"
    ),
    Livery(
        card="#2f6b4f", ink="#eefcf4", edge="#0c3322", hatch="#4c8a6c", strong="#2f6b4f", coat="#2f6b4f", trim="#dff2e6"
    ),
    Livery(
        card="#efe7f3", ink="#4a2360", edge="#4a2360", hatch="#c7aed6", strong="#7b4a96", coat="#7b4a96", trim="#f1e6f6"
    ),
    Livery(card="#4a4641", ink="#f4efe6", edge="#161412", strong="#4a4641", coat="#4a4641", trim="#e9dfcd"),
    Livery(
        card="#f2b48c", ink="#5a2608", edge="#7a3610", hatch="#e08e58", strong="#c4602a", coat="#c4602a", trim="#fbd3b4"
    ),
    Livery(
        card="#d6ecec", ink="#0d4a50", edge="#0d4a50", hatch="#8fc4c6", strong="#1b7d85", coat="#1b7d85", trim="#def2f2"
    ),
)
"""In the order of the seats. With more seats than colours, the colours repeat."""

TILE = 5.0


def livery(seats: tuple[str, ...], seat: str) -> Livery:
    """The colours of a player."""
    return LIVERIES[seats.index(seat) % len(LIVERIES)]


def pattern_name(seats: tuple[str, ...], seat: str) -> str:
    """The pattern over a player's figures; empty if they are plain."""
    number = seats.index(seat) % len(LIVERIES)
    return f"seat-{number}" if LIVERIES[number].hatch else ""


def definitions(seats: tuple[str, ...]) -> str:
    """The patterns of these players: stripes, dots, bars and so on."""
    return "".join(_pattern(number % len(LIVERIES)) for number in range(len(seats)) if _hatched(number))


def _hatched(number: int) -> bool:
    return number < len(LIVERIES) and bool(LIVERIES[number].hatch)


def _pattern(number: int) -> str:
    colour, turn = LIVERIES[number].hatch, (0, 45, 0, -45, 0, 0, 90, 45)[number]
    dots = number in (2, 4)
    inner = circle((TILE / 2, TILE / 2), TILE * 0.26, fill=colour) if dots else box(0, 0, TILE * 0.4, TILE, fill=colour)
    at: dict[str, Attribute] = {"width": TILE, "height": TILE, "patternUnits": "userSpaceOnUse"}
    return tag("pattern", inner, id=f"seat-{number}", patternTransform=f"rotate({turn})", **at)
