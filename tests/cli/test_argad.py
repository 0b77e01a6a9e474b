"""Argad! on the command line: series, odds, rosters, pictures, and a game told again."""

from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args
from xml.etree import ElementTree

import msgspec
import pytest

from sandtable.games.argad.files.scenarios import scenarios
from sandtable.games.argad.files.tables import load_argad, periods
from sandtable.games.argad.rules.events import AnyEvent
from sandtable.games.argad.telling.skirmish import SILENT, TELLS
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.redact import redacted_lines
from sandtable.kernel.source import Recording
from sandtable.library.words import LANGUAGES, words
from tests.cli.run import Ran, run

GOLDEN = Path(__file__).parent.parent / "golden"
BRAWL = """
name = "A quarrel at the well"
period = "fourteenth-century"
board = [40, 40]
last_turn = 3

[[side]]
seat = "red"

[[side.figure]]
id = "sword"
class = 3
armour = 4
blades = ["sword"]
shield = "medium"
at = [[15, 20, 0]]

[[side.figure]]
id = "bow"
missile = "bow"
blades = ["knife"]
at = [[12, 25, 0]]

[[side]]
seat = "blue"

[[side.figure]]
id = "spear"
class = 2
clothing = 3
blades = ["spear"]
at = [[24, 20, 180], [26, 26, 180]]

[[aim]]
seat = "red"
kind = "kill"
count = 2

[[aim]]
seat = "blue"
kind = "kill"
count = 2

[[piece]]
kind = "low-wall"
line = [[20, 30], [30, 30]]
width = 0.4
"""


EIGHT = ("amber", "blue", "coral", "dun", "ecru", "flax", "grey", "hazel")


def ring() -> str:
    """Eight players around a well, each with three figures, each neutral to his left and hostile to all others."""
    head = 'name = "Eight at a well"\nperiod = "early-modern"\nboard = [80, 80]\nlast_turn = 4\n'
    places = ((10, 10), (40, 8), (70, 10), (72, 40), (70, 70), (40, 72), (10, 70), (8, 40))
    sides = "".join(
        f"""
[[side]]
seat = "{seat}"

[[side.figure]]
id = "{seat}-sword"
class = 3
armour = 3
blades = ["sword"]
shield = "medium"
at = [[{x}, {y}, 0]]

[[side.figure]]
id = "{seat}-pistol"
missile = "wheel-lock-pistol"
blades = ["dagger"]
at = [[{x}, {y - 4}, 0]]

[[side.figure]]
id = "{seat}-rider"
class = 4
armour = 4
blades = ["sword"]
horse = "cavalry"
at = [[{x}, {y + 5}, 0]]

[[aim]]
seat = "{seat}"
kind = "kill"
count = 3
"""
        for seat, (x, y) in zip(EIGHT, places, strict=True)
    )
    pacts = "".join(
        f'[[pact]]\nbetween = ["{one}", "{other}"]\nrelation = "neutral"\n'
        for one, other in zip(EIGHT[::2], EIGHT[1::2], strict=True)
    )
    return head + sides + pacts


def test_eight_players_play_to_the_end(tmp_path: Path) -> None:
    """AR I: eight seats, from the file to a game that verifies, is told and is drawn."""
    path = tmp_path / "ring.toml"
    path.write_text(ring(), "utf-8")
    players = ",".join(["captain", "recruit"] * 4)
    ran = run(
        "simulate", "argad", str(path), "--players", players, "--save", str(tmp_path / "games"), "--json", "--jobs", "1"
    )
    assert ran.code == 0, ran.err
    assert sum(f"{seat}_lost" in ran.out for seat in EIGHT) == len(EIGHT)
    game = next((tmp_path / "games").glob("*.sand"))
    assert run("verify", str(game)).code == 0
    told = run("replay", str(game))
    assert told.code == 0, told.err
    assert "Hazel" in told.out or "hazel" in told.out
    assert run("render", str(game), "-o", str(tmp_path / "end.svg")).code == 0


@pytest.fixture
def brawl(tmp_path: Path) -> Path:
    path = tmp_path / "brawl.toml"
    path.write_text(BRAWL, "utf-8")
    return path


@lru_cache(maxsize=1)
def played() -> bytes:
    """A game of the brawl between captains, whole and sound."""
    with TemporaryDirectory() as folder:
        scenario = Path(folder) / "brawl.toml"
        scenario.write_text(BRAWL, "utf-8")
        assert run("simulate", "argad", scenario, "--seed", "4", "--jobs", "1", "--save", folder).code == 0
        return (Path(folder) / "000001.sand").read_bytes()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.sand"
    path.write_bytes(played())
    return path


# Series


def test_a_line_a_game(brawl: Path) -> None:
    """Number, winners, clause, last turn, what each seat has lost, the players, the seed."""
    ran = run("simulate", "argad", brawl, "--players", "recruit,captain", "--games", "2", "--mirror", "--jobs", "1")
    rows = [line.split("\t") for line in ran.lines]
    assert [(row[0], *row[-2:]) for row in rows] == [("1", "recruit,captain", "0"), ("2", "captain,recruit", "0")]
    assert all(row[2] == "AR V.f" and row[4].endswith("/2") for row in rows)


def test_json_stands_alone(brawl: Path) -> None:
    """One player's name is for all seats; shared victories are counted as such."""
    found = run("simulate", "argad", brawl, "--players", "captain", "--games", "2", "--jobs", "1", "--json").json
    assert found["games"] == 2 == sum(found["wins"].values())


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["village-rad"], 2),
        (["--players", "general"], 2),
        (["--players", "captain,captain,captain"], 2),
        (["--games", "0"], 2),
        (["--save", "/dev/null/games"], 1),
    ],
)
def test_faults_are_clear(args: list[str], code: int) -> None:
    """On stderr, with an exit code, and no game is played."""
    ran = run("simulate", "argad", *args)
    assert ran.code == code
    assert ran.refused()


# A game told again


def test_a_game_verifies(game: Path) -> None:
    assert run("verify", game).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_with_its_clauses(game: Path, lang: str) -> None:
    """Every line names its clause; the last one says who has won."""
    lines = run("replay", game, "--lang", lang).lines
    assert all(line.rstrip().endswith("]") and " [AR " in line for line in lines)
    assert lines[0].startswith("A quarrel at the well")
    assert lines[-1].endswith("[AR V.f]")


def test_every_event_is_told_or_passed_over_on_purpose() -> None:
    assert set(get_args(AnyEvent)) == set(TELLS) | SILENT
    assert not set(TELLS) & SILENT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_tables_name_has_words(lang: str) -> None:
    """Weapons, terrain and periods of the shipped tables are called by their names in every language."""
    say, periods = words(lang), load_argad().tables.periods
    for name, period in periods.items():
        assert say.has(f"argad-period-{name}")
        assert all(say.has(f"argad-weapon-{weapon}") for weapon in (*period.blades, *period.missiles))
        assert all(say.has(f"argad-terrain-{kind}") for kind in period.terrain)


# Odds


def fates(ran: Ran) -> dict[str, dict[str, Fraction]]:
    return {who: {fate: Fraction(c) for fate, c in each.items()} for who, each in ran.json["fates"].items()}


def test_the_odds_of_the_books_archer() -> None:
    """Class 2, armour 4: killed by 5 and 6, pushed by 2 to 4, when somebody weaponless is struck by a sword."""
    found = fates(run("odds", "argad", "duel", "class=1,clothing=1,blade=sword", "class=2,armour=4", "--json"))
    assert found["other"] == {"killed": Fraction(1, 3), "pushed": Fraction(1, 2), "unhurt": Fraction(1, 6)}


def test_the_odds_of_a_shot() -> None:
    """A longbow at medium range: a six."""
    found = fates(run("odds", "argad", "shot", "missile=longbow", "class=3", "--at", "40", "--json"))
    assert found["other"] == {"killed": Fraction(1, 6), "unhurt": Fraction(5, 6)}


def test_ends_add_up() -> None:
    ran = run("odds", "argad", "duel", "class=4,blade=spear", "class=3,blade=sword,shield=medium", "--json")
    assert sum(Fraction(end["chance"]) for end in ran.json["ends"]) == 1


def test_plain_odds_are_a_row_a_line() -> None:
    lines = run("odds", "argad", "duel", "class=4", "class=3").lines
    assert all(line.count("\t") == 2 for line in lines)


def test_a_charge_helps() -> None:
    """AR T.6."""
    rider = "class=3,armour=3,blade=spear,horse=cavalry"
    plain, charging = (
        fates(run("odds", "argad", "duel", rider, "class=3,blade=sword", *more, "--json"))["other"]["killed"]
        for more in ([], ["--charge"])
    )
    assert charging > plain


def test_tables_of_ones_own_have_their_own_odds(tmp_path: Path) -> None:
    """A file of one's own stands for the period that it is named after; a bad one is told at its line."""
    text = periods()["fourteenth-century"].read_text("utf-8")
    own = tmp_path / "my-sheet.toml"
    own.write_text(text.replace("shield = -1", "shield = -2"), "utf-8")
    args = ["odds", "argad", "duel", "class=3,blade=sword", "class=3,blade=sword,shield=medium", "--json"]
    plain, mine = fates(run(*args)), fates(run(*args, "--tables", own, "--period", "my-sheet"))
    assert mine["other"].get("killed", 0) < plain["other"]["killed"]
    own.write_text("[move]\n", "utf-8")
    assert "my-sheet.toml" in run(*args, "--tables", own).refused()


def test_tables_of_ones_own_are_played_with(brawl: Path, tmp_path: Path) -> None:
    """They replace those of the period, travel in the file, and another series does not go on with it."""
    text, own = periods()["fourteenth-century"].read_text("utf-8"), tmp_path / "fourteenth-century.toml"
    own.write_text(text.replace("foot = { light = 20,", "foot = { light = 3,"), "utf-8")
    args: list[str | Path] = ["simulate", "argad", brawl, "--seed", "3", "--jobs", "1", "--save", tmp_path / "games"]
    assert run(*args, "--tables", own).code == 0
    (game,) = (tmp_path / "games").glob("*.sand")
    assert b'"light":3000' in game.read_bytes()
    assert run("verify", game).code == 0
    run(*args).refused()
    own.write_text("[move]\n", "utf-8")
    assert "fourteenth-century.toml" in run(*args, "--tables", own).refused()


@pytest.mark.parametrize(
    "args",
    [
        ["duel", "class=9", "class=3"],
        ["duel", "rank=3", "klass=3"],
        ["duel", "class=x", "class=3"],
        ["duel", "blade=chainsaw", "class=3"],
        ["duel", "class=3", "class=3", "--period", "stone-age"],
        ["shot", "missile=longbow", "class=3", "--at", "200"],
        ["shot", "class=3", "class=3", "--at", "10"],
        ["contact", "nowhere.sand"],
    ],
)
def test_what_cannot_be_has_no_odds(args: list[str]) -> None:
    assert run("odds", "argad", *args).refused()


def test_a_contact_in_a_game(game: Path) -> None:
    """Where somebody touches somebody, everything that may become of them adds up; elsewhere nobody strikes."""
    found = []
    for at in range(len(played().splitlines()) - 1):
        ran = run("odds", "argad", "contact", game, "--at", str(at), "--json")
        if ran.code == 0:
            parts = ran.json if isinstance(ran.json, list) else [ran.json]
            found += [sum(Fraction(end["chance"]) for end in part["ends"]) for part in parts]
        else:
            assert ran.refused()
    assert found
    assert set(found) == {1}


def test_a_blow_that_cannot_be_struck_is_refused_by_name(game: Path) -> None:
    ran = run("odds", "argad", "contact", game, "--at", "3", "--blow", "sword>spear-1")
    assert "[AR VIII.a]" in ran.refused()
    assert run("odds", "argad", "contact", game, "--blow", "sword>nobody").refused()


# Rosters


@pytest.mark.parametrize("name", sorted(scenarios()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_is_on_the_roster(name: str, lang: str) -> None:
    facts = run("roster", name, "--json").json
    lines = run("roster", name, "--lang", lang).lines
    assert [line.split("\t")[1] for line in lines] == [figure["id"] for figure in facts["figures"]]


def test_scenarios_are_listed() -> None:
    assert run("roster").lines == sorted(scenarios())


def test_a_roster_is_printed(tmp_path: Path) -> None:
    """As a PDF; in another form it is refused."""
    sheet = tmp_path / "sheet.pdf"
    assert run("roster", "village-raid", "-o", sheet).out.strip() == str(sheet)
    assert sheet.read_bytes().startswith(b"%PDF")
    assert run("roster", "village-raid", "-o", tmp_path / "sheet.doc").refused()
    assert run("roster", "village-raid", "-o", tmp_path / "none" / "sheet.pdf").refused()
    assert run("roster", "village-rad").refused()


# Pictures


def test_a_game_is_drawn(game: Path, tmp_path: Path) -> None:
    """At any moment, as SVG; the figures that stand are in it by name."""
    picture = tmp_path / "game.svg"
    assert run("render", game, "--at", "3", "-o", picture).code == 0
    found = ElementTree.fromstring(picture.read_bytes())
    named = {each.get("data-figure") for each in found.iter() if each.get("data-figure")}
    assert named == {"sword", "bow", "spear-1", "spear-2"}


def test_a_scenario_of_ones_own_is_drawn(brawl: Path, tmp_path: Path) -> None:
    assert run("render", brawl, "-o", tmp_path / "brawl.svg", "--dark").code == 0
    assert run("render", "tavern-brawl", "-o", tmp_path / "tavern.png", "--width", "390").code == 0
    assert (tmp_path / "tavern.png").read_bytes().startswith(b"\x89PNG")


def test_the_json_of_a_replay_is_an_event_a_line(game: Path) -> None:
    for line in run("replay", game, "--json").lines:
        assert msgspec.json.decode(line)


def test_the_file_of_a_seat_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    """What is still sealed is passed over, what followed is told, and somebody is told that not all is there."""
    first, *rest = (GOLDEN / "argad-ambush.sand").read_bytes().rstrip(b"\n").split(b"\n")
    header, entries = read_header(first), [read_entry(line) for line in rest]
    rules = load_argad()
    game = Game(rules, header, codec(rules).scenario(header.scenario), Recording(entries[-1]))
    game.restore(entries[:9])
    own = tmp_path / "travellers.sand"
    own.write_bytes(b"\n".join(redacted_lines(game, "travellers")) + b"\n")
    whole, part = run("replay", GOLDEN / "argad-ambush.sand", "--at", "9"), run("replay", own)
    assert (whole.code, whole.err, part.code) == (0, "", 0)
    assert part.err.strip() == words("en")("verdict-veiled")
    assert 0 < len(part.out.splitlines()) < len(whole.out.splitlines())
    assert part.out.splitlines()[-1] == whole.out.splitlines()[-1]
    assert run("replay", own, "--json").out
