"""A unit as figures in ranks on their base, at its true size. Lengths on a base are in units of the drawing."""

from math import cos, radians, sin

from sandtable.games.impetus.picture.cards import Card
from sandtable.games.impetus.picture.figures import GENERAL
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.picture.figures import PER_U, cloth, placed
from sandtable.picture.markup import Spot, box, circle, group, number, path, text
from sandtable.picture.ranks import FRONT, RIM, Place, Room, ranked, rear_border
from sandtable.picture.scatter import Scatter
from sandtable.table.plane import Pose

SLAB: Spot = (1.1, 1.5)
"""How far the side of a base is seen below its top."""

SHADE: Spot = (2.0, 2.4)
"""How far the shadow of a figure falls. The light comes from the upper left."""

TUFTS = 14
TOKEN = 7.2
"""The radius of the token with the strength of a unit."""


class Stand(Card):
    """One unit. It is drawn facing up, with the middle of its front edge at 0 0, and then put at its pose."""

    general = GENERAL

    def __init__(self, look: Look, unit: Unit, pose: Pose) -> None:
        super().__init__(look, unit, pose)
        self.zoom = self.pixel / PER_U
        self.wide, self.deep = self.front / self.zoom, self.depth / self.zoom
        self.cloth = cloth(self.livery, unit.id)

    def seen(self, by: Spot) -> Spot:
        """A step in the picture as a step on the base, which is turned."""
        angle = radians(self.look.view.angle(self.pose.heading))
        return by[0] * cos(angle) + by[1] * sin(angle), by[1] * cos(angle) - by[0] * sin(angle)

    def _body(self) -> str:
        """The base: its side, its rim in the colours of its side, its ground, and the bold front."""
        inner = self._ground()
        down = self.seen((SLAB[0] * self.zoom, SLAB[1] * self.zoom))
        half, livery = self.front / 2, self.livery
        shape: list[str | float | Spot] = ["M", (-half, 0.0), "H", half, "V", self.depth]
        shape += [*self._bites(), "L", (-half, self.depth), "Z"]
        slab = path(*shape, fill=livery.edge, transform=f"translate({number(down[0])} {number(down[1])})")
        rim = path(*shape, fill=livery.card, stroke=livery.edge, stroke_width=max(0.5, 0.05 * self.pixel))
        hatch = path(*shape, fill=f"url(#{self.hatch})") if livery.hatch else ""
        return slab + rim + hatch + group(inner, transform=f"scale({number(self.zoom)})")

    def _ground(self) -> str:
        land, half = self.look.palette.land, self.wide / 2
        bottom = self.deep - rear_border(self.deep)
        wide, tall = self.wide - 2 * RIM, bottom - FRONT + 0.6
        ground = box(RIM - half, FRONT - 0.6, wide, tall, rx=1.4, fill=land["flock"])
        scatter, blades = Scatter(f"tufts {self.unit.id}"), list[str | float | Spot]()
        for _ in range(TUFTS):
            x, y = scatter.around(half - RIM - 2), scatter.between(FRONT + 2, bottom - 1)
            blades += ["M", (x - 1, y), "l", (0.5, -1.6), "M", (x + 0.4, y), "l", (0.3, -2.0)]
        grass = path(*blades, stroke=land["flock-dark"], stroke_width=0.5, stroke_linecap="round", fill="none")
        front = box(-half, -0.4, self.wide, FRONT - 0.4, fill=self.livery.edge)
        return ground + grass + front

    def _ranks(self) -> list[str]:
        """The figures of the unit, of both units if it is a large one, and its strength."""
        unit, bottom = self.unit, self.deep - rear_border(self.deep)
        wide = self.wide - 2 * RIM
        if unit.rear is None:
            found = self._troop(unit.profile, vbu(unit), Room(wide, FRONT, bottom), unit.id)
        else:
            seam = self.look.view.size(self.look.scale.size(unit.type).depth) / self.zoom
            found = self._troop(unit.profile, vbu(unit), Room(wide, FRONT, seam), unit.id)
            left = unit.rear.vbu - unit.rear_lost
            found += self._troop(unit.rear, left, Room(wide, seam, bottom), unit.rear_id)
            found += self._token(vbu(unit), seam - TOKEN)
        return [
            group(*found, *self._token(self._left, self.deep - TOKEN - 0.6), transform=f"scale({number(self.zoom)})")
        ]

    @property
    def _left(self) -> int:
        rear = self.unit.rear
        return rear.vbu - self.unit.rear_lost if rear else vbu(self.unit)

    def _troop(self, profile: Profile, left: int, room: Room, name: str) -> list[str]:
        look, scatter = self.look, Scatter(f"ranks {name}")
        figure = look.figure_of(profile)
        places = self.formed(figure, room, left / max(1, profile.vbu), scatter)
        if self.unit.general and room.top == FRONT:
            places = self._around_general(places)
        shades = self._shades(places, look.wardrobe.figures[figure].across)
        uses = [look.wardrobe.use(figure, self.cloth, transform=placed(*place)) for place in places]
        led = (
            [look.wardrobe.use(self.general, self.cloth, transform=placed(0, room.top + 15))]
            if self._leads(room)
            else []
        )
        return [shades, *uses, *led]

    def formed(self, figure: str, room: Room, share: float, scatter: Scatter) -> list[Place]:
        """Where the figures stand."""
        found = self.look.wardrobe.figures[figure]
        return ranked(found, room, share, scatter, disordered=self.unit.disordered)

    def _leads(self, room: Room) -> bool:
        """The general rides before the first rank."""
        return self.unit.general and room.top == FRONT

    def _around_general(self, places: list[Place]) -> list[Place]:
        """Others make room."""
        return [place for place in places if abs(place.x) > 9 or abs(place.y - FRONT - 15) > 20]

    def _shades(self, places: list[Place], across: float) -> str:
        """All shadows in one."""
        reach = min(4.4, across * 0.42)
        dx, dy = self.seen(SHADE)
        parts: list[str | float | Spot] = []
        for x, y, _ in places:
            parts += ["M", (x + dx - reach, y + dy), "a", reach, reach, "0 1 0", (2 * reach, 0.0)]
            parts += ["a", reach, reach, "0 1 0", (-2 * reach, 0.0)]
        return path(*parts, fill="#1d1509", fill_opacity=0.3) if parts else ""

    def _token(self, left: int, y: float) -> list[str]:
        """The strength that is left, upright at the right of the rear edge."""
        livery, x = self.livery, self.wide / 2 - TOKEN - 0.8
        size = 13 if left < 10 else 10.5
        turn = f"translate({number(x)} {number(y)}) rotate({-90 * self.quarters})"
        disc = circle((0, 0), TOKEN, fill=livery.card, stroke=livery.edge, stroke_width=0.9)
        words = text((0, size * 0.34), str(left), size, text_anchor="middle", font_weight="bold", fill=livery.ink)
        return [group(disc, words, transform=turn)]
