"""A recorded game up to an entry, for commands that look at one of its states."""

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from sandtable.cli.speech import BAD, UNUSABLE, fail
from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.sand import read_sand
from sandtable.library.verdicts import fault_lines
from sandtable.library.words import Words
from sandtable.match.course import Course, course


def read_course(say: Words, path: Path, at: int | None, refused: Callable[[str], str]) -> Course:
    """A game file as far as it is sound, which must be as far as the entry that is asked for.

    `refused` says why the command cannot use games by some rules; empty if it can. Raises Unreadable.
    """
    data = read_sand(path)
    verdict = verify(data, ruleset_of)
    if verdict.game and (why := refused(verdict.ruleset)):
        fail([why], UNUSABLE)
    if verdict.fault and (not verdict.game or at is None or at > verdict.entries):
        fail(fault_lines(say, verdict.fault), BAD)
    if at is not None and at > verdict.entries:
        beyond(say, at, verdict.entries)
    return course(data.split(b"\n")[: verdict.entries + 1])


def beyond(say: Words, at: int, last: int) -> NoReturn:
    """Ends the command: the game has no such entry."""
    fail([say("picture-beyond", at=at, last=last)], UNUSABLE)
