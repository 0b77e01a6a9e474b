"""The program of an operator who cheats: `LIE serve …`. Whatever it tells fits together, as far as it can."""

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Raw

from sandtable.cli.main import app
from sandtable.games.impetus.rules.orders import EndTurn
from sandtable.kernel.chain import canonical
from sandtable.kernel.dice import Faces
from sandtable.kernel.entry import PLAYER, Branch, linked, read_entry, read_header
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.source import Secret
from sandtable.match.course import branch_of
from sandtable.match.match import Match

CHOSEN = "5eed" * 16
Lie = Callable[[], AbstractContextManager[Any]]


def wrong_secret() -> AbstractContextManager[Any]:
    """Another secret is shown at the end, from which nicer dice would follow."""
    close = Game.close

    def closed(game: Game) -> Any:
        assert isinstance(game.source, Secret)
        true, game.source = game.source, Secret(bytes(32), game.header.game)
        try:
            return close(game)
        finally:
            game.source = true

    return patch.object(Game, "close", closed)


def swapped_nonce() -> AbstractContextManager[Any]:
    """A player's number is taken with thanks, and one that was tried out before is put in its place."""

    def joined(match: Match, seat: str, nonce: str) -> Any:
        found = match._kept(lambda: match._joined(match.game.join(seat, CHOSEN, PLAYER)))
        match.game.nonces = {**match.game.nonces}
        return found

    return patch.object(Match, "join", joined)


def loaded_dice() -> AbstractContextManager[Any]:
    """All dice show one more than they should."""
    true = Secret.faces

    def faces(source: Secret, throw: Any, number: int, nonces: Any, head: str) -> Faces:
        return tuple(face % throw.sides + 1 for face in true(source, throw, number, nonces, head))

    return patch.object(Secret, "faces", faces)


def altered_order() -> AbstractContextManager[Any]:
    """Whatever a player orders, their turn is ended instead."""
    give = Match.give

    def given(match: Match, seat: str, order: Any, at: int | None = None) -> Any:
        ended = EndTurn() if at is not None else order
        found = give(match, seat, ended, at)
        return give(match, seat, order, at) if isinstance(found, Refused) else found

    return patch.object(Match, "give", given)


def chosen_for_the_computer() -> AbstractContextManager[Any]:
    """The number of the computer's seat is said to follow from the secret, and does not."""
    return patch("sandtable.kernel.game.derived_nonce", lambda *_: CHOSEN)


def forged_branch() -> AbstractContextManager[Any]:
    """A game goes on from another one in which some dice fell otherwise.

    Each shows its other side: two throws that differ still do, so that nobody has to throw again.
    """

    def forged(lines: Sequence[bytes], n: int) -> Branch:
        found = branch_of(lines, n)
        first, *lines = (bytes(line) for line in found.lines)
        head, made = read_header(first).h, [first]
        for line in lines:
            entry = read_entry(line)
            throws = tuple(tuple(7 - face for face in faces) for faces in entry.throws)
            entry = linked(msgspec.structs.replace(entry, throws=throws), head)
            head = entry.h
            made.append(canonical(entry))
        return Branch(tuple(map(Raw, made)), found.secret)

    return patch("sandtable.server.replay.routes.branch_of", forged)


LIES: dict[str, Lie] = {
    lie.__name__: lie
    for lie in (wrong_secret, swapped_nonce, loaded_dice, altered_order, chosen_for_the_computer, forged_branch)
}


def main() -> None:
    with LIES[sys.argv.pop(1)]():
        app()


if __name__ == "__main__":
    main()
