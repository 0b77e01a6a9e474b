"""What is proved of the dice of a game file, what is taken on trust, and who could have known or chosen them."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.kernel.chain import digest
from sandtable.kernel.entry import DERIVED, PLAYER, TYPED, Header, Joined

Dice: TypeAlias = Literal["drawn", "recorded", "typed", "open"]
Drawer: TypeAlias = Literal["player", "secret", "keeper"]
Steering: TypeAlias = Literal["none", "keeper", "seed", "people"]


class Proof(Struct, frozen=True):
    """What is proved of the dice of a file, and of those of the games that it goes on from."""

    dice: Dice = "open"
    """`drawn`: every throw from the first one on was drawn again. `recorded`: those of this file were, but some of an
    earlier game are taken as recorded. `typed`: people threw. `open`: the secret is not known yet, or something is
    sealed."""

    drawn: int = 0
    """How many throws were drawn again."""

    recorded: int = 0
    """How many entries of earlier games are taken as recorded: their secret is not known."""

    nonces: dict[str, Drawer] = {}
    """Who drew the nonce of each seat: its player, as the file says; nobody, it follows from the secret; or the program
    that kept the game."""

    steering: Steering = "keeper"
    """Who could have chosen the dice: `none`, since a player drew a nonce; the keeper, who could have tried until they
    suited; anybody who knew the seed; or the people who threw."""

    tables: str = ""
    scenario: str = ""
    """Fingerprints: the hashes of the rules' tables and of the scenario."""


NOTHING = Proof()
_WORST: tuple[Steering, ...] = ("people", "seed", "keeper", "none")


def proof_of(header: Header, joined: Mapping[str, Joined], thrown: int, before: Proof | None, *, drawn: bool) -> Proof:
    """What is proved of a file of which this is known. `drawn`: its throws were drawn again from its secret."""
    typed = header.dice == TYPED or (before is not None and before.dice == "typed")
    trusted = before is not None and before.dice != "drawn"
    nonces = {seat: drawer_of(each) for seat, each in joined.items()}
    return Proof(
        "typed" if typed else "open" if not drawn else "recorded" if trusted else "drawn",
        (thrown if drawn else 0) + (before.drawn if before else 0),
        before.recorded if before else 0,
        nonces,
        _steering(header, nonces, before),
        digest(bytes(header.tables)),
        digest(bytes(header.scenario)),
    )


def drawer_of(joined: Joined) -> Drawer:
    """Who drew the nonce of a seat. What is written in no other way was drawn by the keeper of the game."""
    return "player" if joined.by == PLAYER else "secret" if joined.by == DERIVED else "keeper"


def _steering(header: Header, nonces: Mapping[str, Drawer], before: Proof | None) -> Steering:
    here: Steering = "none" if "player" in nonces.values() else "keeper"
    if header.dice == TYPED:
        here = "people"
    elif header.seeded:
        here = "seed"
    found = (here, before.steering) if before else (here,)
    return next(each for each in _WORST if each in found)
