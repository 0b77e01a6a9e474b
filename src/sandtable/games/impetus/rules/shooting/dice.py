"""6.1 and 6.5. Dice of shooting: how many a unit throws, with pila too, and how they are read."""

from collections.abc import Hashable, Iterable, Iterator, Sequence

from msgspec import Struct

from sandtable.games.impetus.rules.shooting.weapons import ARTILLERY, Weapons, dice
from sandtable.games.impetus.rules.troops.profiles import CHARIOTS, GUNS, LIGHT, NIMBLE, PAVISE, PIKES, PILUM, WAGENBURG
from sandtable.games.impetus.rules.troops.units import Unit, fresh, large, vbu
from sandtable.kernel.bounds import Dice
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Reading, Throw

ELUSIVE = (*NIMBLE, GUNS)
JAVELIN = "javelin"


DIE = 6


class Hits(Reading, frozen=True, cache_hash=True):
    """Each 6 and each pair of 5s is one hit; the other faces are all the same."""

    def mark(self, face: int) -> Hashable:
        return face if face >= 5 else 0

    @clause("BI 6.1.4")
    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks.count(6) + marks.count(5) // 2

    def scoring(self, faces: Sequence[int]) -> tuple[int, ...]:
        """The places of the dice that make the hits: without any of them there would be fewer."""
        places, hits = list(range(len(faces))), self._hits(faces, range(len(faces)))
        for place in reversed(range(len(faces))):
            fewer = [each for each in places if each != place]
            if self._hits(faces, fewer) == hits:
                places = fewer
        return tuple(places)

    def _hits(self, faces: Sequence[int], places: Iterable[int]) -> Hashable:
        return self.read([self.mark(faces[place]) for place in places])


def hits_throw(seat: str, what: str, dice: int, lines: tuple[Line, ...] = (), cites: str = "BI 6.1.4") -> Throw:
    """A pool of dice thrown for hits."""
    return Throw(seat, what, dice, DIE, Hits(), lines, cites)


class FireDice(Struct, frozen=True):
    """BI 6.1.3: more or fewer dice when shooting."""

    moved: Dice
    disordered: Dice
    indirect: Dice
    elusive: Dice
    wood_edge: Dice
    sheltered: Dice
    standing_chariot: Dice
    artillery_deep: Dice


class Shot(Struct, frozen=True):
    """A unit shoots at another so far away (thousandths of a U); what counts of how it stands and what it did."""

    shooter: Unit
    target: Unit
    distance: int
    moves: bool = False
    rallies: bool = False
    indirect: bool = False
    wood_edge: bool = False
    column: bool = False
    backed: bool = False


@clause("BI 6.1.1")
def strength(shot: Shot, weapons: Weapons, table: FireDice) -> Line:
    """As many dice as it has VBU left."""
    return Line(vbu(shot.shooter), why="vbu")


@clause("BI 6.1.2")
def weapon(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """More or fewer by weapon, reach, and whether the target is mounted."""
    more = dice(weapons, shot.shooter.profile.weapon, shot.distance, shot.target.profile.arm)
    assert more is not None, "a shot out of reach is refused before its dice are counted"
    return Line(more, why="weapon")


@clause("BI 6.1.3")
def moved(shot: Shot, weapons: Weapons, table: FireDice) -> Iterator[Line]:
    """Two fewer if it moved, will move or rallies; javelins of light troops are thrown on the move."""
    nimble = shot.shooter.type in LIGHT and weapons.rows[shot.shooter.profile.weapon].kind == JAVELIN
    if shot.rallies or (shot.moves and not nimble):
        yield Line(table.moved, why="moved")
    if shot.target.type in ELUSIVE:
        yield Line(table.elusive, why="elusive")
    if shot.target.type == WAGENBURG and not _artillery(shot, weapons):
        yield Line(table.sheltered, why="wagenburg")


@clause("BI 2.4.2a")
def disordered(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """A disordered unit shoots with one die less."""
    return Line(table.disordered, why="disordered") if shot.shooter.disordered else None


@clause("BI 6.4")
def over_friends(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """Two fewer over friends; engines that lob have no penalty."""
    lobbed = weapons.rows[shot.shooter.profile.weapon].trajectory == "lobbed"
    return Line(table.indirect, why="indirect") if shot.indirect and not lobbed else None


@clause("BI 3.3b")
def wood_edge(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """Two fewer at a unit at the edge of a wood."""
    return Line(table.wood_edge, why="wood-edge") if shot.wood_edge else None


@clause("BI L.3")
def pavise(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """One fewer at pavises, but not for artillery."""
    covered = shot.target.has(PAVISE) and not _artillery(shot, weapons)
    return Line(table.sheltered, why="pavise") if covered else None


@clause("BI 6.1.3b")
def good_target(shot: Shot, weapons: Weapons, table: FireDice) -> Iterator[Line]:
    """One more at chariots that stand; artillery has one more at deep pikes, columns and wagenburgs."""
    if shot.target.type in CHARIOTS and not shot.target.rolling:
        yield Line(table.standing_chariot, why="standing-chariot")
    two_deep = shot.target.has(PIKES) and (large(shot.target) or shot.backed)
    if (two_deep or shot.column or shot.target.type == WAGENBURG) and _artillery(shot, weapons):
        yield Line(table.artillery_deep, why="deep-target")


def _artillery(shot: Shot, weapons: Weapons) -> bool:
    return weapons.rows[shot.shooter.profile.weapon].kind == ARTILLERY


FIRE = (strength, weapon, moved, disordered, over_friends, wood_edge, pavise, good_target)


CHARGING, CHARGED, SUPPORTING = 1, 3, 1


@clause("BI 6.5")
def pila(unit: Unit, *, charges: bool, supports: bool = False) -> int:
    """One die if they charge, three if they are charged, one in support of a charged one; one less in disorder."""
    if not (unit.has(PILUM) and fresh(unit)):
        return 0
    return max(0, _pila_dice(charges=charges, supports=supports) - unit.disordered)


def _pila_dice(*, charges: bool, supports: bool) -> int:
    if supports:
        return 0 if charges else SUPPORTING
    return CHARGING if charges else CHARGED
