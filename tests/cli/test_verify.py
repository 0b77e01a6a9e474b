"""`sandtable verify`: a file is what was played, or its first bad line is named."""

from pathlib import Path

import pytest

from sandtable.library.words import LANGUAGES
from tests.cli.run import game_file, judged, process, run

LINES = game_file().splitlines(keepends=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A whole and sound game file."""
    path = tmp_path / "g.sand"
    path.write_bytes(game_file())
    return path


def bad_line(lines: list[bytes]) -> int:
    """The first bad line of a file; it must have one."""
    fault = judged(b"".join(lines)).fault
    assert fault is not None
    return fault.line


def test_a_whole_file_is_sound(path: Path) -> None:
    """Exit code 0, with the facts of the game and its head."""
    ran = process("verify", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0] == "Verified."
    assert judged(game_file()).head in ran.out


def test_json_has_the_facts(path: Path) -> None:
    """Alone on stdout."""
    found = run("verify", path, "--json").json
    assert (found["fault"], found["finished"], found["held"]) == (None, True, True)
    assert (found["ruleset"], found["entries"]) == ("rapide", len(LINES) - 1)
    assert found["outcome"]["winners"] == ["defender"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_is_named_in_the_language(path: Path, language: str) -> None:
    """Not by the word that files use."""
    last = run("verify", path, "--lang", language).lines[-1]
    assert {"en": "defender", "fr": "défenseur", "es": "defensor"}[language] in last


def test_the_three_languages_differ(path: Path) -> None:
    """A verdict, and a fault, in three ways."""
    assert len({run("verify", path, "--lang", language).out for language in LANGUAGES}) == len(LANGUAGES)
    path.write_bytes(game_file()[:-5])
    assert len({run("verify", path, "--lang", language).refused() for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_file_cut_at_a_line_end_is_unfinished(path: Path, kept: int) -> None:
    """Exit code 3: sound as far as it goes."""
    path.write_bytes(b"".join(LINES[:kept]))
    ran = run("verify", path)
    assert (ran.code, ran.err) == (3, "")
    assert "unfinished" in ran.lines[0]


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_file_cut_within_a_line_is_bad_there(path: Path, line: int) -> None:
    """Exit code 1, by whatever part of the line is left; also if its line end alone is missing."""
    before, cut = b"".join(LINES[: line - 1]), LINES[line - 1]
    for size in (1, len(cut) // 2, len(cut) - 1):
        path.write_bytes(before + cut[:size])
        ran = run("verify", path)
        assert ran.code == 1
        assert f"line {line}:" in ran.refused()


def test_an_empty_file_is_bad(path: Path) -> None:
    """At its first line."""
    path.write_bytes(b"")
    assert run("verify", path).code == 1


@pytest.mark.parametrize("line", range(1, len(LINES)))
def test_reordered_lines_are_bad(line: int) -> None:
    """Two neighbours have changed places: the first of them is bad."""
    lines = [*LINES[: line - 1], LINES[line], LINES[line - 1], *LINES[line + 1 :]]
    assert bad_line(lines) == line


@pytest.mark.parametrize("line", range(1, len(LINES)))
def test_a_dropped_line_is_missed(line: int) -> None:
    """Where it stood, the next one is bad."""
    assert bad_line(LINES[: line - 1] + LINES[line:]) == line


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_doubled_line_is_one_too_many(line: int) -> None:
    """The second one is bad."""
    assert bad_line(LINES[:line] + LINES[line - 1 :]) == line + 1


@pytest.mark.parametrize("extra", [b"\n", b"x\n", b"{}\n", b" \n", b"\x00\n", b"\xff\n", b"[" * 100_000 + b"\n"])
def test_anything_after_the_end_is_bad(extra: bytes) -> None:
    """On the line after the last."""
    assert bad_line([*LINES, extra]) == len(LINES) + 1


@pytest.mark.parametrize(
    "changed",
    [
        game_file().replace(b"\n", b"\r\n"),
        game_file().replace(b'{"sandtable":2', b'{"sandtable": 2'),
        b"\xef\xbb\xbf" + game_file(),
        b"\n" + game_file(),
        game_file().replace(b'"rapide"', b'"rap\\u0069de"', 1),
        game_file().replace(b'"sandtable":2,', b'"sandtable":2,"more":2,'),
    ],
    ids=["line ends", "a space", "a byte order mark", "an empty line", "an escape", "a field"],
)
def test_there_is_one_way_to_write_a_line(changed: bytes) -> None:
    """The same values written otherwise are bad."""
    assert changed != game_file()
    assert bad_line([changed]) == 1


def test_any_digit_altered_is_found_on_its_line() -> None:
    """Every digit of every line, also of the header, the secret and the hashes."""
    data, tried = game_file(), 0
    for place, byte in enumerate(data):
        if chr(byte).isdigit():
            other = bytes([(byte - 48 + 1) % 10 + 48])
            fault = judged(data[:place] + other + data[place + 1 :]).fault
            assert fault is not None, f"byte {place} may be altered"
            assert fault.line == data.count(b"\n", 0, place) + 1, f"byte {place}"
            tried += 1
    assert tried > 500


@pytest.mark.parametrize("which", [0, 1, -1])
def test_a_head_that_the_file_holds_is_held(path: Path, which: int) -> None:
    """The last one, or any before it, in letters of any size."""
    code = judged(game_file()).codes[which]
    assert run("verify", path, "--head", code).code == 0
    assert run("verify", path, "--head", f" {code.upper()} ", "--json").json["held"] is True


@pytest.mark.parametrize("code", ["aaaa-aaaa-aaaa-aaaa", "", "nonsense", "x" * 5000])
def test_a_head_that_the_file_does_not_hold_is_told(path: Path, code: str) -> None:
    """Exit code 1, and the head that was asked for."""
    ran = run("verify", path, "--head", code)
    assert ran.code == 1
    assert "dice check code" in ran.told()
    assert run("verify", path, "--head", code, "--json").json["held"] is False


def test_a_bad_file_is_told_as_json_too(path: Path) -> None:
    """Exit code 1, the line and the reason, alone on stdout."""
    path.write_bytes(b"".join(LINES[:2] + LINES[3:]))
    ran = process("verify", path, "--json")
    assert ran.code == 1
    assert (ran.json["fault"]["line"], ran.json["fault"]["key"]) == (3, "fault-number")


def test_an_unfinished_file_is_told_as_json_too(path: Path) -> None:
    """Exit code 3."""
    path.write_bytes(b"".join(LINES[:-1]))
    ran = run("verify", path, "--json")
    assert (ran.code, ran.json["finished"], ran.json["fault"]) == (3, False, None)


@pytest.mark.parametrize("name", ["none.sand", ".", "x" * 300])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    """With its name; it is neither sound nor bad."""
    ran = run("verify", tmp_path / name)
    assert ran.code == 2
    assert str(tmp_path / name) in ran.refused()


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\n", b"3\n", b"{}\n", b"[]\n", b"null\n", b"\n", b"year = 1643\n[attacker]\n"]
)
def test_a_file_of_something_else_is_bad(path: Path, data: bytes) -> None:
    """At line 1."""
    path.write_bytes(data)
    ran = run("verify", path)
    assert ran.code == 1
    assert "line 1:" in ran.refused()
