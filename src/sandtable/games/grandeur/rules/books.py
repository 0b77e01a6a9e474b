"""The book of Grandeur: what it says in the place of Basic Impetus, French edition; and squares by order."""

from collections.abc import Mapping

from sandtable.games.grandeur.rules.fire.dice import FIRE
from sandtable.games.grandeur.rules.melee.clauses import (
    aside_disorders,
    brave,
    counts_as_square,
    falls_back,
    flank_routs,
    hill,
    in_flank,
    of_another_arm,
    of_another_arm_or_square,
    pursues,
    stands_in_square,
)
from sandtable.games.impetus.rules.books import FR
from sandtable.kernel.book import Book, amend

GRANDEUR: Book = amend(
    FR,
    "grandeur",
    drop={
        "fire": tuple(FR.chapters["fire"]),
        "melee": ("BI 3.3d",),
        "cancels_impetus": ("BI 7.4b",),
        "aside_disorders": ("BI 5.3a",),
        "pursues": ("BI 7.6.2a",),
        "flank_routs": ("BI 7.2b",),
        "falls_back": ("BI 7.6.1b",),
    },
    add={
        "fire": FIRE,
        "melee": (hill, brave),
        "cancels_impetus": (of_another_arm,),
        "aside_disorders": (aside_disorders,),
        "pursues": (pursues,),
        "flank_routs": (flank_routs,),
        "falls_back": (falls_back,),
        "square": (counts_as_square,),
    },
)

SQUARES: Book = amend(
    GRANDEUR,
    "grandeur-squares",
    drop={"cancels_impetus": ("GR 6.1",), "in_flank": ("BI 7.2a",), "square": ("GR 4.1",)},
    add={"cancels_impetus": (of_another_arm_or_square,), "in_flank": (in_flank,), "square": (stands_in_square,)},
)

BOOKS: Mapping[str, Book] = {book.name: book for book in (GRANDEUR, SQUARES)}
