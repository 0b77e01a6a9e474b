"""The face of the program in Python: what it gives, what it refuses, and that it changes nothing it should not."""

import random
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import sandtable
from sandtable.games.rapide.rules.orders import GiveCounters, Retreat, Stay
from sandtable.kernel.chain import canonical

GOLDEN = Path(__file__).parents[1] / "golden"


def rocroi(**how: Any) -> sandtable.Game:
    return sandtable.new("rapide", "rocroi", **{"seed": 1} | how)


def brawl() -> sandtable.Game:
    return sandtable.new("argad", "tavern-brawl", seed=1)


def battle() -> sandtable.Game:
    return sandtable.new("impetus", "first-battle", seed=1)


def lines(game: sandtable.Game) -> list[bytes]:
    return game._game.lines


# The module


def test_the_import_is_light() -> None:
    """It loads neither a game nor msgspec nor typing; every name is there all the same."""
    loaded = "import sys, sandtable; print([name for name in sys.modules if 'sandtable' in name or name == 'msgspec'])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['sandtable']"


def test_every_name_is_there_and_documented() -> None:
    from sandtable import api

    assert sandtable.__all__ == api.__all__ == sorted(api.__all__)
    assert set(sandtable.__all__) <= set(dir(sandtable))
    for name in sandtable.__all__:
        found = getattr(sandtable, name)
        assert found is getattr(api, name)
        assert found.__doc__ or not isinstance(found, type)
    for method in (each for each in vars(sandtable.Game).items() if not each[0].startswith("_")):
        assert method[1].__doc__, method[0]
    with pytest.raises(AttributeError, match="nothing"):
        sandtable.nothing  # type: ignore[attr-defined]  # noqa: B018


# New games


def test_every_game_has_scenarios_and_one_to_begin_with() -> None:
    assert sandtable.game_names() == ("impetus", "grandeur", "argad", "rapide")
    for name in sandtable.game_names():
        game = sandtable.new(name, seed=1)
        assert game.name == name
        assert game.turn in game.seats
        assert game.asked
        assert not game.over
    assert "cannae" in sandtable.scenarios("impetus")
    assert "village-raid" in sandtable.scenarios("argad")


def test_a_seed_gives_the_same_game_and_none_gives_another() -> None:
    one, same, other = rocroi(), rocroi(), rocroi(seed=None)
    assert one.play("captain") == same.play("captain")
    assert lines(one) == lines(same)
    assert lines(one)[0] != lines(other)[0]


def test_a_scenario_from_a_file_or_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'year = 1643\n[attacker]\nnation = "france"\nstack = "2A+"\ntechnology = "baroque"\n'
        '[defender]\nnation = "spain"\nstack = "2A+"\ntechnology = "musket"\n'
    )
    game = sandtable.new("rapide", file)
    assert game.scenario.year == 1643
    assert sandtable.new("rapide", str(file)).scenario == game.scenario
    later = sandtable.new("rapide", replace(game.scenario, year=1650))
    assert later.scenario.year == 1650


def test_own_tables(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[retreat]\nby_die = ["0", "0", "0", "1", "1", "1", "4"]\n')
    mine: Any = sandtable.new("rapide", "rocroi", tables=own).ruleset.tables
    book: Any = rocroi().ruleset.tables
    assert mine.retreat[-1] > book.retreat[-1]
    with pytest.raises(sandtable.Unusable, match="grandeur has no tables"):
        sandtable.new("grandeur", tables=own)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: sandtable.new("impetos"), "“impetos” isn’t known. Did you mean “impetus”? Known: impetus, grandeur"),
        (lambda: sandtable.scenarios("chess"), "Known: impetus, grandeur, argad, rapide"),
        (lambda: sandtable.new("impetus", "canae"), "Did you mean “cannae”?"),
        (lambda: sandtable.new("impetus", "nowhere.toml"), "nowhere.toml: The file can’t be read"),
        (lambda: sandtable.load("nowhere.sand"), "nowhere.sand: The file can’t be read"),
        (lambda: sandtable.verify("nowhere.sand"), "nowhere.sand: The file can’t be read"),
        (lambda: rocroi(dice=[11]), "die 1 is 11; the game asks for d10"),
        (lambda: rocroi().view("red"), "“red” isn’t known. Known: attacker, defender"),
        (lambda: rocroi().log("de"), "Known: en, fr, es"),
        (lambda: rocroi().play({"attacker": "captain"}), "No player is given for defender"),
        (lambda: rocroi().play({"red": "captain"}), "“red” isn’t known"),
        (lambda: sandtable.player("captan", rocroi()), "Did you mean “captain”?"),
        (lambda: sandtable.player("no_such_module:Bot", rocroi()), "no_such_module:Bot cannot be loaded: No module"),
        (lambda: sandtable.player("math:Bot", rocroi()), "math:Bot cannot be loaded"),
        (lambda: sandtable.player("math:pi", rocroi()), "neither a class nor a function"),
    ],
)
def test_what_cannot_be_used_is_told(make: Callable[[], object], said: str) -> None:
    with pytest.raises(sandtable.Unusable) as found:
        make()
    assert said in str(found.value)
    assert found.value.lines


def test_a_bad_file_is_told_with_line_and_field(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('year = 1643\n[attacker]\nnation = "france"\nstack = "many"\ntechnology = "baroque"\n')
    with pytest.raises(sandtable.Unusable) as found:
        sandtable.new("rapide", file)
    assert f"{file}, line 4: attacker.stack: " in str(found.value)
    assert len(found.value.lines) > 1


def test_a_scenario_of_another_game_is_none() -> None:
    with pytest.raises(TypeError, match="no scenario of argad"):
        sandtable.new("argad", rocroi().scenario)


def test_a_scenario_that_the_rules_forbid_is_refused() -> None:
    scenario = rocroi().scenario
    with pytest.raises(sandtable.Refused, match=r"\[CR"):
        sandtable.new("rapide", replace(scenario, year=1491))


# What is allowed


def test_options_are_flat_lazy_and_accepted() -> None:
    game = battle()
    before = lines(game)
    assert next(game.options()).seat == game.turn
    offers = list(game.options())
    assert {offer.piece for offer in offers} == {"", *game.pieces()}
    assert all(game.legal(order) for offer in offers for order in (offer.at(offer.low), offer.at(offer.high)))
    assert lines(game) == before
    piece = game.pieces()[0]
    assert list(game.options(piece=piece)) == [offer for offer in offers if offer.piece == piece]
    assert {offer.piece for offer in game.options(piece="")} == {""}
    assert list(game.options(piece="nobody")) == []
    (other,) = set(game.seats) - {game.turn}
    assert list(game.options(other)) == []
    assert game.pieces(other) == ()


def test_an_offer_with_an_open_number() -> None:
    game = battle()
    offer = next(offer for offer in game.options() if offer.field)
    assert len(offer) == offer.high - offer.low + 1 == len(list(offer))
    assert offer.order == offer.at(offer.low)
    assert offer.low <= getattr(offer.sample(random.Random(1)), offer.field) <= offer.high
    assert offer.kind == "advance"
    with pytest.raises(ValueError, match="is not between"):
        offer.at(offer.high + 1)
    with pytest.raises(ValueError, match="leaves 'distance' open"):
        game.give(offer)
    with pytest.raises(sandtable.Refused, match=r"\[BI "):
        game.give(replace(offer.order, distance=offer.high + 1))


def test_a_refused_order_raises_and_changes_nothing() -> None:
    game = rocroi()
    before, state = lines(game), game.state
    with pytest.raises(sandtable.Refused) as found:
        game.give(GiveCounters())
    assert str(found.value) == str(found.value.reasons[0])
    assert found.value.reasons == game.refusals(GiveCounters())
    assert found.value.reasons[0].clause == "CR K.2"
    assert str(found.value).endswith("[CR K.2]")
    with pytest.raises(sandtable.Refused, match=r"\[ST 3\]"):
        game.give(Stay(), "defender")
    with pytest.raises(sandtable.Refused):
        game.preview(GiveCounters())
    assert "demandé" in str(game.refusals(GiveCounters(), lang="fr")[0])
    assert not game.legal(GiveCounters())
    assert game.legal(Stay())
    assert game.refusals(Stay()) == ()
    assert lines(game) == before
    assert game.state is state


@pytest.mark.parametrize("bad", ["stay", 5, None, {"order": "fly"}, object()])
def test_what_is_no_order_is_a_type_error(bad: Any) -> None:
    game = rocroi()
    before = lines(game)
    with pytest.raises(TypeError, match="no order of rapide"):
        game.give(bad)
    with pytest.raises(TypeError, match="no order of rapide"):
        game.give(next(battle().options(piece="")), "attacker")
    assert lines(game) == before


def test_an_order_may_be_written_as_in_a_file() -> None:
    game = rocroi()
    assert game.give({"order": "stay"}).order == Stay()


# What may come of it


def test_previews_and_odds_are_exact_and_change_nothing() -> None:
    game = rocroi()
    before = lines(game)
    found = game.preview(Retreat())
    assert found.odds == game.odds(Retreat()) == {0: Fraction(7, 10), 1: Fraction(3, 10)}
    assert game.odds() == {}
    assert sum(game.forecast("captain").chances().values()) == 1
    assert lines(game) == before


def test_a_forecast_is_that_of_the_command() -> None:
    """`sandtable odds rapide rocroi --retreat best`."""
    ends = rocroi(dice=[]).forecast("captain")
    assert ends.chance(lambda state: state.winner == "attacker") == Fraction(17539091, 25000000)


# Playing


def test_give_undo_give() -> None:
    game = battle()
    state, seat = game.state, game.turn
    offer = next(iter(game.options(piece=game.pieces()[0])))
    entry = game.give(offer.order)
    assert (entry.kind, entry.seat, entry.order) == ("ordered", seat, offer.order)
    assert entry.before is state
    assert entry.state is game.state
    assert game.undo() == offer.order
    assert game.state == state
    game.give(offer.order)
    assert [each.kind for each in game.entries] == ["joined", "joined", "begun", "ordered", "undone", "ordered"]


def test_undo_goes_back_order_by_order_even_from_the_end() -> None:
    game = rocroi()
    begun = game.state
    game.play("captain")
    assert game.over
    orders = [entry.order for entry in game.entries if entry.order]
    undone = [game.undo() for _ in orders]
    assert undone == orders[::-1]
    assert game.state == begun
    with pytest.raises(sandtable.Refused, match=r"\[ST 4\]"):
        game.undo()


def test_own_dice_are_taken_in_order_and_then_asked_for() -> None:
    game = rocroi(dice=[10, 1])
    assert [entry.throws for entry in game.entries if entry.throws] == [((10,),), ((1,),)]
    throw = game.awaiting
    assert isinstance(throw, sandtable.Throw)
    assert (throw.count, throw.sides, game.turn) == (1, 10, "")
    assert sum(game.odds().values()) == 1
    with pytest.raises(sandtable.Refused, match=r"\[ST 7\]"):
        game.roll(11)
    with pytest.raises(sandtable.Error, match="waits for dice"):
        game.play("captain")
    game.roll(5)
    assert game.entries[-1].throws == ((5,),)


def test_dice_may_be_thrown_by_a_function(tmp_path: Path) -> None:
    asked: list[sandtable.Throw] = []

    def always(face: int) -> Callable[[sandtable.Throw], list[int]]:
        def throw(throw: sandtable.Throw) -> list[int]:
            asked.append(throw)
            return [face] * throw.count

        return throw

    game = rocroi(dice=always(6))
    game.play("captain")
    assert asked
    game.save(tmp_path / "g.sand")
    found = sandtable.verify(tmp_path / "g.sand")
    assert found.sound
    assert found.details.typed == len(asked)


def test_dice_that_fail_leave_the_game_as_it_was() -> None:
    game = rocroi(dice=[10, 1, 5, 5])
    before = lines(game)
    game._chance = lambda throw: (99,) * throw.count
    with pytest.raises(sandtable.Refused, match=r"\[ST 7\]"):
        game.give(Retreat())
    assert lines(game) == before


def test_players_are_functions_or_names() -> None:
    def stays(view: Any, seat: str) -> Any:
        return next(offer for offer in sandtable.offers(rules, view, seat) if offer.kind != "retreat")

    game = rocroi()
    rules = game.ruleset
    assert game.play({"attacker": stays, "defender": "captain"}) == game.outcome
    assert not any(isinstance(entry.order, Retreat) and entry.seat == "attacker" for entry in game.entries)
    captain = sandtable.player("captain", battle())
    assert callable(captain)
    assert rocroi().play("examples.own_bot:Hothead") is not None


def test_a_player_that_breaks_the_rules_is_named() -> None:
    game = rocroi()
    with pytest.raises(sandtable.Refused) as found:
        game.play(lambda *_: GiveCounters())
    assert found.value.__notes__ == ["The player of attacker ordered GiveCounters()."]


def test_a_player_sees_only_its_view() -> None:
    """And what one seat has sealed, nobody else finds in its view, its log or its file."""
    game = brawl()
    first, second = game.asked[:2]
    orders = [next(game.options(first, piece)) for piece in game.pieces(first)]
    game.give(game.together(orders), first)
    assert len(game.state.drafts) == len(game.view(first).drafts) == 1
    assert game.view(second).drafts == game.view().drafts == ()
    assert first not in game.asked
    assert game.log(seat=second) != []
    with pytest.raises(sandtable.Error, match="all pieces at once"):
        rocroi().together([Stay()])


def test_resigning_ends_a_game() -> None:
    game = rocroi()
    game.resign("attacker")
    assert game.outcome == sandtable.Outcome(("defender",), "ST 9")
    assert list(game.options()) == []
    with pytest.raises(sandtable.Refused, match=r"\[ST 1\]"):
        game.give(Stay(), "attacker")


# Files


def test_a_game_is_saved_loaded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "g.sand"
    game = rocroi()
    game.play("captain")
    game.save(str(file))
    found = sandtable.verify(file)
    assert (found.sound, found.finished) == (True, True)
    assert found.text.startswith("Verified.")
    again = sandtable.load(file)
    assert again.outcome == game.outcome
    assert again.log() == game.log()
    assert [entry.order for entry in again.entries][:-1] == [entry.order for entry in game.entries]
    assert again.entries[-1].kind == "closed"
    with pytest.raises(sandtable.Refused, match=r"\[ST 1\]"):
        again.give(Stay(), "attacker")


def test_an_unfinished_game_goes_on_with_its_seed_or_as_a_branch(tmp_path: Path) -> None:
    file = tmp_path / "g.sand"
    game = rocroi()
    game.save(file)
    assert not sandtable.verify(file).finished
    read = sandtable.load(file)
    with pytest.raises(sandtable.Error, match="secret of its dice"):
        read.give(Stay())
    with pytest.raises(sandtable.Unusable, match="not made with the seed 2"):
        sandtable.load(file, seed=2)
    assert sandtable.load(file, seed=1).play("captain") == game.play("captain")
    assert read.branch(seed=5).play("captain")


def test_a_bad_game_file_is_told_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "g.sand"
    rocroi().save(file)
    file.write_bytes(file.read_bytes().replace(b'"begun"', b'"begin"'))
    found = sandtable.verify(file)
    assert not found.sound
    assert found.text.startswith("Invalid at line 4")
    for check in (True, False):
        with pytest.raises(sandtable.Unusable) as trouble:
            sandtable.load(file, check=check)
        assert str(file) in str(trouble.value)
    file.write_text("nothing")
    with pytest.raises(sandtable.Unusable, match="Invalid at line 1"):
        sandtable.load(file)


def test_the_entries_of_a_file_have_states() -> None:
    game = sandtable.load(GOLDEN / "argad-tavern-brawl.sand", check=False)
    entries = game.entries
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert all(after.before is before.state for before, after in pairwise(entries))
    assert entries[-1].state is game.state
    assert any(entry.events for entry in entries)
    assert repr(entries[0]).startswith("<Entry 1: ")


def test_a_branch_leaves_its_game_alone(tmp_path: Path) -> None:
    game = rocroi()
    game.play("captain")
    before = lines(game)
    branch = game.branch(at=3, seed=9)
    assert branch.state == game.entries[2].state
    branch.play("captain")
    branch.save(tmp_path / "b.sand")
    assert sandtable.verify(tmp_path / "b.sand").sound
    assert lines(game) == before
    for at in (0, 2, -1, len(game.entries), 99):
        with pytest.raises(sandtable.Error, match="must have begun and not be over"):
            game.branch(at)


# Telling and drawing


def test_the_log_is_told_in_each_language() -> None:
    game = rocroi()
    english = game.log()
    assert english[0] == "Round 1 [CR A.2]"
    assert game.log("fr") != english != game.log("es")
    last = len(game.entries)
    game.give(Stay())
    assert game.log()[: len(english)] == english
    assert set(game.log(since=last)) < set(game.log())


def test_a_notebook_shows_the_table() -> None:
    game = battle()
    shown = game._repr_svg_()
    assert shown == game.board()
    assert shown is not None
    assert shown.startswith("<svg")
    assert game.board(lang="fr") != shown != game.board(dark=True)
    assert game.png(width=300).startswith(b"\x89PNG")
    assert game.board(at=0)
    with pytest.raises(sandtable.Error, match="no entry 99"):
        game.board(at=99)


def test_a_picture_hides_what_a_seat_does_not_see() -> None:
    game = sandtable.new("argad", "ambush", seed=1)
    captain = sandtable.player("captain", game)
    while not any(man.hidden and man.stand for man in game.state.men):
        game.give(captain(game.view(game.turn), game.turn))
    views = {seat: game.board(seat=seat) for seat in game.seats}
    assert len(set(views.values())) > 1


def test_a_game_without_a_table_has_no_picture() -> None:
    game = rocroi()
    assert game._repr_svg_() is None
    with pytest.raises(sandtable.Error, match="no table to draw in rapide"):
        game.board()


def test_states_are_frozen_and_games_tell_what_they_are() -> None:
    game = rocroi()
    with pytest.raises(AttributeError):
        game.state.round = 5
    assert repr(game) == "<Game rapide, 3 entries, turn: attacker>"
    assert canonical(game.state)
    game.play("captain")
    assert "over: " in repr(game)
