"""Games that are put before somebody: played so far by the program's own code, with the same dice each time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from msgspec import Struct

from sandtable.kernel.awaiting import Choice
from sandtable.library.impetus.battles import battles, load_battle
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.match.keeping import create
from sandtable.match.match import Match
from sandtable.players.chance import from_seed
from sandtable.players.recruit import Recruit
from sandtable.store.sql import SqlStore
from tests.server.house import House, house

HERE = Path(__file__).parent
MOST = 400


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
) -> Iterator[Situation]:
    """A battle by its file or name, played at random until it stands so, and some side's `turn` has come."""
    here = HERE / f"{battle}.toml"
    scenario = load_battle(battle if isinstance(battle, Path) else here if here.exists() else battles()[battle])
    ruleset = load_impetus()
    with SqlStore(folder / "matches.db") as store:
        players, title = {"red": red, "blue": blue}, {"en": str(battle)}
        for attempt in range(seed, seed + MOST):
            with patch("sandtable.match.keeping.fresh", lambda seats, number=attempt: from_seed(number, seats)):
                match, _, tokens = create(store, ruleset, scenario, players, title)
            if _played(match, until, Recruit(ruleset, attempt)) and turn in ("", _asked(match)[0]):
                break
        else:
            raise AssertionError(f"{battle} never stands so")
        name = match.game.header.game
    with house(folder) as server:
        yield Situation(server, name, tokens)


def _played(match: Match, until: Callable[[Match], bool], recruit: Recruit) -> bool:
    while not until(match):
        if match.outcome:
            return False
        seat, _ = _asked(match)
        assert match.give(seat, recruit(match.view(seat), seat)) is None
    return True
