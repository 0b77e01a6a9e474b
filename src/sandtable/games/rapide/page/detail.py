"""What happened in an entry of a battle, die by die: sentences, tallies, and the chances before each die."""

from collections.abc import Sequence

from msgspec.structs import replace

from sandtable.games.rapide.page import wire
from sandtable.games.rapide.page.marks import tally
from sandtable.games.rapide.page.scene import ahead, die
from sandtable.games.rapide.rules.battle import SEATS, enemy
from sandtable.games.rapide.rules.events import Fired, LossesCounted, MoraleChecked, Shocked
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.retell import Moment
from sandtable.library.words import Words


def detail(ruleset: Rapide, moments: Sequence[Moment], say: Words) -> wire.Detail | None:
    """Every moment of an entry; nothing if nothing happened in the battle."""
    if not moments:
        return None
    prose = Prose(say, moments[0].state.battle)
    return wire.Detail(tuple(_moment(ruleset, each, prose) for each in moments))


def _moment(ruleset: Rapide, moment: Moment, prose: Prose) -> wire.MomentTold:
    battle = moment.state.battle
    counted = (event for event in moment.events if isinstance(event, LossesCounted))
    return wire.MomentTold(
        moment.before.round,
        die(ruleset, battle, moment.throw) if moment.throw else None,
        moment.faces[0] if moment.faces else 0,
        tuple(wire.SentenceTold(each.text, each.clauses) for each in prose.sentences(moment)),
        {seat: _tally(ruleset, moment, seat) for seat in SEATS},
        ahead(ruleset, moment.before),
        tuple(wire.CountTold(each.seat, prose.losses(each)["sum"], each.clause) for each in counted),
    )


def _tally(ruleset: Rapide, moment: Moment, seat: str) -> wire.Tally:
    """A side after a moment. In the moment that decides the fight, its events know what the state forgets."""
    after, before = tally(ruleset, moment.state, seat), moment.before.side(seat)
    if moment.before.verdict or not moment.state.verdict:
        return after
    stars = sum(
        event.stars for event in moment.events if isinstance(event, Fired | Shocked) and event.seat == enemy(seat)
    )
    broke = any(seat in event.broken for event in moment.events if isinstance(event, MoraleChecked))
    return replace(after, stars=before.stars + stars, broken=bool(before.broke) or broke)
