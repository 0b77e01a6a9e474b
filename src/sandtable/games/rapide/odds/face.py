"""What Combat Rapide can say of chances: nothing beside a table. Its own page looks ahead by `outlook`."""

from sandtable.games.package import Odds

ODDS = Odds()
