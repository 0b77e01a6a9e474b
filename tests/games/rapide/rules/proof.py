"""Whether a fight came out as its case says."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.rules.fold import FOLDS
from sandtable.kernel.codec import state_hash
from sandtable.kernel.game import Game, Refused
from sandtable.library.fault import Unreadable
from tests.games.rapide.rules import telling
from tests.games.rapide.rules.case import Case, Die, order_of
from tests.games.rapide.rules.fight import RAPIDE, Fight, prepared
from tests.games.refusing import standing

CITES = {"fire": "CR C.1", "shock": "CR C.3", "pursuit": "CR I.1", "retreat": "CR J.1", "retreat-test": "CR M"}
TOLD = {event.__struct_config__.tag for event in FOLDS}


def battle_refused(case: Case) -> None:
    """The battle file cannot be used, by these clauses and no others."""
    with pytest.raises(Unreadable) as refused:
        prepared(case)
    assert [fault.clause for fault in refused.value.faults] == list(case.refused or ())


def order_refused(case: Case) -> None:
    """The order is refused by these clauses and no others, and nothing at all has changed."""
    assert case.then is not None
    game = prepared(case).until_spent().game
    before = standing(game)
    answered = game.give(case.then.seat, order_of(case.then))
    assert isinstance(answered, Refused), answered
    assert [refusal.clause for refusal in answered.refusals] == list(case.refused or ())
    assert standing(game) == before


def fought_out(case: Case) -> None:
    """Everything that the case says of the battle is so, and the log alone leads to the same end."""
    fight = prepared(case).to_the_end()
    assert fight.spent, f"{fight.dice.used} dice used, orders left: {fight.script.left}"
    for check in (_asked, _dice, _lines, _result, _events, _log):
        check(case, fight)


def _asked(case: Case, fight: Fight) -> None:
    if case.asked is not None:
        assert fight.script.asked == list(case.asked)


def _dice(case: Case, fight: Fight) -> None:
    thrown = fight.report.throws
    assert {(moment.throw.count, moment.throw.sides) for moment in fight.moments if moment.throw} <= {(1, 10)}
    assert [die.clause for die in thrown] == [CITES[die.what] for die in thrown]
    if case.throws is not None:
        assert [telling.die(die) for die in thrown] == [_whole(die) for die in case.throws]


def _whole(die: Die) -> Die:
    return replace(die, total=die.face if die.total is None else die.total, lines=tuple(sorted(die.lines)))


def _lines(case: Case, fight: Fight) -> None:
    found = {f"{die.who} {die.what} {die.round}": telling.on_die(die.lines) for die in fight.report.throws}
    for die, lines in case.lines.items():
        assert (die, found[die]) == (die, tuple(sorted(lines)))


def _result(case: Case, fight: Fight) -> None:
    wanted, found = dict(_expected(case)), _found(fight)
    assert {name: found[name] for name in wanted} == wanted


def _expected(case: Case) -> Iterator[tuple[str, object]]:
    for name in ("winner", "major", "verdict"):
        if getattr(case, name) is not None:
            yield name, getattr(case, name)
    for name in ("losses", "remains"):
        yield from ((f"{name} {seat}", value) for seat, value in getattr(case, name).items())
    yield from ((f"adjustments {seat}", tuple(sorted(lines))) for seat, lines in case.adjustments.items())


def _found(fight: Fight) -> dict[str, object]:
    told = fight.report
    found: dict[str, object] = {"winner": told.winner, "major": told.major, "verdict": told.verdict}
    found |= {f"losses {seat}": written(losses) for seat, losses in told.losses.items()}
    found |= {f"remains {seat}": stack for seat, stack in told.remains.items()}
    return found | {f"adjustments {seat}": telling.on_losses(lines) for seat, lines in told.adjustments.items()}


def _events(case: Case, fight: Fight) -> None:
    told = [telling.event(event) for event in fight.events]
    later = iter(told)
    for wanted in case.events:
        assert any(wanted.items() <= event.items() for event in later), f"no {wanted} in its place in {told}"
    assert set(case.never) <= TOLD
    assert not [event for event in told if event["event"] in case.never]


def _log(case: Case, fight: Fight) -> None:
    """A game restored from its entries stands where the game stands."""
    game = fight.game
    again = Game(RAPIDE, game.header, fight.battle, game.source)
    again.restore(game.entries)
    assert state_hash(again.state) == state_hash(game.state)
