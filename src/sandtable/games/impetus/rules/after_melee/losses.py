"""2.4, 2.5.1, 6.2 and 7.6.1c. Losses: what tests and routs cost, and which units go with others."""

from collections.abc import Iterable

from sandtable.games.impetus.rules.events import Disordered, RearLost, Routed, StrengthLost, Tested
from sandtable.games.impetus.rules.melee.backing import gave_depth
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_lines
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.troops.disorder import can_be_disordered
from sandtable.games.impetus.rules.troops.units import Unit, vbu, walled
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line

SHAKEN = 1


def spent(tell: Tell, unit: str) -> bool:
    """A unit on the table has nothing left and must rout."""
    return tell.state.there(unit) and vbu(tell.state.unit(unit)) <= 0


@clause("BI 2.5.1b")
def lose(tell: Tell, unit: str, amount: int, cites: str) -> bool:
    """A unit loses VBU for good, a large one by its rear unit as long as it has one; whether it must rout."""
    if amount > 0:
        tell.say(StrengthLost(unit, amount, cites))
    now = tell.state.unit(unit)
    if now.rear and now.rear_lost >= now.rear.vbu:
        tell.say(RearLost(unit, "BI 2.5.1b"))
    return spent(tell, unit)


@clause("BI 2.4.2c")
def disorder(tell: Tell, unit: str, cites: str) -> None:
    """Disorder does not stack, and some are never disordered."""
    if tell.state.there(unit):
        now = tell.state.unit(unit)
        if not now.disordered and can_be_disordered(now):
            tell.say(Disordered(unit, cites))


# 6.2


@clause("BI 6.2a")
def cohesion_of(unit: Unit, hits: int) -> tuple[Line, ...]:
    """What the critical number of a unit that was hit is made of, as the unit is now."""
    return cohesion_lines(vbu(unit), hits, general=unit.steadied, disordered=unit.disordered, walled=walled(unit))


@clause("BI 6.2c")
def tested(tell: Tell, umpire: Umpire, unit: str, lines: tuple[Line, ...], critical: int, loss: int, by: str) -> None:
    """A test costs what it costs, and one more if it disorders a second time; then the unit is disordered."""
    before = tell.state.unit(unit)
    again: int = umpire.book(tell.state).rule("second_disorder")(before, by, loss)
    tell.say(Tested(unit, lines, critical, loss))
    if not lose(tell, unit, loss, "BI 6.2b"):
        lose(tell, unit, again, "BI 2.4.2c")
    disorder(tell, unit, "BI 6.2c")


# Routs


@clause("BI 7.6.1c")
def rout_by_fire(tell: Tell, unit: str, cites: str) -> None:
    """A rout that does not come from a melee shakes nobody."""
    tell.say(Routed(unit, cites))


@clause("BI 7.6.1c")
def rout_in_melee(tell: Tell, umpire: Umpire, unit: str, cites: str, same_melee: Iterable[str]) -> None:
    """A rout in melee shakes the units behind it; those that it leaves with nothing rout with the same effect.

    Those behind the first are shaken before those behind the next. A unit that must rout already is not shaken again.
    """
    routs, spares = {unit: cites}, {unit: tuple(same_melee)}
    while routs:
        name, why = next(iter(routs.items()))
        field = umpire.field(tell.state)
        spared = spares[name] if name in spares else melee_of(field, name)
        behind = umpire.book(tell.state).rule("shaken")(field.stand(name), field.stands.values(), spared)
        backing = backer_of(field, name)
        tell.say(Routed(name, why))
        del routs[name]
        for other in backing:
            routs[other], spares[other] = routs.get(other, "BI 7.3"), spared
        routs |= {other.id: "BI 7.6.1c" for other in behind if other.id not in routs and _shake(tell, other.id)}


@clause("BI 2.4.3")
def backer_of(field: Tableau, unit: str) -> tuple[str, ...]:
    """The unit that gave another its depth in the melee, and routs with it."""
    stand = field.stand(unit)
    behind = field.book.rule("backed")(stand, field)
    return (behind.id,) if behind and gave_depth(stand, behind, field) else ()


def _shake(tell: Tell, unit: str) -> bool:
    """A unit loses one VBU and is disordered; whether it must rout now."""
    if spent(tell, unit):
        return False
    routs = lose(tell, unit, SHAKEN, "BI 7.6.1c")
    disorder(tell, unit, "BI 7.6.1c")
    return routs


def melee_of(field: Tableau, unit: str) -> tuple[str, ...]:
    """All units that are in melee with a unit, directly or through others."""
    found = [unit]
    for one in found:
        found += [other for other in field.engaged.get(one, ()) if other not in found]
    return tuple(found)
