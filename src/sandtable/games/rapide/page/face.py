"""What the page of Combat Rapide is told beyond what every page is told."""

from sandtable.games.package import Page
from sandtable.games.rapide.page.choices import Battles
from sandtable.games.rapide.page.detail import detail
from sandtable.games.rapide.page.marks import marks
from sandtable.games.rapide.page.scene import about, roster, scene, seats_called
from sandtable.games.rapide.page.wire import Check, Detail, Marks, Offers, Scene, Setup
from sandtable.kernel.entry import FAIR, TYPED

PAGE = Page(
    start=Battles(),
    dice=(TYPED, FAIR),
    called=seats_called,
    roster=roster,
    about=about,
    scene=scene,
    marks=marks,
    detail=detail,
    records=(Setup, Offers, Check, Scene, Marks, Detail),
)
