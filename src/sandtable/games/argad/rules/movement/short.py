"""VI. Everybody who stops short of what was ordered says why."""

from sandtable.games.argad.rules.events import StoppedShort
from sandtable.games.argad.rules.movement.judging import holders
from sandtable.games.argad.rules.movement.setting_out import Reason
from sandtable.games.argad.rules.movement.treading import Trek
from sandtable.games.argad.rules.terrain.field import Field
from sandtable.table.footing import touching
from sandtable.table.way import length


def reason(field: Field, trek: Trek, n: int) -> Reason | None:
    """Why somebody has not come to the end of the way that was ordered; nothing if they have."""
    stint, stood, name = trek.going[n], trek.stood(n), field.standing[n]
    if stood.stand.at == stint.ordered[-1]:
        return None
    if stood.by < 0 or stood.tick >= trek.walk.strides[n].stops:
        return _given_way(field, trek, n) or Reason("no-room", "", "AR VI.k")
    other = field.standing[stood.by]
    if not field.hostile(name, other):
        return Reason("order", other, "AR VI.k")
    if field.men[other].hidden:
        return Reason("hidden", other, "AR V.e")
    if stint.reason is not None and stint.reason.why == "near":
        return stint.reason
    return Reason("enemy", _in_contact(field, trek, n) or other, "AR VI.f")


def _in_contact(field: Field, trek: Trek, n: int) -> str:
    """An enemy whom somebody touches in the end: the one who stopped them if it is so, else the first of the roster."""
    shown = [m for m, each in enumerate(field.standing) if not field.men[each].hidden]
    enemies = [m for m in shown if field.hostile(field.standing[n], field.standing[m])]
    touched = [m for m in enemies if touching(trek.foot(n), trek.foot(m))]
    by = trek.stood(n).by
    return field.standing[by if by in touched else touched[0]] if touched else ""


def _given_way(field: Field, trek: Trek, n: int) -> Reason | None:
    """What changed a way; who has given way to a friend has done so to one who stands on their place."""
    stint = trek.going[n]
    if stint.reason is None or stint.reason.why != "friend":
        return stint.reason
    there = [field.standing[m] for m in holders(trek.walk, n, stint)]
    return stint.reason if not there or stint.reason.by in there else stint.reason._replace(by=there[0])


def told(trek: Trek, n: int, name: str, why: Reason, *, secret: bool) -> StoppedShort:
    """What is said of it; who still lies hidden is not named."""
    stint, gone = trek.going[n], length(trek.way(n))
    changed = stint.reason is not None and why._replace(by=stint.reason.by) == stint.reason
    due = stint.due if changed else length(stint.walker.way)
    if secret:
        why = Reason("no-room", "", why.clause)
    return StoppedShort(name, why.why, why.by, max(0, length(stint.ordered) - gone), max(0, due - gone), why.clause)
