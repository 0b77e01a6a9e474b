"""What happens in a match, as messages."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

from msgspec import Raw
from msgspec.structs import asdict

from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.entry import Resumed
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.readable import UNIT_ID, readable
from sandtable.library.words import Words
from sandtable.match.course import earlier
from sandtable.match.faces import page_of
from sandtable.match.live_match import LiveMatch
from sandtable.match.luck import Luck
from sandtable.match.match import Match, SeenEntry
from sandtable.match.naming import called, calling
from sandtable.match.preview import Preview
from sandtable.match.standing_orders import standing_orders
from sandtable.server.game_page import detail, path, pieces_asked, poses, scene
from sandtable.server.story import foretold, lines_of, reasons
from sandtable.server.wire import details, messages


def raw(value: Any) -> Raw:
    """A value as it is written to files."""
    return Raw(canonical(value))


class Viewed(Protocol):
    """What a reader was told last."""

    @property
    def document(self) -> dict[str, Any]: ...

    @property
    def check(self) -> int: ...

    @property
    def patch(self) -> tuple[details.Operation, ...]: ...


def entry(
    say: Words, match: Match, told: SeenEntry, seat: str, view: Viewed, *, by_orders: bool = False
) -> messages.EntryMessage:
    """A new entry, in sentences too. `by_orders`: standing orders of the reader gave it."""
    moments = match.moments(told.n, seat)
    return messages.EntryMessage(
        told.n,
        told.seat,
        told.kind,
        thrown(match.game.ruleset, moments),
        shown(match.game.ruleset, moments),
        view.patch,
        view.check,
        awaits(told.awaits, match.game.ruleset, told.after, told.asked),
        told.free,
        told.head,
        told.to,
        lines_of(say, match, told.n, seat),
        by_orders,
        _detail(say, match, told.n, moments),
    )


def _detail(say: Words, match: Match, n: int, moments: Sequence[Moment]) -> Raw:
    """What the game tells of an entry; where it goes on from another one, what happened there."""
    game = match.game
    resumed = isinstance(game.entries[n - 1].answer, Resumed)
    return raw(detail(game.ruleset, earlier(game.header, game.ruleset) if resumed else moments, say))


def shown(ruleset: AnyRuleset, moments: Iterable[Moment]) -> tuple[Raw, ...]:
    """The events of an entry that the page shows because no state does."""
    kinds = page_of(ruleset.name).shown
    return tuple(raw(event) for moment in moments for event in moment.events if isinstance(event, kinds))


def thrown(ruleset: AnyRuleset, moments: Iterable[Moment]) -> tuple[details.ThrowMessage, ...]:
    """The dice of an entry, and how many of the events that the page shows came before each throw."""
    found: list[details.ThrowMessage] = []
    before = 0
    for moment in moments:
        if moment.throw:
            found.append(throw(moment.throw, moment.faces, before))
        before += len(shown(ruleset, (moment,)))
    return tuple(found)


def view(number: int, match: Match, last: SeenEntry, found: Viewed) -> messages.ViewMessage:
    """The whole view after the last entry."""
    return messages.ViewMessage(
        number,
        last.n,
        raw(found.document["state"]),
        raw(found.document["marks"]),
        found.check,
        awaits(last.awaits, match.game.ruleset, last.after, last.asked),
        last.free,
        last.head,
    )


def missed(say: Words, match: Match, told: SeenEntry, seat: str, *, by_orders: bool = False) -> messages.MissedMessage:
    """An entry that was made before the reader came."""
    moments = match.moments(told.n, seat)
    return messages.MissedMessage(
        told.n,
        told.seat,
        told.kind,
        thrown(match.game.ruleset, moments),
        shown(match.game.ruleset, moments),
        told.head,
        told.to,
        lines_of(say, match, told.n, seat),
        by_orders,
        _detail(say, match, told.n, moments),
    )


def opened(say: Words, match: Match, seat: str, before: int) -> messages.OpenedMessage:
    """What was hidden from the seat before this entry, now that the game is over."""
    ruleset = match.game.ruleset
    return messages.OpenedMessage(
        tuple(
            messages.OpenedEntry(n, shown(ruleset, match.moments(n, seat)), lines_of(say, match, n, seat))
            for n in range(1, before)
            if match.hid(n, seat)
        )
    )


def throw(asked: Throw, faces: Faces = (), after: int = 0) -> details.ThrowMessage:
    """Dice with the reason of each line, and which of them are hits if they are thrown for hits."""
    lines = tuple(reasons(asked.lines))
    scoring = getattr(asked.reading, "scoring", None)
    hits = scoring(faces) if scoring else ()
    reading = _reading(read(asked, faces)) if faces else ""
    return details.ThrowMessage(
        asked.seat, asked.what, asked.clause, asked.count, asked.sides, lines, faces, hits, reading, after
    )


def outcome(found: Outcome | None) -> details.OutcomeMessage | None:
    return details.OutcomeMessage(found.winners, found.clause) if found else None


def awaits(awaited: Awaiting, ruleset: AnyRuleset, state: Any, throwers: tuple[str, ...] = ()) -> details.AwaitMessage:
    """The question and the seats that are asked, the dice and the seats that may throw them, or the outcome."""
    if isinstance(awaited, Throw):
        return details.AwaitMessage(throwers or (awaited.seat,), awaited.what, awaited.clause, throw=throw(awaited))
    if isinstance(awaited, Over):
        return details.AwaitMessage((), "over", awaited.outcome.clause, outcome(awaited.outcome))
    units = pieces_asked(ruleset, state, awaited)
    return details.AwaitMessage(awaited.seats, awaited.what, awaited.clause, units=units)


def welcome(
    number: int, live: LiveMatch, reader: tuple[str, Words], last: SeenEntry, view: Viewed, seen: int, *, posts: bool
) -> messages.Welcome:
    """Where a match stands, as a seat sees it."""
    match, members, private, (seat, say) = live.match, live.members, live.private, reader
    header, post = match.game.header, private.post.get(seat)
    return messages.Welcome(
        number,
        live.name,
        seat,
        header.ruleset,
        dict(private.called),
        header.commitment,
        header.scenario,
        raw(scene(match.game.ruleset, match.game.state, say)),
        dict(match.players),
        header.dice,
        raw(view.document["state"]),
        raw(view.document["marks"]),
        view.check,
        match.entries,
        awaits(last.awaits, match.game.ruleset, last.after, last.asked),
        last.free,
        last.head,
        members.around(),
        members.talk.heard_by(seat),
        seen,
        match.hides,
        posts,
        post.address if post else "",
        private.muted.get(seat, ()),
        _standing(header.ruleset, private.standing.get(seat, {})),
        called(header.ruleset, _scenario(match)),
        match.waiting,
    )


def _scenario(match: Match) -> Any:
    return codec(match.game.ruleset).scenario(match.game.header.scenario)


def _standing(ruleset: str, left: Mapping[str, Any]) -> Raw | None:
    found = standing_orders(ruleset, left)
    return None if found is None else raw(found)


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


def refused(say: Words, number: int, match: Match, found: Iterable[Refusal]) -> messages.RefusedMessage:
    """An answer that was refused; seats are called as the scenario calls them."""
    return messages.RefusedMessage(number, refusals(calling(say, match.game.header.ruleset, _scenario(match)), found))


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
    way = raw(path(ruleset, state, Offer(found.order)))
    return messages.BarredMessage(raw(found.order), refusals(say, found.refusals), way)


def _offer(ruleset: AnyRuleset, state: Any, offer: Offer[Any]) -> messages.OfferMessage:
    way = raw(path(ruleset, state, offer))
    return messages.OfferMessage(raw(offer.order), offer.field, offer.low, offer.high, way)


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
    certain, way = foretold(say, ruleset, found)
    return messages.PreviewMessage(
        number,
        refusals(say, found.refusals),
        {piece: (pose.x, pose.y, pose.heading) for piece, pose in poses(ruleset, found.way).items()},
        tuple(raw(event) for event in found.events),
        _awaited_throw(found),
        {_reading(value): chance_text(chance) for value, chance in found.odds.items()},
        _prospects(found.prospects),
        awaits(found.awaits, ruleset, found.state) if isinstance(found.awaits, Choice) else None,
        _forks(found),
        certain,
        found.ahead.meets,
        found.ahead.sure,
        _volleys(found),
        found.uncounted,
        way,
        found.quiet,
    )


def _volleys(found: Preview) -> tuple[messages.VolleyMessage, ...]:
    """Who throws what at whom."""
    return tuple(
        messages.VolleyMessage(throw(each.throw), each.by, each.at, each.unhurt) for each in found.ahead.throws
    )


def _forks(found: Preview) -> tuple[messages.ForkMessage, ...]:
    return tuple(
        messages.ForkMessage(
            raw(each.order),
            _awaited_throw(each.leads),
            _prospects(each.leads.prospects),
            _forks(each.leads),
            _volleys(each.leads),
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
