"""No number of the rules is in the page: the bundle holds no table, and the screen shows what came over the wire."""

import json
import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from sandtable.games import data_of
from sandtable.games.impetus.files.armies import armies
from sandtable.server.app import WEB
from tests.browser.conftest import Meet
from tests.browser.situations import situation

FEWEST = 5
"""So many numbers in a row are no accident."""

NUMBER = r"-?\d+"
MORE = 40
"""What is added to every number on its way: far more than any that the rules know there."""


# The bundle


def rows(told: Any, name: str = "") -> Iterator[tuple[str, list[str]]]:
    """The numbers of every table within, in their order, and of every two neighbours."""
    if not isinstance(told, dict | list):
        return
    parts = list(told.items()) if isinstance(told, dict) else [(str(place), each) for place, each in enumerate(told)]
    for key, each in parts:
        yield from rows(each, f"{name}.{key}")
    yield name, numbers(told)
    for (key, one), (_, other) in pairwise(parts):
        yield f"{name}.{key}+", numbers([one, other])


def numbers(told: Any) -> list[str]:
    """Every number that a table holds, however deep."""
    if isinstance(told, dict):
        return [number for key, each in told.items() if "clause" not in key for number in numbers(each)]
    if isinstance(told, list):
        return [number for each in told for number in numbers(each)]
    if isinstance(told, str):
        return re.findall(NUMBER, told) if re.fullmatch(r"[-\d/.]+", told) else []
    return [] if isinstance(told, bool) else [str(told)]


def tables() -> dict[str, list[str]]:
    """What would give a table of the rules away, by the name of the table."""
    games = ("impetus", "grandeur", "argad", "rapide")
    paths = [*(path for game in games for path in (data_of(game) / "tables").glob("*.toml")), *armies().values()]
    told = (rows(tomllib.loads(path.read_text("utf-8")), f"{path.parts[-3]}/{path.stem}") for path in paths)
    return {name: row for each in told for name, row in each if len(row) >= FEWEST and len(set(row)) > 1}


def named() -> set[str]:
    """Names of the rules that a table would be kept by: types of troops and weapons. Single letters mean anything."""
    troops, weapons = (
        tomllib.loads((data_of("impetus") / "tables" / f"{name}.toml").read_text("utf-8"))
        for name in ("troops", "weapons")
    )
    return {name for name in (*troops["scale"]["28"]["depth"], *weapons["weapon"]) if len(name) > 1}


def found(text: str) -> list[str]:
    """The tables that stand in a text: as rows of numbers, or as numbers by the names of the rules."""
    text = re.sub(r"\b[A-Z]{2} [A-Z]?[\d.]+[a-z]?", "", text)
    text = re.sub(r"\b(\d+)e(\d)\b", lambda each: each[1] + "0" * int(each[2]), text)
    told = " ".join(re.findall(NUMBER, text))
    by_row = [name for name, row in tables().items() if f" {' '.join(row)} " in f" {told} "]
    by_name = [
        name
        for name in named()
        if re.search(rf"""\b{re.escape(name)}["'`]?\]?\s*[:=]\s*([\[(]*-?|{{[^{{}}]*)\d""", text)
    ]
    return by_row + sorted(by_name)


HASHED = re.compile(r"[\w.-]+-[\w-]{8}\.(?:js|css)\b")
"""The name of a built file, with the digits of its hash."""


def bundle() -> dict[str, str]:
    """Everything that a browser is given to run or to read, by file, without the names of other files."""
    kept = sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".json", ".html"))
    assert any(path.suffix == ".js" for path in kept), f"no page is built in {WEB}"
    return {path.name: HASHED.sub("", path.read_text("utf-8")) for path in kept}


def test_the_bundle_holds_no_table() -> None:
    assert {name: tables for name, text in bundle().items() if (tables := found(text))} == {}


def test_names_of_built_files_are_no_numbers() -> None:
    """Digits of a hash would now and then be a row of some table."""
    told = '"assets/index-D7O4OUHO.js","assets/setup-CWyA2B5j.css","assets/index-D_Co-YME.js", other-1234567.js'
    assert re.findall(NUMBER, HASHED.sub("", told)) == ["-1234567"]


@pytest.mark.parametrize("table", ["weapons", "troops", "dice"])
def test_a_table_would_be_found(table: str) -> None:
    """However it were written: as it stands in its file, or as a script would have it."""
    told = tomllib.loads((data_of("impetus") / "tables" / f"{table}.toml").read_text("utf-8"))
    script = re.sub(r'"(\w+)":', r"\1:", json.dumps(told, separators=(",", ":")))
    for text in (json.dumps(told), script):
        assert found(f"{chr(10).join(bundle().values())}\nconst a={text};") != []


def test_a_table_by_names_would_be_found() -> None:
    assert found("const bases={FP:40,CP:80},reach={'longbow-a':30e3}") == ["CP", "FP", "longbow-a"]


# The screen

BY_THOUSANDS = ("move", "length")
AS_IT_IS = ("vbu", "impetus", "vd", "turn", "last_turn", "count", "value")


def raised(told: Any) -> Any:
    """A message of the server in which the numbers of the rules are higher than they can be."""
    if isinstance(told, list):
        return [raised(each) for each in told]
    if not isinstance(told, dict):
        return told
    return {key: higher(key, each, told) for key, each in told.items()}


def higher(key: str, told: Any, around: dict[str, Any]) -> Any:
    """One field of a message."""
    if isinstance(told, int) and (key in BY_THOUSANDS or (key == "high" and around.get("field") == "distance")):
        return told + 1000 * MORE
    if isinstance(told, int) and key in AS_IT_IS:
        return told + MORE
    if key == "odds":
        return {str(int(name) + MORE): "43/100" for name in told}
    if key == "prospects":
        return {name: "47/100" if isinstance(chance, str) else chance for name, chance in told.items()}
    return raised(told)


def raise_numbers(page: Page) -> None:
    """What the server says reaches the page with higher numbers."""

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: socket.send(json.dumps(raised(json.loads(message)))))

    page.route_web_socket(re.compile("/api/play"), connected)


def shown(text: str) -> list[float]:
    """The numbers in what somebody reads, without the names of clauses."""
    text = re.sub(r"\b(BI|ST) [\d.]+[a-z]?", "", text)
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]


def test_every_number_shown_came_over_the_wire(tmp_path: Path, meet: Meet) -> None:
    """Higher ones are shown as they come: of the unit, its ways, the dice with their reasons, the chances, the turn."""
    with situation(tmp_path, "archers", turn="blue") as given:
        person = meet(given.server)
        raise_numbers(person.page)
        person.take_seats(given.match, given.tokens)
        expect(person.now).to_contain_text(person.say("turn-of", turn=1 + MORE, last=8 + MORE))
        person.select("blue.s-1")
        names = person.unit.get_by_role("term").all_text_contents()
        facts = dict(zip(names, person.unit.get_by_role("definition").all(), strict=True))
        for name, number in {"M": 8, "VBU": 2, "I": 0, "VD": 1}.items():
            expect(facts[name]).to_have_text(re.compile(rf"^{MORE + number}\b"))
        expect(person.piece("blue.s-1")).to_have_attribute("aria-label", re.compile(rf"VBU {MORE + 2}\b"))
        expect(person.unit).to_contain_text(person.say("up-to", most=f"{MORE + 6.8:g} U"))
        person.shoot("raised")
        person.unit.get_by_role("button", name=re.compile("^Shoot at Huscarls")).first.click()
        expect(person.do_it).to_be_visible()
        preview = person.page.locator("section", has=person.do_it).last
        assert sorted(shown(preview.inner_text()))[0] >= MORE - 1
        person.shoot("preview")
        with person.entry():
            person.do_it.click()
