"""Previews of Argad!: a sealed order leads to nothing yet, but the chances of its shots and blows are known."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from sandtable.games import package
from sandtable.games.argad.odds.bouts import Odds, contact_odds, contacts, volley_odds
from sandtable.games.argad.players.combat import fight
from sandtable.games.argad.players.worth import worths
from sandtable.games.argad.rules.orders import Blow, Fight, Shoot, Shot
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.shooting.shooting import gunnery, volleys
from sandtable.games.argad.rules.shooting.targets import Gunnery
from sandtable.games.argad.rules.state import State

MOST = 6
"""A contact with more blows than this is not foretold: it would take too long."""

MOST_WAYS = 20_000
"""A volley that may go in more ways than this is not foretold either."""

Prospects: TypeAlias = Mapping[str, Mapping[Any, Fraction]]
"""What may become of each figure."""


def engagement(ruleset: Argad, view: State, seat: str, order: Any) -> Prospects:
    """The chances of what a seat is about to order, by what it sees; others strike as captains would."""
    if isinstance(order, Shoot):
        return _merged([volley_odds(ruleset, view, shots) for shots in _volleys(ruleset, view, order.shots)])
    if isinstance(order, Fight) and order.blows:
        others = [blow for other in view.scenario.seats if other != seat for blow in _answers(ruleset, view, other)]
        small = [blow for group in contacts((*order.blows, *others)) if len(group) <= MOST for blow in group]
        return _merged(contact_odds(ruleset, view, small))
    return {}


def _answers(ruleset: Argad, view: State, seat: str) -> tuple[Blow, ...]:
    return fight(view, seat, ruleset.umpire, worths(view)).blows


def _volleys(ruleset: Argad, view: State, shots: Sequence[Shot]) -> list[list[Shot]]:
    """Shots at one target are judged together; volleys that are too large are left out."""
    guns = gunnery(view, ruleset.umpire)
    return [volley for volley in volleys(guns, shots) if _ways(guns, volley) <= MOST_WAYS]


def _ways(guns: Gunnery, volley: Sequence[Shot]) -> int:
    """About how many ways a volley may go: each die counts nothing, hits, or is a six; each member falls or not."""
    members = {member for shot in volley for member in guns.group(shot.figure, shot.target)}
    return int(3 ** len(volley) * 2 ** len(members))


def _merged(found: Iterable[Odds]) -> Prospects:
    """The figures to which something may happen."""
    fates = (fate for odds in found for fate in odds.fates.items())
    return {name: chances for name, chances in fates if chances.get("unhurt") != 1}


ODDS = package.Odds(
    sealed=engagement,
    pips={"shot": "shots", "blow": "blows", "contact-shot": "blows", "slowness": "slowness", "speed": "speed"},
)
