"""What a check proves and what it takes on trust: which dice were drawn again, who could choose them, whose tables."""

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from sandtable.games.impetus.files.tables import load_impetus
from sandtable.kernel.chain import canonical, derived_nonce, digest
from sandtable.kernel.entry import DERIVED, PLAYER, SIDELESS, Entry, Joined, linked
from sandtable.kernel.game import Game
from sandtable.kernel.source import Secret
from sandtable.match.course import course
from sandtable.match.provenance import provenance
from sandtable.match.table import accepted, laid, play_out
from sandtable.players.chance import fresh, seeded
from sandtable.players.recruit import Recruit
from tests.kernel.test_branch import FIRST, MIDDLE, RULES, branched, played, verdict

NONCE = "ab" * 32


@pytest.fixture(scope="module")
def fair() -> Game:
    """A game as a server keeps it: red is a person's, blue the computer's."""
    game = laid(RULES, FIRST, fresh(()))
    accepted(game.join_derived("blue"))
    accepted(game.join("red", NONCE, PLAYER))
    play_out(game, Recruit(RULES, 1), seeded(1))
    return game


def test_everything_is_proved_of_a_game_between_a_player_and_the_computer(fair: Game) -> None:
    found = verdict(fair.lines)
    assert (found.fault, found.finished) == (None, True)
    proof = found.proof
    assert (proof.dice, proof.recorded, proof.steering) == ("drawn", 0, "none")
    assert proof.nonces == {"blue": "secret", "red": "player"}
    assert proof.drawn == found.thrown == sum(len(entry.throws) for entry in fair.entries) > 0


def test_each_throw_names_its_sides(fair: Game) -> None:
    """So that it can be drawn again without the rules; other sides, or none, are found."""
    thrown = [entry for entry in fair.entries if entry.throws]
    assert thrown
    assert all(len(entry.dice) == len(entry.throws) for entry in thrown)
    assert {sides for entry in thrown for sides in entry.dice} == {6}
    for dice in ((), tuple(sides + 1 for sides in thrown[0].dice)):
        fault = verdict(relinked(fair, replace(thrown[0], dice=dice))).fault
        assert fault
        assert (fault.line, fault.key) == (thrown[0].n + 1, "fault-sides")


def relinked(game: Game, changed: Entry) -> list[bytes]:
    """A game up to one entry that was changed, and whose hash was made to fit; then its end."""
    lines = game.lines
    entry = linked(replace(changed, h=""), game.entries[changed.n - 2].h if changed.n > 1 else game.header.h)
    return [*lines[: changed.n], canonical(entry), *lines[-1:]]


def test_a_nonce_that_was_chosen_for_the_computer_is_found(fair: Game) -> None:
    """The file says that it follows from the secret, and it does not."""
    first = fair.entries[0]
    assert isinstance(fair.source, Secret)
    true = derived_nonce(fair.source.secret, fair.header.game, "blue")
    assert first.answer == Joined("blue", true, DERIVED)
    fault = verdict(relinked(fair, replace(first, answer=Joined("blue", NONCE, DERIVED)))).fault
    assert fault
    assert (fault.line, fault.key, fault.args) == (2, "fault-nonce", {"seat": "blue"})


@pytest.mark.parametrize(("seed", "steering"), [(1, "seed"), (None, "keeper")])
def test_who_could_have_chosen_the_dice(seed: int | None, steering: str) -> None:
    """Where no player has drawn, the keeper; where there is a seed, whoever chose it."""
    game = played(seed) if seed else _kept_by_one()
    proof = verdict(game.lines).proof
    assert (proof.dice, proof.steering, set(proof.nonces.values())) == ("drawn", steering, {"keeper"})


def _kept_by_one() -> Game:
    game = laid(RULES, FIRST, fresh(()))
    for seat in ("red", "blue"):
        accepted(game.join(seat, NONCE))
    play_out(game, Recruit(RULES, 1), seeded(1))
    return game


def test_a_game_under_way_has_its_dice_as_recorded(fair: Game) -> None:
    found = verdict(fair.lines[:-1])
    assert (found.fault, found.finished, found.proof.dice, found.proof.drawn) == (None, False, "open", 0)


@pytest.mark.parametrize("shown", [True, False])
def test_entries_of_a_game_without_its_secret_are_taken_as_recorded(fair: Game, shown: bool) -> None:
    """They may have been invented, and are never called drawn again; also further back."""
    second = branched(course(fair.lines), MIDDLE, shown=shown)
    third = branched(course(second.lines), 10, 3)
    for game in (second, third):
        found = verdict(game.lines)
        assert found.fault is None
        assert found.descent
        wanted = ("drawn", 0, True) if shown else ("recorded", MIDDLE, False)
        assert (found.proof.dice, found.proof.recorded, found.descent.drawn) == wanted


def test_a_file_of_the_older_format_goes_on_as_it_is() -> None:
    """No sides are added to it, and it verifies."""
    game = laid(RULES, FIRST, fresh(()))
    game.header = linked(replace(game.header, sandtable=SIDELESS, h=""), "")
    for seat in ("red", "blue"):
        accepted(game.join(seat, NONCE))
    play_out(game, Recruit(RULES, 1), seeded(1))
    assert all(not entry.dice for entry in game.entries)
    found = verdict(game.lines)
    assert (found.fault, found.finished, found.proof.dice) == (None, True, "drawn")


def test_tables_and_scenario_are_named_or_told_apart(fair: Game) -> None:
    """By their fingerprints: those of the program, or others."""
    proof = verdict(fair.lines).proof
    shipped = provenance("impetus", proof)
    assert (shipped.shipped, shipped.named) == (True, "first-battle")
    own = msgspec.json.decode(canonical(load_impetus().tables))
    own["limits"]["units"]["high"] += 1
    other = provenance("impetus", replace(proof, tables=digest(canonical(own)), scenario=digest(b"{}")))
    assert (other.shipped, other.named) == (False, "")
    assert other.tables != shipped.tables
    assert provenance("chess", proof).shipped is False
    assert Raw(canonical(load_impetus().tables)) == fair.header.tables
