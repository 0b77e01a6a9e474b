"""The exact distribution of ends, under a policy, with the best choices found by backward induction."""

from collections.abc import Callable
from math import lcm
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.ruleset import Ruleset
from sandtable.odds.spread import Spread
from sandtable.odds.tree import Node, Policy, TooMany, Tree, Until

State = TypeVar("State", bound=Struct)

Worth: TypeAlias = Callable[[Any, str], tuple[int, ...]]
"""How good an end is for a seat. Expected values are compared, the first number before the second."""


class Decision(NamedTuple):
    """What is best for a seat in a state that may be reached."""

    state: Any
    seat: str
    order: Any


class Value(NamedTuple):
    """The expected worth for each seat, as whole numbers over a common scale."""

    scale: int
    worth: tuple[tuple[int, ...], ...]


class Forecast(Generic[State]):
    """Answers for one ruleset and policy. Everything grown and solved is remembered."""

    def __init__(
        self,
        ruleset: Ruleset[Any, State, Any],
        policy: Policy,
        worth: Worth | None = None,
        until: Until | None = None,
    ) -> None:
        self.tree = Tree(ruleset, policy, until)
        self.worth = worth
        self._values: dict[int, Value] = {}
        self._picked: dict[int, int] = {}
        self._spreads: dict[int, Spread[State]] = {}
        self._seats: tuple[str, ...] = ()

    def __len__(self) -> int:
        """How many states are remembered."""
        return len(self.tree.nodes)

    def ends(self, start: State) -> Spread[State]:
        """Every end with its chance. Raises TooMany."""
        number = self._grown(start)
        if number not in self._spreads:
            order = self._solved(start, number)
            self._spreads[number] = self._spread(number, order)
        return self._spreads[number]

    def best(self, state: State) -> Any:
        """The order that is best in a state whose choice the policy leaves open. Raises TooMany."""
        number = self._grown(state)
        self._solved(state, number)
        return self._pick(number, self.tree.nodes[number])[0]

    def decisions(self, start: State) -> list[Decision]:
        """What was found best in each state that may be reached and where the policy leaves the choice open."""
        number = self._grown(start)
        order = self._solved(start, number)
        reached = set(self._masses(number, order))
        nodes = [(n, self.tree.nodes[n]) for n in reversed(order) if n in reached]
        return [Decision(node.state, node.seat, self._pick(n, node)[0]) for n, node in nodes if len(node.chosen) > 1]

    def _grown(self, start: State) -> int:
        """The number of a state's node. What was found from other states makes room for it. Raises TooMany."""
        before = len(self)
        try:
            return self.tree.grow(start)
        except TooMany:
            for known in (self._values, self._picked, self._spreads):
                known.clear()
            if not before:
                raise
        return self.tree.grow(start)

    def _solved(self, start: State, number: int) -> list[int]:
        """The nodes from here on, each after those that follow from it, with its scale and its best choice."""
        order = self.tree.upwards(number)
        self._seats = self.tree.ruleset.seats(start) if self.worth else ()
        for each in order:
            if each not in self._values:
                self._values[each] = self._value(each, self.tree.nodes[each])
        return order

    def _value(self, number: int, node: Node) -> Value:
        if node.thrown:
            return self._mean(node)
        if node.chosen:
            return self._values[self._pick(number, node)[1]]
        ends = tuple(self.worth(node.state, seat) for seat in self._seats) if self.worth else ()
        return Value(1, ends)

    def _mean(self, node: Node) -> Value:
        values = [(weight, self._values[after]) for weight, after in node.thrown]
        common = lcm(*(value.scale for _, value in values))
        parts = [(weight * (common // value.scale), value.worth) for weight, value in values]
        worth = tuple(
            tuple(sum(share * ends[i][j] for share, ends in parts) for j in range(len(parts[0][1][i])))
            for i in range(len(self._seats))
        )
        return Value(node.total * common, worth)

    def _pick(self, number: int, node: Node) -> tuple[Any, int]:
        """The chosen order; of equals, the one offered first."""
        if number not in self._picked:
            self._picked[number] = self._best(node) if len(node.chosen) > 1 else 0
        return node.chosen[self._picked[number]]

    def _best(self, node: Node) -> int:
        assert self.worth, "the best choice needs a worth to go by"
        seat = self._seats.index(node.seat)
        values = [self._values[after] for _, after in node.chosen]
        common = lcm(*(value.scale for value in values))
        figures = [tuple(figure * (common // v.scale) for figure in v.worth[seat]) for v in values]
        return figures.index(max(figures))

    def _spread(self, number: int, order: list[int]) -> Spread[State]:
        masses = self._masses(number, order)
        ends = ((self.tree.nodes[n], mass) for n, mass in masses.items())
        return Spread((node.state, mass) for node, mass in ends if not node.thrown and not node.chosen)

    def _masses(self, number: int, order: list[int]) -> dict[int, int]:
        """How often each node is reached, in whole numbers: the start's scale divides out at every throw."""
        masses = dict.fromkeys([number], self._values[number].scale)
        for each in reversed(order):
            mass = masses.get(each, 0)
            node = self.tree.nodes[each]
            for weight, after in node.thrown if mass else ():
                masses[after] = masses.get(after, 0) + mass // node.total * weight
            if mass and node.chosen:
                after = self._pick(each, node)[1]
                masses[after] = masses.get(after, 0) + mass
        return masses
