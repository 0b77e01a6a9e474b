"""Archives that are small and unpack to much: checked, kept twelve times, played on as what-if games."""

import io
import zipfile
from collections.abc import Mapping

from scripts.siege.forging import GOLDEN, swollen
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Visitor

SIZE = 18_000_000
MOST_DISK = 64_000_000
"""One visitor may not make the server write more than this."""

SEATS = [{"seat": "attacker", "player": "person"}, {"seat": "defender", "player": "person"}]
BRANCHES = 3


def packed(files: Mapping[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return target.getvalue()


def odd() -> dict[str, bytes]:
    """Archives that are none, or hold what they should not."""
    game = (GOLDEN / "rapide-rocroi-drawn.sand").read_bytes()
    inner = packed({"game.sand": game})
    sound = packed({"game.sand": game})
    return {
        "nested": packed({"inner.zip": inner}),
        "nested as a game": packed({"game.sand": inner}),
        "many members": packed({f"{n}.txt": b"" for n in range(2000)} | {"game.sand": game}),
        "many games": packed({f"{n}.sand": game for n in range(50)}),
        "over the bound": packed({"game.sand": b"[" * 25_000_000}),
        "a path that leads out": packed({"../../game.sand": game}),
        "comments without end": packed({"game.sand": game, "comments.json": b"[" * 15_000_000}),
        "comments nested": packed({"game.sand": game, "comments.json": b"[" * 100_000 + b"]" * 100_000}),
        "cut": sound[: len(sound) // 2],
        "a wrong size": sound.replace(len(game).to_bytes(4, "little"), b"\xff\xff\xff\x7f"),
        "nothing": b"PK\x05\x06" + bytes(18),
    }


def run(siege: Siege) -> None:
    """One visitor, within the limits that everybody has."""
    before, visitor = siege.server.disk(), siege.stranger()
    bomb = packed({"game.sand": swollen(SIZE)})
    siege.report.figures |= {"zip_bytes": len(bomb), "kept": 0, "branched": 0}
    for data in odd().values():
        if not siege.stranger().ask("POST", "/api/replays", data).status:
            siege.report.fell("an odd archive is not answered")
    for number in range(siege.count):
        if siege.over:
            break
        _kept(siege, visitor, bomb, branched=number < BRANCHES)
    grown = siege.server.disk() - before
    siege.report.figures["disk_mb"] = round(grown / 1e6, 1)
    if grown > MOST_DISK:
        siege.report.fell(f"one visitor has written more than {MOST_DISK // 1_000_000} MB")


def _kept(siege: Siege, visitor: Visitor, bomb: bytes, *, branched: bool) -> None:
    opened = visitor.ask("POST", "/api/replays", bomb)
    replay = opened.json.get("replay") if opened.status == 200 else None
    if not opened.status:
        siege.report.fell("a swollen archive is not answered")
    if not replay:
        return
    path = f"/api/replays/{replay['name']}"
    siege.report.figures["kept"] += visitor.post(f"{path}/keep", {}).status == 201
    if branched:
        made = visitor.post(f"{path}/branch", {"at": 3, "seats": SEATS})
        siege.report.figures["branched"] += made.status == 201


ATTACK = Attack("zips", "small archives with 18 MB of tables, kept and branched; odd archives", run, 12, 3)
