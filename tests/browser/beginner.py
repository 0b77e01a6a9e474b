"""Somebody who plays a whole game without thinking much: goes at the enemy and fights whatever he meets."""

import re

from playwright.sync_api import expect

from tests.browser.person import Person

MOST = 600
GENTLE = ("hill", "scrub", "fields", "wood")
EAGER = ("do-fight", "do-charge")


class Beginner:
    """Plays on until the game is over; every kind of screen that he meets is pictured once."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seen: set[str] = set()
        self.tried: set[str] = set()

    def play(self) -> None:
        """To the end."""
        assert self.goes_on(MOST), f"not over after {MOST} answers"

    def goes_on(self, answers: int) -> bool:
        """So many answers, or fewer if the game is over before; whether it is."""
        for _ in range(answers):
            asked = self.person.asked()
            self.picture(asked)
            if asked == "over":
                return True
            getattr(self, f"_{asked}")()
        return False

    def picture(self, what: str) -> None:
        if what not in self.seen:
            self.seen.add(what)
            self.person.shoot(what)

    def _answers(self) -> None:
        with self.person.entry():
            self.person.answers.first.click()

    def _deploy(self) -> None:
        self.person.button("deploy-for-me").click()
        expect(self.person.button("deploy-for-me")).to_be_hidden()

    def _terrain(self) -> None:
        """Gentle ground, wherever it is offered."""
        names = "|".join(re.escape(self.person.say(f"terrain-{kind}")) for kind in GENTLE)
        self.person.now.get_by_role("button", name=re.compile(f"^({names})$")).first.click()
        self._confirm("terrain")

    def _orders(self) -> None:
        person = self.person
        turn = person.now.get_by_text(person.say("turn-of", turn="#", last="#").split("#")[0]).first.text_content()
        for unit in person.ready_units.all():
            name = f"{turn} {unit.get_attribute('data-unit')}"
            if name not in self.tried:
                self.tried.add(name)
                unit.focus()
                unit.press("Enter")
                expect(person.unit.get_by_role("heading", name=person.say("may"), exact=True)).to_be_visible()
                self._act()
                return
        with person.entry():
            person.end_turn.click()

    def _act(self) -> None:
        """Fights or charges if that may be, else goes on as far as it may, else nothing."""
        person = self.person
        for key in EAGER:
            words = person.say(key, bonus="no") if key == "do-charge" else person.say(key)
            found = person.unit.get_by_role("button", name=words, exact=True)
            if found.count():
                self.picture(key)
                found.first.click()
                return self._confirm(key)
        slider = person.unit.get_by_label(person.say("do-advance"))
        if slider.count():
            slider.first.press("End")
            return self._confirm("do-advance")
        return None

    def _confirm(self, what: str) -> None:
        expect(self.person.do_it).to_be_visible()
        self.picture(f"preview-{what}")
        with self.person.entry():
            self.person.do_it.click()
        self.picture(f"after-{what}")
