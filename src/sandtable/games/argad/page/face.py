"""What the page of Argad! is told."""

from collections.abc import Sequence
from typing import Any

from sandtable.games.argad.page.choices import Skirmishes, file_title, seats_called
from sandtable.games.argad.page.scene import marks, measures
from sandtable.games.argad.rules import events as e
from sandtable.games.package import Page


def _routes() -> Sequence[Any]:
    from sandtable.games.argad.page.routes import ground

    return (ground,)


PAGE = Page(
    start=Skirmishes(),
    called=seats_called,
    file_title=file_title,
    measures=measures,
    marks=marks,
    shown=(e.TurnBegan, e.PlansShown, e.Moved, e.ShotsShown, e.ShotJudged, e.Struck),
    routes=_routes,
)
