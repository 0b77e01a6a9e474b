"""What an order leads to for certain besides what it does in Impetus."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules import events as g
from sandtable.games.impetus.telling.foretelling import WILL as IMPETUS
from sandtable.games.impetus.telling.scene import Tells, said, unit, units
from sandtable.kernel.event import Event


def _general(scene: Any) -> str:
    return str(scene.names.general(scene.event.general))


WILL: Mapping[type[Event], Tells] = MappingProxyType(
    {
        **IMPETUS,
        g.GeneralAttached: said("will-attach", general=_general, unit=unit()),
        g.GeneralLost: said("will-lose-general", general=_general),
        g.OpportunityTaken: said("will-wait", unit=unit()),
        g.ChargeStopped: said("will-stop-charge", units=units),
        g.SquareFormed: said("will-square", unit=unit()),
        g.SquareDropped: said("will-unsquare", unit=unit()),
        g.PhaseFailed: said("will-fail", units=units),
    }
)
