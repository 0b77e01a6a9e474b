"""A recorded game set up, seated and played."""

from sandtable.games import ruleset_of
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.kernel.entry import Entry
from sandtable.kernel.verify import verify
from sandtable.match.table import play_out, seated
from sandtable.players.chance import Recorded, from_seed
from sandtable.players.recruit import Recruit
from sandtable.store import MemoryStore

RULES = load_rapide()


def test_every_entry_is_handed_over_as_it_is_accepted() -> None:
    """Whoever keeps the game gets each entry once, in order, and what was kept is the whole file."""
    game = seated(RULES, load_battle(battles()["rocroi"], RULES), from_seed(3, SEATS))
    store = MemoryStore()
    store.create("g", game.lines[0])
    store.append_all("g", 1, game.lines[1:])

    def keep(entry: Entry) -> None:
        store.append("g", entry.n, game.lines[entry.n])

    play_out(game, Recruit(RULES, 1), Recorded(()), keep)
    kept = [store.header("g"), *store.lines("g")]
    assert kept == game.lines
    verdict = verify(b"".join(line + b"\n" for line in kept), ruleset_of)
    assert (verdict.fault, verdict.finished) == (None, True)
