"""Which answer is called best: the one that wins most often; of equals, the one that costs least."""

from sandtable.games.rapide.odds.outlook import Outlook, Weighed
from sandtable.games.rapide.rules.orders import Retreat, Stay
from sandtable.games.rapide.rules.steps import AskRetreat
from sandtable.match.course import course
from tests.golden.regenerate import FOLDER


def weighed() -> list[tuple[str, tuple[Weighed, ...]]]:
    """Everything that somebody was asked in the recorded battles."""
    found = []
    for path in sorted(FOLDER.glob("rapide-*.sand")):
        here = course(path.read_bytes().splitlines())
        outlook = Outlook(here.ruleset)
        for state in here.states:
            if state.agenda and isinstance(state.agenda[0], AskRetreat):
                seat = state.agenda[0].seat
                found.append((seat, outlook.weighed(state, seat)))
    return found


def test_best_is_by_winning_then_by_losses() -> None:
    """Nobody is told to stay where that wins as rarely and costs more."""
    asked = weighed()
    assert len(asked) > 5
    for seat, answers in asked:
        for best in (each for each in answers if each.best):
            others = [each for each in answers if each is not best]
            wins, losses = best.chances.wins[seat], best.chances.losses[seat]
            assert all(wins >= each.chances.wins[seat] for each in others)
            if best.by == "losses":
                assert all(wins == each.chances.wins[seat] for each in others)
                assert all(losses <= each.chances.losses[seat] for each in others)
            else:
                assert any(wins > each.chances.wins[seat] for each in others)
    assert {type(each.order) for _, answers in asked for each in answers} == {Retreat, Stay}
    assert {each.by for _, answers in asked for each in answers if each.best} >= {"wins", "losses"}
