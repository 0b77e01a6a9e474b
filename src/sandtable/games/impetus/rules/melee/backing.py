"""7.3. Backing: the separate unit behind another that gives it depth."""

from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.troops.groups import may_form_large
from sandtable.games.impetus.rules.troops.profiles import IMPETUOUS, PIKES
from sandtable.games.impetus.rules.troops.units import Stand, large
from sandtable.kernel.clause import clause
from sandtable.table.contact import contacts
from sandtable.table.plane import TOLERANCE
from sandtable.table.shape import FRONT, REAR


@clause("BI 7.3")
def backed_by_another(stand: Stand, field: Tableau) -> Stand | None:
    """A separate unit of its type and trait right behind it, in no melee of its own, gives a unit depth."""
    if not _may_be_backed(stand):
        return None
    friends = field.of(stand.unit.seat)
    return next((friend for friend in friends if _backs(friend, stand) and _first(friend, field) is stand), None)


@clause("BI 7.3")
def backed_by_nobody(stand: Stand, field: Tableau) -> Stand | None:
    """Large units alone are deep."""
    return None


def _may_be_backed(stand: Stand) -> bool:
    """Pikes and impetuous foot; a large unit is deep already."""
    unit = stand.unit
    return not large(unit) and not unit.mounted and (unit.has(PIKES) or unit.has(IMPETUOUS))


@clause("BI 7.3")
def _backs(friend: Stand, stand: Stand) -> bool:
    """It fights nobody, and its front lies along at least half of the other's rear: so both face the same way."""
    if friend is stand or friend.fighting or not may_form_large(stand.unit.profile, friend.unit.profile):
        return False
    shared = [t.shared for t in contacts(friend.base, stand.base) if t.side == FRONT and t.other == REAR]
    return 2 * (max(shared, default=0) + TOLERANCE) >= stand.base.front


@clause("BI 7.3")
def _first(friend: Stand, field: Tableau) -> Stand:
    """The one unit that it backs: where two share its front by halves, one that fights comes first."""
    fronts = [each for each in field.of(friend.unit.seat) if _may_be_backed(each) and _backs(friend, each)]
    return next((each for each in fronts if each.fighting), fronts[0])


@clause("BI 2.4.3")
def gave_depth(stand: Stand, behind: Stand, field: Tableau) -> bool:
    """The unit behind gave another depth against an enemy that it fights; impetuous foot gives none against mounted."""
    pikes = stand.unit.has(PIKES) and behind.unit.has(PIKES)
    enemies = field.engaged.get(stand.id, ())
    return bool(enemies) and (pikes or any(not field.stand(enemy).unit.mounted for enemy in enemies))
