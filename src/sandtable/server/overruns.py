"""Work that overran its bounds, as keys of the words."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.match.turns import Crowded
from sandtable.match.worker import Overrun, TooBig

SOON = 5
"""After how many seconds it is worth to try again."""

OVERRUNS: Mapping[type[Exception], str] = MappingProxyType(
    {Crowded: "fault-busy", Overrun: "fault-too-long", TooBig: "fault-too-big"}
)
STATUS: Mapping[type[Exception], int] = MappingProxyType({Crowded: 503, Overrun: 503, TooBig: 413})
"""How HTTP answers them."""
