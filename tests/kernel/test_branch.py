"""A game that goes on from a moment of another: its file stands alone and is held to both chains."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from sandtable.games import ruleset_of
from sandtable.games.impetus.files.battles import find_battle, load_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.kernel.chain import canonical
from sandtable.kernel.entry import Branch, Header, Resumed, linked, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.source import Secret
from sandtable.kernel.verify import GENERATIONS, Verdict, verify
from sandtable.match.course import Course, course
from sandtable.match.table import accepted, play_out, seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit

RULES = load_impetus()
FIRST = load_battle(find_battle("first-battle"))
MIDDLE = 20


def played(seed: int = 1) -> Game:
    game = seated(RULES, FIRST, from_seed(seed, ("red", "blue")))
    play_out(game, Recruit(RULES, seed), seeded(seed))
    return game


@pytest.fixture(scope="module")
def before() -> Game:
    return played()


def branched(found: Course, at: int, seed: int = 2, *, shown: bool = True) -> Game:
    """The game goes on after an entry, with its own secret, to its end."""
    branch = found.branch(at)
    branch = branch if shown else replace(branch, secret="")
    game = seated(found.ruleset, found.scenario, from_seed(seed, ("red", "blue")), branch=branch)
    play_out(game, Recruit(RULES, seed), seeded(seed))
    return game


def verdict(lines: list[bytes]) -> Verdict:
    return verify(b"".join(line + b"\n" for line in lines), ruleset_of)


def test_it_goes_on_where_the_other_stood(before: Game) -> None:
    """The same state, the same question, other dice; the first game is as it was."""
    lines = list(before.lines)
    game = branched(course(lines), MIDDLE)
    assert game.states[0] == before.states[MIDDLE]
    assert isinstance(game.entries[2].answer, Resumed)
    assert game.state != before.state
    assert before.lines == lines


@pytest.mark.parametrize("shown", [True, False])
def test_its_file_is_whole_and_sound(before: Game, shown: bool) -> None:
    """The verdict names the game that it goes on from, and whether that one's dice could be drawn again."""
    game = branched(course(before.lines), MIDDLE, shown=shown)
    found = verdict(game.lines)
    assert found.fault is None
    assert found.finished
    assert found.descent
    assert (found.descent.game, found.descent.entry) == (before.header.game, MIDDLE)
    assert found.descent.drawn == shown
    assert found.codes[0] != before.code
    assert game.outcome == found.outcome


def test_it_goes_on_from_what_was_undone(before: Game) -> None:
    """Where the game was taken back, it goes on from where it was taken back to, or from what was undone."""
    game = seated(RULES, FIRST, from_seed(1, ("red", "blue")))
    game.restore(before.entries[2:MIDDLE])
    accepted(game.undo("red", 3, ("blue",)))
    found = course(game.lines)
    assert branched(found, len(game.entries)).states[0] == game.states[3]
    assert branched(found, MIDDLE).states[0] == before.states[MIDDLE]


def test_one_from_another_from_another(before: Game) -> None:
    """A branch of a branch stands alone too."""
    second = branched(course(before.lines), MIDDLE)
    third = branched(course(second.lines), 10, 3)
    assert third.states[0] == second.states[10]
    found = verdict(third.lines)
    assert (found.fault, found.finished) == (None, True)
    assert found.descent
    assert found.descent.game == second.header.game


def test_a_branch_cannot_be_undone_into_the_other(before: Game) -> None:
    game = seated(RULES, FIRST, from_seed(2, ("red", "blue")), branch=course(before.lines).branch(MIDDLE))
    accepted(game.begin())
    assert game.begun == 3
    assert game.undo("red", 2, ("blue",)).refusals[0].clause == "ST 4"  # type: ignore[union-attr]


def relinked(header: Header) -> list[bytes]:
    return [canonical(linked(replace(header, h=""), ""))]


def lines_of(branch: Branch, change: Callable[[list[bytes]], list[bytes]]) -> Branch:
    changed = change([bytes(line) for line in branch.lines])
    return replace(branch, lines=tuple(Raw(line) for line in changed))


def other_face(lines: list[bytes]) -> list[bytes]:
    """The last entry with a throw has other faces, and its hash is made to fit."""
    entries = [read_entry(line) for line in lines[1:]]
    place = max(i for i, entry in enumerate(entries) if entry.throws)
    faces = tuple(tuple(face % 6 + 1 for face in throw) for throw in entries[place].throws)
    previous = entries[place - 1].h
    return [*lines[: place + 1], canonical(linked(replace(entries[place], throws=faces, h=""), previous))]


def scenario_of(header: Header, **changes: Any) -> Header:
    scenario = msgspec.json.decode(header.scenario)
    return replace(header, scenario=Raw(canonical({**scenario, **changes})))


@pytest.mark.parametrize(
    ("forge", "key"),
    [
        (lambda b: lines_of(b, lambda lines: [*lines[:-1], lines[-1].replace(b'"h":"', b'"h":"0')]), "fault-branch"),
        (lambda b: lines_of(b, lambda lines: [*lines[:5], *lines[6:]]), "fault-branch"),
        (lambda b: lines_of(b, other_face), "fault-branch"),
        (lambda b: replace(b, secret="00" * 32), "fault-branch"),
        (lambda b: replace(b, secret="not hexadecimal"), "fault-branch"),
        (lambda b: replace(b, lines=()), "fault-branch-moment"),
        (lambda b: lines_of(b, lambda lines: lines[:2]), "fault-branch-moment"),
    ],
    ids=["hash", "line left out", "other dice", "other secret", "no secret", "nothing", "not begun"],
)
def test_a_forged_beginning_is_found(before: Game, forge: Callable[[Branch], Branch], key: str) -> None:
    """Whoever changes what came before is found out at line 1, with the line and the reason within."""
    game = branched(course(before.lines), MIDDLE)
    assert game.header.branch
    found = verdict(relinked(replace(game.header, branch=forge(game.header.branch))))
    assert found.fault
    assert (found.fault.line, found.fault.key) == (1, key)
    assert (found.fault.within is not None) == (key == "fault-branch")


def test_a_game_that_was_over_goes_nowhere(before: Game) -> None:
    found = course(before.lines)
    header = replace(branched(found, MIDDLE).header, branch=found.branch(found.last))
    fault = verdict(relinked(header)).fault
    assert fault
    assert fault.key == "fault-branch-moment"


def test_other_rules_or_scenario_are_found(before: Game) -> None:
    header = branched(course(before.lines), MIDDLE).header
    fault = verdict(relinked(scenario_of(header, last_turn=9))).fault
    assert fault
    assert fault.key == "fault-branch-rules"


def test_there_is_an_end_to_generations(before: Game) -> None:
    """Each holds all before it: twenty are enough for anybody."""
    found = course(before.lines)
    for generation in range(2, GENERATIONS + 2):
        origin = from_seed(generation, ("red", "blue"))
        game = seated(RULES, FIRST, origin, branch=found.branch(3))
        accepted(game.begin())
        found = course(game.lines)
        fault = verdict(game.lines).fault
        assert (fault is not None) == (generation > GENERATIONS)
        assert Secret(origin.secret, origin.game).secret not in b"".join(game.lines)


def test_games_without_a_branch_are_written_as_ever(before: Game) -> None:
    assert b"branch" not in before.lines[0]
    assert read_header(before.lines[0]).branch is None
