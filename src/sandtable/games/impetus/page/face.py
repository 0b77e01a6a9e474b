"""What the page of Basic Impetus is told; here the units that a question is about, and a ready-made deployment."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from sandtable.games.impetus.page.choices import Battles, army_title, roster, seats_called
from sandtable.games.impetus.page.measuring import distance, point, scene, surroundings
from sandtable.games.impetus.page.paths import path, poses
from sandtable.games.impetus.page.wire import Offers, Path, Scene, Setup
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules import steps as s
from sandtable.games.impetus.rules.orders import FightNext, Support, TakeMains
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.array import array
from sandtable.games.impetus.rules.setup.setting_up import half_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.package import Page
from sandtable.kernel.awaiting import Choice
from sandtable.match.errors import NotPossible

About: TypeAlias = Mapping[type, Callable[[Any], Sequence[str]]]

ABOUT: About = MappingProxyType(
    {
        s.MeetsAhead: lambda step: (step.move.start[0], step.friend),
        s.MeetsBehind: lambda step: (step.retreat.unit, step.friend),
        s.Rolling: lambda step: (step.unit,),
        s.PursuitChoice: lambda step: (step.unit, step.quarry),
        s.PursuitTurn: lambda step: (step.unit, step.quarry),
    }
)
"""The units that a step names; the one that moves or chooses comes first."""

NAMED: About = MappingProxyType(
    {
        TakeMains: lambda order: (order.one, order.other),
        Support: lambda order: (order.unit, *order.against),
        FightNext: lambda order: (order.unit,),
    }
)
"""Where the answers name units, the question is about all of them."""


def units_asked(ruleset: Any, state: Any, awaited: Choice, about: About = ABOUT) -> tuple[str, ...]:
    """The units that a question names, each once; none where a side may choose freely."""
    step = state.agenda[0] if state.agenda else None
    if (named := about.get(type(step))) is not None:
        return tuple(dict.fromkeys(named(step)))
    if not isinstance(step, s.Pairing | s.Supporting | s.Melees):
        return ()
    orders = [offer.order for seat in awaited.seats for offer in ruleset.options(state, seat, "", None).offers]
    return tuple(dict.fromkeys(unit for order in orders for unit in NAMED[type(order)](order)))


def deploy(ruleset: Impetus, seat: str, view: State) -> list[Any]:
    """The rules' own array: orders for all units that a seat has yet to set up. Raises NotPossible."""
    check_sets_up(view, seat)
    return list(array(view, seat, ruleset.umpire))


def check_sets_up(view: State, seat: str) -> None:
    """The seat is setting up, and its half is picked. Raises NotPossible."""
    step = view.agenda[0] if view.agenda else None
    if not isinstance(step, s.Deployment) or step.seat != seat or half_of(view, seat) is None:
        raise NotPossible("fault-no-array")


SEEN = (
    *(e.TurnBegan, e.InitiativeThrown, e.InitiativeWon, e.HalfTurnBegan, e.Moved, e.ChargeDeclared, e.BonusThrown),
    *(e.ShiftThrown, e.Flanked, e.PilaThrown, e.ShotFired, e.Tested, e.StampedeThrown, e.Disordered, e.Rallied),
    *(e.StrengthLost, e.RearLost, e.Routed, e.Removed, e.MainsMet, e.MeleeThrown, e.MeleeJudged),
    *(e.RetreatThrown, e.PursuitThrown),
)
"""What is to be seen on the table while it happens."""

PAGE = Page(
    start=Battles(),
    called=seats_called,
    roster=roster,
    file_title=army_title,
    scene=scene,
    point=point,
    distance=distance,
    surroundings=surroundings,
    asked=units_asked,
    deploy=deploy,
    path=path,
    poses=poses,
    shown=SEEN,
    records=(Setup, Offers, Scene, Path),
)
