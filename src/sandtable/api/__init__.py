"""Sandtable from Python: all that `import sandtable` gives. A thin face over the rules, which judge everything."""

from sandtable.api.entries import Entry
from sandtable.api.errors import Error, Reason, Refused, Unusable
from sandtable.api.game import Dice, Game
from sandtable.api.making import Verdict, game_names, load, new, player, scenarios, verify
from sandtable.api.offer import Offer, offers
from sandtable.api.players import Player, Players
from sandtable.kernel.awaiting import Choice, Outcome, Over
from sandtable.kernel.dice import Throw
from sandtable.match.preview import Preview
from sandtable.odds.spread import Spread

__all__ = [
    "Choice",
    "Dice",
    "Entry",
    "Error",
    "Game",
    "Offer",
    "Outcome",
    "Over",
    "Player",
    "Players",
    "Preview",
    "Reason",
    "Refused",
    "Spread",
    "Throw",
    "Unusable",
    "Verdict",
    "game_names",
    "load",
    "new",
    "offers",
    "player",
    "scenarios",
    "verify",
]
