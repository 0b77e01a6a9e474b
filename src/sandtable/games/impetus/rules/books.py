"""The two editions of Basic Impetus: which clauses speak to which question."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules.after_melee.pursuit import (
    chooses_first,
    follows,
    follows_on_foot,
    pursues,
    pursues_whatever_happened,
    throws_first,
)
from sandtable.games.impetus.rules.melee.backing import backed_by_another, backed_by_nobody
from sandtable.games.impetus.rules.melee.dice import MELEE, depth_while_fresh
from sandtable.games.impetus.rules.melee.impetus_bonus import CANCELS, broken_ground_for_all_but_impetuous
from sandtable.games.impetus.rules.melee.melees import (
    falls_back,
    flank_disorders,
    flank_disorders_pikes_too,
    flank_routs,
    in_flank,
    shaken,
    shaken_by_all,
)
from sandtable.games.impetus.rules.movement.interpenetration import (
    asked_before_crossing,
    crosses_whom_it_may,
    pushes_friends,
    stops_at_friends,
)
from sandtable.games.impetus.rules.movement.moves import (
    aside_disorders,
    forbids_backward,
    forbids_backward_in_disorder,
    wheel_after_the_move,
    wheel_during_the_move,
)
from sandtable.games.impetus.rules.setup.deployment import off_the_edges, well_off_the_edges
from sandtable.games.impetus.rules.shooting.dice import FIRE
from sandtable.games.impetus.rules.shooting.sight import measured, measured_to_any_side
from sandtable.games.impetus.rules.shooting.targets import most_in_front, nearest
from sandtable.games.impetus.rules.shooting.weapons import riders_stand_still, stands_still
from sandtable.games.impetus.rules.terrain.pieces import (
    no_road_ends_at_the_built_up_area,
    second_road_ends_at_the_built_up_area,
)
from sandtable.games.impetus.rules.troops.disorder import (
    frightened,
    frightened_if_horsed,
    second_disorder,
    second_disorder_always,
)
from sandtable.games.impetus.rules.troops.scales import may_be_loose, may_be_so_deep, square_table, wide_table
from sandtable.kernel.book import Book, amend, book

FR: Book = book(
    "impetus-fr",
    {
        "fire": FIRE,
        "melee": MELEE,
        "backed": (backed_by_another,),
        "cancels_impetus": CANCELS,
        "table": (wide_table,),
        "depth": (may_be_loose,),
        "second_disorder": (second_disorder,),
        "frightened": (frightened,),
        "aside_disorders": (aside_disorders,),
        "backward": (forbids_backward,),
        "pursues": (pursues,),
        "follows": (follows,),
        "edges": (off_the_edges,),
        "foremost": (most_in_front,),
        "range": (measured,),
        "stands_still": (stands_still,),
        "in_flank": (in_flank,),
        "flank_disorders": (flank_disorders,),
        "flank_routs": (flank_routs,),
        "falls_back": (falls_back,),
        "shaken": (shaken,),
        "chariot_wheel": (wheel_after_the_move,),
        "compulsory_meets": (asked_before_crossing,),
        "retreat_pushes": (pushes_friends,),
        "pursuit_throws_first": (throws_first,),
        "second_road": (no_road_ends_at_the_built_up_area,),
    },
)

ES: Book = amend(
    FR,
    "impetus-es",
    replace={
        "melee": (depth_while_fresh,),
        "backed": (backed_by_nobody,),
        "cancels_impetus": (broken_ground_for_all_but_impetuous,),
        "table": (square_table,),
        "depth": (may_be_so_deep,),
        "second_disorder": (second_disorder_always,),
        "frightened": (frightened_if_horsed,),
        "backward": (forbids_backward_in_disorder,),
        "pursues": (pursues_whatever_happened,),
        "follows": (follows_on_foot,),
        "edges": (well_off_the_edges,),
        "foremost": (nearest,),
        "range": (measured_to_any_side,),
        "stands_still": (riders_stand_still,),
        "flank_disorders": (flank_disorders_pikes_too,),
        "shaken": (shaken_by_all,),
        "chariot_wheel": (wheel_during_the_move,),
        "compulsory_meets": (crosses_whom_it_may,),
        "retreat_pushes": (stops_at_friends,),
        "pursuit_throws_first": (chooses_first,),
        "second_road": (second_road_ends_at_the_built_up_area,),
    },
)

EDITIONS = {"fr": FR, "es": ES}

BOOKS: Mapping[str, Book] = MappingProxyType({each.name: each for each in EDITIONS.values()})
"""The editions by the name that a state carries."""
