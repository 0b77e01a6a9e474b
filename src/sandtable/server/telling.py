"""What a match says, as messages."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from msgspec import Raw
from msgspec.structs import asdict

from sandtable.kernel.awaiting import Choice, Outcome, Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.readable import readable
from sandtable.library.words import Words
from sandtable.match.match import Match, Told
from sandtable.match.preview import Preview
from sandtable.rulesets.impetus import events as e
from sandtable.rulesets.impetus.hits import Hits
from sandtable.server import wire
from sandtable.server.paths import path


def raw(value: Any) -> Raw:
    """As it stands in files."""
    return Raw(canonical(value))


def entry(told: Told) -> wire.EntryMessage:
    """Something has happened."""
    return wire.EntryMessage(
        told.n,
        told.seat,
        told.kind,
        tuple(throw(each, faces) for each, faces in told.throws),
        told.events,
        raw(told.after),
        awaits(told.awaits),
        told.free,
        told.head,
    )


def throw(asked: Throw, faces: Faces = ()) -> wire.ThrowMessage:
    """Dice with the reason of each line; which of them are hits, where they are thrown for hits."""
    lines = tuple(wire.LineMessage(line.value, line.clause, line.why) for line in asked.lines)
    hits = _hits(faces) if isinstance(asked.reading, Hits) else ()
    return wire.ThrowMessage(asked.seat, asked.what, asked.clause, asked.count, asked.sides, lines, faces, hits)


def _hits(faces: Faces) -> tuple[int, ...]:
    """BI 6.1.4: each 6, and the 5s that make pairs."""
    fives = [place for place, face in enumerate(faces) if face == 5]
    paired = fives[: len(fives) // 2 * 2]
    return tuple(place for place, face in enumerate(faces) if face == 6 or place in paired)


def outcome(found: Outcome | None) -> wire.OutcomeMessage | None:
    return wire.OutcomeMessage(found.winners, found.clause) if found else None


def awaits(awaited: Choice | Over) -> wire.AwaitMessage:
    """Who is asked what, or how it has ended."""
    if isinstance(awaited, Over):
        return wire.AwaitMessage((), "over", awaited.outcome.clause, outcome(awaited.outcome))
    return wire.AwaitMessage(awaited.seats, awaited.what, awaited.clause)


def welcome(number: int, name: str, match: Match, seat: str, title: Mapping[str, str]) -> wire.Welcome:
    """Where a match stands, for a seat."""
    header, last = match.game.header, match.told(match.entries, seat)
    return wire.Welcome(
        number,
        name,
        seat,
        header.ruleset,
        edition(match),
        dict(title),
        header.commitment,
        header.scenario,
        raw(last.after),
        match.entries,
        awaits(last.awaits),
        last.free,
        last.head,
    )


def edition(match: Match) -> str:
    """The edition that is played, where a game has editions."""
    return str(getattr(getattr(match.game.state, "scenario", None), "edition", ""))


def refusals(say: Words, found: Iterable[Refusal]) -> tuple[wire.RefusalMessage, ...]:
    """Why not, with arguments as people read them."""
    return tuple(
        wire.RefusalMessage(
            each.clause,
            each.key,
            {name: str(value) for name, value in readable(say, each.key, each.args).items()},
            each.pieces,
            each.witnesses,
        )
        for each in found
    )


def options(
    say: Words, number: int, piece: str, ruleset: AnyRuleset, state: Any, found: Options[Any]
) -> wire.OptionsMessage:
    """What may be ordered, what not and why."""
    return wire.OptionsMessage(
        number,
        piece,
        tuple(_offer(ruleset, state, offer) for offer in found.offers),
        tuple(wire.BarredMessage(raw(each.order), refusals(say, each.refusals)) for each in found.barred),
        found.pieces,
    )


def _offer(ruleset: AnyRuleset, state: Any, offer: Offer[Any]) -> wire.OfferMessage:
    return wire.OfferMessage(raw(offer.order), offer.field, offer.low, offer.high, path(ruleset, state, offer))


def preview(say: Words, number: int, found: Preview) -> wire.PreviewMessage:
    """What an order would lead to."""
    return wire.PreviewMessage(
        number,
        refusals(say, found.refusals),
        _poses(found.events),
        tuple(raw(event) for event in found.events),
        throw(found.awaits) if isinstance(found.awaits, Throw) else None,
        {_reading(value): _chance(chance) for value, chance in found.odds.items()},
        _prospects(found.prospects),
    )


def _poses(events: Iterable[Any]) -> dict[str, tuple[int, int, int]]:
    """Where units stand at last."""
    poses: dict[str, tuple[int, int, int]] = {}
    for event in events:
        if isinstance(event, e.Moved):
            poses[event.unit] = (event.pose.x, event.pose.y, event.pose.heading)
        elif isinstance(event, e.UnitDeployed):
            poses[event.unit.id] = (event.pose.x, event.pose.y, event.pose.heading)
    return poses


def _prospects(found: Any) -> dict[str, Any]:
    """Chances as text, by name; those of losses by what both lose: `1:0`."""
    if found is None:
        return {}
    return {name: _chances(value) if isinstance(value, Mapping) else _chance(value) for name, value in _facts(found)}


def _facts(found: Any) -> Iterable[tuple[str, Any]]:
    return asdict(found).items()


def _chances(found: Mapping[Any, Fraction]) -> dict[str, str]:
    return {_reading(value): _chance(chance) for value, chance in found.items()}


def _reading(value: Any) -> str:
    return ":".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _chance(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
