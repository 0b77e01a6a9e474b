"""The book of Argad!: which clauses speak to which question."""

from sandtable.kernel.book import Book, book
from sandtable.rulesets.argad import blow_dice, shot_dice

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
