"""Pace: whose time runs, how long it lasts, and what an undo, a pause or a closed house does to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.match.pace import (
    BACK,
    DAY,
    MERCY,
    Clock,
    Pace,
    back,
    end,
    fits,
    other,
    out,
    paused,
    resumed,
    settled,
    started,
    turned,
    woken,
)

LIVE = Pace("live", main=600, increment=10)
DAYS = Pace("days", days=3)
SEATS = ("red", "blue", "green")


def test_only_the_time_of_who_is_asked_runs() -> None:
    clock = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0)
    assert settled(clock, 100).left == {"red": 500, "blue": 600, "green": 600}
    assert end(clock) == 600


def test_several_may_be_asked_at_once() -> None:
    """Each is given his increment when the question passes from him, and no other."""
    clock = turned(LIVE, started(LIVE, SEATS, 0), SEATS, 0)
    clock = turned(LIVE, clock, ["blue", "green"], 20)
    assert clock.left == {"red": 590, "blue": 580, "green": 580}
    assert turned(LIVE, clock, [], 50).left == {"red": 590, "blue": 560, "green": 560}


def test_an_order_after_which_the_same_seat_is_asked_gives_nothing() -> None:
    clock = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0)
    assert turned(LIVE, clock, ["red"], 30).left["red"] == 570


def test_an_undo_gives_the_increment_back() -> None:
    """Whoever passes the question and takes it back again and again wins no time."""
    clock = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0)
    for _ in range(5):
        clock = turned(LIVE, clock, ["blue"], 0)
        clock = turned(LIVE, clock, ["red"], 0, undone=True)
    assert clock.left == {"red": 600, "blue": 600, "green": 600}


def test_days_begin_anew_with_each_question() -> None:
    clock = turned(DAYS, started(DAYS, SEATS, 0), ["red"], 0)
    assert end(clock) == 3 * DAY
    assert turned(DAYS, clock, ["red"], DAY).left["red"] == 2 * DAY
    clock = turned(DAYS, turned(DAYS, clock, ["blue"], 2 * DAY), ["red"], 2 * DAY)
    assert clock.left["red"] == 3 * DAY


def test_time_is_over_when_nothing_is_left() -> None:
    clock = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0)
    assert out(clock, 599.9) == ()
    assert out(clock, 600) == ("red",)
    assert settled(clock, 700).left["red"] == 0


def test_nothing_runs_while_it_is_paused() -> None:
    clock = paused(turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0), 100)
    assert (end(clock), out(clock, 10_000)) == (None, ())
    clock = resumed(clock, 10_000)
    assert end(clock) == 10_500


def test_a_closed_house_costs_no_seconds_and_never_the_last_hour_of_a_day() -> None:
    clock = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0)
    assert end(woken(LIVE, settled(clock, 100), 9_000)) == 9_500
    late = turned(DAYS, started(DAYS, SEATS, 0), ["red"], 0)
    assert end(woken(DAYS, late, DAY)) == 3 * DAY
    assert end(woken(DAYS, late, 9 * DAY)) == 9 * DAY + MERCY


def test_another_pace_begins_in_full() -> None:
    clock = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0)
    assert other(DAYS, clock, SEATS, 500).left == {"red": 3 * DAY}
    assert other(LIVE, clock, SEATS, 500) == Clock({"red": 600, "blue": 600, "green": 600}, ("red",), 500)
    assert end(other(Pace(), clock, SEATS, 500)) is None


def test_whoever_comes_back_has_time_for_a_move() -> None:
    clock = settled(turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0), 700)
    assert back(clock, "red").left["red"] == BACK
    assert back(clock, "blue").left["blue"] == 600


@pytest.mark.parametrize(
    ("pace", "good"),
    [
        (Pace(), True),
        (Pace("live", 1), True),
        (Pace("live", 86_400, 3_600), True),
        (Pace("live"), False),
        (Pace("live", 86_401), False),
        (Pace("live", 60, -1), False),
        (Pace("days", days=1), True),
        (Pace("days"), False),
        (Pace("days", days=61), False),
    ],
)
def test_a_pace_somebody_can_play_by(pace: Pace, good: bool) -> None:
    assert fits(pace) is good


@given(st.lists(st.tuples(st.sampled_from(SEATS), st.floats(0, 50)), max_size=12))
def test_no_time_is_lost_or_won(turns: list[tuple[str, float]]) -> None:
    """What all have left is what they had, less what has gone by, and an increment for each question that passed."""
    clock, now, passed = turned(LIVE, started(LIVE, SEATS, 0), ["red"], 0), 0.0, 0
    for seat, seconds in turns:
        passed += seat not in clock.running
        now += seconds
        clock = turned(LIVE, clock, [seat], now)
    assert sum(clock.left.values()) == pytest.approx(3 * 600 - now + 10 * passed)
