"""What people call an army or a unit: one name, or one for each language."""

from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.library.names import Written, in_each
from sandtable.library.nearest import nearest


def name_of(written: Written) -> Name:
    """In every language; where one is missing, the first that is there."""
    return Name(**in_each(written))


def nearest_name(name: str, known: tuple[str, ...]) -> str:
    """The name that was probably meant, however it is written: `fp` is near `FP`."""
    written = {each.lower(): each for each in known}
    return written.get(nearest(name, written), "")
