"""The two editions of Basic Impetus: which clauses speak to which question."""

from sandtable.kernel.book import Book, amend, book
from sandtable.rulesets.impetus.contact import flank_disorders, flank_disorders_pikes_too
from sandtable.rulesets.impetus.deployment import off_the_edges, well_off_the_edges
from sandtable.rulesets.impetus.disorder import second_disorder, second_disorder_always
from sandtable.rulesets.impetus.elephants import frightened, frightened_if_horsed
from sandtable.rulesets.impetus.fire_dice import FIRE
from sandtable.rulesets.impetus.impetus_bonus import CANCELS, broken_ground_for_all_but_impetuous
from sandtable.rulesets.impetus.melee_dice import MELEE, depth_while_fresh
from sandtable.rulesets.impetus.melees import shaken, shaken_by_all
from sandtable.rulesets.impetus.moves import forbids_backward, forbids_backward_in_disorder
from sandtable.rulesets.impetus.pursuit import follows, follows_on_foot, pursues, pursues_whatever_happened
from sandtable.rulesets.impetus.targets import most_in_front, nearest

FR: Book = book(
    "impetus-fr",
    {
        "fire": FIRE,
        "melee": MELEE,
        "cancels_impetus": CANCELS,
        "second_disorder": (second_disorder,),
        "frightened": (frightened,),
        "backward": (forbids_backward,),
        "pursues": (pursues,),
        "follows": (follows,),
        "edges": (off_the_edges,),
        "foremost": (most_in_front,),
        "flank_disorders": (flank_disorders,),
        "shaken": (shaken,),
    },
)

ES: Book = amend(
    FR,
    "impetus-es",
    replace={
        "melee": (depth_while_fresh,),
        "cancels_impetus": (broken_ground_for_all_but_impetuous,),
        "second_disorder": (second_disorder_always,),
        "frightened": (frightened_if_horsed,),
        "backward": (forbids_backward_in_disorder,),
        "pursues": (pursues_whatever_happened,),
        "follows": (follows_on_foot,),
        "edges": (well_off_the_edges,),
        "foremost": (nearest,),
        "flank_disorders": (flank_disorders_pikes_too,),
        "shaken": (shaken_by_all,),
    },
)

EDITIONS = {"fr": FR, "es": ES}
