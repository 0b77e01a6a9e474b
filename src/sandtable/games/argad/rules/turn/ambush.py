"""V.e. Ambush: places written down in secret, and figures that come out of hiding."""

from collections.abc import Iterator

from sandtable.games.argad.rules.events import Laid, Lurked, Ready, Revealed, Shown, Sprang
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.orders import AnyOrder, Hide, Spring
from sandtable.games.argad.rules.questions import forbids_moment
from sandtable.games.argad.rules.refusals import refused
from sandtable.games.argad.rules.setup.scenario import Ambush, Post, Scenario
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Hiding, Springing
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Question
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import overlapping
from sandtable.table.plane import TURN, Pose
from sandtable.table.shape import holds

GRID = 5
"""The places in one row of a zone where the program looks for hiding places."""


WAYS = 4
"""The number of orders in which a zone is searched for hiding places."""


def ambushes(scenario: Scenario, seat: str) -> list[Ambush]:
    return [ambush for ambush in scenario.ambushes if ambush.seat == seat]


def hiding_seats(state: State, step: Hiding, umpire: Umpire) -> tuple[str, ...]:
    return state.unanswered({ambush.seat for ambush in state.scenario.ambushes})


@clause("AR V.e")
def forbids_hiding(state: State, step: Hiding, seat: str, order: Hide, umpire: Umpire) -> Iterator[Refusal]:
    """Each figure of an ambush is written down once, in its zone, where it can stand."""
    yield from forbids_moment(state, order, "AR V.e")
    wanted = [name for ambush in ambushes(state.scenario, seat) for name in ambush.figures]
    named = [post.figure for post in order.posts]
    for name in sorted(set(wanted) ^ set(named)) or sorted({name for name in named if named.count(name) > 1}):
        yield refused("AR V.e", "refused-hide-figure", name)
    if set(wanted) == set(named):
        yield from _forbids_places(state, seat, order, umpire)


def _forbids_places(state: State, seat: str, order: Hide, umpire: Umpire) -> Iterator[Refusal]:
    field = umpire.field(state)
    placed: dict[str, Pose] = {}
    for post in order.posts:
        ambush = next(each for each in ambushes(state.scenario, seat) if post.figure in each.figures)
        if not fits(field, post, ambush, placed):
            yield refused("AR V.e", "refused-hide-place", post.figure)
        placed[post.figure] = post.stand


def fits(field: Field, post: Post, ambush: Ambush, placed: dict[str, Pose]) -> bool:
    """A figure can hide there: on the table, in its zone, on nobody and in no wall."""
    if not 0 <= post.stand.heading < TURN:
        return False
    there = field.sole(post.figure).at(post.stand)
    zone = field.scenario.zone(ambush.zone)
    friends = [field.sole(name).at(stand) for name, stand in placed.items() if name != post.figure]
    others = [field.foot(name) for name in field.standing if name != post.figure]
    inside = zone is None or holds(zone.outline, post.stand.at)
    free = not any(overlapping(there, other) for other in (*friends, *others))
    return inside and free and field.room_for(post.figure, there)


def hiding_options(
    state: State, step: Hiding, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    """A few ways to lay the ambush, so that somebody who knows nothing can; people drag figures."""
    found = [Hide(state.moment, posts) for way in range(WAYS) if (posts := hiding_places(state, seat, umpire, way))]
    return Options(tuple(Offer(order) for order in dict.fromkeys(found)))


def hiding_places(state: State, seat: str, umpire: Umpire, way: int) -> tuple[Post, ...]:
    """Each figure on the first free place of its zone, looked through in one of four orders; none, if one has none."""
    placed, left_over = _laid(state, seat, umpire, way)
    return () if left_over else tuple(Post(name, stand) for name, stand in placed.items())


def _laid(state: State, seat: str, umpire: Umpire, way: int) -> tuple[dict[str, Pose], str]:
    """Where figures find a place, one after the other, and the first who finds none."""
    field, placed = umpire.field(state), dict[str, Pose]()
    for ambush in ambushes(state.scenario, seat):
        for name in ambush.figures:
            stand = next((at for at in _grid(field, ambush, way) if fits(field, Post(name, at), ambush, placed)), None)
            if stand is None:
                return placed, name
            placed[name] = stand
    return placed, ""


def _grid(field: Field, ambush: Ambush, way: int) -> Iterator[Pose]:
    zone = field.scenario.zone(ambush.zone)
    width, depth = field.scenario.board
    outline = zone.outline if zone else ((0, 0), (width, 0), (width, depth), (0, depth))
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    steps = 2 * GRID + 3
    for i in range(1, steps * steps):
        a, b = divmod(i, steps)
        a, b = (a, b) if way < 2 else (b, a)
        a, b = (a, b) if way % 2 == 0 else (steps - a, steps - b)
        x, y = min(xs) + (max(xs) - min(xs)) * a // steps, min(ys) + (max(ys) - min(ys)) * b // steps
        yield Pose(x, y, 0)


@clause("AR V.e")
def forbids_no_room(state: State, umpire: Umpire) -> Iterator[Refusal]:
    """An ambush has room to hide in; what is told is the first who has none."""
    for seat in dict.fromkeys(ambush.seat for ambush in state.scenario.ambushes):
        left_over = [_laid(state, seat, umpire, way)[1] for way in range(WAYS)]
        if not all(left_over):
            continue
        n, ambush = next((n, e) for n, e in enumerate(state.scenario.ambushes) if left_over[0] in e.figures)
        where = f"ambush.{n}.zone" if ambush.zone else f"ambush.{n}"
        args: dict[str, str | int] = {"field": where, "figure": left_over[0], "count": len(ambush.figures)}
        yield Refusal("AR V.e", "refused-ambush-room", args)


def tell_hiding(tell: Tell, step: Hiding, seat: str, order: Hide, umpire: Umpire) -> None:
    for post in order.posts:
        tell.say(Lurked(post.figure, post.stand))
    tell.say(Ready(seat))
    if not hiding_seats(tell.state, step, umpire):
        tell.say(Laid())


def springing_seats(state: State, step: Springing, umpire: Umpire) -> tuple[str, ...]:
    field = umpire.field(state)
    seats = {field.seat(man.id) for man in state.men if man.hidden}
    return state.unanswered(seats)


@clause("AR V.e")
def forbids_springing(state: State, step: Springing, seat: str, order: Spring, umpire: Umpire) -> Iterator[Refusal]:
    """Players bring out only their own hidden figures."""
    yield from forbids_moment(state, order, "AR V.e")
    field = umpire.field(state)
    for name in order.figures:
        man = field.men.get(name)
        if man is None or not man.hidden or field.seat(name) != seat:
            yield refused("AR V.e", "refused-spring", name)


def springing_options(
    state: State, step: Springing, seat: str, piece: str, partial: AnyOrder | None, umpire: Umpire
) -> Options[AnyOrder]:
    field = umpire.field(state)
    mine = tuple(man.id for man in state.men if man.hidden and field.seat(man.id) == seat)
    orders = [Spring(state.moment), Spring(state.moment, mine), *(Spring(state.moment, (name,)) for name in mine)]
    return Options(tuple(Offer(order) for order in dict.fromkeys(orders)))


def tell_springing(tell: Tell, step: Springing, seat: str, order: Spring, umpire: Umpire) -> None:
    """All decide at once; then those who come out are seen."""
    tell.say(Sprang(seat, tuple(dict.fromkeys(order.figures)), tell.state.moment))
    tell.say(Ready(seat))
    if springing_seats(tell.state, step, umpire):
        return
    out = {name for _, figures in tell.state.pressing for name in figures}
    tell.say(Shown())
    for man in tell.state.men:
        if man.id in out:
            tell_revealed(tell, man.id)


def tell_revealed(tell: Tell, name: str) -> None:
    stand = tell.state.there(name).stand
    assert stand is not None
    tell.say(Revealed(name, stand))


ASKS = {
    Hiding: Question("hide", "AR V.e", (Hide,), hiding_seats, forbids_hiding, hiding_options, tell_hiding),
    Springing: Question(
        "spring", "AR V.e", (Spring,), springing_seats, forbids_springing, springing_options, tell_springing
    ),
}
