"""What the page of Grandeur is told: as in Basic Impetus, with its own answers."""

from dataclasses import replace

from sandtable.games.grandeur.page.asking import units_asked
from sandtable.games.grandeur.page.choices import Battles
from sandtable.games.grandeur.page.deploying import deploy
from sandtable.games.grandeur.page.marks import marks, replay_marks
from sandtable.games.grandeur.page.measuring import distance, measures, point, surroundings
from sandtable.games.grandeur.page.paths import path, poses
from sandtable.games.grandeur.page.pricing import notes
from sandtable.games.grandeur.page.standing_orders import answer
from sandtable.games.grandeur.rules import events as g
from sandtable.games.impetus.page import face as impetus

PAGE = replace(
    impetus.PAGE,
    start=Battles(),
    file_notes=notes,
    measures=measures,
    point=point,
    distance=distance,
    surroundings=surroundings,
    marks=marks,
    replay_marks=replay_marks,
    asked=units_asked,
    deploy=deploy,
    path=path,
    poses=poses,
    standing={"reaction": answer},
    shown=(g.CorpsNamed, g.CorpsThrown),
)
