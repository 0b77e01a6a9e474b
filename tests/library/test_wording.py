"""A toy game told by its words alone."""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.wording import worded
from sandtable.library.words import LANGUAGES, Words, entries
from tests.conformance.toys.riposte import Bout, Lunge, Riposte, Take

RULES = Riposte()
WORDS = """
opening-riposte = { $left } meets { $right }; power up to { $power }.
told-riposte-lunged = { $seat } lunges with { $power }.
told-riposte-touched =
    { $hit ->
        [yes] { $seat } touches.
       *[no] { $seat } misses.
    }
told-riposte-turned =
    { $seat ->
        [none] Nobody
       *[other] { $seat }
    } turns { $turn }° { $turn_to }, { $far } U.
why-power = power
"""
NAMES = {"left": dict.fromkeys(LANGUAGES, "Alceste"), "right": dict.fromkeys(LANGUAGES, "Oronte")}


class Turned(Event, frozen=True):
    clause: ClassVar[str] = "RI 5"
    seat: str
    turn: int
    far: int


@pytest.fixture
def say() -> Words:
    """English, with the words of the toy game."""
    found = Words("en")
    more = entries(WORDS)
    found._unread |= more
    found._keys |= frozenset(more)
    return found


def prose(say: Words) -> Any:
    telling = worded(
        "riposte", called=lambda _: NAMES, angles=("turn",), lengths=("far",), kinds={"touched": "big"}, opening="RI 1"
    )
    return telling.prose(say, Bout())


def moments() -> Iterator[Moment]:
    """A lunge that is taken, and touches."""
    state = RULES.setup(Bout())
    answers: list[Any] = [Begin(), Given("left", Lunge(4)), Given("right", Take())]
    for answer in answers:
        events, after = RULES.resolve(state, answer)
        yield Moment(1, None, (), tuple(events), state, after)
        state = after
    throw = RULES.awaiting(state)
    assert isinstance(throw, Throw)
    events, after = RULES.resolve(state, Read(read(throw, (5, 6))))
    yield Moment(1, throw, (5, 6), tuple(events), state, after)


def test_events_are_told_by_their_words(say: Words) -> None:
    """With the names of seats; dice and reasons are with the first sentence after them; the others are not told."""
    told = [each for moment in moments() for each in prose(say).sentences(moment)]
    assert [each.text for each in told] == ["Alceste lunges with 4.", "Alceste touches. (+4 power)"]
    assert [(each.kind, each.seat, each.dice) for each in told] == [("plain", "left", ()), ("big", "left", (5, 6))]
    assert all(each.pieces == ("left",) for each in told)


def test_the_opening_knows_the_scenario(say: Words) -> None:
    assert list(map(str, prose(say).opening())) == ["Alceste meets Oronte; power up to 4. [RI 1]"]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Turned("left", 2250, 7500), "Alceste turns 22.5° left, 7.5 U."),
        (Turned("right", -3000, 0), "Oronte turns 30° right, 0 U."),
        (Turned("", 0, 1000), "Nobody turns 0° ahead, 1 U."),
    ],
)
def test_numbers_are_as_people_read_them(say: Words, event: Event, text: str) -> None:
    moment = Moment(1, None, (), (event,), None, None)
    assert [str(each) for each in prose(say).sentences(moment)] == [f"  {text} [RI 5]"]


def test_arguments_of_its_refusals(say: Words) -> None:
    argument = worded("riposte", angles=("turn",), lengths=("far",)).argument
    assert argument
    assert argument(say, "refused-riposte-far", "far", 7500) == "7.5"
    assert argument(say, "refused-riposte-far", "turn", -3000) == "30"
    assert argument(say, "refused-riposte-far", "power", 4) is None
    assert argument(say, "refused-other-far", "far", 7500) is None
