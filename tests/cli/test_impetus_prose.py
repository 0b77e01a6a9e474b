"""Battles of Basic Impetus in words: everything has its words, in three languages, each line with its clause."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sandtable.games.impetus.files.battles import battles, find_battle, load_battle
from sandtable.games.impetus.files.tables import load_impetus, load_weapons
from sandtable.games.impetus.page.choices import seats_called
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules import orders as o
from sandtable.games.impetus.rules.course import COURSE
from sandtable.games.impetus.rules.movement.distances import retreat
from sandtable.games.impetus.rules.movement.reach import KEYS
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.shooting.dice import hits_throw
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import CohesionTest, Contact
from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.games.impetus.rules.troops.profiles import TRAITS, TYPES
from sandtable.games.impetus.rules.turn.initiative import initiative_throw
from sandtable.games.impetus.telling.battle import SILENT, TELLS, ImpetusProse
from sandtable.games.impetus.telling.moves import TOLD_BY_THE_DIE
from sandtable.games.impetus.telling.scene import REASONS
from sandtable.games.impetus.telling.things import thing
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Faces, Line, Throw
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.options import Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.retell import Moment
from sandtable.library.clauses import clauses
from sandtable.library.readable import degrees, length, refusal_line
from sandtable.library.sand import write_sand
from sandtable.library.words import LANGUAGES, word_files, words
from sandtable.match.naming import calling
from sandtable.match.table import play_out, seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit
from sandtable.table.plane import Pose
from tests.cli.forge import forged, put
from tests.cli.run import run

CLAUSE = re.compile(r"\[(BI [^\]]+)\]$")
RAW = re.compile(r"\b(red|blue)\.|[{}]")
THROWS = ("setup", "piece", "initiative", "charge-bonus", "fire", "cohesion", "stampede", "shift", "pila", "melee")


@lru_cache(maxsize=1)
def game() -> Game:
    """A battle that recruits have fought."""
    battle = load_battle(find_battle("first-battle"))
    played = seated(load_impetus(), battle, from_seed(1, SEATS))
    play_out(played, Recruit(load_impetus(), 1), seeded(1))
    return played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Its file."""
    path = tmp_path / "g.sand"
    write_sand(path, game().lines)
    return path


def keys(language: str) -> Iterator[str]:
    """Every key of a language, as often as it is defined."""
    for file in word_files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield entry.id.name


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    """Though several files have words of one game."""
    found = list(keys(language))
    assert len(found) == len(set(found))


def test_every_event_is_told_or_silent() -> None:
    """And none is both."""
    told = {*TELLS, e.Moved}
    assert told | SILENT == set(get_args(e.AnyEvent))
    assert not told & SILENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    """Moves, orders, questions, throws, reasons, troops, weapons, traits and terrain."""
    wanted = {f"impetus-moved-{way}" for way in get_args(e.Way) if way not in TOLD_BY_THE_DIE}
    wanted |= {f"order-{tag(kind)}" for kind in get_args(o.AnyOrder)}
    wanted |= {f"{word}-{question.what}" for question in COURSE.asks.values() for word in ("ask", "asked")}
    wanted |= {f"what-{what}" for what in (*THROWS, "retreat", "pursuit")}
    wanted |= {f"impetus-what-{what}" for what in ("fire", "retreat", "pursuit")}
    wanted |= {f"impetus-for-{reason}" for reason in REASONS.values()}
    wanted |= {f"troop-{kind.lower()}" for kind in TYPES}
    wanted |= {f"weapon-{weapon}" for weapon in load_weapons().rows}
    wanted |= {f"trait-{trait}" for trait in TRAITS}
    wanted |= {f"terrain-{kind}" for kind in load_impetus().tables.pieces.kinds}
    wanted |= {f"role-{seat}" for seat in SEATS}
    assert wanted <= set(keys(language))


def test_a_reason_is_that_of_a_clause() -> None:
    """Nobody is disordered by a clause that there is not."""
    assert set(REASONS) <= set(clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_bars_a_way_is_said(language: str) -> None:
    """With what such a refusal knows: how far, and who."""
    say = words(language)
    for clause, key in KEYS.items():
        for by in ("", "edge", "river-1", "blue.fp-2"):
            said = refusal_line(say, Refusal(clause, key, {"most": 4839, "by": by}))
            assert said.endswith(f"[{clause}]")
            assert not RAW.search(said)


# Numbers and names


@pytest.mark.parametrize(
    ("number", "english", "other"),
    [(0, "0", "0"), (7500, "7.5", "7,5"), (4839, "4.83", "4,83"), (12000, "12", "12"), (-3050, "−3.05", "−3,05")],
)
def test_lengths_are_told_in_u(number: int, english: str, other: str) -> None:
    """No limit is overstated, and each language has its decimal sign."""
    assert [length(words(language), number) for language in LANGUAGES] == [english, other, other]


def test_angles_are_told_in_degrees() -> None:
    assert [degrees(words(language), 2250) for language in LANGUAGES] == ["22.5", "22,5", "22,5"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("red.fp-1", ["FP 1 (Red)", "FP 1 (Rouge)", "FP 1 (Rojo)"]),
        ("river-1", ["river 1", "rivière 1", "río 1"]),
        ("steep-hill-2", ["steep hill 2", "colline escarpée 2", "colina escarpada 2"]),
        ("edge", ["the edge of the table", "le bord de la table", "el borde de la mesa"]),
        ("Old Mill", ["Old Mill"] * 3),
    ],
)
def test_things_are_called_by_name(name: str, said: list[str]) -> None:
    assert [thing(words(language), name) for language in LANGUAGES] == said


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            Refusal("BI 5.1", "refused-way-pace", {"most": 4500, "by": ""}),
            ["The move can be 4.5 U at most. [BI 5.1]", "Le mouvement est de 4,5 U au plus. [BI 5.1]"],
        ),
        (
            Refusal("BI 5.2b", "refused-wheel-wide", {"most": 4500, "by": ""}),
            ["A wheel can be 45° at most. [BI 5.2b]", "La roue est de 45° au plus. [BI 5.2b]"],
        ),
        (
            Refusal("BI 4.1.2", "refused-unit-used", {"unit": "blue.cm-1"}),
            ["CM 1 (Blue) has already acted this turn. [BI 4.1.2]"],
        ),
        (
            Refusal("BI 7.6.2a", "refused-not-now", {"asked": "pursue"}),
            ["That isn’t what is being asked now (pursue or hold). [BI 7.6.2a]"],
        ),
        (
            Refusal("", "refused-not-asked", {"seat": "red", "asked": "blue"}),
            ["Answer awaited from Blue, not from Red. []", "Réponse attendue : Bleu, et non Rouge. []"],
        ),
        (
            Refusal("BI 5.5c", "refused-zone-past", {"most": 0, "by": "blue.fp-2"}),
            ["A disordered unit can’t move past FP 2 (Blue) through its zone of control. [BI 5.5c]"],
        ),
        (
            Refusal("BI 4.1.2", "refused-unit-unknown", {"unit": "red.fp-99"}),
            ["There is no unit red.fp-99. [BI 4.1.2]"],
        ),
    ],
)
def test_a_refusal_is_told_as_people_read_it(refusal: Refusal, said: list[str]) -> None:
    """Numbers in U and degrees, units, sides and questions by name."""
    assert [refusal_line(words(language), refusal) for language in LANGUAGES][: len(said)] == said


# A game


def lines(*args: str | Path) -> list[str]:
    ran = run("replay", *args)
    assert (ran.code, ran.err) == (0, "")
    return ran.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_game_has_its_clause(path: Path, language: str) -> None:
    """One that there is; and nothing is left in the words of the machine."""
    told = lines(path, "--lang", language)
    found = [CLAUSE.search(line) for line in told]
    assert all(found), [line for line, match in zip(told, found, strict=True) if not match]
    assert {match[1] for match in found if match} <= set(clauses())
    assert not [line for line in told if RAW.search(line)]


def test_a_game_is_told_turn_by_turn(path: Path) -> None:
    """Turns stand out, who acts stands under them, and what is done under that."""
    told = lines(path)
    heads = [line for line in told if line.startswith("Turn ")]
    assert heads == [f"Turn {number} [BI 4.1]" for number in range(1, game().state.turn + 1)]
    after = told[told.index(heads[0]) + 1 :]
    assert all(line.startswith("  ") for line in after if line not in heads and "[BI 8" not in line)
    assert "  Anglo-Saxons to move [BI 4.1]" in after
    assert any(line.startswith("    ") for line in after)


def test_the_opening_tells_both_armies(path: Path) -> None:
    told = lines(path)
    assert told[0].startswith("French edition, 8 turns maximum")
    assert [line.partition(":")[0] for line in told[1:5]] == [*["Anglo-Saxons"] * 2, *["Normans"] * 2]
    assert "general" in told[2]


def test_where_nothing_has_begun_nothing_is_told(path: Path) -> None:
    """The first two entries only take seats."""
    assert lines(path, "--at", "2") == []
    assert lines(path, "--at", "3")


def test_a_game_is_told_up_to_an_entry(path: Path) -> None:
    """What comes later changes nothing of what came before."""
    told = lines(path)
    some = lines(path, "--at", "8")
    assert some == told[: len(some)]
    assert 0 < len(some) < len(told)


def test_events_are_told_as_json(path: Path) -> None:
    """All of them, one a line."""
    events = [msgspec.json.decode(line) for line in lines(path, "--json")]
    assert [event["event"] for event in (events[0], events[-1])] == ["turn-began", "battle-ended"]
    assert "proceeded" in {event["event"] for event in events}


def test_a_verified_game_names_its_winner(path: Path) -> None:
    ran = run("verify", path, "--lang", "fr")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[-1] in ("Vainqueur : Rouge.", "Vainqueur : Bleu.", "Pas de vainqueur.")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_forged_move_is_refused_in_u(path: Path, command: str) -> None:
    """With the clause that forbids it."""
    data = path.read_bytes().splitlines()
    at, order = next((at, line) for at, line in enumerate(data) if b'"order":"advance"' in line)
    assert b'"distance":' in order
    path.write_bytes(forged(path.read_bytes(), put(at, "answer", "order", "distance", value=99_000)))
    ran = run(command, path)
    assert ran.code == 1
    assert f"line {at + 1}: The rules don’t allow this order." in ran.err
    assert re.search(r"^[^\[]+ \[BI [^\]]+\]$", ran.err, re.MULTILINE)
    assert not RAW.search(ran.err)


# What is asked and answered


@lru_cache(maxsize=8)
def cannae(language: str = "en") -> ImpetusProse:
    return ImpetusProse(words(language), load_battle(find_battle("cannae")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_words(language: str) -> None:
    """With which the page tells it."""
    for order in get_args(o.AnyOrder):
        assert words(language).has(f"order-{order.__struct_config__.tag}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_asked_and_barred_in_a_game_can_be_told(language: str) -> None:
    """Questions have words, and what bars an order is told without the words of the machine."""
    say = words(language)
    for state in game().states[3::4]:
        choice = load_impetus().awaiting(state)
        if not isinstance(choice, Choice):
            continue
        assert say.has(f"ask-{choice.what}")
        for options in asked(state, choice.seats[0]):
            said = [refusal_line(say, each) for barred in options.barred for each in barred.refusals]
            assert not [line for line in said if RAW.search(line)]


def asked(state: State, seat: str) -> Iterator[Options[Any]]:
    """What is open to a seat, and to two of its pieces."""
    whole = load_impetus().options(state, seat)
    yield whole
    for piece in whole.pieces[:2]:
        yield load_impetus().options(state, seat, piece)


# Single lines


@lru_cache(maxsize=1)
def field() -> State:
    """Cannae before its first turn, everybody in place."""
    return load_impetus().setup(load_battle(find_battle("cannae")))


def large() -> State:
    """The same, with a large unit of Gauls."""
    unit = field().unit("red.fl-1")
    deep = msgspec.structs.replace(unit, rear=unit.profile, rear_id="red.fl-2")
    return msgspec.structs.replace(field(), units=tuple(deep if u is unit else u for u in field().units))


def told(*events: Event, throw: Throw | None = None, faces: Faces = (), language: str = "en") -> list[str]:
    """What is told of these events, as if they happened on the field of Cannae."""
    before = msgspec.structs.replace(field(), turn=1)
    moment = Moment(1, throw, faces, events, before, before)
    return [line.strip().replace(UNBROKEN, " ") for line in cannae(language).moment(moment)]


UNBROKEN = "\N{NO-BREAK SPACE}"
"""French has it before a colon."""

MELEE = (Line(5, "BI 7.6a", "vbu"), Line(3, "BI 7.4a", "impetus"), Line(-1, "BI 7.5", "disordered"))
DICE: Any = MappingProxyType({"throw": hits_throw("red", "melee", 7), "faces": (1, 6, 2, 6, 3, 4, 4)})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Gallic warriors A (Carthage, Hannibal) rolled 7 dice (VBU 5 [BI 7.6a], impetus +3 [BI 7.4a], "
            "disordered −1 [BI 7.5]): 6 6 4 4 3 2 1 – 2 hits [BI 7.6a]",
        ),
        (
            "fr",
            "Guerriers gaulois A (Carthage, Hannibal) : 7 dés (VBU 5 [BI 7.6a], impétuosité +3 [BI 7.4a], "
            "désorganisée −1 [BI 7.5]) : 6 6 4 4 3 2 1 – 2 dommages [BI 7.6a]",
        ),
        (
            "es",
            "Guerreros galos A (Cartago, Aníbal): 7 dados (VBU 5 [BI 7.6a], ímpetu +3 [BI 7.4a], "
            "desordenada −1 [BI 7.5]): 6 6 4 4 3 2 1 – 2 daños [BI 7.6a]",
        ),
    ],
)
def test_dice_are_told_with_every_reason(language: str, said: str) -> None:
    assert told(e.MeleeThrown("red.fl-1", MELEE, 2), language=language, **DICE) == [said]


@pytest.mark.parametrize(
    ("hits", "said"),
    [
        (0, ["no hits", "aucun dommage", "ningún daño"]),
        (1, ["one hit", "un dommage", "un daño"]),
        (3, ["3 hits", "3 dommages", "3 daños"]),
    ],
)
def test_hits_are_counted_as_each_language_counts(hits: int, said: list[str]) -> None:
    for language, words_ in zip(LANGUAGES, said, strict=True):
        (line,) = told(e.MeleeThrown("red.fl-1", MELEE, hits), language=language, **DICE)
        assert line.endswith(f" – {words_} [BI 7.6a]")


def test_a_test_is_told_with_its_least_number() -> None:
    lines_ = (Line(3, "BI 6.2a", "vbu"), Line(-4, "BI 6.2a", "hits"))
    assert told(e.Tested("blue.fp-1", lines_, 1, 2), faces=(3,)) == [
        "Legionaries A (Polybian Romans) cohesion test: rolled 3 against 1 "
        "(VBU 3 [BI 6.2a], hits −4 [BI 6.2a], minimum +2 [BI 6.2a]): failed [BI 6.2a]"
    ]


def moved(unit: str, way: Any, clause: str, ahead: int = 0, left: int = 0, turn: int = 0) -> e.Moved:
    """A unit of Cannae's red side, who look up the table, goes so far."""
    x, y, heading = field().pose(unit)
    return e.Moved(unit, Pose(x - left, y + ahead, heading + turn), way, clause)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (moved("red.fl-1", "advance", "BI 5.2a", 5_000), "advanced 5 U [BI 5.2a]"),
        (moved("red.fl-1", "wheel", "BI 5.2b", 900, 100, 3_000), "wheeled 30° left [BI 5.2b]"),
        (moved("red.fl-1", "wheel", "BI 5.2b", 900, 100, -3_000), "wheeled 30° right [BI 5.2b]"),
        (moved("red.fl-1", "sidestep", "BI 5.3a", 0, 2_000), "sidestepped 2 U left [BI 5.3a]"),
        (
            moved("red.fl-1", "sidestep", "BI 5.3a", 2_000, -2_000),
            "moved 2.83 U diagonally front-right [BI 5.3a]",
        ),
        (
            moved("red.fl-1", "sidestep", "BI 5.3a", -2_000, 2_000),
            "moved 2.83 U diagonally back-left [BI 5.3a]",
        ),
        (moved("red.fl-1", "backward", "BI 5.3a", -1_500), "stepped back 1.5 U [BI 5.3a]"),
        (moved("red.fl-1", "charge", "BI 5.6", 4_000), "charged 4 U and hit nothing [BI 5.6]"),
        (e.Disordered("red.fl-1", "BI 3.2.2"), "disordered: rough ground [BI 3.2.2]"),
        (e.Disordered("red.fl-1", "BI 6.2c"), "disordered [BI 6.2c]"),
        (e.Routed("red.fl-1", "BI 3.2.7"), "routed: edge of the table [BI 3.2.7]"),
        (e.Blocked("red.fl-1", "river-1", "BI 3.2.4"), "stopped at river 1 [BI 3.2.4]"),
        (e.StrengthLost("red.fl-1", 3, "BI 6.2b"), "lost 3 VBU, 1 left [BI 6.2b]"),
        (e.StrengthLost("red.fl-1", 4, "BI 6.2b"), "destroyed: the last 4 VBU lost [BI 6.2b]"),
        (e.StrengthLost("red.fl-1", 5, "BI 6.2b"), "destroyed: the last 4 VBU lost [BI 6.2b]"),
    ],
)
def test_what_a_unit_did_is_found_from_where_it_stood(event: Event, said: str) -> None:
    assert told(event) == [f"Gallic warriors A (Carthage, Hannibal) {said}"]


HELD = (e.Activated(("red.fl-1",)), e.Finished(("red.fl-1",)))


def test_who_does_nothing_has_held() -> None:
    assert told(*HELD) == ["Gallic warriors A (Carthage, Hannibal) held [BI 4.1.2]"]
    assert told(*HELD, e.HalfTurnBegan("blue"))[0] == "Gallic warriors A (Carthage, Hannibal) held [BI 4.1.2]"


@pytest.mark.parametrize(
    "after",
    [
        moved("red.fl-1", "roll", "BI 5.4c", 5_000),
        moved("red.fl-1", "stampede", "BI 2.4.2", -5_000),
        e.Proceeded((CohesionTest("red.fl-1", 1, "fire"),)),
    ],
)
def test_who_runs_or_is_tested_has_not_held(after: Event) -> None:
    """Though it was given no order."""
    assert not [line for line in told(*HELD, after) if "held" in line]


def test_one_unit_does_not_form_up() -> None:
    assert told(e.Activated(("red.fl-1",))) == []
    assert told(e.Activated(("red.fl-1", "red.fl-2"))) == [
        "Gallic warriors A, B (Carthage, Hannibal) formed a group [BI 4.1.2]"
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Gallic warriors B (Carthage, Hannibal) moved up with the charge (4 U) [BI 5.6]"),
        ("fr", "Guerriers gaulois B (Carthage, Hannibal) : suit la charge (4 U) [BI 5.6]"),
        ("es", "Guerreros galos B (Cartago, Aníbal): acompaña la carga (4 U) [BI 5.6]"),
    ],
)
def test_of_a_group_some_charge_and_others_go_along(language: str, said: str) -> None:
    """BI 5.6: only who meets an enemy has charged."""
    contact = e.Proceeded((Contact((("red.fl-1", field().pose("red.fl-1")),)),))
    moves = (moved("red.fl-1", "charge", "BI 5.6", 3_000), moved("red.fl-2", "charge", "BI 5.6", 4_000))
    assert told(*moves, contact, language=language)[1] == said


def test_who_cannot_charge_does_not_charge() -> None:
    """I 0: such a unit only moves with its group."""
    (line,) = told(moved("red.s-2", "charge", "BI 5.6", 4_000))
    assert "moved up with the charge (4 U)" in line


def test_who_was_stopped_has_not_come_to_a_halt_as_well() -> None:
    stopped = e.Blocked("red.fl-1", "edge", "BI 3.2.7")
    assert len(told(stopped, e.ChariotRolled("red.fl-1", rolling=False))) == 1
    assert told(e.ChariotRolled("red.fl-1", rolling=False)) == [
        "Gallic warriors A (Carthage, Hannibal) halted [BI 5.4c]"
    ]


def test_a_move_of_no_length_is_not_told() -> None:
    assert told(moved("red.fl-1", "roll", "BI 5.4c")) == []


def test_what_is_destroyed_is_not_disordered_too() -> None:
    lost = e.StrengthLost("red.fl-1", 9, "BI 6.2b")
    assert told(lost, e.Disordered("red.fl-1", "BI 6.2c")) == [
        "Gallic warriors A (Carthage, Hannibal) destroyed: the last 4 VBU lost [BI 6.2b]"
    ]


EVENTS: tuple[Any, ...] = (
    e.SetupThrown("red", 9),
    e.SetupTied(),
    e.DefenderFound("blue"),
    e.PiecePlaced(Piece("wood-2", "wood")),
    e.PieceFailed("river"),
    e.PieceMoved(Piece("Old Mill", "village")),
    e.PieceRemoved("scrub-1"),
    e.TerrainSettled("red"),
    e.HalfPicked("upper"),
    e.UnitLifted("red.fl-1"),
    e.UnitDeployed(msgspec.structs.replace(field().unit("red.fl-1"), rear_id="red.fl-2"), Pose(9_500, 5_000, 9_000)),
    e.ArmyDeployed("red"),
    e.TurnBegan(1),
    e.InitiativeThrown("red", 9),
    e.InitiativeTied(),
    e.InitiativeWon("red"),
    e.HalfTurnBegan("red"),
    e.Activated(("red.fp-1", "red.fp-2")),
    e.MeleesGoOn("red"),
    e.TurnEnded(1),
    e.BattleEnded("red", "BI 8"),
    e.BattleEnded("", "BI 8b"),
    moved("red.fl-1", "advance", "BI 5.2a", 5_000),
    e.Disordered("red.fl-1", "BI 5.2a"),
    e.Rallied("red.fl-1"),
    e.ChariotRolled("red.fl-1", rolling=False),
    e.ChargeDeclared(("red.fl-1", "red.fl-2"), bonus=True),
    e.BonusThrown(("red.fl-1", "red.fl-2"), 2_000),
    e.FriendCrossed("red.fl-1", "red.s-2"),
    e.Blocked("red.fl-1", "edge", "BI 3.2.7"),
    e.ShotFired("red.s-2", "blue.fp-1", MELEE, 1),
    e.Tested("red.fl-1", MELEE, 7, 0),
    e.StrengthLost("red.fl-1", 1, "BI 7.6.1c"),
    e.RearLost("red.fl-1", "BI 2.5.1b"),
    e.Routed("red.fl-1", "BI 2.4.3"),
    e.Removed("red.fl-1", "BI 7.6.1b"),
    e.StampedeThrown("red.fl-1", 4_000),
    e.ShiftThrown("red.fl-1", "left"),
    e.Flanked("red.fl-1", "blue.cm-1"),
    e.PilaThrown("blue", "red.fl-1", 3, 1),
    e.MainsMet("red.fl-1", "blue.fp-1", ("red.fl-2", "blue.fp-2")),
    e.MeleeThrown("red.fl-1", MELEE, 2),
    e.MeleeJudged("red.fl-1", "blue.fp-1", "blue.fp-1"),
    e.MeleeJudged("red.fl-1", "blue.fp-1", ""),
    e.MeleesGoOn("red"),
    e.RetreatThrown("red.fl-1", 2_000),
    e.PursuitThrown("red.fl-1", 2_000),
    e.PursuitDeclined("red.fl-1"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_one_line(language: str) -> None:
    """By names, with its clause."""
    assert {type(event) for event in EVENTS} | SILENT == set(get_args(e.AnyEvent))
    for event in EVENTS:
        before = msgspec.structs.replace(large() if isinstance(event, e.RearLost) else field(), turn=1)
        throw = initiative_throw("red", general=True)
        moment = Moment(1, throw, (4, 3), (event,), before, before)
        (line,) = cannae(language).moment(moment)
        assert line.endswith(f"[{event.clause}]")
        assert not RAW.search(line)


def test_a_group_moves_in_one_line() -> None:
    """Units that go alike; whoever goes further has a line of his own."""
    events = [moved(unit, "advance", "BI 5.2a", 5_000) for unit in ("red.fl-1", "red.fl-2", "red.fp-1")]
    events.append(moved("red.fp-2", "advance", "BI 5.2a", 4_000))
    assert told(*events) == [
        "Gallic warriors A, B, African veterans (Carthage, Hannibal) advanced 5 U [BI 5.2a]",
        "Spanish and African foot (Carthage, Hannibal) advanced 4 U [BI 5.2a]",
    ]


def test_a_retreat_is_told_once() -> None:
    """By its die, unless it is cut short."""
    thrown = e.RetreatThrown("red.fl-1", 3_000)
    whole = moved("red.fl-1", "retreat", "BI 7.6.1b", -3_000)
    short = moved("red.fl-1", "retreat", "BI 7.6.1b", -1_000)
    throw = retreat("red", on_foot=True)
    assert told(thrown, whole, throw=throw, faces=(5,)) == [
        "Gallic warriors A (Carthage, Hannibal) fell back 3 U (rolled 5) [BI 7.6.1b]"
    ]
    assert told(thrown, short, throw=throw, faces=(5,)) == [
        "Gallic warriors A (Carthage, Hannibal) must fall back 3 U (rolled 5) [BI 7.6.1b]",
        "Gallic warriors A (Carthage, Hannibal) fell back 1 U [BI 7.6.1b]",
    ]


def test_a_large_unit_loses_from_its_rear() -> None:
    """And its rear unit is named when it goes."""
    before = msgspec.structs.replace(large(), turn=1)
    events = (e.StrengthLost("red.fl-1", 4, "BI 6.2b"), e.RearLost("red.fl-1", "BI 2.5.1b"))
    said = [line.strip() for line in cannae().moment(Moment(1, None, (), events, before, before))]
    assert said == [
        "Gallic warriors A (Carthage, Hannibal) lost 4 VBU from the rear ranks, none left [BI 6.2b]",
        "Gallic warriors A (Carthage, Hannibal) lost its rear unit, Gallic warriors B [BI 2.5.1b]",
    ]


def test_the_books_of_the_rules_are_silent() -> None:
    assert told(e.Proceeded(), e.MoveSpent(5_000, 0, "advance"), e.Finished(("red.fl-1",))) == []


def test_whoever_does_nothing_holds() -> None:
    """An activation in which something is done is told by that."""
    units = ("red.fl-1", "red.fp-1")
    held, begun = e.Activated(units), e.Activated(("red.fl-1",))
    assert told(held, e.Finished(units)) == ["Gallic warriors A, African veterans (Carthage, Hannibal) held [BI 4.1.2]"]
    assert told(begun, moved("red.fl-1", "advance", "BI 5.2a", 5_000)) == [
        "Gallic warriors A (Carthage, Hannibal) advanced 5 U [BI 5.2a]"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", battles())
def test_every_battle_has_an_opening(language: str, name: str) -> None:
    """In which no unit is called twice the same."""
    scenario = load_battle(find_battle(name))
    opened = ImpetusProse(words(language), scenario)
    assert all(CLAUSE.search(str(line)) for line in opened.opening())
    for seat, side in scenario.sides.items():
        named = [opened.names.unit(f"{seat}.{unit.id}") for unit in side.army.units]
        assert len(set(named)) == len(named)


# Sides


def with_armies(red: str, blue: str) -> Any:
    """Cannae with other names of its armies."""
    scenario: Any = field().scenario
    for seat, name in (("red", red), ("blue", blue)):
        side = getattr(scenario, seat)
        army = msgspec.structs.replace(side.army, name=Name(name, name, name))
        scenario = msgspec.structs.replace(scenario, **{seat: msgspec.structs.replace(side, army=army)})
    return scenario


@pytest.mark.parametrize(
    ("armies", "language", "said"),
    [
        (("Rome", "Gauls"), "en", ["Rome", "Gauls"]),
        (("Rome", "Rome"), "en", ["Rome (red)", "Rome (blue)"]),
        (("Rome", "Rome"), "es", ["Rome (rojo)", "Rome (azul)"]),
        (("", ""), "fr", ["Rouge", "Bleu"]),
        (("Rome", ""), "en", ["Rome", "Blue"]),
    ],
)
def test_sides_are_called_by_their_armies(armies: tuple[str, str], language: str, said: list[str]) -> None:
    """Their colours tell two armies of one name apart, and stand for an army without a name."""
    scenario = with_armies(*armies)
    prose = ImpetusProse(words(language), scenario)
    assert [prose.side(seat) for seat in SEATS] == said
    assert [names[language] for names in seats_called(scenario).values()] == said


def test_a_unit_of_one_of_two_armies_of_one_name_has_its_colour() -> None:
    prose = ImpetusProse(words("en"), with_armies("Rome", "Rome"))
    assert prose.names.unit("red.fl-1") == "Gallic warriors A (Rome, red)"


def test_a_refusal_in_a_game_names_its_armies() -> None:
    say = calling(words("en"), "impetus", field().scenario)
    for refusal, said in (
        (Refusal("", "refused-not-asked", {"seat": "red", "asked": "blue"}), "from Polybian Romans, not from Carthage"),
        (Refusal("BI 4.1.2", "refused-unit-used", {"unit": "blue.cm-1"}), "CM 1 (Polybian Romans) has already acted"),
    ):
        assert said in refusal_line(say, refusal)
    assert words("en")("role-red") == "Red"
