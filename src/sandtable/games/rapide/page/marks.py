"""How a battle of Combat Rapide stands: tallies, chances, the die or the question that is awaited, the result."""

from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.odds.outlook import Weighed
from sandtable.games.rapide.page import wire
from sandtable.games.rapide.page.scene import ahead, chances, die, nation_of, outlook, verdict
from sandtable.games.rapide.rules.battle import SEATS, enemy
from sandtable.games.rapide.rules.morale import morale
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.steps import Round
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw
from sandtable.library.words import Words


def marks(ruleset: Rapide, state: State, say: Words) -> wire.Marks:
    """How the battle stands. Nothing is awaited of one that has not begun."""
    begun = not (state.agenda and isinstance(state.agenda[0], Round))
    awaited = ruleset.awaiting(state) if begun else None
    return wire.Marks(
        {seat: tally(ruleset, state, seat) for seat in SEATS},
        ahead(ruleset, state),
        die(ruleset, state.battle, awaited) if isinstance(awaited, Throw) else None,
        _question(ruleset, state, awaited, say) if isinstance(awaited, Choice) else None,
        _result(state, say) if isinstance(awaited, Over) else None,
    )


def tally(ruleset: Rapide, state: State, seat: str) -> wire.Tally:
    """A side as the state knows it: that forgets stars when the fight is decided."""
    side, decided = state.side(seat), bool(state.verdict)
    return wire.Tally(
        None if decided else side.stars,
        morale(state.battle.army(seat), ruleset.tables),
        written(state.side(enemy(seat)).inflicted + side.attrition + side.losses),
        bool(side.broke) if side.broke or not decided else None,
        str(side.stack),
    )


def _question(ruleset: Rapide, state: State, choice: Choice, say: Words) -> wire.QuestionTold:
    seat = choice.seats[0]
    due = str(getattr(state.agenda[0], "due", ""))
    text = say(f"ask-{choice.what}", who=Prose(say, state.battle).names[seat], due=due)
    answers = tuple(_answer(say, each) for each in outlook(ruleset, state.battle).weighed(state, seat))
    return wire.QuestionTold(seat, choice.what, text, choice.clause, answers)


def _answer(say: Words, found: Weighed) -> wire.AnswerTold:
    kind = str(found.order.__struct_config__.tag)
    text = say(f"order-{kind}", worth=str(getattr(found.order, "worth", "")))
    return wire.AnswerTold(found.order, text, chances(found.chances), found.best, found.by)


def _result(state: State, say: Words) -> wire.ResultTold:
    clause = "CR L" if state.major else state.verdict
    sides = tuple(_loss(state, seat, say) for seat in SEATS)
    return wire.ResultTold(state.winner, state.major, verdict(say, state), clause, sides)


def _loss(state: State, seat: str, say: Words) -> wire.LossTold:
    side = state.side(seat)
    return wire.LossTold(
        seat,
        nation_of(say, state.battle, seat),
        str(state.battle.army(seat).stack),
        str(side.stack),
        written(side.losses),
    )
