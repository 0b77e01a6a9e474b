"""Refusals that speak of figures."""

from collections.abc import Iterator, Mapping

from sandtable.kernel.refusal import Refusal


def refused(clause: str, key: str, figure: str, *others: str, **args: str | int) -> Refusal:
    """A refusal of what a figure was to do, and the others that it has to do with."""
    return Refusal(clause, key, {"figure": figure, **args}, (figure, *others))


def refused_for(clause: str, figure: str, reasons: Mapping[str, bool], **args: str | int) -> Iterator[Refusal]:
    """One refusal for each reason that holds."""
    return (refused(clause, key, figure, **args) for key, holds in reasons.items() if holds)
