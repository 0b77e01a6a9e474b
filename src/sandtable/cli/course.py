"""The states of a recorded game, for commands that look at one of them."""

from pathlib import Path
from typing import Any

from sandtable.cli.speech import BAD, UNUSABLE, fail
from sandtable.cli.verify import fault_lines
from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.sand import read_sand
from sandtable.library.words import Words
from sandtable.match.course import course


def states_of(say: Words, path: Path, at: int | None, ruleset: str) -> tuple[Any, tuple[Any, ...]]:
    """The rules of a game file and its states up to an entry. The file must be of this game and sound so far."""
    data = read_sand(path)
    verdict = verify(data, ruleset_of)
    if verdict.game and verdict.ruleset != ruleset:
        fail([say("game-other-rules", file=str(path), ruleset=verdict.ruleset, wanted=ruleset)], UNUSABLE)
    if verdict.fault and (not verdict.game or at is None or at > verdict.entries):
        fail(fault_lines(say, verdict.fault), BAD)
    if at is not None and at > verdict.entries:
        fail([say("picture-beyond", at=at, last=verdict.entries)], UNUSABLE)
    found = course(data.split(b"\n")[: verdict.entries + 1])
    return found.ruleset, found.states if at is None else found.states[: at + 1]
