"""A battle that is over, reckoned up for the page in the language of the reader."""

from collections.abc import Iterator

from sandtable.games.package import Reckoning
from sandtable.library.clauses import clauses
from sandtable.library.words import Words
from sandtable.match.course import Course
from sandtable.match.faces import package_of
from sandtable.match.pictures import drawable
from sandtable.match.reckoning import Blow, Reckoned, reckoned
from sandtable.server import telling
from sandtable.server.replay.telling import prose_of
from sandtable.server.wire import replays as wire

LINES = 2
"""How many sentences of a moment are told."""

BEST = 2
"""How many pieces of each seat are named."""


def after(course: Course, say: Words) -> wire.After:
    """Who won and why, losses turn by turn, decisive moments, and who hit most."""
    outcome, found, package = course.outcome, reckoned(course), package_of(course.header.ruleset)
    clause = clauses().get(outcome.clause) if outcome else None
    by = package.reckoning if package else None
    return wire.After(
        telling.outcome(outcome),
        clause.title[say.language] if clause else "",
        clause.text[say.language] if clause else "",
        by.measure if by else "",
        tuple(found.turns) if found else (),
        tuple(_sides(found)) if found else (),
        tuple(_moment(course, say, blow) for blow in found.decisive) if found else (),
        tuple(_best(course, say, by, found)) if by and found else (),
        drawable(course.header.ruleset),
        course.last,
    )


def _sides(found: Reckoned) -> Iterator[wire.AfterSide]:
    for seat, whole in found.whole.items():
        yield wire.AfterSide(seat, whole, tuple(lost.get(seat, 0) for lost in found.turns.values()))


def _moment(course: Course, say: Words, blow: Blow) -> wire.AfterMoment:
    lines = tuple(_lines(course, say, blow))[-LINES:]
    return wire.AfterMoment(blow.entry, blow.turn, blow.lost, float(blow.chance), lines)


def _lines(course: Course, say: Words, blow: Blow) -> Iterator[str]:
    """The sentences that name what was lost, without the dice before them; where pieces have no names, all of them."""
    prose, package = prose_of(course, say), package_of(course.header.ruleset)
    gone = package.reckoning.gone if package and package.reckoning else None
    for moment in blow.moments if prose else ():
        fallen = set(gone(moment.state)) - set(gone(moment.before)) if gone else set()
        for told in prose.sentences(moment) if prose else ():
            if not gone or (fallen & set(told.pieces) and not told.lines):
                yield told.text


def _best(course: Course, say: Words, by: Reckoning, found: Reckoned) -> Iterator[wire.AfterUnit]:
    """The pieces of each seat that hit most often."""
    if by.names is None:
        return
    named = by.names(say, course.scenario)
    ranked = sorted(found.hits.items(), key=lambda each: -each[1])
    units = [wire.AfterUnit(piece, *named(piece), hits) for piece, hits in ranked if hits]
    for seat in found.whole:
        yield from [each for each in units if each.seat == seat][:BEST]
