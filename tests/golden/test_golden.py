"""Golden games verify for ever."""

import pytest

from sandtable.kernel.verify import verify
from sandtable.rulesets.catalogue import ruleset_of
from tests.golden.regenerate import BOUTS, FOLDER, GRANDEUR, SKIRMISHES, file_of, golden

FILES = sorted(path.name for path in FOLDER.glob("*.sand"))
PINS = {
    "cannae": ("red", "BI 8", 161, "rgeq-fotf-6coi-jnur"),
    "encounter": ("blue", "BI 8", 161, "wkmn-xssb-ttk4-7hqv"),
    "granicus": ("red", "BI 8", 151, "n27i-62m3-b44q-ubmc"),
    "hydaspes": ("blue", "BI 8", 140, "qis3-5unw-evnu-voev"),
    "wagenburg": ("red", "BI 8b", 153, "hirr-frly-kqwe-cqb2"),
    "village-raid": ("brigands", "AR V.f", 90, "ah6k-rnzb-sazp-6hog"),
    "siege-relief": ("garrison,besiegers", "AR V.f", 161, "3tc7-ci2i-xngj-bxkr"),
    "ambush": ("travellers", "AR V.f", 86, "ckmm-3t4n-rwof-nzeg"),
    "surprise-attack": ("camp", "AR V.f", 85, "sfnx-xs7i-e3t3-mod3"),
    "tavern-brawl": ("host", "AR V.f", 81, "ao2a-at3g-7kdl-56sk"),
}
"""Of each game of captains its winners, by which clause, its entries and the head of its chain."""

GRANDEUR_PINS = {
    "peninsular-ridge": ("red", "BI 8b", 222, "w6oo-xeii-sgyw-pj2g"),
    "austerlitz": ("red", "BI 8b", 966, "cfgw-5lsp-nngt-qefx"),
}
"""The same of each battle of Grandeur."""


HELD = {file_of(battle).name: PINS[battle] for battle in (*BOUTS, *SKIRMISHES)} | {
    file_of(battle, "grandeur").name: GRANDEUR_PINS[battle] for battle in GRANDEUR
}


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_verifies(name: str) -> None:
    """The file is whole and sound by the rules as they are now.

    Players learn, so the games of captains are held to their heads: the same answers, dice and events to the last byte.
    """
    verdict = verify((FOLDER / name).read_bytes(), ruleset_of)
    assert verdict.fault is None
    assert verdict.finished
    assert verdict.outcome
    found = (",".join(verdict.outcome.winners), verdict.outcome.clause, verdict.entries, verdict.head)
    assert found == HELD.get(name, found)


def test_the_same_games_are_still_played() -> None:
    """Played again from the same origins, each game of Combat Rapide is the same byte for byte; no file is missing."""
    games = golden()
    kept = [file_of(battle) for battle in (*BOUTS, *SKIRMISHES)]
    kept += [file_of(battle, "grandeur") for battle in GRANDEUR]
    assert sorted([*games, *(path.name for path in kept)]) == FILES
    for name, game in games.items():
        assert b"".join(line + b"\n" for line in game.lines) == (FOLDER / name).read_bytes()
