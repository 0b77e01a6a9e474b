"""`sandtable rapide`: one battle of Combat Rapide from its file to its result."""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import typer

from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken, tell, unsaved
from sandtable.games.rapide.commands.setup import BattleName, RetreatOrders, Tables, prepared, retreat_orders
from sandtable.games.rapide.players.captain import Captain
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.report import Report, Thrown, report
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.game import Game
from sandtable.kernel.loop import Chance
from sandtable.kernel.retell import retell
from sandtable.library.sand import write_sand
from sandtable.library.words import Words
from sandtable.match.table import play_out, seated
from sandtable.players.chance import NoSuchFace, OutOfDice, Recorded, Typed, fresh, from_seed

_FACE = re.compile(r"-?[0-9]{1,6}")


def rapide(
    battle: str = BattleName,
    seed: int | None = typer.Option(None, "--seed", help="The same dice each time."),
    dice: str | None = typer.Option(
        None, "--dice", metavar="FACES", help="Faces in the order in which the game asks: 4,8,3."
    ),
    typed: bool = typer.Option(False, "--typed", help="Ask for each face: for use beside a real board."),
    retreat: str = RetreatOrders,
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print the result as JSON."),
    save: Path | None = typer.Option(None, "--save", metavar="FILE.sand", help="Write the game file."),
    tables: list[Path] | None = Tables,
) -> None:
    """Fight one battle of Combat Rapide and tell it clause by clause."""
    say = spoken(lang)
    if sum((seed is not None, dice is not None, typed)) > 1:
        fail([say("dice-one-way")], UNUSABLE)
    ruleset, fought = prepared(say, battle, tables)
    orders = retreat_orders(say, retreat)
    origin = fresh(SEATS) if seed is None else from_seed(seed, SEATS)
    game = seated(ruleset, fought, origin, typed=typed or dice is not None)
    prose = Prose(say, fought)
    chance = Typed(_asker(prose)) if typed else Recorded(_faces(say, dice or ""))
    _fight(game, Captain(ruleset, orders), chance, prose, save if typed else None)
    moments = list(retell(ruleset, fought, game.entries))
    if as_json:
        tell(msgspec.json.encode(result(report(moments))).decode())
    else:
        for line in (line for moment in moments for line in prose.moment(moment)):
            tell(line)
    if save:
        _save(say, save, game, "cannot-save-result")


def _fight(game: Game, captain: Captain, chance: Chance, prose: Prose, save: Path | None) -> None:
    """Fights the battle to its end; typed dice are kept at every step."""
    say = prose.say
    try:
        play_out(game, captain, chance, lambda _: _save(say, save, game, "cannot-save") if save else None)
    except (OutOfDice, NoSuchFace) as trouble:
        throw = game.ruleset.awaiting(game.state)
        assert isinstance(throw, Throw)
        assert isinstance(chance, Recorded)
        fail([_dice_fault(prose, throw, chance, trouble)], UNUSABLE)
    if isinstance(chance, Recorded) and chance.used < len(chance.faces):
        fail([say("dice-too-many", given=len(chance.faces), used=chance.used)], UNUSABLE)


def _dice_fault(prose: Prose, throw: Throw, chance: Recorded, trouble: Exception) -> str:
    args = {"who": prose.names[throw.seat], "what": prose.say(f"what-{throw.what}")}
    if isinstance(trouble, NoSuchFace):
        facts = {"number": str(trouble.number), "face": str(trouble.face), "sides": str(throw.sides)}
        return prose.say("dice-out-of-range", **facts, **args)
    return prose.say("dice-too-few", given=len(chance.faces), **args)


def _faces(say: Words, text: str) -> Faces:
    """The faces of `--dice`: numbers with commas between them."""
    found = []
    for part in text.split(",") if text.strip() else ():
        if not _FACE.fullmatch(part.strip()):
            fail([say("dice-not-a-face", text=part.strip())], UNUSABLE)
        found.append(int(part))
    return tuple(found)


def _asker(prose: Prose) -> Any:
    """Asks for a face: at a terminal until it is valid, from a pipe just once."""

    def ask(throw: Throw, die: int) -> int:
        while True:
            sys.stderr.write(prose.ask_die(throw) + " ")
            sys.stderr.flush()
            line = sys.stdin.readline()
            text = line.strip()
            if _FACE.fullmatch(text) and 1 <= int(text) <= throw.sides:
                return int(text)
            fault = prose.say("refused-faces", count=1, sides=str(throw.sides))
            if not line or not sys.stdin.isatty():
                fail([fault], UNUSABLE)
            sys.stderr.write(fault + "\n")

    return ask


def _save(say: Words, path: Path, game: Game, trouble: str) -> None:
    try:
        write_sand(path, game.lines)
    except OSError as error:
        unsaved(say, path, error, trouble)


def result(found: Report) -> dict[str, Any]:
    """The result of a battle as other programs read it; losses are plain numbers."""
    return {
        "winner": found.winner or None,
        "major": found.major,
        "verdict": found.verdict,
        "losses": {seat: _number(losses) for seat, losses in found.losses.items()},
        "remains": found.remains,
        "adjustments": {
            seat: [{**msgspec.structs.asdict(line), "value": _number(line.value)} for line in lines]
            for seat, lines in found.adjustments.items()
        },
        "rounds": [
            {
                "round": each.round,
                "stars": each.stars,
                "losses": {seat: _number(losses) for seat, losses in each.losses.items()},
                "broken": each.broken,
            }
            for each in found.rounds
        ],
        "throws": [_throw(each) for each in found.throws],
    }


def _throw(die: Thrown) -> dict[str, Any]:
    effect: dict[str, Any] = {"losses": _number(die.result.losses), "stars": die.result.stars}
    if die.result.passed is not None:
        effect = {"passed": die.result.passed, "target": sum(line.value for line in die.lines)}
    return {
        "round": die.round,
        "who": die.who,
        "what": die.what,
        "face": die.face,
        "lines": [msgspec.structs.asdict(line) for line in die.lines],
        "total": die.total,
        "column": die.column or None,
        "result": effect,
        "clause": die.clause,
        "clauses": die.clauses,
    }


def _number(halves: int) -> int | float:
    return halves / 2 if halves % 2 else halves // 2
