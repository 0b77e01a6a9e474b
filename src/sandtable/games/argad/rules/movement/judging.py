"""VI.k. At the end of a walk: whose place is still taken, and who has given way to nobody who stands there."""

from sandtable.games.argad.rules.movement.setting_out import Stint
from sandtable.games.argad.rules.terrain.field import Field
from sandtable.kernel.clause import clause
from sandtable.table.footing import Footing, overlapping, touching
from sandtable.table.strides import Strides, clear_before, reached
from sandtable.table.together import Walk


def holders(walk: Walk, n: int, stint: Stint) -> list[int]:
    """Those who stand on the place to which somebody would have come, and came first; as they are named."""
    if stint.first is None:
        return []
    place, tick = stint.walker.sole.at(stint.first[1].stand), stint.first[1].tick
    sooner = [m for m in sorted(walk.stood) if m != n and (walk.stood[m].tick <= tick or m in walk.foremost)]
    return [m for m in sooner if overlapping(walk.foot(m), place)]


@clause("AR VI.k")
def groundless(field: Field, walk: Walk, going: list[Stint]) -> list[int]:
    """Who has given way for no cause that still holds, the first to arrive first."""
    found = [n for n, each in enumerate(going) if each.first is not None and _groundless(field, walk, going, n)]
    return sorted(found, key=lambda n: (_arrived(going[n]), n))


def _arrived(stint: Stint) -> int:
    return stint.first[1].tick if stint.first is not None else 0


def _groundless(field: Field, walk: Walk, going: list[Stint], n: int) -> bool:
    """Nobody stands on their place; they do not touch the enemy they went to; or could have come further."""
    own, name = going[n], field.standing[n]
    if own.reason is None or not holders(walk, n, own):
        return True
    if own.walker.aside and own.reason.why == "enemy":
        return not touching(walk.foot(n), walk.foot(field.standing.index(own.reason.by)))
    enemies = [walk.foot(m) for m in walk.stood if field.hostile(name, field.standing[m])]
    return not any(touching(walk.foot(n), each) for each in enemies) and _further(walk, own, n, enemies)


def _further(walk: Walk, stint: Stint, n: int, enemies: list[Footing]) -> bool:
    """Somebody who stopped on their way would have found room further on."""
    if stint.walker.aside or stint.first is None:
        return False
    strides = Strides(stint.first[0])
    tick = min([stint.first[1].tick, *(t for each in enemies if (t := reached(strides, each)) is not None)])
    last = clear_before(strides, tick, [walk.foot(m) for m in walk.stood if m != n])
    return last > walk.stood[n].tick + strides.slack
