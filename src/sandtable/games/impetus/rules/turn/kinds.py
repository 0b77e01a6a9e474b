"""4.1.2. Kinds of order in a half turn. Each is described once, by the chapter that owns it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from sandtable.games.impetus.rules.movement.reach import refused_way
from sandtable.games.impetus.rules.movement.ways import Way
from sandtable.kernel.options import Barred, Offer, Options, judged
from sandtable.kernel.refusal import Refusal

Judge: TypeAlias = Callable[[Any, Any, Any], Iterator[Refusal]]
Resolve: TypeAlias = Callable[[Any, Any, Any], None]


class OrderKind(NamedTuple):
    """A kind of order: what forbids it, how an order that is begun may be completed, and what follows from it.

    Each function is given the state (or the teller), the order and the umpire. `offers` are those of the options,
    without what is barred.
    """

    judge: Judge
    options: Callable[[Any, Any, Any], Options[Any]]
    resolve: Resolve
    offers: Callable[[Any, Any, Any], tuple[Offer[Any], ...]]


def plain(judge: Judge, resolve: Resolve) -> OrderKind:
    """A kind of order without a number: it is offered as it stands, or barred."""

    def options(state: Any, order: Any, umpire: Any) -> Options[Any]:
        return judged((order,), lambda each: judge(state, each, umpire))

    def offers(state: Any, order: Any, umpire: Any) -> tuple[Offer[Any], ...]:
        return () if any(judge(state, order, umpire)) else (Offer(order),)

    return OrderKind(judge, options, resolve, offers)


class Measured(NamedTuple):
    """A kind of order with a number: what forbids it whatever the number, and how far it may go.

    `signed`: the number is below zero for the other direction.
    """

    number: str
    forbids: Judge
    way: Callable[[Any, Any, Any], Way]
    resolve: Resolve
    signed: bool = False

    @property
    def kind(self) -> OrderKind:
        return OrderKind(self.judge, self.options, self.resolve, self.offers)

    def judge(self, state: Any, order: Any, umpire: Any) -> Iterator[Refusal]:
        """Everything that forbids the order; its number is looked at only if nothing else does."""
        found = list(self.forbids(state, order, umpire))
        yield from found
        if not found:
            number = getattr(order, self.number)
            far = abs(number) if self.signed else number
            yield from refused_way(units_of(order), far, self.way(state, order, umpire))

    def options(self, state: Any, order: Any, umpire: Any) -> Options[Any]:
        """The stretches of the number that are allowed, or why none is."""
        if refused := tuple(self.forbids(state, order, umpire)):
            return Options((), (Barred(order, refused),))
        way = self.way(state, order, umpire)
        offers = self._stretches(order, way)
        return Options(offers, () if offers else (Barred(order, tuple(refused_way(units_of(order), 1, way))),))

    def offers(self, state: Any, order: Any, umpire: Any) -> tuple[Offer[Any], ...]:
        """The stretches of the number that are allowed."""
        if any(self.forbids(state, order, umpire)):
            return ()
        return self._stretches(order, self.way(state, order, umpire))

    def _stretches(self, order: Any, way: Way) -> tuple[Offer[Any], ...]:
        back = self.signed and getattr(order, self.number) < 0
        spans = [(-high, -low) if back else (low, high) for low, high in way.spans]
        return tuple([Offer(order, self.number, low, high) for low, high in spans])


class Orders(NamedTuple):
    """Every kind of order of a half turn, and what keeps a side from giving one to these units at all."""

    kinds: Mapping[type[Any], OrderKind]
    forbids_units: Callable[[Any, str, Any], Iterator[Refusal]]

    def judge(self, state: Any, step: Any, order: Any, umpire: Any) -> Iterator[Refusal]:
        """Everything that forbids an order; the order itself is looked at only if its units may be given one."""
        found = list(self.forbids_units(state, step.seat, order))
        yield from found
        if not found:
            yield from self.kinds[type(order)].judge(state, order, umpire)

    def options(self, state: Any, seat: str, begun: Any, umpire: Any) -> Options[Any]:
        """How an order that is begun may be completed, or why not at all."""
        if type(begun) not in self.kinds:
            return Options()
        if refused := tuple(self.forbids_units(state, seat, begun)):
            return Options((), (Barred(begun, refused),))
        return self.kinds[type(begun)].options(state, begun, umpire)

    def offers(self, state: Any, seat: str, begun: Any, umpire: Any) -> tuple[Offer[Any], ...]:
        """How an order that is begun may be completed."""
        if type(begun) not in self.kinds or any(self.forbids_units(state, seat, begun)):
            return ()
        return self.kinds[type(begun)].offers(state, begun, umpire)

    def resolve(self, tell: Any, order: Any, umpire: Any) -> None:
        """What follows from an order."""
        self.kinds[type(order)].resolve(tell, order, umpire)


def units_of(order: Any) -> tuple[str, ...]:
    """The units that an order is for."""
    return order.units if hasattr(order, "units") else (order.unit,)


def together(found: Iterable[Options[Any]]) -> Options[Any]:
    """All offers, and all that is barred."""
    every = list(found)
    return Options(
        tuple(offer for each in every for offer in each.offers),
        tuple(barred for each in every for barred in each.barred),
    )
