"""The samples, made with the program as it is: python -m tests.samples.make.

They are kept to show that what an older program has written still opens: made anew they show nothing. With the word
`look` only what the tests compare with is written again, from the samples as they lie there.
"""

import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from tests.cli.run import run
from tests.samples.looking import (
    BROWSER,
    EXPECTED,
    HOUSE,
    LINKS,
    STANDING_STILL,
    STORAGE,
    TAGS,
    TERMINAL,
    TOKENS,
    Seen,
    Ticket,
    everything,
    read,
    regrouped,
    tags,
    written,
)
from tests.server.asker import Asker
from tests.server.evenings import ROCROI, Group
from tests.server.house import House, Line, house
from tests.server.post import Office, office

PERSON, OPEN, COMPUTER = "person", "open", "recruit"
LIVE = {"kind": "live", "main": 86_400, "increment": 60}
DAYS = {"kind": "days", "days": 3}
ADVANCE = Path(__file__).parents[1] / "browser" / "situations" / "reactions.toml"
ALL = {"evade": "always", "square": "always", "fire": "always", "charge": "always", "least": 1}


class Maker:
    """Makes matches; remembers all tickets, and what was asked for."""

    server: House

    def __init__(self, post: Office) -> None:
        self.post = post
        self.tickets: dict[str, list[Ticket]] = {}
        self.held: list[Ticket] = []
        """What the browser of whoever makes the matches keeps of them."""

        self.asked: dict[str, Seen] = {}
        self.links: list[str] = []

    def match(self, called: str, ruleset: str, seats: dict[str, str], **wanted: Any) -> list[Ticket]:
        """A new match; its tickets."""
        plans = [{"seat": seat, "player": player} for seat, player in seats.items()]
        wanted = {"ruleset": ruleset, "seats": plans, **wanted}
        found: list[Ticket] = done(Asker(self.server)("POST", "/api/matches", regrouped(wanted)))
        self.tickets[called] = list(found)
        self.held += found
        self.asked[found[0]["match"]] = wanted
        return found

    def come(self, called: str) -> None:
        """Whoever is invited to a match takes his seat."""
        tickets = self.tickets[called]
        for ticket in [each for each in tickets if each["kind"] == "invitation"]:
            wanted = {"token": ticket["token"], "name": "Bert"}
            tickets.append(done(Asker(self.server)("POST", "/api/join", wanted)))
            tickets.remove(ticket)

    def link(self, ticket: Ticket, kind: str, way: str) -> None:
        """What somebody was sent."""
        path = f"/api/matches/{ticket['match']}/links"
        found = done(Asker(self.server, ticket["token"])("POST", path, {"kind": kind, "seat": ""}))
        self.links.append(f"{way}={found['token']}")

    def go_on(self, called: str, entries: int) -> None:
        """The computer stands in for everybody until there are so many entries, and persons are asked again."""
        with self.lines(called) as lines:
            for line in lines:
                done_on(line, "stand-in", seat=line.welcome["seat"], player=COMPUTER)
            first = lines[0]
            while first.entries < entries and not first.awaited()["outcome"]:
                first.heard.append(first.hear())
            for line in lines:
                done_on(line, "take-back")
            settled(first, {line.welcome["seat"] for line in lines})

    @contextmanager
    def lines(self, called: str) -> Iterator[list[Line]]:
        """Everybody who has a seat."""
        with ExitStack() as stack:
            found = [each for each in self.tickets[called] if each["kind"] == "seat"]
            yield [stack.enter_context(self.server.line(each["token"])) for each in found]


def done(answer: tuple[int, Any]) -> Any:
    assert answer[0] in (200, 201), answer
    return answer[1]


def done_on(at: Line, what: str, /, **args: Any) -> None:
    found = at.ask(what, **args)
    assert found["tell"] == "done", found


def settled(line: Line, people: set[str]) -> None:
    """Only people are asked, or the game is over."""
    line.last()
    while set(line.awaited()["seats"]) - people:
        line.heard.append(line.hear())


def some_order(line: Line) -> Seen:
    """An order that would be accepted: for a piece if there is any."""
    found = line.ask("ask-options")
    pieces = [offer for piece in found["pieces"][:4] for offer in line.ask("ask-options", piece=piece)["offers"]]
    for offer in [*sorted(pieces, key=lambda each: not each["field"]), *found["offers"]]:
        order: Seen = {**offer["order"], **({offer["field"]: offer["high"]} if offer["field"] else {})}
        if line.ask("ask-preview", order=order)["refusals"] == []:
            return order
    raise AssertionError(line.awaited())


# Basic Impetus


def impetus(maker: Maker) -> None:
    first = {"battle": "first-battle"}
    maker.match("impetus-computer", "impetus", {"red": PERSON, "blue": COMPUTER}, **first)
    maker.go_on("impetus-computer", 40)
    with maker.lines("impetus-computer") as (line,):
        given = line.entries
        done_on(line, "give", order=some_order(line), at=given)
        settled(line, {"red"})
        done_on(line, "ask-undo", to=given)
        settled(line, {"red"})
    maker.match(
        "impetus-screen", "impetus", dict.fromkeys(("red", "blue"), PERSON), battle="our-field", tables=["bows"]
    )
    maker.go_on("impetus-screen", 30)
    scattered = {"red": "mine", "blue": "gauls", "field": "random", "scale": "28", "edition": "es"}
    maker.match("impetus-setup", "impetus", {"red": PERSON, "blue": COMPUTER}, **scattered)
    maker.go_on("impetus-setup", 6)
    maker.match(
        "impetus-invited", "impetus", {"red": PERSON, "blue": OPEN}, **first, listed=True, pace=DAYS, name="Anna"
    )
    finished(maker)
    expired(maker)
    online(maker)


def expired(maker: Maker) -> None:
    """Somebody has lost because his time was over."""
    pace = {"kind": "live", "main": 1, "increment": 0, "at_end": "loses"}
    two = dict.fromkeys(("red", "blue"), PERSON)
    maker.match("impetus-expired", "impetus", two, battle="first-battle", pace=pace)
    with maker.lines("impetus-expired") as (line, _):
        while not line.awaited()["outcome"]:
            line.heard.append(line.hear())


def finished(maker: Maker) -> None:
    """A match that is over, with comments of both, and another that goes on from it."""
    tickets = maker.match("impetus-finished", "impetus", dict.fromkeys(("red", "blue"), PERSON), battle="first-battle")
    maker.go_on("impetus-finished", 24)
    with maker.lines("impetus-finished") as (line, _):
        done_on(line, "resign")
    for ticket, text in zip(tickets, ("Too slow.", "Well shot!"), strict=True):
        commented(maker.server, ticket["token"], ticket["match"], 12, text)
    seats = [{"seat": "red", "player": PERSON}, {"seat": "blue", "player": COMPUTER}]
    path = f"/api/replays/{tickets[0]['match']}/branch"
    found = done(Asker(maker.server, tickets[0]["token"])("POST", path, {"at": 14, "seats": seats}))
    maker.tickets["impetus-branch"] = found["tickets"]
    maker.held += found["tickets"]
    maker.go_on("impetus-branch", 30)


def online(maker: Maker) -> None:
    """Two at their own screens: talk, a clock, a wish, a proposal, letters and links."""
    seats = {"red": PERSON, "blue": OPEN}
    wanted = {"battle": "first-battle", "listed": True, "pace": LIVE, "name": "Anna"}
    red = maker.match("impetus-online", "impetus", seats, **wanted)[0]
    maker.come("impetus-online")
    maker.go_on("impetus-online", 20)
    with maker.lines("impetus-online") as (anna, bert):
        done_on(anna, "say", text="Good luck – bonne chance!")
        done_on(bert, "say", text="You will need it.")
        anna.ask("ping")
        done_on(anna, "report", line=anna.talk[-1]["n"], why="rude")
        done_on(anna, "mute", seat="blue", on=True)
        done_on(anna, "propose-pause")
        there, away = (anna, bert) if "red" in anna.awaited()["seats"] else (bert, anna)
        done_on(away, "set-mail", address="away@example.org")
    letter(maker, there.welcome["seat"], away.welcome["seat"])
    with maker.lines("impetus-online") as (anna, _):
        done_on(anna, "ask-undo", to=4)
    commented(maker.server, red["token"], red["match"], 5, "Only I see this until it is over.")
    for kind, way in (("watch", "watch"), ("seat", "seat")):
        maker.link(red, kind, way)
    maker.links.append(f"join={maker.tickets['impetus-invited'][1]['token']}")


def letter(maker: Maker, there: str, away: str) -> None:
    """A seat plays until the other is asked, who is away: a letter comes, and with it a link."""
    ticket = next(each for each in maker.tickets["impetus-online"] if each["seat"] == there)
    with maker.server.line(ticket["token"]) as line:
        while line.sitting(away)["present"]:
            line.beside()
        while there in line.awaited()["seats"]:
            done_on(line, "give", order=last_offer(line), at=line.entries)
            line.last()
    text = maker.post.letters.get(timeout=30).get_content()
    maker.links += [f"quiet={found}" for found in re.findall(r"#quiet=(\S+)", text)]


# Grandeur


def grandeur(maker: Maker) -> None:
    maker.match("grandeur-computer", "grandeur", {"red": PERSON, "blue": COMPUTER}, battle="peninsular-ridge")
    maker.go_on("grandeur-computer", 50)
    own = {"red": "mine", "blue": "spanish", "scale": "15", "field": "open", "turns": 6, "weather": "rain"}
    maker.match("grandeur-screen", "grandeur", dict.fromkeys(("red", "blue"), PERSON), **own, divisions=True)
    maker.go_on("grandeur-screen", 12)
    seats, own = {"red": PERSON, "blue": OPEN}, {"battle": "our-advance", "pace": LIVE, "name": "Anna"}
    maker.match("grandeur-online", "grandeur", seats, **own, squares_by_order=True)
    maker.come("grandeur-online")
    with maker.lines("grandeur-online") as (anna, bert):
        done_on(anna, "set-standing", standing=ALL)
        done_on(bert, "set-standing", standing=ALL | {"fire": "never"})
        by_orders(anna, bert)
    drawn(maker)
    maker.go_on("grandeur-online", 16)
    with maker.lines("grandeur-online") as (anna, bert):
        done_on(anna, "propose-pause")
        done_on(bert, "answer-proposal", granted=True)


def drawn(maker: Maker) -> None:
    """Two have agreed that nobody wins."""
    maker.match("grandeur-drawn", "grandeur", dict.fromkeys(("red", "blue"), PERSON), battle="our-advance")
    maker.go_on("grandeur-drawn", 8)
    with maker.lines("grandeur-drawn") as (red, blue):
        done_on(red, "offer-draw")
        done_on(blue, "consent", granted=True)


def by_orders(red: Line, blue: Line) -> None:
    """Blue charges until red's orders have answered for it."""
    while not any(message.get("by_orders") for message in red.heard):
        line = red if "red" in red.awaited()["seats"] else blue
        done_on(line, "give", order=(line is blue and charge(blue)) or last_offer(line), at=line.entries)
        for each in (red, blue):
            each.last()


def charge(line: Line) -> Seen | None:
    """A charge, if anybody may."""
    pieces = line.ask("ask-options")["pieces"]
    found = (offer["order"] for piece in pieces for offer in line.ask("ask-options", piece=piece)["offers"])
    return next((order for order in found if order["order"] == "charge"), None)


def last_offer(line: Line) -> Seen:
    """The end of the turn, where it may be ended; or the last answer that may be given."""
    order: Seen = line.ask("ask-options")["offers"][-1]["order"]
    return order


# Argad!


def argad(maker: Maker) -> None:
    maker.match("argad-computer", "argad", {"brigands": PERSON, "village": COMPUTER}, battle="village-raid")
    maker.go_on("argad-computer", 24)
    maker.match("argad-screen", "argad", dict.fromkeys(("travellers", "robbers"), PERSON), battle="ambush")
    maker.go_on("argad-screen", 14)
    with maker.lines("argad-screen") as lines:
        asked = next(line for line in lines if line.welcome["seat"] in line.awaited()["seats"])
        done_on(asked, "give", order=some_order(asked), at=asked.entries)
    seats = {"brigands": PERSON, "village": OPEN}
    maker.match("argad-online", "argad", seats, battle="our-raid", tables=["voices"], pace=DAYS, name="Anna")
    maker.come("argad-online")
    maker.go_on("argad-online", 12)
    four = {"court": PERSON, "abductors": PERSON, "foresters": PERSON, "free-company": COMPUTER}
    maker.match("argad-four", "argad", four, battle="crossroads")
    maker.go_on("argad-four", 16)
    with maker.lines("argad-four") as (court, _, foresters):
        done_on(foresters, "resign")
        done_on(court, "stand-in", seat="court", player=COMPUTER)
        settled(court, {"abductors"})


# Combat Rapide


def evening(maker: Maker) -> str:
    """Battles fought with typed dice, under way, by own tables, and gone on with from another; the token."""
    token: str = done(Asker(maker.server)("POST", "/api/evenings", {"name": "Thursday"}))["token"]
    group = Group(maker.server, token)
    over = group.play(group.begin(), ROCROI)
    commented(maker.server, token, over["name"], 4, "Here it turned.")
    group.close(over)
    typed = group.begin("italy", name="")
    for face in (6, 4):
        typed = group.die(typed, face)
    group.fight(group.form("our-rocroi"), "fair", "By our tables", ("brave",))
    path = f"/api/replays/{over['name']}/branch"
    seats = [{"seat": seat, "player": PERSON} for seat in ("attacker", "defender")]
    done(Asker(maker.server, token)("POST", path, {"at": 6, "seats": seats}))
    return token


# Own material


def material(maker: Maker) -> None:
    """One file of each kind, begun from one of the program's, or from a battle in which much is answered."""
    ask = Asker(maker.server)
    own: tuple[tuple[str, str, str, str, str], ...] = (
        ("impetus", "armies", "romans-polybian", "mine", ""),
        ("impetus", "scenarios", "first-battle", "our-field", ""),
        ("impetus", "tables", "weapons", "bows", "short = 10>short = 11"),
        ("grandeur", "armies", "british", "mine", ""),
        ("grandeur", "scenarios", "", "our-advance", '"british">"mine"'),
        ("argad", "tables", "fourteenth-century", "voices", "voice = 20>voice = 33"),
        ("argad", "scenarios", "village-raid", "our-raid", 'period = "fourteenth-century">period = "voices"'),
        ("rapide", "scenarios", "rocroi", "our-rocroi", "year = 1643>year = 1650"),
        ("rapide", "tables", "technology", "brave", "morale = 3>morale = 6"),
    )
    for game, kind, begun, name, change in own:
        path = f"/api/material/{game}/{kind}"
        text = done(ask("GET", f"{path}/{begun}/shipped"))["text"] if begun else ADVANCE.read_text("utf-8")
        before, _, after = change.partition(">")
        assert before in text
        found = done(ask("PUT", f"{path}/{name}", {"text": text.replace(before, after, 1) if change else text}))
        assert found["faults"] == [], found


# What a browser keeps and downloads


def commented(server: House, token: str, game: str, at: int, text: str) -> None:
    done(Asker(server, token)("POST", f"/api/replays/{game}/comments", {"at": at, "text": text}))


def downloads(maker: Maker, token: str) -> None:
    """Game files as the pages save them, with comments, and all in one."""
    for called in ("impetus-computer", "impetus-finished", "grandeur-computer", "argad-screen"):
        ticket = maker.tickets[called][0]
        saved(maker.server, ticket["token"], f"/api/matches/{ticket['match']}/file", f"{called}.sand")
    ask = Asker(maker.server, token)
    battles = [card["match"] for card in done(ask("GET", "/api/evening"))["matches"]]
    saved(maker.server, token, f"/api/matches/{battles[-1]}/file", "rapide-fought.sand")
    saved(maker.server, token, f"/api/matches/{battles[1]}/file", "rapide-under-way.sand")
    saved(maker.server, token, f"/api/replays/{battles[-1]}/file?form=zip", "rapide-comments.zip")
    ticket = maker.tickets["impetus-finished"][0]
    saved(maker.server, ticket["token"], f"/api/replays/{ticket['match']}/file?form=zip", "impetus-comments.zip")
    saved(maker.server, f"{ticket['token']},{token}", "/api/export", "sandtable-games.zip")


def saved(server: House, token: str, path: str, name: str) -> None:
    status, _, data = Asker(server, token).raw("GET", path)
    assert status == 200, data
    (BROWSER / name).write_bytes(data)


def kept(server: House) -> dict[str, str]:
    """A file with comments is brought along and kept; its name and token."""
    ask = Asker(server)
    opened = done(ask("POST", "/api/replays", (BROWSER / "impetus-comments.zip").read_bytes()))["replay"]["name"]
    found = done(ask("POST", f"/api/replays/{opened}/keep"))
    commented(server, found["token"], found["name"], 3, "Kept.")
    return {found["name"]: found["token"]}


def storage(maker: Maker, token: str, files: dict[str, str]) -> Seen:
    """What stands in the local storage of the browser that has made all of it, as web/src writes it."""
    watch = {"match": maker.tickets["impetus-invited"][0]["match"], "seat": "", "token": "", "kind": "watch"}
    return {
        "sandtable.tickets": [*maker.held, watch],
        "sandtable.asked": maker.asked,
        "sandtable.evenings": [{"token": token, "name": "Thursday", "opened": 1_700_000_000.5}],
        "sandtable.kept": files,
        "sandtable.name": "Anna",
        "sandtable.settings": {"language": "fr", "theme": "dark", "animate": False, "measure": "cm"},
    }


# All of it


def make() -> None:
    """Everything anew, but what the tests compare with."""
    for folder in (HOUSE, BROWSER, TERMINAL):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    with office() as post, tempfile.TemporaryDirectory() as name:
        folder, maker = Path(name), Maker(post)
        mail = ("--smtp", post.url, "--mail-from", "sand@example.org")
        for act in (material, impetus, grandeur, argad, rapide):
            with house(folder, 0, *mail) as maker.server:
                act(maker)
        shutil.copytree(folder / "material", HOUSE / "material")
        with closing(sqlite3.connect(folder / "matches.db")) as database:
            database.execute("VACUUM INTO ?", [str(HOUSE / "matches.db")])
    written(TOKENS, read(TOKENS) | {"terminal": terminal(TERMINAL / "games.db")})


def terminal(path: Path) -> str:
    """Battles are fought at the terminal until one is left at a question; its name."""
    while "Game file: " in (ran := run("play", "--store", path, answers="4\n3\n")).out:
        assert ran.code == 0
    with closing(sqlite3.connect(path)) as database:
        (name,) = {name for (name,) in database.execute("SELECT game FROM games")} - {
            each.stem for each in TERMINAL.glob("*.sand")
        }
    return str(name)


def rapide(maker: Maker) -> None:
    """An evening; and then whatever is downloaded, brought along and kept by a browser."""
    token = evening(maker)
    downloads(maker, token)
    files = kept(maker.server)
    written(STORAGE, storage(maker, token, files))
    written(LINKS, maker.links)
    written(TOKENS, {"matches": maker.tickets, "evening": token, "kept": files})


def look() -> None:
    """What there is to see, written down."""
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(HOUSE, name, dirs_exist_ok=True)
        with house(Path(name), 0, *STANDING_STILL) as server:
            written(EXPECTED, everything(server) | {"next": orders(server)})
    written(TAGS, tags())


def orders(server: House) -> Seen:
    """For each match that goes on, who is asked and what he may do next."""
    found = {}
    for called, tickets in read(TOKENS)["matches"].items():
        for ticket in tickets:
            if ticket["kind"] == "seat" and called not in found:
                with server.line(ticket["token"]) as line:
                    if ticket["seat"] in line.awaited()["seats"]:
                        found[called] = {"seat": ticket["seat"], "order": some_order(line)}
    return found


if __name__ == "__main__":
    if sys.argv[1:] != ["look"]:
        make()
    look()
