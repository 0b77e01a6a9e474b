"""Setting up and turns of Basic Impetus in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.state import enemy_of
from sandtable.games.impetus.rules.steps import Pairing
from sandtable.games.impetus.telling.scene import NONE, Said, Scene, Tells
from sandtable.kernel.event import Event
from sandtable.library.readable import degrees, length

BEATEN = "BI 8"


# 3. Terrain and deployment


def _total_thrown(key: str) -> Tells:
    def tells(scene: Scene) -> Iterator[Said]:
        event = scene.event
        yield key, {"who": scene.names.side(event.seat), "sum": scene.thrown(), "total": str(event.total)}

    return tells


def _plain(key: str) -> Tells:
    def tells(scene: Scene) -> Iterator[Said]:
        yield key, {}

    return tells


def _of_side(key: str) -> Tells:
    def tells(scene: Scene) -> Iterator[Said]:
        yield key, {"who": scene.names.side(scene.event.seat)}

    return tells


def _of_piece(key: str) -> Tells:
    def tells(scene: Scene) -> Iterator[Said]:
        yield key, {"piece": scene.names.piece(scene.event.piece)}

    return tells


def _defender_found(scene: Scene) -> Iterator[Said]:
    seat, names = scene.event.seat, scene.names
    yield "impetus-defender-found", {"who": names.side(seat), "other": names.side(enemy_of(seat))}


def _piece_failed(scene: Scene) -> Iterator[Said]:
    yield "impetus-piece-failed", {"kind": scene.names.kind(scene.event.kind)}


def _piece_removed(scene: Scene) -> Iterator[Said]:
    yield "impetus-piece-removed", {"piece": scene.names.thing(scene.event.piece, scene.state.pieces)}


def _terrain_settled(scene: Scene) -> Iterator[Said]:
    seat = scene.event.seat
    placed = "yes" if seat == scene.state.defender else "no"
    yield "impetus-terrain-settled", {"who": scene.names.side(seat), "placed": placed}


def _half_picked(scene: Scene) -> Iterator[Said]:
    yield "impetus-half-picked", {"who": scene.names.side(scene.state.defender), "half": scene.event.half}


def _unit_deployed(scene: Scene) -> Iterator[Said]:
    names, unit, pose = scene.names, scene.event.unit, scene.event.pose
    at = {"x": length(scene.say, pose.x), "y": length(scene.say, pose.y), "heading": degrees(scene.say, pose.heading)}
    rear = names.bare(unit.rear_id) if unit.rear_id else NONE
    yield "impetus-unit-deployed", {"unit": names.unit(unit.id), "rear": rear, **at}


def _unit_lifted(scene: Scene) -> Iterator[Said]:
    yield "impetus-unit-lifted", {"unit": scene.names.unit(scene.event.unit)}


# 4. Turn


def _turn_began(scene: Scene) -> Iterator[Said]:
    yield "impetus-turn-began", {"number": str(scene.event.number)}


def _activated(scene: Scene) -> Iterator[Said]:
    """Told where nothing else tells it: whoever does nothing, and whoever makes ready."""
    units, later = scene.event.units, scene.later
    if not later and len(units) > 1:
        yield "impetus-grouped", {"units": scene.names.units(units)}
    elif later and isinstance(later[0], e.Finished) and later[0].units == units and not _goes_on(scene):
        yield "impetus-held", {"units": scene.names.units(units)}


def _goes_on(scene: Scene) -> bool:
    """Whoever has finished fights, rolls on, runs or is put to a test all the same."""
    units = set(scene.event.units)
    after = scene.moment.events[scene.place + 2 :]
    steps = [step for event in after for step in getattr(event, "steps", ())]
    return _fights(scene) or any(units & _named(each) for each in (*after, *steps))


def _named(each: object) -> set[str]:
    """The units of which an event or a step speaks."""
    return {getattr(each, "unit", ""), *getattr(each, "units", ())} - {""}


def _fights(scene: Scene) -> bool:
    """The activation is a round of melee."""
    after = scene._replace(place=scene.place + 1)
    return any(isinstance(step, Pairing) for step in after.steps)


def _turn_ended(scene: Scene) -> Iterator[Said]:
    sides, state = scene.state.scenario.sides, scene.state
    lost = {str(seat): str(state.lost(seat)) for seat in sides}
    whole = {f"whole{seat}": str(side.army.vd) for seat, side in sides.items()}
    yield "impetus-turn-ended", {"number": str(scene.event.number), **lost, **whole}


def _battle_ended(scene: Scene) -> Iterator[Said]:
    event = scene.event
    how = "beaten" if event.clause == BEATEN else "last"
    if event.winner:
        yield "impetus-battle-ended", {"who": scene.names.side(event.winner), "how": how}
    else:
        yield "impetus-battle-drawn", {"how": how}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.SetupThrown: _total_thrown("impetus-setup-thrown"),
        e.SetupTied: _plain("impetus-setup-tied"),
        e.DefenderFound: _defender_found,
        e.PiecePlaced: _of_piece("impetus-piece-placed"),
        e.PieceFailed: _piece_failed,
        e.PieceMoved: _of_piece("impetus-piece-moved"),
        e.PieceRemoved: _piece_removed,
        e.TerrainSettled: _terrain_settled,
        e.HalfPicked: _half_picked,
        e.UnitDeployed: _unit_deployed,
        e.UnitLifted: _unit_lifted,
        e.ArmyDeployed: _of_side("impetus-army-deployed"),
        e.TurnBegan: _turn_began,
        e.InitiativeThrown: _total_thrown("impetus-initiative-thrown"),
        e.InitiativeTied: _plain("impetus-initiative-tied"),
        e.InitiativeWon: _of_side("impetus-initiative-won"),
        e.MeleesGoOn: _of_side("impetus-melees-go-on"),
        e.HalfTurnBegan: _of_side("impetus-half-turn-began"),
        e.Activated: _activated,
        e.TurnEnded: _turn_ended,
        e.BattleEnded: _battle_ended,
    }
)
