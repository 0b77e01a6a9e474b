"""What players may order. What is given at the same time by all is sealed, and tells the moment that it is for."""

from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.argad.rules.setup.scenario import Post
from sandtable.kernel.options import Order
from sandtable.table.plane import Point

How: TypeAlias = Literal["walk", "run", "charge", "march", "form", "crouch", "mount", "dismount", "lead", "take"]

KEEP = -1
"""A facing that stays as it comes: that of the last step, or the present one."""


class Move(Struct, frozen=True):
    """What one figure does: how it goes, along which points, and how it faces then; `wall` announces a wall.

    `target` is the fallen one whose weapons are taken, or the horse that is led.
    """

    figure: str
    path: tuple[Point, ...] = ()
    how: How = "walk"
    face: int = KEEP
    wall: bool = False
    target: str = ""


class Hide(Order, frozen=True):
    """AR V.e: where an ambush lies."""

    moment: int
    posts: tuple[Post, ...] = ()


class Spring(Order, frozen=True):
    """AR V.e: these figures come out of their ambush; none: they wait."""

    moment: int
    figures: tuple[str, ...] = ()


class Announce(Order, frozen=True):
    """AR VI.b: what the figures of a player are going to do; those that are not named stay."""

    moment: int
    moves: tuple[Move, ...] = ()


class Confirm(Order, frozen=True):
    """AR VI.b: a player agrees with what all have announced."""

    moment: int


class Answer(Order, frozen=True):
    """AR VI.i: figures whose turn it is not pivot or step aside."""

    moment: int
    moves: tuple[Move, ...] = ()


class Shot(Struct, frozen=True):
    """One figure shoots at another, or at the group in which it stands."""

    figure: str
    target: str


class Shoot(Order, frozen=True):
    """AR VII.a: all shots of a player."""

    moment: int
    shots: tuple[Shot, ...] = ()


class Blow(Struct, frozen=True):
    """What a figure in contact does: whom it strikes and how; nobody: it only holds its shield against somebody."""

    figure: str
    target: str = ""
    weapon: str = ""
    shield: str = ""
    crossing: bool = False
    second: str = ""


class Fight(Order, frozen=True):
    """AR VIII.a: all blows of a player."""

    moment: int
    blows: tuple[Blow, ...] = ()


class Recoil(Order, frozen=True):
    """AR IX.b: which way a figure gives way, where its player may choose."""

    figure: str
    heading: int


class Press(Order, frozen=True):
    """AR IX.c: the figures of a player that follow up."""

    moment: int
    figures: tuple[str, ...] = ()


AnyOrder: TypeAlias = Hide | Spring | Announce | Confirm | Answer | Shoot | Fight | Recoil | Press
