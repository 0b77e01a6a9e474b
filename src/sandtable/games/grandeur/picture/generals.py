"""Generals on separate bases, each with a flag and the stars of its rank."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.picture.figures import STAFF
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.tables import Scale
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.marks import GENERAL
from sandtable.games.impetus.picture.wording import army_name, called
from sandtable.picture.figures import cloth, placed
from sandtable.picture.markup import box, circle, group, title
from sandtable.picture.symbols import put_edged

STARS: Mapping[str, int] = MappingProxyType({"army": 3, "corps": 2, "division": 1})


def paint_generals(look: Look) -> str:
    """Generals who are not with a unit. Those with a unit are shown by its flag."""
    state: Any = look.state
    return group(*(_token(look, leader) for leader in state.leaders if not leader.unit), class_="generals")


def _token(look: Look, leader: Leader) -> str:
    scale: Any = look.scale
    front, depth = (look.view.size(side) for side in size_of(leader, scale))
    livery, pixel = look.palette.side(leader.seat), look.view.scale
    line = max(0.9, 0.12 * pixel)
    plate = box(-front / 2, 0, front, depth, rx=front * 0.2, fill=livery.card, stroke=livery.edge, stroke_width=line)
    flag = max(front * 0.8, 9.0)
    stars = STARS[leader.rank]
    gap = front / (stars + 1)
    dots = [circle((gap * (at + 1) - front / 2, depth * 0.86), max(1.0, front * 0.07)) for at in range(stars)]
    upright = f"rotate({-look.view.angle(leader.pose.heading):.2f} 0 {depth / 2:.2f})"
    spot, rides = (0.0, depth * 0.4), ""
    if look.wardrobe.figures:
        flag, spot, rides = min(front * 0.5, flag), (-front * 0.3, depth * 0.16), _staff(look, leader, front, depth)
    sign = put_edged(GENERAL, spot, flag, look.palette.flag, livery.edge, 3)
    return group(
        title(general_words(look, leader)),
        plate,
        rides,
        group(sign, group(*dots, fill=livery.ink), transform=upright),
        class_=f"general {leader.seat} {leader.rank}",
        data_general=leader.id,
        transform=look.view.place(leader.pose),
    )


def _staff(look: Look, leader: Leader, front: float, depth: float) -> str:
    """A general on horseback, as large as the base allows."""
    inset = front * 0.06
    wide, tall = front - 2 * inset, depth - 2 * inset
    ground = box(inset - front / 2, inset, wide, tall, rx=front * 0.16, fill=look.palette.land["flock"])
    colours = cloth(look.palette.side(leader.seat), leader.id)
    at = placed(0, depth * 0.52, size=min(depth / 30, front / 14))
    return ground + look.wardrobe.use(STAFF, colours, transform=at)


def size_of(leader: Leader, scale: Scale) -> tuple[int, int]:
    """GR S.3: a division general has a smaller base."""
    front, depth = scale.division if leader.rank == "division" else scale.general
    return front, depth


def general_words(look: Look, leader: Leader) -> str:
    """Everything there is to see of a general, in one line."""
    say, state = look.say, look.state
    known: Any = state
    said = [
        f"{army_name(say, state, leader.seat)}: {general_name(look, known, leader)}",
        say(f"rank-{leader.rank}"),
        say(f"grade-{leader.grade}"),
    ]
    return ", ".join((*said, *([say("grandeur-brave")] if leader.brave else [])))


def general_name(look: Look, state: State, leader: Leader) -> str:
    """The name that the army gives a general, or else the id in its file."""
    army = state.army(leader.seat)
    found = next(general for general, _, _ in army.generals if f"{leader.seat}.{general.id}" == leader.id)
    return (called(look.say, found.name) if found.name else "") or found.id
