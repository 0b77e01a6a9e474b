"""Games that are put before somebody: played so far by the program's own code, with the same dice each time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias
from unittest.mock import patch

from msgspec import Struct

from sandtable.games.grandeur.files.battles import load_battle as load_grandeur_battle
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.impetus.files.battles import battles, load_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.loop import Decide
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.players.chance import from_seed
from sandtable.players.recruit import Recruit
from sandtable.store.sql import SqlStore
from tests.match.nonces import join
from tests.server.house import House, house

HERE = Path(__file__).parent
Plays: TypeAlias = Callable[[Any, int], Decide]
"""Makes a player of some rules, by a number for its chances."""

MOST = 400
NONCE = "07" * 32
"""What each browser adds to the dice, where they are to be the same each time."""


class Situation(Struct, frozen=True):
    """A server that keeps a match, and the seats of its people."""

    server: House
    match: str
    tokens: dict[str, str]


def stands(match: Match) -> bool:
    """The game stands as it begins."""
    return True


def pursuing(match: Match) -> bool:
    """Red has won a melee and is asked whether to pursue."""
    return _asked(match) == ("red", "pursue")


def _asked(match: Match) -> tuple[str, str]:
    awaited = match.awaits
    return (awaited.seats[0], awaited.what) if isinstance(awaited, Choice) else ("", "")


@contextmanager
def situation(
    folder: Path,
    battle: str | Path,
    until: Callable[[Match], bool] = stands,
    red: str = "person",
    blue: str = "person",
    seed: int = 1,
    turn: str = "",
    plays: Plays = Recruit,
) -> Iterator[Situation]:
    """A battle by its file or name, played at random until it stands so, and some side's `turn` has come.

    `plays` makes a player for both sides that is less at random.
    """
    here = HERE / f"{battle}.toml"
    path = battle if isinstance(battle, Path) else here if here.exists() else battles()[battle]
    with SqlStore(folder / "matches.db") as store:
        match, tokens = match_until(store, path, until, {"red": red, "blue": blue}, seed, plays, turn)
    with house(folder) as server:
        yield Situation(server, match.game.header.game, tokens)


def match_until(
    store: SqlStore,
    path: Path,
    until: Callable[[Match], bool],
    players: dict[str, str],
    seed: int,
    plays: Plays,
    turn: str = "",
) -> tuple[Match, dict[str, str]]:
    """A match of a battle file that stands so, and its tokens: the same with the same seed each time."""
    ruleset, scenario = battle_of(path)
    for attempt in range(seed, seed + MOST):
        with patch("sandtable.match.keeping.fresh", lambda seats, number=attempt: from_seed(number, seats)):
            match, _, tokens = create(store, ruleset, scenario, players, {"en": path.stem})
        join(match, NONCE)
        if _played(match, until, plays(ruleset, attempt)) and turn in ("", _asked(match)[0]):
            return match, tokens
    raise AssertionError(f"{path.stem} never stands so")


def battle_of(path: Path) -> tuple[Any, Any]:
    """The rules and the scenario of a battle file, by the game that it names."""
    if 'game = "grandeur"' in path.read_text("utf-8"):
        return load_grandeur(), load_grandeur_battle(path)
    return load_impetus(), load_battle(path)


def _played(match: Match, until: Callable[[Match], bool], player: Decide) -> bool:
    while not until(match):
        if match.outcome:
            return False
        seat, _ = _asked(match)
        assert match.give(seat, player(match.view(seat), seat)) is None
    return True
