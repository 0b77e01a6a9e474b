"""Orders by hand: pieces that are dragged, orders carried out at once, enemies that are clicked, many at once."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from sandtable.games.grandeur.files.battles import battles
from tests.browser.conftest import Meet
from tests.browser.fingers import Fingers
from tests.browser.person import Person
from tests.browser.situations import Situation, situation
from tests.browser.situations.reactions import Eager, commands

LABEL = "svg.board.over .measure"


def seated(person: Person, given: Situation) -> None:
    person.take_seats(given.match, given.tokens)
    expect(person.ready_units.first).to_be_visible()


def drag(person: Person, place: Locator, right: float, down: float) -> None:
    """Something is pressed with the mouse, moved and let go."""
    drag_from(person, *Fingers.middle(place), right, down)


def drag_from(person: Person, x: float, y: float, right: float, down: float) -> None:
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + right / 2, y + down / 2)
    mouse.move(x + right, y + down)
    mouse.up()


def hold_key(person: Person, key: str, x: float, y: float, right: float, down: float) -> None:
    person.page.keyboard.down(key)
    drag_from(person, x, y, right, down)
    person.page.keyboard.up(key)


def apart(person: Person, piece: Locator, card: Locator) -> bool:
    """A card covers nothing of a piece, and both are on the table."""
    one, other, table = piece.bounding_box(), card.bounding_box(), person.page.get_by_role("main").bounding_box()
    assert one
    assert other
    assert table
    assert other["y"] >= table["y"]
    assert other["y"] + other["height"] <= table["y"] + table["height"]
    return (
        other["x"] >= one["x"] + one["width"]
        or other["x"] + other["width"] <= one["x"]
        or other["y"] >= one["y"] + one["height"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_units_are_moved_by_hand(tmp_path: Path, meet: Meet) -> None:
    """One is dragged and follows the nearest way; let go where it began, nothing happens; a group goes by one drag."""
    with situation(tmp_path, "clash", blue="captain", turn="red") as given:
        person = meet(given.server)
        seated(person, given)
        page, unit = person.page, person.piece("red.fp-2")
        stood, head = person.place("red.fp-2"), person.head.text_content() or ""
        x, y = Fingers.middle(unit)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 24)
        expect(page.locator(LABEL)).to_contain_text(person.say("do-advance"))
        page.mouse.move(x + 30, y)
        expect(page.locator(LABEL)).to_contain_text(person.say("do-sidestep", way="aside", corner="right"))
        person.shoot("aside")
        page.mouse.move(x, y)
        expect(page.locator(LABEL)).to_have_count(0)
        page.mouse.up()
        expect(person.do_it).to_be_hidden()
        expect(person.head).to_have_text(head)
        with person.entry():
            drag(person, unit, 0, -24)
        assert person.place("red.fp-2") != stood
        expect(person.do_it).to_be_hidden()
        with person.entry():
            person.button("undo").click()
        assert person.place("red.fp-2") == stood
        first, last = Fingers.middle(person.piece("red.fp-3")), Fingers.middle(person.piece("red.fp-4"))
        wide = last[0] - first[0]
        hold_key(person, "Shift", first[0] - 30, first[1] + 40, wide + 60, -70)
        expect(person.unit.get_by_role("heading", name=person.say("group-of", count=3))).to_be_visible()
        person.shoot("group")
        places = [person.place(f"red.fp-{number}") for number in (1, 3, 4)]
        with person.entry():
            drag(person, person.piece("red.fp-1"), 0, -12)
        assert all(person.place(f"red.fp-{n}") != old for n, old in zip((1, 3, 4), places, strict=True))
        expect(person.log).to_contain_text(person.say("impetus-moved-advance", units="#", distance=1).split("#")[1][:9])
        person.shoot("moved")
        no_group(person)


def no_group(person: Person) -> None:
    """Two units far from each other are chosen at once: the server says by which clause they do not act as one."""
    person.piece("red.fp-2").click()
    person.piece("red.s-1").click(modifiers=["Shift"])
    expect(person.page.get_by_role("alert").get_by_role("button").first).to_contain_text("BI")
    person.shoot("no-group")


def test_enemies_are_attacked_by_a_click(tmp_path: Path, meet: Meet) -> None:
    """Those who may be charged are marked, with the chances at the pointer; a click asks beside the piece."""
    with situation(tmp_path, "zone", blue="captain", turn="red") as given:
        person = meet(given.server)
        seated(person, given)
        page, table = person.page, person.page.get_by_role("main")
        person.select("red.fp-1")
        marked = page.locator("svg.board .target.charge")
        expect(marked).to_have_count(1)
        expect(table.get_by_role("button", name=person.say("do-charge", bonus="no"), exact=True)).to_be_visible()
        person.piece("blue.cp-1").hover()
        expect(page.locator(".chances")).to_contain_text(person.say("chance-wins"))
        expect(page.locator(".chances")).to_contain_text("%")
        person.shoot("chances")
        person.piece("blue.cp-1").click()
        expect(person.do_it).to_be_focused()
        assert apart(person, person.piece("red.fp-1"), person.page.locator(".beside"))
        expect(table.get_by_role("group", name=person.say("other-ways")).get_by_role("button")).to_have_count(2)
        person.shoot("asked")
        page.keyboard.press("Escape")
        expect(person.do_it).to_be_hidden()
        person.piece("blue.s-1").click()
        menu = table.locator("section.menu")
        expect(menu).to_contain_text("VBU")
        expect(marked).to_have_count(1)
        person.shoot("enemy")
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        person.piece("red.fp-1").click(button="right")
        expect(menu.get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
        menu.get_by_text(person.say("may-not")).click()
        expect(menu.get_by_role("button", name="BI 5.5b", exact=True).first).to_be_visible()
        person.shoot("menu")
        page.keyboard.press("Escape")
        drag_to(person, person.piece("red.fp-1"), person.piece("blue.cp-1"))
        with person.entry():
            person.do_it.click()


def drag_to(person: Person, place: Locator, other: Locator) -> None:
    """From one thing onto another."""
    (ax, ay), (bx, by) = Fingers.middle(place), Fingers.middle(other)
    drag_from(person, ax, ay, bx - ax, by - ay)


def test_the_table_is_never_lost(tmp_path: Path, meet: Meet) -> None:
    """Panned as far as it goes, it stays in sight; blue alone sees it from blue's side, and may flip it by a key."""
    with situation(tmp_path, "clash", turn="red") as given:
        person = meet(given.server)
        person.take_seats(given.match, {"blue": given.tokens["blue"]})
        expect(person.button("flip")).to_have_attribute("aria-pressed", "true")
        assert Fingers.middle(person.piece("blue.cp-1"))[1] > Fingers.middle(person.piece("red.fp-1"))[1]
        person.shoot("flipped")
        person.page.keyboard.press("f")
        expect(person.button("flip")).to_have_attribute("aria-pressed", "false")
        assert Fingers.middle(person.piece("blue.cp-1"))[1] < Fingers.middle(person.piece("red.fp-1"))[1]
        x, y = Fingers.middle(person.page.get_by_role("main"))
        for _ in range(3):
            drag_from(person, x, y + 60, 600, 20)
        in_sight(person)
        person.shoot("far")
        hold_key(person, " ", *Fingers.middle(person.piece("red.fp-1")), -300, 0)
        in_sight(person)


def in_sight(person: Person) -> None:
    """The middle of the screen is on the table."""
    sand, box = person.page.locator("svg.board .sand").bounding_box(), person.page.get_by_role("main").bounding_box()
    assert sand
    assert box
    middle = box["x"] + box["width"] / 2
    assert sand["x"] - 1 <= middle <= sand["x"] + sand["width"] + 1


def test_a_phone_by_hand(tmp_path: Path, meet: Meet) -> None:
    """A finger on a unit drags it, on the ground it pans; a long press opens what the unit may do."""
    with situation(tmp_path, "clash", blue="captain", turn="red") as given:
        person = meet(given.server, phone=True)
        seated(person, given)
        fingers, unit = Fingers(person.page), person.piece("red.fp-2")
        stood = person.place("red.fp-2")
        with person.entry():
            fingers.drag(*fingers.middle(unit), *ahead(person))
        assert person.place("red.fp-2") != stood
        person.shoot("dragged")
        for _ in range(3):
            fingers.drag(*fingers.middle(person.page.get_by_role("main")), 180, 0)
        in_sight(person)
        person.button("zoom-fit").tap()
        fingers.press(*fingers.middle(person.piece("red.fp-1")))
        expect(
            person.page.get_by_role("main").get_by_role("heading", name=person.say("may"), exact=True)
        ).to_be_visible()
        person.shoot("menu")
        person.page.get_by_role("main").get_by_role("button", name=person.say("close"), exact=True).tap()
        person.piece("blue.cp-1").tap()
        expect(person.do_it).to_be_visible()
        assert apart(person, person.piece("red.fp-1"), person.page.locator(".beside"))
        person.shoot("asked")


def ahead(person: Person) -> tuple[float, float]:
    """Towards the enemy, some way."""
    (ax, ay), (bx, by) = (Fingers.middle(person.piece(each)) for each in ("red.fp-1", "blue.cp-1"))
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    return 20 * (bx - ax) / far, 20 * (by - ay) / far


COUNT = """() => {
    window.presses = 0;
    addEventListener("pointerdown", () => window.presses++, { capture: true });
}"""


def presses(person: Person) -> int:
    """How often something was pressed since they are counted."""
    found: int = person.page.evaluate("window.presses")
    return found


def lasso(person: Person, first: str, last: str) -> None:
    """All from one unit to another are chosen by a rectangle around them."""
    (ax, ay), (bx, by) = (Fingers.middle(person.piece(each)) for each in (first, last))
    hold_key(person, "Shift", ax - 40, ay + 40, bx - ax + 80, by - ay - 80)
    expect(
        person.unit.get_by_role("heading", name=re.compile(person.say("group-of", count="#").split("#")[0]))
    ).to_be_visible()


def test_an_ordinary_turn_in_seven_presses(tmp_path: Path, meet: Meet) -> None:
    """Eight units in three lines advance: each line by a rectangle and a drag; the last ends the turn, and asks."""
    with situation(tmp_path, "lines", turn="red") as given:
        person = meet(given.server)
        seated(person, given)
        person.page.evaluate(COUNT)
        units = [f"red.fp-{number}" for number in range(1, 8)] + ["red.s-1"]
        stood = [person.place(unit) for unit in units]
        for first, last in (("red.fp-1", "red.fp-3"), ("red.fp-4", "red.fp-6")):
            lasso(person, first, last)
            with person.entry():
                drag(person, person.piece(first), 0, -20)
        lasso(person, "red.fp-7", "red.s-1")
        drag(person, person.piece("red.fp-7"), 0, -20)
        with person.entry():
            person.do_it.click()
        assert all(person.place(unit) != place for unit, place in zip(units, stood, strict=True))
        assert presses(person) <= 7
        person.shoot("done")


def test_ten_units_are_set_up_in_twelve_presses(tmp_path: Path, meet: Meet) -> None:
    """Each is dragged from the list to its place, beside its neighbour; where none may stand it goes to the nearest."""
    with situation(tmp_path, "muster") as given:
        person = meet(given.server)
        person.take_seats(given.match, given.tokens)
        assert person.asked() == "deploy"
        person.page.evaluate(COUNT)
        table = person.page.locator("svg.board .sand").bounding_box()
        assert table
        missing = person.now.locator(".carried button")
        expect(person.page.locator("svg.board .set-up")).not_to_have_count(0)
        for number in range(10):
            expect(missing).to_have_count(10 - number)
            x, y = Fingers.middle(missing.first)
            to = table["x"] + table["width"] * (0.2 + 0.055 * number), table["y"] + table["height"] * 0.7
            with person.entry():
                drag_from(person, x, y, to[0] - x, to[1] - y)
            if number == 4:
                person.shoot("half")
        with person.entry():
            person.answers.first.click()
        assert presses(person) <= 12
        person.shoot("all")


def test_the_ridge_in_twelve_presses(tmp_path: Path, meet: Meet) -> None:
    """Nine brigades go forward, each by one drag; a general rides at any angle; the corps has acted."""
    with situation(tmp_path, battles()["peninsular-ridge"], commands, plays=Eager, turn="red") as given:
        person = meet(given.server)
        seated(person, given)
        person.page.evaluate(COUNT)
        brigades = [f"red.{name}" for name in ("art-1", *(f"fp-{number}" for number in (1, 2, 3, 5, 6, 7, 8, 9)))]
        stood = [person.place(unit) for unit in brigades]
        for unit in brigades:
            with person.entry():
                drag(person, person.piece(unit), 0, -24)
        assert all(person.place(unit) != place for unit, place in zip(brigades, stood, strict=True))
        rode = person.place("red.general-1")
        with person.entry():
            drag(person, person.piece("red.general-1"), 37, -46)
        assert person.place("red.general-1") != rode
        expect(person.log).to_contain_text("Wellington")
        person.shoot("moved")
        with person.entry():
            person.end_turn.click()
        assert presses(person) <= 12
