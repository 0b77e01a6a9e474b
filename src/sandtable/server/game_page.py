"""What the game of a match tells its page: measures, marks, regions, paths. A game that says nothing gets defaults."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.words import Words
from sandtable.match.errors import NotPossible
from sandtable.match.faces import page_of
from sandtable.server.wire.details import Marks, Measures
from sandtable.server.wire.messages import PathMessage
from sandtable.table.plane import Pose
from sandtable.table.sight import Range, range_between

Place: TypeAlias = tuple[int, int] | str
Regions: TypeAlias = dict[str, tuple[tuple[int, int], ...]]

COMMAND = "command"
"""Asks for the command of generals instead of zones and arcs."""

FARTHEST = 10**7
"""No point of any table is farther away, in thousandths of a U."""


class Nowhere(LookupError):  # noqa: N818
    """No such piece is on the table, or the point is too far away."""


def measures(ruleset: AnyRuleset, state: Any, say: Words) -> Measures:
    """How bases and terrain are drawn."""
    found = page_of(ruleset.name).measures
    return found(ruleset, state, say) if found else Measures(0, {}, (), {})


def marks(ruleset: AnyRuleset, state: Any) -> Marks:
    """What the rules find in a state beyond what it says."""
    found = page_of(ruleset.name).marks
    return found(ruleset, state) if found else Marks()


def replay_marks(ruleset: AnyRuleset, state: Any) -> Marks:
    """The same in a replay: what takes long to find is left out."""
    found = page_of(ruleset.name).replay_marks
    return found(ruleset, state) if found else marks(ruleset, state)


def distance(ruleset: AnyRuleset, state: Any, start: Place, end: Place) -> Range:
    """The range from a point or piece to another; between two pieces as the rules measure it. Raises Nowhere."""
    between = page_of(ruleset.name).distance
    if between and isinstance(start, str) and isinstance(end, str):
        found: Range = between(ruleset, state, start, end)
        return found
    return range_between(_point(ruleset, state, start), _point(ruleset, state, end))


def _point(ruleset: AnyRuleset, state: Any, place: Place) -> tuple[int, int]:
    if isinstance(place, str):
        point = page_of(ruleset.name).point
        if point is None:
            raise Nowhere(place)
        return point(ruleset, state, place)
    if max(map(abs, place)) > FARTHEST:
        raise Nowhere(", ".join(map(str, place)))
    return place


def surroundings(ruleset: AnyRuleset, state: Any, piece: str, of: str = "zones") -> Regions:
    """Zones, arcs or commands around a piece, or around all pieces, by name. Raises Nowhere."""
    found = page_of(ruleset.name).surroundings
    if found:
        regions: Regions = found(ruleset, state, piece, of)
        return regions
    if piece and of != COMMAND:
        raise Nowhere(piece)
    return {}


def pieces_asked(ruleset: AnyRuleset, state: Any, awaited: Choice) -> tuple[str, ...]:
    """The pieces that a question is about, each once; none where a side may choose freely."""
    found = page_of(ruleset.name).asked
    return found(ruleset, state, awaited) if found else ()


def deploy(ruleset: AnyRuleset, seat: str, view: Any) -> list[Any]:
    """Orders that set up everything a seat still has to. Raises NotPossible."""
    found = page_of(ruleset.name).deploy
    if found is None:
        raise NotPossible("fault-no-array")
    return found(ruleset, seat, view)


def path(ruleset: AnyRuleset, state: Any, offer: Offer[Any]) -> PathMessage | None:
    """How pieces move as the number of an offered order grows; None if none moves, or not along a simple path."""
    found = page_of(ruleset.name).path
    return found(ruleset, state, offer) if found else None


def poses(ruleset: AnyRuleset, events: Iterable[Event]) -> dict[str, Pose]:
    """Where pieces stand in the end."""
    found = page_of(ruleset.name).poses
    return {piece: pose for event in events for piece, pose in found(event).items()} if found else {}
