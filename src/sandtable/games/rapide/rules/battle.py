"""The battle as it is set up: year, ground, and two armies with their leaders."""

from msgspec import Struct

from sandtable.games.rapide.rules.stacks.stacking import Stack

ATTACKER, DEFENDER = "attacker", "defender"
SEATS = (ATTACKER, DEFENDER)


def enemy(seat: str) -> str:
    """The other side."""
    return DEFENDER if seat == ATTACKER else ATTACKER


class Leader(Struct, frozen=True, cache_hash=True):
    """Manoeuvre, fire and shock, as in `4.3.4`."""

    manoeuvre: int = 0
    fire: int = 0
    shock: int = 0

    def __str__(self) -> str:
        return f"{self.manoeuvre}.{self.fire}.{self.shock}"


class Army(Struct, frozen=True, cache_hash=True):
    """One side as it comes to the field."""

    nation: str
    stack: Stack
    technology: str
    veteran: bool = False
    leader: Leader = Leader()
    cavalry: str = "standard"
    native: bool = False
    revolution: bool = False


class Battle(Struct, frozen=True, cache_hash=True):
    """Who meets whom, when and where; `retreat_test` is option M."""

    year: int
    attacker: Army
    defender: Army
    terrain: str = "plain"
    retreat_test: bool = False

    def army(self, seat: str) -> Army:
        return self.attacker if seat == ATTACKER else self.defender
