"""A whole game against the computer, from the start page to its end."""

from sandtable.games.impetus.files.armies import armies, load_army
from tests.browser.beginner import Beginner
from tests.browser.conftest import Meet
from tests.server.house import House


def test_a_first_battle(server: House, meet: Meet) -> None:
    """One click, and a battle against the captain until one side has won."""
    person = meet(server)
    person.visit()
    person.shoot("start")
    person.page.get_by_role("button", name=person.say("play-now")).click()
    Beginner(person).play()
    person.shoot("over")


def test_two_armies_set_up_by_the_players(server: House, meet: Meet) -> None:
    """Armies, opponent and length chosen; terrain placed by the players, the army deployed; the battle to its end."""
    person = meet(server)
    person.visit()
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    person.page.get_by_label(person.say("army-red")).select_option(label=load_army(armies()["gauls"]).name.en)
    person.page.get_by_label(person.say("field")).select_option(label=person.say("field-played"))
    person.page.get_by_label(person.say("opponent")).select_option(label=person.say("player-captain"))
    person.page.get_by_label(person.say("turns")).fill("3")
    person.shoot("start")
    person.button("begin").click()
    beginner = Beginner(person)
    beginner.play()
    assert beginner.seen >= {"deploy", "answers", "orders", "over"}
