"""Figures from above: the base in its player's colours, which way it faces, what it carries, and its condition."""

from sandtable.games.argad.picture import miniatures
from sandtable.games.argad.picture.livery import pattern_name
from sandtable.games.argad.picture.look import Look, Stand
from sandtable.games.argad.picture.marks import mark_of
from sandtable.games.argad.rules.characters.figures import GLORY
from sandtable.games.argad.rules.state import Fallen, Short, Walked
from sandtable.picture.markup import (
    Area,
    Attribute,
    Spot,
    circle,
    cross,
    group,
    length,
    line,
    number,
    path,
    tag,
    text,
    title,
)
from sandtable.picture.symbols import put
from sandtable.table.plane import UNIT, Pose

SMALLEST = 8.0


def paint_men(look: Look, stands: list[Stand]) -> str:
    """Ways and the fallen first, then shadows, then figures with their names."""
    taken = [_area(look, each) for each in stands]
    return (
        group(*(_way(look, walk) for walk in look.state.walks), class_="ways")
        + group(*(_fallen(look, fallen) for fallen in look.state.fallen), class_="fallen")
        + group(*(_figure(look, each) for each in stands), class_="figures")
        + group(*(_name(look, each, taken) for each in stands), class_="names")
    )


def _area(look: Look, each: Stand) -> Area:
    assert each.man.stand is not None
    x, y = look.view.at(each.man.stand.at)
    half = look.view.size(max(each.sole.width, each.sole.length)) / 2
    return x - half, y - half, x + half, y + half


def _figure(look: Look, each: Stand) -> str:
    stand = each.man.stand
    assert stand is not None
    about: dict[str, Attribute] = {"class_": f"figure {each.figure.seat}", "data_figure": each.figure.id}
    base = group(*_base(look, each), transform=_place(look, stand))
    x, y = look.view.at(stand.at)
    wide = look.view.size(each.sole.width)
    sign = _model(look, each, stand) if look.wardrobe.figures else _mark(look, each, (x, y), wide)
    faded: dict[str, Attribute] = {"opacity": 0.55} if each.man.hidden or each.man.rider else {}
    return group(title(words_of(look, each)), base, sign, *_flags(look, each, x, y, wide), **about, **faded)


def _mark(look: Look, each: Stand, at: Spot, wide: float) -> str:
    mark = mark_of(look.period, each.figure)
    return put(f"mark-{mark}", at, wide * 0.62, look.livery(each.figure.seat).ink) if mark else ""


def _model(look: Look, each: Stand, stand: Pose) -> str:
    """A miniature with its shadow."""
    x, y = look.view.at(stand.at)
    shade = group(miniatures.shade(look, each), transform=f"translate({number(x)} {number(y)})")
    return shade + group(miniatures.drawn(look, each), transform=_place(look, stand))


def _place(look: Look, stand: Pose) -> str:
    x, y = look.view.at(stand.at)
    return f"translate({number(x)} {number(y)}) rotate({number(look.view.angle(stand.heading))})"


def _base(look: Look, each: Stand) -> list[str]:
    """The base, looking up: its shadow, its colour, a bold edge where there is armour, and a tip before its front."""
    colours = look.livery(each.figure.seat)
    wide, long = look.view.size(each.sole.width), look.view.size(each.sole.length)
    radius = min(look.view.size(each.sole.corner), wide / 2)
    at: dict[str, Attribute] = {"x": -wide / 2, "y": -long / 2, "width": wide, "height": long, "rx": radius}
    line = max(1.0, wide * (0.05 + 0.03 * max(0, each.figure.wears - 2) * each.figure.armour))
    dashes = f"{number(wide * 0.22)} {number(wide * 0.14)}" if each.man.wounded or each.man.hidden else None
    edge = look.palette.warning if each.man.wounded else colours.edge
    pattern = pattern_name(look.seats, each.figure.seat)
    tip = path("M", (-wide * 0.24, -long / 2), "L", (0.0, -long / 2 - wide * 0.3), "L", (wide * 0.24, -long / 2), "Z")
    found = [group(tip, fill=colours.edge), tag("rect", fill=colours.card, **at)]
    if pattern:
        found.append(tag("rect", fill=f"url(#{pattern})", **at))
    found.append(tag("rect", fill="none", stroke=edge, stroke_width=line, stroke_dasharray=dashes, **at))
    if look.wardrobe.figures:
        return [*found, _flock(look, wide, long, radius)]
    if each.man.mounted:
        ears = path("M", (-wide * 0.16, -long * 0.3), "L", (0.0, -long * 0.44), "L", (wide * 0.16, -long * 0.3))
        found.append(group(ears, fill="none", stroke=colours.ink, stroke_width=max(1.0, wide * 0.07)))
    return found + _shield(each, wide, long, colours.edge)


def _flock(look: Look, wide: float, long: float, radius: float) -> str:
    """Grass on the base; its rim keeps the colours of the player."""
    rim = wide * 0.13
    at: dict[str, Attribute] = {"x": rim - wide / 2, "y": rim - long / 2, "width": wide - 2 * rim}
    at |= {"height": long - 2 * rim, "rx": max(0.0, radius - rim)}
    return tag("rect", fill=look.palette.land["flock"], **at)


def _shield(each: Stand, wide: float, long: float, colour: str) -> list[str]:
    """A bar at the left of the front."""
    size = {"none": 0.0, "small": 0.3, "medium": 0.45, "ecu": 0.45}.get(each.figure.shield, 0.7)
    if not size:
        return []
    top = -long / 2 + wide * 0.12
    bar = path("M", (-wide * 0.56, top), "V", top + wide * size)
    return [group(bar, stroke=colour, stroke_width=wide * 0.16, stroke_linecap="round")]


def _flags(look: Look, each: Stand, x: float, y: float, wide: float) -> list[str]:
    """A flag for a leader, a star for the famous, a bar if the figure stopped short, dots while it loads."""
    found = []
    if each.figure.leader:
        pole = path("M", (x + wide * 0.42, y - wide * 0.2), "V", y - wide * 0.95, stroke=look.palette.ink)
        cloth = path(
            "M", (x + wide * 0.42, y - wide * 0.95), "h", wide * 0.5, "v", wide * 0.3, "h", -wide * 0.5, "Z",
            fill=look.palette.flag, stroke=look.palette.ink, stroke_width=0.6,
        )  # fmt: skip
        found.append(pole + cloth)
    if each.figure.glory == GLORY:
        found.append(circle((x - wide * 0.42, y - wide * 0.45), wide * 0.16, fill=look.palette.flag, stroke="#5a4300"))
    if _shorts(look, each.figure.id):
        spot = (x - wide * 0.42, y + wide * 0.45)
        bar = path("M", (spot[0] - wide * 0.1, spot[1]), "h", wide * 0.2, stroke="#fff", stroke_width=wide * 0.08)
        found.append(circle(spot, wide * 0.18, fill=look.palette.warning, stroke=look.palette.ink) + bar)
    for dot in range(each.man.reload):
        found.append(circle((x + wide * (0.2 + 0.22 * dot), y + wide * 0.5), wide * 0.09, fill=look.palette.warning))
    return found


def _name(look: Look, each: Stand, taken: list[Area]) -> str:
    """Below the figure, if there is room and no other figure in the way; otherwise only its title names it."""
    left, _, right, bottom = _area(look, each)
    size = max(SMALLEST, look.view.scale * 0.95)
    words = look.called("figure", each.figure.id)
    half, middle = length(words, size) / 2, (left + right) / 2
    area = (middle - half, bottom + 1, middle + half, bottom + size + 1)
    mine = _area(look, each)
    if any(other != mine and _meet(area, other) for other in taken):
        return ""
    taken.append(area)
    return text(
        (middle, bottom + size),
        words,
        size,
        text_anchor="middle",
        fill=look.palette.ink if look.palette.page > "#8" else "#1d1914",
        stroke=look.palette.land["name-edge"],
        stroke_width=size * 0.25,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _meet(one: Area, other: Area) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def _way(look: Look, walk: Walked) -> str:
    """The path that a figure has walked this turn."""
    figure = look.state.scenario.figure(walk.figure)
    way = walk.way
    if figure is None or len(way) < 2:
        return ""
    unit = look.view.scale
    dashes = f"{number(unit * 0.6)} {number(unit * 0.4)}"
    colour = look.livery(figure.seat).strong
    spots = map(look.view.at, way)
    return line(spots, fill="none", stroke=colour, stroke_width=max(1.2, unit * 0.2), stroke_dasharray=dashes)


def _fallen(look: Look, fallen: Fallen) -> str:
    """A cross where a figure fell."""
    figure = look.state.scenario.figure(fallen.id)
    if figure is None:
        return ""
    arm = look.view.scale * 0.7
    words = f"{look.called('figure', figure.id)}: {look.say('argad-picture-fallen')}"
    lines: dict[str, Attribute] = {"stroke": look.livery(figure.seat).strong, "stroke_width": max(1.5, arm * 0.3)}
    return group(
        title(words), cross(look.view.at(fallen.stand.at), arm), stroke_linecap="round", stroke_opacity=0.8, **lines
    )


def words_of(look: Look, each: Stand) -> str:
    """Everything there is to see of a figure, in one line."""
    man, figure, say = each.man, each.figure, look.say
    if man.rider:
        return f"{look.called('seat', figure.seat)}: {look.called('figure', figure.id)}"
    worn = say("argad-roster-armour" if figure.armour else "argad-roster-clothing", wears=figure.wears)
    facts = [say("argad-roster-class", rank=figure.rank), worn]
    facts += [look.word("weapon", weapon) for weapon in (*figure.blades, figure.missile) if weapon]
    facts += [look.word("shield", figure.shield)] if figure.shield != "none" else []
    facts += [say(f"argad-picture-{key}") for key, so in _conditions(each) if so]
    args = {"who": look.called("seat", figure.seat), "figure": look.called("figure", figure.id)}
    words = say("argad-picture-figure", **args, facts=", ".join(facts)) if man.stand else ""
    return " ".join([words, *(_why(look, short) for short in _shorts(look, figure.id))])


def _shorts(look: Look, name: str) -> list[Short]:
    """Why a figure has stopped short this turn."""
    return [short for short in look.state.short if short.figure == name]


def _why(look: Look, short: Short) -> str:
    """The reason, in the words of the log."""
    why = short.why if short.lost or not short.by else "aside"
    lost = f"{short.lost / UNIT:.1f}".replace(".", "." if look.say.language == "en" else ",")
    names = {"figure": look.called("figure", short.figure), "by": look.called("figure", short.by) if short.by else ""}
    return look.say(f"argad-short-{why}", **names, lost=lost)


def _conditions(each: Stand) -> tuple[tuple[str, bool], ...]:
    man = each.man
    return (
        ("mounted", man.mounted),
        ("wounded", man.wounded),
        ("crouched", man.crouched),
        ("hidden", man.hidden),
        ("close", man.formed == "close"),
        ("wall", man.wall == "stands"),
        ("loading", man.reload > 0),
    )
