"""A game from Python: look at it, ask what is allowed, give orders, take them back, tell it and draw it."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from sandtable import games
from sandtable.api.entries import Entry
from sandtable.api.errors import Error, Reason, Refused, Unusable, not_known, reasons, spoken
from sandtable.api.offer import Offer, offers
from sandtable.api.players import Players, seated_players
from sandtable.kernel import game as kernel
from sandtable.kernel import history
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.dice import Throw, counts
from sandtable.kernel.entry import Branch, Ordered
from sandtable.kernel.loop import Chance
from sandtable.kernel.redact import redacted_lines
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret
from sandtable.library.sand import write_sand
from sandtable.library.words import Words
from sandtable.match.course import course_of
from sandtable.match.match import Match
from sandtable.match.naming import calling
from sandtable.match.pictures import Form, LookName, drawable, picture
from sandtable.match.preview import Preview, preview
from sandtable.match.table import accepted, seated
from sandtable.odds.forecast import Forecast
from sandtable.odds.spread import Spread
from sandtable.odds.tree import Until
from sandtable.players.chance import NoSuchFace, OutOfDice, Recorded, fresh, from_seed

Dice: TypeAlias = Iterable[int] | Callable[[Throw], Sequence[int]]
"""Dice of your own: faces in the order in which the game asks for them, or a function that throws them."""


class Game:
    """One game: new, loaded from a file, or branched off another one. `new`, `load` and `branch` make it.

    A `seat` is a player's place at the table, such as `red` or `attacker`. Where a method takes a seat, it may be left
    out: then it is the one that is asked (`game.turn`). Everything goes through the rules: no order gets past them.
    """

    def __init__(self, game: kernel.Game, dice: Dice | None = None) -> None:
        self._game = game
        self._chance = _chance(dice)

    def __repr__(self) -> str:
        stands = f"over: {', '.join(self.outcome.winners) or 'a draw'}" if self.outcome else f"turn: {self.turn}"
        return f"<Game {self.name}, {len(self._game.entries)} entries, {stands}>"

    # Where it stands

    @property
    def name(self) -> str:
        """The name of the game that is played, as in `sandtable.game_names()`."""
        return self.ruleset.name

    @property
    def ruleset(self) -> AnyRuleset:
        """The rules, with their tables."""
        return self._game.ruleset

    @cached_property
    def scenario(self) -> Any:
        """The scenario that the game began with."""
        return codec(self.ruleset).scenario(self._game.header.scenario)

    @property
    def state(self) -> Any:
        """The whole state, hidden things included. It is frozen: only orders change a game."""
        return self._game.state

    def view(self, seat: str = "") -> Any:
        """What a seat sees of the state; an empty seat is a spectator's."""
        return self.ruleset.view(self.state, self._seat(seat))

    @property
    def seats(self) -> tuple[str, ...]:
        """Every seat."""
        return self.ruleset.seats(self.state)

    @property
    def awaiting(self) -> Awaiting:
        """What the game waits for: a `Choice` (`seats`, `what`, `clause`), a `Throw` of dice, or nothing (`Over`)."""
        return self._game.awaits

    @property
    def asked(self) -> tuple[str, ...]:
        """Every seat that is asked for an order now."""
        awaited = self.awaiting
        return awaited.seats if isinstance(awaited, Choice) else ()

    @property
    def turn(self) -> str:
        """The seat whose order is next; empty if the game is over or waits for dice."""
        return next(iter(self.asked), "")

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Who won (`winners`, empty for a draw) and by which `clause`; None while the game goes on."""
        return self._game.outcome

    @property
    def entries(self) -> list[Entry]:
        """Everything that was answered, in order, with the states before and after."""
        return [self._entry(each.n) for each in self._game.entries]

    # What is allowed

    def options(self, seat: str | None = None, piece: str | None = None) -> Iterator[Offer]:
        """Every order that a seat may give now, worked out one by one; nothing if the seat is not asked.

        `piece` asks for the orders of one piece only.
        """
        seat = self._seat(seat)
        return offers(self.ruleset, self.view(seat), seat, piece) if seat in self.asked else iter(())

    def pieces(self, seat: str | None = None) -> tuple[str, ...]:
        """The pieces that a seat may order now."""
        seat = self._seat(seat)
        return self.ruleset.options(self.view(seat), seat).pieces if seat in self.asked else ()

    def together(self, orders: Iterable[Any]) -> Any:
        """Orders for one piece each as one order for all, where a game wants it so. Raises Error where it does not."""
        found = [_order(each) for each in orders]
        if not found or not self.ruleset.joins(self.state, self.turn):
            raise Error("Orders are given together only where the game asks for all pieces at once.")
        return self.ruleset.joined(found)

    def refusals(self, order: Any, seat: str | None = None, lang: str = "en") -> tuple[Reason, ...]:
        """Every reason why an order would be refused; empty if it is allowed."""
        seat, order = self._meant(order, seat)
        return reasons(self._game.refusals(seat, order), self._spoken(lang))

    def legal(self, order: Any, seat: str | None = None) -> bool:
        """Whether an order is allowed."""
        seat, order = self._meant(order, seat)
        return not self._game.refusals(seat, order)

    # What may come of it

    def preview(self, order: Any, seat: str | None = None) -> Preview:
        """What an order would lead to before the first die, by what the seat knows. Nothing changes.

        `events` happen at once and lead to `state`; `awaits` is what comes then; `odds` are the exact chances of those
        dice; `prospects` are the chances of the fight that follows, if the game can tell. Raises Refused.
        """
        seat, order = self._meant(order, seat)
        if refused := self._game.refusals(seat, order):
            raise Refused(reasons(refused, self._spoken()))
        return preview(self.ruleset, self.state, seat, order)

    def odds(self, order: Any = None, seat: str | None = None) -> Mapping[Hashable, Fraction]:
        """The exact chances of the dice that an order leads to, or of those that the game waits for; else empty."""
        if order is not None:
            return self.preview(order, seat).odds
        awaited = self.awaiting
        return Spread(counts(awaited)).chances() if isinstance(awaited, Throw) else {}

    def forecast(self, players: Players, until: Until | None = None, seed: int = 0) -> Spread[Any]:
        """Every state in which the game may end, with its exact chance, if these players decide.

        Players must always answer the same way. This is for short games: all dice are followed.
        `until` says of a state whether to stop there.
        """
        seats = seated_players(players, self.ruleset, self.seats, seed)
        return Forecast(self.ruleset, lambda view, seat: _order(seats[seat](view, seat)), until=until).ends(self.state)

    # Playing

    def give(self, order: Any, seat: str | None = None) -> Entry:
        """Gives an order, or an offer that leaves no number open. Dice are thrown until somebody is asked again.

        Raises Refused if the rules do not allow it, and TypeError if it is no order of this game. Then nothing changes.
        """
        seat, order = self._meant(order, seat)
        with self._all_or_nothing():
            self._done(self._game.give(seat, order))
            self._throw()
        return self._entry(len(self._game.entries))

    def roll(self, *faces: int) -> Entry:
        """Answers the throw that the game waits for with the faces of real dice. Raises Refused."""
        with self._all_or_nothing():
            self._done(self._game.roll(faces))
            self._throw()
        return self._entry(len(self._game.entries))

    def undo(self) -> Any:
        """Takes the last order back, with the dice that it led to, and returns it. Raises Refused if there is none.

        The file keeps what was taken back. The dice that come next are new ones, even after the same order.
        """
        game = self._game
        live = [*history.live(game), game.begun]
        last = next((at for at, n in enumerate(live) if isinstance(game.entries[n - 1].answer, Ordered)), 0)
        entry = self._entry(live[last])
        others = tuple(seat for seat in self.seats if seat != entry.seat)
        with self._all_or_nothing():
            self._done(game.undo(entry.seat or self.seats[0], live[last + 1], others))
        return entry.order

    def resign(self, seat: str | None = None) -> Entry:
        """A seat gives the game up. Raises Refused."""
        with self._all_or_nothing():
            self._done(self._game.resign(self._seat(seat)))
        return self._entry(len(self._game.entries))

    def play(self, players: Players, seed: int = 0) -> Outcome:
        """Plays to the end and returns the outcome. A player is a function of a view and a seat, or a name.

        `seed` is for players that draw lots. Raises Refused if a player gives an order that is not allowed.
        """
        seats = seated_players(players, self.ruleset, self.seats, seed)
        while not self.over:
            if isinstance(self.awaiting, Throw):
                raise Error("The game waits for dice, and no more are given: answer with game.roll(...).")
            seat = self.turn
            order = seats[seat](self.view(seat), seat)
            try:
                self.give(order, seat)
            except (Refused, TypeError) as error:
                error.add_note(f"The player of {seat} ordered {order!r}.")
                raise
        assert self.outcome is not None, "a game that is over has an outcome"
        return self.outcome

    def branch(self, at: int | None = None, *, seed: int | None = None, dice: Dice | None = None) -> "Game":
        """A new game that goes on from an entry of this one, or from where it stands, with new dice.

        This game is not touched. Raises Error if it had not begun or was over then.
        """
        last = len(self._game.entries)
        at = last if at is None else at
        if not 0 <= at <= last or not (past := self._game.past(at)).begun or past.closed or past.outcome:
            raise Error(f"No game can go on from entry {at}: it must have begun and not be over.")
        return start(self.ruleset, self.scenario, seed, dice, course_of(self._game).branch(at))

    # Telling and drawing

    def log(self, lang: str = "en", *, seat: str | None = None, since: int = 0) -> list[str]:
        """What has happened, in sentences with clauses: `en`, `fr` or `es`.

        `seat` tells only what that seat may know; `since` leaves out everything up to an entry.
        """
        prose = games.game(self.name).telling.prose(spoken(lang), self.scenario)
        told = [] if since else [str(each) for each in prose.opening()]
        return told + [line for moment in self._moments(seat, since) for line in prose.moment(moment)]

    def board(
        self,
        at: int | None = None,
        *,
        seat: str | None = None,
        lang: str = "en",
        dark: bool = False,
        look: LookName = "counters",
    ) -> str:
        """The table as SVG, now or after an entry, as everybody or as a seat sees it. Raises Error without a table.

        `look` is `counters` or `miniatures`.
        """
        return self._picture("svg", at, seat, lang, dark=dark, look=look).decode()

    def png(
        self,
        at: int | None = None,
        *,
        seat: str | None = None,
        lang: str = "en",
        dark: bool = False,
        width: int = 0,
        look: LookName = "counters",
    ) -> bytes:
        """The table as PNG; `width` is in pixels."""
        return self._picture("png", at, seat, lang, dark=dark, width=width, look=look)

    def _repr_svg_(self) -> str | None:
        """The picture that notebooks show."""
        return self.board() if drawable(self.name) else None

    def save(self, path: str | Path, *, seat: str | None = None) -> None:
        """Writes the game file. That of a finished game shows the secret of its dice, so that anybody can check it.

        With a `seat`, what is hidden from that seat stays sealed. Raises OSError.
        """
        game = self._closed()
        hides = seat is not None and not game.closed
        write_sand(Path(path), redacted_lines(game, self._seat(seat)) if hides else game.lines)

    # Within

    def _entry(self, n: int) -> Entry:
        return Entry(self.ruleset, self._game.entries[n - 1], self._game.states[n - 1], self._game.states[n])

    def _seat(self, seat: str | None) -> str:
        """The seat that is meant. Raises Unusable."""
        if seat is None:
            return self.turn
        if seat and seat not in self.seats:
            raise not_known("seat", seat, self.seats)
        return seat

    def _meant(self, order: Any, seat: str | None) -> tuple[str, Any]:
        """The seat and the order that are meant. An order of another game raises TypeError."""
        if isinstance(order, Offer):
            seat = order.seat if seat is None else seat
        written = _order(order)
        try:
            return self._seat(seat), codec(self.ruleset).order(canonical(written))
        except (TypeError, msgspec.ValidationError) as error:
            raise TypeError(f"{written!r} is no order of {self.name}: {error}") from error

    def _done(self, answered: Any) -> None:
        if isinstance(answered, kernel.Refused):
            raise Refused(reasons(answered.refusals, self._spoken()))

    def _spoken(self, lang: str = "en") -> Words:
        """Words that call the sides as the scenario does."""
        return calling(spoken(lang), self.name, self.scenario)

    def _throw(self) -> None:
        """Throws own dice for as long as there are any and the game waits for them."""
        while self._chance and isinstance(throw := self.awaiting, Throw):
            try:
                faces = tuple(self._chance(throw))
            except OutOfDice:
                return
            except NoSuchFace as bad:
                raise Unusable([f"dice: die {bad.number} is {bad.face}; the game asks for d{throw.sides}."]) from bad
            self._done(self._game.roll(faces))

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """What fails has not happened. Raises Error if the game can only be read."""
        game = self._game
        if not isinstance(game.source, Secret):
            raise Error("This file does not hold the secret of its dice: give its seed to load, or go on by branch().")
        known = len(game.entries)
        try:
            yield
        except BaseException:
            game.forget(known)
            raise

    def _moments(self, seat: str | None, since: int) -> Iterator[Moment]:
        course = course_of(self._game)
        match = Match(self._game, {}, lambda *_: None)
        for n in range(since + 1, course.last + 1):
            yield from course.moments(n) if seat is None else match.moments(n, self._seat(seat))

    def _picture(
        self, form: Form, at: int | None, seat: str | None, lang: str, *, dark: bool, look: LookName, width: int = 0
    ) -> bytes:
        if not drawable(self.name):
            raise Error(f"There is no table to draw in {self.name}.")
        states = self._game.states
        if at is not None and not 0 <= at < len(states):
            raise Error(f"There is no entry {at}; the last one is {len(states) - 1}.")
        shown = self.state if at is None else states[at]
        seen = shown if seat is None else self.ruleset.view(shown, self._seat(seat))
        return picture(spoken(lang), replace(course_of(self._game), states=(seen,)), form, width, dark=dark, look=look)

    def _closed(self) -> kernel.Game:
        """The game as its file holds it: closed, once it is over. The game itself stays open to be taken back."""
        game = self._game
        if not self.over or game.closed or not isinstance(game.source, Secret):
            return game
        closed = game.still()
        accepted(closed.close())
        return closed


def start(
    ruleset: AnyRuleset, scenario: Any, seed: int | None, dice: Dice | None, branch: Branch | None = None
) -> Game:
    """A game that has begun. Without a seed nobody can foresee its dice."""
    seats = ruleset.seats(ruleset.setup(scenario))
    origin = fresh(seats) if seed is None else from_seed(seed, seats)
    game = Game(seated(ruleset, scenario, origin, typed=dice is not None, branch=branch), dice)
    accepted(game._game.begin())
    game._throw()
    return game


def _chance(dice: Dice | None) -> Chance | None:
    if dice is None:
        return None
    return (lambda throw: tuple(dice(throw))) if callable(dice) else Recorded(tuple(dice))


def _order(order: Any) -> Any:
    """An order, or that of an offer. Raises ValueError if its number is still open."""
    if not isinstance(order, Offer):
        return order
    if order.field:
        raise ValueError(f"The offer leaves {order.field!r} open: give offer.at(n), from {order.low} to {order.high}.")
    return order.order
