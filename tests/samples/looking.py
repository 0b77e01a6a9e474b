"""What somebody sees who opens the samples: all of it over HTTP and the socket, nothing of it in words for people.

The same looks were written down when the samples were made, and are compared with by the tests.
"""

import hashlib
import io
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any
from zipfile import ZipFile

import msgspec

import sandtable
from tests.server.asker import Asker
from tests.server.house import House, Line

HERE = Path(__file__).parent
HOUSE, BROWSER, TERMINAL = HERE / "house", HERE / "browser", HERE / "terminal"
TOKENS, EXPECTED, TAGS = HERE / "tokens.json", HERE / "expected.json", HERE / "tags.json"
STORAGE, LINKS = BROWSER / "storage.json", BROWSER / "links.json"

STANDING_STILL = ("--abandoned", "0")
"""Samples grow old, and are never cleared away."""

Seen = dict[str, Any]
Ticket = dict[str, str]


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def written(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")


def digest(value: Any) -> str:
    """Short for a value that is too long to be written down."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def picked(value: Seen, *names: str) -> Seen:
    return {name: value[name] for name in names}


# Matches


def match_seen(server: House, ticket: Ticket) -> Seen:
    """A match as the holder of a ticket sees it: in the list, at the table, beside it, and its log."""
    with server.line(ticket["token"], since=0) as line:
        assert line.ask("ping")["tell"] == "done"
        return {"card": _card(server, ticket), "table": _table(line), "beside": _beside(line), "log": _log(line)}


def _card(server: House, ticket: Ticket) -> Seen:
    status, cards = Asker(server, ticket["token"])("GET", "/api/matches")
    assert (status, len(cards)) == (200, 1), cards
    names = ("match", "ruleset", "title", "edition", "turn", "entries", "awaits", "outcome", "seats", "open", "names")
    return picked(cards[0], *names, "listed", "pace", "called", "unopened")


def _table(line: Line) -> Seen:
    names = ("seat", "ruleset", "edition", "commitment", "players", "entries", "awaits", "free_undo", "head", "hides")
    welcome = line.welcome
    state = {name: digest(value) for name, value in welcome["state"].items()}
    return {**picked(welcome, *names), "scenario": digest(welcome["scenario"]), "state": state}


def _beside(line: Line) -> Seen:
    """Who plays, clocks, talk, and what is wished. Time runs while somebody looks, and days ran meanwhile."""
    around = line.welcome["around"]
    clock = picked(around["clock"], "running", "paused")
    if around["pace"]["kind"] == "live":
        clock["left"] = {seat: round(left, -4) for seat, left in around["clock"]["left"].items()}
    seats = [picked(seat, "seat", "player", "name", "open", "away", "out") for seat in around["seats"]]
    talk = [picked(said, "n", "seat", "text", "key", "args") for said in line.welcome["talk"]]
    wish = next((message for message in line.heard if message["tell"] == "wish-message"), None)
    more = picked(around, "owner", "listed", "pace", "proposal") | picked(line.welcome, "address", "muted", "standing")
    return {**more, "seats": seats, "clock": clock, "talk": talk, "wish": wish}


def _log(line: Line) -> Seen:
    """What happened, entry by entry, as the seat may know it."""
    entries = [message for message in line.heard if message["tell"] == "missed-message"]
    return {
        "entries": len(entries),
        "kinds": sorted({entry["kind"] for entry in entries}),
        "events": digest([picked(entry, "n", "seat", "to", "events") for entry in entries]),
        "heads": digest([entry["head"] for entry in entries]),
        "by_orders": [entry["n"] for entry in entries if entry["by_orders"]],
    }


# Replays, files and evenings


def replay_seen(ask: Asker, name: str) -> Seen:
    """A game to look at, with its comments and what checking it shows."""
    status, found = ask("GET", f"/api/replays/{name}")
    assert status == 200, found
    return {**told(found), "verdict": verdict(ask("GET", f"/api/replays/{name}/verdict")[1])}


def file_seen(ask: Asker, data: bytes) -> Seen:
    """A file that is opened from disk."""
    status, found = ask("POST", "/api/replays", data)
    assert status == 200, found
    return {**told(found["replay"]), "verdict": verdict(found["verdict"])}


def told(replay: Seen) -> Seen:
    """A replay, without the name by which it is found for a while, or its words."""
    names = ("form", "seat", "mine", "game", "ruleset", "version", "dice", "edition", "players", "seats", "turns")
    state = replay["state"]
    for entry in replay["entries"]:
        state = {**state, **entry["patch"]}
    comments = [picked(each, "at", "by", "text", "mine") for each in replay["comments"]]
    facts = picked(replay, *names, "finished", "outcome", "origin", "drawable")
    return {**facts, "entries": len(replay["entries"]), "state": digest(state), "comments": comments}


def verdict(found: Seen) -> Seen:
    proofs = {proof["what"]: proof["held"] for proof in found["proofs"]}
    return {**picked(found, "verdict", "fault", "entries", "thrown", "typed", "undone", "head"), "proofs": proofs}


def evening_seen(ask: Asker) -> Seen:
    """An evening and each of its battles."""
    status, found = ask("GET", "/api/rapide/evening")
    assert status == 200, found
    names = [card["battle"] for card in found["battles"]]
    return {"name": found["name"], "battles": {name: battle_seen(ask, name) for name in names}}


def battle_seen(ask: Asker, name: str) -> Seen:
    status, found = ask("GET", f"/api/rapide/battles/{name}")
    assert status == 200, found
    card = picked(found["card"], "name", "year", "terrain", "dice", "round", "state")
    facts = picked(found, "mine", "form", "retreat_test", "tallies", "chances", "back", "entries", "head")
    faces = [moment["face"] for moment in found["moments"]]
    question = found["question"] and [answer["order"] for answer in found["question"]["answers"]]
    result = found["result"] and picked(found["result"], "winner", "major", "clause", "faces")
    die = found["die"] and picked(found["die"], "seat", "what", "clause", "column")
    return {"card": card, **facts, "faces": faces, "die": die, "question": question, "result": result}


# Own material


def material_seen(ask: Asker) -> Seen:
    """Every file of the folder, and what is wrong with it."""
    files = ask("GET", "/api/material")[1]["files"]
    return {"/".join(picked(each, "ruleset", "kind", "name").values()): each["faults"] for each in files}


# All of it


def everything(server: House) -> Seen:
    """All samples of the house, and all files of the browser."""
    tokens = read(TOKENS)
    seats = {
        called: [each for each in tickets if each["kind"] == "seat"] for called, tickets in tokens["matches"].items()
    }
    return {
        "matches": {
            called: {ticket["seat"]: match_seen(server, ticket) for ticket in found} for called, found in seats.items()
        },
        "replays": {
            called: replay_seen(Asker(server, found[0]["token"]), found[0]["match"]) for called, found in seats.items()
        },
        "evening": evening_seen(Asker(server, tokens["evening"])),
        "kept": {name: replay_seen(Asker(server, token), name) for name, token in tokens["kept"].items()},
        "files": {name: file_seen(Asker(server), data) for name, data in files().items()},
        "material": material_seen(Asker(server)),
    }


def files() -> dict[str, bytes]:
    """The game files that the browser has downloaded; those of an archive of several each by itself."""
    found = {path.name: path.read_bytes() for path in sorted(BROWSER.iterdir()) if path.suffix in (".sand", ".zip")}
    with ZipFile(io.BytesIO(found.pop("sandtable-games.zip"))) as several:
        return found | {name: several.read(name) for name in several.namelist() if name.endswith(".sand")}


# Tags

TAGGED = ("answer", "event", "order", "step")
"""The fields of a game file by which it is known what kind of thing stands there."""


def tags() -> dict[str, dict[str, list[list[str]]]]:
    """Every kind of thing that a game file may hold, by its tag, with the fields that it has in each game."""
    for module in walk_packages(sandtable.__path__, "sandtable."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    found: dict[str, dict[str, list[list[str]]]] = {name: {} for name in TAGGED}
    for kind in _kinds(msgspec.Struct):
        tag, field = kind.__struct_config__.tag, kind.__struct_config__.tag_field
        if field in found and kind.__module__.startswith("sandtable."):
            found[field].setdefault(str(tag), []).append(sorted(kind.__struct_encode_fields__))
    return {field: {tag: sorted(every) for tag, every in kinds.items()} for field, kinds in found.items()}


def _kinds(parent: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from _kinds(kind)
