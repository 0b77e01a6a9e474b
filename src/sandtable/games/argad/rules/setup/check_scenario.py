"""What forbids a scenario. Each refusal says of which field it speaks, so that a file's line can be told."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from sandtable.games.argad.rules.characters.figures import LEFT, Figure, in_plate, judge_figure, rider, sole
from sandtable.games.argad.rules.setup.scenario import Aim, Piece, Post, Scenario
from sandtable.games.argad.rules.tables import CM, Period, Tables
from sandtable.games.argad.rules.terrain.land import Land, land_of
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Footing, overlapping
from sandtable.table.plane import Point, between, cross, dot

SEATS = (2, 8)
BOARD = (30 * CM, 400 * CM)
BASE = (CM // 2, 20 * CM)
TURNS = (1, 60)
FIGURES = 120
NEEDS_ZONE = ("reach", "loot", "hold")


def _no(clause: str, key: str, field: str, **args: str | int) -> Refusal:
    return Refusal(clause, key, {"field": field, **args})


def judge_scenario(scenario: Scenario, tables: Tables) -> Iterator[Refusal]:
    """Everything that forbids a scenario; places are checked only if the rest is sound."""
    period = tables.periods.get(scenario.period)
    if period is None:
        yield _no("AR T.1", "refused-scenario-period", "period", period=scenario.period)
        return
    found = [
        *forbids_players(scenario),
        *forbids_size(scenario),
        *forbids_bases(scenario),
        *forbids_pieces(scenario, period),
        *forbids_figures(scenario, period),
        *forbids_aims(scenario),
        *forbids_hidden(scenario),
    ]
    yield from found
    if not found:
        yield from forbids_posts(scenario, period)


@clause("AR I")
def forbids_players(scenario: Scenario) -> Iterator[Refusal]:
    """Two to eight players, each with their own name; pacts are between two of them."""
    if not SEATS[0] <= len(scenario.seats) <= SEATS[1] or len(set(scenario.seats)) < len(scenario.seats):
        yield _no("AR I", "refused-scenario-seats", "seats", found=len(scenario.seats))
    if "" in scenario.seats:
        yield _no("AR I", "refused-scenario-seat", "seats", seat="")
    seen: set[frozenset[str]] = set()
    for n, pact in enumerate(scenario.pacts):
        for seat in (pact.one, pact.other):
            if seat not in scenario.seats:
                yield _no("AR I", "refused-scenario-seat", f"pact.{n}", seat=seat)
        pair = frozenset((pact.one, pact.other))
        if len(pair) == 1 or pair in seen:
            yield _no("AR I", "refused-scenario-pact", f"pact.{n}", one=pact.one, other=pact.other)
        seen.add(pair)


@clause("AR V.f")
def forbids_size(scenario: Scenario) -> Iterator[Refusal]:
    """A scenario names its last turn; the table has a size."""
    if not TURNS[0] <= scenario.last_turn <= TURNS[1]:
        yield _no("AR V.f", "refused-scenario-turns", "last_turn", found=scenario.last_turn)
    if not all(BOARD[0] <= side <= BOARD[1] for side in scenario.board):
        yield _no("AR V.f", "refused-scenario-board", "board")
    if not 0 <= scenario.choices.rounds <= 9:
        yield _no("AR VI.c", "refused-scenario-rounds", "rounds", found=scenario.choices.rounds)


@clause("AR T.4")
def forbids_pieces(scenario: Scenario, period: Period) -> Iterator[Refusal]:
    """Terrain is of the table, and has a form that can be measured."""
    for n, piece in enumerate(scenario.pieces):
        row = period.terrain.get(piece.kind)
        if row is None:
            yield _no("AR T.4", "refused-piece-kind", f"piece.{n}.kind", kind=piece.kind)
        elif row.form == "area" and not convex(piece.points):
            yield _no("AR T.4", "refused-piece-area", f"piece.{n}", piece=piece.id)
        elif row.form == "line" and not _line(piece):
            yield _no("AR T.4", "refused-piece-line", f"piece.{n}", piece=piece.id)
    for n, zone in enumerate(scenario.zones):
        if not convex(zone.outline):
            yield _no("AR V.e", "refused-zone", f"zone.{n}", zone=zone.id)


def _line(piece: Piece) -> bool:
    apart = all(a != b for a, b in zip(piece.points, piece.points[1:], strict=False))
    turns = [
        cross(between(a, b), between(b, c)) or dot(between(a, b), between(b, c)) > 0
        for a, b, c in zip(piece.points, piece.points[1:], piece.points[2:], strict=False)
    ]
    return len(piece.points) >= 2 and piece.width > 0 and apart and all(turns)


def convex(outline: tuple[Point, ...]) -> bool:
    """Counter-clockwise, and nowhere bent inwards."""
    if len(outline) < 3:
        return False
    corners = zip(outline, outline[1:] + outline[:1], outline[2:] + outline[:2], strict=True)
    return all(cross(between(a, b), between(b, c)) > 0 for a, b, c in corners)


@clause("AR II")
def forbids_bases(scenario: Scenario) -> Iterator[Refusal]:
    """A scenario's own bases have a size."""
    bases = scenario.bases
    sizes = (bases.foot, bases.strong, *bases.rider, *bases.beast)
    if not all(BASE[0] <= size <= BASE[1] for size in sizes) or not 0 <= 2 * bases.corner <= min(sizes):
        yield _no("AR II", "refused-scenario-bases", "bases")


def forbids_figures(scenario: Scenario, period: Period) -> Iterator[Refusal]:
    """Each figure can be, and is somebody's; nobody has none."""
    seen: set[str] = set()
    for n, figure in enumerate(scenario.figures):
        path = f"figure.{n}"
        if figure.id in seen or not figure.id or figure.id.endswith(LEFT):
            yield _no("AR II", "refused-figure-name", f"{path}.id", figure=figure.id)
        if figure.seat not in scenario.seats:
            yield _no("AR I", "refused-scenario-seat", f"{path}.seat", seat=figure.seat)
        seen.add(figure.id)
        for refusal in judge_figure(figure, period):
            args = {**refusal.args, "field": f"{path}.{refusal.args['field']}"}
            yield Refusal(refusal.clause, refusal.key, args, refusal.pieces)
    for seat in scenario.seats:
        if not any(figure.seat == seat for figure in scenario.figures):
            yield _no("AR I", "refused-scenario-nobody", "figure", seat=seat)
    if len(scenario.figures) > FIGURES:
        yield _no("AR I", "refused-scenario-crowd", "figure", most=FIGURES)


@clause("AR V.e")
def forbids_aims(scenario: Scenario) -> Iterator[Refusal]:
    """Each player has aims, and each aim speaks of what there is."""
    for seat in scenario.seats:
        if not any(aim.seat == seat for aim in scenario.aims):
            yield _no("AR V.e", "refused-aim-none", "aim", seat=seat)
    for n, aim in enumerate(scenario.aims):
        yield from _forbids_aim(scenario, n, aim)


def _forbids_aim(scenario: Scenario, n: int, aim: Aim) -> Iterator[Refusal]:
    path = f"aim.{n}"
    if aim.seat not in scenario.seats:
        yield _no("AR I", "refused-scenario-seat", f"{path}.seat", seat=aim.seat)
    if aim.kind in NEEDS_ZONE and scenario.zone(aim.zone) is None:
        yield _no("AR V.e", "refused-aim-zone", f"{path}.zone", zone=aim.zone)
    for name in aim.whom:
        if scenario.figure(name) is None:
            yield _no("AR V.e", "refused-aim-whom", f"{path}.whom", figure=name)
    if aim.kind == "tell" and len(aim.whom) != 2:
        yield _no("AR V.d", "refused-aim-tell", f"{path}.whom")
    if aim.count < 1 or aim.points < 0:
        yield _no("AR V.e", "refused-aim-count", f"{path}.count", found=aim.count)
    target = scenario.aims[aim.aim] if 0 <= aim.aim < len(scenario.aims) else None
    if aim.kind == "deny" and (target is None or target.kind == "deny"):
        yield _no("AR V.e", "refused-aim-deny", f"{path}.aim", found=aim.aim)


@clause("AR V.e")
def forbids_hidden(scenario: Scenario) -> Iterator[Refusal]:
    """Ambushes and surprises name figures of the scenario, and leave room for all of them."""
    hidden: list[str] = []
    for n, ambush in enumerate(scenario.ambushes):
        for name in ambush.figures:
            figure = scenario.figure(name)
            if figure is None or figure.seat != ambush.seat or name in hidden:
                yield _no("AR V.e", "refused-ambush-figure", f"ambush.{n}.figures", figure=name)
            hidden.append(name)
        if ambush.zone and scenario.zone(ambush.zone) is None:
            yield _no("AR V.e", "refused-aim-zone", f"ambush.{n}.zone", zone=ambush.zone)
    posted = {post.figure for post in scenario.posts}
    for n, each in enumerate(scenario.asleep):
        drawn = [figure for figure in scenario.figures if figure.seat == each.seat and figure.id not in posted]
        if each.seat not in scenario.seats:
            yield _no("AR I", "refused-scenario-seat", f"asleep.{n}.seat", seat=each.seat)
        if len(drawn) > len(each.places):
            yield _no("AR V.e", "refused-asleep-places", f"asleep.{n}.places", figures=len(drawn))


def forbids_posts(scenario: Scenario, period: Period) -> Iterator[Refusal]:
    """Everybody stands somewhere, on the table, in no wall and on nobody."""
    land = land_of(scenario, period)
    placed: list[tuple[str, Footing]] = []
    hidden = {name for ambush in scenario.ambushes for name in ambush.figures}
    dozing = {each.seat for each in scenario.asleep}
    posts = {post.figure: post.stand for post in scenario.posts}
    for n, figure in enumerate(scenario.figures):
        stand = posts.get(figure.id)
        if stand is None:
            if figure.id not in hidden and figure.seat not in dozing:
                yield _no("AR II", "refused-post-missing", f"figure.{n}", figure=figure.id)
            continue
        mounted = scenario.rides(figure)
        there = sole(figure, scenario.bases, mounted=mounted).at(stand)
        barred = any(overlapping(there, bar) for bar in land.bars(figure, mounted=mounted))
        if not land.on_table(there) or barred:
            yield _no("AR II", "refused-post-place", f"figure.{n}.at", figure=figure.id)
        placed.append((figure.id, there))
    yield from forbids_tethers(scenario, land)
    placed += [(post.figure, _horse(scenario, post)) for post in scenario.tethered if scenario.figure(post.figure)]
    yield from forbids_random_places(scenario, land, placed)
    for (one, a), (other, b) in combinations(placed, 2):
        if overlapping(a, b):
            yield _no("AR II", "refused-post-crowd", f"figure.{_number(scenario, other)}.at", figure=other, other=one)


@clause("AR VI.g")
def forbids_tethers(scenario: Scenario, land: Land) -> Iterator[Refusal]:
    """A horse waits for one who begins on foot and can ride it, on the table and in no wall."""
    for post in scenario.tethered:
        figure = scenario.figure(post.figure)
        rides = figure is not None and rider(figure)
        if figure is None or not rides or figure.id not in scenario.afoot:
            yield _no(
                "AR VI.g", "refused-tether", f"figure.{_number(scenario, post.figure)}.horse_at", figure=post.figure
            )
            continue
        there = _horse(scenario, post)
        if not land.on_table(there) or any(overlapping(there, bar) for bar in land.bars(figure, mounted=True)):
            yield _no(
                "AR II", "refused-post-place", f"figure.{_number(scenario, figure.id)}.horse_at", figure=figure.id
            )


def _horse(scenario: Scenario, post: Post) -> Footing:
    figure = scenario.figure(post.figure)
    assert figure is not None, f"nobody is {post.figure}"
    return sole(figure, scenario.bases, mounted=True).at(post.stand)


@clause("AR V.e")
def forbids_random_places(scenario: Scenario, land: Land, placed: list[tuple[str, Footing]]) -> Iterator[Refusal]:
    """Anybody of the side can stand at each place that chance may draw, wherever the others are."""
    posted = {post.figure for post in scenario.posts}
    for n, each in enumerate(scenario.asleep):
        drawn = [figure for figure in scenario.figures if figure.seat == each.seat and figure.id not in posted]
        for figure in _one_of_each(scenario, drawn):
            mounted = scenario.rides(figure)
            feet = [sole(figure, scenario.bases, mounted=mounted).at(place) for place in each.places]
            bars = [*land.bars(figure, mounted=mounted), *(foot for _, foot in placed)]
            crowded = any(overlapping(a, b) for a, b in combinations(feet, 2))
            if crowded or any(not land.on_table(foot) or any(overlapping(foot, bar) for bar in bars) for foot in feet):
                yield _no("AR V.e", "refused-asleep-place", f"asleep.{n}.places", figure=figure.id)
                return


def _one_of_each(scenario: Scenario, drawn: Iterable[Figure]) -> Iterable[Figure]:
    """The first of those who need the same room on the same ground."""
    found: dict[tuple[object, ...], Figure] = {}
    for each in drawn:
        alike = (each.horse, each.strong, each.base, in_plate(each), scenario.rides(each))
        found.setdefault(alike, each)
    return found.values()


def _number(scenario: Scenario, name: str) -> int:
    return next((n for n, figure in enumerate(scenario.figures) if figure.id == name), 0)
