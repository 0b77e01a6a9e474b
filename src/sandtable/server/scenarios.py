"""Games that are set up by choosing a scenario: one that comes with the game, or a file of one's own."""

from functools import cached_property
from typing import Any

from sandtable.games import game
from sandtable.games.package import Ready, Start
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.library.document import read_document
from sandtable.library.own import BATTLES, Own, Place, shipped_files
from sandtable.library.scenario import named_scenario, scenario_note, scenario_title
from sandtable.library.words import LANGUAGES, Words
from sandtable.match.match import PERSON
from sandtable.match.naming import called
from sandtable.players.roster import players_of
from sandtable.server.http_error import known, refusal
from sandtable.server.titles import in_every_language, own_files, said
from sandtable.server.wire.lobby import Quick, ScenarioOffer, ScenarioOffers, ScenarioSetup, SeatPlan


class ScenarioStart(Start[ScenarioSetup]):
    """Scenarios are asked for by name: no path is ever opened. The page needs no form: the house has one."""

    setup_type = ScenarioSetup

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def _shipped(self) -> dict[str, Any]:
        return {name: named_scenario(game(self.game), name) for name in shipped_files(self.game, BATTLES)}

    def choices(self, own: Own) -> ScenarioOffers:
        shipped = tuple(self._offer(name, found) for name, found in self._shipped.items())
        mine = (self._offer(each.place.name, each.looked.says) for each in own_files(own, self.game, BATTLES))
        return ScenarioOffers((*shipped, *mine))

    def _offer(self, name: str, scenario: Any) -> ScenarioOffer:
        note = in_every_language(lambda say: scenario_note(self.game, say, scenario))
        seats, names = self._seats(scenario), called(self.game, scenario)
        return ScenarioOffer(
            name,
            self._title(scenario),
            note if name in self._shipped else said("own-note"),
            seats=seats,
            called={seat: names.get(seat) or dict.fromkeys(LANGUAGES, seat) for seat in seats},
        )

    def ready(self) -> list[Ready]:
        """The scenarios that come with the game."""
        files = {name: read_document(path).raw for name, path in shipped_files(self.game, BATTLES).items()}
        offers = {name: self._offer(name, found) for name, found in self._shipped.items()}
        return [
            Ready(name, offers[name].name, offers[name].note, found, {"battle": name}, files[name])
            for name, found in self._shipped.items()
        ]

    def quick(self) -> Quick:
        """The first scenario: a person against the best player that the computer has."""
        first = game(self.game).files.first
        person, *others = self._seats(self._shipped[first])
        best = players_of(self.game)[-1]
        return Quick((SeatPlan(person, PERSON), *(SeatPlan(seat, best) for seat in others)), {"battle": first})

    def seats(self, setup: ScenarioSetup, own: Own) -> tuple[str, ...]:
        return self._seats(self._found(setup, own))

    def ruleset(self, setup: ScenarioSetup, own: Own) -> AnyRuleset:
        return game(self.game).files.load()

    def scenario(self, setup: ScenarioSetup, say: Words, own: Own, *, by_mail: bool = False) -> Any:
        found = self._found(setup, own)
        if refused := next(self.ruleset(setup, own).judge_setup(found), None):
            raise refusal(say, refused)
        return found

    def title(self, setup: ScenarioSetup, own: Own) -> dict[str, str]:
        return self._title(self._found(setup, own))

    def _found(self, setup: ScenarioSetup, own: Own) -> Any:
        known("battle", setup.battle, (*self._shipped, *own.places(self.game, BATTLES)))
        return self._shipped.get(setup.battle) or own.says(Place(self.game, BATTLES, setup.battle))

    def _seats(self, scenario: Any) -> tuple[str, ...]:
        rules = game(self.game).files.load()
        return rules.seats(rules.setup(scenario))

    def _title(self, scenario: Any) -> dict[str, str]:
        return in_every_language(lambda say: scenario_title(self.game, say, scenario))
