"""The toy games keep the laws."""

from functools import cached_property
from typing import Any

from sandtable.kernel.ruleset import AnyRuleset
from tests.conformance.suite import Conformance
from tests.conformance.toys.ambush import Ambush, Paths
from tests.conformance.toys.riposte import Bout, Riposte


class TestAmbush(Conformance):
    """Three seats, sealed simultaneous orders, a hidden fact, a reveal."""

    sealed = frozenset({"Hide", "March"})

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return Ambush()

    def scenarios(self) -> list[Any]:
        return [Paths(), Paths(2, 3)]


class TestRiposte(Conformance):
    """A reaction of the other seat in the middle of a resolution, which may itself be answered."""

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return Riposte()

    def scenarios(self) -> list[Any]:
        return [Bout(), Bout(6)]
