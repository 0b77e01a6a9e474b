"""C.2 to C.9. Morale: who has broken, who has more of it left, and who is asked first whether to retreat."""

from sandtable.games.rapide.rules.battle import ATTACKER, DEFENDER, SEATS, Army
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.remembered import by_tables


@clause("CR T.2")
@by_tables(1024)
def morale(army: Army, tables: Tables) -> int:
    """By technology; veterans have one more."""
    return tables.technologies[army.technology].morale + (tables.figures.veteran if army.veteran else 0)


def morale_left(state: State, seat: str, tables: Tables) -> int:
    """Morale less the stars suffered."""
    return morale(state.battle.army(seat), tables) - state.side(seat).stars


@clause("CR C.2")
def newly_broken(state: State, tables: Tables) -> tuple[str, ...]:
    """Both sides are checked together; stars add up over the battle; broken at stars ≥ morale."""
    return tuple(s for s in SEATS if not state.side(s).broke and morale_left(state, s, tables) <= 0)


@clause("CR C.4")
def may_shock(state: State, seat: str) -> bool:
    """A side broken by Fire is still shocked but does not answer."""
    return not state.side(seat).broke


@clause("CR C.8")
def weaker(state: State, tables: Tables) -> str:
    """The side with less morale left; nobody if both have the same."""
    attacker, defender = (morale_left(state, seat, tables) for seat in SEATS)
    return "" if attacker == defender else ATTACKER if attacker < defender else DEFENDER


@clause("CR C.9")
def asked_first(state: State, tables: Tables) -> str:
    """The side with less morale left is asked first whether it retreats; the attacker if both have the same."""
    return weaker(state, tables) or ATTACKER
