"""A game is joined, begun, played, undone and closed in this order and no other."""

from sandtable.kernel.awaiting import Outcome, Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import state_hash
from sandtable.kernel.entry import Entry, new_header
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.source import Secret
from sandtable.kernel.verify import verify
from sandtable.match.table import seated
from sandtable.players.chance import from_seed
from tests.conformance.toys.ambush import SEATS, Ambush, Hide, March, Paths
from tests.conformance.toys.riposte import Bout, Feint, Lunge, Parry, Riposte, Take

RULES = Ambush()


def new_game() -> Game:
    header = new_header(RULES, Paths(), "g", b"s" * 32)
    return Game(RULES, header, Paths(), Secret(b"s" * 32, "g"))


def clauses(answered: Entry | Refused) -> list[str]:
    assert isinstance(answered, Refused)
    return [refusal.clause for refusal in answered.refusals]


def test_every_seat_joins_once_before_the_game_begins() -> None:
    """Unknown and taken seats are refused; the game begins once all are taken, and only once."""
    game = new_game()
    assert clauses(game.give("green", Hide(1))) == ["ST 6"]
    assert clauses(game.join("white", "00")) == ["ST 6"]
    for seat in SEATS:
        assert clauses(game.begin()) == ["ST 6"]
        assert isinstance(game.join(seat, "00"), Entry)
        assert clauses(game.join(seat, "01")) == ["ST 6"]
    assert isinstance(game.begin(), Entry)
    assert clauses(game.begin()) == ["ST 6"]
    assert clauses(game.join("red", "00")) == ["ST 6"]
    assert clauses(game.close()) == ["ST 8"]


def test_all_refusals_are_given() -> None:
    """An order that breaks several clauses is refused by each of them."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    assert clauses(game.give("green", March(2, 9))) == ["AM 1", "AM 2", "AM 2"]
    assert clauses(game.give("red", Hide(1))) == ["ST 3"]


def test_simultaneous_orders_come_in_any_order() -> None:
    """Each asked seat may answer first, none twice, and what they planned is shown together."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    game.give("green", Hide(1))
    for seat in ("blue", "green"):
        assert isinstance(game.give(seat, March(1, 2)), Entry)
        assert clauses(game.give(seat, March(1, 3))) == ["ST 3"]
    assert game.state.round == 1
    assert isinstance(game.give("red", March(1, 2)), Entry)
    assert game.state.round == 2


def test_what_is_hidden_is_not_in_the_chain() -> None:
    """A hidden order stands in its line as a seal only; the opening stands beside the chain."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    entry = game.give("green", Hide(3))
    assert isinstance(entry, Entry)
    assert b'"order":{"sealed":' in canonical(entry)
    assert set(entry.open) == {"order", "event 0"}
    assert b'"path":3' not in canonical(entry.answer)


def test_a_reaction_may_itself_be_answered() -> None:
    """A lunge waits for the other seat's parry, the parry for the first seat's feint, and only then are dice thrown."""
    rules = Riposte()
    game = seated(rules, Bout(), from_seed(1, rules.seats(rules.setup(Bout()))))
    game.begin()
    for seat, order in [("left", Lunge(2)), ("right", Parry())]:
        entry = game.give(seat, order)
        assert isinstance(entry, Entry)
        assert not entry.throws
    assert clauses(game.give("right", Take())) == ["ST 3"]
    entry = game.give("left", Feint())
    assert isinstance(entry, Entry)
    assert len(entry.throws) == 1


def test_undo_is_free_to_the_last_throw() -> None:
    """Back to the last throw a seat goes alone; behind it only if the other agrees; never to what does not stand."""
    rules = Riposte()
    game = seated(rules, Bout(), from_seed(1, ("left", "right")))
    game.begin()
    start = len(game.entries)
    game.give("left", Lunge(2))
    game.give("right", Take())
    thrown = len(game.entries)
    game.give("right", Lunge(3))
    assert clauses(game.undo("left", start)) == ["ST 5"]
    assert clauses(game.undo("left", 1)) == ["ST 4"]
    assert clauses(game.undo("left", len(game.entries))) == ["ST 4"]
    assert isinstance(game.undo("right", thrown), Entry)
    assert game.state == game.states[thrown]
    before = state_hash(game.state)
    game.give("right", Lunge(3))
    assert clauses(game.undo("left", thrown + 1)) == ["ST 4"], "what was undone does not stand any more"
    assert isinstance(game.undo("left", start, ("right",)), Entry)
    assert state_hash(game.state) != before
    first = game.entries[thrown - 1].throws
    game.give("left", Lunge(2))
    again = game.give("right", Take())
    assert isinstance(again, Entry)
    assert again.throws != first, "the same orders after an undo do not throw the same dice"


def _played_out(late: str) -> Game:
    """Green gets the most points; somebody's time is over before the last round."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    game.give("green", Hide(1))
    for number in (1, 2):
        for seat in SEATS:
            assert isinstance(game.give(seat, March(number, 2)), Entry)
        if number == 1:
            assert isinstance(game.drop((late,)), Entry)
    return game


def test_whoever_is_out_has_not_won() -> None:
    """ST 12: whatever the rules say of him; the others have what they have won."""
    game = _played_out("red")
    found = RULES.outcome(game.state)
    assert found
    assert found.winners == SEATS
    assert game.outcome == Outcome(("blue", "green"), "ST 12")
    assert game.awaits == Over(Outcome(("blue", "green"), "ST 12"))
    game.close()
    verdict = verify(b"".join(line + b"\n" for line in game.lines), lambda *_: RULES)
    assert (verdict.fault, verdict.outcome) == (None, game.outcome)


def test_what_ended_a_game_of_three_once_still_ends_it() -> None:
    """ST 11: files in which a loss on time ended the game for all are as sound as they were."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    assert isinstance(game.expire(("green",)), Entry)
    assert game.outcome == Outcome(("red", "blue"), "ST 11")
    game.close()
    verdict = verify(b"".join(line + b"\n" for line in game.lines), lambda *_: RULES)
    assert (verdict.fault, verdict.finished, verdict.outcome) == (None, True, game.outcome)


def test_to_be_out_may_be_taken_back() -> None:
    """ST 12: by leave of all; nobody passes it alone."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    at = len(game.entries)
    game.drop(("red",))
    assert game.out == ("red",)
    assert clauses(game.undo("blue", at)) == ["ST 5"]
    assert isinstance(game.undo("blue", at, SEATS), Entry)
    assert not game.out
    assert isinstance(game.drop(("green",)), Entry)
    assert game.out == ("green",)
    assert clauses(game.drop(("red",))) == ["ST 12"]
    assert isinstance(game.expire(("red",)), Entry)
    assert game.outcome == Outcome(("blue",), "ST 11")


def test_who_gives_up_among_three_leaves_the_others_playing() -> None:
    """ST 9, ST 12: he is out and has not won; of the last two who still play, one who gives up ends the game."""
    game = seated(RULES, Paths(), from_seed(1, SEATS))
    game.begin()
    assert clauses(game.leave("nobody")) == ["ST 12"]
    assert isinstance(game.leave("red"), Entry)
    assert game.out == ("red",)
    assert game.outcome is None
    assert clauses(game.leave("red")) == clauses(game.leave("blue")) == ["ST 12"]
    assert clauses(game.resign("red")) == ["ST 9"]
    assert isinstance(game.resign("blue"), Entry)
    assert game.outcome == Outcome(("green",), "ST 9")
    game.close()
    verdict = verify(b"".join(line + b"\n" for line in game.lines), lambda *_: RULES)
    assert (verdict.fault, verdict.finished, verdict.outcome) == (None, True, game.outcome)
