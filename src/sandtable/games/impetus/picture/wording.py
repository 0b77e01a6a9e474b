"""The names and descriptions in a picture. The words of the language are passed in."""

from sandtable.games.impetus.rules.setup.scenario import Side
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.terrain.pieces import RIVER, Piece
from sandtable.games.impetus.rules.troops import armies
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.games.impetus.telling.sides import sides
from sandtable.library.letters import letter
from sandtable.picture.layout import Say


def piece_name(say: Say, piece: Piece) -> str:
    """What a piece of terrain is called."""
    if piece.kind == RIVER:
        return say("picture-river-ford" if piece.fordable else "picture-river-deep")
    return _word(say, "terrain", piece.kind)


def called(say: Say, name: Name) -> str:
    """A name in the language of the picture."""
    found: str = getattr(name, say.language)
    return found


def army_name(say: Say, state: State, seat: str) -> str:
    """What an army is called."""
    return sides(say, state.scenario)[seat]


def label(unit: str) -> str:
    """A unit by its name in the army, without the side."""
    return unit.partition(".")[2] or unit


def unit_words(say: Say, state: State, unit: Unit, *, acted: bool = False) -> str:
    """Everything there is to see of a unit, in one line."""
    said = [_strength(say, state, unit)]
    if unit.rear:
        rear = {"name": _name(say, state, unit.seat, unit.rear_id, unit.rear), "unit": label(unit.rear_id)}
        said.append(say("picture-behind", left=unit.rear.vbu - unit.rear_lost, vbu=unit.rear.vbu, **rear))
    said += [_word(say, "weapon", unit.profile.weapon)] if unit.profile.weapon else []
    said += [_word(say, "trait", trait) for trait in unit.profile.traits]
    said += [say(key) for key, is_so in _conditions(unit, acted=acted) if is_so]
    return ", ".join(said)


def _strength(say: Say, state: State, unit: Unit) -> str:
    args = {"name": _name(say, state, unit.seat, unit.id, unit.profile), "unit": label(unit.id)}
    return say("picture-unit", side=army_name(say, state, unit.seat), left=vbu(unit), vbu=unit.profile.vbu, **args)


def _conditions(unit: Unit, *, acted: bool) -> tuple[tuple[str, bool], ...]:
    return (
        ("army-general", unit.general),
        ("why-disordered", unit.disordered),
        ("picture-rolling", unit.rolling),
        ("picture-moved", unit.moved),
        ("picture-used", acted),
    )


def _name(say: Say, state: State, seat: str, unit: str, profile: Profile) -> str:
    """The name in the list, with a letter if several have it; troops without one are called by their type."""
    found = _side(state, seat).unit(label(unit))
    if found is None:
        return _troop(say, profile)
    name = _own(say, found)
    alike = [each.id for each in _side(state, seat).army.units if _own(say, each) == name]
    return f"{name} {letter(alike.index(found.id) + 1)}" if len(alike) > 1 else name


def _own(say: Say, unit: armies.Unit) -> str:
    return called(say, unit.name) if unit.name else _troop(say, unit.profile)


def _troop(say: Say, profile: Profile) -> str:
    return _word(say, "troop", profile.type.lower())


def _word(say: Say, kind: str, name: str) -> str:
    return say(f"{kind}-{name}") if say.has(f"{kind}-{name}") else name


def _side(state: State, seat: str) -> Side:
    return state.scenario.red if seat == "red" else state.scenario.blue
