"""Where trees stand and stones lie: irregular to the eye, and always the same for the same piece."""

import hashlib
from collections.abc import Iterator


class Scatter:
    """Numbers drawn from a name. No randomness: the same name gives the same picture on every machine."""

    def __init__(self, name: str) -> None:
        self._numbers = _numbers(name)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * next(self._numbers)

    def around(self, spread: float) -> float:
        """A number as far below zero as above."""
        return self.between(-spread, spread)

    def pick(self, *choices: str) -> str:
        return choices[int(next(self._numbers) * len(choices))]


def _numbers(name: str) -> Iterator[float]:
    """From 0 up to 1, without end."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{name} {block}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") / 2**32 for at in range(0, 32, 4))
        block += 1
