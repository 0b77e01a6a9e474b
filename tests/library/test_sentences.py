"""Every game with a table is told in two ways by one hand: as a report that stands alone, and beside the table."""

from functools import cache
from pathlib import Path

import pytest

from sandtable.games import GAMES as GAMES_OF_THE_HOUSE
from sandtable.games import game as package_of
from sandtable.games.package import Telling
from sandtable.kernel.retell import Moment
from sandtable.library.clauses import clauses
from sandtable.library.sentence import Sentence
from sandtable.library.words import LANGUAGES, words
from sandtable.match.course import Course, course

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("impetus-cannae", "impetus-encounter", "grandeur-peninsular-ridge", "argad-ambush", "argad-village-raid")


@cache
def recorded(name: str) -> tuple[Course, tuple[Moment, ...]]:
    lines = (GOLDEN / f"{name}.sand").read_bytes().split(b"\n")[:-1]
    game = course(lines)
    return game, tuple(moment for n in range(1, game.last + 1) for moment in game.moments(n))


def told(name: str, language: str, *, minor: bool = True) -> list[Sentence]:
    """A whole game as its log tells it."""
    game, moments = recorded(name)
    log = package_of(game.header.ruleset).telling.beside(words(language), game.scenario, minor=minor)
    assert log
    return [sentence for moment in moments for sentence in log.sentences(moment)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_tell_the_same(name: str, language: str) -> None:
    """The same events by the same clauses, those of whom they tell and how they rank; only the words are fewer."""
    game, moments = recorded(name)
    report = package_of(game.header.ruleset).telling.prose(words(language), game.scenario)
    whole = [sentence for moment in moments for sentence in report.sentences(moment)]
    brief = told(name, language)
    assert [each.clauses for each in brief] == [each.clauses for each in whole]
    assert [each.level for each in brief] == [each.level for each in whole]
    assert [each.pieces for each in brief] == [each.pieces for each in whole]
    assert sum(len(each.text) for each in brief) < sum(len(each.text) for each in whole)
    assert [str(each) for moment in moments for each in report.sentences(moment)] == [
        line for moment in moments for line in report.moment(moment)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_beside_the_table_no_clause_stands_in_the_words(name: str) -> None:
    """They are links beside it, and the reasons of the dice have theirs."""
    lines = told(name, "en")
    assert all("[" not in line.text for line in lines)
    assert all(clause in clauses() for line in lines for clause in line.clauses)
    reasons = [reason for line in lines for reason in line.lines]
    assert reasons
    assert all(reason.clause in clauses() and reason.value for reason in reasons)


@pytest.mark.parametrize("name", GAMES)
def test_whom_it_names_is_on_the_table(name: str) -> None:
    """Nobody else can be pointed at; whoever moved stood somewhere else before, or looked elsewhere."""
    game, _ = recorded(name)
    if game.header.ruleset == "argad":
        known = {figure.id for figure in game.scenario.figures}
    else:
        known = {f"{seat}.{unit.id}" for seat, side in game.scenario.sides.items() for unit in side.army.units}
        known |= {each.id for state in game.states for each in getattr(state, "leaders", ())}
    lines = told(name, "en")
    assert {piece for line in lines for piece in line.pieces} <= known
    moved = [move for line in lines for move in line.moves]
    assert moved
    assert all(len(line.moves) <= len(line.pieces) for line in lines)


def test_a_turn_stands_out_and_losses_weigh() -> None:
    lines = told("impetus-cannae", "en", minor=False)
    assert [line.text for line in lines if line.kind == "turn"][:2] == ["Turn 1", "Turn 2"]
    assert {line.seat for line in lines if line.kind == "side"} == {"red", "blue"}
    assert any(line.kind == "big" and "rout" in line.text for line in lines)


def test_what_is_minor_is_passed_over() -> None:
    """Whoever plays sees units being set up; whoever looks again is told of each."""
    whole, log = (told("impetus-encounter", "en", minor=minor) for minor in (True, False))
    assert len(log) < len(whole)
    assert {line.clauses for line in log} <= {line.clauses for line in whole}


def test_dice_are_beside_the_sentence_that_does_not_tell_them() -> None:
    """In a skirmish each throw is one die, or a few: they are shown where they count."""
    thrown = [line for line in told("argad-village-raid", "en") if line.dice]
    assert thrown
    assert all(1 <= face <= 6 for line in thrown for face in line.dice)


def test_every_game_of_the_house_has_a_log() -> None:
    assert all(package_of(name).telling.log for name in GAMES_OF_THE_HOUSE)


def test_a_game_may_have_no_log() -> None:
    assert Telling(prose=package_of("rapide").telling.prose).beside(words("en"), None) is None
