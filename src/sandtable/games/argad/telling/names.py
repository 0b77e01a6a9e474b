"""The names of everything in a scenario: players, figures, zones, weapons, aims, places."""

from collections import Counter
from collections.abc import Iterable

from sandtable.games.argad.rules.characters.figures import LEFT
from sandtable.games.argad.rules.setup.scenario import Aim, Scenario, names_in
from sandtable.library.letters import lettered
from sandtable.library.readable import length
from sandtable.library.sentence import Mentions
from sandtable.library.words import Words
from sandtable.table.plane import Pose


class Names:
    """The names of one scenario in one language. Players, figures and zones have their author's names."""

    def __init__(self, say: Words, scenario: Scenario, *, brief: bool = False) -> None:
        self.say = say
        self.brief = brief
        self.scenario = scenario
        self.mentions = Mentions()
        self._named = names_in(scenario, say.language)
        self._figures = _called(scenario)

    @property
    def title(self) -> str:
        """The name of the scenario."""
        return self._named.get(("scenario", "")) or self.scenario.name or "Argad!"

    def seat(self, seat: str) -> str:
        name = self._named.get(("seat", seat)) or _plain(seat)
        return name[:1].upper() + name[1:]

    def seats(self, seats: Iterable[str]) -> str:
        return ", ".join(map(self.seat, seats))

    def figure(self, name: str) -> str:
        """A figure with its player, since two players may have figures of one name."""
        figure, own = self.scenario.figure(name), self.bare(name)
        return f"{own} ({self.seat(figure.seat)})" if figure else own

    def bare(self, name: str) -> str:
        """A figure without its player, for sentences that name the player already."""
        if name in self._figures:
            self.mentions.named(name)
        return lettered(self._named.get(("figure", name)) or self._figures.get(name, _plain(name)), name)

    def horse(self, name: str) -> str:
        """A horse without its rider, by the rider's name."""
        return self.say("argad-horse-left", figure=self.bare(name.removesuffix(LEFT)))

    def figures(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.figure, names))

    def zone(self, zone: str) -> str:
        return self._named.get(("zone", zone)) or _plain(zone)

    def weapon(self, weapon: str) -> str:
        return self.word("weapon", weapon)

    def word(self, kind: str, name: str) -> str:
        """A word of the rules; names from a player's own tables are shown as written."""
        key = f"argad-{kind}-{name}"
        return self.say(key) if self.say.has(key) else _plain(name)

    def place(self, stand: Pose) -> str:
        """In cm from the lower left corner."""
        return f"{length(self.say, stand.x)} / {length(self.say, stand.y)}"

    def aim(self, aim: Aim) -> str:
        """An aim, without its points, which are told beside it."""
        if aim.kind == "deny":
            other = self.scenario.aims[aim.aim]
            return self.say("argad-aim-deny", who=self.seat(other.seat), aim=self.aim(other))
        anybody = "argad-any-enemies" if aim.kind == "kill" else "argad-any-friends"
        whom = ", ".join(map(self.bare, aim.whom)) or self.say(anybody)
        return self.say(f"argad-aim-{aim.kind}", **self._asked(aim, whom))

    def _asked(self, aim: Aim, whom: str) -> dict[str, str | int]:
        """The arguments that the sentence of an aim needs."""
        if aim.kind in ("loot", "hold"):
            return {"zone": self.zone(aim.zone)}
        if aim.kind == "tell":
            return {"whom": whom}
        args: dict[str, str | int] = {"count": aim.count, "whom": whom}
        return args | {"zone": self.zone(aim.zone)} if aim.kind == "reach" else args


def _called(scenario: Scenario) -> dict[str, str]:
    """Figures by their names; those whose name is not unique by their ids."""
    names = Counter(figure.name for figure in scenario.figures)
    return {
        figure.id: figure.name if figure.name and names[figure.name] == 1 else _plain(figure.id)
        for figure in scenario.figures
    }


def _plain(name: str) -> str:
    return name.replace("-", " ")
