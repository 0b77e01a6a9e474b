"""`sandtable odds impetus`: exact chances of fire, cohesion and melee, by the throws of the rules themselves."""

from typing import Any

import msgspec
import typer

from sandtable.cli.exact import Json, exact, field_in, show, table
from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken
from sandtable.games.impetus.players.chances import Fighter, hits, loss, melee
from sandtable.library.words import Words

MOST_DICE = 60
MOST_VBU = 20

impetus = typer.Typer(help="Basic Impetus: fire, cohesion, melee.", no_args_is_help=True, add_completion=False)


@impetus.command("fire")
def fire_odds(
    dice: int = typer.Option(..., "--dice", min=0, max=MOST_DICE, help="How many dice are thrown."),
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """How many hits a pool of dice gives."""
    spoken(lang)
    show({"hits": table(hits(dice), str)}, as_json=as_json)


@impetus.command("cohesion")
def cohesion_odds(
    vbu: int = typer.Option(..., "--vbu", min=1, max=MOST_VBU, help="The strength of the unit."),
    suffered: int = typer.Option(..., "--hits", min=0, max=MOST_DICE, help="How many hits it has suffered."),
    general: bool = typer.Option(False, "--general", help="The general is in the unit."),
    disordered: bool = typer.Option(False, "--disordered", help="The unit is disordered."),
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """What a unit that was hit loses by its cohesion test."""
    spoken(lang)
    show({"loss": table(loss(vbu, suffered, general, disordered), str)}, as_json=as_json)


@impetus.command("melee")
def melee_odds(
    attacker: str = typer.Option(..., "--attacker", metavar="SIDE", help='Such as "vbu=6,dice=9,general".'),
    defender: str = typer.Option(..., "--defender", metavar="SIDE", help='Such as "vbu=5,dice=5,disordered".'),
    lang: str | None = Lang,
    as_json: bool = Json,
) -> None:
    """Who loses how much in one round of melee, by failed tests; not capped at the strength that is left."""
    say = spoken(lang)
    lost = melee(_fighter(say, attacker), _fighter(say, defender))
    found: dict[str, Any] = {"losses": table(lost, lambda pair: f"{pair[0]},{pair[1]}")}
    found["attacker_wins"] = exact(lost.chance(lambda pair: pair[0] < pair[1]))
    found["defender_wins"] = exact(lost.chance(lambda pair: pair[0] > pair[1]))
    found["draw"] = exact(lost.chance(lambda pair: pair[0] == pair[1]))
    show(found, as_json=as_json)


def _fighter(say: Words, text: str) -> Fighter:
    """`vbu=5,dice=5,disordered,general`."""
    try:
        fighter = msgspec.convert(dict(field_in(part.strip(), 3) for part in text.split(",")), Fighter)
    except msgspec.ValidationError:
        fail([say("fighter-unreadable", text=text)], UNUSABLE)
    if not (1 <= fighter.vbu <= MOST_VBU and 0 <= fighter.dice <= MOST_DICE):
        fail([say("fighter-range", text=text, vbu=MOST_VBU, dice=MOST_DICE)], UNUSABLE)
    return fighter
