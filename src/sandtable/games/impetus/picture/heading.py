"""Above the table: the battle, its turn, and how both sides stand."""

from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.wording import army_name, label
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.state import Fallen
from sandtable.picture.markup import box, group, length, shortened, text, title
from sandtable.picture.symbols import put

NARROW_SIDE = 2.9
"""The height of a side's rows in a narrow picture, in letters."""


def turn_words(look: Look) -> str:
    """Where the battle stands: before it, in a turn, or after it."""
    state, say = look.state, look.say
    if state.verdict:
        return say("picture-won", army=army_name(say, state, state.winner)) if state.winner else say("picture-drawn")
    if not state.turn:
        return " · ".join(filter(None, (say("picture-before"), look.note)))
    turn = say("picture-turn", turn=state.turn, last=state.scenario.last_turn)
    acts = [say("picture-acts", army=army_name(say, state, state.active))] if state.active else []
    return " · ".join(filter(None, (turn, *acts, look.note)))


def heading_height(narrow: bool, title_size: float, body: float) -> float:
    """How much room the heading needs, the margin above it included."""
    if narrow:
        return title_size * 0.82 + body * (2.6 + 2 * NARROW_SIDE)
    return title_size * 1.25 + body * 3.6


def paint_heading(look: Look) -> str:
    """Two rows, or four where the picture is narrow."""
    sizes, palette = look.sizes, look.palette
    left, right = sizes.pad, sizes.width - sizes.pad
    base = sizes.pad + sizes.title * 0.82
    words = turn_words(look)
    room = sizes.inner if sizes.narrow else sizes.inner - length(words, sizes.body) - 24
    name = shortened(look.heading, sizes.title * 1.06, room)
    lines = [text((left, base), name, sizes.title, font_weight="bold", fill=palette.ink)]
    at = (left, base + sizes.body * 1.55) if sizes.narrow else (right, base)
    lines.append(text(at, words, sizes.body, fill=palette.ink, text_anchor=None if sizes.narrow else "end"))
    top = base + sizes.body * (2.3 if sizes.narrow else 0.95)
    for place, seat in enumerate(SEATS):
        if sizes.narrow:
            lines.append(_side(look, seat, left, top + place * sizes.body * NARROW_SIDE, sizes.inner))
        else:
            half = sizes.inner / 2
            lines.append(_side(look, seat, left + place * (half + 8), top, half - 8))
    return group(*lines, class_="heading")


def _side(look: Look, seat: str, left: float, top: float, room: float) -> str:
    """A side's card and name; below them its losses, and on the right the units that are gone."""
    sizes, palette, body = look.sizes, look.palette, look.sizes.body
    lost, vd = look.state.lost(seat), look.state.scenario.sides["red" if seat == "red" else "blue"].army.vd
    name = shortened(army_name(look.say, look.state, seat), body * 1.08, room - body * 2.8)
    active = seat == look.state.active and not look.state.verdict
    wide = room * 0.34
    told = text((left + wide + 9, top + body * 2.15), look.say("picture-lost", lost=lost, vd=vd), sizes.small)
    return group(
        _sample(look, seat, left, top + body * 0.1),
        text((left + body * 2.75, top + body), name, body, font_weight="bold", fill=palette.ink),
        box(left - 7, top, 3.5, body * 2.35, rx=1.5, fill=palette.halo) if active else "",
        _bar(look, seat, left, top + body * 1.68, wide, lost / vd if vd else 0.0),
        group(told, fill=palette.faint),
        *_fallen(look, seat, left + room, top + body * 1.9),
        class_=f"side {seat}",
    )


def _sample(look: Look, seat: str, left: float, top: float) -> str:
    """A card as the side has them on the table."""
    livery, size = look.palette.side(seat), look.sizes.body
    card = box(left, top, size * 2.2, size, fill=livery.card, stroke=livery.edge)
    hatch = box(left, top, size * 2.2, size, fill=f"url(#hatch-{seat})") if livery.hatch else ""
    return card + hatch + box(left, top, size * 2.2, 2.6, fill=livery.edge)


def _bar(look: Look, seat: str, left: float, top: float, wide: float, part: float) -> str:
    """What is lost of the whole."""
    livery, palette = look.palette.side(seat), look.palette
    back = box(left, top, wide, 6, rx=3, fill="none", stroke=palette.faint, stroke_width=0.8)
    return back + (box(left, top, max(6, wide * part), 6, rx=3, fill=livery.strong) if part else "")


def _fallen(look: Look, seat: str, right: float, middle: float) -> list[str]:
    """The units that are gone, the last one on the right."""
    gone = [fallen for fallen in look.state.gone if fallen.seat == seat]
    size = look.sizes.body * 1.05
    first = right - len(gone) * size * 1.15
    return [
        group(
            title(look.say("picture-gone", unit=label(fallen.id))),
            put(kind, (first + (place + 0.6) * size * 1.15, middle), size, look.palette.faint),
        )
        for place, fallen in enumerate(gone)
        if (kind := _kind(look, fallen))
    ]


def _kind(look: Look, fallen: Fallen) -> str:
    side = look.state.scenario.red if fallen.seat == "red" else look.state.scenario.blue
    unit = side.unit(label(fallen.id))
    return unit.profile.type.lower() if unit else ""
