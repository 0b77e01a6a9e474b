"""What the seats of a game are called by its scenario."""

from typing import Any

from sandtable.kernel.codec import codec
from sandtable.kernel.entry import read_header
from sandtable.library.words import Words
from sandtable.match.faces import package_of, page_of
from sandtable.match.keeping import find_ruleset


def called(ruleset: str, scenario: Any) -> dict[str, dict[str, str]]:
    """What each seat is called in every language, where the scenario says it."""
    found = page_of(ruleset).called
    return found(scenario) if found and scenario is not None else {}


def calling(say: Words, ruleset: str, scenario: Any) -> Words:
    """Words that call the seats of a game as its sentences do."""
    package = package_of(ruleset)
    if package is None:
        return say
    prose = package.telling.prose(say, scenario)
    return say.calling({seat: prose.side(seat) for seat in called(ruleset, scenario)})


def calling_in(say: Words, file: bytes) -> Words:
    """The same for the game of a file with a sound header."""
    header = read_header(file.partition(b"\n")[0])
    return calling(say, header.ruleset, codec(find_ruleset(header)).scenario(header.scenario))
