"""What is reckoned up after a battle of Combat Rapide: detachments lost."""

from sandtable.games.package import Reckoning
from sandtable.games.rapide.rules.battle import SEATS, Battle, enemy
from sandtable.games.rapide.rules.stacks import detachments
from sandtable.games.rapide.rules.state import State


def lost(state: State) -> dict[str, float]:
    """Losses are in halves; until they are counted, those that the enemy has inflicted."""
    return {seat: (state.side(seat).losses or state.side(enemy(seat)).inflicted) / 2 for seat in SEATS}


def whole(battle: Battle) -> dict[str, float]:
    return {seat: detachments(battle.army(seat).stack) for seat in SEATS}


RECKONING = Reckoning(lost=lost, whole=whole, measure="detachments")
