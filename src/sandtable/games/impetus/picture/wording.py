"""The names and descriptions in a picture. The words of the language are passed in."""

from sandtable.games.impetus.rules.setup.scenario import Side
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.terrain.pieces import RIVER, Piece
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, vbu
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
    """What an army is called; by its colour if it has no name."""
    return called(say, _side(state, seat).army.name) or say(f"role-{seat}")


def label(unit: str) -> str:
    """A unit by its name in the army, without the side."""
    return unit.partition(".")[2] or unit


def unit_words(say: Say, state: State, unit: Unit) -> str:
    """Everything there is to see of a unit, in one line."""
    said = [_strength(say, state, unit)]
    if unit.rear:
        rear = {"name": _name(say, state, unit.seat, unit.rear_id, unit.rear), "unit": label(unit.rear_id)}
        said.append(say("picture-behind", left=unit.rear.vbu - unit.rear_lost, vbu=unit.rear.vbu, **rear))
    said += [_word(say, "weapon", unit.profile.weapon)] if unit.profile.weapon else []
    said += [_word(say, "trait", trait) for trait in unit.profile.traits]
    said += [say(key) for key, is_so in _conditions(state, unit) if is_so]
    return ", ".join(said)


def _strength(say: Say, state: State, unit: Unit) -> str:
    args = {"name": _name(say, state, unit.seat, unit.id, unit.profile), "unit": label(unit.id)}
    return say("picture-unit", side=say(f"role-{unit.seat}"), left=vbu(unit), vbu=unit.profile.vbu, **args)


def _conditions(state: State, unit: Unit) -> tuple[tuple[str, bool], ...]:
    return (
        ("army-general", unit.general),
        ("why-disordered", unit.disordered),
        ("picture-rolling", unit.rolling),
        ("picture-moved", unit.moved),
        ("picture-used", unit.id in state.used and not state.verdict),
    )


def _name(say: Say, state: State, seat: str, unit: str, profile: Profile) -> str:
    """The name in the list; troops without one are called by their type."""
    found = _side(state, seat).unit(label(unit))
    return called(say, found.name) if found and found.name else _word(say, "troop", profile.type.lower())


def _word(say: Say, kind: str, name: str) -> str:
    return say(f"{kind}-{name}") if say.has(f"{kind}-{name}") else name


def _side(state: State, seat: str) -> Side:
    return state.scenario.red if seat == "red" else state.scenario.blue
