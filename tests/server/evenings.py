"""Somebody at a real table who plays battles of Combat Rapide over the socket, as matches of an evening."""

import json
import urllib.request
from typing import Any

from tests.golden.regenerate import TOLD
from tests.server.house import House, Line

ROCROI = TOLD["rocroi"][0]
"""The faces of the book's example, in the order in which the game asks."""

SEATS = ("attacker", "defender")
Battle = dict[str, Any]


class Group:
    """A group with an evening of its own."""

    def __init__(self, server: House, token: str = "", lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.token = token or self.ask("POST", "evenings", {"name": ""}, 201)["token"]

    def ask(self, method: str, path: str, data: Any = None, status: int = 200, **headers: str) -> Any:
        """The answer, which has this status."""
        found, body = self.try_it(method, path, data, **headers)
        assert found == status, body
        return body

    def try_it(self, method: str, path: str, data: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and body of an answer."""
        given = {"Content-Type": "application/json", "Accept-Language": self.lang, **headers}
        if token := getattr(self, "token", ""):
            given["Authorization"] = f"Bearer {token}"
        body = None if data is None else json.dumps(data).encode()
        url = f"http://127.0.0.1:{self.server.port}/api/{path}"
        status, _, answer = self.server._ask(urllib.request.Request(url, body, given, method=method))
        file = path.endswith("/file") and status == 200
        return status, answer if file or not answer else json.loads(answer)

    # Setting up

    def offers(self) -> Any:
        return self.server.offers("rapide")

    def form(self, name: str) -> Any:
        """A battle that comes with the program, as the form has it."""
        return next(each["form"] for each in self.offers()["battles"] if each["id"] == name)

    def check(self, form: Any, *tables: str) -> Any:
        return self.ask("POST", "games/rapide/check", {"setup": {"form": form, "tables": tables}})

    def wanted(self, form: Any, dice: str = "typed", name: str = "", tables: tuple[str, ...] = ()) -> Any:
        """What is asked for to get a battle in the evening."""
        seats = [{"seat": seat, "player": "person"} for seat in SEATS]
        setup = {"form": form, "tables": tables}
        return {"game": "rapide", "seats": seats, "setup": setup, "dice": dice, "title": name, "evening": self.token}

    def begin(self, battle: str = "rocroi", dice: str = "typed", name: str = "Rocroi") -> Battle:
        return self.fight(self.form(battle), dice, name)

    def fight(self, form: Any, dice: str = "typed", name: str = "", tables: tuple[str, ...] = ()) -> Battle:
        """A battle that has just begun."""
        tickets = self.ask("POST", "matches", self.wanted(form, dice, name, tables), 201)
        return self.battle(tickets[0]["match"])

    # Looking

    def evening(self) -> Any:
        return self.ask("GET", "evening")

    def card(self, name: str) -> Any:
        return next(each for each in self.evening()["matches"] if each["match"] == name)

    def battle(self, name: str) -> Battle:
        """A battle as its page sees it."""
        seats = {each["seat"]: each["token"] for each in self.ask("POST", f"evening/matches/{name}/seats")}
        with self.server.line(seats["attacker"], since=0, lang=self.lang) as line:
            line.ask("ping")
            told = told_by(line)
        return {"name": name, "seats": seats, **told}

    def file(self, battle: Battle) -> bytes:
        found: bytes = self.ask("GET", f"matches/{battle['name']}/file")
        return found

    # Fighting

    def die(self, battle: Battle, face: int) -> Battle:
        return self.done(battle, battle["awaits"]["seats"][0], "roll", faces=[face])

    def order(self, battle: Battle, kind: str) -> Battle:
        """The side that is asked gives an order of this kind."""
        question = battle["question"]
        order = next(each["order"] for each in question["answers"] if each["order"]["order"] == kind)
        return self.done(battle, question["seat"], "give", order=order)

    def undo(self, battle: Battle) -> Battle:
        """One step back: the person at the screen asks, and agrees for the other seat."""
        self.done(battle, "attacker", "ask-undo", to=battle["back"])
        return self.done(battle, "defender", "consent", granted=True)

    def close(self, battle: Battle) -> Battle:
        self.done(battle, "attacker", "conclude")
        return self.done(battle, "defender", "conclude")

    def done(self, battle: Battle, seat: str, what: str, **args: Any) -> Battle:
        """Something is done by a seat, and the battle as it stands then."""
        answer = self.tried(battle, seat, what, **args)
        assert answer["tell"] == "done", answer
        return self.battle(battle["name"])

    def tried(self, battle: Battle, seat: str, what: str, **args: Any) -> dict[str, Any]:
        with self.server.line(battle["seats"][seat], lang=self.lang) as line:
            return line.ask(what, **{"at": battle["entries"], **args})

    def play(self, battle: Battle, faces: tuple[int, ...]) -> Battle:
        """The faces fall one by one until the battle is over; everybody stays, and a pasha pays first."""
        left = list(faces)
        while not battle["result"]:
            if battle["die"]:
                battle = self.die(battle, left.pop(0))
            else:
                first = battle["question"]["answers"][0]["order"]["order"]
                battle = self.order(battle, first if first == "give-pasha" else "stay")
        assert not left
        return battle


def told_by(line: Line) -> Battle:
    """What a line has heard of a battle, without what was taken back."""
    welcome, entries = line.welcome, {each["n"]: each for each in line.heard if each["tell"] == "missed-message"}
    stood = standing(entries, welcome["entries"])
    moments = [each for n in reversed(stood) for each in (entries[n]["detail"] or {"moments": []})["moments"]]
    begun = [n for n in stood if entries[n]["kind"] not in ("joined", "begun", "resumed", "closed")]
    back = next((n for n in stood if n < begun[0]), 0) if begun and stood[0] == begun[0] else 0
    more = {name: welcome[name] for name in ("scene", "awaits", "entries", "head", "title")}
    marks = {**welcome["marks"], "tallies": carried(moments) or welcome["marks"]["tallies"]}
    faces = [each["face"] for each in moments if each["die"]]
    return {**more, **marks, "moments": moments, "faces": faces, "back": back}


def standing(entries: dict[int, Any], last: int) -> list[int]:
    """The entries that were not taken back, the last first."""
    found = []
    while last:
        if entries[last]["kind"] == "undone":
            last = entries[last]["to"]
        else:
            found.append(last)
            last -= 1
    return found


def carried(moments: list[Any]) -> dict[str, Any]:
    """The last tallies; what the state forgets is known from the moment before."""
    found: dict[str, Any] = {}
    for each in moments:
        for seat, tally in each["tallies"].items():
            known = {name: value for name, value in tally.items() if value is not None}
            found[seat] = {**found.get(seat, {}), **known}
    return found
