"""What the start page shows first: the games, and of each its ready battles as cards with a small map."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath, FromQuery

from sandtable.games import game, games
from sandtable.games.package import GamePackage, Ready
from sandtable.kernel.loop import opened
from sandtable.library import DATA
from sandtable.library.card import card_of
from sandtable.library.names import in_each
from sandtable.library.symbols import symbols
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match.crew import BESIDE, STRANGE
from sandtable.match.naming import called
from sandtable.match.pictures import drawable
from sandtable.players.roster import players_of
from sandtable.server import lobby
from sandtable.server.asker import spoken
from sandtable.server.headers import json_answer
from sandtable.server.http_error import HttpError
from sandtable.server.titles import said
from sandtable.server.wire import lobby as wire

WIDTH = 800
"""How wide a map is drawn."""

COVER = "cover.svg"
"""The picture of a game, among its files."""

MAPS = 64
"""How many maps are remembered."""

UNKNOWN = 10_000
"""A battle that does not say how long it takes comes last."""


@get("/api/games")
async def offered() -> Response[tuple[wire.GameOffer, ...]]:
    """The games that may be played here."""
    return json_answer(await BESIDE.run(lambda: msgspec.json.encode([*map(_offer, _shown())])))


@get("/api/games/{name:str}/battles")
async def battles(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[tuple[wire.ReadyBattle, ...]]:
    """The ready battles of a game, the shortest first."""
    lobby.start_of(name)
    return json_answer(await BESIDE.run(_told, name, spoken(request).language))


@get("/api/games/{name:str}/battles/{battle:str}/map", media_type="image/svg+xml")
async def battle_map(name: FromPath[str], battle: FromPath[str], dark: FromQuery[bool] = False) -> Response[bytes]:
    """The table of a ready battle as it stands at first."""
    lobby.start_of(name)
    if battle not in _ready(name) or not drawable(name):
        raise HttpError(404, "fault-nothing-here")
    data = await STRANGE.run(_map, name, battle, dark)
    return Response(data, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@get("/api/games/{name:str}/cover", media_type="image/svg+xml")
async def cover(name: FromPath[str]) -> Response[bytes]:
    """The picture of a game; a neutral one for games that have none."""
    lobby.start_of(name)
    data = await BESIDE.run(_cover, game(name).data)
    return Response(data, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


def _cover(data: Path) -> bytes:
    own = data / COVER
    return (own if own.is_file() else DATA / COVER).read_bytes()


def _shown() -> Iterator[GamePackage]:
    return (each for each in games() if each.page.start)


def _offer(package: GamePackage) -> wire.GameOffer:
    players = tuple(wire.Choosable(name, said(f"player-{name}")) for name in lobby.choosable(package.name))
    quick = package.page.start.quick() if package.page.start else None
    return wire.GameOffer(package.name, players, players_of(package.name)[-1], quick)


@lru_cache(maxsize=16)
def _ready(name: str) -> dict[str, Ready]:
    return {each.id: each for each in lobby.start_of(name).ready()}


@lru_cache(maxsize=16 * len(LANGUAGES))
def _told(name: str, lang: str) -> bytes:
    cards = [_card(game(name), words(lang), each) for each in _ready(name).values()]
    return msgspec.json.encode(sorted(cards, key=lambda each: each.minutes or UNKNOWN))


def _card(package: GamePackage, say: Words, ready: Ready) -> wire.ReadyBattle:
    card, name = card_of(dict(ready.file)), package.name
    story = in_each(card.story) if card.story else ready.story
    return wire.ReadyBattle(
        ready.id,
        ready.title[say.language],
        story.get(say.language, ""),
        card.minutes or 0,
        card.difficulty or "",
        tuple(_sides(package, say, ready.scenario)),
        ready.setup,
        f"/api/games/{name}/battles/{ready.id}/map" if drawable(name) else "",
    )


def _sides(package: GamePackage, say: Words, scenario: Any) -> Iterator[wire.ReadySide]:
    rules, names = package.files.load(), called(package.name, scenario)
    roster = package.page.roster(say, scenario) if package.page.roster else {}
    for seat in rules.seats(rules.setup(scenario)):
        yield wire.ReadySide(seat, names.get(seat, {}).get(say.language, seat), tuple(roster.get(seat, ())))


@lru_cache(maxsize=MAPS)
def _map(name: str, battle: str, dark: bool) -> bytes:
    from sandtable.picture.palette import DARK, LIGHT
    from sandtable.picture.small import small

    package, ready = game(name), _ready(name)[battle]
    assert package.picture, "only games that can be drawn are asked for"
    rules = package.files.load()
    painter = package.picture.painter(rules, words(LANGUAGES[0]), symbols(), "", WIDTH, DARK if dark else LIGHT)
    return small(painter.draw(opened(rules, ready.scenario)).svg)


def router() -> Router:
    return Router("/", route_handlers=[offered, battles, battle_map, cover])
