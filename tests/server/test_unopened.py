"""Matches by rules that this program does not have: listed, refused in words, taken home and deleted."""

import asyncio
import io
import json
import zipfile
from typing import Any

import pytest
from litestar.testing import TestClient

from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.rapide.files.battles import battles
from sandtable.library.document import read_document
from sandtable.library.words import LANGUAGES, words
from sandtable.match.thinking import Inline
from sandtable.match.written import LEDGER
from sandtable.server.app import create_app
from sandtable.server.session import Session
from sandtable.store import MemoryStore
from tests.match.nonces import drawn
from tests.match.toys import RULES

NEWER = Impetus.version + 7
WHY = {"ruleset": "impetus", "version": str(NEWER), "known": str(Impetus.version)}
PEOPLE = {"red": "person", "blue": "person"}


def asker(store: MemoryStore, *tokens: str) -> Any:
    """Somebody who asks a server over this store, by these tokens."""
    client: Any = TestClient(create_app(store, thinker=lambda: Inline(RULES["riposte"])))
    if tokens:
        client.headers["Authorization"] = f"Bearer {','.join(tokens)}"
    return client


def newer(players: dict[str, str], **how: Any) -> tuple[MemoryStore, str, dict[str, str]]:
    """A store with a match that a newer program has kept, its name, and its tokens."""
    store = MemoryStore()
    seats = [{"seat": seat, "player": player} for seat, player in players.items()]
    with asker(store) as asked:
        wanted = {"game": "impetus", "seats": seats, "setup": {"battle": "first-battle"}, **how}
        tickets = asked.post("/api/matches", json=wanted).json()
        mine = {each["seat"]: each["token"] for each in tickets if each["kind"] == "seat"}
        told = {"Authorization": f"Bearer {','.join(mine.values())}"}
        nonces = {"nonces": {seat: drawn() for seat in mine}}
        assert asked.post(f"/api/matches/{tickets[0]['match']}/nonces", json=nonces, headers=told).status_code == 200
    name = str(tickets[0]["match"])
    log = store._logs[name]
    log.header = log.header.replace(b'"version":%d' % Impetus.version, b'"version":%d' % NEWER)
    return store, name, {ticket["seat"]: ticket["token"] for ticket in tickets}


def test_it_is_listed_with_its_reason() -> None:
    """Among the own matches and among those for everybody; nobody can join what cannot be opened."""
    store, name, tokens = newer({"red": "person", "blue": "open"}, listed=True)
    with asker(store, tokens["red"]) as asked:
        (mine,) = asked.get("/api/matches").json()
        (listed,) = asked.get("/api/listed").json()
        for card in (mine, listed):
            assert (card["match"], card["unopened"]) == (name, {"key": "fault-rules-unknown", "args": WHY})
            assert (card["game"], card["open"], card["title"]["en"]) == ("impetus", [], "A first battle")
        for path in (f"/api/matches/{name}/join", "/api/join"):
            answer = asked.post(path, json={"seat": "blue"} if name in path else {"token": tokens["blue"]})
            assert (answer.status_code, answer.json()["key"]) == (409, "fault-rules-unknown")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_says_what_is_needed_and_what_is_there(language: str) -> None:
    """In every language."""
    said = words(language)("fault-rules-unknown", **WHY)
    assert "Basic Impetus" in said
    assert all(number in said for number in (str(NEWER), str(Impetus.version)))
    assert "none" not in words(language)("fault-rules-unknown", ruleset="hex", version="1", known="none")


def test_opening_it_is_refused_by_name() -> None:
    """Over the socket and over HTTP."""
    store, name, tokens = newer(PEOPLE)
    with asker(store, tokens["red"]) as asked:
        for path in (f"/api/replays/{name}", f"/api/replays/{name}/around?at=1"):
            answer = asked.get(path)
            assert (answer.status_code, answer.json()["key"], answer.json()["args"]) == (
                409,
                "fault-rules-unknown",
                WHY,
            )
        answer = asked.post(f"/api/matches/{name}/links", json={"kind": "watch"})
        assert (answer.status_code, answer.json()["key"]) == (409, "fault-rules-unknown")

        async def hello() -> list[Any]:
            session = Session(asked.app.state.hall)
            await session.hear(json.dumps({"ask": "hello", "id": 1, "token": tokens["red"]}).encode())
            assert session.over
            return [session.out.get_nowait() for _ in range(session.out.qsize())]

        told, end = asyncio.run(hello())
        fault = json.loads(told)
        assert (fault["key"], fault["args"], end) == ("fault-rules-unknown", WHY, None)


def test_it_is_taken_home() -> None:
    """As a file, alone and among all that somebody has; straight from the store."""
    store, name, tokens = newer(PEOPLE)
    lines = b"".join(line + b"\n" for line in (store.header(name), *store.lines(name)))
    with asker(store, tokens["red"]) as asked:
        assert asked.get(f"/api/matches/{name}/file").content == lines
        assert asked.get(f"/api/replays/{name}/file").content == lines
        with zipfile.ZipFile(io.BytesIO(asked.get("/api/export").content)) as archive:
            assert archive.read(f"{name}.sand") == lines


def test_each_gives_it_up_and_the_last_deletes_it() -> None:
    """Nobody deletes it for another one."""
    store, name, tokens = newer(PEOPLE)
    for seat, gone in (("red", False), ("blue", True)):
        with asker(store, tokens[seat]) as asked:
            assert asked.delete(f"/api/matches/{name}").json() == {"gone": gone}
            assert asked.get("/api/matches").json() == []
            assert asked.delete(f"/api/matches/{name}").status_code == 404
        assert {each.game for each in store.games()} - {LEDGER} == (set() if gone else {name})


def test_whoever_gets_the_newer_program_goes_on() -> None:
    """Nothing was lost by having been looked at."""
    store, name, tokens = newer(PEOPLE)
    with asker(store, tokens["red"]) as asked:
        asked.get("/api/matches")
    log = store._logs[name]
    log.header = log.header.replace(b'"version":%d' % NEWER, b'"version":%d' % Impetus.version)
    with asker(store, tokens["red"]) as asked:
        (card,) = asked.get("/api/matches").json()
        assert card["unopened"] is None
        assert card["awaits"]
        assert asked.get(f"/api/replays/{name}").status_code == 200


def test_battles_and_kept_files_of_unknown_rules_are_taken_home() -> None:
    """A battle of an evening is exported with the rest; a file that an older program kept can be saved and dropped."""
    store = MemoryStore()
    with asker(store) as asked:
        evening = asked.post("/api/evenings", json={"name": ""}).json()["token"]
        asked.headers["Authorization"] = f"Bearer {evening}"
        seats = [{"seat": seat, "player": "person"} for seat in ("attacker", "defender")]
        setup = {"form": read_document(battles()["rocroi"]).raw}
        wanted = {"game": "rapide", "seats": seats, "setup": setup, "dice": "typed", "evening": evening}
        name = asked.post("/api/matches", json=wanted).json()[0]["match"]
        file = asked.get(f"/api/matches/{name}/file").content
        opened = asked.post("/api/replays", content=file).json()["replay"]["name"]
        kept = asked.post(f"/api/replays/{opened}/keep").json()
    unpacked = store._logs[kept["name"]]
    unpacked.header, *unpacked.lines = file.splitlines()
    for log in store._logs.values():
        log.header = log.header.replace(b'"ruleset":"rapide"', b'"ruleset":"rapido"')
    newer = file.replace(b'"ruleset":"rapide"', b'"ruleset":"rapido"')
    with asker(store, evening, kept["token"]) as asked:
        with zipfile.ZipFile(io.BytesIO(asked.get("/api/export").content)) as archive:
            assert archive.read(f"{name}.sand") == newer
        for each in (name, kept["name"]):
            assert asked.get(f"/api/replays/{each}").json()["args"]["ruleset"] == "rapido"
            assert asked.get(f"/api/replays/{each}/file").content == newer
        assert asked.delete(f"/api/replays/{kept['name']}").status_code == 204
        assert asked.get(f"/api/replays/{kept['name']}/file").status_code == 404
