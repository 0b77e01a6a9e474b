"""Argad! in figures: python -m bench.argad. One row a line: what, figure, ceiling; seconds of one core.

Sixty figures on the ground of the village raid, thirty a side: options for one figure, a whole turn (plan, talk, walk,
shoot, fight) by recruits and by captains, the walk alone, and the exact odds of a duel and of three on two.
"""

from collections.abc import Callable
from functools import partial
from time import process_time

from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.odds.bouts import contact_odds, duel_odds, duel_state
from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.events import Moved, MovementEnded
from sandtable.games.argad.rules.orders import Announce, AnyOrder, Blow, Confirm, Move
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import Aim, Post, Scenario
from sandtable.games.argad.rules.state import State
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Over
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.loop import opened
from sandtable.players.chance import seeded
from sandtable.players.roster import CAPTAIN, RECRUIT, player
from sandtable.table.plane import Pose

CM = 1000
SIDE = 30
FORWARD = 9 * CM
TURNS = 4
CEILINGS = {
    "options for one figure": 0.05,
    "a turn of sixty figures": 3.0,
    "a turn of sixty figures, captains": 3.0,
    "the walk of sixty figures": 1.0,
    "odds of a duel": 0.1,
    "odds of three on two": 1.0,
}


def crowd() -> Scenario:
    """Thirty a side, thirty centimetres apart, on the ground of the raid; a third of them shoot."""
    ground = load_scenario(find_scenario("village-raid"))
    figures, posts = [], []
    for seat, x, step, heading in (("red", 40, -3, 0), ("blue", 74, 3, 18000)):
        for n in range(SIDE):
            name = f"{seat}-{n}"
            missile = "bow" if n % 3 == 0 else ""
            figures.append(Figure(name, seat, 3, 3, blades=("sword",), missile=missile))
            posts.append(Post(name, Pose((x + step * (n // 10)) * CM, (28 + 3 * (n % 10)) * CM, heading)))
    aims = (Aim("red", "kill", count=SIDE), Aim("blue", "kill", count=SIDE))
    return replace(
        ground, seats=("red", "blue"), figures=tuple(figures), posts=tuple(posts), aims=aims, last_turn=TURNS
    )


def three_on_two() -> State:
    figures = tuple(
        Figure(name, seat, rank, 3, armour=True, blades=("sword",), shield="medium")
        for name, seat, rank in (("a", "red", 3), ("b", "red", 4), ("c", "red", 3), ("y", "blue", 3), ("z", "blue", 5))
    )
    places = {"a": (50, 50), "b": (50, 52), "c": (52, 54), "y": (52, 50), "z": (52, 52)}
    posts = tuple(Post(name, Pose(x * CM, y * CM, 0)) for name, (x, y) in places.items())
    aims = (Aim("red", "kill"), Aim("blue", "kill"))
    scenario = Scenario("fourteenth-century", (100 * CM, 100 * CM), ("red", "blue"), figures, posts, aims, 1)
    return load_argad().setup(scenario)


def about_to_walk(ruleset: Argad, state: State) -> tuple[State, Given[AnyOrder]]:
    """All sixty have announced that they go forward, and only the last word is missing."""
    for seat, way in (("red", FORWARD), ("blue", -FORWARD)):
        stands = [(man.id, man.stand) for man in state.men if man.id.startswith(seat) and man.stand]
        moves = tuple(Move(name, ((stand.x + way, stand.y),)) for name, stand in stands)
        state = ruleset.resolve(state, Given(seat, Announce(state.moment, moves)))[1]
    state = ruleset.resolve(state, Given("red", Confirm(state.moment)))[1]
    return state, Given("blue", Confirm(state.moment))


def walked(ruleset: Argad, state: State, last: Given[AnyOrder]) -> None:
    """The last word, the dice of those who are slow, and the walk itself."""
    told, state = ruleset.resolve(state, last)
    events, chance = list(told), seeded(1)
    while not any(isinstance(event, MovementEnded) for event in events):
        awaited = ruleset.awaiting(state)
        assert isinstance(awaited, Throw)
        told, state = ruleset.resolve(state, Read(read(awaited, chance(awaited))))
        events += told
    assert sum(isinstance(event, Moved) for event in events) >= SIDE


def seconds(action: Callable[[], object]) -> float:
    start = process_time()
    action()
    return process_time() - start


def played(state: State, name: str) -> State:
    """All turns of the crowd, by players of a name."""
    ruleset, chance = load_argad(), seeded(1)
    decide = player(name, ruleset, 1)
    while not isinstance(awaited := ruleset.awaiting(state), Over):
        if isinstance(awaited, Throw):
            state = ruleset.resolve(state, Read(read(awaited, chance(awaited))))[1]
        else:
            seat = awaited.seats[0]
            state = ruleset.resolve(state, Given(seat, decide(ruleset.view(state, seat), seat)))[1]
    return state


def main() -> None:
    ruleset = load_argad()
    state = opened(ruleset, crowd())
    ruleset.options(state, "red", "red-0")
    names = [f"red-{n}" for n in range(SIDE)]
    figures = {
        "options for one figure": max(seconds(partial(ruleset.options, state, "red", name)) for name in names),
        "a turn of sixty figures": seconds(lambda: played(state, RECRUIT)) / TURNS,
        "a turn of sixty figures, captains": seconds(lambda: played(state, CAPTAIN)) / TURNS,
    }
    figures["the walk of sixty figures"] = seconds(partial(walked, ruleset, *about_to_walk(ruleset, state)))
    duel = duel_state(ruleset, "fourteenth-century", Figure("", ""), Figure("", ""))
    melee = three_on_two()
    blows = tuple(Blow(*pair) for pair in (("a", "y"), ("b", "z"), ("c", "z"), ("y", "a"), ("z", "b")))
    figures["odds of a duel"] = seconds(lambda: duel_odds(ruleset, duel))
    figures["odds of three on two"] = seconds(lambda: contact_odds(ruleset, melee, blows))
    for name, figure in figures.items():
        print(f"{name}\t{figure:.3f}\t{CEILINGS[name]}")


if __name__ == "__main__":
    main()
