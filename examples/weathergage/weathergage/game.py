"""Weather Gage as the rest of the program knows it."""

from pathlib import Path

from sandtable.games.package import GamePackage, Odds, Page, Players, Reckoning
from sandtable.kernel.readings import Successes
from sandtable.library.scenario import names_of_parts, scenario_files
from sandtable.library.wording import worded
from sandtable.odds.throw import next_throw
from sandtable.server.scenarios import ScenarioStart
from weathergage import DATA
from weathergage.captain import Captain
from weathergage.rules import State, Tables, WeatherGage

GAME = GamePackage(
    name=WeatherGage.name,
    data=DATA,
    ruleset=WeatherGage,
    version=WeatherGage.version,
    files=scenario_files(WeatherGage, Tables(), first="frigates"),
    telling=worded(
        WeatherGage.name,
        called=names_of_parts,
        lengths=("distance", "least", "most", "fast"),
        angles=("turn", "helm"),
        kinds={"turn-began": "turn", "night-fell": "big"},
        opening="WG 1.1",
    ),
    players=Players(named={"captain": Captain}),
    odds=Odds(prospects=next_throw, counted={Successes: "weathergage-hits"}),
    reckoning=Reckoning(lost=State.lost, whole=lambda it: {"red": it.red.hull, "blue": it.blue.hull}, measure="hull"),
    page=Page(
        module=Path(__file__).parent / "page" / "page.js",
        start=ScenarioStart(WeatherGage.name),
        dice=("fair", "typed"),
        called=names_of_parts,
        scene=lambda ruleset, *_: ruleset.tables,
    ),
)
