"""Setting up and turns of Basic Impetus in sentences."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules.state import enemy_of
from sandtable.games.impetus.rules.steps import Pairing
from sandtable.games.impetus.telling.scene import NONE, Said, Scene, Tells, said, side, unit
from sandtable.kernel.event import Event
from sandtable.library.readable import degrees, length

BEATEN = "BI 8"


# 3. Terrain and deployment


def total(scene: Scene) -> str:
    return str(scene.event.total)


def _piece(scene: Scene) -> str:
    return scene.names.piece(scene.event.piece)


def _removed(scene: Scene) -> str:
    return scene.names.thing(scene.event.piece, scene.state.pieces)


def _defender_found(scene: Scene) -> Iterator[Said]:
    seat, names = scene.event.seat, scene.names
    yield "impetus-defender-found", {"who": names.side(seat), "other": names.side(enemy_of(seat))}


def _terrain_settled(scene: Scene) -> Iterator[Said]:
    seat = scene.event.seat
    placed = "yes" if seat == scene.state.defender else "no"
    yield "impetus-terrain-settled", {"who": scene.names.side(seat), "placed": placed}


def _half_picked(scene: Scene) -> Iterator[Said]:
    yield "impetus-half-picked", {"who": scene.names.side(scene.state.defender), "half": scene.event.half}


def _unit_deployed(scene: Scene) -> Iterator[Said]:
    names, placed, pose = scene.names, scene.event.unit, scene.event.pose
    at = {"x": length(scene.say, pose.x), "y": length(scene.say, pose.y), "heading": degrees(scene.say, pose.heading)}
    rear = names.bare(placed.rear_id) if placed.rear_id else NONE
    yield "impetus-unit-deployed", {"unit": names.unit(placed.id), "rear": rear, **at}


# 4. Turn


def _activated(scene: Scene) -> Iterator[Said]:
    """Told only if no other event tells it: units that do nothing, and units that form a group."""
    units, later = scene.event.units, scene.later
    if not later and len(units) > 1:
        yield "impetus-grouped", {"units": scene.names.units(units)}
    elif later and isinstance(later[0], e.Finished) and later[0].units == units and not _goes_on(scene):
        yield "impetus-held", {"units": scene.names.units(units)}


def _goes_on(scene: Scene) -> bool:
    """Whether units that have finished still fight, roll on, run or are tested."""
    units = set(scene.event.units)
    after = scene.moment.events[scene.place + 2 :]
    steps = [step for event in after for step in getattr(event, "steps", ())]
    return _fights(scene) or any(units & _named(each) for each in (*after, *steps))


def _named(each: object) -> set[str]:
    """The units that an event or a step names."""
    return {getattr(each, "unit", ""), *getattr(each, "units", ())} - {""}


def _fights(scene: Scene) -> bool:
    """Whether the activation is a round of melee."""
    after = scene._replace(place=scene.place + 1)
    return any(isinstance(step, Pairing) for step in after.steps)


def _turn_ended(scene: Scene) -> Iterator[Said]:
    sides, state = scene.state.scenario.sides, scene.state
    named = {f"side{seat}": scene.names.side(seat) for seat in sides}
    lost = {str(seat): str(state.lost(seat)) for seat in sides}
    whole = {f"whole{seat}": str(side.army.vd) for seat, side in sides.items()}
    yield "impetus-turn-ended", {"number": str(scene.event.number), **named, **lost, **whole}


def _battle_ended(scene: Scene) -> Iterator[Said]:
    event = scene.event
    how = "beaten" if event.clause == BEATEN else "last"
    if event.winner:
        yield "impetus-battle-ended", {"who": scene.names.side(event.winner), "how": how}
    else:
        yield "impetus-battle-drawn", {"how": how}


TELLS: Mapping[type[Event], Tells] = MappingProxyType(
    {
        e.SetupThrown: said("impetus-setup-thrown", who=side, sum=Scene.thrown, total=total),
        e.SetupTied: said("impetus-setup-tied"),
        e.DefenderFound: _defender_found,
        e.PiecePlaced: said("impetus-piece-placed", piece=_piece),
        e.PieceFailed: said("impetus-piece-failed", kind=lambda scene: scene.names.kind(scene.event.kind)),
        e.PieceMoved: said("impetus-piece-moved", piece=_piece),
        e.PieceRemoved: said("impetus-piece-removed", piece=_removed),
        e.TerrainSettled: _terrain_settled,
        e.HalfPicked: _half_picked,
        e.UnitDeployed: _unit_deployed,
        e.UnitLifted: said("impetus-unit-lifted", unit=unit()),
        e.ArmyDeployed: said("impetus-army-deployed", who=side),
        e.TurnBegan: said("impetus-turn-began", number=lambda scene: str(scene.event.number)),
        e.InitiativeThrown: said("impetus-initiative-thrown", who=side, sum=Scene.thrown, total=total),
        e.InitiativeTied: said("impetus-initiative-tied"),
        e.InitiativeWon: said("impetus-initiative-won", who=side),
        e.MeleesGoOn: said("impetus-melees-go-on", who=side),
        e.HalfTurnBegan: said("impetus-half-turn-began", who=side),
        e.Activated: _activated,
        e.TurnEnded: _turn_ended,
        e.BattleEnded: _battle_ended,
    }
)
