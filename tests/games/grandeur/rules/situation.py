"""Situations of Grandeur: those of Impetus with generals, corps, weather and what units are about."""

from typing import Any

from msgspec import Struct, field

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.books import GRANDEUR, SQUARES
from sandtable.games.grandeur.rules.setup.scenario import Scenario, Side
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import NextCorps
from sandtable.games.grandeur.rules.troops.armies import Army, Brigade, Corps, Division, General
from sandtable.games.grandeur.rules.troops.profiles import Profile
from sandtable.games.grandeur.rules.troops.units import Leader, Unit
from sandtable.games.impetus.rules.state import Fallen
from sandtable.games.impetus.rules.steps import Deployment, HalfTurn, HalfTurnEnd, TurnStart
from sandtable.games.impetus.rules.terrain.pieces import Board
from sandtable.kernel.answer import Begin
from tests.games.impetus.rules import situation
from tests.games.impetus.rules.situation import NAME, full, piece_of, pose_of, units_of


class Placed(situation.Placed, frozen=True, forbid_unknown_fields=True):
    """A brigade where it stands; what is not written is that of infantry of the line without skirmishers."""

    discipline: str = "B"
    quality: str = ""
    mixed: bool = False
    horse: bool = False
    brave: bool = False
    phases: int = 0
    square: bool = False
    opportunity: bool = False
    command: str = "d1"


class PlacedGeneral(Struct, frozen=True, forbid_unknown_fields=True):
    """A general where he stands, or with a unit."""

    id: str
    at: tuple[float, float, float] = (0, 0, 90)
    rank: str = "army"
    command: str = ""
    grade: str = "fair"
    brave: bool = False
    unit: str = ""
    moved: bool = False


CHIEFS = {"red": PlacedGeneral("chief", (10, 10, 90)), "blue": PlacedGeneral("chief", (80, 50, 270))}


class Case(situation.Case, frozen=True, forbid_unknown_fields=True):
    """A case of Grandeur. Without generals each side has a commander-in-chief whose radius covers the table.

    `corps` are the divisions of each corps, the same on both sides, or one corps of one division; `begin` is where the
    battle stands if not in the activation of the first corps: `turn`, `corps` (the next is found) or `deployment`.
    """

    red: tuple[Placed, ...] = ()
    blue: tuple[Placed, ...] = ()
    editions: tuple[str, ...] = ("fr",)
    generals: dict[str, tuple[PlacedGeneral, ...]] = field(default_factory=dict)
    structure: dict[str, str] = field(default_factory=dict)
    corps: dict[str, list[str]] = field(default_factory=dict)
    acted: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    weather: str = "clear"
    told_weather: str = ""
    squares_by_order: bool = False
    divisions: bool = False
    begin: str = ""


def unit_of(placed: Placed, seat: str) -> Unit:
    base = situation.unit_of(placed, seat)
    figures = {name: getattr(base.profile, name) for name in base.profile.__struct_fields__}
    own: dict[str, Any] = {name: getattr(placed, name) for name in ("discipline", "quality", "mixed", "horse")}
    profile = Profile(**figures, points=10, **own)
    states = {name: getattr(placed, name) for name in ("brave", "phases", "square", "opportunity")}
    fields = {name: getattr(base, name) for name in base.__struct_fields__ if name != "profile"}
    return Unit(**fields, profile=profile, **states)


class Situation(situation.Situation):
    """A case of Grandeur, ready to be ordered about."""

    case: Case

    def __init__(self, case: Case, edition: str) -> None:
        super().__init__(case, edition)
        self.ruleset = load_grandeur()
        if case.begin:
            self._tell(self.ruleset.resolve(self.state, Begin()))
            self.throw()

    def _state(self, edition: str) -> State:
        case = self.case
        placed = [(each, seat) for seat in ("red", "blue") for each in getattr(case, seat)]
        scenario = Scenario(
            edition="fr",
            scale=case.scale,
            board=Board(units_of(case.board[0]), units_of(case.board[1])),
            red=self._side("red"),
            blue=self._side("blue"),
            last_turn=case.last_turn,
            squares_by_order=case.squares_by_order,
            divisions=case.divisions,
            weather=case.told_weather or None,  # type: ignore[arg-type]
            defender="red",
            half="lower",
        )
        units = tuple(unit_of(each, seat) for each, seat in placed)
        leaders = tuple(self._leader(each, seat) for seat in ("red", "blue") for each in self._generals(seat))
        acts = f"{case.active}.{next(iter(self._corps()))}"
        return State(
            book=(SQUARES if case.squares_by_order else GRANDEUR).name,
            scenario=scenario,
            agenda=self._agenda(),
            pieces=tuple(piece_of(each, n) for n, each in enumerate(case.ground, 1)),
            defender="red",
            half="lower",
            units=() if case.begin == "deployment" else units,
            poses=() if case.begin == "deployment" else tuple(pose_of(each.at) for each, _ in placed),
            gone=tuple(Fallen(full(name, case.active), case.active, 2) for name in case.gone),
            flanked=case.flanked,
            turn=case.turn,
            active=case.active,
            used=tuple(full(name, case.active) for name in case.used),
            weather=case.weather,  # type: ignore[arg-type]
            leaders=() if case.begin == "deployment" else leaders,
            acted=case.acted if case.begin else (*case.acted, acts),
            held=tuple(full(name, case.active) for name in case.held),
            corps="" if case.begin else acts,
        )

    def _agenda(self) -> tuple[Any, ...]:
        active = self.case.active
        begins: dict[str, tuple[Any, ...]] = {
            "": (HalfTurn(active), HalfTurnEnd(active), NextCorps()),
            "turn": (TurnStart(),),
            "corps": (NextCorps(),),
            "deployment": (Deployment("red"), Deployment("blue"), TurnStart()),
        }
        return begins[self.case.begin]

    def _corps(self) -> dict[str, list[str]]:
        return self.case.corps or {"all": ["d1"]}

    def _generals(self, seat: str) -> tuple[PlacedGeneral, ...]:
        return self.case.generals.get(seat, (CHIEFS[seat],))

    def _leader(self, placed: PlacedGeneral, seat: str) -> Leader:
        unit = full(placed.unit, seat) if placed.unit else ""
        stands = next((each.at for each in getattr(self.case, seat) if each.id == placed.unit), placed.at)
        rank: Any = placed.rank
        return Leader(
            f"{seat}.{placed.id}",
            seat,
            rank,
            placed.command,
            placed.grade,
            pose_of(stands),
            placed.brave,
            unit,
            placed.moved,
        )

    def _side(self, seat: str) -> Side:
        case, known = self.case, {(each.rank, each.command): each for each in self._generals(seat)}

        def general(rank: str, command: str, grade: str) -> General:
            found = known.get((rank, command), PlacedGeneral(command or "chief", grade=grade))
            return General(found.id, found.grade, found.brave)

        corps = tuple(
            Corps(
                name,
                general("corps", name, "fair") if len(self._corps()) > 1 else None,
                tuple(Division(each, general("division", each, "bold")) for each in divisions),
            )
            for name, divisions in self._corps().items()
        )
        brigades = tuple(
            Brigade(id=each.id, profile=unit_of(each, seat).profile, command=each.command)
            for each in getattr(case, seat)
        )
        structure: Any = case.structure.get(seat, "excellent")
        commander = general("army", "", "fair")
        return Side(army=Army(name=NAME, units=brigades, structure=structure, commander=commander, corps=corps))
