"""One visitor asks for everything that takes long: pictures, films, odds, checks, previews on a hundred sockets."""

import json
from collections.abc import Callable
from threading import Thread
from time import monotonic

from scripts.siege import seat
from scripts.siege.forging import GOLDEN
from scripts.siege.frames import Gone
from scripts.siege.seat import NoMatch, Seat
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Answer, Visitor

THREADS = 8
LONGEST = 240.0
"""No more is asked after so many seconds."""

LARGE = "grandeur-peninsular-ridge"
WIDEST = 4000
ODDS = "rapide"


class Shelf:
    """The file that was opened last: a visitor's older ones are forgotten."""

    def __init__(self, opened: Answer) -> None:
        self.path = ""
        self.put(opened)

    def put(self, opened: Answer) -> None:
        if opened.status == 200:
            self.path = f"/api/replays/{opened.json['replay']['name']}"


def run(siege: Siege) -> None:
    """From one address, as many at once as a browser would never have."""
    data = (GOLDEN / f"{LARGE}.sand").read_bytes()
    first = siege.stranger()
    opened = first.post("/api/replays", data)
    if opened.status != 200:
        siege.report.fell(f"a sound file is answered with {opened.status}")
        return
    shelf, entries = Shelf(opened), opened.json["verdict"]["entries"]
    forms = seat.games(first)[ODDS]["setup"]
    asks: list[Callable[[Visitor, int], object]] = [
        lambda who, n: who.get(f"{shelf.path}/picture?form=png&width={WIDEST}&at={n * 7 % entries}&dark={n % 2 == 0}"),
        lambda who, n: who.get(f"{shelf.path}/picture?form=gif&width={WIDEST}&at={entries - n % entries}"),
        lambda who, n: who.post(f"/api/games/{ODDS}/check", {"setup": _another(forms, n)}),
        lambda who, _: who.get(f"{shelf.path}/verdict"),
        lambda who, _: shelf.put(who.post("/api/replays", data)),
        lambda who, n: who.get(f"{shelf.path}/around?at={n * 11 % entries}"),
    ]
    end = monotonic() + LONGEST
    hammers = [(siege, asks, first.headers, at, end) for at in range(THREADS)]
    threads = [Thread(target=_hammer, args=each, daemon=True) for each in hammers]
    for each in threads:
        each.start()
    _previews(siege)
    for each in threads:
        each.join()


def _hammer(
    siege: Siege, asks: list[Callable[[Visitor, int], object]], headers: dict[str, str], at: int, end: float
) -> None:
    """One connection of the same visitor, which asks without a pause."""
    visitor = siege.stranger()
    visitor.headers = headers
    for number in range(at, siege.count, THREADS):
        if siege.over or monotonic() > end:
            break
        asks[number % len(asks)](visitor, number)
    visitor.leave()


def _another(setup: dict[str, object], number: int) -> dict[str, object]:
    """The same battle in another year, so that nothing can be remembered."""
    form: dict[str, object] = json.loads(json.dumps(setup["form"]))
    return {"form": form | {"year": 1492 + number % 300}}


def _previews(siege: Siege) -> None:
    """Options and previews of a large battle, on a hundred sockets at once, answered or not."""
    visitor, seats = siege.stranger(), []
    try:
        tickets = seat.match(visitor, seat.games(visitor)["grandeur"])
        first = Seat(visitor, tickets[0])
        asked = next(each for each in tickets if each["seat"] in first.awaits["seats"])
        for _ in range(min(100, siege.count)):
            seats.append(Seat(visitor, asked))
        order = next(filter(None, (seats[0].order(siege.draw) for _ in range(20))))
    except (Gone, NoMatch, StopIteration, IndexError) as error:
        siege.report.figures["preview_sockets"] = len(seats)
        if not seats:
            siege.report.fell(f"no preview could be asked for: {type(error).__name__} {error}")
            return
        order = {"order": "end-turn"}
    siege.report.figures["preview_sockets"] = len(seats)
    for _ in range(5):
        for each in seats:
            each.number += 1
            try:
                each.frames.send(json.dumps({"ask": "ask-preview", "id": each.number, "order": order}).encode())
            except Gone:
                continue
    for each in seats:
        _heard(siege, each)


def _heard(siege: Siege, each: Seat) -> None:
    """The last answer; a socket that was closed for asking too much is no harm."""
    try:
        each.answer(each.number)
    except Gone:
        siege.report.dropped += 1
    if "fault-ours" in each.faults:
        siege.report.fell("a preview: fault-ours")
    each.leave()


ATTACK = Attack("heavy", "pictures, films, odds, checks and previews, hammered by one visitor", run, 600, 24)
