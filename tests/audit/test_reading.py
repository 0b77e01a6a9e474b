"""How the umpire reads a file: what stands, what is sealed, what was taken back, and what is none."""

import msgspec
import pytest

from sandtable.audit import NotAGame, audit
from sandtable.audit.reading import read

HEADER = {"sandtable": 1, "ruleset": "argad", "tables": {}, "scenario": {}}


def lines(*entries: object, header: object = HEADER) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *entries))


def entry(number: int, **more: object) -> dict[str, object]:
    return {"n": number, "answer": {"answer": "ordered", "order": {}}, **more}


def test_what_lies_behind_seals_is_read() -> None:
    opened = {"event 0": {"salt": "", "value": {"event": "lurked"}}, "order": {"value": {"order": "announce"}}}
    sealed = {"n": 1, "answer": {"answer": "ordered", "order": {"sealed": "x"}}, "events": [{"sealed": "y"}]}
    found = read(lines({**sealed, "open": opened})).entries[0]
    assert found.events == [{"event": "lurked"}]
    assert found.order == {"order": "announce"}
    assert read(lines(sealed)).entries[0].events == [{"sealed": "y"}]


def test_what_was_taken_back_does_not_stand() -> None:
    undone = {"n": 4, "answer": {"answer": "undone", "seat": "a", "to": 2}}
    found = read(lines(entry(1), entry(2), entry(3), undone, entry(5))).entries
    assert [each.number for each in found] == [1, 2, 5]
    assert [each.line for each in found] == [2, 3, 6]


def test_dice_typed_in_are_throws() -> None:
    assert read(lines({"n": 1, "answer": {"answer": "rolled", "faces": [3, 4]}})).entries[0].throws == [[3, 4]]


def test_what_another_game_left_stands_without_a_line() -> None:
    header = HEADER | {"branch": {"lines": [HEADER, entry(1), entry(2)]}}
    assert [each.line for each in read(lines(entry(1), header=header)).entries] == [0, 0, 2]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"nothing\n", 1),
        (b"[]\n", 1),
        (b'{"sandtable":1}\n', 1),
        (lines({"n": 1}), 2),
        (lines(entry(1)) + b"{", 3),
        (lines(header=HEADER | {"ruleset": "chess"}), 1),
    ],
)
def test_what_is_no_game_is_named_by_its_line(data: bytes, line: int) -> None:
    with pytest.raises(NotAGame) as trouble:
        audit(data)
    assert trouble.value.line == line


def test_an_event_that_cannot_be_read_is_named_by_its_line() -> None:
    bases = {"foot": 2000, "strong": 2500}
    scenario = {"period": "any", "figures": [], "bases": bases, "choices": {"moving": "together"}}
    header = HEADER | {"tables": {"periods": {"any": {}}}, "scenario": scenario}
    with pytest.raises(NotAGame) as trouble:
        audit(lines(entry(1, events=[{"event": "fell", "figure": "nobody"}]), header=header))
    assert trouble.value.line == 2


def test_events_that_nobody_knows_are_passed_over() -> None:
    scenario = {"period": "any", "figures": [], "choices": {"moving": "together"}}
    header = HEADER | {"tables": {"periods": {"any": {}}}, "scenario": scenario}
    assert audit(lines(entry(1, events=[{"event": "of-tomorrow", "more": 1}, {"sealed": "x"}]), header=header)) == []
