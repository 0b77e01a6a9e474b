"""Where games come from: by name, from scenario files, from game files."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from sandtable import games
from sandtable.api.errors import Refused, Unusable, not_known, reasons, spoken, unusable
from sandtable.api.game import Dice, Game, start
from sandtable.api.players import Player, named_player
from sandtable.games.package import GamePackage
from sandtable.kernel import verify as checks
from sandtable.kernel.chain import commitment
from sandtable.kernel.entry import Begun, Closed, Entry
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Recording, Secret
from sandtable.library.fault import Unreadable
from sandtable.library.own import BATTLES, shipped_files
from sandtable.library.sand import read_sand
from sandtable.library.scenario import named_scenario
from sandtable.library.verdicts import Provenance, fact_lines, fault_lines
from sandtable.match.keeping import restored
from sandtable.match.naming import calling_in
from sandtable.match.provenance import provenance
from sandtable.players.chance import from_seed


@dataclass(frozen=True)
class Verdict:
    """What is known of a game file after it has been played again and every line checked."""

    sound: bool
    """Nothing is wrong with it: the chain, the dice, every order and every event are right."""

    finished: bool
    """The game is over, and the file shows the secret of its dice."""

    text: str
    """The verdict in words: what is wrong and where, or what the file holds."""

    details: checks.Verdict
    """All facts, with numbers. `details.proof` tells whether every throw was drawn again and who could choose them."""

    source: Provenance
    """Whether its tables and its scenario come with the program, with their fingerprints."""


def game_names() -> tuple[str, ...]:
    """The games that can be played, by name."""
    return games.names()


def scenarios(game: str) -> tuple[str, ...]:
    """The scenarios that come with a game, by name. Raises Unusable."""
    return tuple(shipped_files(_package(game).name, BATTLES))


def new(
    game: str,
    scenario: str | Path | msgspec.Struct = "",
    *,
    seed: int | None = None,
    dice: Dice | None = None,
    tables: str | Path | Sequence[str | Path] = (),
) -> Game:
    """A new game, begun.

    `scenario` is the name of one that comes with the game, the path of a TOML file, or a scenario itself; if it is left
    out, the game chooses one. With a `seed` the same orders give the same dice; without one nobody can foresee them.
    `dice` are faces of your own. `tables` are TOML files whose tables take the place of the game's own.

    Raises Unusable if a name is not known or a file has faults, and Refused if the rules forbid the scenario.
    """
    package = _package(game)
    try:
        ruleset = _ruleset(package, [tables] if isinstance(tables, str | Path) else tables)
        found = scenario if isinstance(scenario, msgspec.Struct) else named_scenario(package, str(scenario), ruleset)
    except Unreadable as trouble:
        raise unusable(trouble) from trouble
    if not isinstance(found, ruleset.scenario_type):
        raise TypeError(f"{type(found).__name__} is no scenario of {package.name}")
    if refused := tuple(ruleset.judge_setup(found)):
        raise Refused(reasons(refused, spoken("en")))
    return start(ruleset, found, seed, dice)


def load(path: str | Path, *, seed: int | None = None, dice: Dice | None = None, check: bool = True) -> Game:
    """A game from its file. Raises Unusable if the file is not sound.

    A finished game can be read and branched off. So can an unfinished one; it can also be played on, with the `seed`
    that it was made with. Unless `check` is False, the file is played again and every line checked, as by `verify`.
    """
    data = _read(path)
    if check and (fault := checks.verify(data, games.ruleset_of).fault):
        raise Unusable(f"{path}: {line}" for line in fault_lines(spoken("en"), fault))
    header, *entries = data.rstrip(b"\n").split(b"\n")
    try:
        game = restored(header, entries, "", "")
    except (msgspec.DecodeError, LookupError) as error:
        raise Unusable([f"{path}: {error!r}"]) from error
    last = game.entries[-1].answer if game.entries else None
    shown = bytes.fromhex(last.secret) if isinstance(last, Closed) else None
    secret = from_seed(seed, ()).secret if seed is not None else shown
    if secret is not None and commitment(secret) != game.header.commitment:
        raise Unusable([f"{path}: the game was not made with the seed {seed}."])
    game.source = Recording(Entry(0, Begun())) if secret is None else Secret(secret, game.header.game)
    return Game(game, dice)


def verify(path: str | Path, lang: str = "en") -> Verdict:
    """Plays a game file again and checks every line of it. Raises Unusable only if it cannot be opened."""
    data, say = _read(path), spoken(lang)
    found = checks.verify(data, games.ruleset_of)
    say = calling_in(say, data) if found.game else say
    source = provenance(found.ruleset, found.proof)
    lines = fault_lines(say, found.fault) if found.fault else fact_lines(say, found, source)
    return Verdict(found.fault is None, found.finished, "\n".join(lines), found, source)


def player(name: str, game: Game, seed: int = 0) -> Player:
    """One of the computer's players for a game, to be called with a view and a seat.

    `recruit` draws lots, `captain` plays to win. Others come from installed packages (entry points in the group
    `sandtable.players`) or from any module, as `module:Class`. Raises Unusable.
    """
    return named_player(name, game.ruleset, seed)


def _package(name: str) -> GamePackage:
    found = games.find(name)
    if found is None:
        raise not_known("game", name, games.names())
    return found


def _ruleset(package: GamePackage, tables: Sequence[str | Path]) -> AnyRuleset:
    if not tables:
        return package.files.load()
    if package.files.with_tables is None:
        raise Unusable([f"tables: {package.name} has no tables that could be replaced."])
    return package.files.with_tables([Path(each) for each in tables])


def _read(path: str | Path) -> bytes:
    try:
        return read_sand(Path(path))
    except Unreadable as trouble:
        raise unusable(trouble) from trouble
