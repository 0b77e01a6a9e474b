"""`sandtable play`: a battle in the terminal. Questions have numbered answers, each with its chances."""

import sys
from fractions import Fraction
from pathlib import Path
from typing import Any, TextIO

import msgspec
import typer

from sandtable.cli.speech import BAD, Lang, fail, spoken
from sandtable.games import ruleset_of
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.players.captain import BY_ODDS, Captain
from sandtable.games.rapide.rules.battle import SEATS, Battle, enemy
from sandtable.games.rapide.rules.morale import morale
from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Closed, Entry, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.loop import opened
from sandtable.kernel.retell import retell
from sandtable.kernel.source import Secret
from sandtable.library.sand import write_sand
from sandtable.library.words import Words
from sandtable.match.table import accepted, seated
from sandtable.odds.tree import TooMany
from sandtable.players.chance import fresh
from sandtable.store import StoreError
from sandtable.store.sql import SqlStore

LEAVE = "q"
SHOWN = 8


class Left(Exception):  # noqa: N818
    """The player has left; everything is kept."""


def play(
    lang: str | None = Lang,
    store: Path | None = typer.Option(None, "--store", metavar="FILE", help="Where games are kept."),
) -> None:
    """Play a battle of Combat Rapide in the terminal. Every step is kept; a battle can be resumed."""
    say = spoken(lang)
    try:
        trouble = Terminal(say, store or default_store(), sys.stdin, sys.stdout).run()
    except Left:
        raise typer.Exit(0) from None
    except StoreError as error:
        fail([str(error)], BAD)
    if trouble:
        fail([trouble], BAD)


def default_store() -> Path:
    """The file of games in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("sandtable") / "games.db"


class Keeping:
    """What is kept besides the lines of a game: the secret, and the seats of people."""

    @staticmethod
    def packed(secret: bytes, people: tuple[str, ...]) -> bytes:
        return canonical({"secret": secret.hex(), "people": list(people)})

    @staticmethod
    def unpacked(private: bytes) -> tuple[bytes, tuple[str, ...]]:
        known = msgspec.json.decode(private)
        return bytes.fromhex(known["secret"]), tuple(known["people"])


class Terminal:
    """One player, or two side by side, at one screen."""

    def __init__(self, say: Words, path: Path, answers: TextIO, screen: TextIO) -> None:
        self.say = say
        self.path = path
        self.answers = answers
        self.screen = screen

    def run(self) -> str:
        """Plays a battle, new or unfinished, to its end; returns why its file could not be written, if so."""
        with SqlStore(self.path) as store:
            game, people = self._unfinished(store) or self._new(store)
            Sitting(self, store, game, people).play()
        return self.export(game)

    def _unfinished(self, store: SqlStore) -> tuple[Game, tuple[str, ...]] | None:
        """A game that is not closed, if the player wants to go on with one; the newest comes first."""
        kept = [known for summary in store.games() if (known := self._kept(store, summary.game)) is not None]
        open_games = [(game, people) for game, people in kept if not game.closed][:SHOWN]
        for game, _ in kept:
            if game.closed:
                self.export(game)
        if not open_games:
            return None
        names = [self.sides(game.states[0].battle) for game, _ in open_games]
        place = self.ask(self.say("play-continue"), [*names, self.say("play-new")])
        return open_games[place] if place < len(open_games) else None

    def _kept(self, store: SqlStore, name: str) -> tuple[Game, tuple[str, ...]] | None:
        """A kept game of Combat Rapide; None if it cannot be read, or is over and already exported."""
        try:
            last = store.lines(name, store.count(name) - 1)
            over = bool(last) and isinstance(read_entry(last[0]).answer, Closed)
            return None if over and self.exported(name).exists() else restored(store, name)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError):
            return None

    def exported(self, name: str) -> Path:
        """The file of a finished game, beside the store."""
        return self.path.parent / f"{name}.sand"

    def export(self, game: Game) -> str:
        """Writes the file of a finished game; returns why it could not. The next start tries again."""
        path = self.exported(game.header.game)
        try:
            write_sand(path, game.lines)
        except OSError as error:
            return self.say("cannot-save", file=str(path), reason=error.strerror or str(error))
        self.tell(self.say("play-saved", file=str(path)))
        return ""

    def _new(self, store: SqlStore) -> tuple[Game, tuple[str, ...]]:
        ruleset = load_rapide()
        fields = {name: load_battle(path, ruleset) for name, path in battles().items()}
        place = self.ask(self.say("play-choose-battle"), [self.facts(name, field) for name, field in fields.items()])
        battle = list(fields.values())[place]
        prose = Prose(self.say, battle)
        sides = [*(prose.names[seat] for seat in SEATS), self.say("play-side-both")]
        people = ((SEATS[0],), (SEATS[1],), SEATS)[self.ask(self.say("play-choose-side"), sides)]
        origin = fresh(SEATS)
        game = seated(ruleset, battle, origin)
        store.create(origin.game, canonical(game.header), Keeping.packed(origin.secret, people))
        store.append_all(origin.game, 1, [canonical(entry) for entry in game.entries])
        return game, people

    def facts(self, name: str, battle: Battle) -> str:
        """A battle that comes with the program, in one line."""
        names = Prose(self.say, battle).names
        terrain = self.say(f"why-{battle.terrain}")
        return self.say(
            "play-battle-facts", name=self.say(f"battle-{name}"), year=str(battle.year), terrain=terrain, **names
        )

    def sides(self, battle: Battle) -> str:
        """Who fights whom, and when."""
        return f"{' – '.join(Prose(self.say, battle).names.values())}, {battle.year}"

    def ask(self, question: str, choices: list[str]) -> int:
        """The place of the answer among the choices. Leaving, or the end of the input, raises `Left`."""
        self.tell(question)
        numbers = [str(number) for number in range(1, len(choices) + 1)]
        for number, choice in enumerate(choices, start=1):
            self.tell(f"  {number}  {choice}")
        while True:
            self.tell(self.say("play-answer"))
            line = self.answers.readline()
            text = line.strip()
            if not line or text.lower() == LEAVE:
                self.tell(self.say("play-kept"))
                raise Left
            if text in numbers:
                return numbers.index(text)
            self.tell(self.say("play-bad-answer", most=str(len(choices))))

    def tell(self, line: str) -> None:
        self.screen.write(line + "\n")
        self.screen.flush()


class Sitting:
    """One battle being played at a terminal."""

    def __init__(self, terminal: Terminal, store: SqlStore, game: Game, people: tuple[str, ...]) -> None:
        self.terminal = terminal
        self.store = store
        self.game = game
        self.people = people
        self.prose = Prose(terminal.say, game.states[0].battle)
        orders = dict.fromkeys(SEATS, BY_ODDS)
        assert isinstance(game.ruleset, Rapide)
        self.rules = game.ruleset
        self.captain = Captain(self.rules, orders)
        self.forecast = self.captain.forecast
        self.told = 0

    def play(self) -> None:
        """Tells what has happened and answers what is awaited until the battle is over."""
        self._introduce()
        for seat in SEATS:
            if seat not in self.game.nonces:
                self._keep(accepted(self.game.join(seat, fresh((seat,)).nonces[seat])))
        if not self.game.begun:
            self._keep(accepted(self.game.begin()))
        self._tell()
        while isinstance(awaited := self.game.ruleset.awaiting(self.game.state), Choice):
            self._keep(self._answer(awaited))
            self._tell()
        assert isinstance(awaited, Over)
        self._keep(accepted(self.game.close()))
        self.terminal.tell(self.terminal.say("play-head", head=self.game.code))

    def _introduce(self) -> None:
        """Both sides, and the chances before anything has happened."""
        battle: Battle = self.game.states[0].battle
        say, tables = self.terminal.say, self.rules.tables
        for seat in SEATS:
            army = battle.army(seat)
            facts = {"stack": str(army.stack), "technology": say(f"technology-{army.technology}")}
            facts |= {"morale": str(morale(army, tables)), "leader": str(army.leader)}
            self.terminal.tell(say("play-side-facts", who=self.prose.names[seat], **facts))
        winners = self.forecast.ends(opened(self.rules, battle)).map(lambda end: end.winner)
        first, second, none = (percent(winners[seat]) for seat in (*SEATS, ""))
        self.terminal.tell(say("play-odds", **self.prose.names, first=first, second=second, none=none))

    def _answer(self, choice: Choice) -> Entry:
        seat, state = choice.seats[0], self.game.state
        if seat in self.people:
            order = self._asked(seat, choice)
        else:
            order = self.captain(self.game.ruleset.view(state, seat), seat)
            said = self.terminal.say("play-captain", who=self.prose.names[seat], order=self._named(order))
            self.terminal.tell(said)
        return accepted(self.game.give(seat, order))

    def _asked(self, seat: str, choice: Choice) -> AnyOrder:
        """A person chooses, with the chances of each order beside it."""
        self.terminal.tell(self.terminal.say("play-head", head=self.game.code))
        orders = [offer.order for offer in self.game.ruleset.options(self.game.state, seat).offers]
        due = str(getattr(self.game.state.agenda[0], "due", ""))
        question = self.terminal.say(f"ask-{choice.what}", who=self.prose.names[seat], due=due)
        place = self.terminal.ask(f"{question} [{choice.clause}]", [self._weighed(seat, order) for order in orders])
        chosen: AnyOrder = orders[place]
        return chosen

    def _weighed(self, seat: str, order: AnyOrder) -> str:
        """An order with its exact chances, if both play their best from here."""
        after = self.game.ruleset.resolve(self.game.state, Given(seat, order))[1]
        try:
            winners = self.forecast.ends(after).map(lambda end: end.winner)
        except TooMany:
            return self._named(order)
        chances = {"win": percent(winners[seat]), "lose": percent(winners[enemy(seat)])}
        return self.terminal.say("play-odds-order", order=self._named(order), **chances)

    def _named(self, order: Any) -> str:
        return self.terminal.say(f"order-{order.__struct_config__.tag}", worth=str(getattr(order, "worth", "")))

    def _keep(self, entry: Entry) -> None:
        """An entry is acknowledged only once it is kept."""
        self.store.append(self.game.header.game, entry.n, canonical(entry))

    def _tell(self) -> None:
        for moment in retell(self.game.ruleset, self.game.states[0].battle, self.game.entries):
            if moment.entry > self.told:
                for line in self.prose.moment(moment):
                    self.terminal.tell(line)
        self.told = len(self.game.entries)


def restored(store: SqlStore, name: str) -> tuple[Game, tuple[str, ...]]:
    """A kept game and the seats that people have in it."""
    header = read_header(store.header(name))
    ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
    secret, people = Keeping.unpacked(store.private(name))
    game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Secret(secret, name))
    game.restore(read_entry(line) for line in store.lines(name))
    return game, people


def percent(chance: Fraction) -> str:
    return f"{float(chance):.1%}"
