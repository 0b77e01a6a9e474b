"""What Basic Impetus can say of chances."""

from sandtable.games.impetus.odds.prospects import Fights
from sandtable.games.impetus.rules.shooting.cohesion import Loss
from sandtable.games.impetus.rules.shooting.dice import Hits
from sandtable.games.package import Odds

ODDS = Odds(
    prospects=Fights().prospects,
    forks=("mains", "support", "next-melee"),
    counted={Hits: "hits", Loss: "losses"},
)
