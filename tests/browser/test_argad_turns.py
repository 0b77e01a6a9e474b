"""Turns of Argad! in browsers: four seats, each in turn, units as one, keys, an alarm, a press, a charge, a clock."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from sandtable.games.argad.rules.state import Short
from sandtable.library.words import words
from sandtable.match.match import Match
from sandtable.match.pace import Clock, Pace
from sandtable.table.plane import Pose
from tests.browser.conftest import Meet
from tests.browser.held import Held
from tests.browser.person import Person
from tests.browser.situations import Situation
from tests.browser.situations.skirmish import asked as awaits
from tests.browser.situations.skirmish import asks, sees_the_alarm, skirmish
from tests.browser.skirmisher import (
    MOST,
    answer,
    answers,
    asked,
    drag,
    figure,
    figure_name,
    looking_on,
    panel,
    place,
    plays_on,
    said,
    seat_name,
    seated,
    sets_up,
    takes,
    talk,
    thrown,
    two,
    waits_for,
    watched,
)
from tests.browser.test_screens import looked_at
from tests.server.house import House, Line

CROSSROADS = ("court", "abductors", "foresters", "free-company")
SHIELDS = ("shield-1", "shield-2", "shield-3", "shield-4")
BAND = 8


def chosen(person: Person, name: str) -> Locator:
    """A figure is chosen by a key; its panel."""
    figure(person, name).focus()
    person.page.keyboard.press("Enter")
    expect(panel(person).get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
    return panel(person)


def offer(person: Person, key: str) -> Locator:
    """What the chosen figure may do, by its word."""
    return panel(person).locator(".offers button").filter(has_text=re.compile(f"^{re.escape(person.say(key))}"))


def planned(person: Person) -> Locator:
    return person.page.locator("[data-plan]")


def told(person: Person, key: str, **args: str) -> Locator:
    """A sentence of the log; what it leaves out may be anything."""
    wanted = words(person.say.language)(key, **{**dict.fromkeys(("figure", "place", "target", "seats"), "\0"), **args})
    return person.log.get_by_text(re.compile(re.escape(wanted).replace("�", ".+"))).first


# Four seats


def test_two_people_at_the_crossroads(server: House, meet: Meet) -> None:
    """Two of four seats are the computer's; what is sealed nobody sees, and who watches sees no more."""
    court, company = two(server, meet, "crossroads", ("court", "free-company"))
    onlooker = watched(server, meet, court)
    expect(court.now.get_by_text(court.say("ar-relation-allied", one="Court", other="Foresters"))).to_be_visible()
    for seat in CROSSROADS:
        expect(talk(court).get_by_text(seat_name("crossroads", seat), exact=True)).to_be_visible()
    drag(court, "archer-1", 60, -20)
    answer(court)
    expect(talk(onlooker).get_by_text(onlooker.say("ar-sealed")).first).to_be_visible()
    for other in (company, onlooker):
        assert other.page.locator('[data-way="archer-1"]').count() == 0
        assert not answers(onlooker).count()
    looked_at(onlooker, "sealed")
    answer(company)
    for other in (company, onlooker):
        expect(other.page.locator('[data-way="archer-1"]')).to_be_attached()
        for seat in CROSSROADS:
            expect(said(other, 1, seat)).to_be_visible()
    looked_at(company, "four-have-announced")
    with looking_on(server, court) as line:
        people = {"court": court, "free-company": company}
        for _ in range(MOST):
            seats, _what, turn = waits_for(line)
            if turn > 1:
                break
            for seat in set(seats) & set(people):
                answer(people[seat])
        assert waits_for(line)[2] == 2
    expect(figure(onlooker, "archer-1")).not_to_have_attribute("transform", "")


def passive(lines: dict[str, Line], watched_by: Line) -> None:
    """Everybody else does nothing, until nobody else is asked."""
    for _ in range(MOST):
        seats = [seat for seat in waits_for(watched_by)[0] if seat in lines]
        if not seats:
            return
        line = lines[seats[0]]
        line.ask("ping")
        offers = line.ask("ask-options")["offers"]
        assert line.give(offers[0]["order"])["tell"] == "done"


def test_close_order_goes_as_one(tmp_path: Path, meet: Meet) -> None:
    """Four seats; shields form close order, and march as one by one drag; a lone step of one of them is another's."""
    with skirmish(tmp_path, "crossroads") as situation:
        person = meet(situation.server)
        takes(person, situation, "free-company")
        server, tokens = situation.server, situation.tokens
        with (
            server.line(tokens["court"]) as court,
            server.line(tokens["abductors"]) as abductors,
            server.line(tokens["foresters"]) as foresters,
        ):
            lines = {"court": court, "abductors": abductors, "foresters": foresters}
            chosen(person, "shield-2").get_by_role("button", name=person.say("ar-form", count=len(SHIELDS))).click()
            picked = person.now.get_by_role("list", name=person.say("ar-picked"), exact=True).get_by_role("listitem")
            expect(picked).to_have_count(len(SHIELDS))
            looked_at(person, "forming")
            whole_turn(person, lines, court)
            whole_turn(person, lines, court)
            expect(chosen(person, "shield-1").get_by_text(person.say("argad-picture-close")).first).to_be_visible()
            panel(person).get_by_label(person.say("ar-as-one")).check()
            panel(person).get_by_role("button", name=person.say("ar-how-march"), exact=True).click()
            drag(person, "shield-1", 0, -25)
            expect(planned(person)).to_have_count(len(SHIELDS))
            looked_at(person, "as-one")
            before = {name: place(person, name) for name in SHIELDS}
            whole_turn(person, lines, court)
            for name, at in before.items():
                expect(figure(person, name)).not_to_have_attribute("transform", at)
            expect(chosen(person, "shield-4").get_by_text(person.say("argad-picture-close")).first).to_be_visible()


def whole_turn(person: Person, lines: dict[str, Line], line: Line) -> None:
    """What is picked is announced and confirmed, and the turn goes by."""
    turn = waits_for(line)[2]
    for _ in range(MOST):
        passive(lines, line)
        if waits_for(line)[2] > turn:
            break
        expect(answers(person).first).to_be_visible()
        answer(person)
    expect(person.now.get_by_text(person.say("turn-of", turn=turn + 1, last=10))).to_be_visible()
    expect(answers(person).first).to_be_visible()


def test_alone_against_three(server: House, meet: Meet) -> None:
    """On a phone, against three of the computer's players; the figures are chosen by their names below the table."""
    person = meet(server, phone=True)
    players = {"court": "recruit", "abductors": "recruit", "foresters": "person", "free-company": "recruit"}
    sets_up(person, "crossroads", **players)
    person.now.get_by_role("button", name="Robin", exact=True).tap()
    expect(panel(person).get_by_role("heading", name="Robin")).to_be_visible()
    looked_at(person, "robin")
    offer(person, "argad-how-walk").first.tap()
    person.page.get_by_role("tab", name=person.say("now"), exact=True).tap()
    expect(person.now.get_by_role("list", name=person.say("ar-picked"), exact=True)).to_contain_text("Robin")
    second = person.now.get_by_text(person.say("turn-of", turn=2, last=10))
    for _ in range(MOST):
        expect(answers(person).first.or_(second).first).to_be_visible()
        if second.is_visible():
            break
        answer(person)
    expect(second).to_be_visible()
    looked_at(person, "second-turn")


# Options


def test_each_in_turn(server: House, meet: Meet) -> None:
    """The variant is chosen with the scenario; the order is drawn by lot, and each moves alone."""
    person = meet(server, language="fr")
    person.visit("#argad")
    page, say = person.page, person.say
    page.get_by_role("button", name=re.compile(f"^{re.escape(say('skirmish-village-raid'))}")).click()
    page.locator("summary").filter(has_text=say("ar-options")).click()
    page.get_by_role("combobox", name=say("ar-option-moving")).select_option("each")
    page.get_by_role("checkbox", name=say("ar-option-any_six")).check()
    expect(page.get_by_role("button", name="AR VI.i", exact=True)).to_be_visible()
    looked_at(person, "options")
    seated(person, "village-raid", {"village": "recruit"})
    person.button("begin").click()
    expect(answers(person).first).to_be_visible()
    moved = False
    for _ in range(MOST):
        expect(answers(person).first).to_be_visible()
        if asked(person, "move"):
            expect(person.now.get_by_text(say("ar-phase-move"), exact=True)).to_have_attribute("aria-current", "step")
            before = place(person, "brute")
            drag(person, "brute", 60, -30)
            looked_at(person, "my-move")
            person.button("ar-do-move").click()
            expect(figure(person, "brute")).not_to_have_attribute("transform", before)
            moved = True
            break
        answer(person)
    assert moved
    expect(told(person, "argad-order")).to_be_visible()


# One turn in every way


def test_ways_by_hand(server: House, meet: Meet) -> None:
    """A run, kinds that are barred by their clause, the knob that turns, a whole unit by one drag."""
    person = meet(server)
    sets_up(person, "village-raid", village="recruit")
    chosen(person, "brute")
    panel(person).get_by_role("button", name=person.say("ar-how-run"), exact=True).click()
    drag(person, "brute", 100, -40)
    picked = person.now.get_by_role("list", name=person.say("ar-picked"), exact=True)
    expect(picked.get_by_role("listitem").filter(has_text="Brute")).to_contain_text(person.say("argad-how-run"))

    own = chosen(person, "robber-1")
    offered = own.get_by_role("group", name=person.say("ar-how"), exact=True).get_by_role("button")
    assert offered.all_inner_texts() == [person.say(f"ar-how-{how}") for how in ("any", "walk", "run")]
    own.locator("summary").click()
    barred = own.get_by_role("listitem").filter(has_text=person.say("argad-how-charge"))
    expect(barred.get_by_role("button", name="AR T.6", exact=True)).to_be_visible()
    looked_at(person, "no-charge-on-foot")
    person.page.keyboard.press("Escape")

    chosen(person, "bowman-1")
    grip = person.page.locator(".turner .grip").bounding_box()
    assert grip
    person.page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(grip["x"] - 30, grip["y"] - 60, steps=5)
    person.page.mouse.up()
    expect(picked.get_by_role("listitem").filter(has_text="Bowman A")).to_contain_text(person.say("ar-turns"))
    looked_at(person, "turned")

    chosen(person, "captain")
    panel(person).get_by_label(person.say("ar-as-one")).check()
    drag(person, "captain", 40, 0)
    expect(planned(person)).to_have_count(BAND)
    looked_at(person, "band")
    answer(person)
    expect(said(person, 1, "brigands")).to_contain_text(person.say("ar-announced", count=BAND))


def test_a_turn_by_keys(server: House, meet: Meet) -> None:
    """Nothing but keys: a way by arrows, a turn by brackets, an answer by Tab and Enter, until the next turn."""
    person = meet(server)
    sets_up(person, "village-raid", village="recruit")
    expect(figure(person, "brute")).to_have_class(re.compile(r"\bopen\b"))
    keys = person.page.keyboard
    keys.press("t")
    here(person, '[data-figure="brute"]')
    keys.press("Enter")
    expect(panel(person).get_by_role("heading", name="Brute")).to_be_visible()
    for key in ("Shift+ArrowRight", "Shift+ArrowRight", "ArrowUp", "ArrowUp"):
        keys.press(key)
    expect(person.page.locator(".way.drawn polyline")).to_be_attached()
    looked_at(person, "by-arrows")
    keys.press("Enter")
    expect(person.page.locator('[data-plan="brute"]')).to_be_attached()
    keys.press("]")
    keys.press("Escape")
    expect(panel(person)).to_be_hidden()
    second = person.now.get_by_text(person.say("turn-of", turn=2, last=10))
    with looking_on(server, person) as line:
        for _ in range(MOST):
            expect(answers(person).first.or_(second).first).to_be_visible()
            if second.is_visible():
                break
            with person.entry():
                expect(answers(person).first).to_be_enabled()
                here(person, ".answers button")
                keys.press("Enter")
        expect(second).to_be_visible()
        line.last()
        assert len(stands(line, "brute")) > 1


def stands(line: Line, name: str) -> set[tuple[int, int]]:
    """Where a figure has stood, for as long as it lived: a bowman may have shot it before the turn was over."""
    tables = [line.welcome["state"]] + [each["state"] for each in line.heard if each["tell"] == "entry-message"]
    return {tuple(man["stand"][:2]) for table in tables for man in table["men"] if man["id"] == name}


def here(person: Person, selector: str) -> None:
    """Tab is pressed until this has the focus."""
    for _ in range(MOST):
        if person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def test_nobody_answers_before_his_offers_are_known(tmp_path: Path, meet: Meet) -> None:
    """On a slow line: whether he agrees or amends is known only with the offers; until then Enter does nothing."""
    with skirmish(tmp_path, "village-raid") as situation:
        person = meet(situation.server)
        offers = Held(person, "options-message")
        takes(person, situation, "brigands")
        here(person, ".answers button")
        offers.wait = True
        with person.entry():
            person.page.keyboard.press("Enter")
        with situation.server.line(situation.tokens["village"]) as village:
            passive({"village": village}, village)
            expect(person.head).to_contain_text(village.last()["head"])
            button = person.now.locator(".answers button")
            expect(button).to_be_disabled()
            here(person, ".answers button")
            person.page.keyboard.press("Enter")
            offers.let_go()
            expect(button).to_have_text(person.say("ar-do-confirm"))
            expect(button).to_be_enabled()
            expect(button).to_be_focused()
            assert waits_for(village)[0] == ["brigands"]
            with person.entry():
                person.page.keyboard.press("Enter")


# What befalls them


def test_a_charge_and_its_dice(tmp_path: Path, meet: Meet) -> None:
    """A rider charges home; the blows are told with their dice; luck is measured."""
    with skirmish(tmp_path, "village-raid", stands={"rider": Pose(54_000, 45_000, 0)}) as situation:
        person = meet(situation.server)
        takes(person, situation, "brigands")
        chosen(person, "rider")
        offer(person, "argad-how-charge").first.click()
        person.page.keyboard.press("Escape")
        with situation.server.line(situation.tokens["village"]) as village:
            for _ in range(MOST):
                passive({"village": village}, village)
                expect(answers(person).first).to_be_visible()
                if asked(person, "fight"):
                    break
                answer(person)
            rider = f"{figure_name('village-raid', 'rider')} ({seat_name('village-raid', 'brigands')})"
            expect(told(person, "argad-did-charge", figure=rider)).to_be_visible()
            looked_at(person, "charged")
            fights(person)
            answer(person)
            passive({"village": village}, village)
        expect(thrown(person).first).to_be_visible()
        expect(thrown(person).first.get_by_role("img")).to_have_accessible_name(re.compile(r"\d"))
        looked_at(person, "dice")
        person.button("luck").click()
        expect(person.page.locator(".luck .row").first).to_be_visible()
        looked_at(person, "luck")


def fights(person: Person) -> None:
    """The first who may strike strikes."""
    person.page.locator(".figure.open").first.focus()
    person.page.keyboard.press("Enter")
    blow = panel(person).locator(".offers button").filter(has_text="%").last
    expect(blow).to_be_visible()
    blow.click()
    person.page.keyboard.press("Escape")


def test_a_press_is_answered(tmp_path: Path, meet: Meet) -> None:
    """Who has pushed his enemy back is asked who follows up, and names figures, on the table or by their names."""
    with skirmish(tmp_path, "village-raid", asks("brigands", "press")) as situation:
        person = meet(situation.server, language="es")
        takes(person, situation, "brigands")
        expect(person.button("ar-do-press-none")).to_be_visible()
        names = person.now.get_by_role("group", name=person.say("ar-choose"), exact=True).get_by_role("button")
        name = names.first.text_content() or ""
        names.first.click()
        looked_at(person, "press")
        person.button("ar-press-some", count=1).click()
        expect(told(person, "argad-followed", figure=f"{name} (Bandidos)")).to_be_visible()


def test_sleepers_and_their_alarm(tmp_path: Path, meet: Meet) -> None:
    """Sleepers are seen to sleep; at the end of a turn the alarm is called, and those who hear it sleep no more."""
    with skirmish(tmp_path, "surprise-attack", sees_the_alarm) as situation:
        person = meet(situation.server, language="fr")
        takes(person, situation, "rangers")
        sleepers = person.page.locator(".figure.asleep")
        expect(sleepers.first).to_have_accessible_name(re.compile(person.say("ar-asleep")))
        before = sleepers.count()
        looked_at(person, "asleep")
        answer(person)
        expect(told(person, "argad-woke")).to_be_visible()
        expect(sleepers).not_to_have_count(before)
        looked_at(person, "alarm")


def test_a_clock_ends_the_talk(tmp_path: Path, meet: Meet) -> None:
    """The other's time is over in the middle of the talk: the computer speaks for him, and the turn goes on."""
    pace = Pace("live", main=900, increment=0)
    clock = Clock({"brigands": 900.0, "village": 1.0})
    with skirmish(tmp_path, "village-raid", pace=pace, clock=clock) as situation:
        person = meet(situation.server)
        takes(person, situation, "brigands")
        expect(person.page.get_by_role("timer", name=person.say("clocks"), exact=True)).to_be_visible()
        expect(talk(person).get_by_text(person.say("ar-sealed"))).to_be_visible()
        looked_at(person, "time-over")
        goes_on(person, situation)


def goes_on(person: Person, situation: Situation) -> None:
    """The turn comes to its end without the other."""
    with situation.server.line(situation.tokens["brigands"]) as line:
        plays_on(line, Everybody({"brigands": person}), 1)
        assert waits_for(line)[2] == 2


class Everybody(dict[str, Person]):
    """Who is asked; where the computer is, the person waits until he is asked himself."""

    def __missing__(self, seat: str) -> Any:
        return next(iter(self.values()))


def test_who_stopped_short_says_why(tmp_path: Path, meet: Meet) -> None:
    """A mark at everybody who did not come to the end of their order, and why, as the log tells it."""
    found: list[Short] = []

    def stopped(match: Match) -> bool:
        state = match.game.state
        found[:] = [each for each in state.short if state.man(each.figure)]
        seats, what = awaits(match)
        return bool(found) and "brigands" in seats and what in ("shoot", "fight")

    with skirmish(tmp_path, "village-raid", stopped) as situation:
        person = meet(situation.server)
        takes(person, situation, "brigands")
        expect(person.page.locator(".figure .short")).to_have_count(len({each.figure for each in found}))
        for each in found:
            key = each.why if each.lost or not each.by else "aside"
            why = words("en")(f"argad-short-{key}", figure="@", lost="@", by="@").rsplit("@", 1)[-1]
            expect(figure(person, each.figure)).to_have_attribute("aria-label", re.compile(re.escape(why) + "$"))
        person.shoot("short")
