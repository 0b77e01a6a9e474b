"""Whoever looks elsewhere hears that it is his turn."""

from pathlib import Path

from tests.browser.beginner import Beginner
from tests.browser.conftest import Meet
from tests.browser.test_online import looking_on, step, two, waits_for
from tests.server.house import house

ELSEWHERE = """() => {
    window.called = [];
    class Noted { constructor(title, told) { window.called.push([title, told.body]); } close() {} }
    Noted.permission = "granted";
    window.Notification = Noted;
    Object.defineProperty(document, "hidden", { get: () => true });
}"""


def test_whoever_looks_elsewhere_is_called(tmp_path: Path, meet: Meet) -> None:
    """One notice as soon as he is asked, with the name of the battle; and the title says so."""
    with house(tmp_path) as server:
        red, blue = two(server, meet)
        people = {"red": red, "blue": blue}
        players = {seat: Beginner(person) for seat, person in people.items()}
        with looking_on(server, red) as line:
            first, _ = waits_for(line)
            other = people["blue" if first == "red" else "red"]
            other.page.evaluate(ELSEWHERE)
            while waits_for(line)[0] == first:
                step(line, players)
            other.page.wait_for_function("window.called.length")
            assert other.page.evaluate("window.called") == [[other.say("your-turn"), "A first battle"]]
            assert other.say("your-turn") in other.page.title()
