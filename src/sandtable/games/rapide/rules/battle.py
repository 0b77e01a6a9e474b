"""A.3, O.1, T.2 and T.3. The battle as it is set up, and what it must keep to before it can be fought."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.games.rapide.rules.stacks import Stack
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.book import Book
from sandtable.kernel.bounds import Id, Year
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

ATTACKER, DEFENDER = "attacker", "defender"
SEATS = (ATTACKER, DEFENDER)

RATINGS = range(10)
Rating: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


def enemy(seat: str) -> str:
    """The other side."""
    return DEFENDER if seat == ATTACKER else ATTACKER


class Leader(Struct, frozen=True, cache_hash=True):
    """Manoeuvre, fire and shock, as in `4.3.4`."""

    manoeuvre: Rating = 0
    fire: Rating = 0
    shock: Rating = 0

    def __str__(self) -> str:
        return f"{self.manoeuvre}.{self.fire}.{self.shock}"


class Army(Struct, frozen=True, cache_hash=True):
    """One side as it comes to the field."""

    nation: Id
    stack: Stack
    technology: Id
    veteran: bool = False
    leader: Leader = Leader()
    cavalry: Id = "standard"
    native: bool = False
    revolution: bool = False


class Battle(Struct, frozen=True, cache_hash=True):
    """Who meets whom, when and where; `retreat_test` is option M."""

    year: Year
    attacker: Army
    defender: Army
    terrain: Id = "plain"
    retreat_test: bool = False

    def army(self, seat: str) -> Army:
        return self.attacker if seat == ATTACKER else self.defender


def judge_battle(book: Book, battle: Battle, tables: Tables) -> Iterator[Refusal]:
    """Everything that forbids this battle, each with the field and the side it lies in."""
    yield from book.refusals("battle", battle, tables)
    for seat in SEATS:
        army = battle.army(seat)
        for refusal in book.refusals("army", army, tables):
            yield replace(refusal, pieces=(seat,))
        for refusal in book.refusals("stack", army.stack, army.nation, tables.stacking):
            yield replace(refusal, pieces=(seat,), args={"field": "stack", **refusal.args})


@clause("CR A.3")
def year_known(battle: Battle, tables: Tables) -> Iterator[Refusal]:
    """Years from 1492 on. Everything after 1792 counts as the last period."""
    if battle.year < tables.figures.first_year:
        yield Refusal("", "refused-year", {"field": "year", "year": battle.year, "first": tables.figures.first_year})


@clause("CR O.1")
def leader_rated(army: Army, tables: Tables) -> Iterator[Refusal]:
    """A leader has three figures of one digit."""
    leader = army.leader
    if any(rating not in RATINGS for rating in (leader.manoeuvre, leader.fire, leader.shock)):
        yield Refusal("", "refused-leader", {"field": "leader", "leader": str(leader)})


@clause("CR T.2")
def nation_revolts(army: Army, tables: Tables) -> Iterator[Refusal]:
    """The technology is known, and only France has a revolution."""
    if army.technology not in tables.technologies:
        yield Refusal("", "refused-technology", {"field": "technology", "technology": army.technology})
    if army.revolution and army.nation != tables.figures.revolution_nation:
        yield Refusal("", "refused-revolution", {"field": "revolution", "nation": army.nation})


@clause("CR T.3")
def terrain_known(battle: Battle, tables: Tables) -> Iterator[Refusal]:
    """The ground stands in the table."""
    if battle.terrain not in tables.terrains:
        yield Refusal("", "refused-terrain", {"field": "terrain", "terrain": battle.terrain})
