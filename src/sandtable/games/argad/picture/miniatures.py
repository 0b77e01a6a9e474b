"""A figure as a miniature: its horse, its body, what it wears and carries, each drawn over the other."""

from sandtable.games.argad.picture.look import Look, Stand
from sandtable.games.argad.picture.marks import GUN, mark_of
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.picture.figures import cloth, placed
from sandtable.picture.markup import Attribute, group, tag

FOOT, LONG, UPRIGHT = 13.5, 33.0, 0.9
"""How wide somebody on foot is drawn, how long a horse is, and how much of the base they fill."""

HELMED = 3
"""Who wears this much has a helmet."""


def parts_of(figure: Figure, mark: str, *, mounted: bool, riderless: bool = False) -> tuple[str, ...]:
    """What a miniature is put together from, the lowest first."""
    horse = ("man-horse",) if mounted or riderless else ()
    if riderless:
        return horse
    armour = ("man-armour",) if figure.armour else ()
    shield = ("man-shield",) if figure.shield != "none" else ()
    return (*horse, "man-body", *armour, f"man-{mark or 'unarmed'}", *shield, f"man-{_head(figure, mark)}")


def _head(figure: Figure, mark: str) -> str:
    if figure.armour or figure.wears >= HELMED:
        return "helmet"
    return "hat" if mark == GUN else "head"


def drawn(look: Look, each: Stand) -> str:
    """The miniature, looking up, in the middle of its base."""
    mark = mark_of(look.period, each.figure)
    parts = parts_of(each.figure, mark, mounted=each.man.mounted, riderless=bool(each.man.rider))
    wide, long = look.view.size(each.sole.width), look.view.size(each.sole.length)
    size = UPRIGHT * (long / LONG if parts[0] == "man-horse" else wide / FOOT)
    colours = cloth(look.livery(each.figure.seat), each.figure.id)
    uses = [look.wardrobe.use(part, colours) for part in parts]
    return group(*uses, transform=placed(0, -size, size=size), class_="miniature")


def shade(look: Look, each: Stand) -> str:
    """Its shadow on the base, to the lower right; the base is turned, this is not."""
    wide = look.view.size(each.sole.width)
    at: dict[str, Attribute] = {"cx": wide * 0.16, "cy": wide * 0.2, "rx": wide * 0.4, "ry": wide * 0.36}
    return tag("ellipse", fill="#1d1509", fill_opacity=0.3, **at)
