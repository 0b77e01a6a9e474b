"""Games looked at over HTTP: told entry by entry, checked, commented, continued; exported and deleted."""

import gzip
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.chain import canonical
from sandtable.kernel.entry import Entry, Resumed, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.history import first_state, states
from sandtable.kernel.redact import redacted_lines
from sandtable.kernel.source import Recording
from sandtable.kernel.verify import verify
from sandtable.library.clauses import clauses
from sandtable.library.words import LANGUAGES
from sandtable.match import shelf
from sandtable.match.comments import LONGEST, MOST
from sandtable.match.course import course
from sandtable.match.shelf import LARGEST
from tests.server.asker import Asker
from tests.server.evenings import Group
from tests.server.house import House, house
from tests.server.patching import states_of

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(path.stem for path in GOLDEN.glob("*.sand"))
CANNAE = (GOLDEN / "impetus-cannae.sand").read_bytes()
LAST = CANNAE.count(b"\n") - 1
"""Its last entry, which closes it; the one before has ended the battle."""
ROCROI = (GOLDEN / "rapide-rocroi-told.sand").read_bytes()
ALONE = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "recruit"}]
BOTH = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "person"}]


def over(server: House, seats: list[dict[str, str]]) -> list[dict[str, str]]:
    """The tickets of a match that red has given up."""
    tickets = server.match(seats[0]["player"], seats[1]["player"])
    with server.line(tickets[0]["token"]) as line:
        assert line.ask("resign")["tell"] == "done"
    return tickets


def opened(ask: Asker, data: bytes = CANNAE) -> dict[str, Any]:
    status, found = ask("POST", "/api/replays", data)
    assert status == 200, found
    replay: dict[str, Any] = found["replay"]
    return replay


# Telling


@pytest.mark.parametrize("name", FILES)
def test_every_game_is_told_as_it_was(server: House, name: str) -> None:
    """The patches lead to every state of the game; every sentence names clauses that there are."""
    data = (GOLDEN / f"{name}.sand").read_bytes()
    replay = opened(Asker(server), data)
    header, *lines = data.split(b"\n")[:-1]
    rules = ruleset_of(read_header(header).ruleset, 0, bytes(read_header(header).tables))
    start = first_state(
        rules, read_header(header), msgspec.json.decode(read_header(header).scenario, type=rules.scenario_type)
    )
    wanted = states(rules, start, map(read_entry, lines))
    assert [each["n"] for each in replay["entries"]] == list(range(1, len(lines) + 1))
    assert states_of(replay) == [json.loads(canonical(each)) for each in wanted]
    for entry in replay["entries"]:
        assert all(clause in clauses() for line in entry["lines"] for clause in line["clauses"])
    assert any(line["clauses"] for entry in replay["entries"] for line in entry["lines"])
    assert replay["finished"]
    assert replay["outcome"]
    assert replay["turns"][0]["number"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_the_language_of_the_asker(server: House, lang: str) -> None:
    """The last sentences say who has won."""
    told = {"en": "Victory: Carthage (Hannibal)", "fr": "Carthage (Hannibal)", "es": "Victoria: Cartago (Aníbal)"}
    lines = [line["text"] for line in opened(Asker(server, lang=lang))["entries"][-2]["lines"]]
    assert told[lang] in lines[-1]


def test_it_is_pressed_for_those_who_like_it(server: House) -> None:
    ask = Asker(server)
    name = opened(ask)["name"]
    _, headers, body = ask.raw("GET", f"/api/replays/{name}", **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert len(body) * 5 < len(gzip.decompress(body))


def told(name: str) -> bytes:
    return (GOLDEN / f"{name}.sand").read_bytes()


def test_how_everybody_walked_and_who_hit_whom(server: House) -> None:
    """A skirmish has its events told as far as its page shows them; its ground and names are the reader's."""
    replay = opened(Asker(server, lang="fr"), told("argad-village-raid"))
    events = [event for entry in replay["entries"] for event in entry["events"]]
    kinds = {event["event"] for event in events}
    assert kinds >= {"turn-began", "plans-shown", "moved", "shots-shown", "shot-judged", "struck", "game-ended"}
    assert kinds >= {"shot-thrown", "blow-thrown", "fell", "gave-way", "followed-up"}
    assert any(len(event["walk"]["way"]) > 1 for event in events if event["event"] == "moved")
    assert replay["seats"] == ["brigands", "village"]
    assert "points" in replay["scene"]["aims"][0]["text"]


def seen_by(name: str, seat: str, entries: int) -> bytes:
    """A game file as a seat has it after so many entries."""
    game = course(told(name).split(b"\n")[:-1])
    played = Game(game.ruleset, game.header, game.scenario, Recording(Entry(0, Resumed())))
    played.restore(game.entries[:entries])
    return b"".join(line + b"\n" for line in redacted_lines(played, seat))


@pytest.mark.parametrize("seat", ["robbers", "travellers", ""])
def test_what_a_file_hides_is_not_told(server: House, seat: str) -> None:
    """An ambush that lies still is in the replay of its own seat alone: places, sentences and events."""
    whole = opened(Asker(server), told("argad-ambush"))
    lurked = {man["id"]: man["stand"] for man in after(whole, 9)["men"] if man["hidden"]}
    assert lurked
    replay = opened(Asker(server), seen_by("argad-ambush", seat, 9))
    assert len(replay["entries"]) == 9
    assert not replay["finished"]
    text = json.dumps(replay)
    known = [name for name, stand in lurked.items() if json.dumps(stand)[1:-1] in text]
    assert known == (list(lurked) if seat == "robbers" else [])
    assert ("hides at" in text) == (seat == "robbers")
    branched = {"at": 9, "seats": [{"seat": each, "player": "person"} for each in replay["seats"]]}
    status, found = Asker(server)("POST", f"/api/replays/{replay['name']}/branch", branched)
    assert (status, found.get("key")) == ((201, None) if seat == "robbers" else (400, "fault-moment-veiled"))


def after(replay: dict[str, Any], n: int) -> dict[str, Any]:
    """The state after an entry."""
    state: dict[str, Any] = states_of(replay)[n]
    return state


# What the rules find at a moment


def test_how_far_generals_command_at_a_moment(server: House) -> None:
    """Those who stand then; who is beyond command; how far it is from one to another."""
    ask = Asker(server)
    replay = opened(ask, told("grandeur-peninsular-ridge"))
    path = f"/api/replays/{replay['name']}"
    for n in (60, 200):
        state = after(replay, n)
        status, found = ask("GET", f"{path}/around?at={n}&of=command")
        assert (status, found["at"]) == (200, n)
        generals = {key.split()[1] for key in found["regions"] if key.startswith("command ")}
        assert generals == {leader["id"] for leader in state["leaders"]}
        assert set(found["marks"]["phases"]) == {unit["id"] for unit in state["units"]}
        status, one = ask("GET", f"{path}/around?at={n}&piece={min(generals)}")
        assert {key.split()[1] for key in one["regions"]} == {min(generals)}
    unit, other = (unit["id"] for unit in after(replay, 60)["units"][:2])
    status, far = ask("POST", f"{path}/measure", {"at": 60, "start": unit, "end": other})
    assert status == 200
    assert far["length"] > 0
    status, zones = ask("GET", f"{path}/around?at=60")
    assert any(key.startswith("zone ") for key in zones["regions"])


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("at=-1", "fault-moment"),
        ("at=9999", "fault-moment"),
        ("at=60&piece=red.nobody-1", "fault-nowhere"),
        ("at=60&of=nothing", "fault-nowhere"),
        ("piece=red.fp-1", "fault-request"),
    ],
)
def test_what_cannot_be_found_at_a_moment(server: House, query: str, key: str) -> None:
    ask = Asker(server)
    for data in (CANNAE, told("argad-village-raid")):
        status, found = ask("GET", f"/api/replays/{opened(ask, data)['name']}/around?{query}")
        assert (status, found["key"]) == (400, key)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"at": 999, "start": [0, 0], "end": [1, 1]}, "fault-moment"),
        ({"at": 60, "start": "red.nobody-1", "end": [1, 1]}, "fault-nowhere"),
        ({"at": 60, "start": [0, 0], "end": [10**9, 1]}, "fault-nowhere"),
        ({"at": 60, "start": [0, 0]}, "fault-request"),
    ],
)
def test_what_cannot_be_measured(server: House, wrong: dict[str, Any], key: str) -> None:
    ask = Asker(server)
    status, found = ask("POST", f"/api/replays/{opened(ask)['name']}/measure", wrong)
    assert (status, found["key"]) == (400, key)


# Who may look


def test_a_match_is_looked_at_by_its_seats_until_it_is_over(server: House) -> None:
    """Nobody else may, with or without a token of another match; once it is over everybody may who knows its name."""
    red, blue = server.match(blue="person")
    stranger = server.match()[0]["token"]
    path = f"/api/replays/{red['match']}"
    assert Asker(server)("GET", path)[0] == 404
    assert Asker(server, stranger)("GET", path)[0] == 404
    for ticket in (red, blue):
        status, found = Asker(server, ticket["token"])("GET", path)
        assert (status, found["seat"], found["form"], found["finished"]) == (200, ticket["seat"], "match", False)
    with server.line(red["token"]) as line:
        assert line.ask("resign")["tell"] == "done"
    status, found = Asker(server)("GET", path)
    assert (status, found["seat"], found["mine"], found["finished"]) == (200, "", False, True)
    assert found["outcome"]["winners"] == ["blue"]
    assert found["title"]["es"]


@pytest.mark.parametrize("name", ["nothing", "opened-nothing", "kept-nothing", "..%2f..%2fetc", "%00", "comments"])
def test_there_is_no_such_game(server: House, name: str) -> None:
    for path in ("", "/verdict", "/file", "/picture"):
        assert Asker(server)("GET", f"/api/replays/{name}{path}")[0] == 404


# Checking


def test_a_match_is_checked_in_place(server: House) -> None:
    """While it goes on the dice are as noted; when it is over they were drawn again."""
    red, _ = server.match(blue="person")
    ask = Asker(server, red["token"])
    path = f"/api/replays/{red['match']}/verdict"
    status, found = ask("GET", path)
    assert (status, found["verdict"], found["fault"]) == (200, "unfinished", None)
    assert {proof["what"]: proof["held"] for proof in found["proofs"]} == {
        "chain": "yes",
        "rules": "yes",
        "dice": "open",
        "steering": "yes",
        "tables": "yes",
        "result": "open",
    }
    noted = found["head"]
    with server.line(red["token"]) as line:
        line.ask("resign")
    _, found = ask("GET", f"{path}?head={noted}")
    assert found["verdict"] == "sound"
    assert {proof["what"]: proof["held"] for proof in found["proofs"]} == {
        "chain": "yes",
        "rules": "yes",
        "dice": "yes",
        "steering": "yes",
        "tables": "yes",
        "result": "yes",
        "head": "yes",
    }
    _, found = ask("GET", f"{path}?head=aaaa-aaaa-aaaa-aaaa")
    assert found["proofs"][-1]["held"] == "no"


def test_typed_dice_are_told(server: House) -> None:
    _, found = Asker(server)("POST", "/api/replays", ROCROI)
    dice = next(proof for proof in found["verdict"]["proofs"] if proof["what"] == "dice")
    assert "entered by hand" in dice["text"]


def forged(place: int, old: bytes, new: bytes) -> bytes:
    lines = CANNAE.split(b"\n")
    assert old in lines[place - 1]
    lines[place - 1] = lines[place - 1].replace(old, new, 1)
    return b"\n".join(lines)


@pytest.mark.parametrize(
    ("data", "line", "shown"),
    [
        (forged(20, b'"events"', b'"event5"'), 20, 18),
        (forged(50, b'"h":"', b'"h":"0'), 50, 48),
        (b"\n".join(CANNAE.split(b"\n")[:30]), 30, 28),
        (b"nothing of the kind\n", 1, None),
        (b"", 1, None),
        (b"\xff\xfe\x00", 1, None),
        (b"[" * 100_000, 1, None),
    ],
    ids=["field", "hash", "cut off", "other text", "empty", "bytes", "deep"],
)
def test_a_bad_file_is_shown_up_to_its_bad_line(server: House, data: bytes, line: int, shown: int | None) -> None:
    """The first bad line and why; as much as is sound can be looked at."""
    status, found = Asker(server)("POST", "/api/replays", data)
    assert status == 200
    assert found["verdict"]["verdict"] == "bad"
    assert found["verdict"]["fault"]["line"] == line
    assert found["verdict"]["fault"]["text"]
    assert (found["replay"] and len(found["replay"]["entries"])) == shown


def test_no_file_is_too_large(server: House) -> None:
    """Neither as it is nor when it is unpacked."""
    status, found = Asker(server)("POST", "/api/replays", b"x" * (LARGEST + 1))
    assert (status, found["key"]) == (413, "fault-file-large")
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("game.sand", b"\0" * (LARGEST + 1))
    status, found = Asker(server)("POST", "/api/replays", target.getvalue())
    assert (status, found["key"]) == (413, "fault-file-large")


@pytest.mark.parametrize(
    "data", [b"PK", b"PK\x03\x04 and nothing more", shelf.packed({}), shelf.packed({"a": (b"", []), "b": (b"", [])})]
)
def test_an_archive_holds_one_game(server: House, data: bytes) -> None:
    status, found = Asker(server)("POST", "/api/replays", data)
    assert (status, found["key"]) == (400, "fault-archive")


# Files


def test_the_file_is_given_back_as_it_was(server: House) -> None:
    ask = Asker(server)
    name = opened(ask)["name"]
    status, headers, body = ask.raw("GET", f"/api/replays/{name}/file")
    assert (status, body) == (200, CANNAE)
    assert 'filename="Cannae-216-BC.sand"' in headers["content-disposition"]


def test_an_opened_file_is_not_kept_unless_asked(tmp_path: Path) -> None:
    """After a restart it is gone; a kept one is there, with its comments, and only its keeper may delete it."""
    with house(tmp_path) as server:
        ask = Asker(server)
        opened_name = opened(ask)["name"]
        status, kept = ask("POST", f"/api/replays/{opened_name}/keep")
        assert status == 201
        keeper = Asker(server, kept["token"])
        status, _ = keeper("POST", f"/api/replays/{kept['name']}/comments", {"at": 7, "text": "Here it was lost."})
        assert status == 201
    with house(tmp_path) as server:
        assert Asker(server)("GET", f"/api/replays/{opened_name}")[0] == 404
        status, found = Asker(server)("GET", f"/api/replays/{kept['name']}")
        assert (status, found["form"], found["mine"]) == (200, "kept", False)
        assert [(each["at"], each["text"]) for each in found["comments"]] == [(7, "Here it was lost.")]
        assert Asker(server)("DELETE", f"/api/replays/{kept['name']}")[0] == 403
        assert Asker(server, kept["token"])("DELETE", f"/api/replays/{kept['name']}")[0] == 204
        assert Asker(server)("GET", f"/api/replays/{kept['name']}")[0] == 404


@pytest.mark.parametrize(("form", "start"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("gif", b"GIF89a")])
def test_a_picture_of_a_moment(server: House, form: str, start: bytes) -> None:
    ask = Asker(server, lang="fr")
    name = opened(ask)["name"]
    status, headers, body = ask.raw("GET", f"/api/replays/{name}/picture?form={form}&at=12&width=400&dark=true")
    assert (status, body[: len(start)]) == (200, start)
    assert headers["content-disposition"].endswith(f'.{form}"')
    if form == "svg":
        assert b"Cannes" in body
        models = ask.raw("GET", f"/api/replays/{name}/picture?at=12&look=miniatures")[2]
        assert (b'class="lawn"' in body, b'class="lawn"' in models) == (False, True)


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("at=-1", "fault-moment"),
        ("at=999", "fault-moment"),
        ("form=exe", "fault-request"),
        ("look=bronze", "fault-request"),
    ],
)
def test_a_picture_of_nothing(server: House, query: str, key: str) -> None:
    ask = Asker(server)
    status, found = ask("GET", f"/api/replays/{opened(ask)['name']}/picture?{query}")
    assert (status, found["key"]) == (400, key)


def test_no_pictures_without_a_table(server: House) -> None:
    ask = Asker(server)
    status, found = ask("GET", f"/api/replays/{opened(ask, ROCROI)['name']}/picture")
    assert (status, found["key"]) == (400, "fault-not-drawable")


# Comments


def test_comments_are_beside_the_game(server: House) -> None:
    """Each seat's are its own until the end, then everybody's; the file is the same with and without; they travel."""
    red, blue = server.match(blue="person")
    name = red["match"]
    one, other = Asker(server, red["token"]), Asker(server, blue["token"])
    before = one.raw("GET", f"/api/replays/{name}/file")[2]
    status, made = one("POST", f"/api/replays/{name}/comments", {"at": 3, "text": "  What now?\n"})
    assert (status, made["by"], made["text"], made["mine"]) == (201, "red", "What now?", True)
    assert one.raw("GET", f"/api/replays/{name}/file")[2] == before
    assert one("GET", f"/api/replays/{name}")[1]["comments"] == [made]
    assert other("GET", f"/api/replays/{name}")[1]["comments"] == []
    with server.line(red["token"]) as line:
        line.ask("resign")
    assert [each["text"] for each in other("GET", f"/api/replays/{name}")[1]["comments"]] == ["What now?"]
    assert other("DELETE", f"/api/replays/{name}/comments/{made['id']}")[0] == 404
    archive = Asker(server).raw("GET", f"/api/replays/{name}/file?form=zip")[2]
    again = opened(Asker(server), archive)
    assert [(each["at"], each["by"], each["text"]) for each in again["comments"]] == [(3, "red", "What now?")]
    assert one("DELETE", f"/api/replays/{name}/comments/{made['id']}")[0] == 204
    assert one("GET", f"/api/replays/{name}")[1]["comments"] == []


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"at": 3, "text": " \n "}, "fault-comment-empty"),
        ({"at": 3, "text": "x" * (LONGEST + 1)}, "fault-comment-long"),
        ({"at": 9999, "text": "x"}, "fault-moment"),
        ({"at": -1, "text": "x"}, "fault-moment"),
        ({"at": 3}, "fault-request"),
    ],
)
def test_what_is_no_comment(server: House, wrong: dict[str, Any], key: str) -> None:
    (red,) = server.match()
    status, found = Asker(server, red["token"])("POST", f"/api/replays/{red['match']}/comments", wrong)
    assert (status, found["key"]) == (400, key)


def test_there_is_an_end_to_comments(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        (red,) = server.match()
        ask, path = Asker(server, red["token"]), f"/api/replays/{red['match']}/comments"
        for number in range(MOST):
            assert ask("POST", path, {"at": 3, "text": str(number)})[0] == 201
        status, found = ask("POST", path, {"at": 3, "text": "one more"})
        assert (status, found["key"]) == (409, "fault-comments-full")


def test_only_those_who_play_may_write(server: House) -> None:
    red, _ = over(server, BOTH)
    status, found = Asker(server)("POST", f"/api/replays/{red['match']}/comments", {"at": 3, "text": "I was there"})
    assert (status, found["key"]) == (403, "fault-not-mine")


def test_nothing_is_changed_from_a_foreign_page(server: House) -> None:
    (red,) = over(server, ALONE)
    ask, path = Asker(server, red["token"]), f"/api/replays/{red['match']}"
    foreign = {"Origin": "http://evil.example"}
    for method, where, data in (
        ("POST", "/api/replays", CANNAE),
        ("POST", f"{path}/comments", {"at": 3, "text": "x"}),
        ("POST", f"{path}/branch", {"at": 3, "seats": ALONE}),
        ("DELETE", path, None),
        ("DELETE", f"/api/matches/{red['match']}", None),
    ):
        status, found = ask(method, where, data, **foreign)
        assert (status, found["key"]) == (403, "fault-origin"), where


# What if


def test_a_match_goes_on_from_a_moment(server: House) -> None:
    """A new match of its own, that says where it comes from; the first is not touched, and both files are sound."""
    ask = Asker(server)
    replay = opened(ask)
    before = ask.raw("GET", f"/api/replays/{replay['name']}/file")[2]
    status, made = ask("POST", f"/api/replays/{replay['name']}/branch", {"at": 60, "seats": ALONE})
    assert status == 201, made
    (ticket,) = made["tickets"]
    with server.line(ticket["token"]) as line:
        assert "what if, from entry 60" in line.welcome["title"]["en"]
        state = after(replay, 60)
        if line.welcome["entries"] == 3:
            assert line.welcome["state"]["poses"] == state["poses"]
        assert line.ask("resign")["tell"] == "done"
    mine = Asker(server, ticket["token"])
    status, found = mine("GET", f"/api/replays/{made['match']}")
    assert found["origin"] == {"game": read_header(CANNAE.split(b"\n")[0]).game, "entry": 60}
    assert found["state"] == state
    status, verdict = mine("GET", f"/api/replays/{made['match']}/verdict")
    assert verdict["verdict"] == "sound"
    assert "60" in next(proof["text"] for proof in verdict["proofs"] if proof["what"] == "origin")
    alone = verify(mine.raw("GET", f"/api/replays/{made['match']}/file")[2], ruleset_of)
    assert alone.descent
    assert (alone.fault, alone.descent.entry, alone.descent.drawn) == (None, 60, True)
    assert ask.raw("GET", f"/api/replays/{replay['name']}/file")[2] == before


@pytest.mark.parametrize(
    ("name", "at", "ruleset"),
    [
        ("impetus-hydaspes", 40, "impetus"),
        ("impetus-wagenburg", 40, "impetus"),
        ("grandeur-peninsular-ridge", 90, "grandeur"),
        ("argad-village-raid", 17, "argad"),
        ("argad-siege-relief", 30, "argad"),
    ],
)
def test_every_game_with_a_table_goes_on(server: House, name: str, at: int, ruleset: str) -> None:
    """As a match by the same rules, with all its seats; its file is sound."""
    ask = Asker(server)
    replay = opened(ask, told(name))
    seats = [{"seat": seat, "player": "person"} for seat in replay["seats"]]
    status, made = ask("POST", f"/api/replays/{replay['name']}/branch", {"at": at, "seats": seats})
    assert (status, len(made["tickets"])) == (201, len(seats)), made
    with server.line(made["tickets"][0]["token"]) as line:
        assert line.welcome["game"] == ruleset
        assert line.welcome["state"] == after(replay, at)
    for ticket in made["tickets"][:-1]:
        with server.line(ticket["token"]) as line:
            assert line.ask("resign")["tell"] == "done"
    _, verdict = ask("GET", f"/api/replays/{made['match']}/verdict")
    assert verdict["fault"] is None


def test_a_running_match_goes_on_elsewhere(server: House) -> None:
    """By whoever plays it; the computer goes on playing in both."""
    (red,) = server.match()
    ask = Asker(server, red["token"])
    status, made = ask("POST", f"/api/replays/{red['match']}/branch", {"at": 3, "seats": ALONE})
    assert status == 201
    with server.line(made["tickets"][0]["token"]) as line:
        assert line.until_asked("red")["seats"] == ["red"]
    assert Asker(server)("POST", f"/api/replays/{red['match']}/branch", {"at": 3, "seats": ALONE})[0] == 404


def test_a_battle_with_typed_dice_goes_on_with_typed_dice(server: House) -> None:
    """What happened before is told with it; a match of an evening goes on in the evening."""
    ask = Asker(server)
    name = opened(ask, ROCROI)["name"]
    seats = [{"seat": "attacker", "player": "person"}, {"seat": "defender", "player": "person"}]
    status, made = ask("POST", f"/api/replays/{name}/branch", {"at": 7, "seats": seats})
    assert (status, [each["seat"] for each in made["tickets"]]) == (201, ["attacker", "defender"])
    mine = Asker(server, made["tickets"][0]["token"])
    status, found = mine("GET", f"/api/replays/{made['match']}")
    assert (found["form"], found["mine"], found["dice"], found["origin"]["entry"]) == ("match", True, "typed", 7)
    assert [each["face"] for each in found["entries"][2]["detail"]["moments"]] == [0, 4, 3, 8, 9]
    assert mine("GET", f"/api/replays/{made['match']}/verdict")[1]["verdict"] == "unfinished"
    group = Group(server)
    battle = group.die(group.begin(), 4)
    again = group.ask("POST", f"replays/{battle['name']}/branch", {"at": 4, "seats": seats}, 201)
    assert [card["match"] for card in group.evening()["matches"]] == [again["match"], battle["name"]]


@pytest.mark.parametrize(
    ("at", "seats", "key"),
    [
        (0, ALONE, "fault-moment"),
        (1, ALONE, "fault-moment-early"),
        (LAST - 1, ALONE, "fault-moment-over"),
        (LAST, ALONE, "fault-moment-over"),
        (LAST + 1, ALONE, "fault-moment"),
        (60, ALONE[:1], "fault-seats"),
        (60, [{"seat": "red", "player": "recruit"}, {"seat": "blue", "player": "recruit"}], "fault-no-person"),
        (60, [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "nobody"}], "fault-choice"),
    ],
)
def test_from_where_no_game_goes_on(server: House, at: int, seats: Any, key: str) -> None:
    ask = Asker(server)
    status, found = ask("POST", f"/api/replays/{opened(ask)['name']}/branch", {"at": at, "seats": seats})
    assert (status, found["key"]) == (400, key)


# Export and deletion


def members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_all_my_games_in_one_archive(server: House) -> None:
    """Those whose tokens I hold, each sound, with comments; nobody else's."""
    (mine,), (other,) = over(server, ALONE), over(server, ALONE)
    running, _ = server.match(blue="person")
    ask = Asker(server, mine["token"], running["token"])
    ask("POST", f"/api/replays/{mine['match']}/comments", {"at": 3, "text": "Mine."})
    status, _, body = ask.raw("GET", "/api/export")
    found = members(body)
    assert status == 200
    assert found.keys() == {f"{mine['match']}.sand", f"{mine['match']}.comments.json", f"{running['match']}.sand"}
    assert other["match"] not in str(found.keys())
    for name, data in found.items():
        if name.endswith(".sand"):
            assert verify(data, ruleset_of).fault is None
    assert members(Asker(server).raw("GET", "/api/export")[2]) == {}


def test_a_match_against_the_computer_is_deleted_at_any_time(server: House) -> None:
    (red,) = server.match()
    ask = Asker(server, red["token"])
    assert Asker(server)("DELETE", f"/api/matches/{red['match']}")[0] == 404
    assert ask("DELETE", f"/api/matches/{red['match']}") == (200, {"gone": True})
    assert ask("GET", "/api/matches")[1] == []
    assert ask("GET", f"/api/replays/{red['match']}")[0] == 404
    with server.connect() as socket:
        socket.send(json.dumps({"ask": "hello", "id": 1, "token": red["token"]}))
        assert json.loads(socket.recv(20))["key"] == "fault-token"


def test_a_match_of_two_is_deleted_when_both_have_left(server: House) -> None:
    """Not while it is played; then each gives up his seat, and with the last one the game goes."""
    red, blue = server.match(blue="person")
    one, other = Asker(server, red["token"]), Asker(server, blue["token"])
    status, found = one("DELETE", f"/api/matches/{red['match']}")
    assert (status, found["key"]) == (409, "fault-others-play")
    assert one("GET", "/api/matches")[1]
    with server.line(red["token"]) as line:
        line.ask("resign")
    assert one("DELETE", f"/api/matches/{red['match']}") == (200, {"gone": False})
    assert one("GET", "/api/matches")[1] == []
    assert len(other("GET", "/api/matches")[1]) == 1
    assert other("DELETE", f"/api/matches/{red['match']}") == (200, {"gone": True})
    assert other("GET", f"/api/replays/{red['match']}")[0] == 404


def test_two_at_one_screen_delete_it_alone(server: House) -> None:
    red, blue = server.match(blue="person")
    assert Asker(server, red["token"], blue["token"])("DELETE", f"/api/matches/{red['match']}") == (200, {"gone": True})
