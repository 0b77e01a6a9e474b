"""The step machine, on a toy: a ladder is climbed rung by rung, two shout at once, and a die decides."""

from collections.abc import Hashable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Choice, Outcome, Over
from sandtable.kernel.course import Course, Question, Step, SteppedRuleset, after, question, seat_of_step
from sandtable.kernel.dice import Reading, Throw
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.loop import refusals
from sandtable.kernel.options import Options, Order, judged, offered
from sandtable.kernel.refusal import Refusal


class Ladder(Struct, frozen=True):
    """The scenario: how many rungs there are."""

    rungs: int = 2


class Climb(Step, frozen=True):
    """One rung is climbed; nobody is asked."""


class Leap(Step, frozen=True):
    """One seat says how far it leaps."""

    seat: str


class Shout(Step, frozen=True):
    """Both seats shout at once."""


class Fall(Step, frozen=True):
    """A die says whether all fall down."""


class Far(Order, frozen=True):
    by: int = 1


class Loudly(Order, frozen=True):
    word: str = ""


class Climbed(Event, frozen=True):
    steps: tuple[Climb | Leap | Shout | Fall, ...] = ()


class Leapt(Event, frozen=True):
    by: int


class Shouted(Event, frozen=True):
    seat: str
    word: str


class Rested(Event, frozen=True):
    pass


class Fell(Event, frozen=True):
    down: bool


class State(Struct, frozen=True):
    scenario: Ladder
    agenda: tuple[Climb | Leap | Shout | Fall, ...]
    height: int = 0
    words: tuple[tuple[str, str], ...] = ()
    rests: int = 0


Tell = Teller[State]
BOTH = ("one", "two")


class Face(Reading, frozen=True):
    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


def climb(tell: Tell, step: Climb, most: int) -> bool:
    """At the top nothing follows any more, but a leap."""
    if tell.state.height + 1 < tell.state.scenario.rungs:
        tell.say(Climbed((Climb(),)))
    else:
        tell.say(Climbed((Leap("one"), Shout(), Fall())))
    return True


def forbids_leap(state: State, step: Leap, order: Far, most: int) -> Iterator[Refusal]:
    if order.by > most:
        yield Refusal("LA 1", "refused-far", {"by": order.by}, (step.seat,))


def leaps(state: State, step: Leap, piece: str, partial: Any, most: int) -> Options[Any]:
    return judged([Far(1), Far(most + 1)], lambda order: forbids_leap(state, step, order, most))


def leap(tell: Tell, step: Leap, order: Far, most: int) -> None:
    tell.say(Leapt(order.by))


def silent(state: State, step: Shout, most: int) -> tuple[str, ...]:
    return tuple(seat for seat in BOTH if seat not in dict(state.words))


def forbids_shout(state: State, step: Shout, seat: str, order: Loudly, most: int) -> Iterator[Refusal]:
    if order.word != seat:
        yield Refusal("LA 2", "refused-word")


def shouts(state: State, step: Shout, seat: str, piece: str, partial: Any, most: int) -> Options[Any]:
    return offered(partial or Loudly(seat + piece))


def shout(tell: Tell, step: Shout, seat: str, order: Loudly, most: int) -> None:
    tell.say(Shouted(seat, order.word))


def fall_throw(state: State, step: Fall, most: int) -> Throw:
    return Throw("one", "fall", 1, 6, Face())


def fallen(tell: Tell, step: Fall, value: int, most: int) -> None:
    tell.say(Fell(value == 1))


CLIMBING = SimpleNamespace(
    FOLLOWS={Climb: climb},
    ASKS={
        Leap: question("leap", "LA 1", (Far,), seat_of_step, forbids_leap, leaps, leap),
        Shout: Question("shout", "LA 2", (Loudly,), silent, forbids_shout, shouts, shout),
    },
)
FALLING = SimpleNamespace(THROWS={Fall: fall_throw}, READS={Fall: fallen})


class Climbing(SteppedRuleset[Ladder, State, Far | Loudly]):
    name: ClassVar[str] = "ladder"
    version: ClassVar[int] = 0
    scenario_type = Ladder
    state_type = State
    order_type = Far | Loudly
    event_type = Climbed | Leapt | Shouted | Rested | Fell
    tables = Ladder()
    course: ClassVar[Course] = Course((CLIMBING, FALLING))
    umpire = 2

    def judge_setup(self, scenario: Ladder) -> Iterator[Refusal]:
        return iter(())

    def setup(self, scenario: Ladder) -> State:
        return State(scenario, (Climb(),))

    def seats(self, state: State) -> tuple[str, ...]:
        return BOTH

    def result(self, state: State) -> Outcome:
        return Outcome(BOTH if state.height else (), "LA 3")

    def fold(self, state: State, event: Event) -> State:
        match event:
            case Climbed(steps):
                return replace(state, height=state.height + 1, agenda=after(state.agenda, *steps))
            case Leapt(by):
                return replace(state, height=state.height + by, agenda=after(state.agenda))
            case Shouted(seat, word):
                words = (*state.words, (seat, word))
                return replace(state, words=words, agenda=state.agenda[len(words) - 1 :])
            case Rested():
                return replace(state, rests=state.rests + 1)
            case Fell(down):
                return replace(state, height=0 if down else state.height, agenda=())
        raise AssertionError(event)


def rest(tell: Tell, most: int) -> bool:
    """Everybody rests at the foot of the ladder, and once more before the fall; then a climb replaces it."""
    if not tell.state.rests:
        tell.say(Rested())
    elif isinstance(tell.state.agenda[0], Fall) and tell.state.rests == 1:
        tell.say(Rested())
        tell.say(Climbed((Climb(),)))
        return True
    return False


class Resting(Climbing):
    """The same game, with rests between its steps."""

    course: ClassVar[Course] = Course((), Climbing.course, rest)


LADDER = Climbing()


def opened(ruleset: Climbing = LADDER) -> State:
    return ruleset.resolve(ruleset.setup(Ladder()), Begin())[1]


def given(state: State, seat: str, order: Far | Loudly, ruleset: Climbing = LADDER) -> State:
    assert not list(refusals(ruleset, state, seat, order))
    return ruleset.resolve(state, Given(seat, order))[1]


def shouted(ruleset: Climbing = LADDER) -> State:
    """The state after all orders."""
    state = given(opened(ruleset), "one", Far(2), ruleset)
    return given(given(state, "two", Loudly("two"), ruleset), "one", Loudly("one"), ruleset)


def test_what_needs_neither_dice_nor_a_decision_happens_by_itself() -> None:
    events, state = LADDER.resolve(LADDER.setup(Ladder(3)), Begin())
    assert [type(event) for event in events] == [Climbed] * 3
    assert (state.height, state.agenda) == (3, (Leap("one"), Shout(), Fall()))


def test_one_seat_is_asked() -> None:
    assert LADDER.awaiting(opened()) == Choice(("one",), "leap", "LA 1")
    assert given(opened(), "one", Far(2)).height == 4


def test_offers_are_those_of_the_step_and_only_for_a_seat_that_is_asked() -> None:
    found = LADDER.options(opened(), "one")
    assert [offer.order for offer in found.offers] == [Far(1)]
    assert [(barred.order, barred.refusals[0].key) for barred in found.barred] == [(Far(3), "refused-far")]
    assert LADDER.options(opened(), "two") == LADDER.options(shouted(), "one") == Options()


def test_an_order_of_another_kind_is_refused_by_the_clause_that_asks() -> None:
    assert list(LADDER.judge(opened(), "one", Loudly())) == [Refusal("LA 1", "refused-not-now", {"asked": "leap"})]
    assert [refusal.key for refusal in LADDER.judge(opened(), "one", Far(3))] == ["refused-far"]


def test_several_seats_are_asked_at_once_and_told_apart() -> None:
    state = given(opened(), "one", Far())
    assert LADDER.awaiting(state) == Choice(BOTH, "shout", "LA 2")
    assert LADDER.options(state, "two", "!") == offered(Loudly("two!"))
    assert LADDER.options(state, "two", "!", Loudly("?")) == offered(Loudly("?"))
    assert [refusal.key for refusal in LADDER.judge(state, "two", Loudly("one"))] == ["refused-word"]
    assert LADDER.awaiting(given(state, "two", Loudly("two"))) == Choice(("one",), "shout", "LA 2")


@pytest.mark.parametrize(("face", "winners"), [(1, ()), (6, BOTH)])
def test_dice_are_awaited_and_read_and_then_it_is_over(face: int, winners: tuple[str, ...]) -> None:
    state = shouted()
    assert LADDER.awaiting(state) == Throw("one", "fall", 1, 6, Face())
    assert LADDER.awaiting(LADDER.resolve(state, Read(face))[1]) == Over(Outcome(winners, "LA 3"))


def test_between_two_steps_something_may_happen_and_bring_another_step() -> None:
    resting = Resting()
    assert opened(resting).rests == 1
    state = shouted(resting)
    assert (state.rests, state.height) == (2, 6)
    assert resting.awaiting(state) == Choice(("one",), "leap", "LA 1")


def test_a_course_that_goes_on_from_another_says_only_what_differs() -> None:
    quiet = Course((SimpleNamespace(FOLLOWS={Shout: climb}),), Climbing.course)
    assert quiet.follows.keys() == {Climb, Shout}
    assert (quiet.throws, quiet.reads, quiet.asks) == (LADDER.course.throws, LADDER.course.reads, LADDER.course.asks)


def test_two_chapters_that_speak_of_the_same_step_are_found_out() -> None:
    with pytest.raises(AssertionError, match="two chapters"):
        Course((CLIMBING, CLIMBING))
