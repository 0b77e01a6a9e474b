"""VIII.b to VIII.h and X.c. What a blow comes to, and what two who strike each other do to each other."""

from collections.abc import Iterator

from sandtable.games.argad.rules.after_melee.casualties import lives
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.dice import SIDES, SIX, Added, Face
from sandtable.games.argad.rules.melee.blow_dice import Clash, blow_lines, contact_need
from sandtable.games.argad.rules.melee.blows import SHOT
from sandtable.games.argad.rules.setup.scenario import as_played
from sandtable.games.argad.rules.state import Outcome, State, Strike
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Reading, total

SEVEN = 7


@clause("AR VIII.b")
def result(value: int, rank: int, wears: int, glory: int) -> Outcome:
    """Greater than class and armour kills; less than both misses; else the target recoils."""
    if value > glory_counts(max(rank, wears), glory):
        return "kill"
    return "miss" if value < min(rank, wears) else "recoil"


@clause("AR XV.b")
def glory_counts(most: int, glory: int) -> int:
    """Glory counts like class and armour in melee, when greater."""
    return max(most, glory)


@clause("AR VIII.c")
def by_nature(natural: int, dice: int) -> Outcome | None:
    """A natural 1 misses and a natural 7 kills; of two dice added, 1 and 1 misses and a double 6 kills."""
    if natural == dice:
        return "miss"
    return "kill" if natural >= double_six(dice) else None


@clause("AR V.b")
def double_six(dice: int) -> int:
    """A natural 7 is a double natural 6: of one die thrown again, or of two added."""
    return SEVEN if dice == 1 else 2 * SIX


@clause("AR X.c")
def any_six(clash: Clash, natural: int) -> bool:
    """Beginners: any natural 6 in melee kills, but no hero."""
    return clash.state.scenario.choices.any_six and natural == SIX and not clash.figures[1].heroics


def outcome(book: Book, clash: Clash, natural: int, value: int) -> Outcome:
    """What a blow comes to, taken by itself."""
    if clash.strike.reach == SHOT:
        return "kill" if natural >= contact_need(book, clash) else "miss"
    fixed = by_nature(natural, clash.strike.dice)
    if fixed:
        return fixed
    if clash.strike.dice == 1 and any_six(clash, natural):
        return "kill"
    target = clash.figures[1]
    rank, wears = as_played(target, clash.state.scenario.choices.beginner)
    return result(value, rank, wears, target.glory)


@clause("AR XV.c")
def reading(clash: Clash) -> Reading:
    """One die, or the two of a great warrior added together."""
    return Added() if clash.strike.dice == 2 else Face()


def counts_as(book: Book, clash: Clash, natural: int) -> int:
    """The least natural die that does the same, where no rule asks for more; a six is a six. So equal ends are one."""
    if natural == SIX or clash.strike.dice == 2 or _matters(clash):
        return natural
    plus = total(blow_lines(book, clash))
    kind = outcome(book, clash, natural, natural + plus)
    least = min(natural, 2)
    return next(face for face in range(least, SIDES + 1) if outcome(book, clash, face, face + plus) == kind)


def _matters(clash: Clash) -> bool:
    """The natural die itself may be asked for: by a mutual result, or between rivals for one place."""
    strike = clash.strike
    if strike.reach == SHOT:
        return False
    same = [each for each in clash.state.strikes if each.reach == strike.reach and each.outcome is None]
    back = any((each.striker, each.target) == (strike.target, strike.striker) for each in same)
    rivals = sum(each.target == strike.target for each in same) > 1
    return rivals or (back and by_die(clash.state, *clash.figures))


def by_die(state: State, one: Figure, other: Figure) -> bool:
    """Neither class nor armour decides between two."""
    choices = state.scenario.choices
    if choices.mutual != "book":
        return choices.mutual == "natural"
    return _stronger(state, one, other) == 0


@clause("AR VIII.f")
def _stronger(state: State, one: Figure, other: Figure) -> int:
    """The higher class; then, with at least one in armour, the higher armour (clothing counts nothing).

    Glory counts like either, where it is greater.
    """
    beginner = state.scenario.choices.beginner
    ranks = [glory_counts(as_played(figure, beginner)[0], figure.glory) for figure in (one, other)]
    if ranks[0] != ranks[1]:
        return ranks[0] - ranks[1]
    worn = [figure.wears if figure.armour and beginner != "armour" else 0 for figure in (one, other)]
    armours = [glory_counts(wears, figure.glory) for wears, figure in zip(worn, (one, other), strict=True)]
    return armours[0] - armours[1]


def judged(state: State, book: Book, clashes: dict[tuple[str, str], Clash]) -> Iterator[tuple[Strike, Outcome, str]]:
    """What the blows of one step come to, together."""
    alone = {pair: outcome(book, clash, clash.strike.natural, clash.strike.value) for pair, clash in clashes.items()}
    for pair, clash in clashes.items():
        mine, back = alone[pair], alone.get(pair[::-1])
        kind, clause = mine, "AR VIII.b"
        if clash.strike.reach == SHOT:
            kind, clause = together(mine)
        elif back is not None and mine != "miss" and back != "miss":
            kind, clause = mutual(state, clash, clashes[pair[::-1]], mine, back)
        elif by_nature(clash.strike.natural, clash.strike.dice):
            clause = "AR VIII.c"
        yield clash.strike, kind, clause


@clause("AR VII.i")
def together(own: Outcome) -> tuple[Outcome, str]:
    """Shots in contact are shots, and simultaneous: two who shoot each other may both fall."""
    return own, "AR VII.i"


def mutual(state: State, mine: Clash, back: Clash, own: Outcome, theirs: Outcome) -> tuple[Outcome, str]:
    """Two opponents who both have a result on each other: what the first one's blow comes to, and by which clause."""
    if own != theirs:
        return killer_stands(own, lives(mine.field, mine.strike.striker))
    if state.scenario.choices.mutual == "stand":
        return own, "AR VIII.h"
    figures = mine.figures
    better = 0 if state.scenario.choices.mutual == "natural" else _stronger(state, *figures)
    better = better or mine.strike.natural - back.strike.natural
    if not better:
        return both(own)
    clause = "AR VIII.h" if state.scenario.choices.mutual == "natural" else "AR VIII.f"
    return (own, clause) if better > 0 else weaker(clause)


@clause("AR VIII.d")
def killer_stands(own: Outcome, lives: int) -> tuple[Outcome, str]:
    """A killer ignores a recoil from the one who was killed; one who was only wounded still pushes back."""
    return (own, "AR VIII.b") if own == "kill" or lives > 1 else ("void", "AR VIII.d")


@clause("AR VIII.g")
def both(own: Outcome) -> tuple[Outcome, str]:
    """All equal: both die, or both recoil."""
    return own, "AR VIII.g"


@clause("AR VIII.e")
def weaker(clause: str) -> tuple[Outcome, str]:
    """Two opponents cannot both kill, or both push back, each other: the weaker one's blow comes to nothing."""
    return "void", clause or "AR VIII.e"
