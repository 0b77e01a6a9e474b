"""Grandeur keeps the laws."""

from functools import cached_property
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.setup.scenario import GeneralPost, Scenario, Side
from sandtable.games.grandeur.rules.troops.armies import Army, Brigade, Corps, Division, General
from sandtable.games.grandeur.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.setup.scenario import Post
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.kernel.loop import Chance, Decide
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.chance import seeded
from sandtable.table.plane import Pose
from tests.conformance.restless import Restless
from tests.conformance.suite import Conformance

U = 1000
NAME = Name("Army", "Armée", "Ejército")
GUARD = Profile("FP", 5 * U, 6, 3, 5, "skirmish-a", discipline="A", points=41, quality="elite")
LINE = Profile("FP", 5 * U, 4, 1, 2, "skirmish-a", discipline="B", points=19)
CUIRASSIERS = Profile("CP", 8 * U, 6, 3, 4, discipline="B", points=31, quality="veteran")
HUSSARS = Profile("CL", 12 * U, 3, 1, 3, discipline="B", points=21, quality="veteran")
GUNS = Profile("ART", 6 * U, 2, 0, 2, "artillery-b", discipline="B", points=15)


def army(*profiles: Profile) -> Army:
    """One corps of one division, its commander and a brave division general."""
    units = tuple(Brigade(id=str(n + 1), profile=profile, command="first") for n, profile in enumerate(profiles))
    division = Division("first", General("bravest", "bold", brave=True))
    corps = (Corps("all", None, (division,)),)
    return Army(name=NAME, units=units, structure="poor", commander=General("chief", "fair"), corps=corps)


def two_corps(*profiles: Profile) -> Army:
    """Two corps, the second far from its commander."""
    units = tuple(
        Brigade(id=str(n + 1), profile=profile, command=f"d{n % 2 + 1}") for n, profile in enumerate(profiles)
    )
    corps = tuple(
        Corps(f"c{n}", General(f"corps-{n}", "mediocre"), (Division(f"d{n}", General(f"div-{n}", "hesitant")),))
        for n in (1, 2)
    )
    return Army(name=NAME, units=units, structure="poor", commander=General("chief", "expert"), corps=corps)


def side(mine: Army, y: int, heading: int) -> Side:
    posts = tuple(Post(unit.id, Pose((12 + 7 * n) * U, y, heading)) for n, unit in enumerate(mine.units))
    back = -9 if heading == 9000 else 9
    generals = tuple(
        GeneralPost(general.id, Pose((12 + 4 * n) * U, y + back * U, heading))
        for n, (general, _, _) in enumerate(mine.generals)
    )
    return Side(army=mine, posts=posts, generals=generals)


def close(red: Army, blue: Army, apart: int, **switches: Any) -> Scenario:
    """Two small armies that stand before each other."""
    return Scenario(
        edition="fr",
        scale="6",
        board=Board(60 * U, 60 * U),
        red=side(red, 30 * U - apart * U // 2, 9000),
        blue=side(blue, 30 * U + apart * U // 2, 27000),
        pieces=(Piece("wood", "wood", 50 * U, 30 * U, 0, 8 * U, 6 * U),),
        last_turn=2,
        defender="red",
        half="lower",
        free_deployment=True,
        **switches,
    )


def flank() -> Scenario:
    """Cavalry that stands beside the enemy's line, behind its front."""
    line, horse = army(LINE, LINE), army(CUIRASSIERS)
    red = Side(
        army=line,
        posts=(Post("1", Pose(30 * U, 30 * U, 9000)), Post("2", Pose(24 * U, 30 * U, 9000))),
        generals=side(line, 30 * U, 9000).generals,
    )
    blue = Side(
        army=horse, posts=(Post("1", Pose(37 * U, 26 * U, 18000)),), generals=side(horse, 45 * U, 27000).generals
    )
    return replace(close(line, horse, 6), red=red, blue=blue)


def from_nothing() -> Scenario:
    """Everything is played: who defends, the terrain, the weather, the deployment."""
    red, blue = Side(army=army(HUSSARS)), Side(army=army(LINE))
    return Scenario(edition="fr", scale="6", board=Board(60 * U, 60 * U), red=red, blue=blue, last_turn=1)


class TestGrandeur(Conformance):
    """Small fights of all arms, with either kind of squares, one in a flank, and one from the first die on."""

    lots = (1717, 1079, 890, 829, 822, 446, 177, 25, 3, 2, 1, 0)

    @cached_property
    def ruleset(self) -> AnyRuleset:
        return load_grandeur()

    def players(self, seed: int) -> tuple[Decide, Chance]:
        return Restless(self.ruleset, self.lot(seed)), seeded(self.lot(seed))

    def scenarios(self) -> list[Any]:
        return [
            close(army(GUARD, GUNS), army(CUIRASSIERS, HUSSARS), 6),
            close(army(LINE, GUNS), army(CUIRASSIERS, LINE), 7, squares_by_order=True, weather="rain"),
            from_nothing(),
            close(two_corps(LINE, HUSSARS), two_corps(HUSSARS, GUNS), 9, weather="foul"),
            flank(),
            close(army(LINE, LINE), army(GUARD), 3),
            close(army(CUIRASSIERS), army(HUSSARS), 7),
        ]
