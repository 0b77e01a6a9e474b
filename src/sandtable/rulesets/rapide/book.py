"""The book of Combat Rapide: which clauses speak to which question."""

from sandtable.kernel.book import Book, book
from sandtable.rulesets.rapide.cavalry import more_cavalry
from sandtable.rulesets.rapide.leaders import leader
from sandtable.rulesets.rapide.muster import leader_rated, nation_revolts, terrain_known, year_known
from sandtable.rulesets.rapide.pashas import worth_allowed
from sandtable.rulesets.rapide.pursuit import swift_victory
from sandtable.rulesets.rapide.retreat import enemy_failed_to_retreat
from sandtable.rulesets.rapide.rounds import round_two
from sandtable.rulesets.rapide.stacking import pashas_allowed, within_limits
from sandtable.rulesets.rapide.terrain import ground

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
