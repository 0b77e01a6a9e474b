"""7.4e. The fray: what the table says of one unit against the enemy that it touches."""

from sandtable.games.impetus.rules.melee.clash import Clash
from sandtable.games.impetus.rules.stands import Stand
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.terrain.march import Land
from sandtable.games.impetus.rules.terrain.terrain import DIFFICULT, HILL, OPEN, ROUGH, kind
from sandtable.games.impetus.rules.troops.profiles import PIKES
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.clause import clause
from sandtable.table.contact import contacts
from sandtable.table.ground import half_in, wholly_in
from sandtable.table.plane import squared
from sandtable.table.spacing import apart, box

WORST = (DIFFICULT, ROUGH, HILL)
FIREARMS = ("arquebus", "musket")


@clause("BI 7.4e")
def clash_of(state: State, unit: str, enemy: str, chargers: tuple[str, ...], umpire: Umpire) -> Clash:
    """Everything that counts for a unit against an enemy."""
    field = umpire.field(state)
    one, other = field.stand(unit), field.stand(enemy)
    behind = field.book.rule("backed")(one, field)
    return Clash(
        unit=one.unit,
        enemy=other.unit,
        charges=unit in chargers,
        frontal=(enemy, unit) not in state.flanked,
        ground=ground_under(one, field.land),
        enemy_ground=ground_around(other, one.unit, field.land),
        uphill=uphill(one, other, field.land),
        enemy_beside_pikes=beside_pikes(other, field, umpire),
        backing=behind.unit if behind else None,
    )


@clause("BI 3.1")
def ground_under(stand: Stand, land: Land) -> str:
    """The worst ground that a unit is in: half of its base or more."""
    near = [(g, border) for g, border in land.ground.values() if _near(stand, border)]
    return _worst([kind(g, stand.unit) for g, border in near if half_in(stand.base, (border,))])


@clause("BI 3.3a")
def ground_around(stand: Stand, enemy: Unit, land: Land) -> str:
    """The worst ground that a unit is wholly in, as it is to whoever fights it there."""
    near = [(g, border) for g, border in land.ground.values() if _near(stand, border)]
    return _worst([kind(g, enemy) for g, border in near if wholly_in(stand.base, (border,))])


def _near(stand: Stand, border: tuple[tuple[int, int], ...]) -> bool:
    return not apart(box(stand.outline), box(border), 0)


def _worst(grounds: list[str]) -> str:
    return next((ground for ground in WORST if ground in grounds), OPEN)


@clause("BI 3.3d")
def uphill(stand: Stand, enemy: Stand, land: Land) -> bool:
    """It is on what is a gentle hill to it, and the middle of its front is nearer to the top."""
    return any(
        squared(stand.base.pose.at, land.tops[name]) < squared(enemy.base.pose.at, land.tops[name])
        for name, (ground, border) in land.ground.items()
        if kind(ground, stand.unit) == HILL and _near(stand, border) and half_in(stand.base, (border,))
    )


@clause("BI 7.4.1")
def beside_pikes(stand: Stand, field: Tableau, umpire: Umpire) -> bool:
    """A unit with arquebus or musket touches a pike unit of its side by part of a side."""
    weapon = umpire.weapons.rows.get(stand.unit.profile.weapon)
    if weapon is None or weapon.kind not in FIREARMS:
        return False
    friends = [other for other in field.of(stand.unit.seat) if other.id != stand.id and other.unit.has(PIKES)]
    return any(touch.shared for friend in friends for touch in contacts(stand.base, friend.base))
