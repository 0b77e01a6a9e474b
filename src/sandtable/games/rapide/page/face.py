"""What the page of Combat Rapide is told: it has routes of its own, and keeps its battles evening by evening."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.games.package import Page

if TYPE_CHECKING:
    from sandtable.games.rapide.page.evening import Evenings
    from sandtable.store.contract import Store


def _routes() -> Sequence[Any]:
    from sandtable.games.rapide.page.routes import router

    return (router(),)


def _archive(store: "Store") -> "Evenings":
    from sandtable.games.rapide.page.evening import Evenings

    return Evenings(store)


PAGE = Page(routes=_routes, archive=_archive)
