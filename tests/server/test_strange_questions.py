"""Questions about what is not there: each is answered cleanly, and no mistake of the program is taken for an answer."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts.siege.strange import NUMBERS
from scripts.siege.strange import Strange as StrangeValues

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.codec import codec, order_of
from sandtable.kernel.entry import Ordered
from sandtable.library.own import Own
from sandtable.library.words import words
from sandtable.match.course import Course, course
from sandtable.match.errors import NotPossible
from sandtable.match.keeping import create
from sandtable.match.looking import seen_of
from sandtable.match.match import PERSON, Match
from sandtable.server import telling
from sandtable.server.game_page import Nowhere, distance, surroundings
from sandtable.server.lobby import wanted
from sandtable.server.looks import looked
from sandtable.server.wire import lobby, requests
from sandtable.store import MemoryStore
from tests.match.nonces import join

STRANGE = ("", "nobody", "red.nobody-1", "+", "red.fp-1+", "blue.fp-1+red.fp-1", "red.general-9", "x" * 99, "~/é")
GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = (
    "impetus-encounter",
    "impetus-wagenburg",
    "grandeur-peninsular-ridge",
    "grandeur-austerlitz",
    "argad-village-raid",
    "argad-ambush",
    "argad-siege-relief",
    "rapide-rocroi-told",
)
MOMENTS, ORDERS = 25, 4


class Strange:
    """A recorded game, and questions about it that nobody should ask."""

    def __init__(self, name: str) -> None:
        self.course: Course = course((GOLDEN / f"{name}.sand").read_bytes().split(b"\n")[:-1])
        self.chance = random.Random(name)
        seats = self.course.ruleset.seats(self.course.states[0])
        self.match = Match(self.course.game, dict.fromkeys(seats, PERSON), lambda *_: None)
        given = [entry for entry in self.course.entries if isinstance(entry.answer, Ordered)]
        self.orders = [msgspec.to_builtins(order_of(self.course.ruleset, entry)) for entry in given]

    def moments(self) -> Iterator[tuple[int, str]]:
        """Some entries after which a seat is asked."""
        asked = [
            (n, seat)
            for n in range(1, self.course.last)
            if isinstance(awaits := self.course.game.past(n).awaits, Choice)
            for seat in awaits.seats
        ]
        return iter(self.chance.sample(asked, min(MOMENTS, len(asked))))

    def pieces(self, view: Any, seat: str) -> list[str]:
        real = self.course.ruleset.options(view, seat, "", None).pieces[:2]
        return [*STRANGE, *real, *(f"{each}+nobody" for each in real), *(f"{each}+{each}" for each in real)]

    def order(self) -> Any:
        """An order that was given once, with some of its parts replaced; None if it is no order any more."""
        try:
            spoilt = self._spoilt(self.chance.choice(self.orders))
            return codec(self.course.ruleset).order(json.dumps(spoilt).encode())
        except msgspec.DecodeError:
            return None

    def _spoilt(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: each if key == "order" else self._spoilt(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [self._spoilt(each) for each in value]
        if self.chance.random() < 0.6 or isinstance(value, bool):
            return value
        return self.chance.choice(STRANGE if isinstance(value, str) else NUMBERS)


@pytest.mark.parametrize("name", NAMES)
def test_options_of_what_is_not_there(name: str) -> None:
    """A piece that does not exist, or an order begun for one: nothing is offered, or it is said why not."""
    strange, say = Strange(name), words("en")
    ruleset = strange.course.ruleset
    for n, seat in strange.moments():
        view = strange.match.view(seat, n)
        for piece in strange.pieces(view, seat):
            for begun in (None, *(strange.order() for _ in range(ORDERS))):
                found = ruleset.options(view, seat, piece, begun)
                assert telling.options(say, 1, piece, ruleset, view, found)


@pytest.mark.parametrize("name", NAMES)
def test_surroundings_of_what_is_not_there(name: str) -> None:
    """They are nowhere, or there are none."""
    strange = Strange(name)
    ruleset = strange.course.ruleset
    for n, seat in strange.moments():
        view = strange.match.view(seat, n)
        for piece in strange.pieces(view, seat)[1:]:
            for of in ("", "zones", "command", "nothing"):
                try:
                    surroundings(ruleset, view, piece, of)
                except Nowhere:
                    continue
            for end in (piece, (0, 0), (10**9, 0)):
                try:
                    distance(ruleset, view, piece, end)
                except Nowhere:
                    continue


# Orders that are begun


def questions(name: str) -> Iterator[Match]:
    """A recorded game at a moment of each question that it asks."""
    game = course((GOLDEN / f"{name}.sand").read_bytes().split(b"\n")[:-1]).game
    seen = set()
    for n in range(1, len(game.entries)):
        past = game.past(n)
        awaits = past.awaits
        if past.begun and isinstance(awaits, Choice) and awaits.what not in seen:
            seen.add(awaits.what)
            yield Match(past, dict.fromkeys(game.ruleset.seats(game.states[0]), PERSON), lambda *_: None)


def set_up(game: str, **setup: Any) -> Iterator[Match]:
    """A new match, whose armies do not stand yet."""
    seats = (lobby.SeatPlan("red", PERSON), lobby.SeatPlan("blue", PERSON))
    asked = wanted(lobby.NewMatch(game, seats, setup), Own(None))
    match, _, _ = create(MemoryStore(), asked.ruleset(), asked.scenario(words("en")), asked.players(), {})
    join(match)
    while isinstance(awaits := match.awaits, Choice) and awaits.what != "deployment":
        (seat,) = awaits.seats
        match.give(seat, match.options(seat).offers[0].order)
    yield match


SET_UP: dict[str, dict[str, Any]] = {
    "impetus": {"red": "burgundians", "blue": "byzantines", "field": "open"},
    "grandeur": {"red": "british", "blue": "spanish", "field": "open", "scale": "15"},
}


@pytest.mark.parametrize("name", [*NAMES, *SET_UP])
def test_orders_begun_for_what_is_not_there(name: str) -> None:
    """Every kind of order, for pieces that do not exist: there is an ordinary answer to everything that is asked."""
    chance = random.Random(name)
    for match in set_up(name, **SET_UP[name]) if name in SET_UP else questions(name):
        for seat in match.seats:
            real = match.options(seat).pieces[:2]
            for kind in kinds_of_order(match):
                asked(match, seat, StrangeValues(chance, STRANGE).value(kind), chance.choice(STRANGE))
                there = StrangeValues(chance, (*STRANGE, *real * 4))
                asked(match, seat, there.value(kind), chance.choice((*STRANGE, *real)))


def kinds_of_order(match: Match) -> tuple[Any, ...]:
    found = msgspec.inspect.type_info(match.game.ruleset.order_type)
    return found.types if isinstance(found, msgspec.inspect.UnionType) else (found,)


def asked(match: Match, seat: str, order: Any, piece: str) -> None:
    """Everything that a browser may ask, as it asks it."""
    raw = msgspec.Raw(msgspec.json.encode(order))
    for ask in (
        requests.AskOptions(1, piece, order),
        requests.AskOptions(1, "", order),
        requests.AskPreview(1, raw),
        requests.AskMeasure(1, piece, (2**62, -(2**62))),
        requests.AskMeasure(1, piece, (1, 1)),
        requests.AskSurroundings(1, piece, piece),
    ):
        try:
            looked(seen_of(match, seat), "en", ask)
        except (NotPossible, Nowhere):
            continue
