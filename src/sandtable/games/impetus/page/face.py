"""What the page of Basic Impetus is told."""

from sandtable.games.impetus.page.asking import units_asked
from sandtable.games.impetus.page.choices import Battles, army_title
from sandtable.games.impetus.page.deploying import deploy
from sandtable.games.impetus.page.measuring import distance, measures, point, surroundings
from sandtable.games.impetus.page.paths import path, poses
from sandtable.games.package import Page

PAGE = Page(
    start=Battles(),
    file_title=army_title,
    measures=measures,
    point=point,
    distance=distance,
    surroundings=surroundings,
    asked=units_asked,
    deploy=deploy,
    path=path,
    poses=poses,
)
