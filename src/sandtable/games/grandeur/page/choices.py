"""Grandeur on the start page: its battles and armies, and the switches of its scenarios."""

import secrets
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args

from sandtable.games.grandeur.files.armies import armies, load_army
from sandtable.games.grandeur.files.battles import MOST_POINTS, battles, load_battle
from sandtable.games.grandeur.files.matchup import matchup, on_the_field_of
from sandtable.games.grandeur.files.ruleset import load_grandeur
from sandtable.games.grandeur.files.tables import load_scales
from sandtable.games.grandeur.page.pricing import costs
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.setup.scenario import Scenario, Weather
from sandtable.games.impetus.files.matchup import FIELDS
from sandtable.games.impetus.rules.setup.scenario import TURNS
from sandtable.library.own import ARMIES, BATTLES, Own, Place
from sandtable.library.words import Words
from sandtable.players.chance import drawn
from sandtable.server.http_error import HttpError, known, refusal, turns_within
from sandtable.server.titles import army_name, battle_title, said
from sandtable.server.wire import lobby as wire

WEATHERS: tuple[str, ...] = get_args(Weather)
SWITCHES = ("divisions", "squares_by_order")


@lru_cache(maxsize=1)
def choices() -> wire.GameChoices:
    """Everything of Grandeur that comes with the program."""
    return wire.GameChoices(
        "grandeur",
        tuple(
            wire.Choosable(name, army_name(Grandeur.name, name), **costs(load_army(path)))
            for name, path in armies().items()
        ),
        tuple(
            wire.Choosable(name, said(f"scenario-{name}"), said(f"story-{name}"), **costs(load_battle(path)))
            for name, path in battles().items()
        ),
        tuple(load_scales()),
        FIELDS,
        WEATHERS,
        SWITCHES,
    )


def rules(wanted: wire.NewMatch, own: Own) -> Grandeur:
    """With the program's own tables: there are no others. Raises Trouble."""
    for name in wanted.tables:
        known("tables", name, ())
    return load_grandeur()


def scenario(wanted: wire.NewMatch, say: Words, own: Own) -> Scenario:
    """The battle that was asked for, by names alone: no path is ever opened. Raises Trouble."""
    named = {**own.places(wanted.ruleset, ARMIES), **armies()}
    for name in filter(None, (wanted.red, wanted.blue)):
        known("army", name, tuple(named))
    if wanted.weather:
        known("weather", wanted.weather, WEATHERS)
    if not 0 <= wanted.most_points <= MOST_POINTS:
        raise HttpError(400, "fault-range", low=0, high=MOST_POINTS, found=str(wanted.most_points)[:20])
    found = _battle(wanted, own, named) if wanted.battle else _matchup(wanted, named)
    if refused := next(iter(load_grandeur().judge_setup(found)), None):
        raise refusal(say, refused)
    return found


def _battle(wanted: wire.NewMatch, own: Own, paths: Mapping[str, Path]) -> Scenario:
    """As it is told, but for what was switched on, and the weather and the cap that were asked for."""
    known("battle", wanted.battle, (*battles(), *own.places(wanted.ruleset, BATTLES)))
    told = wanted.battle if wanted.battle in battles() else own.says(Place(wanted.ruleset, BATTLES, wanted.battle))
    switched: dict[str, Any] = {name: True for name in SWITCHES if getattr(wanted, name)}
    if wanted.weather:
        switched["weather"] = wanted.weather
    if wanted.most_points:
        switched["most_points"] = wanted.most_points
    return on_the_field_of(told, wanted.red, wanted.blue, paths.__getitem__, **switched)


def _matchup(wanted: wire.NewMatch, paths: Mapping[str, Path]) -> Scenario:
    if not (wanted.red and wanted.blue):
        raise HttpError(400, "fault-armies")
    known("scale", wanted.scale, tuple(load_scales()))
    known("field", wanted.field, FIELDS)
    turns_within(wanted.turns, *TURNS)
    switches: dict[str, Any] = {name: getattr(wanted, name) for name in SWITCHES}
    switches |= {"weather": wanted.weather or None, "most_points": wanted.most_points}
    named: dict[str, Any] = {"scale": wanted.scale, "turns": wanted.turns, "find": paths.__getitem__}
    return matchup(wanted.red, wanted.blue, wanted.field, drawn(secrets.randbits(64)), **named, **switches)


def title(wanted: wire.NewMatch, own: Own) -> dict[str, str]:
    return battle_title(wanted, battles(), own)
