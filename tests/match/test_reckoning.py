"""A battle reckoned up, in every game: nothing is counted that was taken back, and all of it adds up."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games import games
from sandtable.kernel.history import live
from sandtable.library.words import LANGUAGES, words
from sandtable.match.course import Course, course
from sandtable.match.reckoning import reckoned
from sandtable.server.replay.work import reckoned_up

GOLDEN = Path(__file__).parents[1] / "golden"
PLAYED = ("impetus-cannae", "grandeur-peninsular-ridge", "argad-tavern-brawl", "rapide-rocroi-drawn")


def recorded(name: str) -> Course:
    return course(GOLDEN.joinpath(f"{name}.sand").read_bytes().splitlines())


@pytest.mark.parametrize("name", PLAYED)
def test_losses_add_up(name: str) -> None:
    """At the end everybody has lost what the last state says; no decisive moment was taken back."""
    game = recorded(name)
    package = next(each for each in games() if each.name == game.header.ruleset)
    found = reckoned(game)
    assert found
    assert package.reckoning
    assert list(found.turns.values())[-1] == dict(package.reckoning.lost(game.states[-1]))
    assert all(0 <= lost <= found.whole[seat] for seat, lost in list(found.turns.values())[-1].items())
    standing = set(live(game.game))
    assert {blow.entry for blow in found.decisive} <= standing
    assert [blow.entry for blow in found.decisive] == sorted(blow.entry for blow in found.decisive)
    for seat, lost in list(found.turns.values())[-1].items():
        assert sum(blow.lost.get(seat, 0) for blow in found.decisive) <= lost


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(name: str, lang: str) -> None:
    """The clause that ended it, the measure, and sentences of each moment."""
    game = GOLDEN.joinpath(f"{name}.sand").read_bytes()
    told: dict[str, Any] = msgspec.json.decode(reckoned_up(game, lang))
    assert told["why"]
    assert all(moment["lines"] for moment in told["moments"])
    assert len({each["seat"] for each in told["sides"]}) >= 2
    assert words(lang).has(f"reckoned-{told['measure']}")


def test_cannae() -> None:
    """By hand: the Romans lost eleven of twenty VD, most of them with the fifth turn's first cohort."""
    told = msgspec.json.decode(reckoned_up(GOLDEN.joinpath("impetus-cannae.sand").read_bytes(), "en"))
    assert (told["outcome"]["winners"], told["outcome"]["clause"]) == (["red"], "BI 8")
    romans = told["sides"][1]
    assert (romans["whole"], romans["lost"][-1]) == (20, 11)
    assert max(told["moments"], key=lambda each: each["lost"].get("blue", 0))["turn"] == 5
    assert told["best"][0] == {"piece": "red.fp-1", "seat": "red", "name": "African veterans", "hits": 5}
