"""Letters tell things of one name apart: Huscarls A, Huscarls B."""

from string import ascii_uppercase


def letter(number: int) -> str:
    """One of several things of one name: A for the first, AA after Z."""
    before, place = divmod(number - 1, len(ascii_uppercase))
    return (letter(before) if before else "") + ascii_uppercase[place]


def lettered(name: str, id: str) -> str:
    """A name that ends with the number of its id, with a letter instead: `robber-2` is Robber B, not Robber 2."""
    number = id.rpartition("-")[2]
    own = name.removesuffix(f" {number}")
    return f"{own} {letter(int(number))}" if number.isdecimal() and int(number) and own != name else name
