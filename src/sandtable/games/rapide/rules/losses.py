"""F.2, G, K and L. Losses: what was inflicted is adjusted once, decides how great the victory is, and is paid."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.battle import SEATS, Army, enemy
from sandtable.games.rapide.rules.events import CountersLost, Judged, LossesCounted, PashaLost
from sandtable.games.rapide.rules.orders import AnyOrder, GiveCounters, GivePasha
from sandtable.games.rapide.rules.stacks import Stack, armies, detachments, force, full_armies, parse
from sandtable.games.rapide.rules.state import State, Tell
from sandtable.games.rapide.rules.steps import AnyStep, Payment, Reckoning
from sandtable.games.rapide.rules.tables import National, Stacking, Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question, seat_of_step
from sandtable.kernel.dice import Line, total
from sandtable.kernel.options import Options, judged
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.remembered import by_tables

# What adjusts the losses


def national(army: Army, stack: Stack, year: int, tables: Tables) -> Iterator[Line]:
    """What the nation of the troops inflicts more or less, once a battle; in halves."""
    for row in tables.national:
        value = share(row, full_armies(stack, tables.stacking))
        if value and army.nation in row.nations and row.since <= year <= row.until:
            yield Line(value, row.clause, "national")


def share(row: National, armies: int) -> int:
    """By the number of A+ engaged."""
    return row.two if armies >= 2 else row.one if armies else 0


@clause("CR F.2")
@by_tables(1024)
def adjustments(army: Army, stack: Stack, year: int, tables: Tables) -> tuple[Line, ...]:
    """What a side's nation and starting force add to, or take from, all that it inflicted; in halves."""
    small = Line(tables.variable[force(stack, tables.stacking) - 1], "CR T.4", "variable-losses")
    return (*national(army, stack, year, tables), *((small,) if small.value else ()))


@clause("CR F.2")
def adjusted(inflicted: int, lines: tuple[Line, ...]) -> int:
    """Never below nothing."""
    return max(0, inflicted + total(lines))


@clause("CR C.7")
def counted(state: State, seat: str, tables: Tables) -> LossesCounted:
    """What the enemy inflicted, adjusted, and what the side's own retreat cost."""
    other, side = state.side(enemy(seat)), state.side(seat)
    lines = adjustments(state.battle.army(enemy(seat)), other.stack, state.battle.year, tables)
    losses = adjusted(other.inflicted, lines) + side.attrition
    return LossesCounted(seat, other.inflicted, lines, side.attrition, losses)


# The result


def great_enough(stack: Stack, limits: Stacking) -> bool:
    """At least an A+ and an A− are engaged."""
    return full_armies(stack, limits) >= 1 and armies(stack) >= 2


@clause("CR L")
def is_major(gap: int, least: int, loser: Army, stacks: tuple[Stack, Stack], limits: Stacking) -> bool:
    """The loser lost at least 4 more than the winner, great armies on each side, and the loser is no native."""
    return gap >= least and not loser.native and all(great_enough(stack, limits) for stack in stacks)


def won_greatly(state: State, tables: Tables) -> bool:
    """The winner's victory is a major one."""
    if not state.winner:
        return False
    loser = enemy(state.winner)
    gap = state.side(loser).losses - state.side(state.winner).losses
    stacks = (state.attacker.stack, state.defender.stack)
    return is_major(gap, tables.figures.major_gap, state.battle.army(loser), stacks, tables.stacking)


def _reckoning(tell: Tell, step: Reckoning, tables: Tables) -> bool:
    for seat in SEATS:
        tell.say(counted(tell.state, seat, tables))
    due = {seat: detachments_lost(tell.state.side(seat).losses) for seat in SEATS}
    payments: tuple[AnyStep, ...] = tuple(Payment(seat, due[seat]) for seat in SEATS)
    major = won_greatly(tell.state, tables)
    tell.say(Judged(tell.state.winner, major, "CR L" if major else tell.state.verdict, payments))
    return True


# What the losses cost


@clause("CR K")
def detachments_lost(losses: int) -> int:
    """Total losses in whole detachments, rounded down; but ½ counts as one."""
    return 1 if losses == 1 else losses // 2


@by_tables(4096)
def remains(stack: Stack, due: int, tables: Tables) -> Stack:
    """What is left of the counters when so many detachments are paid: by the table, else step by step."""
    if not due:
        return stack
    row = tables.remains.get(str(Stack(stack.plus, stack.minus, stack.detachments)))
    if row is None:
        return paid(stack, due)
    left = parse(row[due - 1]) if due <= len(row) else Stack()
    return Stack(left.plus, left.minus, left.detachments, stack.pashas)


def counters_suffice(stack: Stack, due: int) -> bool:
    """So many detachments can be paid without a pasha."""
    return detachments(stack) >= due


@clause("CR K.2")
def paid(stack: Stack, due: int) -> Stack:
    """Each detachment is a loose D if there is one, else a step of the weaker army; pashas stay out of it."""
    plus, minus, loose = stack.plus, stack.minus, stack.detachments
    for _ in range(min(due, detachments(stack))):
        if loose:
            loose -= 1
        elif minus:
            minus, loose = minus - 1, loose + 1
        elif plus:
            plus, minus, loose = plus - 1, minus + 1, loose + 1
    return Stack(plus, minus, loose, stack.pashas)


def _pay_alone(tell: Tell, step: Payment, tables: Tables) -> bool:
    """A side that has no choice pays without being asked."""
    stack = tell.state.side(step.seat).stack
    pashas = {worth for worth in stack.pashas if worth} if step.due else set()
    if pashas and (len(pashas) > 1 or counters_suffice(stack, step.due)):
        return False
    if pashas:
        tell.say(PashaLost(step.seat, pashas.pop()))
    else:
        tell.say(CountersLost(step.seat, step.due, remains(stack, step.due, tables)))
    return True


@clause("CR K.2")
def cannot_pay(state: State, step: Payment, order: AnyOrder, tables: Tables) -> Iterator[Refusal]:
    """Only a pasha who is there, and is worth something, absorbs losses; counters pay if there are enough."""
    stack = state.side(step.seat).stack
    if isinstance(order, GivePasha) and (order.worth < 1 or order.worth not in stack.pashas):
        yield Refusal("CR K.2", "refused-no-such-pasha", {"worth": order.worth}, (step.seat,))
    if isinstance(order, GiveCounters) and not counters_suffice(stack, step.due):
        yield Refusal("CR K.2", "refused-counters-short", {"due": step.due}, (step.seat,))


def _options(state: State, step: Payment, piece: str, partial: AnyOrder | None, tables: Tables) -> Options[AnyOrder]:
    worths = sorted({worth for worth in state.side(step.seat).stack.pashas if worth}, reverse=True)
    orders = [*(GivePasha(worth) for worth in worths), GiveCounters()]
    return judged(orders, lambda order: cannot_pay(state, step, order, tables))


def _tell(tell: Tell, step: Payment, order: AnyOrder, tables: Tables) -> None:
    if isinstance(order, GivePasha):
        tell.say(PashaLost(step.seat, order.worth))
    else:
        stack = tell.state.side(step.seat).stack
        tell.say(CountersLost(step.seat, step.due, remains(stack, step.due, tables)))


FOLLOWS = {Reckoning: _reckoning, Payment: _pay_alone}
ASKS = {Payment: question("payment", "CR K.2", (GivePasha, GiveCounters), seat_of_step, cannot_pay, _options, _tell)}
