"""The card in a scenario file: optional, and every fault of it is told with its line, in every game."""

import pytest

from sandtable.games import games
from sandtable.library.card import card_of
from sandtable.library.document import Document
from sandtable.library.fault import Unreadable
from sandtable.library.own import BATTLES, shipped_files

FIRST = {each.name: shipped_files(each.name, BATTLES)[each.files.first] for each in games()}


def read(game: str, card: str) -> None:
    text = FIRST[game].read_text("utf-8").partition("[card]")[0] + card
    package = next(each for each in games() if each.name == game)
    package.files.readers[BATTLES](Document("mine.toml", text), None)


@pytest.mark.parametrize("game", FIRST)
def test_it_may_be_left_out_or_say_little(game: str) -> None:
    read(game, "")
    read(game, '[card]\nstory = "A river, and no ford."\n')


@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize("wrong", ['difficulty = "brutal"', "minutes = 0", 'minutes = "long"', 'tale = "x"'])
def test_what_is_wrong_with_it_is_told(game: str, wrong: str) -> None:
    """By its field and its line."""
    with pytest.raises(Unreadable) as told:
        read(game, f"[card]\n{wrong}\n")
    fault = told.value.faults[0]
    assert fault.field == f"card.{wrong.split(maxsplit=1)[0]}"
    assert fault.line > 1


def test_what_it_says() -> None:
    found = card_of({"card": {"minutes": 40, "difficulty": "hard", "story": {"en": "Mud."}}})
    assert (found.minutes, found.difficulty, found.story) == (40, "hard", {"en": "Mud."})
    assert card_of({}).minutes is None
