"""Battles in a line for each side, read as a battle file is read."""

from sandtable.games.rapide.files.battles import read_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import Standing, worth
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.loop import opened
from sandtable.library.document import Document
from sandtable.odds.forecast import Forecast
from sandtable.odds.spread import Spread

RAPIDE = load_rapide()


def orders(attacker: str, defender: str) -> dict[str, str]:
    """Whether each side retreats."""
    return dict(zip(SEATS, (attacker, defender), strict=True))


def battle(
    attacker: str,
    defender: str,
    terrain: str = "plain",
    year: int = 1600,
    *,
    test: bool = False,
    rules: Rapide = RAPIDE,
) -> Battle:
    """Each side as `turkey, A- 2P, renaissance, 4.4.3` and, if there is more, `, veteran; pasha = [2, 1]`."""
    head = f'year = {year}\nterrain = "{terrain}"\noptions.retreat_test = {str(test).lower()}\n'
    text = f"{head}[attacker]\n{_side(attacker)}\n[defender]\n{_side(defender)}\n"
    return read_battle(Document("battle.toml", text), rules)


def _side(line: str) -> str:
    nation, stack, technology, leader, *more = (part.strip() for part in line.split(", ", 4))
    fields = {"nation": nation, "stack": stack, "technology": technology, "leader": leader}
    written = [f'{name} = "{value}"' for name, value in fields.items()]
    flags = more[0].replace("veteran", "veteran = true").replace("revolution", "revolution = true") if more else ""
    return "\n".join([*written, *(flag.strip() for flag in flags.split("; "))])


def ends(fought: Battle, attacker: str, defender: str) -> Spread[State]:
    """The ends of a battle under standing orders to retreat."""
    policy = Standing(RAPIDE, orders(attacker, defender))
    return Forecast(RAPIDE, policy, worth).ends(opened(RAPIDE, fought))
