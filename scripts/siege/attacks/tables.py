"""A small game file whose own tables hold numbers up to 2^62, branched and looked at from several requests."""

import time
from threading import Thread

from scripts.siege.forging import endless
from scripts.siege.frames import Gone
from scripts.siege.seat import Seat, joined
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import PATIENCE, Visitor

OPENING = 3
SEATS = [{"seat": "attacker", "player": "person"}, {"seat": "defender", "player": "person"}]
RETREAT = {"order": "retreat"}


def run(siege: Siege) -> None:
    """All at once, from one visitor, who looks at each file, goes on from it, and asks what an order would cost."""
    siege.report.figures |= {"opened": 0, "branched": 0}
    one = siege.stranger()
    looks = [Thread(target=_look, args=(siege, one.headers), daemon=True) for _ in range(siege.count)]
    end = time.monotonic() + PATIENCE + 1
    for each in looks:
        each.start()
    if not siege.answers():
        siege.report.fell("nobody else is answered")
    for each in looks:
        each.join(max(0.0, end - time.monotonic()))
    if hanging := sum(each.is_alive() for each in looks):
        siege.report.fell(f"{hanging} of {len(looks)} looks at a game with tables of its own never end")


def _look(siege: Siege, headers: dict[str, str]) -> None:
    visitor = siege.stranger()
    visitor.headers = headers
    opened = visitor.post("/api/replays", endless(OPENING))
    if not opened.status:
        siege.report.fell("an upload with such tables is not answered")
    replay = opened.json.get("replay") if opened.status == 200 else None
    if not replay:
        return
    siege.report.figures["opened"] += 1
    made = visitor.post(f"/api/replays/{replay['name']}/branch", {"at": OPENING, "seats": SEATS})
    if made.status == 201:
        siege.report.figures["branched"] += 1
        _asked(siege, visitor, joined(visitor, made.json["tickets"])[0])


def _asked(siege: Siege, visitor: Visitor, ticket: dict[str, str]) -> None:
    """What the order would lead to that costs so much."""
    try:
        seat = Seat(visitor, ticket)
        answer = seat.ask("ask-preview", order=RETREAT)
        seat.leave()
    except Gone as error:
        siege.report.fell(f"a preview with such tables: {error}")
        return
    if answer.get("key") == "fault-ours":
        siege.report.fell("a preview with such tables: fault-ours")


ATTACK = Attack("tables", "a game file with numbers up to 2^62 in its tables, branched and looked at", run, 6, 3)
