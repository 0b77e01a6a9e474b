"""What was worked out before."""

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 2**15


class Kept(dict[K, V]):
    """Answers that only save work; when there are too many, all are forgotten."""

    def put(self, key: K, answer: V) -> V:
        """Keeps an answer, and gives it back."""
        if len(self) >= MOST:
            self.clear()
        self[key] = answer
        return answer
