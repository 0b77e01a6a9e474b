"""Under fire: what missiles may cost a figure where it is, and what crouching saves of it."""

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.games.argad.players.duel import Fate
from sandtable.games.argad.players.fire import hits
from sandtable.games.argad.players.fray import loss
from sandtable.games.argad.players.ideas import Idea, shot_value
from sandtable.games.argad.players.outlook import Outlook
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.shooting.sight import behind
from sandtable.games.argad.rules.shooting.targets import Gunnery, forbids_shooter
from sandtable.games.argad.rules.shooting.volley import gunnery


def crouching(look: Outlook, name: str) -> Iterator[Idea]:
    """To get down behind an obstacle or in bushes, where that saves something of enemies' shots and costs no shot."""
    field, man = look.field, look.field.men[name]
    if man.mounted or field.touched(name) or not _shelters(look, name):
        return
    if not man.reload and shot_value(look, name) > 0:
        return
    guns = gunnery(look.state, look.umpire)
    stands, lies = (guns.were(replace(man, crouched=down)) for down in (False, True))
    saved = fire(look, stands, name) - fire(look, lies, name)
    if saved > 0:
        yield Idea(Move(name, how="crouch"), field.stand(name).at, gain=saved)


def _shelters(look: Outlook, name: str) -> bool:
    """Something hides or covers who crouches there."""
    for patch in look.field.land.patches:
        row = patch.terrain
        if row.hides == "crouched" and patch.under(look.field.foot(name)):
            return True
        low = row.form == "line" and (row.covers == "crouched" or row.hides == "behind")
        if low and behind(look.field, name, patch):
            return True
    return False


def fire(look: Outlook, guns: Gunnery, name: str) -> float:
    """What shots may cost a figure this turn; whoever sees several targets shoots at any of them."""
    found = 0.0
    for enemy in guns.field.enemies(name):
        target = guns.through(enemy, name)
        if not target or any(forbids_shooter(guns, enemy)):
            continue
        chances, marks = hits(guns, enemy, target), guns.marks(enemy)
        aimed = sum(each in marks for each in chances) / len(marks)
        found += loss(look.field, look.worth, name, Fate(killed=chances[name])) * aimed
    return found
