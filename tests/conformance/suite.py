"""What every ruleset must keep, whatever its game: one subclass a ruleset."""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import islice
from typing import Any, ClassVar, get_args

import pytest

from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec, events_of, state_hash
from sandtable.kernel.entry import Entry, Ordered, Rolled, Undone, read_entry, read_header
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.history import free_limit
from sandtable.kernel.loop import Chance, Decide, refusals
from sandtable.kernel.options import Offer
from sandtable.kernel.redact import redacted, redacted_lines
from sandtable.kernel.ruleset import SPECTATOR, AnyRuleset
from sandtable.kernel.verify import verify
from sandtable.match.table import answer, play_out, seated
from sandtable.odds.tree import Tree
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit
from tests.conformance.blank import blanked

SEEDS = range(12)
MOST_ENTRIES = 400
EVERY = 4
"""What plays a whole file again is tried at every so many moments of a game."""
OF_A_KIND = 3
"""So many orders of each kind are tried where they do not belong."""

PLAYED: dict[tuple[Any, ...], Game] = {}
"""The games that were played, by suite, ruleset, seed and dice."""


class Conformance(ABC):
    """A subclass names the ruleset and its scenarios; every law here then holds for it."""

    lots: ClassVar[Sequence[int]] = SEEDS
    """What each game is drawn from; chosen so that between them they reach much."""

    sealed: ClassVar[frozenset[str]] = frozenset()
    """The kinds of order that nobody else sees at first."""

    unreached: ClassVar[frozenset[str]] = frozenset()
    """The kinds of event that none of the games reaches."""

    @cached_property
    @abstractmethod
    def ruleset(self) -> AnyRuleset:
        """The ruleset under test."""

    @abstractmethod
    def scenarios(self) -> list[Any]:
        """Beginnings that between them reach every kind of event but those that are named as unreached."""

    def lot(self, seed: int) -> int:
        """What the game of a seed is drawn from."""
        more, at = divmod(seed, len(SEEDS))
        return self.lots[at] + 1000 * more

    def game(self, seed: int, *, typed: bool = False) -> Game:
        """A game that has begun."""
        lot, scenarios = self.lot(seed), self.scenarios()
        scenario = scenarios[lot % len(scenarios)]
        origin = from_seed(lot, self.ruleset.seats(self.ruleset.setup(scenario)))
        game = seated(self.ruleset, scenario, origin, typed=typed)
        game.begin()
        return game

    def players(self, seed: int) -> tuple[Decide, Chance]:
        """Recruits, and dice where they are typed in."""
        return Recruit(self.ruleset, self.lot(seed)), seeded(self.lot(seed))

    def play(self, seed: int, *, typed: bool = False) -> Game:
        """A whole game between recruits."""
        game = self.game(seed, typed=typed)
        play_out(game, *self.players(seed))
        return game

    def played(self, seed: int, *, typed: bool = False) -> Game:
        """The same game, played once for all tests: it is over, and nothing changes it any more."""
        key = (type(self), type(self.ruleset), seed, typed)
        if key not in PLAYED:
            PLAYED[key] = self.play(seed, typed=typed)
        return PLAYED[key]

    def walk(self, seed: int, *, typed: bool = False) -> Iterator[Game]:
        """The same game, looked at before each of its answers and at its end."""
        whole = self.played(seed, typed=typed)
        for length in range(whole.begun, len(whole.entries)):
            yield twin(whole, length)

    def moments(self, seed: int) -> Iterator[Game]:
        """Every fourth moment of the same game, of each seed others, and its end."""
        whole = self.played(seed)
        last = len(whole.entries) - 1
        for length in sorted({*range(whole.begun + seed % EVERY, last, EVERY), last}):
            yield twin(whole, length)

    def choices(self, seed: int, *, typed: bool = False) -> Iterator[tuple[Game, Choice]]:
        """Every moment of a game at which somebody is asked."""
        for game in self.walk(seed, typed=typed):
            awaited = self.ruleset.awaiting(game.state)
            if isinstance(awaited, Choice):
                yield game, awaited

    def offers(self, state: Any, seat: str) -> list[Offer[Any]]:
        """All that is offered to a seat: for itself, and for each piece that it is pointed to."""
        options = self.ruleset.options(self.ruleset.view(state, seat), seat)
        found = list(options.offers)
        for piece in options.pieces:
            found += self.ruleset.options(self.ruleset.view(state, seat), seat, piece).offers
        return found

    def again(self, game: Game) -> Game:
        """The same game from its lines."""
        lines = [canonical(entry) for entry in game.entries]
        scenario = codec(self.ruleset).scenario(game.header.scenario)
        restored = Game(self.ruleset, read_header(canonical(game.header)), scenario, game.source)
        restored.restore(read_entry(line) for line in lines)
        return restored

    def test_every_kind_of_event_is_reached(self) -> None:
        """The games of this suite show everything that can happen, but what is named as unreached."""
        kinds = {kind.__name__ for kind in get_args(self.ruleset.event_type)}
        games = [self.played(seed) for seed in SEEDS]
        found = {type(event).__name__ for g in games for entry in g.entries for event in events_of(self.ruleset, entry)}
        assert self.unreached <= kinds
        assert kinds - found <= self.unreached

    @pytest.mark.parametrize("seed", SEEDS)
    def test_every_game_ends(self, seed: int) -> None:
        """A game between recruits is over after finitely many answers, and then waits for nothing."""
        game = self.played(seed)
        assert len(game.entries) < MOST_ENTRIES
        assert game.closed
        assert self.ruleset.outcome(game.state) is not None

    @pytest.mark.parametrize("seed", SEEDS)
    def test_folding_the_log_gives_the_state(self, seed: int) -> None:
        """Events alone change the state: folding them from the setup leads to every state of the game."""
        game = self.played(seed)
        state = game.states[0]
        for entry, reached in zip(game.entries, game.states[1:], strict=True):
            for event in events_of(self.ruleset, entry):
                state = self.ruleset.fold(state, event)
            assert state == reached

    @pytest.mark.parametrize("seed", SEEDS)
    def test_everything_survives_json(self, seed: int) -> None:
        """Every order, event, state and scenario is the same after being written and read."""
        game, coded = self.played(seed), codec(self.ruleset)
        assert coded.scenario(game.header.scenario) == coded.scenario(canonical(coded.scenario(game.header.scenario)))
        for state in game.states:
            assert coded.state(canonical(state)) == state
            assert hash(coded.state(canonical(state))) == hash(state)
        for entry in game.entries:
            assert read_entry(canonical(entry)) == entry
            for event in events_of(self.ruleset, entry):
                assert coded.event(canonical(event)) == event
            if isinstance(entry.answer, Ordered):
                order = coded.order(entry.open["order"].value if "order" in entry.open else entry.answer.order)
                assert coded.order(canonical(order)) == order

    @pytest.mark.parametrize("seed", SEEDS)
    def test_whatever_is_offered_is_accepted(self, seed: int) -> None:
        """No offer is refused, at either end of its interval or between; whoever is not asked is offered nothing."""
        for game, choice in self.choices(seed):
            for seat in self.ruleset.seats(game.state):
                offers = self.offers(game.state, seat)
                assert bool(offers) == (seat in choice.seats)
                for offer in offers:
                    for number in {offer.low, (offer.low + offer.high) // 2, offer.high}:
                        assert not list(refusals(self.ruleset, game.state, seat, offer.at(number)))

    @pytest.mark.parametrize("seed", SEEDS)
    def test_whatever_is_refused_changes_nothing(self, seed: int) -> None:
        """A refused order leaves state, dice counter and file as they were, and names its clause."""
        orders = some_orders(type(self))
        refused = set()
        for game in self.walk(seed):
            before = (state_hash(game.state), game.throws, game.lines)
            for seat in (*self.ruleset.seats(game.state), "nobody"):
                for order in orders:
                    if next(refusals(self.ruleset, game.state, seat, order), None) is not None:
                        answered = game.give(seat, order)
                        assert isinstance(answered, Refused)
                        assert all(each.clause and each.key for each in answered.refusals)
                        refused.add(type(order))
            assert (state_hash(game.state), game.throws, game.lines) == before
        assert refused == set(map(type, orders))

    @pytest.mark.parametrize("seed", SEEDS)
    def test_dice_that_are_not_asked_for_are_refused(self, seed: int) -> None:
        """Nobody types faces into a game of drawn dice, nor faces that are not on the dice into any."""
        for game in self.walk(seed):
            assert isinstance(game.roll((1,)), Refused)
        for game in self.walk(seed, typed=True):
            before = (state_hash(game.state), len(game.entries))
            for faces in [(), (0,), (1,) * 61, (10**9,)]:
                assert isinstance(game.roll(faces), Refused)
            assert (state_hash(game.state), len(game.entries)) == before

    @pytest.mark.parametrize("seed", SEEDS)
    def test_what_a_seat_knows_is_what_it_was_told(self, seed: int) -> None:
        """A seat's view is the fold of the events that it may see, at every moment."""
        for game in self.walk(seed):
            for seat in (*self.ruleset.seats(game.state), SPECTATOR):
                state = game.states[0]
                for entry in game.entries:
                    for event in events_of(self.ruleset, redacted(self.ruleset, game.state, entry, seat)):
                        state = self.ruleset.fold(state, event)
                assert state == self.ruleset.view(game.state, seat)

    def test_nothing_hidden_leaks(self) -> None:
        """Two games that differ only in a hidden order are the same to whoever may not see it."""
        compared: set[str] = set()
        for seed in SEEDS:
            for game, choice in self.choices(seed, typed=True):
                for seat in choice.seats:
                    compared |= self.compared(game, seat)
        assert compared == self.sealed

    def compared(self, game: Game, seat: str) -> set[str]:
        """All orders that a seat may give now are the same to whoever does not see them; which kinds differed."""
        kinds = set()
        for other, hidden in self.hidden(game, seat).items():
            orders = spread(hidden)
            twins = [twin(game) for _ in orders]
            for each, order in zip(twins, orders, strict=True):
                assert not isinstance(each.give(seat, order), Refused)
            self.same_to(other, twins)
            kinds |= {type(order).__name__ for order in orders} if len(orders) > 1 else set()
        return kinds

    def orders(self, state: Any, seat: str) -> list[Any]:
        """All different orders that are offered to a seat, at either end of their intervals."""
        orders = [offer.at(number) for offer in self.offers(state, seat) for number in (offer.low, offer.high)]
        return list({canonical(order): order for order in orders}.values())

    def hidden(self, game: Game, seat: str) -> dict[str, list[Any]]:
        """The orders that a seat may give now, by everybody who does not see them."""
        found: defaultdict[str, list[Any]] = defaultdict(list)
        for order in self.orders(game.state, seat):
            given = Given(seat, order)
            state = self.ruleset.resolve(game.state, given)[1]
            for other in (*self.ruleset.seats(game.state), SPECTATOR):
                if not self.ruleset.sees(state, other, given):
                    found[other].append(order)
        return found

    def same_to(self, seat: str, games: list[Game]) -> None:
        known = {(canonical(self.ruleset.view(g.state, seat)), blanked(redacted_lines(g, seat))) for g in games}
        assert len(known) <= 1

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_seats_file_is_sound(self, seed: int) -> None:
        """The redacted file of each seat verifies, before the end and after it."""
        for game in self.moments(seed):
            for seat in (*self.ruleset.seats(game.state), SPECTATOR):
                verdict = verify(joined(redacted_lines(game, seat)), self.ruleset_of)
                assert verdict.fault is None

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_file_verifies(self, seed: int) -> None:
        """The file of a whole game is whole and sound, with drawn dice and with typed ones."""
        for typed in (False, True):
            game = self.played(seed, typed=typed)
            verdict = verify(joined(game.lines), self.ruleset_of)
            assert verdict.fault is None
            assert verdict.finished
            assert not verdict.veiled
            assert verdict.outcome == self.ruleset.outcome(game.state)
            rolled = sum(isinstance(entry.answer, Rolled) for entry in game.entries)
            drawn = sum(len(entry.throws) for entry in game.entries)
            assert (verdict.typed, verdict.thrown) == (rolled, drawn)
            assert not (drawn if typed else rolled)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_an_unfinished_file_is_sound(self, seed: int) -> None:
        """A file that ends after any entry is sound but unfinished, its dice taken as recorded."""
        lines = self.played(seed).lines
        for length in range(1 + seed % EVERY, len(lines), EVERY):
            verdict = verify(joined(lines[:length]), self.ruleset_of)
            assert verdict.fault is None
            assert not verdict.finished

    @pytest.mark.parametrize("seed", SEEDS)
    def test_undo_is_folding_fewer_events(self, seed: int) -> None:
        """Undo leads to the very state of the earlier entry, stays in the file, and the game goes on from there."""
        for game in self.moments(seed):
            limit, last = free_limit(game), len(game.entries)
            over = isinstance(self.ruleset.awaiting(game.state), Over)
            edges = {game.begun, limit - 1, limit, last - 1} & set(range(game.begun, last))
            for to in range(game.begun, last) if over else sorted(edges):
                self.undone(game, to, limit)

    def undone(self, game: Game, to: int, limit: int) -> None:
        """A game that is taken back to an entry."""
        back = twin(game)
        seat, *others = self.ruleset.seats(game.state)
        alone = back.undo(seat, to)
        assert isinstance(alone, Refused) == (to < limit)
        undone = back.undo(seat, to, tuple(others)) if isinstance(alone, Refused) else alone
        assert not isinstance(undone, Refused)
        assert isinstance(undone.answer, Undone)
        assert back.state == game.states[to]
        assert verify(joined(back.lines), self.ruleset_of).fault is None

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_closed_game_is_not_taken_back(self, seed: int) -> None:
        """Once the secret is shown nothing is undone, whoever agrees."""
        game = self.played(seed)
        seats = self.ruleset.seats(game.state)
        assert isinstance(game.undo(seats[0], game.begun, seats), Refused)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_players_may_end_a_game(self, seed: int) -> None:
        """By resigning, the clock or an agreed draw; then nothing more is ordered, and the file is whole and sound."""
        for game in self.moments(seed):
            seats = self.ruleset.seats(game.state)
            over = isinstance(self.ruleset.awaiting(game.state), Over)
            before = game.lines
            for refused in (game.draw(seats[:1]), game.resign("nobody"), game.expire(("nobody",))):
                assert isinstance(refused, Refused)
            assert game.lines == before
            for clause in ("ST 9", "ST 10", "ST 11"):
                other = twin(game)
                said = ended_by(other, clause, seats)
                assert isinstance(said, Refused) == over
                if not over:
                    self.ended(other, seats)
                    assert other.ended
                    assert other.ended.clause == clause

    @pytest.mark.parametrize("seed", SEEDS)
    def test_others_may_play_on(self, seed: int) -> None:
        """ST 12: whoever gives up or is late is out, if two others are left; the game waits for what it waited for."""
        for game in self.moments(seed):
            *others, gone = self.ruleset.seats(game.state)
            over = isinstance(self.ruleset.awaiting(game.state), Over)
            for late in (False, True):
                without = twin(game)
                said = without.drop((gone,)) if late else without.leave(gone)
                assert isinstance(said, Refused) == (over or len(others) < 2)
                if isinstance(said, Refused):
                    assert without.lines == game.lines
                else:
                    self.without(without, game, others, gone)

    def without(self, game: Game, before: Game, others: list[str], gone: str) -> None:
        """A game of which a seat is out."""
        assert (game.out, game.awaits, game.outcome) == ((gone,), before.awaits, None)
        for refused in (game.drop((gone,)), game.resign(gone), game.expire((gone,)), game.drop(tuple(others[1:]))):
            assert isinstance(refused, Refused)
        verdict = verify(joined(game.lines), self.ruleset_of)
        assert (verdict.fault, verdict.finished) == (None, False)
        assert not isinstance(game.draw(tuple(others)), Refused)

    def ended(self, game: Game, seats: tuple[str, ...]) -> None:
        """A game that its players have ended."""
        outcome = game.ended
        assert outcome is not None
        assert outcome.winners in ((), seats[1:])
        assert isinstance(game.give(seats[0], object()), Refused)
        assert isinstance(game.resign(seats[-1]), Refused)
        assert not isinstance(game.close(), Refused)
        verdict = verify(joined(game.lines), self.ruleset_of)
        assert (verdict.fault, verdict.finished, verdict.outcome) == (None, True, outcome)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_looking_changes_nothing(self, seed: int) -> None:
        """Options, judging and odds in a loop touch neither the game nor its dice."""
        watched = self.game(seed)
        decide, chance = self.players(seed)
        while not isinstance(awaited := self.ruleset.awaiting(watched.state), Over):
            before = (state_hash(watched.state), watched.throws, watched.head)
            for _ in range(3):
                self.look(watched)
            assert (state_hash(watched.state), watched.throws, watched.head) == before
            answer(watched, awaited, decide, chance)
        watched.close()
        assert watched.lines == self.played(seed).lines

    def look(self, game: Game) -> None:
        """Everything that may be asked without ordering anything."""
        state = game.state
        for seat in self.ruleset.seats(state):
            for offer in self.ruleset.options(state, seat).offers:
                list(refusals(self.ruleset, state, seat, offer.at(offer.low)))
        tree: Tree[Any] = Tree(self.ruleset, self.first_offer, until=lambda each: each != state)
        tree.grow(state)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_offers_are_those_of_the_options(self, seed: int) -> None:
        """Who asks only what is offered gets the offers of the options, all of them and no others."""
        for game in islice(self.walk(seed), 0, None, EVERY):
            state = game.state
            for seat in self.ruleset.seats(state):
                view = self.ruleset.view(state, seat)
                for piece in ("", *self.ruleset.options(view, seat).pieces):
                    assert self.ruleset.offers(view, seat, piece) == self.ruleset.options(view, seat, piece).offers
                    for begun in (order for kind in self.ruleset.kinds(view, seat, piece) for order in kind):
                        asked = view, seat, piece, begun
                        assert self.ruleset.offers(*asked) == self.ruleset.options(*asked).offers

    def first_offer(self, view: Any, seat: str) -> Any:
        offer = self.ruleset.options(view, seat).offers[0]
        return offer.at(offer.low)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_the_same_seed_gives_the_same_log(self, seed: int) -> None:
        """Two games from one seed are equal byte for byte; from another they are not."""
        assert self.play(seed).lines == self.played(seed).lines
        assert self.played(seed).lines != self.played(seed + len(SEEDS)).lines

    @pytest.mark.parametrize("seed", SEEDS)
    def test_a_game_goes_on_from_its_lines(self, seed: int) -> None:
        """A game restored from its lines at any moment is the same game, and ends the same way."""
        whole = self.played(seed)
        copies = []
        for length, game in enumerate(self.walk(seed)):
            restored = self.again(game)
            assert (restored.throws, restored.nonces) == (game.throws, game.nonces)
            assert (restored.states, restored.stands) == ([*game.states], [*game.stands])
            assert restored.lines == whole.lines[: len(restored.lines)], length
            copies.append(restored)
        for at in {0, len(copies) // 2, len(copies) - 1}:
            self.play_on(copies[at], whole)
            assert copies[at].lines == whole.lines

    def play_on(self, game: Game, whole: Game) -> None:
        """The answers of another game are given in a game from where it stands."""
        coded = codec(self.ruleset)
        for entry in whole.entries[len(game.entries) : -1]:
            assert isinstance(entry.answer, Ordered)
            raw = entry.open["order"].value if "order" in entry.open else entry.answer.order
            assert not isinstance(game.give(entry.answer.seat, coded.order(raw)), Refused)
        assert not isinstance(game.close(), Refused)

    def ruleset_of(self, name: str, version: int, tables: bytes) -> AnyRuleset:
        """The catalogue of a test knows one ruleset."""
        if (name, version) != (self.ruleset.name, self.ruleset.version):
            raise LookupError(name)
        assert tables == canonical(self.ruleset.tables)
        return self.ruleset


def twin(game: Game, length: int | None = None) -> Game:
    """A game that stands where another stands, or stood after so many entries since it began; they part from here."""
    return game.still() if length is None else game.still().past(length)


@cache
def some_orders(suite: type[Conformance]) -> list[Any]:
    """Some orders of each kind that was offered in the games, some of them beyond their limits, and some barred."""
    law = suite()
    kinds: defaultdict[tuple[str, bool], dict[bytes, Any]] = defaultdict(dict)
    for seed in SEEDS:
        for game, choice in law.choices(seed):
            for seat in choice.seats:
                for order, barred in told(law, game.state, seat):
                    kinds[type(order).__name__, barred][canonical(order)] = order
    return [order for found in kinds.values() for order in spread(list(found.values()))]


def told(law: Conformance, state: Any, seat: str) -> Iterator[tuple[Any, bool]]:
    """What is offered to a seat, at the low end and beyond the high one, and what is barred, which is told by True."""
    options = law.ruleset.options(state, seat)
    for each in (options, *(law.ruleset.options(state, seat, piece) for piece in options.pieces)):
        for offer in each.offers:
            yield offer.at(offer.low), False
            if offer.field:
                yield offer.at(offer.high + 1), True
        for barred in each.barred:
            yield barred.order, True


def spread(orders: list[Any]) -> list[Any]:
    """A few of many, among them the first and the last."""
    last = len(orders) - 1
    some = range(OF_A_KIND) if last < OF_A_KIND else [last * part // (OF_A_KIND - 1) for part in range(OF_A_KIND)]
    return [orders[at] for at in some if at <= last]


def joined(lines: list[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def ended_by(game: Game, clause: str, seats: tuple[str, ...]) -> Entry | Refused:
    """The players end it: the first seat resigns or is out of time, or all agree on a draw."""
    if clause == "ST 10":
        return game.draw(seats)
    return game.resign(seats[0]) if clause == "ST 9" else game.expire(seats[:1])
