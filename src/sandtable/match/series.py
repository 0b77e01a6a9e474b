"""A series of recorded games, one after the other or on several cores. It goes on where it stopped."""

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from sandtable import games
from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Closed, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.loop import Decide
from sandtable.kernel.memory import collect_rarely
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Recording
from sandtable.library.sand import read_sand, write_sand
from sandtable.match.table import OrderRefused, play_out, seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.roster import player

ENDS = b"\n"


class Bout(Struct, frozen=True):
    """One game of a series: its number, its ruleset, its scenario as JSON, who plays which seat, and its seed.

    `tables` replace the shipped ones, as JSON.
    """

    number: int
    ruleset: str
    scenario: bytes
    players: tuple[tuple[str, str], ...]
    seed: int
    file: str = ""
    tables: bytes = b""


class Played(Struct, frozen=True):
    """How a bout has ended; `state` is its last state as JSON."""

    number: int
    seed: int
    players: tuple[tuple[str, str], ...]
    outcome: Outcome
    entries: int
    state: bytes


class OtherSeries(Exception):  # noqa: N818
    """A file of this name holds another game, or this folder a series of other players."""


class BrokenPlayer(Exception):  # noqa: N818
    """A player of a bout gave an order that the rules forbid. What was played until then is in the bout's file."""

    def __init__(self, bout: Bout, refused: OrderRefused) -> None:
        self.bout, self.refused = bout, refused
        super().__init__(bout, refused)


def note_players(folder: Path, bouts: Iterable[Bout]) -> None:
    """Keeps the names of the players beside the games, whose files do not have them. Raises OtherSeries, OSError."""
    ours = list(dict.fromkeys(bout.players for bout in bouts))
    file = folder / "players.json"
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=list[tuple[tuple[str, str], ...]])
    except FileNotFoundError:
        kept = []
    except msgspec.DecodeError as error:
        raise OtherSeries(str(file)) from error
    if any(one != other for one, other in zip(ours, kept, strict=False)):
        raise OtherSeries(str(file))
    if len(ours) > len(kept):
        file.write_bytes(msgspec.json.encode(ours) + ENDS)


@lru_cache(maxsize=4)
def ruleset_of(name: str, tables: bytes = b"") -> AnyRuleset:
    """The ruleset with the shipped tables, or with others."""
    shipped = games.load_ruleset(name)
    return games.ruleset_of(name, shipped.version, tables) if tables else shipped


def play_bout(bout: Bout) -> Played:
    """Plays the bout, or reads it if its file is there already. Raises OtherSeries, BrokenPlayer, OSError."""
    ruleset = ruleset_of(bout.ruleset, bout.tables)
    game = _kept(bout, ruleset) or _play(bout, ruleset)
    outcome = ruleset.outcome(game.state)
    assert outcome is not None, "a bout is played to its end"
    return Played(bout.number, bout.seed, bout.players, outcome, len(game.entries), canonical(game.state))


def _play(bout: Bout, ruleset: AnyRuleset) -> Game:
    scenario = codec(ruleset).scenario(bout.scenario)
    game = seated(ruleset, scenario, from_seed(bout.seed, [seat for seat, _ in bout.players]))
    try:
        play_out(game, _together(bout, ruleset), seeded(bout.seed))
    except OrderRefused as refused:
        _keep(bout, game)
        raise BrokenPlayer(bout, refused) from refused
    _keep(bout, game)
    return game


def _keep(bout: Bout, game: Game) -> None:
    if bout.file:
        write_sand(Path(bout.file), game.lines)


def _together(bout: Bout, ruleset: AnyRuleset) -> Decide:
    """Each seat's own player."""
    named = {seat: player(name, ruleset, bout.seed * 2 + at) for at, (seat, name) in enumerate(bout.players)}
    return lambda view, seat: named[seat](view, seat)


def _kept(bout: Bout, ruleset: AnyRuleset) -> Game | None:
    """The game of a file that is there already; an unfinished one is played again."""
    path = Path(bout.file)
    if not bout.file or not path.exists():
        return None
    first, *rest = read_sand(path).rstrip(ENDS).split(ENDS)
    try:
        header, entries = read_header(first), [read_entry(line) for line in rest]
    except msgspec.DecodeError as error:
        raise OtherSeries(bout.file) from error
    other = header.game != from_seed(bout.seed, ()).game or bytes(header.scenario) != bout.scenario
    if other or bytes(header.tables) != canonical(ruleset.tables):
        raise OtherSeries(bout.file)
    if not entries or not isinstance(entries[-1].answer, Closed):
        return None
    game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Recording(entries[-1]))
    game.restore(entries)
    return game


def play_series(bouts: Iterable[Bout], jobs: int) -> Iterator[Played]:
    """Every bout as it is finished, on a number of cores."""
    if jobs <= 1:
        for bout in bouts:
            yield play_bout(bout)
        return
    waiting = iter(bouts)
    with _workers(jobs) as pool:
        running = _begun(pool, islice(waiting, 2 * jobs))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= _begun(pool, islice(waiting, len(done)))
            for each in done:
                yield each.result()


def _begun(pool: ProcessPoolExecutor, bouts: Iterable[Bout]) -> set[Future[Played]]:
    """Hands bouts to the workers. Workers that start now ignore Ctrl-C from the beginning."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return {pool.submit(play_bout, bout) for bout in bouts}
    finally:
        signal.signal(signal.SIGINT, heard)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play. When the series is interrupted, their current games end too."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start)
    try:
        yield pool
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _start() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
