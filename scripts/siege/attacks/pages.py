"""A page of the database is flipped: the other matches play on, and the damaged one says so."""

import subprocess
import sys
from pathlib import Path

from scripts.siege import seat
from scripts.siege.frames import Gone
from scripts.siege.seat import Seat
from scripts.siege.server import NotUp, started
from scripts.siege.siege import Attack, Siege

PAGE = 4096
ORDERS = 4
LINK = 70
"""How long the hash of a line is, with its name: it stands in the database once."""

UNTOLD = ("fault-ours", "fault-not-kept", "fault-token")
"""Faults that do not say that a match is damaged."""

WORDS = ("sandtable repair", "sandtable restore")


def run(siege: Siege) -> None:
    """The server is one of our own, and its folder too."""
    assert siege.server.folder
    wanted = list(seat.games(siege.stranger()).values())
    tickets = [seat.match(siege.stranger(), wanted[n % len(wanted)])[0] for n in range(siege.count)]
    for each in tickets:
        _played(siege, each)
    files = [seat.file_of(siege.stranger(), each) for each in tickets]
    siege.server.terminate(20)
    siege.server.kill()
    hit = flipped(siege.server.folder / "matches.db", files, siege.draw.randrange(len(files)))
    siege.report.figures |= {"matches": len(tickets), "hit": sum(hit)}
    try:
        _started(siege)
    except NotUp as said:
        _repaired(siege, str(said))
    _judged(siege, tickets, hit)


def _judged(siege: Siege, tickets: list[dict[str, str]], hit: list[bool]) -> None:
    """What was not hit plays on; what was hit plays on, or is told as what it is."""
    wrong = {ticket["match"]: _played(siege, ticket) for ticket in tickets}
    lost = [each["match"] for each, harmed in zip(tickets, hit, strict=True) if not harmed and wrong[each["match"]]]
    typed = [each["match"] for each in tickets if wrong[each["match"]] and _told(siege, each, wrong[each["match"]])]
    playing = sum(not each for each in wrong.values())
    siege.report.figures |= {"playing": playing, "typed": len(typed)}
    for match in lost:
        siege.report.fell(f"a match that was not hit does not play on: {wrong[match]}")
    for match, why in wrong.items():
        if why and match not in typed and match not in lost:
            siege.report.fell(f"a match that cannot be read is not told as such: {why}")


def flipped(path: Path, files: list[bytes], victim: int) -> list[bool]:
    """Every bit of the page with the last line of one game is another; which games had lines there."""
    data = bytearray(path.read_bytes())
    links = [[line[line.index(b'"h":') :][:LINK] for line in file.splitlines()] for file in files]
    start = data.index(links[victim][-1]) // PAGE * PAGE
    page = bytes(data[start : start + PAGE])
    data[start : start + PAGE] = bytes(byte ^ 0xFF for byte in page)
    path.write_bytes(data)
    return [any(link in page for link in each) or game == victim for game, each in enumerate(links)]


def _repaired(siege: Siege, said: str) -> None:
    """A server may refuse such a database, if it says what helps, and if that helps. Raises NotUp."""
    siege.report.figures["refused"] = " ".join(said.split())[:200]
    if "Traceback" in said or not any(word in said for word in WORDS):
        siege.report.fell("a damaged database ends the server without a clear word")
    assert siege.server.folder
    command = [sys.executable, "-m", "sandtable", "repair", "--database", str(siege.server.folder / "matches.db")]
    siege.report.figures["repair"] = subprocess.run(command, capture_output=True, check=False).returncode
    _started(siege)


def _started(siege: Siege) -> None:
    assert siege.server.folder
    again = started(siege.server.folder)
    siege.server.process, siege.server.port = again.process, again.port


def _played(siege: Siege, ticket: dict[str, str]) -> str:
    """A few orders are taken, or at least judged; otherwise, what is wrong."""
    try:
        sitting = Seat(siege.stranger(), ticket)
        for _ in range(ORDERS):
            if (order := sitting.order(siege.draw)) is not None:
                sitting.give(order)
        sitting.leave()
    except (Gone, KeyError) as error:
        return str(error) or type(error).__name__
    return next(iter({"fault-ours", "fault-not-kept"} & set(sitting.faults)), "")


def _told(siege: Siege, ticket: dict[str, str], why: str) -> bool:
    """The answer says that the match is damaged, or a list does."""
    if why.startswith("fault-") and why not in UNTOLD:
        return True
    answer = siege.stranger().get("/api/matches", Authorization=f"Bearer {ticket['token']}")
    cards = answer.json if answer.status == 200 else []
    return any(card["match"] == ticket["match"] and card["unopened"] for card in cards)


ATTACK = Attack("pages", "a page of the database is flipped: the others play on", run, 24, 8, alone=True)
