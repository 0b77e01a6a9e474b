"""Files as players write them, and what the reader says of them."""

from pathlib import Path

import pytest

from sandtable.games import data_of
from sandtable.games.rapide.files.battles import read_battle
from sandtable.games.rapide.files.tables import load_rapide, load_tables
from sandtable.games.rapide.rules.battle import Battle
from sandtable.games.rapide.rules.tables import Tables
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable

BATTLE = """\
year = 1643
terrain = "plain"

[attacker]
nation = "france"
stack = "2A+"
technology = "baroque"
veteran = true
leader = "4.3.4"

[defender]
nation = "spain"
stack = "2A+"
technology = "musket"
veteran = true
leader = "2.3.2"
"""
NAME = "battle.toml"


def changed(text: str, old: str, new: str) -> str:
    """The text with the first occurrence of something replaced; it must be there."""
    assert old in text, f"{old!r} is not in the text"
    return text.replace(old, new, 1)


def line_with(text: str, piece: str) -> int:
    """The line on which a piece of text first stands."""
    return text[: text.index(piece)].count("\n") + 1


def battle(text: str) -> Battle:
    """The battle of a text."""
    return read_battle(Document(NAME, text), load_rapide())


def battle_faults(text: str) -> tuple[Fault, ...]:
    """Everything that is wrong with the text of a battle."""
    with pytest.raises(Unreadable) as trouble:
        battle(text)
    return trouble.value.faults


def only(faults: tuple[Fault, ...]) -> Fault:
    """The one fault that there is."""
    assert len(faults) == 1, faults
    return faults[0]


def table(file: str, name: str) -> str:
    """One table of a shipped file, as a player would copy it."""
    text = (data_of("rapide") / f"tables/{file}.toml").read_text("utf-8")
    start = min(text.find(f"\n{mark}") for mark in (f"[{name}]", f"[[{name}]]") if f"\n{mark}" in text) + 1
    rest = [place for place in _headers(text) if place > start and not _belongs(text, place, name)]
    return text[start : min(rest, default=len(text))]


def own(folder: Path, text: str) -> Path:
    """A player's own file of tables."""
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


def own_tables(folder: Path, text: str) -> Tables:
    """The tables with those of a player's file in their place."""
    return load_tables([own(folder, text)])


def table_faults(folder: Path, text: str) -> tuple[Fault, ...]:
    """Everything that is wrong with a player's file of tables."""
    with pytest.raises(Unreadable) as trouble:
        own_tables(folder, text)
    return trouble.value.faults


def _headers(text: str) -> list[int]:
    return [place + 1 for place in range(len(text)) if text.startswith("\n[", place)]


def _belongs(text: str, place: int, name: str) -> bool:
    return any(text.startswith(mark, place) for mark in (f"[{name}.", f"[{name}]", f"[[{name}]]"))
