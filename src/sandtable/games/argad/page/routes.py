"""Grounds of tables over HTTP."""

from litestar import Response, get
from litestar.params import FromPath

from sandtable.games.argad.page.scene import GROUND, GROUNDS
from sandtable.server.headers import FOR_GOOD
from sandtable.server.http_error import HttpError


@get(f"{GROUND}/{{name:str}}", media_type="image/svg+xml", sync_to_thread=False)
def ground(name: FromPath[str]) -> Response[str]:
    """The ground of a table, by its name."""
    found = GROUNDS.get(name)
    if found is None:
        raise HttpError(404, "fault-nothing-here")
    return Response(found, headers={"cache-control": FOR_GOOD}, media_type="image/svg+xml")
