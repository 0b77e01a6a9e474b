"""What the commands of Combat Rapide share: the battle, its tables, and the standing orders to retreat."""

from pathlib import Path

import typer

from sandtable.cli.speech import UNUSABLE, fail, unusable
from sandtable.games.rapide.files.battles import find_battle, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import NEVER, RETREATS
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.library.fault import Unreadable
from sandtable.library.words import Words

BattleName = typer.Argument(..., metavar="BATTLE", help="A battle file, or the name of a battle that comes with it.")
Tables = typer.Option(None, "--tables", metavar="FILE", help="Your own tables in place of the book's; may be repeated.")
RetreatOrders = typer.Option(
    NEVER,
    "--retreat",
    metavar="ORDERS",
    help="Whether a side retreats after round one: attacker=never,defender=after-1; or one word for both sides: "
    "never, after-1, or best (by exact odds).",
)


def prepared(say: Words, battle: str, tables: list[Path] | None) -> tuple[Rapide, Battle]:
    """The rules and the battle. Ends the command if their files have faults."""
    try:
        ruleset = load_rapide(tables or ())
        return ruleset, load_battle(find_battle(battle), ruleset)
    except Unreadable as trouble:
        unusable(say, trouble)


def retreat_orders(say: Words, text: str) -> dict[str, str]:
    """`attacker=never,defender=after-1`, or one word for both sides."""
    orders = dict.fromkeys(SEATS, text if text in RETREATS else NEVER)
    for part in () if text in RETREATS else text.split(","):
        seat, _, order = part.strip().partition("=")
        if seat not in SEATS or order not in RETREATS:
            fail([say("retreat-unreadable", text=part, known=", ".join(RETREATS))], UNUSABLE)
        orders[seat] = order
    return orders
