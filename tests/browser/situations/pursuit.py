"""A whole small battle whose course is known: a plain mind plays red, the captain blue, always with the same dice."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.orders import Evade, FormSquare, GoOnOpportunity, OpportunityFire
from sandtable.games.impetus.rules.orders import EndTurn
from sandtable.library.own import Own, Place
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.players.chance import from_seed
from sandtable.players.roster import player
from sandtable.store.sql import SqlStore
from tests.browser.situations import HERE, NONCE
from tests.browser.situations.fixed_dice import THOUGHTS
from tests.match.nonces import join

FILES = [HERE / "own" / f"{name}.toml" for name in ("rear-guard", "pursuers", "pursuit")]
GUNS = "red.art-1"
WANTED = (Evade, FormSquare, OpportunityFire)
"""What red answers if it may, the first before the others; otherwise it gives the first answer that there is."""

MOST = 40


def seed_of_all_three(folder: Path) -> int:
    """Dice with which red is asked whether to evade, to form square and to shoot on opportunity, and does so."""
    own = Own(folder)
    for path in FILES:
        kind = "scenarios" if path.stem == "pursuit" else "armies"
        own.write(Place("grandeur", kind, path.stem), path.read_text("utf-8"))
    scenario = own.says(Place("grandeur", "scenarios", "pursuit"))
    with SqlStore(folder / "known.db") as store:
        return next(seed for seed in range(1, MOST) if _answers(store, scenario, seed) >= set(WANTED))


def _answers(store: SqlStore, scenario: Any, seed: int) -> set[type[Any]]:
    """What red answers in the battle with these dice."""
    rules = load_grandeur()
    with patch("sandtable.match.keeping.fresh", lambda seats: from_seed(seed, seats)):
        match, _, _ = create(store, rules, scenario, {"red": "person", "blue": "captain"}, {"en": ""})
    join(match, NONCE)
    given: set[type[Any]] = set()
    while not match.outcome:
        (seat,) = match.awaits.seats  # type: ignore[union-attr]
        view = match.view(seat)
        order = plain(match) if seat == "red" else player("captain", rules, THOUGHTS)(view, seat)
        given |= {type(order)} if seat == "red" else set()
        assert match.give(seat, order) is None
    return given


def plain(match: Match) -> Any:
    """Red's guns go on opportunity, all others stay; it answers as it wants to."""
    whole = match.options("red")
    if match.awaits.what == "orders":  # type: ignore[union-attr]
        found = match.options("red", GUNS).offers if GUNS in whole.pieces else ()
        return next((each.order for each in found if isinstance(each.order, GoOnOpportunity)), EndTurn())
    orders = [each.order for each in whole.offers]
    return next((order for kind in WANTED for order in orders if isinstance(order, kind)), orders[0])
