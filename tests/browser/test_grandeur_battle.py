"""A whole small battle of own files against the captain: red evades, forms square and shoots on opportunity."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.situations import NONCE
from tests.browser.situations.pursuit import FILES, GUNS, seed_of_all_three
from tests.browser.test_grandeur import PERCENT, choose_grandeur, odds_of
from tests.server.house import fresh_house

ANSWERS = ("order-evade", "order-form-square", "order-opportunity-fire")
TOLD = (
    ("grandeur-fell-back", {"evaded": "yes", "unit": "#", "distance": "#"}),
    ("grandeur-discipline-tested", {"purpose": "square", "units": "#", "sum": "#", "needed": "#", "passed": "yes"}),
    ("grandeur-opportunity-used", {"unit": "#", "against": "#"}),
)
MOST = 200


def kept(person: Person, file: Path) -> None:
    """A file is uploaded, sound, says what it costs, and is saved."""
    person.visit("#material")
    person.page.get_by_label(person.say("own-upload")).set_input_files(file)
    expect(person.page.get_by_text(person.say("own-faults-none"))).to_be_visible()
    expect(person.page.get_by_role("region", name=person.say("own-faults"))).to_contain_text(re.compile(r"\d+ points"))
    person.button("own-save").click()
    expect(person.page.get_by_text(person.say("own-saved"), exact=True)).to_be_visible()


class Plain:
    """Does at the screen what the plain mind does by itself."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.answered: list[str] = []
        self.tried: set[str] = set()

    def play(self) -> None:
        for _ in range(MOST):
            asked = self.person.asked()
            if asked == "over":
                return
            self.orders() if asked == "orders" else self.answers()
        raise AssertionError(f"not over after {MOST} answers")

    def orders(self) -> None:
        """The guns go on opportunity if they may; then the corps has acted."""
        person = self.person
        turn = (
            person.now.get_by_text(person.say("turn-of", turn="#", last="#").split("#")[0]).first.text_content() or ""
        )
        if turn not in self.tried and "open" in (person.piece(GUNS).get_attribute("class") or ""):
            self.tried.add(turn)
            person.select(GUNS)
            go = person.unit.get_by_role("button", name=person.say("do-go-on-opportunity"), exact=True)
            if go.count():
                go.click()
                with person.entry():
                    person.do_it.click()
                return
        with person.entry():
            person.end_turn.click()

    def answers(self) -> None:
        """What it wants if it may, with its odds before it; else the first answer that there is."""
        person = self.person
        for key in ANSWERS:
            words = person.say(key, target="#").split("#")[0]
            found = person.answers.filter(has_text=re.compile(f"^{re.escape(words[0].upper() + words[1:])}"))
            if found.count():
                expect(odds_of(found.first)).to_contain_text(re.compile(f"{PERCENT.pattern}|{person.say('no-dice')}"))
                if key not in self.answered:
                    person.shoot(key)
                self.answered.append(key)
                with person.entry():
                    found.first.click()
                return
        with person.entry():
            person.answers.first.click()


def test_a_whole_battle_with_all_three_answers(tmp_path: Path, meet: Meet) -> None:
    """From own files over the start page to the end; each of the three is answered by a click and told in the log."""
    known, folder = tmp_path / "known", tmp_path / "house"
    known.mkdir()
    folder.mkdir()
    seed = seed_of_all_three(known)
    with fresh_house(folder, program=("tests.browser.situations.fixed_dice", str(seed))) as server:
        person = meet(server)
        person.page.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill(0x{NONCE[:2]})")
        for file in FILES:
            kept(person, file)
        choose_grandeur(person)
        person.page.get_by_role("button", name="pursuit", exact=True).click()
        person.shoot("start")
        person.button("begin").click()
        plain = Plain(person)
        plain.play()
        assert set(plain.answered) == set(ANSWERS)
        for key, args in TOLD:
            words = person.say(key, **args).split("#")[1].strip(" ,")
            expect(person.log).to_contain_text(words)
        person.shoot("over")
