"""Dice: drawn from a secret, seeded, recorded or typed in by people. The only randomness in the program."""

import hashlib
import random
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from sandtable.kernel.chain import SECRET_BYTES
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.loop import Chance

NAME_BYTES = 8


class Origin(NamedTuple):
    """What a game starts from: its name, its secret and a nonce for each seat; `seeded` if it follows from a number."""

    game: str
    secret: bytes
    nonces: dict[str, str]
    seeded: bool = False


def fresh(seats: Iterable[str]) -> Origin:
    """An origin that nobody can foresee."""
    nonces = {seat: secrets.token_hex(NAME_BYTES) for seat in seats}
    return Origin(secrets.token_hex(NAME_BYTES), secrets.token_bytes(SECRET_BYTES), nonces)


def from_seed(seed: int, seats: Iterable[str]) -> Origin:
    """The same origin each time: for studies and examples, never for a game against a person."""
    nonces = {seat: _derived(seed, f"nonce {seat}").hex()[: 2 * NAME_BYTES] for seat in seats}
    return Origin(_derived(seed, "game").hex()[: 2 * NAME_BYTES], _derived(seed, "secret"), nonces, seeded=True)


def _derived(seed: int, purpose: str) -> bytes:
    return hashlib.sha256(f"sandtable {purpose} {seed}".encode()).digest()


def seeded(seed: int) -> Chance:
    """Fast dice for games that are not recorded; the same each time."""
    generator = random.Random(seed)

    def chance(throw: Throw) -> Faces:
        return tuple(generator.randrange(throw.sides) + 1 for _ in range(throw.count))

    return chance


def drawn(seed: int) -> Callable[[int, int], int]:
    """Numbers from the lowest to the highest, both included; the same each time."""
    return random.Random(seed).randint


class OutOfDice(Exception):  # noqa: N818
    """The game asks for a throw that the recording does not hold."""


class NoSuchFace(Exception):  # noqa: N818
    """A recorded face that is not on the die."""

    def __init__(self, number: int, face: int) -> None:
        self.number, self.face = number, face
        super().__init__(f"die {number} is {face}")


class Recorded:
    """Faces given beforehand, in the order in which the game asks."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = tuple(faces)
        self.used = 0

    def __call__(self, throw: Throw) -> Faces:
        taken = self.faces[self.used : self.used + throw.count]
        if len(taken) < throw.count:
            raise OutOfDice
        for place, face in enumerate(taken, start=self.used + 1):
            if not 1 <= face <= throw.sides:
                raise NoSuchFace(place, face)
        self.used += throw.count
        return taken


class Typed:
    """Faces that people throw and type in; `ask` is shown the throw and gives back what was typed."""

    def __init__(self, ask: Callable[[Throw, int], int]) -> None:
        self._ask = ask

    def __call__(self, throw: Throw) -> Faces:
        return tuple(self._ask(throw, die) for die in range(1, throw.count + 1))
