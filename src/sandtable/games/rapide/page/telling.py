"""A battle of Combat Rapide as its page shows it: dice with their reasons, what happened, chances, the result."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from sandtable.games.rapide.files.battles import form_of
from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.odds.outlook import Chances, Outlook, Weighed
from sandtable.games.rapide.page import wire
from sandtable.games.rapide.page.evening import Fought, OneScreen
from sandtable.games.rapide.rules.attack import FIRE, SHOCK, Attack, cavalry
from sandtable.games.rapide.rules.battle import SEATS, Battle, enemy
from sandtable.games.rapide.rules.combat_table import barred_by, column
from sandtable.games.rapide.rules.events import LossesCounted
from sandtable.games.rapide.rules.losses import adjustments
from sandtable.games.rapide.rules.morale import morale
from sandtable.games.rapide.rules.report import Report, report
from sandtable.games.rapide.rules.rounds import PHASES, attack_throw
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.stacks import force
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel import history
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw, total
from sandtable.kernel.entry import FAIR, Entry, Header
from sandtable.kernel.game import Game
from sandtable.kernel.retell import Moment, moments
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.words import Words
from sandtable.match.course import course
from sandtable.server.story import reasons
from sandtable.server.telling import chance_text

OUTLOOKS = 32
"""How many battles keep what was found by looking ahead."""


@lru_cache(maxsize=OUTLOOKS)
def outlook(ruleset: Rapide, battle: Battle) -> Outlook:
    """Looks ahead in a battle."""
    return Outlook(ruleset)


def nation_of(say: Words, battle: Battle, seat: str) -> str:
    """The nation of a side; one that is no longer known has its old name."""
    name = battle.army(seat).nation
    return nations()[name].name[say.language] if name in nations() else name


# Before the battle


def side(say: Words, ruleset: Rapide, battle: Battle, seat: str) -> wire.RapideSide:
    """One side, with the dice of its first round."""
    army, tables = battle.army(seat), ruleset.tables
    barred = barred_by(army, army.stack, tables)
    phases = (SHOCK,) if barred else (FIRE, SHOCK)
    attacks = (Attack(battle, seat, phase, 1, army.stack, battle.army(enemy(seat)).stack) for phase in phases)
    return wire.RapideSide(
        seat,
        nation_of(say, battle, seat),
        str(army.stack),
        force(army.stack, tables.stacking),
        army.technology,
        army.veteran,
        army.native,
        army.revolution,
        str(army.leader),
        morale(army, tables),
        cavalry(army, army.stack),
        tuple(die(ruleset, battle, attack_throw(each, tables)) for each in attacks),
        barred,
        tuple(reasons(adjustments(army, army.stack, battle.year, tables))),
    )


def die(ruleset: Rapide, battle: Battle, throw: Throw) -> wire.RapideDie:
    """A die that is to be thrown."""
    attack = throw.what in PHASES.values()
    used = column(battle, throw.seat, throw.what, ruleset.tables) if attack else ""
    return wire.RapideDie(
        throw.seat,
        throw.what,
        throw.clause,
        used,
        "CR T.2" if attack else "",
        tuple(reasons(throw.lines)),
        tuple(_effect(throw, face) for face in range(1, throw.sides + 1)),
    )


def _effect(throw: Throw, face: int) -> wire.RapideEffect:
    """What a face does, as the throw reads it."""
    value: Any = throw.reading.mark(face)
    if isinstance(value, bool):
        return wire.RapideEffect(face, face, "", 0, value)
    losses, stars = value if isinstance(value, tuple) else (value, 0)
    return wire.RapideEffect(face, face + total(throw.lines), written(losses), stars)


def chances(found: Chances) -> wire.RapideChances:
    """Exact chances as text."""
    return wire.RapideChances(
        {seat: chance_text(chance) for seat, chance in found.wins.items()},
        {seat: chance_text(chance) for seat, chance in found.major.items()},
        {seat: float(mean) for seat, mean in found.losses.items()},
    )


# The battle


def standing(game: Game) -> list[Moment]:
    """Everything that happened and was not taken back, from the start of the game that this one goes on from."""
    return [*_before(game.ruleset, game.header), *_stood(game.ruleset, game.entries, game.states)]


def _before(ruleset: AnyRuleset, header: Header) -> list[Moment]:
    if header.branch is None:
        return []
    past = course([bytes(line) for line in header.branch.lines], lambda _: ruleset)
    return [*_before(ruleset, past.header), *_stood(ruleset, past.entries, past.states)]


def _stood(ruleset: AnyRuleset, entries: Sequence[Entry], states: Sequence[Any]) -> list[Moment]:
    numbers, number = [], history.standing(list(entries), len(entries))
    while number:
        numbers.append(number)
        number = history.standing(list(entries), number - 1)
    return [moment for n in reversed(numbers) for moment in moments(ruleset, entries[n - 1], states[n - 1])]


class BattleTelling:
    """One battle in one language, without what was taken back."""

    def __init__(self, say: Words, name: str, fought: Fought, match: OneScreen) -> None:
        assert isinstance(match.game.ruleset, Rapide)
        self.say = say
        self.name = name
        self.fought = fought
        self.match = match
        self.ruleset: Rapide = match.game.ruleset
        self.battle: Battle = match.game.states[0].battle
        self.prose = Prose(say, self.battle)
        self.moments = standing(match.game)
        self.report = report(self.moments)

    @property
    def state(self) -> State:
        found: State = self.match.game.state
        return found

    def card(self) -> wire.RapideCard:
        """The battle in a list."""
        over = bool(self.match.outcome)
        return wire.RapideCard(
            self.name,
            self.fought.name,
            self.fought.begun,
            self.battle.year,
            self.battle.terrain,
            (nation_of(self.say, self.battle, SEATS[0]), nation_of(self.say, self.battle, SEATS[1])),
            self.match.game.header.dice,
            self.state.round,
            "closed" if self.match.game.closed else "over" if over else "open",
            self._headline() if over else "",
        )

    def whole(self, *, mine: bool) -> wire.RapideBattle:
        """Everything that the page shows."""
        ahead = outlook(self.ruleset, self.battle)
        awaited = self.ruleset.awaiting(self.state)
        return wire.RapideBattle(
            self.card(),
            mine,
            form_of(self.battle),
            self.battle.retreat_test,
            tuple(side(self.say, self.ruleset, self.battle, seat) for seat in SEATS),
            tuple(self._moment(place, ahead) for place in range(len(self.moments))),
            self._tallies(self.report, self.state),
            chances(ahead.chances(self.state)),
            die(self.ruleset, self.battle, awaited) if isinstance(awaited, Throw) else None,
            self._question(awaited, ahead) if isinstance(awaited, Choice) else None,
            self._result() if self.match.outcome else None,
            self.match.back,
            self.match.entries,
            self.match.game.code,
        )

    def _moment(self, place: int, ahead: Outlook) -> wire.RapideMoment:
        moment = self.moments[place]
        so_far = report(self.moments[: place + 1])
        return wire.RapideMoment(
            moment.entry,
            moment.before.round,
            die(self.ruleset, self.battle, moment.throw) if moment.throw else None,
            moment.faces[0] if moment.faces else 0,
            tuple(wire.RapideSentence(each.text, each.clauses) for each in self.prose.sentences(moment)),
            self._tallies(so_far, moment.state),
            chances(ahead.chances(moment.before if place else moment.state)),
        )

    def _tallies(self, so_far: Report, state: State) -> dict[str, wire.RapideTally]:
        """The state forgets stars when the fight is decided; the report does not."""
        return {
            seat: wire.RapideTally(
                sum(each.stars[seat] for each in so_far.rounds),
                morale(self.battle.army(seat), self.ruleset.tables),
                written(state.side(enemy(seat)).inflicted + state.side(seat).attrition + state.side(seat).losses),
                any(seat in each.broken for each in so_far.rounds),
                str(state.side(seat).stack),
            )
            for seat in SEATS
        }

    def _question(self, choice: Choice, ahead: Outlook) -> wire.RapideQuestion:
        seat = choice.seats[0]
        due = str(getattr(self.state.agenda[0], "due", ""))
        text = self.say(f"ask-{choice.what}", who=self.prose.names[seat], due=due)
        answers = tuple(self._answer(each) for each in ahead.weighed(self.state, seat))
        return wire.RapideQuestion(seat, choice.what, text, choice.clause, answers)

    def _answer(self, found: Weighed) -> wire.RapideAnswer:
        kind = str(found.order.__struct_config__.tag)
        text = self.say(f"order-{kind}", worth=str(getattr(found.order, "worth", "")))
        return wire.RapideAnswer(msgspec.to_builtins(found.order), text, chances(found.chances), found.best)

    # The result

    def _headline(self) -> str:
        """The winner in words."""
        if not self.report.winner:
            return self.say("rapide-judged-draw")
        key = "rapide-judged-major" if self.report.major else "rapide-judged"
        return self.say(key, who=self.prose.names[self.report.winner])

    def _result(self) -> wire.RapideResult:
        found = self.report
        sides = tuple(self._loss(seat) for seat in SEATS)
        faces = tuple(thrown.face for thrown in found.throws)
        clause = "CR L" if found.major else found.verdict
        text = "\n".join(self._text(sides, faces, clause))
        return wire.RapideResult(found.winner, found.major, self._headline(), clause, sides, faces, text)

    def _loss(self, seat: str) -> wire.RapideLoss:
        counted = next(
            event
            for moment in self.moments
            for event in moment.events
            if isinstance(event, LossesCounted) and event.seat == seat
        )
        return wire.RapideLoss(
            seat,
            nation_of(self.say, self.battle, seat),
            str(self.battle.army(seat).stack),
            str(self.state.side(seat).stack),
            written(counted.losses),
            self.prose.losses(counted)["sum"],
            counted.clause,
        )

    def _text(self, sides: Sequence[wire.RapideLoss], faces: Sequence[int], clause: str) -> Iterable[str]:
        """The result, for people who were not there."""
        key = f"why-{self.battle.terrain}"
        terrain = self.say(key if self.say.has(key) else "why-terrain")
        yield self.say("cr-text-title", name=self.fought.name, year=str(self.battle.year), terrain=terrain)
        yield f"{self._headline()} [{clause}]"
        for each in sides:
            after = each.after or self.say("rapide-nothing")
            facts = {"who": self.prose.names[each.seat], "before": each.before, "after": after, "losses": each.losses}
            yield self.say("cr-text-side", **facts)
        dice = "cr-text-thrown" if self.match.game.header.dice == FAIR else "cr-text-typed"
        yield self.say(dice, faces=", ".join(map(str, faces)))
        yield self.say("play-head", head=self.match.game.code)


def lost(name: str, fought: Fought) -> wire.RapideCard:
    """A battle of which only the name is known, since its rules are not."""
    return wire.RapideCard(name, fought.name, fought.begun, 0, "", ("", ""), "", 0, "lost", "")
