"""What the page of Grandeur is told: as in Basic Impetus, with its own answers; here the pieces a question is about."""

from dataclasses import replace
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.page.choices import Battles, roster
from sandtable.games.grandeur.page.deploying import deploy
from sandtable.games.grandeur.page.marks import marks, replay_marks
from sandtable.games.grandeur.page.measuring import distance, point, scene, surroundings
from sandtable.games.grandeur.page.paths import path, poses
from sandtable.games.grandeur.page.pricing import notes
from sandtable.games.grandeur.page.standing_orders import StandingOrders, answer
from sandtable.games.grandeur.page.wire import Marks, Offers, Setup
from sandtable.games.grandeur.rules import events as e
from sandtable.games.grandeur.rules import steps as s
from sandtable.games.grandeur.rules.movement.reactions import next_asked
from sandtable.games.impetus.page import face as impetus
from sandtable.games.impetus.page.wire import Path, Scene
from sandtable.games.package import Standing
from sandtable.kernel.awaiting import Choice

ABOUT: impetus.About = MappingProxyType(
    {
        **impetus.ABOUT,
        s.EvaderMeets: lambda step: (step.evasion.retreat.unit, step.friend),
        s.Rethrow: lambda step: (step.unit,),
        s.GeneralCaught: lambda step: (step.leader,),
    }
)


def units_asked(ruleset: Any, state: Any, awaited: Choice) -> tuple[str, ...]:
    """As in Basic Impetus; for a reaction the unit that is asked next, and the units that it would react to."""
    step = state.agenda[0] if state.agenda else None
    if isinstance(step, s.Reaction):
        return next_asked(state, step, ruleset.umpire), *step.against
    return impetus.units_asked(ruleset, state, awaited, ABOUT)


SEEN = (
    *impetus.SEEN,
    *(e.CorpsNamed, e.CorpsThrown, e.CorpsActivated, e.GeneralRode, e.GeneralLost, e.DisciplineTested, e.RallyFailed),
    *(e.SquareFormed, e.SquareDropped, e.OpportunityUsed, e.ChargeAnnounced, e.ChargeStopped, e.FellBack),
    *(e.PointBlankFired,),
)

PAGE = replace(
    impetus.PAGE,
    start=Battles(),
    roster=roster,
    file_notes=notes,
    scene=scene,
    point=point,
    distance=distance,
    surroundings=surroundings,
    marks=marks,
    replay_marks=replay_marks,
    asked=units_asked,
    deploy=deploy,
    path=path,
    poses=poses,
    standing=Standing(record=StandingOrders, answers={"reaction": answer}),
    shown=SEEN,
    records=(Setup, Offers, Scene, Path, Marks, StandingOrders),
)
