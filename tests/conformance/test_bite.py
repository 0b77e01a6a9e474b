"""The laws bite: a ruleset that breaks one is found out."""

from functools import cached_property
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules import state as skirmish
from sandtable.games.argad.rules.events import Aimed, Chose, Pressed
from sandtable.games.argad.rules.orders import AnyOrder, Fight, Press, Shoot
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.kernel.answer import Answer, Given
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.ruleset import AnyRuleset, Item
from sandtable.match.table import OrderRefused
from tests.conformance.suite import Conformance
from tests.conformance.test_argad import TestArgad as Skirmishes
from tests.conformance.toys.ambush import Ambush, Hide, March, Paths, State


class Telltale(Ambush):
    """Shows everybody where the ambush is."""

    def view(self, state: State, seat: str) -> State:
        return state


class Blabbing(Ambush):
    """Writes hidden marches into the file as they are, but keeps them out of the views."""

    def sees(self, state: State, seat: str, item: Item[Hide | March]) -> bool:
        return True


class Forgetful(Ambush):
    """Resolves to a state that its events do not lead to."""

    def resolve(self, state: State, answer: Answer[Hide | March]) -> tuple[Any, State]:
        events, reached = super().resolve(state, answer)
        return events, replace(reached, points=(9, 9, 9)) if reached.sealed else reached


class Boastful(Ambush):
    """Offers a path that does not exist."""

    def options(
        self, state: State, seat: str, piece: str = "", partial: Hide | March | None = None
    ) -> Options[Hide | March]:
        offers = super().options(state, seat).offers
        return Options(tuple(Offer(o.order, o.field, o.low, o.high + 1) for o in offers))


class Fickle(Ambush):
    """Answers differently each time it is asked."""

    asked = 0

    def fold(self, state: State, event: Event) -> State:
        self.asked += 1
        reached = super().fold(state, event)
        return replace(reached, points=(self.asked, 0, 0)) if reached.sealed else reached


class Overheard(Argad):
    """Shows everybody the shots, blows and presses that are sealed."""

    def view(self, state: skirmish.State, seat: str) -> skirmish.State:
        seen = super().view(state, seat)
        return replace(seen, aimed=state.aimed, chosen=state.chosen, pressing=state.pressing)


class Unsealed(Overheard):
    """Does not even call them sealed, in the views or in the file."""

    def sees(self, state: skirmish.State, seat: str, item: Item[AnyOrder]) -> bool:
        order = item.order if isinstance(item, Given) else item
        return isinstance(order, Shoot | Fight | Press | Aimed | Chose | Pressed) or super().sees(state, seat, item)


class Broken(Conformance):
    sealed = frozenset({"Hide", "March"})

    def __init__(self, ruleset: AnyRuleset) -> None:
        self.__dict__["ruleset"] = ruleset

    @cached_property
    def ruleset(self) -> AnyRuleset:
        raise NotImplementedError

    def scenarios(self) -> list[Any]:
        return [Paths()]


@pytest.mark.parametrize(
    ("ruleset", "law", "seed"),
    [
        (Telltale, "test_nothing_hidden_leaks", ()),
        (Telltale, "test_what_a_seat_knows_is_what_it_was_told", (1,)),
        (Blabbing, "test_nothing_hidden_leaks", ()),
        (Blabbing, "test_what_a_seat_knows_is_what_it_was_told", (1,)),
        (Forgetful, "test_folding_the_log_gives_the_state", (1,)),
        (Boastful, "test_whatever_is_offered_is_accepted", (1,)),
        (Fickle, "test_the_same_seed_gives_the_same_log", (1,)),
        (Fickle, "test_a_game_goes_on_from_its_lines", (1,)),
    ],
)
def test_a_breach_is_found(ruleset: type[Ambush], law: str, seed: tuple[int, ...]) -> None:
    """The law fails for a ruleset that breaks it."""
    with pytest.raises((AssertionError, OrderRefused)):
        getattr(Broken(ruleset()), law)(*seed)


@pytest.mark.parametrize("ruleset", [Overheard, Unsealed])
def test_a_sealed_order_that_is_overheard_is_found(ruleset: type[Argad]) -> None:
    """Whether it is only shown, or not even called sealed."""
    law = Skirmishes()
    law.__dict__["ruleset"] = ruleset(load_argad().tables)
    with pytest.raises(AssertionError):
        law.test_nothing_hidden_leaks()
