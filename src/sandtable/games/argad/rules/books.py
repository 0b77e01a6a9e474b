"""The book of Argad!: which clauses speak to which question."""

from sandtable.games.argad.rules.melee import blow_dice
from sandtable.games.argad.rules.shooting import shot_dice
from sandtable.kernel.book import Book, book

ARGAD: Book = book(
    "argad",
    {
        "shot": (
            shot_dice.shooting_table,
            shot_dice.moving,
            shot_dice.sheltered,
            shot_dice.shielded,
            shot_dice.strong,
            shot_dice.famous,
            shot_dice.crack_shot,
        ),
        "blow": (
            blow_dice.weapon_adds,
            blow_dice.lower,
            blow_dice.defending,
            blow_dice.climbing,
            blow_dice.shield,
            blow_dice.wall,
            blow_dice.strength,
            blow_dice.horse_and_foot,
            blow_dice.charge,
        ),
    },
)
