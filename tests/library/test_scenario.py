"""Scenario files that are plain records, for a toy game."""

from typing import Any

import pytest
from msgspec import Struct

from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.document import Document
from sandtable.library.fault import Unreadable
from sandtable.library.own import BATTLES
from sandtable.library.scenario import names_of_parts, scenario_files, scenario_note, scenario_title
from sandtable.library.words import LANGUAGES, words
from tests.conformance.toys.riposte import Bout, Riposte


def riposte(tables: Any) -> AnyRuleset:
    return Riposte()


FILES = scenario_files(riposte, Bout(), first="salon")


class Fencer(Struct, frozen=True):
    name: str


class Match(Struct, frozen=True):
    name: str
    left: Fencer
    right: Fencer
    power: int = 4


def read(text: str) -> Any:
    return FILES.readers[BATTLES](Document("salon.toml", text), None)


def test_a_file_has_the_fields_of_the_record() -> None:
    assert read("power = 3") == Bout(3)
    assert (FILES.first, FILES.tables) == ("salon", Bout)


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("\npower = 'much'", "fault-type", 2),
        ("power = 3\nsword = 1", "fault-unknown-field", 2),
        ("power = 0", "no-power", 0),
    ],
)
def test_what_is_wrong_is_told(text: str, fault: str, line: int) -> None:
    """With its line; what the rules forbid with its clause."""
    with pytest.raises(Unreadable) as wrong:
        read(text)
    (found,) = wrong.value.faults
    assert (found.key, bool(found.clause)) == (fault, fault == "no-power")
    assert line in (0, found.line)


def test_parts_that_have_a_name_are_called_by_it() -> None:
    found = names_of_parts(Match("salon", Fencer("Alceste"), Fencer("Oronte")))
    assert found == {seat: dict.fromkeys(LANGUAGES, name) for seat, name in (("left", "Alceste"), ("right", "Oronte"))}


def test_without_a_word_a_scenario_has_the_name_that_it_says() -> None:
    say, salon = words("en"), Match("salon", Fencer("Alceste"), Fencer("Oronte"))
    assert (scenario_title("riposte", say, salon), scenario_note("riposte", say, salon)) == ("salon", "")
    assert scenario_title("riposte", say, Bout()) == "riposte"
