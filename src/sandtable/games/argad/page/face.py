"""What the page of Argad! is told."""

from collections.abc import Sequence
from typing import Any

from sandtable.games.argad.page.choices import Skirmishes, file_title, roster, seats_called
from sandtable.games.argad.page.measuring import distance, path, point, surroundings
from sandtable.games.argad.page.scene import marks, replay_scene, scene
from sandtable.games.argad.page.wire import Marks, Offers, Path, Scene, Setup
from sandtable.games.argad.rules import events as e
from sandtable.games.package import Page


def _routes() -> Sequence[Any]:
    from sandtable.games.argad.page.routes import ground

    return (ground,)


PAGE = Page(
    start=Skirmishes(),
    called=seats_called,
    roster=roster,
    file_title=file_title,
    scene=scene,
    replay_scene=replay_scene,
    marks=marks,
    point=point,
    distance=distance,
    surroundings=surroundings,
    path=path,
    shown=(
        *(e.TurnBegan, e.PlansShown, e.Moved, e.ShotsShown, e.ShotThrown, e.ShotJudged, e.BlowThrown, e.Struck),
        *(e.Fell, e.Wounded, e.GaveWay, e.FollowedUp, e.GameEnded),
    ),
    routes=_routes,
    records=(Setup, Offers, Scene, Marks, Path),
)
