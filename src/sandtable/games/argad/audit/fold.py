"""How each event changes the table."""

from collections.abc import Callable

from sandtable.audit import plane
from sandtable.audit.reading import Data
from sandtable.games.argad.audit.field import Field, Man

Fold = Callable[[Field, Data], None]


def fold(table: Field, event: Data) -> None:
    """What an event changes."""
    found = FOLDS.get(event.get("event", ""))
    if found:
        found(table, event)


def _stand(table: Field, event: Data) -> None:
    table.men[event["figure"]].stand = plane.pose(event["stand"])


def _lurked(table: Field, event: Data) -> None:
    _stand(table, event)
    table.men[event["figure"]].hidden = True


def _revealed(table: Field, event: Data) -> None:
    _stand(table, event)
    table.men[event["figure"]].hidden = False


def _moved(table: Field, event: Data) -> None:
    table.men[event["walk"]["figure"]].stand = plane.pose(event["stand"])


def _mounted(table: Field, event: Data) -> None:
    _stand(table, event)
    table.men[event["figure"]].mounted = True
    table.men.pop(horse_of(event["figure"]), None)


def _dismounted(table: Field, event: Data) -> None:
    """The horse stays, as a base of its own."""
    _stand(table, event)
    man, name = table.men[event["figure"]], horse_of(event["figure"])
    man.mounted = False
    table.men[name] = Man(name, man.figure, plane.pose(event["horse"]), mounted=True, riderless=True)


def _led(table: Field, event: Data) -> None:
    if event["horse"] in table.men:
        table.men[event["horse"]].stand = plane.pose(event["stand"])


def horse_of(name: str) -> str:
    return f"{name}:horse"


def _fell(table: Field, event: Data) -> None:
    man = table.men[event["figure"]]
    table.men.pop(horse_of(man.id), None)
    if man.stand is not None:
        table.fallen[man.id] = man.stand
    man.stand = None


def _wounded(table: Field, event: Data) -> None:
    table.men[event["figure"]].wounded = True


def _turn_began(table: Field, event: Data) -> None:
    table.turn = event["turn"]
    for man in table.men.values():
        man.shot, man.struck = False, 0


def _closed(table: Field, event: Data) -> None:
    man = table.men[event["figure"]]
    man.formed = True
    man.wall = man.wall or bool(event["wall"])


def _lost(table: Field, event: Data) -> None:
    man = table.men[event["figure"]]
    man.wall = False
    man.formed = man.formed and bool(event["wall_only"])


FOLDS: dict[str, Fold] = {
    "lurked": _lurked,
    "placed": _stand,
    "revealed": _revealed,
    "moved": _moved,
    "gave-way": _stand,
    "followed-up": _stand,
    "mounted": _mounted,
    "dismounted": _dismounted,
    "led": _led,
    "fell": _fell,
    "wounded": _wounded,
    "turn-began": _turn_began,
    "order-closed": _closed,
    "order-lost": _lost,
}
