"""Somebody at a real table who speaks with the server about Combat Rapide."""

import json
import urllib.request
from typing import Any

from tests.golden.regenerate import TOLD
from tests.server.house import House

ROCROI = TOLD["rocroi"][0]
"""The faces of the book's example, in the order in which the game asks."""


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
        url = f"http://127.0.0.1:{self.server.port}/api/rapide/{path}"
        status, _, answer = self.server._ask(urllib.request.Request(url, body, given, method=method))
        file = path.endswith("/file") and status == 200
        return status, answer if file or not answer else json.loads(answer)

    def form(self, name: str) -> Any:
        """A battle that comes with the program, as the form has it."""
        return next(each["form"] for each in self.ask("GET", "choices")["battles"] if each["id"] == name)

    def begin(self, battle: str = "rocroi", dice: str = "typed", name: str = "Rocroi") -> Any:
        return self.ask("POST", "battles", {"form": self.form(battle), "dice": dice, "name": name}, 201)

    def die(self, battle: Any, face: int) -> Any:
        return self.act(battle, "die", face=face)

    def order(self, battle: Any, kind: str) -> Any:
        """The side that is asked gives an order of this kind."""
        question = battle["question"]
        order = next(each["order"] for each in question["answers"] if each["order"]["order"] == kind)
        return self.act(battle, "order", seat=question["seat"], order=order)

    def act(self, battle: Any, what: str, **body: Any) -> Any:
        return self.ask("POST", f"battles/{battle['card']['battle']}/{what}", {"at": battle["entries"], **body})

    def play(self, battle: Any, faces: tuple[int, ...]) -> Any:
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

    def file(self, battle: Any) -> bytes:
        found: bytes = self.ask("GET", f"battles/{battle['card']['battle']}/file")
        return found
