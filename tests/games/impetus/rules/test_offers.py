"""Whatever is offered in the thick of a battle is allowed, at both ends of its stretch and between."""

import random

import pytest

from sandtable.games.impetus.files.matchup import matchup
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.soundness import unsound
from sandtable.games.impetus.rules.state import State
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Over
from sandtable.kernel.loop import opened, refusals, settle
from sandtable.players.chance import drawn, seeded
from tests.players.brawler import Brawler

BATTLES = [
    ("gauls", "romans-polybian", "fr", "15"),
    ("seleucids", "indians-classical", "es", "6"),
    ("macedon-alexander", "persians-later", "es", "28"),
    ("hussites", "english-hundred-years-war", "fr", "10"),
]
EVERY = 5


@pytest.mark.parametrize("seed", range(len(BATTLES)))
def test_offers_in_battle(seed: int) -> None:
    """Every fifth state of a rough game, every unit and group, every offer at several numbers; every state is sound."""
    ruleset, chance, player = load_impetus(), seeded(seed), Brawler(load_impetus(), seed)
    red, blue, edition, scale = BATTLES[seed]
    state = opened(ruleset, matchup(red, blue, "random", drawn(seed), edition=edition, scale=scale, turns=6))
    draw, number = random.Random(seed), 0
    while True:
        state = settle(ruleset, state, chance)
        awaited = ruleset.awaiting(state)
        assert not list(unsound(state, ruleset.umpire))
        if isinstance(awaited, Over):
            return
        seat, number = awaited.seats[0], number + 1  # type: ignore[union-attr]
        if number % EVERY == 0:
            look(state, seat, draw)
        state = ruleset.resolve(state, Given(seat, player(state, seat)))[1]


def look(state: State, seat: str, draw: random.Random) -> None:
    ruleset = load_impetus()
    options = ruleset.options(state, seat)
    offers = [*options.offers]
    for piece in options.pieces:
        asked = ruleset.options(state, seat, piece)
        offers += asked.offers
        assert all(barred.refusals for barred in asked.barred)
        assert all(any(refusals(ruleset, state, seat, barred.order)) for barred in asked.barred)
    for offer in offers:
        for at in {offer.low, offer.high, draw.randint(offer.low, offer.high)}:
            assert not list(refusals(ruleset, state, seat, offer.at(at))), offer.at(at)
