"""What happens in a match, as messages."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from msgspec import Raw
from msgspec.structs import asdict

from sandtable.kernel.awaiting import Choice, Outcome, Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.readable import UNIT_ID, readable
from sandtable.library.words import Words
from sandtable.match.live_match import LiveMatch
from sandtable.match.luck import Luck
from sandtable.match.match import Match, SeenEntry
from sandtable.match.preview import Preview
from sandtable.match.standing_orders import StandingOrders
from sandtable.server.game_page import marks, measures, path, pieces_asked, poses
from sandtable.server.story import lines_of, reasons
from sandtable.server.wire import details, messages


def raw(value: Any) -> Raw:
    """A value as it is written to files."""
    return Raw(canonical(value))


def entry(
    told: SeenEntry, ruleset: AnyRuleset, lines: tuple[details.SaidLine, ...] = (), *, by_orders: bool = False
) -> messages.EntryMessage:
    """A new entry, in sentences too. `by_orders`: standing orders of the reader gave it."""
    return messages.EntryMessage(
        told.n,
        told.seat,
        told.kind,
        tuple(throw(each, faces) for each, faces in told.throws),
        told.events,
        raw(told.after),
        awaits(told.awaits, ruleset, told.after),
        told.free,
        told.head,
        told.to,
        marks(ruleset, told.after),
        lines,
        by_orders,
    )


def missed(told: SeenEntry, lines: tuple[details.SaidLine, ...], *, by_orders: bool = False) -> messages.MissedMessage:
    """An entry that was made before the reader came."""
    throws = tuple(throw(each, faces) for each, faces in told.throws)
    return messages.MissedMessage(
        told.n, told.seat, told.kind, throws, told.events, told.head, told.to, lines, by_orders
    )


def opened(say: Words, match: Match, seat: str, before: int) -> messages.OpenedMessage:
    """What was hidden from the seat before this entry, now that the game is over."""
    hidden = (match.entry_for(n, seat) for n in range(1, before) if match.hid(n, seat))
    return messages.OpenedMessage(
        tuple(messages.OpenedEntry(told.n, told.events, lines_of(say, match, told.n, seat)) for told in hidden)
    )


def throw(asked: Throw, faces: Faces = ()) -> details.ThrowMessage:
    """Dice with the reason of each line, and which of them are hits if they are thrown for hits."""
    lines = tuple(reasons(asked.lines))
    scoring = getattr(asked.reading, "scoring", None)
    hits = scoring(faces) if scoring else ()
    reading = _reading(read(asked, faces)) if faces else ""
    return details.ThrowMessage(
        asked.seat, asked.what, asked.clause, asked.count, asked.sides, lines, faces, hits, reading
    )


def outcome(found: Outcome | None) -> details.OutcomeMessage | None:
    return details.OutcomeMessage(found.winners, found.clause) if found else None


def awaits(awaited: Choice | Over, ruleset: AnyRuleset, state: Any) -> details.AwaitMessage:
    """The question and the seats that are asked, or the outcome."""
    if isinstance(awaited, Over):
        return details.AwaitMessage((), "over", awaited.outcome.clause, outcome(awaited.outcome))
    units = pieces_asked(ruleset, state, awaited)
    return details.AwaitMessage(awaited.seats, awaited.what, awaited.clause, units=units)


def welcome(number: int, live: LiveMatch, seat: str, seen: int, say: Words, *, posts: bool) -> messages.Welcome:
    """Where a match stands, as a seat sees it."""
    match, members, private = live.match, live.members, live.private
    header, last = match.game.header, match.entry_for(match.entries, seat)
    post = private.post.get(seat)
    return messages.Welcome(
        number,
        live.name,
        seat,
        header.ruleset,
        edition(getattr(match.game.state, "scenario", None)),
        dict(private.title),
        header.commitment,
        header.scenario,
        measures(match.game.ruleset, match.game.state, say),
        dict(match.players),
        raw(last.after),
        match.entries,
        awaits(last.awaits, match.game.ruleset, last.after),
        last.free,
        last.head,
        members.around(),
        members.talk.heard_by(seat),
        seen,
        match.hides,
        posts,
        post.address if post else "",
        private.muted.get(seat, ()),
        marks(match.game.ruleset, last.after),
        private.standing.get(seat, StandingOrders()),
    )


def edition(scenario: Any) -> str:
    """The edition that is played, if the game has editions."""
    return str(getattr(scenario, "edition", ""))


def refusals(say: Words, found: Iterable[Refusal]) -> tuple[details.RefusalMessage, ...]:
    """Why not, with arguments as people read them."""
    return tuple(
        details.RefusalMessage(
            each.clause,
            each.key,
            {name: str(value) for name, value in readable(say, each.key, each.args).items()},
            each.pieces,
            each.witnesses,
            _named(each.args),
        )
        for each in found
    )


def _named(args: Mapping[str, str | int]) -> dict[str, str]:
    """The arguments that are units. Some sentences call a unit that bars a way an enemy."""
    units = {name: value for name, value in args.items() if isinstance(value, str) and UNIT_ID.fullmatch(value)}
    return {"enemy": units["by"], **units} if "by" in units else units


def options(
    say: Words, number: int, piece: str, ruleset: AnyRuleset, state: Any, found: Options[Any]
) -> messages.OptionsMessage:
    """Orders that would be accepted; orders that would be refused, and why."""
    return messages.OptionsMessage(
        number,
        piece,
        tuple(_offer(ruleset, state, offer) for offer in found.offers),
        tuple(_barred(say, ruleset, state, each) for each in found.barred),
        found.pieces,
    )


def _barred(say: Words, ruleset: AnyRuleset, state: Any, found: Barred[Any]) -> messages.BarredMessage:
    way = path(ruleset, state, Offer(found.order))
    return messages.BarredMessage(raw(found.order), refusals(say, found.refusals), way)


def _offer(ruleset: AnyRuleset, state: Any, offer: Offer[Any]) -> messages.OfferMessage:
    return messages.OfferMessage(raw(offer.order), offer.field, offer.low, offer.high, path(ruleset, state, offer))


def luck(number: int, found: Iterable[Luck]) -> messages.LuckMessage:
    """How the dice have fallen, as numbers that people can read."""
    return messages.LuckMessage(
        number,
        tuple(
            messages.LuckRow(each.seat, each.what, each.throws, each.thrown, float(each.expected), float(each.chance))
            for each in found
        ),
    )


def preview(say: Words, number: int, ruleset: AnyRuleset, found: Preview) -> messages.PreviewMessage:
    """What an order would lead to."""
    return messages.PreviewMessage(
        number,
        refusals(say, found.refusals),
        {piece: (pose.x, pose.y, pose.heading) for piece, pose in poses(ruleset, found.events).items()},
        tuple(raw(event) for event in found.events),
        _awaited_throw(found),
        {_reading(value): chance_text(chance) for value, chance in found.odds.items()},
        _prospects(found.prospects),
        awaits(found.awaits, ruleset, found.state) if isinstance(found.awaits, Choice) else None,
        _forks(found),
    )


def _forks(found: Preview) -> tuple[messages.ForkMessage, ...]:
    return tuple(
        messages.ForkMessage(
            raw(each.order), _awaited_throw(each.leads), _prospects(each.leads.prospects), _forks(each.leads)
        )
        for each in found.forks
    )


def _awaited_throw(found: Preview) -> details.ThrowMessage | None:
    return throw(found.awaits) if isinstance(found.awaits, Throw) else None


def _prospects(found: Any) -> dict[str, Any]:
    """Chances as text, by name; those of losses by what each side loses: `1:0`."""
    if found is None:
        return {}
    facts = found if isinstance(found, Mapping) else asdict(found)
    return {
        name: _chances(value) if isinstance(value, Mapping) else chance_text(value) for name, value in facts.items()
    }


def _chances(found: Mapping[Any, Fraction]) -> dict[str, str]:
    return {_reading(value): chance_text(chance) for value, chance in found.items()}


def _reading(value: Any) -> str:
    return ":".join(map(str, value)) if isinstance(value, tuple) else str(value)


def chance_text(chance: Fraction) -> str:
    """An exact chance as text: `n/d`."""
    return f"{chance.numerator}/{chance.denominator}"
