"""Above and below the table: what is played, which turn it is, how each player stands, and what the signs mean."""

from sandtable.games.argad.picture.livery import pattern_name
from sandtable.games.argad.picture.look import Look, headed
from sandtable.games.argad.picture.marks import mark_of
from sandtable.picture.layout import Placed, Sizes, rows_of
from sandtable.picture.markup import box, cross, group, length, path, shortened, text
from sandtable.picture.symbols import put

ROW = 1.7
"""The height of a row, in letters."""

KEY_ROW = 34
WEAPONS = {
    "long-spear": "spear",
    "sword": "sword",
    "bow": "bow",
    "crossbow": "crossbow",
    "javelin": "javelin",
    "sling": "sling",
    "gun": "firearm",
}
"""The word that a sign stands for."""


def turn_words(look: Look) -> str:
    """Where the game stands: before it, in a turn, or after it."""
    state, say = look.state, look.say
    if not state.agenda and state.verdict:
        winners = ", ".join(headed(look.called("seat", seat)) for seat in state.winners)
        key = "argad-won" if len(state.winners) == 1 else "argad-shared"
        return say(key, who=winners) if winners else say("argad-nobody")
    if not state.turn:
        return say("picture-before")
    return say("picture-turn", turn=state.turn, last=state.scenario.last_turn)


def _across(sizes: Sizes, seats: int) -> int:
    """How many players stand beside each other; one on a phone."""
    return 1 if sizes.narrow else min(4, seats)


def heading_height(sizes: Sizes, seats: int) -> float:
    """How much room the heading needs, the margin above it included."""
    rows = -(-seats // _across(sizes, seats))
    return sizes.title * 1.25 + sizes.body * ((1.6 if sizes.narrow else 0.6) + ROW * rows)


def paint_heading(look: Look) -> str:
    sizes, palette = look.sizes, look.palette
    left, right, base = sizes.pad, sizes.width - sizes.pad, sizes.pad + sizes.title * 0.82
    words = turn_words(look)
    room = sizes.inner if sizes.narrow else sizes.inner - length(words, sizes.body) - 24
    lines = [
        text((left, base), shortened(look.heading, sizes.title * 1.06, room), sizes.title, font_weight="bold"),
        text(
            (left, base + sizes.body * 1.55) if sizes.narrow else (right, base),
            words,
            sizes.body,
            text_anchor=None if sizes.narrow else "end",
        ),
    ]
    top = base + sizes.body * (2.3 if sizes.narrow else 0.95)
    across = _across(sizes, len(look.seats))
    for place, seat in enumerate(look.seats):
        row, column = divmod(place, across)
        wide = sizes.inner / across
        lines.append(_side(look, seat, left + column * wide, top + row * sizes.body * ROW, wide - 8))
    return group(*lines, fill=palette.ink, class_="heading")


def _side(look: Look, seat: str, left: float, top: float, room: float) -> str:
    """A player's colours, their name, and how many of their figures are left."""
    body, colours = look.sizes.body, look.livery(seat)
    mine = [figure.id for figure in look.state.scenario.figures if figure.seat == seat]
    alive = sum(look.state.man(name) is not None for name in mine)
    told = look.say("argad-picture-alive", alive=alive, all=len(mine))
    pattern = pattern_name(look.seats, seat)
    card = box(left, top, body, body, rx=body / 2, fill=colours.card, stroke=colours.edge)
    hatch = box(left, top, body, body, rx=body / 2, fill=f"url(#{pattern})") if pattern else ""
    name = shortened(headed(look.called("seat", seat)), body, room - body * 2 - length(told, body))
    at = left + body * 1.4
    words = text((at, top + body * 0.85), name, body, font_weight="bold")
    count = text((at + length(name, body) + 8, top + body * 0.85), told, look.sizes.small, fill=look.palette.faint)
    return group(card, hatch, words, count, class_=f"side {seat}")


def entries(look: Look) -> list[tuple[str, str]]:
    """Each sign that may be seen with its words."""
    marks = {mark_of(look.period, figure) for figure in look.state.scenario.figures}
    signs = [(mark, look.word("weapon", weapon)) for mark, weapon in WEAPONS.items() if mark in marks]
    ends = [("way", look.say("argad-picture-walked")), ("cross", look.say("argad-picture-fallen"))]
    return signs + ends


def key_height(look: Look) -> float:
    return KEY_ROW + look.sizes.small * ROW * len(_key_rows(look)) + look.sizes.pad * 0.6


def _key_rows(look: Look) -> list[list[Placed]]:
    return rows_of(entries(look), look.sizes, 2.0, 1.0)


def paint_key(look: Look, top: float) -> str:
    """A bar of ten cm, and what the signs mean."""
    sizes, ink = look.sizes, look.palette.ink
    long = look.view.scale * 10
    scale = box(sizes.pad, top + 14, long / 2, 5, fill=ink)
    scale += box(sizes.pad, top + 14, long, 5, fill="none", stroke=ink, stroke_width=1)
    scale += text((sizes.pad + long + 10, top + 21), look.say("argad-picture-scale"), sizes.small, fill=ink)
    found = []
    for row, items in enumerate(_key_rows(look)):
        line = top + KEY_ROW + (row + 0.75) * sizes.small * ROW
        for sign, words, at in items:
            found.append(_sign(look, sign, sizes.pad + at + sizes.small * 0.7, line - sizes.small * 0.35))
            found.append(text((sizes.pad + at + sizes.small * 1.75, line), words, sizes.small, fill=look.palette.faint))
    return group(scale, *found, class_="key")


def _sign(look: Look, sign: str, x: float, y: float) -> str:
    size, ink = look.sizes.small, look.palette.ink
    if sign == "way":
        return path("M", (x - size * 0.7, y), "H", x + size * 0.7, stroke=ink, stroke_width=1.6, stroke_dasharray="4 3")
    if sign == "cross":
        return cross((x, y), size * 0.4, stroke=ink, stroke_width=1.8)
    return put(f"mark-{sign}", (x, y), size * 1.25, ink)
