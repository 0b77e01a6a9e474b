"""What Grandeur can say of chances: what Basic Impetus can, by its own tests."""

from dataclasses import replace

from sandtable.games.grandeur.odds.prospects import Fights
from sandtable.games.impetus.odds import face as impetus

ODDS = replace(impetus.ODDS, prospects=Fights().prospects)
