"""Two uploads whose check never ends, many requests besides, and then the server is told to end."""

from threading import Thread

from scripts.siege.forging import endless
from scripts.siege.siege import Attack, Siege

UPLOADS, ENTRIES = 2, 5
PATIENCE = 20.0
END_SECONDS = 5.0
"""So long a server may take to end, if nothing else keeps the machine busy."""


def run(siege: Siege) -> None:
    """The server is one of our own: it is told to end."""
    data = endless(ENTRIES)
    uploads = [siege.stranger() for _ in range(UPLOADS)]
    checks = [Thread(target=each.ask, args=("POST", "/api/replays", data), daemon=True) for each in uploads]
    askers = [siege.stranger() for _ in range(siege.count)]
    more = [Thread(target=each.ask, args=("GET", "/api/choices"), daemon=True) for each in askers]
    for thread in (*checks, *more):
        thread.start()
    for thread in more:
        thread.join(PATIENCE)
    siege.report.figures["unanswered"] = sum(thread.is_alive() for thread in more)
    if any(thread.is_alive() for thread in more):
        siege.report.fell("requests beside two endless checks are not answered")
    honest = siege.stranger()
    if honest.ask("POST", "/api/replays", endless(3), patience=PATIENCE).status == 0:
        siege.report.fell("no other file is checked")
    if not siege.answers():
        siege.report.fell("no new connection is answered")
    most = END_SECONDS if siege.plan.full else PATIENCE
    ended = siege.server.terminate(most)
    siege.report.figures["ended_s"] = ended if ended is None else round(ended, 2)
    if ended is None:
        siege.report.fell(f"SIGTERM has not ended the server within {most:g} s")
    siege.server.kill()


ATTACK = Attack("endless", "two uploads whose check never ends, 130 requests, then SIGTERM", run, 130, 130, alone=True)
