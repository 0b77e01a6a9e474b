"""A small course of play for the setup of a battle: what follows, what is thrown and what is asked."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from sandtable.games.impetus.files.armies import armies, load_army
from sandtable.games.impetus.files.battles import battles, load_battle
from sandtable.games.impetus.files.tables import load_lists, load_modifiers, load_pieces, load_scales, load_weapons
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.fold import fold
from sandtable.games.impetus.rules.orders import AnyOrder, Deploy
from sandtable.games.impetus.rules.setup.scenario import Scenario, Side
from sandtable.games.impetus.rules.setup.start import ASKS, FOLLOWS, READS, THROWS, first_state
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import TurnStart
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.terrain.pieces import second_road_ends_at_the_built_up_area
from sandtable.games.impetus.rules.troops.scales import usual_board
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.book import Book, chapter
from sandtable.kernel.course import Step
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT

TABLES = Tables(load_lists().limits, load_weapons(), load_pieces(), load_scales(), load_modifiers())
UMPIRE = Umpire(TABLES)
ARMIES = {name: load_army(path) for name, path in armies().items()}
BATTLES = {name: load_battle(path) for name, path in battles().items()}
ENCOUNTER = BATTLES["encounter"]

SCALES = ("28", "15", "10", "6")
UP, DOWN = 9000, 27_000
HUGE = 10**40
NUMBERS = st.one_of(st.integers(-2 * UNIT, 130 * UNIT), st.integers(-HUGE, HUGE))

Draw = Callable[[int, int], int]


class WithSecondRoad(Umpire):
    """An umpire whose book lets a second road end at the village."""

    def book(self, state: State) -> Book:
        found = super().book(state)
        return Book(found.name, {**found.chapters, "second_road": chapter(second_road_ends_at_the_built_up_area)})


def scenario(red: str, blue: str, edition: str = "fr", scale: str = "28", **rest: Any) -> Scenario:
    """A battle of two shipped armies on the table of its edition."""
    board = rest.pop("board", None) or usual_board(EDITIONS[edition], scale, TABLES.scales[scale].unit)
    return Scenario(edition, scale, board, Side(ARMIES[red]), Side(ARMIES[blue]), **rest)


def u(number: float) -> int:
    """U as thousandths."""
    return round(number * UNIT)


def begun(battle: Scenario) -> State:
    """A battle before anything has happened."""
    return first_state(battle, EDITIONS[battle.edition].name)


def top(state: State) -> Step:
    """What is to be done now."""
    return state.agenda[0]


def seat(state: State) -> str:
    """The seat that is asked now."""
    return ASKS[type(top(state))].seats(state, top(state), UMPIRE)[0]


def refused(state: State, order: AnyOrder, umpire: Umpire = UMPIRE) -> list[Refusal]:
    """What forbids an order."""
    question = ASKS[type(top(state))]
    assert isinstance(order, question.orders), f"{order} is no answer to {question.what}"
    return list(question.forbids(state, top(state), seat(state), order, umpire))


def keys(state: State, order: AnyOrder, umpire: Umpire = UMPIRE) -> list[tuple[str, str]]:
    """The clause and the message of each refusal."""
    return [(refusal.clause, refusal.key) for refusal in refused(state, order, umpire)]


def ordered(state: State, *orders: AnyOrder, umpire: Umpire = UMPIRE) -> State:
    """The state after orders, none of which is refused."""
    for order in orders:
        assert refused(state, order, umpire) == [], order
        tell = Teller(fold, state)
        ASKS[type(top(state))].tell(tell, top(state), seat(state), order, umpire)
        state = _gone_on(tell)
    return state


def awaited(state: State) -> Throw:
    """The throw that the battle waits for."""
    return THROWS[type(top(state))](state, top(state), UMPIRE)


def thrown(state: State, *faces: int) -> State:
    """The state after dice."""
    return told(state, *faces)[1]


def told(state: State, *faces: int) -> tuple[list[Event], State]:
    """What has happened by dice."""
    tell = Teller(fold, state)
    READS[type(top(state))](tell, top(state), read(awaited(state), faces), UMPIRE)
    after = _gone_on(tell)
    return tell.events, after


def _gone_on(tell: Teller[State]) -> State:
    while (follows := FOLLOWS.get(type(top(tell.state)))) and follows(tell, top(tell.state), UMPIRE):
        pass
    return tell.state


def options(state: State, piece: str = "", partial: Any = None, umpire: Umpire = UMPIRE) -> Options[AnyOrder]:
    """What may be ordered now."""
    return ASKS[type(top(state))].options(state, top(state), seat(state), piece, partial, umpire)


def walked(state: State, draw: Draw, most: int = 200, umpire: Umpire = UMPIRE) -> list[State]:
    """Every state on the way to the first turn, with orders and dice by the numbers that are drawn."""
    states = [state]
    while not isinstance(top(state), TurnStart):
        if type(top(state)) in THROWS:
            throw = awaited(state)
            state = thrown(state, *(draw(1, throw.sides) for _ in range(throw.count)))
        else:
            state = ordered(state, _drawn(options(state, umpire=umpire), draw), umpire=umpire)
        states.append(state)
        assert len(states) <= most, "the setup does not end"
    return states


def _drawn(offered: Options[AnyOrder], draw: Draw) -> AnyOrder:
    """A kind of order, then one of that kind, then a number of its interval."""
    kinds: defaultdict[type, list[Offer[AnyOrder]]] = defaultdict(list)
    for offer in offered.offers:
        kinds[type(offer.order)].append(offer)
    of_kind = list(kinds.values())[draw(0, len(kinds) - 1)]
    offer = of_kind[draw(0, len(of_kind) - 1)]
    return offer.at(draw(offer.low, offer.high)) if offer.field else offer.order


def deploying(battle: Scenario | None = None, **rest: Any) -> State:
    """Red, the defender, sets up; Macedon against the Gauls."""
    told_of: dict[str, Any] = {"defender": "red", "half": "lower", **rest}
    return begun(battle or scenario("macedon-alexander", "gauls", **told_of))


def deploy(name: str, x: float, y: float, heading: int = UP, rear: str = "") -> Deploy:
    return Deploy(f"red.{name}", u(x), u(y), heading, f"red.{rear}" if rear else "")
