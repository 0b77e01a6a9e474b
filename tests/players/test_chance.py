"""Dice by all answerers."""

from collections.abc import Hashable, Sequence

import pytest

from sandtable.kernel.dice import Reading, Throw
from sandtable.players.chance import NoSuchFace, OutOfDice, Recorded, Typed, fresh, from_seed, seeded


class Plain(Reading, frozen=True):
    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return tuple(marks)


THREE = Throw("red", "test", 3, 6, Plain())


def test_a_seed_gives_the_same_dice() -> None:
    """Seeded dice repeat with their seed, differ with another, and are on the die."""
    first, again, other = (seeded(seed) for seed in (1, 1, 2))
    faces = [first(THREE) for _ in range(50)]
    assert faces == [again(THREE) for _ in range(50)]
    assert faces != [other(THREE) for _ in range(50)]
    assert {face for throw in faces for face in throw} == {1, 2, 3, 4, 5, 6}


def test_recorded_dice_come_in_order() -> None:
    """Faces are handed out as they were given; too few and impossible ones are told apart, and nothing is used up."""
    dice = Recorded((1, 2, 3, 4, 5, 7))
    assert dice(THREE) == (1, 2, 3)
    with pytest.raises(NoSuchFace) as caught:
        dice(THREE)
    assert (caught.value.number, caught.value.face) == (6, 7)
    assert dice.used == 3
    with pytest.raises(OutOfDice):
        Recorded((1, 2))(THREE)


def test_typed_dice_are_asked_for_one_by_one() -> None:
    """People are asked for each die of a throw by its number."""
    assert Typed(lambda throw, die: throw.sides - die)(THREE) == (5, 4, 3)


def test_origins() -> None:
    """A seed gives the same game, secret and nonces; fresh ones never repeat; secrets have 32 bytes."""
    assert from_seed(1, ("a", "b")) == from_seed(1, ("a", "b"))
    one, two = from_seed(1, ("a", "b")), from_seed(2, ("a", "b"))
    assert {one.game, one.secret, *one.nonces.values()}.isdisjoint({two.game, two.secret, *two.nonces.values()})
    assert one.nonces["a"] != one.nonces["b"]
    assert fresh(("a",)) != fresh(("a",))
    assert len(fresh(("a",)).secret) == len(one.secret) == 32
