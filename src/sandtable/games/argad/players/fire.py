"""Whom to shoot at: by the exact chance of every missile, one after the other."""

from sandtable.games.argad.players.duel import chance_of
from sandtable.games.argad.players.worth import WOUND
from sandtable.games.argad.rules.after_melee.casualties import lives
from sandtable.games.argad.rules.field import Umpire
from sandtable.games.argad.rules.orders import Shoot, Shot
from sandtable.games.argad.rules.shooting.shooting import shooters
from sandtable.games.argad.rules.shooting.targets import Gunnery, forbids_neglect
from sandtable.games.argad.rules.shooting.volley import chances, gunnery
from sandtable.games.argad.rules.state import State


def hits(guns: Gunnery, name: str, target: str) -> dict[str, float]:
    """How likely a missile kills each member of its target: enough for the easiest, then named, then enough for him."""
    needs = chances(guns, name, target).needs
    share = len(needs)
    return {member: chance_of(need) / share for member, need in needs.items()}


def value(guns: Gunnery, worth: dict[str, float], alive: dict[str, float], name: str, target: str) -> float:
    """What a shot may be expected to bring, where others have shot before."""
    found = 0.0
    for member, chance in hits(guns, name, target).items():
        life = WOUND if lives(guns.field, member) > 1 else 1.0
        found += chance * worth[member] * life * alive.get(member, 1.0)
    return found


def shoot(state: State, seat: str, umpire: Umpire, worth: dict[str, float]) -> Shoot:
    """Every figure shoots at whom it hurts most, as long as it may be expected to hurt at all."""
    guns = gunnery(state, umpire)
    alive: dict[str, float] = {}
    shots: list[Shot] = []
    for name in shooters(state, seat, umpire):
        targets = [each for each in guns.lawful(name) if not any(forbids_neglect(guns, name, each))]
        if not targets:
            continue
        best = max(targets, key=lambda each: value(guns, worth, alive, name, each))
        if value(guns, worth, alive, name, best) <= 0:
            continue
        shots.append(Shot(name, best))
        for member, chance in hits(guns, name, best).items():
            alive[member] = alive.get(member, 1.0) * (1 - chance)
    return Shoot(state.moment, tuple(shots))
