"""A battle of Combat Rapide before it begins: both sides, their dice with their reasons, and the chances."""

from threading import Lock
from typing import Any
from weakref import WeakKeyDictionary

from sandtable.games.rapide.files.battles import form_of
from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.odds import outlook as odds
from sandtable.games.rapide.page import wire
from sandtable.games.rapide.rules.attack import FIRE, SHOCK, Attack, cavalry
from sandtable.games.rapide.rules.battle import SEATS, Battle, enemy
from sandtable.games.rapide.rules.combat_table import barred_by, column
from sandtable.games.rapide.rules.losses import adjustments
from sandtable.games.rapide.rules.morale import morale
from sandtable.games.rapide.rules.rounds import PHASES, attack_throw
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.stacks import force
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.steps import Round
from sandtable.games.rapide.telling.battle import Prose
from sandtable.kernel.dice import Throw, total
from sandtable.kernel.loop import opened
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.server.story import reasons
from sandtable.server.telling import chance_text

OUTLOOKS, STATES = 32, 40_000
"""How many battles keep what was found by looking ahead, and how many states that may be together."""

_outlooks: WeakKeyDictionary[Rapide, dict[Battle, odds.Outlook]] = WeakKeyDictionary()
_lock = Lock()


def scene(ruleset: Rapide, state: State, say: Words) -> wire.Scene:
    """The battle as it was set up."""
    battle = state.battle
    sides = tuple(side(say, ruleset, battle, seat) for seat in SEATS)
    return wire.Scene(battle.year, battle.terrain, battle.retreat_test, form_of(battle), sides)


def side(say: Words, ruleset: Rapide, battle: Battle, seat: str) -> wire.SideTold:
    """One side, with the dice of its first round."""
    army, tables = battle.army(seat), ruleset.tables
    barred = barred_by(army, army.stack, tables)
    phases = (SHOCK,) if barred else (FIRE, SHOCK)
    attacks = (Attack(battle, seat, phase, 1, army.stack, battle.army(enemy(seat)).stack) for phase in phases)
    return wire.SideTold(
        seat,
        Prose(say, battle).names[seat],
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


def die(ruleset: Rapide, battle: Battle, throw: Throw) -> wire.DieTold:
    """A die that is to be thrown."""
    attack = throw.what in PHASES.values()
    used = column(battle, throw.seat, throw.what, ruleset.tables) if attack else ""
    return wire.DieTold(
        throw.seat,
        throw.what,
        throw.clause,
        used,
        "CR T.2" if attack else "",
        tuple(reasons(throw.lines)),
        tuple(_effect(throw, face) for face in range(1, throw.sides + 1)),
    )


def _effect(throw: Throw, face: int) -> wire.Effect:
    """What a face does, as the throw reads it."""
    value: Any = throw.reading.mark(face)
    if isinstance(value, bool):
        return wire.Effect(face, face, "", 0, value)
    losses, stars = value if isinstance(value, tuple) else (value, 0)
    return wire.Effect(face, face + total(throw.lines), written(losses), stars)


# Names


def nation_of(say: Words, battle: Battle, seat: str) -> str:
    """The nation of a side; one that is no longer known has its old name."""
    name = battle.army(seat).nation
    return nations()[name].name[say.language] if name in nations() else name


def seats_called(battle: Battle) -> dict[str, dict[str, str]]:
    """What each seat is called in every language: its nation."""
    return {seat: {each: nation_of(words(each), battle, seat) for each in LANGUAGES} for seat in SEATS}


def roster(say: Words, battle: Battle) -> dict[str, list[str]]:
    """Counters, technology and leader."""
    found: dict[str, list[str]] = {}
    for seat in SEATS:
        army = battle.army(seat)
        technology = say(f"technology-{army.technology}") if say.has(f"technology-{army.technology}") else ""
        found[seat] = [*filter(None, (str(army.stack), technology, str(army.leader)))]
    return found


def about(say: Words, battle: Battle) -> str:
    """Year and terrain."""
    key = f"why-{battle.terrain}"
    return f"{battle.year} · {say(key if say.has(key) else 'why-terrain')}"


def verdict(say: Words, state: State) -> str:
    """The winner in words."""
    if not state.winner:
        return say("rapide-judged-draw")
    key = "rapide-judged-major" if state.major else "rapide-judged"
    return say(key, who=Prose(say, state.battle).names[state.winner])


# Chances


def outlook(ruleset: Rapide, battle: Battle) -> odds.Outlook:
    """Looks ahead in a battle. What was found is gone with the ruleset, or when it becomes too much."""
    with _lock:
        kept = _outlooks.setdefault(ruleset, {})
        if battle not in kept:
            known = [each for some in _outlooks.values() for each in some.values()]
            if len(known) >= OUTLOOKS or sum(map(len, known)) > STATES:
                _outlooks.clear()
                kept = _outlooks.setdefault(ruleset, {})
            kept[battle] = odds.Outlook(ruleset)
        return kept[battle]


def ahead(ruleset: Rapide, state: State) -> wire.Chances:
    """The chances from a state, even from one before the battle."""
    unopened = not state.round and bool(state.agenda) and isinstance(state.agenda[0], Round)
    found = opened(ruleset, state.battle) if unopened else state
    return chances(outlook(ruleset, state.battle).chances(found))


def chances(found: odds.Chances) -> wire.Chances:
    """Exact chances as text."""
    return wire.Chances(
        {seat: chance_text(chance) for seat, chance in found.wins.items()},
        {seat: chance_text(chance) for seat, chance in found.major.items()},
        {seat: float(mean) for seat, mean in found.losses.items()},
    )
