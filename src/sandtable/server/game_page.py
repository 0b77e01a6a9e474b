"""What the game of a match tells its page: scene, marks, details, regions, paths. A game may say nothing."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.words import Words
from sandtable.match.errors import NotPossible
from sandtable.match.faces import page_of
from sandtable.table.plane import Pose
from sandtable.table.sight import Range, range_between

Place: TypeAlias = tuple[int, int] | str
Regions: TypeAlias = dict[str, tuple[tuple[int, int], ...]]

FARTHEST = 10**7
"""No point of any table is farther away, in thousandths of a U."""


class Nowhere(LookupError):  # noqa: N818
    """No such piece or region is on the table, or the point is too far away."""


def scene(ruleset: AnyRuleset, state: Any, say: Words) -> Any:
    """How things are drawn: the game's own record."""
    found = page_of(ruleset.name).scene
    return found(ruleset, state, say) if found else None


def replay_scene(ruleset: AnyRuleset, state: Any, say: Words) -> Any:
    """The same in a replay: it holds everything itself."""
    found = page_of(ruleset.name).replay_scene
    return found(ruleset, state, say) if found else scene(ruleset, state, say)


def marks(ruleset: AnyRuleset, state: Any, say: Words) -> Any:
    """What the rules find in a state beyond what it says: the game's own record."""
    found = page_of(ruleset.name).marks
    return found(ruleset, state, say) if found else None


def replay_marks(ruleset: AnyRuleset, state: Any, say: Words) -> Any:
    """The same in a replay: what takes long to find is left out."""
    found = page_of(ruleset.name).replay_marks
    return found(ruleset, state, say) if found else marks(ruleset, state, say)


def detail(ruleset: AnyRuleset, moments: Sequence[Moment], say: Words) -> Any:
    """What is told of an entry beyond its sentences, dice and events: the game's own record."""
    found = page_of(ruleset.name).detail
    return found(ruleset, moments, say) if found else None


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


def surroundings(ruleset: AnyRuleset, state: Any, piece: str, of: str = "") -> Regions:
    """Regions around a piece, or around all pieces, by name; the game knows what `of` may ask for. Raises Nowhere."""
    found = page_of(ruleset.name).surroundings
    if found:
        regions: Regions = found(ruleset, state, piece, of)
        return regions
    if piece or of:
        raise Nowhere(piece or of)
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


def path(ruleset: AnyRuleset, state: Any, offer: Offer[Any]) -> Any:
    """How pieces move as the number of an offered order grows: the game's own record; None if none moves."""
    found = page_of(ruleset.name).path
    return found(ruleset, state, offer) if found else None


def poses(ruleset: AnyRuleset, events: Iterable[Event]) -> dict[str, Pose]:
    """Where pieces stand in the end."""
    found = page_of(ruleset.name).poses or _pose
    return {piece: pose for event in events for piece, pose in found(event).items()}


def _pose(event: Event) -> dict[str, Pose]:
    """The `pose` of an event, of its `piece` or of the one piece of its `seat`."""
    piece, pose = getattr(event, "piece", "") or getattr(event, "seat", ""), getattr(event, "pose", None)
    return {piece: pose} if piece and isinstance(pose, Pose) else {}
