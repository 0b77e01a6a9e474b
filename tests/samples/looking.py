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
from sandtable.kernel.entry import event_place, read_entry, read_header, sealed_in
from tests.server.asker import Asker
from tests.server.evenings import Group
from tests.server.house import House, Line
from tests.server.patching import states_of

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
        log = _log(line, server.get(f"/api/matches/{ticket['match']}/file", ticket["token"])[2])
        return {"card": _card(server, ticket), "table": _table(line), "beside": _beside(line), "log": log}


def _card(server: House, ticket: Ticket) -> Seen:
    status, cards = Asker(server, ticket["token"])("GET", "/api/matches")
    assert (status, len(cards)) == (200, 1), cards
    names = ("match", "title", "turn", "entries", "awaits", "outcome", "seats", "open", "names")
    return {"ruleset": cards[0]["game"], **picked(cards[0], *names, "listed", "pace", "called", "unopened")}


def regrouped(wanted: Seen) -> Seen:
    """A match as an older page has asked for it, as this one does: the page does the same with what it remembers."""
    names = {"seats", "listed", "pace", "name"}
    setup = {name: value for name, value in wanted.items() if name not in {"ruleset", *names}}
    return {"game": wanted["ruleset"], **picked(wanted, *names & wanted.keys()), "setup": setup}


def _table(line: Line) -> Seen:
    names = ("seat", "commitment", "players", "entries", "free_undo", "head", "hides")
    welcome, edition = line.welcome, line.welcome["scenario"].get("edition", "")
    facts = {**picked(welcome, *names), "ruleset": welcome["game"], "edition": edition}
    facts["awaits"] = picked(welcome["awaits"], "seats", "what", "clause", "outcome", "units")
    state = {name: digest(value) for name, value in welcome["state"].items()}
    return {**facts, "scenario": digest(welcome["scenario"]), "state": state}


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


def _log(line: Line, file: bytes) -> Seen:
    """What happened, entry by entry, as the seat may know it: told, and with all events of its file.

    A file also opens what was shown later, so events are compared only where nothing is hidden.
    """
    entries = [message for message in line.heard if message["tell"] == "missed-message"]
    events = zip(entries, map(_events, file.split(b"\n")[1:-1]), strict=True)
    told = [{**picked(entry, "n", "seat", "to"), "events": each} for entry, each in events]
    return ({} if line.welcome["hides"] else {"events": digest(told)}) | {
        "entries": len(entries),
        "kinds": sorted({entry["kind"] for entry in entries}),
        "heads": digest([entry["head"] for entry in entries]),
        "by_orders": [entry["n"] for entry in entries if entry["by_orders"]],
    }


def _events(line: bytes) -> list[Any]:
    entry = read_entry(line)
    shown = (
        entry.open[place].value if (place := event_place(n)) in entry.open else raw
        for n, raw in enumerate(entry.events)
    )
    return [msgspec.json.decode(raw) for raw in shown if sealed_in(raw) is None]


# Replays, files and evenings


def replay_seen(ask: Asker, name: str) -> Seen:
    """A game to look at, with its comments and what checking it shows."""
    status, found = ask("GET", f"/api/replays/{name}")
    assert status == 200, found
    return {**told(ask, found), "verdict": verdict(ask("GET", f"/api/replays/{name}/verdict")[1])}


def file_seen(ask: Asker, data: bytes) -> Seen:
    """A file that is opened from disk."""
    status, found = ask("POST", "/api/replays", data)
    assert status == 200, found
    return {**told(ask, found["replay"]), "verdict": verdict(found["verdict"])}


def told(ask: Asker, replay: Seen) -> Seen:
    """A replay, without the name by which it is found for a while, or its words."""
    names = ("form", "seat", "mine", "version", "dice", "players", "seats", "turns")
    header = ask.raw("GET", f"/api/replays/{replay['name']}/file")[2].partition(b"\n")[0]
    edition = replay["scenario"].get("edition", "")
    kind = {"game": read_header(header).game, "ruleset": replay["game"], "edition": edition}
    comments = [picked(each, "at", "by", "text", "mine") for each in replay["comments"]]
    facts = picked(replay, *names, "finished", "outcome", "origin", "drawable")
    state = digest(states_of(replay)[-1])
    return {**facts, **kind, "entries": len(replay["entries"]), "state": state, "comments": comments}


def verdict(found: Seen) -> Seen:
    """As it was told then: one word for all that is sound, and nothing of tables and of who could choose the dice.

    A game before it was said to hold even if its dice were only taken as noted.
    """
    proofs = {proof["what"]: proof["held"] for proof in found["proofs"] if proof["what"] not in ("tables", "steering")}
    proofs |= dict.fromkeys(proofs.keys() & {"origin"}, "yes")
    told = picked(found, "fault", "entries", "thrown", "typed", "undone", "head")
    kind = "sound" if found["verdict"] in ("typed", "trusted") else found["verdict"]
    return {**told, "verdict": kind, "proofs": proofs}


def evening_seen(group: Group) -> Seen:
    """An evening and each of its battles."""
    found = group.evening()
    return {"name": found["name"], "battles": {card["match"]: battle_seen(group, card) for card in found["matches"]}}


def battle_seen(group: Group, card: Seen) -> Seen:
    """A battle as its page sees it. One that has no name of its own has a title of the game."""
    found = group.battle(card["match"])
    form, moments = found["scene"]["form"], [moment["face"] for moment in found["moments"]]
    own = card["title"] if len(set(card["title"].values())) == 1 else {"en": ""}
    state = "closed" if card["closed"] else "over" if card["outcome"] else "open"
    where = {"name": own["en"], "dice": card["dice"], "round": card["turn"], "state": state}
    die = found["die"] and picked(found["die"], "seat", "what", "clause", "column")
    question = found["question"] and [answer["order"] for answer in found["question"]["answers"]]
    result = found["result"] and {**picked(found["result"], "winner", "major", "clause"), "faces": found["faces"]}
    return {
        "card": {**where, **picked(form, "year", "terrain")},
        "mine": found["seats"].keys() == {"attacker", "defender"},
        **picked(found["scene"], "form", "retreat_test"),
        **picked(found, "tallies", "chances", "back", "entries", "head"),
        "faces": moments,
        "die": die,
        "question": question,
        "result": result,
    }


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
        "evening": evening_seen(Group(server, tokens["evening"])),
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
