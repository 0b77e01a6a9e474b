"""The course of a game: what each kind of step does by itself, which dice it throws, and what it asks players.

A state keeps an agenda: the steps still to be done, the next one first. A game gives one table for each of these, by
kind of step. Everything else is the same for all games and is written here once: the loop, what is awaited, judging
and resolving.

Every function in the tables is handed an *umpire* last. That is whatever the rules of a game need besides the state:
its tables, its book, a memory of what was worked out before.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.answer import Answer, Begin, Read
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.names import kebab
from sandtable.kernel.options import Offer, Options, Order
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Ruleset

Follows: TypeAlias = Callable[[Any, Any, Any], bool]
"""Tells what a step does by itself. False if nothing follows until dice are thrown or a player answers."""
Throws: TypeAlias = Callable[[Any, Any, Any], Throw]
"""The dice that a step waits for in a state."""
Reads: TypeAlias = Callable[[Any, Any, Any, Any], None]
"""Tells what a throw, as it was read, leads to."""
Offers: TypeAlias = Callable[[Any, Any, str, str, Any, Any], tuple[Offer[Any], ...]]
"""What a step offers a seat for a piece, going on from a partial order."""
Between: TypeAlias = Callable[[Any, Any], bool]
"""Tells what happens before the next step is looked at. True if another step is the next one now."""

Scenario = TypeVar("Scenario", bound=Struct)
State = TypeVar("State", bound=Struct)
O = TypeVar("O", bound=Order)


class Step(Struct, frozen=True, tag=kebab, tag_field="step", cache_hash=True):
    """One thing to do. Each game has its own closed list of subclasses."""


S = TypeVar("S", bound=Step)


def after(agenda: tuple[S, ...], *pushed: S) -> tuple[S, ...]:
    """The agenda when its first step is done and has led to others."""
    return (*pushed, *agenda[1:])


class Question(NamedTuple):
    """What a step asks: its name and clause, the kinds of order that answer it, and the functions that deal with them.

    `seats` says who is asked. The others are told which seat: `forbids` gives everything that forbids an order,
    `options` what the seat may order for a piece, going on from a partial order, and `tell` what an order leads to.
    `offers`, where it is quicker, gives the offers of the options and nothing else.
    """

    what: str
    clause: str
    orders: tuple[type[Any], ...]
    seats: Callable[[Any, Any, Any], tuple[str, ...]]
    forbids: Callable[[Any, Any, str, Any, Any], Iterator[Refusal]]
    options: Callable[[Any, Any, str, str, Any, Any], Options[Any]]
    tell: Callable[[Any, Any, str, Any, Any], None]
    offers: Offers | None = None


def question(
    what: str,
    clause: str,
    orders: tuple[type[Any], ...],
    seat: Callable[[Any, Any, Any], str],
    forbids: Callable[[Any, Any, Any, Any], Iterator[Refusal]],
    options: Callable[[Any, Any, str, Any, Any], Options[Any]],
    tell: Callable[[Any, Any, Any, Any], None],
    offers: Callable[[Any, Any, str, Any, Any], tuple[Offer[Any], ...]] | None = None,
) -> Question:
    """A question to one seat only. Its functions need not be told which: the step says so."""
    return Question(
        what,
        clause,
        orders,
        lambda state, step, umpire: (seat(state, step, umpire),),
        lambda state, step, _, order, umpire: forbids(state, step, order, umpire),
        lambda state, step, _, piece, partial, umpire: options(state, step, piece, partial, umpire),
        lambda teller, step, _, order, umpire: tell(teller, step, order, umpire),
        _seatless(offers) if offers else None,
    )


def _seatless(offers: Callable[[Any, Any, str, Any, Any], tuple[Offer[Any], ...]]) -> Offers:
    return lambda state, step, _, piece, partial, umpire: offers(state, step, piece, partial, umpire)


def seat_of_step(state: Any, step: Any, umpire: Any) -> str:
    """The step itself names the seat that it asks."""
    seat: str = step.seat
    return seat


def nothing_forbids(state: Any, step: Any, order: Any, umpire: Any) -> Iterator[Refusal]:
    """Every answer to the question is accepted."""
    return iter(())


def _straight_on(tell: Any, umpire: Any) -> bool:
    """Nothing happens between two steps."""
    return False


class Course:
    """The tables of a game, gathered from its chapters: modules with FOLLOWS, THROWS, READS and ASKS by kind of step.

    A course that goes on from another one says only what differs.
    """

    def __init__(
        self, chapters: Iterable[object], before: "Course | None" = None, between: Between = _straight_on
    ) -> None:
        chapters = list(chapters)
        self.follows: Mapping[type, Follows] = _gathered(chapters, "FOLLOWS", before.follows if before else {})
        self.throws: Mapping[type, Throws] = _gathered(chapters, "THROWS", before.throws if before else {})
        self.reads: Mapping[type, Reads] = _gathered(chapters, "READS", before.reads if before else {})
        self.asks: Mapping[type, Question] = _gathered(chapters, "ASKS", before.asks if before else {})
        self._between = between

    def go_on(self, tell: Teller[Any], umpire: Any) -> None:
        """Everything happens that needs neither dice nor a decision."""
        while tell.state.agenda:
            if self._between(tell, umpire):
                continue
            step = tell.state.agenda[0]
            follows = self.follows.get(type(step))
            if follows is None or not follows(tell, step, umpire):
                return


def _gathered(chapters: Iterable[object], name: str, before: Mapping[type, Any]) -> Mapping[type, Any]:
    """What all chapters say in one table. No two of them speak of the same kind of step."""
    found: dict[type, Any] = {}
    for chapter in chapters:
        more = getattr(chapter, name, {})
        assert not found.keys() & more.keys(), f"two chapters speak of {found.keys() & more.keys()}"
        found |= more
    return MappingProxyType({**before, **found})


class SteppedRuleset(Ruleset[Scenario, State, O]):
    """A ruleset that is played step by step, as its course says. Its states have an agenda."""

    course: ClassVar[Course]
    umpire: Any

    @abstractmethod
    def result(self, state: State) -> Outcome:
        """Who has won, when nothing is left to be done."""

    def teller(self, state: State) -> Teller[State]:
        return Teller(self.fold, state)

    def awaiting(self, state: Any) -> Awaiting:
        if not state.agenda:
            return Over(self.result(state))
        step = state.agenda[0]
        throws = self.course.throws.get(type(step))
        if throws is not None:
            return throws(state, step, self.umpire)
        asked = self.course.asks[type(step)]
        return Choice(asked.seats(state, step, self.umpire), asked.what, asked.clause)

    def options(self, state: Any, seat: str, piece: str = "", partial: O | None = None) -> Options[O]:
        awaited = self.awaiting(state)
        if not isinstance(awaited, Choice) or seat not in awaited.seats:
            return Options()
        step, seen = state.agenda[0], self.view(state, seat)
        return self.course.asks[type(step)].options(seen, step, seat, piece, partial, self.umpire)

    def offers(self, state: Any, seat: str, piece: str = "", partial: O | None = None) -> tuple[Offer[O], ...]:
        step = state.agenda[0] if state.agenda else None
        asked = self.course.asks.get(type(step))
        if asked is None or asked.offers is None:
            return self.options(state, seat, piece, partial).offers
        if seat not in asked.seats(state, step, self.umpire):
            return ()
        return asked.offers(self.view(state, seat), step, seat, piece, partial, self.umpire)

    def judge(self, state: Any, seat: str, order: O) -> Iterator[Refusal]:
        step = state.agenda[0]
        asked = self.course.asks[type(step)]
        if isinstance(order, asked.orders):
            yield from asked.forbids(self.view(state, seat), step, seat, order, self.umpire)
        else:
            yield Refusal(self.clause_of_wrong_answer(asked, order), "refused-not-now", {"asked": asked.what})

    def clause_of_wrong_answer(self, asked: Question, order: O) -> str:
        """The clause that refuses an order of a kind that is not asked for."""
        return asked.clause

    def resolve(self, state: Any, answer: Answer[O]) -> tuple[Sequence[Event], State]:
        tell = self.teller(state)
        if not isinstance(answer, Begin):
            step = state.agenda[0]
            if isinstance(answer, Read):
                self.course.reads[type(step)](tell, step, answer.value, self.umpire)
            else:
                self.course.asks[type(step)].tell(tell, step, answer.seat, answer.order, self.umpire)
        self.course.go_on(tell, self.umpire)
        return tell.events, tell.state
