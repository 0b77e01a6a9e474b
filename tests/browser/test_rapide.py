"""Combat Rapide beside a real table: stacks by clicks, dice typed in, the result, and the evening that keeps it all."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.words import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.held import Held
from tests.browser.person import Person
from tests.golden.regenerate import FOLDER, TOLD
from tests.server.house import House
from tests.server.test_invitations import link
from tests.server.test_rapide import told

ROCROI = TOLD["rocroi"][0]


class Table:
    """Somebody who fights battles of Combat Rapide."""

    def __init__(self, person: Person, *, phone: bool) -> None:
        self.page = person.page
        self.say = person.say
        self.button = person.button
        self.visit = person.visit
        self.shoot = person.shoot
        self.phone = phone

    @property
    def faces(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("cr-type"), exact=True).get_by_role("button")

    @property
    def answers(self) -> Locator:
        return self.page.locator(".answers").get_by_role("button")

    @property
    def log(self) -> Locator:
        """Every sentence so far; on a phone they are behind another tab."""
        return self.page.locator(".panel.log li")

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("article", name=self.say("cr-result"), exact=True)

    @property
    def battles(self) -> Locator:
        evening = self.page.get_by_role("region", name=self.say("evening-title"), exact=True)
        return evening.get_by_role("listitem").filter(has=self.page.get_by_role("link"))

    def link(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def side(self, seat: str) -> Locator:
        name = self.say(f"role-{seat}")
        return self.page.get_by_role("region", name=name[0].upper() + name[1:], exact=True)

    def press(self, place: Locator) -> None:
        """A click, or a tap where there are fingers."""
        place.tap() if self.phone else place.click()

    def set_up(self, battle: str) -> None:
        """A battle of the book is chosen from the evening."""
        self.press(self.link("evening-match"))
        self.press(self.page.get_by_role("button", name=re.compile("^Combat Rapide")))
        self.press(self.button(f"battle-{battle}"))
        expect(self.button("begin")).to_be_enabled()

    def begin(self) -> None:
        self.press(self.button("begin"))
        expect(self.side("attacker")).to_be_visible()
        expect(self.page.get_by_role("region", name=self.say("now"), exact=True)).to_be_visible()

    def step(self, place: Locator) -> None:
        """Something is pressed, and something has happened."""
        before = self.log.count()
        self.press(place)
        expect(self.log).not_to_have_count(before)

    def fall(self, face: int) -> None:
        self.step(self.faces.nth(face - 1))

    def stay(self) -> None:
        self.step(self.answers.filter(has_text=re.compile(f"^{self.say('order-stay')}", re.IGNORECASE)))

    def play(self, faces: tuple[int, ...]) -> None:
        """The faces fall; whoever is asked stays."""
        for face in faces:
            while self.answers.count():
                self.stay()
            self.fall(face)

    def file(self, folder: Path) -> bytes:
        with self.page.expect_download() as found:
            self.press(self.card.get_by_role("button", name=self.say("cr-file"), exact=True))
        found.value.save_as(folder / "battle.sand")
        return (folder / "battle.sand").read_bytes()


def sit(meet: Meet, server: House, *, phone: bool = False, language: str = "en") -> Table:
    """Somebody new, at the page of evenings, which he finds from the start."""
    return begun(meet(server, phone=phone, language=language), phone=phone)


def begun(person: Person, *, phone: bool = False) -> Table:
    """The page of evenings is open."""
    table = Table(person, phone=phone)
    table.visit()
    table.press(table.page.get_by_role("link", name=re.compile(re.escape(table.say("evening-new")))))
    expect(table.link("evening-match")).to_be_visible()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_rocroi_typed_in_die_by_die(server: House, meet: Meet, tmp_path: Path, language: str) -> None:
    """To its end, as the terminal plays it; the odds beside each decision; the card; a file that says how it was."""
    table = sit(meet, server, language=language)
    table.set_up("rocroi")
    expect(table.side("attacker")).to_contain_text("CR O.1")
    table.shoot("stacks")
    table.begin()
    expect(table.faces).to_have_count(10)
    for face in ROCROI[:2]:
        table.fall(face)
    now = table.page.get_by_role("region", name=table.say("now"), exact=True)
    expect(now).to_contain_text(table.say("cr-column", column="B"))
    expect(now).to_contain_text(f"+2 {table.say('why-leader')}")
    expect(table.faces.nth(7)).to_have_accessible_name(table.say("cr-face", face="8", effect="2 ★★"))
    table.shoot("die")
    for face in ROCROI[2:4]:
        table.fall(face)
    expect(table.answers).to_have_count(2)
    expect(table.answers.filter(has_text=table.say("cr-best"))).to_have_count(1)
    expect(table.page.get_by_role("region", name=table.say("cr-chances"), exact=True)).to_contain_text("86")
    table.shoot("retreat")
    table.play(ROCROI[4:])
    expect(table.card).to_contain_text("6½")
    expect(table.card.get_by_role("img", name="A+ A− D", exact=True)).to_be_visible()
    table.shoot("over")
    table.press(table.button("conclude"))
    expect(table.link("replay-watch")).to_be_visible()
    file = table.file(tmp_path)
    verdict = verify(file, ruleset_of)
    assert (verdict.fault, verdict.finished, verdict.typed) == (None, True, len(ROCROI))
    assert told(file) == told((FOLDER / "rapide-rocroi-told.sand").read_bytes())
    table.page.emulate_media(media="print")
    expect(table.button("cr-print")).to_be_hidden()
    expect(table.card).to_be_visible()
    table.shoot("print")


@pytest.mark.parametrize("language", LANGUAGES)
def test_stacks_by_touch_on_a_phone(server: House, meet: Meet, language: str) -> None:
    """Every fault at its field by its clause, mended by fingers; a wrong die taken back, the last one too."""
    table = sit(meet, server, phone=True, language=language)
    table.shoot("evening")
    table.set_up("rocroi")
    attacker = table.side("attacker")
    table.press(attacker.get_by_role("button", name=table.say("cr-more", what="A+"), exact=True))
    table.press(table.side("defender").get_by_role("button", name=table.say("cr-more", what="P"), exact=True))
    expect(attacker.get_by_role("alert").first).to_contain_text("CR B.1")
    expect(table.side("defender").get_by_role("alert")).to_contain_text("CR B.2")
    expect(table.button("begin")).to_be_disabled()
    attacker.scroll_into_view_if_needed()
    table.shoot("faults")
    table.press(attacker.get_by_role("button", name=table.say("cr-fewer", what="A+"), exact=True))
    table.press(table.side("defender").get_by_role("button", name=table.say("cr-fewer", what="P"), exact=True))
    expect(table.button("begin")).to_be_enabled()
    expect(table.page.get_by_role("alert")).to_have_count(0)
    table.begin()
    table.shoot("die")
    table.fall(10)
    losses = table.side("defender").get_by_text(table.say("cr-losses-so-far", losses="2"), exact=True)
    expect(losses).to_be_visible()
    table.step(table.button("undo"))
    expect(losses).to_have_count(0)
    table.play(ROCROI[:4])
    table.shoot("retreat")
    table.play((*ROCROI[4:-1], 10))
    expect(table.card).to_contain_text("7½")
    table.step(table.button("undo"))
    table.fall(ROCROI[-1])
    expect(table.card).to_contain_text("6½")
    table.press(table.button("conclude"))
    expect(table.link("replay-watch")).to_be_visible()
    table.card.scroll_into_view_if_needed()
    table.shoot("card")
    wide = table.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "the page is wider than the phone"


def test_an_evening_of_two_battles(server: House, meet: Meet) -> None:
    """Kept and listed; gone on with after a reload; played by a friend with the link; renamed, and one deleted."""
    table = sit(meet, server)
    table.set_up("rocroi")
    table.begin()
    table.play(ROCROI)
    table.press(table.button("conclude"))
    expect(table.link("replay-watch")).to_be_visible()
    table.press(table.link("home"))
    table.set_up("mohacs")
    table.begin()
    table.fall(TOLD["mohacs"][0][0])
    table.page.reload()
    expect(table.page.get_by_text(table.say("cr-last"))).to_be_visible()
    table.press(table.link("home"))
    expect(table.battles).to_have_count(2)
    expect(table.battles.nth(0)).to_contain_text(table.say("match-turn-rapide", turn=1))
    expect(table.battles.nth(1)).to_contain_text("major victory")
    table.shoot("list")

    table.press(table.button("evening-invite"))
    token = table.page.get_by_label(table.say("evening-invite-note")).input_value().partition("#evening=")[2]
    friend = sit(meet, server, phone=True)
    friend.visit(f"#evening={token}")
    expect(friend.battles).to_have_count(2)
    expect(friend.battles.nth(0)).to_contain_text(friend.say("match-turn-rapide", turn=1))
    assert token not in friend.page.url
    friend.shoot("list")
    friend.press(friend.link("evening-resume"))
    for face in TOLD["mohacs"][0][1:]:
        friend.fall(face)
    friend.step(friend.answers.filter(has_text="pasha"))
    expect(friend.card).to_be_visible()
    friend.press(friend.button("conclude"))
    expect(friend.button("conclude")).to_have_count(0)

    table.page.reload()
    expect(table.battles.nth(0)).not_to_contain_text(table.say("match-turn-rapide", turn=1))
    table.press(table.battles.nth(0).get_by_role("button", name=table.say("match-rename"), exact=True))
    table.page.get_by_label(table.say("match-name"), exact=True).fill("The river")
    table.press(table.button("match-save"))
    expect(table.battles.nth(0)).to_contain_text("The river")
    table.press(table.battles.nth(1).get_by_role("button", name=table.say("match-delete"), exact=True))
    table.press(table.button("match-delete-yes"))
    expect(table.battles).to_have_count(1)
    table.page.reload()
    expect(table.battles).to_contain_text("The river")


def test_two_screens_of_one_evening(server: House, meet: Meet) -> None:
    """What is typed on one is seen on the other at once; both tell the same."""
    table = sit(meet, server)
    table.set_up("rocroi")
    table.begin()
    battle = table.page.url.partition("#")[2]
    table.visit("#evening")
    table.press(table.button("evening-invite"))
    token = table.page.get_by_label(table.say("evening-invite-note")).input_value().partition("#evening=")[2]
    friend = sit(meet, server, phone=True)
    friend.visit(f"#evening={token}")
    expect(friend.battles).to_have_count(1)
    for each in (table, friend):
        each.visit(f"#{battle}")
        expect(each.faces).to_have_count(10)
    friend.fall(ROCROI[0])
    expect(table.page.get_by_text(table.say("cr-last"))).to_be_visible()
    expect(table.log).to_have_count(friend.log.count())


@pytest.mark.parametrize("dice", ["typed", "fair"])
def test_a_battle_between_two_browsers(server: House, meet: Meet, dice: str) -> None:
    """One invites, the other comes by the link; a third watches; an undo of typed dice is asked for and granted."""
    host = Table(meet(server), phone=False)
    host.visit("#rapide")
    host.press(host.page.get_by_role("radio", name=re.compile(re.escape(host.say(f"dice-{dice}")))))
    host.page.get_by_role("combobox", name=host.say("opponent"), exact=True).select_option("open")
    host.page.get_by_label(host.say("your-name"), exact=True).fill("Anna")
    expect(host.button("begin")).to_be_enabled()
    host.press(host.button("begin"))
    field = host.page.get_by_role("textbox").first
    expect(field).to_have_value(re.compile("#join="))
    guest = Table(meet(server, phone=True), phone=True)
    guest.page.goto(field.input_value())
    guest.press(guest.button("take-seat"))
    expect(guest.side("defender")).to_be_visible()
    if dice == "typed":
        expect(guest.faces).to_have_count(0)
        host.fall(ROCROI[0])
        guest.fall(ROCROI[1])
        told = guest.log.count()
        expect(host.log).to_have_count(told)
        host.press(host.button("undo-ask"))
        guest.press(guest.button("agree"))
        for each in (host, guest):
            expect(each.log).to_have_count(told - 1)
        guest.fall(ROCROI[1])
        expect(host.log).to_have_count(told)
    else:
        host.step(host.button("cr-throw-all"))
        guest.step(guest.button("cr-throw-all"))
        for each in (host, guest):
            if each.answers.count() and each.answers.first.is_enabled():
                each.stay()
                break
    tickets = json.loads(host.page.evaluate("localStorage.getItem('sandtable.tickets')"))
    _, watch = link(server, tickets[0], "watch")
    watcher = Table(meet(server), phone=False)
    watcher.visit(f"#watch={watch['token']}")
    expect(watcher.side("attacker")).to_be_visible()
    expect(watcher.faces).to_have_count(0)
    expect(watcher.log).to_have_count(host.log.count())


def test_a_battle_is_shown_by_its_link(server: House, meet: Meet) -> None:
    """Everybody who has it looks at the card and changes nothing; links of older programs lead there too."""
    table = sit(meet, server)
    table.set_up("rocroi")
    table.begin()
    table.play(ROCROI)
    table.press(table.button("conclude"))
    expect(table.page.get_by_title(table.say("cr-link-note"))).to_be_visible()
    game, _, name = table.page.url.partition("#")[2].partition("/")
    for path in (f"{game}/{name}", f"{game}/battle/{name}"):
        stranger = Table(meet(server, language="es"), phone=False)
        stranger.visit(f"#{path}")
        expect(stranger.page).to_have_url(re.compile(f"#replay/{name}"))
        expect(stranger.card).to_contain_text("6½")
        assert json.loads(stranger.page.evaluate("localStorage.getItem('sandtable.evenings') ?? '[]'")) == []


def test_dice_by_the_keyboard(server: House, meet: Meet) -> None:
    """A digit is a face, 0 is ten."""
    table = sit(meet, server)
    table.set_up("rocroi")
    table.begin()
    for face in ROCROI:
        while table.answers.count():
            table.stay()
        before = table.log.count()
        table.page.keyboard.press(str(face % 10))
        expect(table.log).not_to_have_count(before)
    expect(table.card).to_contain_text("6½")


def test_a_face_typed_early_waits_for_the_one_before(server: House, meet: Meet) -> None:
    """On a slow line: the next face is typed before the server has confirmed the last, and is not lost."""
    person = meet(server)
    held = Held(person, "done")
    table = begun(person)
    table.set_up("rocroi")
    table.begin()
    first, second = ROCROI[:2]
    told = table.log.count()
    held.wait = True
    table.page.keyboard.press(str(first % 10))
    expect(table.log).to_have_count(told + 1)
    table.page.keyboard.press(str(second % 10))
    held.let_go()
    expect(table.log).to_have_count(told + 2)


def test_the_program_throws(server: House, meet: Meet, tmp_path: Path) -> None:
    """One die after the other, each shown before it falls; the file proves that they were fair."""
    table = sit(meet, server)
    table.set_up("rocroi")
    table.press(table.page.get_by_role("radio", name=re.compile(re.escape(table.say("dice-fair")))))
    table.begin()
    expect(table.button("cr-throw")).to_be_visible()
    table.shoot("before")
    table.step(table.button("cr-throw"))
    while not table.card.is_visible():
        if table.answers.count():
            table.step(table.answers.first)
        else:
            table.step(table.button("cr-throw"))
    table.shoot("over")
    verdict = verify(table.file(tmp_path), ruleset_of)
    assert (verdict.fault, verdict.finished, verdict.typed) == (None, True, 0)
    assert verdict.thrown > 3


def test_what_is_gone_is_told(server: House, meet: Meet) -> None:
    """A battle that was deleted, and a link that is incomplete, have a screen of their own."""
    table = sit(meet, server)
    table.visit("#rapide/battle/0000000000000000")
    expect(table.page.get_by_text(table.say("refused-seat"))).to_be_visible()
    table.shoot("battle")
    table.visit("#evening=nonsense")
    expect(table.page.get_by_role("alert")).to_contain_text(table.say("fault-no-evening"))
    table.press(table.button("evening-forget"))
    expect(table.page.get_by_role("alert")).to_have_count(0)
    expect(table.link("evening-match")).to_be_visible()
