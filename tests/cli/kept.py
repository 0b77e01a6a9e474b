"""A battle kept in a store, with dice that are the same each time, so that the questions are known."""

from pathlib import Path

from sandtable.games.rapide.commands.terminal import Keeping
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.kernel.chain import canonical
from sandtable.kernel.game import Game
from sandtable.match.table import seated
from sandtable.players.chance import Origin, from_seed
from sandtable.store.sql import SqlStore
from tests.library.files import BATTLE, battle

SEED = 3
ARMIES = (
    BATTLE.replace("2A+", "A+ A- 2D")
    .replace("1643", "1495")
    .replace("baroque", "medieval")
    .replace("musket", "medieval")
)
QUESTIONS = ["merge two", "merge two", "retreat?", "retreat?"]
"""Both sides may convert, nobody breaks in the first round, and both may leave."""


def origin() -> Origin:
    """Where the dice of the kept battle come from."""
    return from_seed(SEED, SEATS)


def keep(path: Path, people: tuple[str, ...] = SEATS) -> str:
    """A battle that is about to begin lies in the store; its name."""
    game: Game = seated(load_rapide(), battle(ARMIES), origin())
    with SqlStore(path) as store:
        store.create(game.header.game, canonical(game.header), Keeping.packed(origin().secret, people))
        store.append_all(game.header.game, 1, [canonical(entry) for entry in game.entries])
    return game.header.game


def lines(path: Path, name: str) -> list[bytes]:
    """What the store holds of a game."""
    with SqlStore(path) as store:
        return [store.header(name), *store.lines(name)]


def names(path: Path) -> list[str]:
    """The games that the store holds."""
    with SqlStore(path) as store:
        return [summary.game for summary in store.games()]
