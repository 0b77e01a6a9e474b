"""A.3, O.1 and T.2. What a battle must keep to before it can be fought."""

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.games.rapide.rules.battle import SEATS, Army, Battle
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

RATINGS = range(10)


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
    """Years from 1492 on; whatever is later than 1792 counts as the last period."""
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
