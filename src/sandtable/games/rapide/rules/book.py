"""The book of Combat Rapide: which clauses speak to which question."""

from sandtable.games.rapide.rules.dice.cavalry import more_cavalry
from sandtable.games.rapide.rules.dice.leaders import leader
from sandtable.games.rapide.rules.dice.rounds import round_two
from sandtable.games.rapide.rules.dice.terrain import ground
from sandtable.games.rapide.rules.outcome.pursuit import swift_victory
from sandtable.games.rapide.rules.outcome.retreat import enemy_failed_to_retreat
from sandtable.games.rapide.rules.stacks.muster import leader_rated, nation_revolts, terrain_known, year_known
from sandtable.games.rapide.rules.stacks.pashas import worth_allowed
from sandtable.games.rapide.rules.stacks.stacking import pashas_allowed, within_limits
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
