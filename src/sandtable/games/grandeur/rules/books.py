"""The book of Grandeur: what it says in the place of Basic Impetus, French edition; and squares by order."""

from collections.abc import Mapping

from sandtable.games.grandeur.rules.fire.dice import FIRE
from sandtable.games.grandeur.rules.melee import clauses
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
        "melee": (clauses.hill, clauses.brave),
        "cancels_impetus": (clauses.of_another_arm,),
        "aside_disorders": (clauses.aside_disorders,),
        "pursues": (clauses.pursues,),
        "flank_routs": (clauses.flank_routs,),
        "falls_back": (clauses.falls_back,),
        "square": (clauses.counts_as_square,),
    },
)

SQUARES: Book = amend(
    GRANDEUR,
    "grandeur-squares",
    drop={"cancels_impetus": ("GR 6.1",), "in_flank": ("BI 7.2a",), "square": ("GR 4.1",)},
    add={
        "cancels_impetus": (clauses.of_another_arm_or_square,),
        "in_flank": (clauses.in_flank,),
        "square": (clauses.stands_in_square,),
    },
)

BOOKS: Mapping[str, Book] = {book.name: book for book in (GRANDEUR, SQUARES)}
