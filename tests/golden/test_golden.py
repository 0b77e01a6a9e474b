"""Golden games verify for ever."""

import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from tests.golden.regenerate import BOUTS, FOLDER, GRANDEUR, SKIRMISHES, file_of, golden

FILES = sorted(path.name for path in FOLDER.glob("*.sand"))
PINS = {
    "cannae": ("red", "BI 8", 112, "bpa4-7bdw-nczv-bglb"),
    "encounter": ("", "BI 8", 192, "zsmo-77pp-w42z-zuqy"),
    "granicus": ("red", "BI 8", 135, "a3j4-kwnf-e2qh-ojpu"),
    "hydaspes": ("blue", "BI 8", 103, "i4ok-pgxc-s3r7-zced"),
    "wagenburg": ("red", "BI 8", 156, "fsnx-r3ox-l3ff-atnc"),
    "village-raid": ("village", "AR V.f", 96, "kla4-4sbw-fmoh-5flr"),
    "siege-relief": ("besiegers", "AR V.f", 156, "ntfq-keze-tva4-kh2x"),
    "ambush": ("travellers", "AR V.f", 82, "6t2e-7bld-zvxi-ds4h"),
    "surprise-attack": ("camp", "AR V.f", 88, "l2q2-n7e2-uzvg-x24o"),
    "tavern-brawl": ("musketeers", "AR V.f", 86, "ogtv-zook-ynax-6cef"),
}
"""Of each game of captains its winners, by which clause, its entries and the head of its chain."""

GRANDEUR_PINS = {
    "peninsular-ridge": ("red", "BI 8", 202, "htzf-aqfq-j2zn-yhlf"),
    "austerlitz": ("red", "BI 8b", 1043, "hjak-bj4e-2m5o-xd52"),
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
