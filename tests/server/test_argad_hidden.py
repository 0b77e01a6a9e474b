"""Whatever is told to a seat is the same, wherever somebody hides from it: messages, view, file and what it may ask."""

import random
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import msgspec
import pytest

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.orders import Announce, Confirm, Fight, Hide, Move, Press, Shoot, Spring
from sandtable.games.argad.rules.setup.scenario import Aim, Ambush, Choices, Moving, Pact, Piece, Post, Scenario
from sandtable.kernel.awaiting import Over
from sandtable.kernel.chain import canonical
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.loop import refusals
from sandtable.kernel.ruleset import SPECTATOR
from sandtable.kernel.source import Secret
from sandtable.library.words import words
from sandtable.match.match import PERSON, Match
from sandtable.match.table import seated
from sandtable.players.chance import from_seed
from sandtable.players.recruit import Recruit
from sandtable.server import telling
from sandtable.server.patch import check, patch
from sandtable.server.voice import View, document
from sandtable.server.wire import messages as wire
from sandtable.table.plane import TURN, Pose
from tests.conformance.blank import blanked

CM = 1000
SIDE, TURNS = 44, 4
SAY = words("en")
HIDERS = ("knife", "pole", "brute")
HEARERS = ("travellers", "monks", SPECTATOR)


def at(x: float, y: float, heading: int = 0) -> Pose:
    return Pose(round(x * CM), round(y * CM), heading)


def box(left: int, low: int, right: int, top: int) -> tuple[tuple[int, int], ...]:
    return (left * CM, low * CM), (right * CM, low * CM), (right * CM, top * CM), (left * CM, top * CM)


def inn(moving: Moving) -> Scenario:
    """A small table, much trodden: a house with two rooms, a low wall, bushes, riders, a neutral, three who hide."""
    hall, stable = box(6, 6, 16, 18), box(16, 6, 26, 18)
    return Scenario(
        "fourteenth-century",
        (SIDE * CM, SIDE * CM),
        ("robbers", "travellers", "monks"),
        (
            Figure("knife", "robbers", blades=("knife",)),
            Figure("pole", "robbers", blades=("spear",)),
            Figure("brute", "robbers", blades=("two-handed-axe",), strong=True),
            Figure("knight", "travellers", 4, 4, armour=True, blades=("sword",), horse="cavalry"),
            Figure("squire", "travellers", blades=("spear",), horse="mounted-foot"),
            Figure("archer", "travellers", missile="bow", blades=("knife",)),
            Figure("guest", "travellers", blades=("sword",), shield="medium"),
            Figure("monk", "monks", 1, 2),
            Figure("mule", "monks", 1, 1, horse="beast"),
        ),
        (
            Post("knight", at(34, 22)),
            Post("squire", at(20, 32, 9000)),
            Post("archer", at(12, 26)),
            Post("guest", at(10, 12)),
            Post("monk", at(38, 8)),
            Post("mule", at(34, 40, 18000)),
        ),
        (Aim("robbers", "kill"), Aim("travellers", "keep", whom=("guest",)), Aim("monks", "keep", whom=("monk",))),
        TURNS,
        (Pact("robbers", "monks", "neutral"), Pact("travellers", "monks", "allied")),
        (
            Piece("hall", "room", hall),
            Piece("stable", "room", stable),
            Piece("between", "door", ((16 * CM, 11 * CM), (16 * CM, 14 * CM)), 300),
            Piece("front", "door", ((6 * CM, 10 * CM), (6 * CM, 14 * CM)), 300),
            Piece("low", "low-wall", ((30 * CM, 14 * CM), (42 * CM, 14 * CM)), 300),
            Piece("bush", "bushes", box(30, 26, 40, 38)),
        ),
        ambushes=(Ambush(HIDERS, "robbers"),),
        choices=Choices(moving=moving, rounds=1),
    )


class Pinned(Secret):
    """Dice that depend on nothing but their number, so that two games have the same."""

    def faces(self, throw: Throw, number: int, nonces: Mapping[str, str], head: str) -> Faces:
        chance = random.Random(f"{self.game} {number}")
        return tuple(chance.randint(1, throw.sides) for _ in range(throw.count))


class Player:
    """Robbers hide somewhere and stay; all others are played by a recruit."""

    def __init__(self, seed: int, place: int) -> None:
        self.ruleset, self.other = load_argad(), Recruit(load_argad(), seed)
        self.places = random.Random(place)

    def __call__(self, state: Any, seat: str) -> Any:
        view = self.ruleset.view(state, seat)
        if seat != "robbers":
            return self.other(view, seat)
        what, moment = getattr(self.ruleset.awaiting(view), "what", ""), view.moment
        plain: dict[str, Any] = {
            "spring": Spring(moment),
            "talk": Confirm(moment) if view.round else Announce(moment),
            "move": Announce(moment),
            "shoot": Shoot(moment),
            "fight": Fight(moment),
            "press": Press(moment),
        }
        return self.hidden(state, seat) if what == "hide" else plain[what]

    def hidden(self, state: Any, seat: str) -> Hide:
        """Anywhere on the table."""
        for _ in count():
            order = Hide(state.moment, tuple(Post(name, self._somewhere()) for name in HIDERS))
            if not any(refusals(self.ruleset, state, seat, order)):
                return order
        raise AssertionError

    def _somewhere(self) -> Pose:
        draw = self.places.randrange
        return Pose(draw(SIDE * CM), draw(SIDE * CM), draw(TURN))


def begun(seed: int, moving: Moving) -> Match:
    scenario = inn(moving)
    origin = from_seed(seed, scenario.seats)
    game = seated(load_argad(), scenario, origin)
    game.source = Pinned(origin.secret, origin.game)
    match = Match(game, dict.fromkeys(scenario.seats, PERSON), lambda _, __: None)
    match.begin()
    return match


def heard(match: Match, seat: str) -> list[bytes]:
    """All that a seat has by now: the last message with its sentences, its view and its file, and what it may ask."""
    n, ruleset = match.entries, match.game.ruleset
    told = match.entry_for(n, seat)
    now = document(match, told.after, SAY)
    message = telling.entry(SAY, match, told, seat, View(told.h, now, check(now), tuple(patch(None, now))))
    asked = [""] if seat != SPECTATOR else []
    asked += [figure.id for figure in match.game.state.scenario.figures if figure.seat == seat and asked]
    options = [telling.options(SAY, 1, each, ruleset, match.view(seat), match.options(seat, each)) for each in asked]
    return [
        msgspec.json.encode(msgspec.structs.replace(message, head="")),
        canonical(match.view(seat)),
        blanked(match.file(seat)),
        *map(msgspec.json.encode, options),
        *(msgspec.json.encode(told) for told in _previews(match, seat) if seat != SPECTATOR),
    ]


def _previews(match: Match, seat: str) -> Iterator[wire.PreviewMessage]:
    """What comes of the first order that is offered, and of one that is nobody's."""
    for order in [offer.order for offer in match.options(seat).offers[:1]]:
        yield telling.preview(SAY, 1, match.game.ruleset, match.preview(seat, order))
    stroll = Announce(match.view(seat).moment, (Move(HIDERS[0], ((1, 1),)),))
    yield telling.preview(SAY, 1, match.game.ruleset, match.preview(seat, stroll))


def found(match: Match) -> bool:
    return any(not man.hidden for man in match.game.state.men if man.id in HIDERS)


@pytest.mark.parametrize("moving", ["together", "each"])
@pytest.mark.parametrize("seed", [*range(8), 15, 49, 123])
def test_nothing_tells_where_somebody_hides(seed: int, moving: Moving) -> None:
    """Two games that differ in nothing but that are the same to everybody else, until somebody is found."""
    matches = [begun(seed, moving) for _ in range(2)]
    players = [Player(seed, 2 * seed + n) for n in range(2)]
    compared = 0
    while not any(found(match) or isinstance(match.awaits, Over) for match in matches):
        for seat in HEARERS:
            assert heard(matches[0], seat) == heard(matches[1], seat)
        compared += len({tuple(man.stand for man in match.game.state.men) for match in matches}) > 1
        for match, player in zip(matches, players, strict=True):
            seat = match.asked[0]
            assert match.give(seat, player(match.game.state, seat)) is None
    assert compared > 1
