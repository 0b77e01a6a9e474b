"""The attackers themselves: whom they attack, what they call a failure, and that they can be told again."""

import json
import random
import socket
import struct
from pathlib import Path

import pytest
from scripts.siege.attacks import ATTACKS
from scripts.siege.attacks.files import judged, made
from scripts.siege.attacks.zips import packed
from scripts.siege.command import main
from scripts.siege.forging import endless, recorded, swollen
from scripts.siege.frames import Frames, Gone
from scripts.siege.grammar import KINDS, Grammar
from scripts.siege.report import Contract, Report, lines
from scripts.siege.server import NotHere, running

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.server.wire.requests import Request

PROBLEM = b'{"status":404,"key":"fault-nothing-here","args":{},"clause":""}'
CONTRACT = Contract({"paths": {"/api/games/{name}/check": {"post": {"responses": {"200": {}, "404": {}}}}}})


# Whom


@pytest.mark.parametrize(
    "url", ["http://192.0.2.1/", "http://example.org/", "https://127.0.0.1/", "file:///x", "http://"]
)
def test_nothing_but_this_machine_is_attacked(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotHere):
        running(url)
    assert main(["run", "malformed", "--url", url]) == 2
    assert "only servers on this machine" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["http://127.0.0.1:81", "http://[::1]:81", "http://localhost:81"])
def test_this_machine_has_several_names(url: str) -> None:
    assert running(url).port == 81


def test_the_list_names_every_attack(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(ATTACKS)
    assert main(["run", "flood"]) == 2


def test_a_report_that_is_kept_is_not_made_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = Report("malformed")
    report.fell("it is so")
    (tmp_path / "malformed.json").write_text(json.dumps(report.told()), "utf-8")
    assert main(["run", "malformed", "--keep", str(tmp_path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)[0]["reasons"] == {"it is so": 1}


# What a failure is


@pytest.mark.parametrize(
    ("status", "body", "held"),
    [
        (200, b"{}", True),
        (404, PROBLEM, True),
        (404, b"", False),
        (404, PROBLEM.replace(b"404", b"400"), False),
        (500, PROBLEM.replace(b"404", b"500"), False),
        (503, b"busy", False),
        (429, PROBLEM.replace(b"404", b"429"), False),
    ],
)
def test_an_answer_must_be_typed_and_documented(status: int, body: bytes, held: bool) -> None:
    report = Report("x", CONTRACT)
    report.answered("POST", "/api/games/rapide/check?x=1", status, body, 0.1)
    assert report.held == held
    assert len(lines(report.told())) == 1 + (not held)


# What they send


def test_a_forged_file_keeps_its_chain() -> None:
    """The file whose check never ended is sound up to the line that makes it so; nobody but the rules can tell."""
    assert [line["h"] for line in recorded("rapide-rocroi-drawn")] == [
        json.loads(line)["h"] for line in _rewritten("rapide-rocroi-drawn")
    ]
    lines_of = [json.loads(line) for line in endless(3).splitlines()]
    assert lines_of[0]["tables"]["retreat"][0] == 2**62
    assert len({line["h"] for line in lines_of} & {line["h"] for line in recorded("rapide-rocroi-drawn")}) == 0


def _rewritten(name: str) -> list[bytes]:
    from scripts.siege.forging import chained

    return chained(recorded(name)).splitlines()


def test_a_bomb_is_small() -> None:
    data = swollen(2_000_000)
    assert len(data) > 2_000_000
    assert len(packed({"game.sand": data})) < 30_000


def test_mutations_are_drawn_from_their_number() -> None:
    """Most are other files, of many kinds, and the same again from the same number."""
    found = [made(1, number) for number in range(60)]
    assert found == [made(1, number) for number in range(60)]
    assert sum(data != source for _, data, source in found) > 50
    assert len({what for what, _, _ in found}) > 6


def test_a_recorded_game_is_sound_until_it_is_changed() -> None:
    _, data, source = next(each for each in (made(1, n) for n in range(50)) if each[0] == "flip")
    assert verify(source, ruleset_of).fault is None
    assert verify(data, ruleset_of).fault is not None
    assert judged(1, 0).endswith(" ")


def test_every_request_of_the_wire_is_attacked() -> None:
    """Each kind is drawn, whole and spoilt, and the same from the same seed."""
    drawn = [_messages(7), _messages(7)]
    assert drawn[0] == drawn[1]
    text = b"".join(drawn[0])
    assert set(KINDS) == set(Request.__subclasses__())
    tags: list[str] = [kind.__struct_config__.tag for kind in KINDS]  # type: ignore[attr-defined]
    assert all(f'"{tag}"'.encode() in text for tag in tags)
    assert any(b"\xff\xfe" in each for each in drawn[0])
    assert max(map(len, drawn[0])) > 64 * 1024


def _messages(seed: int) -> list[bytes]:
    grammar = Grammar(random.Random(seed), [{"order": "advance", "units": ["a"], "distance": 3}], ["a", "b"])
    return [grammar.message(number, 5)[0] for number in range(1, 1500)]


# How they speak


def _spoken(*frames: bytes) -> Frames:
    ours, theirs = socket.socketpair()
    theirs.sendall(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(frames))
    theirs.shutdown(socket.SHUT_WR)
    with theirs:
        return Frames(ours, "host", {})


def test_a_socket_is_read_frame_by_frame() -> None:
    """Pieces of a message are put together, long ones are read whole, and the end is told."""
    long = b"x" * 70_000
    line = _spoken(
        b"\x01\x03abc",
        b"\x8a\x00",
        b"\x80\x02de",
        b"\x81\x7f" + struct.pack("!Q", len(long)) + long,
        b"\x88\x02\x03\xe8",
    )
    assert [line.receive(), line.receive()] == [b"abcde", long]
    with pytest.raises(Gone, match="1000"):
        line.receive()
    line.close()
