"""Argad! told: sentences that were once wrong or odd, in three languages."""

from typing import Any

import pytest

from sandtable.games.argad.rules import events as e
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.state import State, Strike, Volleyed, Walked
from sandtable.games.argad.telling.skirmish import ArgadProse
from sandtable.kernel.event import Event
from sandtable.kernel.retell import Moment
from sandtable.library.words import LANGUAGES, words
from sandtable.table.plane import Pose
from sandtable.table.strides import END
from tests.games.argad.rules.situation import Case, Placed, Situation

FIGURES = (
    Placed("a", at=(50, 50, 0), missile="bow", horse="cavalry", glory=6),
    Placed("z", seat="blue", at=(60, 50, 180)),
)


def state(**fields: Any) -> State:
    """Two who face each other."""
    found: State = Situation(Case("AR I", "", FIGURES, phase="fight")).state
    return type(found)(**{name: getattr(found, name) for name in found.__struct_fields__} | fields)


def told(event: Event, before: State, faces: tuple[int, ...] = (), language: str = "en") -> list[tuple[str, str]]:
    """The sentences of one event, each with its clause."""
    prose = ArgadProse(words(language), before.scenario)
    moment = Moment(1, None, faces, (event,), before, before)
    return [(each.text, *each.clauses) for each in prose.sentences(moment)]  # type: ignore[misc]


@pytest.mark.parametrize(("six", "face", "counts"), [(True, 6, 7), (False, 3, 6)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_six_thrown_again_shows_the_second_die(six: bool, face: int, counts: int, language: str) -> None:
    """AR X.a: of a blow and of a shot, with what it counts now."""
    blow = state(strikes=(Strike("a", "z", "sword", 3, natural=6, value=6),))
    shot = state(volley=(Volleyed("a", "z", 6, 6, last=True),))
    for before in (blow, shot):
        ((text, clause),) = told(e.SixAgain("a", "z", six), before, (face,), language)
        assert clause == "AR X.a"
        assert f": {face}. " in text
        assert f" {counts}." in text


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (e.MovementEnded((("a", "z"),), ()), "AR IX.d"),
        (e.Discharged("a", 2, 0), "AR T.3"),
        (e.BlowsShown((Strike("a", "z", "sword", 3, crossing=True),), (), ()), "AR VIII.l"),
        (e.BlowsShown((), (("a", "z"),), ()), "AR XI.a"),
    ],
)
def test_a_sentence_has_the_clause_that_says_it(event: Event, clause: str) -> None:
    assert [found for _, found in told(event, state())] == [clause]


@pytest.mark.parametrize(("how", "word"), [("walk", "moves"), ("run", "runs"), ("charge", "charges")])
def test_how_somebody_goes_is_told_with_the_way(how: Any, word: str) -> None:
    """Who runs was said to go, and to run in a sentence of its own, though nobody had stirred."""
    walk = Walked("z", ((60_000, 50_000), (50_000, 50_000)), 10_000, END, 18000, 18000)
    before = state(moves=(Move("z", ((50_000, 50_000),), how),))
    ((text, _),) = told(e.Moved(walk, Pose(50_000, 50_000, 18000), still=False), before)
    assert text == f"z (Blue) {word} 10 cm to 50 / 50."
    assert told(e.Did("z", "run", "AR T.2"), before) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_horse_is_called_by_whose_it_is(language: str) -> None:
    """AR VI.g."""
    before = state()
    ((text, clause),) = told(e.Led("a", "a:horse", Pose(1000, 2000, 0)), before, (), language)
    assert clause == "AR VI.g"
    assert ":horse" not in text
    ((text, _),) = told(e.Dismounted("a", Pose(1000, 2000, 0), Pose(3000, 4000, 0)), before, (), language)
    assert "1 / 2" in text
    assert "3 / 4" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_only_wounded_was_not_struck_down(language: str) -> None:
    """AR XV.b: the blow is deadly; what it does to the famous is told by itself."""
    before = state(strikes=(Strike("z", "a", "sword", 3, natural=6, value=6),))
    ((text, _),) = told(e.Struck("z", "a", "kill", "AR VIII.b"), before, (), language)
    assert not {"down", "abat", "abate"} & set(text.split())
