"""What holds in every battle, whoever fights and whatever the dice."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.players.captain import AFTER_ONE, NEVER, Standing
from sandtable.games.rapide.rules.battle import ATTACKER, DEFENDER, SEATS, Army, Battle, Leader, enemy
from sandtable.games.rapide.rules.report import Report, Thrown, report
from sandtable.games.rapide.rules.stacks import Stack, detachments
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.game import Game
from sandtable.kernel.retell import retell
from sandtable.match.table import accepted, play_out, seated
from tests.games.rapide.rules.fight import ORIGIN, RAPIDE
from tests.games.rapide.rules.stacks import ALLOWED, PASHAS

SOME = settings(max_examples=150, deadline=None)
RATING = st.integers(0, 9)
NATIONS = st.sampled_from(["france", "spain", "england", "turkey", "persia", "aztecs", "poland"])
FACES = st.integers(1, 10)


@st.composite
def armies(draw: st.DrawFn) -> Army:
    """An army that may fight."""
    name = draw(NATIONS)
    stack = draw(ALLOWED)
    return Army(
        nation=name,
        stack=replace(stack, pashas=draw(PASHAS)) if name == "turkey" else stack,
        technology=draw(st.sampled_from(list(RAPIDE.tables.technologies))),
        veteran=draw(st.booleans()),
        leader=draw(st.builds(Leader, RATING, RATING, RATING)),
        cavalry=nations()[name].cavalry,
        native=nations()[name].native,
        revolution=name == "france" and draw(st.booleans()),
    )


TERRAINS = st.sampled_from(list(RAPIDE.tables.terrains))
BATTLES = st.builds(Battle, st.integers(1492, 1800), armies(), armies(), TERRAINS, st.booleans())
DICE = st.fixed_dictionaries(
    {
        f"{seat} {what} {number}": FACES
        for seat in SEATS
        for what in ("fire", "shock", "pursuit", "retreat", "retreat-test")
        for number in (1, 2)
    }
)
RETREATS = st.sampled_from([NEVER, AFTER_ONE])


def fought(battle: Battle, dice: Mapping[str, int], retreats: Mapping[str, str]) -> tuple[Game, Report]:
    """The battle with a face for each die that may be thrown."""
    assert not list(RAPIDE.judge_setup(battle))
    game = seated(RAPIDE, battle, ORIGIN, typed=True)

    def chance(throw: Throw) -> Faces:
        return (dice[f"{throw.seat} {throw.what} {game.state.round}"],)

    play_out(game, Standing(RAPIDE, retreats), chance)
    return game, report(retell(RAPIDE, battle, game.entries))


def worth(stack: Stack) -> int:
    return detachments(stack) + sum(stack.pashas)


@SOME
@given(BATTLES, DICE, RETREATS, RETREATS)
def test_losses_and_remains(battle: Battle, dice: dict[str, int], attacker: str, defender: str) -> None:
    """Losses are never negative, and what remains was there before and is worth what was not lost."""
    game, told = fought(battle, dice, {ATTACKER: attacker, DEFENDER: defender})
    for seat in SEATS:
        start, left, losses = battle.army(seat).stack, game.state.side(seat).stack, told.losses[seat]
        due = 1 if losses == 1 else losses // 2
        assert losses >= 0
        assert str(left) == told.remains[seat]
        assert max(0, worth(start) - due - 1) <= worth(left) <= worth(start)
        assert worth(start) - worth(left) >= min(due, worth(start))
        assert left.plus + left.minus <= start.plus + start.minus


@SOME
@given(BATTLES, DICE, RETREATS, RETREATS)
def test_at_most_two_rounds_and_one_winner(battle: Battle, dice: dict[str, int], attacker: str, defender: str) -> None:
    game, told = fought(battle, dice, {ATTACKER: attacker, DEFENDER: defender})
    broken = [seat for each in told.rounds for seat in each.broken]
    assert [each.round for each in told.rounds] in ([1], [1, 2])
    assert told.winner in ("", *SEATS)
    assert told.winner not in broken
    assert game.state.winner == told.winner
    pursuits = [die.who for die in told.throws if die.what == "pursuit"]
    assert pursuits == ([enemy(broken[0])] if len(broken) == 1 else [])


@SOME
@given(BATTLES, DICE, RETREATS)
def test_sides_swapped(battle: Battle, dice: dict[str, int], retreat: str) -> None:
    """On plain ground nothing but the names changes, if one side at the most would retreat."""
    here = Battle(battle.year, battle.attacker, battle.defender, "plain", battle.retreat_test)
    there = Battle(battle.year, battle.defender, battle.attacker, "plain", battle.retreat_test)
    _, one = fought(here, dice, {ATTACKER: retreat, DEFENDER: NEVER})
    swapped = {f"{enemy(seat)} {rest}": face for (seat, rest), face in _split(dice)}
    _, other = fought(there, swapped, {ATTACKER: NEVER, DEFENDER: retreat})
    assert _mirrored(other) == _plain(one)


def _split(dice: Mapping[str, int]) -> list[tuple[tuple[str, str], int]]:
    return [((key.partition(" ")[0], key.partition(" ")[2]), face) for key, face in dice.items()]


def _plain(told: Report) -> dict[str, Any]:
    return {
        "result": (told.winner, told.verdict, told.major),
        "losses": told.losses,
        "remains": told.remains,
        "adjustments": told.adjustments,
        "throws": sorted(map(str, told.throws)),
    }


def _mirrored(told: Report) -> dict[str, Any]:
    winner = enemy(told.winner) if told.winner else ""
    return {
        "result": (winner, told.verdict, told.major),
        "losses": {enemy(seat): value for seat, value in told.losses.items()},
        "remains": {enemy(seat): value for seat, value in told.remains.items()},
        "adjustments": {enemy(seat): value for seat, value in told.adjustments.items()},
        "throws": sorted(str(_other_side(die)) for die in told.throws),
    }


def _other_side(die: Thrown) -> Thrown:
    return replace(die, who=enemy(die.who))


@SOME
@given(BATTLES, DICE, st.data())
def test_what_is_offered_is_accepted(battle: Battle, dice: dict[str, int], data: st.DataObject) -> None:
    """Any offer may be given; whatever is barred is refused by the clauses it names, and changes nothing."""
    game = seated(RAPIDE, battle, ORIGIN, typed=True)
    accepted(game.begin())
    while not isinstance(awaited := RAPIDE.awaiting(game.state), Over):
        if isinstance(awaited, Choice):
            _choose(game, awaited.seats[0], data)
        else:
            accepted(game.roll((dice[f"{awaited.seat} {awaited.what} {game.state.round}"],)))


def _choose(game: Game, seat: str, data: st.DataObject) -> None:
    options = RAPIDE.options(game.state, seat)
    for barred in options.barred:
        before = len(game.entries)
        answered = game.give(seat, barred.order)
        assert getattr(answered, "refusals", None) == barred.refusals
        assert len(game.entries) == before
    accepted(game.give(seat, data.draw(st.sampled_from(options.offers)).order))
