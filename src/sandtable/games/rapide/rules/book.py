"""The book of Combat Rapide: which clauses speak to which question."""

from sandtable.games.rapide.rules.attack import (
    enemy_failed_to_retreat,
    ground,
    leader,
    more_cavalry,
    round_two,
    swift_victory,
)
from sandtable.games.rapide.rules.battle import leader_rated, nation_revolts, terrain_known, year_known
from sandtable.games.rapide.rules.stacks import pashas_allowed, within_limits, worth_allowed
from sandtable.kernel.book import Book, book

RAPIDE: Book = book(
    "rapide",
    {
        "battle": (year_known, terrain_known),
        "army": (leader_rated, nation_revolts),
        "stack": (within_limits, pashas_allowed, worth_allowed),
        "fire": (leader, ground, enemy_failed_to_retreat, round_two),
        "shock": (leader, ground, more_cavalry, round_two),
        "pursuit": (leader, swift_victory, more_cavalry),
    },
)
