"""What Argad! can say of chances."""

from sandtable.games.argad.odds.engagement import engagement
from sandtable.games.package import Odds

ODDS = Odds(
    sealed=engagement,
    pips={"shot": "shots", "blow": "blows", "contact-shot": "blows", "slowness": "slowness", "speed": "speed"},
)
