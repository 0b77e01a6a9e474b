"""A game looked at again with what its file shows: hidden things stay hidden, and no game goes on from them."""

import pytest

from sandtable.kernel.game import Game
from sandtable.kernel.redact import redacted_lines
from sandtable.kernel.verify import verify
from sandtable.match.course import Course, course
from sandtable.match.table import accepted, play_out, seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit
from sandtable.server.replay.telling import moment_refusal
from tests.conformance.toys.ambush import HIDER, SEATS, Ambush, AmbushLaid, Hide, Paths

RULES = Ambush()


def begun(seed: int = 1) -> Game:
    """Green has hidden, and nobody else knows where."""
    game = seated(RULES, Paths(), from_seed(seed, SEATS))
    accepted(game.begin())
    accepted(game.give(HIDER, Hide(1)))
    return game


def seen(game: Game, seat: str) -> Course:
    return course(redacted_lines(game, seat), lambda _: RULES)


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_a_seat_sees_in_its_file_what_it_saw(seat: str) -> None:
    """Every state is that of its view; what is sealed is not told."""
    game = begun()
    found = seen(game, seat)
    assert found.states[-1] == RULES.view(game.state, seat)
    told = [event for n in range(1, found.last + 1) for moment in found.moments(n) for event in moment.events]
    assert told
    assert not any(isinstance(event, AmbushLaid) for event in told)
    assert found.veiled(found.last)
    assert not found.veiled(found.clear)
    assert moment_refusal(found, found.last) == "fault-moment-veiled"


def test_who_hid_sees_it() -> None:
    game = begun()
    found = seen(game, HIDER)
    assert found.clear == found.last
    told = [event for n in range(1, found.last + 1) for moment in found.moments(n) for event in moment.events]
    assert any(isinstance(event, AmbushLaid) for event in told)
    assert moment_refusal(found, found.last) == ""


@pytest.mark.parametrize("seed", range(5))
def test_a_game_with_seals_goes_on_elsewhere(seed: int) -> None:
    """From any moment of the whole file, its seals opened: the new file verifies, with and without the old secret."""
    game = seated(RULES, Paths(), from_seed(seed, SEATS))
    play_out(game, Recruit(RULES, seed), seeded(seed))
    found = course(game.lines, lambda _: RULES)
    for at in range(1, found.last + 1):
        if moment_refusal(found, at):
            continue
        other = seated(RULES, Paths(), from_seed(99, SEATS), branch=found.branch(at))
        play_out(other, Recruit(RULES, 7), seeded(7))
        verdict = verify(b"".join(line + b"\n" for line in other.lines), lambda *_: RULES)
        assert verdict.fault is None, at
        assert verdict.descent
        assert (verdict.descent.entry, verdict.descent.drawn, verdict.finished) == (at, True, True)
        assert other.states[0] == game.states[at]
