"""Pictures of Argad!: every scenario, in light and dark, wide and narrow; nothing but the view decides what is seen."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.picture.livery import LIVERIES
from sandtable.games.argad.picture.scene import Painter, worth_showing
from sandtable.games.argad.rules.characters.figures import horse_name
from sandtable.games.argad.rules.events import Dismounted
from sandtable.games.argad.rules.fold import fold
from sandtable.games.argad.rules.state import Short, State
from sandtable.kernel.answer import Given
from sandtable.kernel.loop import opened
from sandtable.library.symbols import symbols
from sandtable.library.words import words
from sandtable.picture.palette import DARK, LIGHT, Palette


def drawn(state: State, width: int = 1200, palette: Palette = LIGHT) -> ElementTree.Element:
    painter = Painter(load_argad().tables, words("en"), symbols(), "Somewhere", width, palette)
    return ElementTree.fromstring(painter.draw(state).svg)


def named(picture: ElementTree.Element, kind: str) -> list[str]:
    return [found for each in picture.iter() if (found := each.get(f"data-{kind}"))]


@pytest.mark.parametrize("name", sorted(scenarios()))
@pytest.mark.parametrize(("width", "palette"), [(1200, LIGHT), (390, DARK)])
def test_every_scenario_is_drawn(name: str, width: int, palette: Palette) -> None:
    """All pieces of terrain, and everybody who stands on the table."""
    state = opened(load_argad(), load_scenario(find_scenario(name)))
    picture = drawn(state, width, palette)
    assert sorted(named(picture, "piece")) == sorted(piece.id for piece in state.scenario.pieces)
    assert sorted(named(picture, "figure")) == sorted(man.id for man in state.men if man.stand)


def test_who_hides_is_seen_by_his_own_player_only() -> None:
    """The picture of a view shows what the view holds."""
    ruleset = load_argad()
    state = opened(ruleset, load_scenario(find_scenario("ambush")))
    order = ruleset.options(state, "robbers").offers[0].order
    state = ruleset.resolve(state, Given("robbers", order))[1]
    hidden = {man.id for man in state.men if man.hidden}
    assert hidden
    assert hidden <= set(named(drawn(ruleset.view(state, "robbers")), "figure"))
    assert not hidden & set(named(drawn(ruleset.view(state, "travellers")), "figure"))


def test_who_stopped_short_says_why() -> None:
    """A mark, and the reason in the title."""
    state = opened(load_argad(), load_scenario(find_scenario("village-raid")))
    name, other = state.men[0].id, state.men[1].id
    short = replace(state, short=(Short(name, "friend", other, 2500),))
    titles = [each.text or "" for each in drawn(short).iter() if each.tag.endswith("title")]
    assert sum("stops 2.5 cm short" in title for title in titles) == 1
    assert len(ElementTree.tostring(drawn(short))) > len(ElementTree.tostring(drawn(state)))


def test_the_same_state_is_the_same_picture() -> None:
    state = opened(load_argad(), load_scenario(find_scenario("village-raid")))
    assert ElementTree.tostring(drawn(state)) == ElementTree.tostring(drawn(state))


def test_sides_differ_without_colour_too() -> None:
    """Neighbours among the seats are never both plain."""
    plain = [not livery.hatch for livery in LIVERIES]
    assert len({livery.card for livery in LIVERIES}) == len(LIVERIES) == 8
    assert not any(one and other for one, other in pairwise(plain))


def test_a_film_shows_what_has_changed() -> None:
    state = opened(load_argad(), load_scenario(find_scenario("village-raid")))
    assert worth_showing([state, state]) == [state]


def test_a_horse_left_is_drawn_where_it_stands() -> None:
    """AR VI.g: in the colours of its rider, called by whose it is."""
    state = opened(load_argad(), load_scenario(find_scenario("ambush")))
    rider = next(man for man in state.men if man.mounted and man.stand is not None)
    assert rider.stand is not None
    state = fold(state, Dismounted(rider.id, rider.stand._replace(x=rider.stand.x + 4000), rider.stand))
    picture = drawn(state)
    assert horse_name(rider.id) in named(picture, "figure")
    assert any("’s horse" in (each.text or "") for each in picture.iter() if each.tag.endswith("title"))
