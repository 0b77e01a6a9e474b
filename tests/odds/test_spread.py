"""Spreads keep the laws of exact distributions."""

from collections.abc import Callable, Mapping
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.odds.spread import Spread

OUTCOMES = st.integers(0, 5)
WEIGHTS = st.dictionaries(OUTCOMES, st.integers(1, 60), min_size=1, max_size=6)
SPREADS = WEIGHTS.map(Spread)
FUNCTIONS = st.tuples(*[OUTCOMES] * 6)
KERNELS = st.tuples(*[SPREADS] * 6)
STEADY = settings(max_examples=120)


def unit(outcome: int) -> Spread[int]:
    """What certainly happens."""
    return Spread({outcome: 1})


def chances(weights: Mapping[int, int]) -> dict[int, Fraction]:
    """Weights as fractions of their sum."""
    return {outcome: Fraction(weight, sum(weights.values())) for outcome, weight in weights.items()}


def summed(parts: list[tuple[int, Fraction]]) -> dict[int, Fraction]:
    """Chances of equal outcomes together."""
    found: dict[int, Fraction] = {}
    for outcome, chance in parts:
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


@STEADY
@given(WEIGHTS)
def test_chances_are_the_weights_over_their_sum(weights: dict[int, int]) -> None:
    """Each outcome's chance is its share of the weight, asked for singly or all at once; the rest never happens."""
    spread, expected = Spread(weights), chances(weights)
    assert spread.chances() == expected
    assert all(spread[outcome] == expected.get(outcome, 0) for outcome in range(8))
    assert sum(spread.chances().values()) == 1


@STEADY
@given(WEIGHTS)
def test_total_is_the_least_common_denominator(weights: dict[int, int]) -> None:
    """The weights have no common factor: their total is the lowest denominator of all chances."""
    spread = Spread(weights)
    dividing = [
        n for n in range(1, spread.total + 1) if all((n * c).denominator == 1 for c in chances(weights).values())
    ]
    assert spread.total == sum(weight for _, weight in spread.items())
    assert dividing == [spread.total]


@STEADY
@given(WEIGHTS, st.integers(1, 50))
def test_equality_is_by_chance(weights: dict[int, int], factor: int) -> None:
    """Weights that stand in the same proportion are the same spread, with the same hash, in whatever order."""
    spread = Spread(weights)
    other = Spread((outcome, factor * weight) for outcome, weight in reversed(weights.items()))
    assert spread == other
    assert hash(spread) == hash(other)


@STEADY
@given(WEIGHTS, WEIGHTS)
def test_unequal_chances_are_unequal_spreads(one: dict[int, int], two: dict[int, int]) -> None:
    """Two spreads are equal exactly if all chances are."""
    assert (Spread(one) == Spread(two)) == (chances(one) == chances(two))


def test_a_spread_is_no_mapping() -> None:
    """A spread equals nothing but a spread."""
    assert Spread({1: 1}) != {1: 1}


@STEADY
@given(st.lists(st.tuples(OUTCOMES, st.integers(0, 9)), min_size=1).filter(lambda pairs: any(w for _, w in pairs)))
def test_pairs_of_one_outcome_add_up(pairs: list[tuple[int, int]]) -> None:
    """An outcome named twice has both weights; what weighs nothing is no outcome."""
    spread = Spread(pairs)
    expected = summed([(outcome, Fraction(weight, sum(w for _, w in pairs))) for outcome, weight in pairs if weight])
    assert spread.chances() == expected
    assert list(spread) == list(expected)
    assert len(spread) == len(expected)


@STEADY
@given(WEIGHTS, FUNCTIONS)
def test_map_is_plain_arithmetic(weights: dict[int, int], function: tuple[int, ...]) -> None:
    """Outcomes that become the same have the sum of their chances."""
    expected = summed([(function[outcome], chance) for outcome, chance in chances(weights).items()])
    assert Spread(weights).map(lambda outcome: function[outcome]).chances() == expected


@STEADY
@given(WEIGHTS, st.tuples(*[WEIGHTS] * 6))
def test_then_is_plain_arithmetic(weights: dict[int, int], kernel: tuple[dict[int, int], ...]) -> None:
    """What follows has the sum, over all that it may follow from, of the product of the chances."""
    parts = [(o, first * c) for outcome, first in chances(weights).items() for o, c in chances(kernel[outcome]).items()]
    assert Spread(weights).then(lambda outcome: Spread(kernel[outcome])).chances() == summed(parts)


@STEADY
@given(SPREADS, FUNCTIONS, FUNCTIONS)
def test_map_composes(spread: Spread[int], first: tuple[int, ...], second: tuple[int, ...]) -> None:
    """To map by nothing changes nothing; to map twice is to map once by both."""
    assert spread.map(lambda outcome: outcome) == spread
    assert spread.map(first.__getitem__).map(second.__getitem__) == spread.map(lambda o: second[first[o]])


@STEADY
@given(SPREADS, KERNELS, OUTCOMES)
def test_certainty_changes_nothing(spread: Spread[int], kernel: tuple[Spread[int], ...], outcome: int) -> None:
    """A certain outcome before or after adds nothing: left and right identity."""
    assert unit(outcome).then(kernel.__getitem__) == kernel[outcome]
    assert spread.then(unit) == spread


@STEADY
@given(SPREADS, KERNELS, KERNELS)
def test_then_is_associative(
    spread: Spread[int], first: tuple[Spread[int], ...], second: tuple[Spread[int], ...]
) -> None:
    """It does not matter which of two steps is summed first."""
    nested = spread.then(lambda outcome: first[outcome].then(second.__getitem__))
    assert spread.then(first.__getitem__).then(second.__getitem__) == nested


@STEADY
@given(SPREADS, FUNCTIONS)
def test_map_is_then_with_certainty(spread: Spread[int], function: tuple[int, ...]) -> None:
    """To map is to go on to one certain outcome each."""
    assert spread.map(function.__getitem__) == spread.then(lambda outcome: unit(function[outcome]))


@STEADY
@given(WEIGHTS, st.sets(OUTCOMES))
def test_chance_sums_what_holds(weights: dict[int, int], holding: set[int]) -> None:
    """The chance that something holds is the sum of the chances where it does; its contrary has the rest."""
    spread = Spread(weights)
    expected = sum((chance for outcome, chance in chances(weights).items() if outcome in holding), Fraction(0))
    assert spread.chance(lambda outcome: outcome in holding) == expected
    assert spread.chance(lambda outcome: outcome not in holding) == 1 - expected


@STEADY
@given(WEIGHTS, st.sampled_from([2, Fraction(1, 2), Fraction(-7, 3)]))
def test_mean_is_the_weighted_sum(weights: dict[int, int], factor: int | Fraction) -> None:
    """The mean of a value is the sum of value times chance, exactly, whether whole or broken."""
    expected = sum(factor * outcome * chance for outcome, chance in chances(weights).items())
    assert Spread(weights).mean(lambda outcome: factor * outcome) == expected


@STEADY
@given(SPREADS, KERNELS)
def test_mean_of_what_follows(spread: Spread[int], kernel: tuple[Spread[int], ...]) -> None:
    """The mean after a step is the mean of the means of what may follow."""
    value: Callable[[int], int] = lambda outcome: outcome * outcome  # noqa: E731
    expected = spread.mean(lambda outcome: kernel[outcome].mean(value))
    assert spread.then(kernel.__getitem__).mean(value) == expected


def test_a_spread_keeps_no_hold_on_what_it_was_made_of() -> None:
    """What is done later to the weights that were handed in does not reach the spread."""
    weights = {1: 1, 2: 3}
    spread = Spread(weights)
    weights[1] = 50
    assert spread == Spread({1: 1, 2: 3})


def test_what_a_spread_hands_out_is_a_copy() -> None:
    """The chances handed out belong to whoever asked."""
    spread = Spread({1: 1, 2: 3})
    spread.chances()[1] = Fraction(1)
    assert spread == Spread({1: 1, 2: 3})


@pytest.mark.parametrize("name", ["total", "other"])
def test_no_field_of_a_spread_can_be_set(name: str) -> None:
    """All who ask the same are handed the same spread: nobody can change it."""
    spread = Spread({1: 1, 2: 3})
    with pytest.raises(AttributeError):
        setattr(spread, name, 7)


@pytest.mark.parametrize("nothing", [{}, {1: 0}, {1: 0, 2: 0}])
def test_no_outcomes_are_refused(nothing: dict[int, int]) -> None:
    """Something must be able to happen."""
    with pytest.raises(ValueError, match="needs outcomes"):
        Spread(nothing)


@pytest.mark.parametrize("weights", [{1: -1}, {1: 5, 2: -1}, {1: -2, 2: -4}])
def test_a_negative_weight_is_refused(weights: dict[int, int]) -> None:
    """Nothing happens less often than never."""
    with pytest.raises(ValueError, match="no weight below nothing"):
        Spread(weights)


@pytest.mark.parametrize("pairs", [[(1, -1), (1, 2)], [(1, -1), (1, 1)], [(1, -1), (1, 1), (2, 3)]])
def test_a_negative_weight_does_not_hide_behind_another(pairs: list[tuple[int, int]]) -> None:
    """A negative weight is refused though the same outcome has enough weight elsewhere."""
    with pytest.raises(ValueError, match="no weight below nothing"):
        Spread(pairs)


def test_a_spread_shows_its_weights() -> None:
    """Its text names the least weights."""
    assert repr(Spread({"a": 2, "b": 4})) == "Spread({'a': 1, 'b': 2})"
