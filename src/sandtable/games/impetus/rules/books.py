"""The two editions of Basic Impetus: which clauses speak to which question."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules.after_melee import pursuit
from sandtable.games.impetus.rules.melee import backing, impetus_bonus, melees
from sandtable.games.impetus.rules.melee import dice as melee_dice
from sandtable.games.impetus.rules.movement import interpenetration, moves
from sandtable.games.impetus.rules.setup import deployment
from sandtable.games.impetus.rules.shooting import dice as fire_dice
from sandtable.games.impetus.rules.shooting import sight, targets, weapons
from sandtable.games.impetus.rules.terrain import pieces
from sandtable.games.impetus.rules.troops import disorder, scales
from sandtable.kernel.book import Book, amend, book

FR: Book = book(
    "impetus-fr",
    {
        "fire": fire_dice.FIRE,
        "melee": melee_dice.MELEE,
        "backed": (backing.backed_by_another,),
        "cancels_impetus": impetus_bonus.CANCELS,
        "table": (scales.wide_table,),
        "depth": (scales.may_be_loose,),
        "second_disorder": (disorder.second_disorder,),
        "frightened": (disorder.frightened,),
        "aside_disorders": (moves.aside_disorders,),
        "backward": (moves.forbids_backward,),
        "pursues": (pursuit.pursues,),
        "follows": (pursuit.follows,),
        "edges": (deployment.off_the_edges,),
        "foremost": (targets.most_in_front,),
        "range": (sight.measured,),
        "stands_still": (weapons.stands_still,),
        "in_flank": (melees.in_flank,),
        "flank_disorders": (melees.flank_disorders,),
        "flank_routs": (melees.flank_routs,),
        "falls_back": (melees.falls_back,),
        "shaken": (melees.shaken,),
        "chariot_wheel": (moves.wheel_after_the_move,),
        "compulsory_meets": (interpenetration.asked_before_crossing,),
        "retreat_pushes": (interpenetration.pushes_friends,),
        "pursuit_throws_first": (pursuit.throws_first,),
        "second_road": (pieces.no_road_ends_at_the_built_up_area,),
    },
)

ES: Book = amend(
    FR,
    "impetus-es",
    replace={
        "melee": (melee_dice.depth_while_fresh,),
        "backed": (backing.backed_by_nobody,),
        "cancels_impetus": (impetus_bonus.broken_ground_for_all_but_impetuous,),
        "table": (scales.square_table,),
        "depth": (scales.may_be_so_deep,),
        "second_disorder": (disorder.second_disorder_always,),
        "frightened": (disorder.frightened_if_horsed,),
        "backward": (moves.forbids_backward_in_disorder,),
        "pursues": (pursuit.pursues_whatever_happened,),
        "follows": (pursuit.follows_on_foot,),
        "edges": (deployment.well_off_the_edges,),
        "foremost": (targets.nearest,),
        "range": (sight.measured_to_any_side,),
        "stands_still": (weapons.riders_stand_still,),
        "flank_disorders": (melees.flank_disorders_pikes_too,),
        "shaken": (melees.shaken_by_all,),
        "chariot_wheel": (moves.wheel_during_the_move,),
        "compulsory_meets": (interpenetration.crosses_whom_it_may,),
        "retreat_pushes": (interpenetration.stops_at_friends,),
        "pursuit_throws_first": (pursuit.chooses_first,),
        "second_road": (pieces.second_road_ends_at_the_built_up_area,),
    },
)

EDITIONS = {"fr": FR, "es": ES}

BOOKS: Mapping[str, Book] = MappingProxyType({each.name: each for each in EDITIONS.values()})
"""The editions by the name that a state carries."""
