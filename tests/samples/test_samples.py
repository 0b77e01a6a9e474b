"""What an older program has written still opens: databases, own material, and whatever a browser has kept or saved.

README.md tells how the samples were made. They are never made anew for a change of the program.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run
from tests.samples.looking import (
    BROWSER,
    EXPECTED,
    HOUSE,
    LINKS,
    STANDING_STILL,
    STORAGE,
    TAGGED,
    TAGS,
    TERMINAL,
    TOKENS,
    Seen,
    Ticket,
    evening_seen,
    file_seen,
    files,
    match_seen,
    material_seen,
    read,
    regrouped,
    replay_seen,
    tags,
)
from tests.server.asker import Asker
from tests.server.evenings import Group
from tests.server.house import House, Line, house

KNOWN: dict[str, Any] = read(EXPECTED)
MATCHES: dict[str, list[Ticket]] = read(TOKENS)["matches"]
EVENING: str = read(TOKENS)["evening"]
KEPT: dict[str, str] = read(TOKENS)["kept"]
STORED: dict[str, Any] = read(STORAGE)
FILES = files()
RULESETS = ("impetus", "grandeur", "argad")


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    """A server in a folder where the samples lie, put there if they do not yet."""
    if not (folder / "matches.db").exists():
        shutil.copytree(HOUSE, folder, dirs_exist_ok=True)
    with house(folder, 0, *STANDING_STILL) as server:
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """For those who only look."""
    with opened(tmp_path_factory.mktemp("samples")) as found:
        yield found


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """For those who change something, each something else."""
    with opened(tmp_path_factory.mktemp("samples")) as found:
        yield found


def seat(called: str, name: str) -> Ticket:
    return next(each for each in MATCHES[called] if (each["kind"], each["seat"]) == ("seat", name))


# Matches


def test_there_is_something_of_everything() -> None:
    """Each game goes on in several matches; some are over, each in its way, and one goes on from such a one."""
    cards = [next(iter(seats.values()))["card"] for seats in KNOWN["matches"].values()]
    for ruleset in RULESETS:
        assert sum(card["ruleset"] == ruleset and bool(card["awaits"]) for card in cards) >= 3
    kinds = {kind for seats in KNOWN["matches"].values() for seen in seats.values() for kind in seen["log"]["kinds"]}
    assert kinds >= {"undone", "resumed", "left", "resigned", "expired", "drawn", "closed"}
    assert sum(card["outcome"] is not None for card in cards) == 3
    assert KNOWN["replays"]["impetus-branch"]["origin"]["game"] == MATCHES["impetus-finished"][0]["match"]
    assert KNOWN["matches"]["grandeur-online"]["red"]["log"]["by_orders"]
    assert KNOWN["matches"]["impetus-online"]["red"]["beside"]["wish"]


def test_all_are_listed(server: House) -> None:
    tokens = [each["token"] for each in STORED["sandtable.tickets"] if each["kind"] == "seat"]
    status, cards = Asker(server, *tokens)("GET", "/api/matches")
    assert status == 200
    assert {card["match"] for card in cards} == {tickets[0]["match"] for tickets in MATCHES.values()}
    assert not [card for card in cards if card["unopened"]]
    listed = {card["match"] for card in Asker(server)("GET", "/api/listed")[1]}
    assert listed == {MATCHES[called][0]["match"] for called in ("impetus-online", "impetus-invited")}


def as_told_now(wanted: Seen, seen: Seen) -> Seen:
    """What was noted then, as it is told now: all seats have names, and only some games have standing orders."""
    card = {field: value for field, value in wanted["card"].items() if field != "edition"}
    card["called"] = card["called"] or seen["card"]["called"]
    standing = wanted["beside"]["standing"] if seen["beside"]["standing"] else None
    return {**wanted, "card": card, "beside": {**wanted["beside"], "standing": standing}}


@pytest.mark.parametrize("called", MATCHES)
def test_a_match_stands_where_it_stood(server: House, called: str) -> None:
    """Each seat finds the table, the log, the clock and the talk as it left them."""
    for name, wanted in KNOWN["matches"][called].items():
        seen = match_seen(server, seat(called, name))
        assert seen == as_told_now(wanted, seen)


@pytest.mark.parametrize("called", MATCHES)
def test_a_match_is_looked_at_and_checked(server: House, called: str) -> None:
    """Every state follows from its entries, and its file is sound."""
    ticket = next(each for each in MATCHES[called] if each["kind"] == "seat")
    assert replay_seen(Asker(server, ticket["token"]), ticket["match"]) == KNOWN["replays"][called]


def test_every_match_goes_on(tmp_path: Path) -> None:
    """An order that could be given then can be given now, and is there after the house was closed."""
    running = {
        called for called, seats in KNOWN["matches"].items() for seen in seats.values() if seen["card"]["awaits"]
    }
    assert KNOWN["next"].keys() == running
    with opened(tmp_path) as server:
        made = {called: gone_on(server, called) for called in KNOWN["next"]}
        server.kill()
    with opened(tmp_path) as server:
        for called, entry in made.items():
            with server.line(seat(called, entry["seat"])["token"], since=entry["n"] - 1) as line:
                line.ask("ping")
                assert (line.heard[0]["n"], line.heard[0]["head"]) == (entry["n"], entry["head"])


def gone_on(server: House, called: str) -> dict[str, Any]:
    """The entry that an order makes."""
    asked = KNOWN["next"][called]
    with server.line(seat(called, asked["seat"])["token"]) as line:
        if line.welcome["around"]["clock"]["paused"]:
            assert line.ask("resume")["tell"] == "done"
        assert line.give(asked["order"])["tell"] == "done"
        line.last()
        entry: dict[str, Any] = next(each for each in line.heard if each["tell"] == "entry-message")
    assert (entry["n"], entry["seat"], entry["kind"]) == (line.welcome["entries"] + 1, asked["seat"], "ordered")
    return entry


def test_what_was_wished_and_proposed_is_answered(mine: House) -> None:
    """Blue lets red take back, and the clocks stand still."""
    with mine.line(seat("impetus-online", "blue")["token"]) as line:
        assert line.ask("consent", granted=True)["tell"] == "done"
        line.last()
        assert line.heard[-1]["to"] == 4
        assert line.ask("answer-proposal", granted=True)["tell"] == "done"
        assert line.around["clock"]["paused"]


def test_links_lead_where_they_led(mine: House) -> None:
    """To an open seat, to one's own in another browser, to a look, and to no more mail."""
    ask, ways = Asker(mine), dict(link.split("=") for link in read(LINKS))
    for way, called, name in (("join", "impetus-invited", "blue"), ("seat", "impetus-online", "red")):
        status, ticket = ask("POST", "/api/join", {"token": ways[way], "name": "Clara"})
        assert (status, ticket["match"], ticket["seat"]) == (201, MATCHES[called][0]["match"], name)
        with mine.line(ticket["token"]) as line:
            assert line.welcome["seat"] == name
            assert line.welcome["awaits"]["seats"]
    with mine.line(ways["watch"]) as line:
        assert (line.welcome["seat"], line.welcome["match"]) == ("", MATCHES["impetus-online"][0]["match"])
    told = dict(zip(("match", "seat", "code"), ways["quiet"].split("."), strict=True))
    assert ask("POST", "/api/quiet", told)[0] == 201


def test_what_was_reported_is_told(tmp_path: Path) -> None:
    path = shutil.copy(HOUSE / "matches.db", tmp_path)
    (report,) = run("reports", "--database", path, "--json").json
    assert (report["by"], report["why"], report["said"]["text"]) == ("red", "rude", "You will need it.")


# Evenings


def test_an_evening_is_as_it_was(server: House) -> None:
    assert evening_seen(Group(server, EVENING)) == KNOWN["evening"]


def test_battles_under_way_go_on(mine: House) -> None:
    """Each to its end, with typed dice and with those of the program; it is kept and sound."""
    group = Group(mine, EVENING)
    for name, known in KNOWN["evening"]["battles"].items():
        battle = group.battle(name)
        assert (battle["result"] is not None) == (known["card"]["state"] == "closed")
        while not battle["result"]:
            battle = group.die(battle, 5) if battle["die"] else group.order(battle, "stay")
        if not group.card(name)["closed"]:
            group.close(battle)
        assert group.card(name)["closed"]
        assert Asker(mine)("GET", f"/api/replays/{name}/verdict")[1]["verdict"] in ("sound", "typed")


# Files


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_file_is_as_it_was(server: House, name: str) -> None:
    """With the comments that came with it and those that were written to it."""
    assert replay_seen(Asker(server, KEPT[name]), name) == KNOWN["kept"][name]
    assert len(KNOWN["kept"][name]["comments"]) == 3


def test_comments_are_written_on_and_deleted(mine: House) -> None:
    (name, token), *_ = KEPT.items()
    ask, path = Asker(mine, token), f"/api/replays/{name}/comments"
    assert ask("POST", path, {"at": 2, "text": "Once more."})[0] == 201
    found = ask("GET", f"/api/replays/{name}")[1]["comments"]
    assert [each["text"] for each in found] == ["Once more.", "Kept.", "Too slow.", "Well shot!"]
    assert ask("DELETE", f"{path}/{found[1]['id']}")[0] == 204


@pytest.mark.parametrize("name", FILES)
def test_a_saved_file_is_opened(server: House, name: str) -> None:
    assert file_seen(Asker(server), FILES[name]) == KNOWN["files"][name]


@pytest.mark.parametrize("path", sorted(BROWSER.glob("*.sand")), ids=lambda path: path.name)
def test_a_saved_file_is_verified(path: Path) -> None:
    """With the head code that somebody wrote down then; and a file that was changed is found out."""
    known = KNOWN["files"][path.name]["verdict"]
    ran = run("verify", path, "--head", known["head"], "--json")
    assert (ran.json["fault"], ran.json["entries"], ran.json["held"]) == (None, known["entries"], True)
    assert ran.code == (0 if known["verdict"] == "sound" else 3)


@pytest.mark.parametrize("name", sorted(name for name in FILES if name.endswith("finished.sand")))
def test_a_saved_game_goes_on_from_a_moment(mine: House, name: str) -> None:
    ask = Asker(mine)
    replay = ask("POST", "/api/replays", FILES[name])[1]["replay"]
    seats = [{"seat": each, "player": "person"} for each in replay["seats"]]
    assert ask("POST", f"/api/replays/{replay['name']}/branch", {"at": 10, "seats": seats})[0] == 201


# What a browser keeps


def test_the_seats_that_a_browser_holds(server: House) -> None:
    """Each opens its match; one may be watched by its name."""
    tickets = STORED["sandtable.tickets"]
    for ticket in [each for each in tickets if each["kind"] == "seat"]:
        with server.line(ticket["token"]) as line:
            assert (line.welcome["match"], line.welcome["seat"]) == (ticket["match"], ticket["seat"])
    (watched,) = [each for each in tickets if each["kind"] == "watch"]
    with server.connect() as socket:
        found = Line(socket).ask("hello", token=watched["token"], match=watched["match"])
        assert (found["tell"], found["match"], found["seat"]) == ("welcome", watched["match"], "")
    assert [each["token"] for each in STORED["sandtable.evenings"]] == [EVENING]
    assert STORED["sandtable.kept"] == KEPT


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_battle_once_more(mine: House, ruleset: str) -> None:
    """What was asked for is asked for again, own armies, battles and tables among it; and is played."""
    asked = [wanted for wanted in STORED["sandtable.asked"].values() if wanted["ruleset"] == ruleset]
    for wanted in {tuple(sorted(wanted)): wanted for wanted in asked}.values():
        status, tickets = Asker(mine)("POST", "/api/matches", regrouped(wanted))
        assert status == 201, tickets
        with mine.line(tickets[0]["token"]) as line:
            assert line.welcome["game"] == ruleset


# Own material


def test_own_material_is_sound(server: House) -> None:
    """A file of each kind of each game."""
    assert material_seen(Asker(server)) == KNOWN["material"] == dict.fromkeys(KNOWN["material"], 0)
    kinds = Asker(server)("GET", "/api/material")[1]["kinds"]
    there = {name.rsplit("/", 1)[0] for name in KNOWN["material"]}
    assert there == {f"{each['ruleset']}/{each['kind']}" for each in kinds}


def test_own_material_is_offered(server: House) -> None:
    impetus, grandeur, argad = map(server.offers, ("impetus", "grandeur", "argad"))
    for found, name in (
        (impetus["armies"], "mine"),
        (impetus["battles"], "our-field"),
        (impetus["tables"], "bows"),
        (grandeur["armies"], "mine"),
        (grandeur["battles"], "our-advance"),
        (argad["skirmishes"], "our-raid"),
        (argad["periods"], "voices"),
    ):
        assert name in [each["id"] for each in found]


def test_an_own_battle_is_fought_by_own_tables(mine: House) -> None:
    group = Group(mine, EVENING)
    form = group.form("our-rocroi")
    assert group.check(form, "brave")["faults"] == []
    assert group.fight(form, "fair", tables=("brave",))["scene"]["year"] == 1650


# Tags


@pytest.mark.parametrize("field", TAGGED)
def test_every_kind_has_its_tag(field: str) -> None:
    """Also of those that no sample holds: a class may be called otherwise, but not what stands in a file."""
    now = tags()[field]
    lost = {
        tag: fields
        for tag, every in read(TAGS)[field].items()
        for fields in every
        if not any(set(fields) <= set(known) for known in now.get(tag, ()))
    }
    assert lost == {}


# The terminal


def test_a_battle_of_the_terminal_goes_on(tmp_path: Path) -> None:
    """From the question at which it was left to its end; its file is whole and sound."""
    shutil.copytree(TERMINAL, tmp_path, dirs_exist_ok=True)
    before = set(tmp_path.glob("*.sand"))
    ran = run("play", "--store", tmp_path / "games.db", answers="1\n" * 30)
    assert (ran.code, ran.err) == (0, "")
    (file,) = set(tmp_path.glob("*.sand")) - before
    assert file.stem == read(TOKENS)["terminal"]
    for each in (file, *before):
        assert run("verify", each).code == 0
