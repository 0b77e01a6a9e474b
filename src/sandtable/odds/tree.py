"""Everything that may follow from a state: throws by their readings, choices by a policy. Equal states share a node."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw, counts
from sandtable.kernel.ruleset import Ruleset

State = TypeVar("State", bound=Struct)


class Best(Struct, frozen=True):
    """A policy's answer where it leaves the choice to backward induction."""


BEST = Best()

Policy: TypeAlias = Callable[[Any, str], Any]
"""What a seat orders, given what it sees; or BEST."""

Until: TypeAlias = Callable[[Any], bool]
"""Where to stop before the end of the game."""


class Endless(Exception):  # noqa: N818 — a fact about a game
    """A state leads back to itself: its odds are no finite sum."""


class Open(Exception):  # noqa: N818
    """A choice is simultaneous or has a number to fill in, so there is no best order among finitely many."""


class TooMany(Exception):  # noqa: N818
    """More may follow from a state than can be counted in reasonable time and memory."""


MOST = 40_000
"""How many states are looked at; the greatest battle of the book whose odds are counted has seven thousand."""


class Node(Struct):
    """A state, and the nodes that a throw leads to, by weight, or that a choice leads to, by order; none at the end."""

    state: Any
    total: int = 0
    thrown: tuple[tuple[int, int], ...] = ()
    seat: str = ""
    chosen: tuple[tuple[Any, int], ...] = ()

    @property
    def following(self) -> tuple[int, ...]:
        return tuple(node for _, node in self.thrown or self.chosen)


class Tree(Generic[State]):
    """The nodes grown so far. Growing from a known state costs nothing."""

    def __init__(self, ruleset: Ruleset[Any, State, Any], policy: Policy, until: Until | None = None) -> None:
        self.ruleset = ruleset
        self.policy = policy
        self.until = until
        self.nodes: list[Node] = []
        self._grown = 0
        self._numbers: dict[State, int] = {}

    def grow(self, start: State) -> int:
        """The number of a state's node, grown with everything that follows from it. Raises TooMany.

        A tree that grows too large is cut down, and what was known of it is forgotten.
        """
        number = self._number(start)
        while self._grown < len(self.nodes):
            if len(self.nodes) > MOST:
                self.cut()
                raise TooMany
            self._expand(self.nodes[self._grown])
            self._grown += 1
        return number

    def cut(self) -> None:
        """Forgets everything."""
        self.nodes.clear()
        self._numbers.clear()
        self._grown = 0

    def upwards(self, start: int) -> list[int]:
        """All nodes from here on, each after those that follow from it."""
        order: list[int] = []
        entered, left = {start}, set[int]()
        stack = [(start, iter(self.nodes[start].following))]
        while stack:
            number, following = stack[-1]
            for after in following:
                if after not in entered:
                    entered.add(after)
                    stack.append((after, iter(self.nodes[after].following)))
                    break
                if after not in left:
                    raise Endless
            else:
                stack.pop()
                left.add(number)
                order.append(number)
        return order

    def _number(self, state: State) -> int:
        number = self._numbers.setdefault(state, len(self.nodes))
        if number == len(self.nodes):
            self.nodes.append(Node(state))
        return number

    def _expand(self, node: Node) -> None:
        if self.until is not None and self.until(node.state):
            return
        awaited = self.ruleset.awaiting(node.state)
        if isinstance(awaited, Throw):
            self._throw(node, awaited)
        elif not isinstance(awaited, Over):
            self._choose(node, awaited)

    def _throw(self, node: Node, throw: Throw) -> None:
        resolve, state = self.ruleset.resolve, node.state
        node.total = throw.sides**throw.count
        node.thrown = tuple(
            (weight, self._number(resolve(state, Read(value))[1])) for value, weight in counts(throw).items()
        )

    def _choose(self, node: Node, choice: Choice) -> None:
        node.seat = choice.seats[0]
        order = self.policy(self.ruleset.view(node.state, node.seat), node.seat)
        orders = self._offered(node, choice) if order == BEST else [order]
        node.chosen = tuple(
            (order, self._number(self.ruleset.resolve(node.state, Given(node.seat, order))[1])) for order in orders
        )

    def _offered(self, node: Node, choice: Choice) -> list[Any]:
        offers = self.ruleset.options(self.ruleset.view(node.state, node.seat), node.seat).offers
        if len(choice.seats) > 1 or any(offer.field for offer in offers):
            raise Open
        return [offer.order for offer in offers]
