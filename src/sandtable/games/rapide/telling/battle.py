"""A battle of Combat Rapide in sentences, each with its clause."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.events import (
    Absorbed,
    BattleEnded,
    CountersLost,
    Judged,
    LossesCounted,
    MoraleChecked,
    PashaLost,
    RoundBegan,
    RoundEnded,
)
from sandtable.games.rapide.rules.report import Thrown, thrown
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.retell import Moment
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words

Said: TypeAlias = tuple[str, dict[str, str]]
"""A key of the words and its arguments."""

TOLD_BY_THE_DIE = ("fired", "shocked", "pursued", "retreated")


class Prose:
    """Tells one battle in one language."""

    def __init__(self, say: Words, battle: Battle) -> None:
        self.say = say
        self.names = {seat: self._name(battle, seat) for seat in SEATS}

    def _name(self, battle: Battle, seat: str) -> str:
        name = battle.army(seat).nation
        nation = nations()[name].name[self.say.language] if name in nations() else name
        return f"{nation} ({self.say(f'role-{seat}')})"

    def side(self, seat: str) -> str:
        """A seat as people call it."""
        return self.say(f"role-{seat}")

    def opening(self) -> Iterator[Sentence]:
        """Nothing: the first round says everything."""
        return iter(())

    def moment(self, moment: Moment) -> Iterator[str]:
        """The lines of one moment."""
        return map(str, self.sentences(moment))

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        """One moment: the die first, then what followed."""
        if moment.throw is not None:
            yield self.die(thrown(moment.throw, moment.faces[0], moment.before.round, moment.events[0]))
        for event in moment.events:
            yield from self.event(event)

    def die(self, die: Thrown) -> Sentence:
        """Who threw what, with every reason, and what it did."""
        common = {"who": self.names[die.who], "what": self.say(f"what-{die.what}")}
        if die.result.passed is not None:
            text = self.say(
                "rapide-test",
                face=str(die.face),
                sum=self.sum(None, die.lines),
                passed="yes" if die.result.passed else "no",
                **common,
            )
        elif die.column:
            text = self.say(
                "rapide-attack",
                sum=self.sum(die.face, die.lines),
                column=die.column,
                result=self.effect(die.result.losses, die.result.stars),
                **common,
            )
        else:
            result = self.effect(die.result.losses, 0)
            text = self.say("rapide-retreat", sum=self.sum(die.face, die.lines), result=result, **common)
        return Sentence(text, die.clauses)

    def sum(self, face: int | None, lines: Sequence[Line]) -> str:
        """`8 +2 (leader, CR O.1) = 10`."""
        parts = [f"{line.value:+d} ({self.reason(line)})" for line in lines]
        whole = total(lines) + (face or 0)
        if face is None:
            return f"{whole} = {' '.join(parts)}" if parts else str(whole)
        return f"{' '.join([str(face), *parts])} = {whole}" if parts else str(face)

    def reason(self, line: Line) -> str:
        """Why a line counts, and its clause."""
        key = f"why-{line.why}"
        return f"{self.say(key if self.say.has(key) else 'why-terrain')}, {line.clause}"

    def effect(self, losses: int, stars: int) -> str:
        """`2 losses **`; some languages count one and a half as one."""
        many = "none" if not losses else "one" if losses <= 2 else "half-more" if losses == 3 else "other"
        return " ".join(filter(None, (self.say("rapide-losses", many=many, losses=written(losses)), "*" * stars)))

    def event(self, event: Any) -> Iterator[Sentence]:
        """Everything except dice; what a die has already told is not repeated."""
        kind = event.__struct_config__.tag
        if kind in TOLD_BY_THE_DIE:
            return
        tell = getattr(self, f"_{kind.replace('-', '_')}", None)
        said = tell(event) if tell else [(f"rapide-{kind}", {"who": self.names[event.seat]})]
        for key, args in said:
            yield Sentence(self.say(key, **args), (event.clause,))

    def _round_began(self, event: RoundBegan) -> list[Said]:
        return [("rapide-round-began", {"number": str(event.number)})]

    def _morale_checked(self, event: MoraleChecked) -> list[Said]:
        return [("rapide-broke", {"who": self.names[seat]}) for seat in event.broken]

    def _round_ended(self, event: RoundEnded) -> list[Said]:
        return [("rapide-round-ended", {"who": self.names[event.asked[0]]})]

    def _battle_ended(self, event: BattleEnded) -> list[Said]:
        return [self._named("rapide-battle-ended", "rapide-battle-drawn", event.winner)]

    def _losses_counted(self, event: LossesCounted) -> list[Said]:
        return [("rapide-losses-counted", {"who": self.names[event.seat], **self.losses(event)})]

    def _judged(self, event: Judged) -> list[Said]:
        won = "rapide-judged-major" if event.major else "rapide-judged"
        return [self._named(won, "rapide-judged-draw", event.winner)]

    def _pasha_lost(self, event: PashaLost) -> list[Said]:
        return [("rapide-pasha-lost", {"who": self.names[event.seat], "worth": str(event.worth)})]

    def _counters_lost(self, event: CountersLost) -> list[Said]:
        who = {"who": self.names[event.seat]}
        left = str(event.remains)
        return [("rapide-counters-lost", {**who, "stack": left}) if left else ("rapide-all-lost", who)]

    def _absorbed(self, event: Absorbed) -> list[Said]:
        return [("rapide-absorbed", {"who": self.names[event.seat], "stack": str(event.stack)})]

    def _named(self, key: str, nobody: str, winner: str) -> Said:
        return (key, {"who": self.names[winner]}) if winner else (nobody, {})

    def losses(self, event: LossesCounted) -> dict[str, str]:
        """All that a side lost, and what it is made of."""
        parts = [f"{written(event.inflicted)} ({self.say('rapide-inflicted')})"]
        parts += [f"{_signed(line.value)} ({self.reason(line)})" for line in event.lines]
        if event.attrition:
            parts.append(f"{_signed(event.attrition)} ({self.say('rapide-attrition')})")
        return {"result": self.effect(event.losses, 0), "sum": " ".join(parts)}

    def ask_die(self, throw: Throw) -> str:
        """The question to people who throw real dice."""
        common = {"who": self.names[throw.seat], "what": self.say(f"what-{throw.what}"), "sides": str(throw.sides)}
        lines = " ".join(f"{line.value:+d} ({self.reason(line)})" for line in throw.lines)
        return self.say("ask-die", sum=lines, **common) if lines else self.say("ask-die-plain", **common)


class Log(Prose):
    """The same beside a table: rounds are headings, and everything else stands below them."""

    def sentences(self, moment: Moment) -> Iterator[Sentence]:
        return (each if each.kind == "turn" else each._replace(level=2) for each in super().sentences(moment))

    def event(self, event: Any) -> Iterator[Sentence]:
        turn = isinstance(event, RoundBegan)
        return (each._replace(kind="turn") if turn else each for each in super().event(event))


def _signed(count: int) -> str:
    return written(count) if count < 0 else f"+{written(count)}"
