"""Own material in the browser: a faulty army corrected at its lines, kept, chosen and played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sandtable.library.own import shipped_files
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.server.house import House, house

ARMY = shipped_files("impetus", "armies")["gauls"].read_text("utf-8")
FAULTY = ARMY.replace("vbu =", "vbuu =", 1).replace('type = "CGL"', 'type = "CGX"', 1)


@pytest.fixture
def upload(tmp_path: Path) -> Path:
    path = tmp_path / "Mes Gaëls.toml"
    path.write_text(FAULTY, "utf-8")
    return path


def faults(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("own-faults")).get_by_role("listitem")


def editor(person: Person) -> Locator:
    return person.page.get_by_label(person.say("own-editor"))


def uploaded(person: Person, file: Path) -> None:
    person.visit()
    person.page.get_by_role("link", name=person.say("start-material")).click()
    person.page.get_by_label(person.say("own-upload")).set_input_files(file)


def corrected(person: Person) -> None:
    """Each fault is read, its line shown, and mended there."""
    expect(faults(person)).to_have_count(3)
    for wrong, right in (("vbuu = 5", "vbu = 5"), ('type = "CGX"', 'type = "CGL"')):
        line = FAULTY.split("\n").index(wrong) + 1
        faults(person).get_by_role("button", name=person.say("own-at-line", line=line), exact=True).click()
        selected = "e => e.value.slice(e.selectionStart, e.selectionEnd)"
        assert editor(person).evaluate(selected) == wrong
        person.page.keyboard.type(right)
    expect(person.page.get_by_text(person.say("own-faults-none"))).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", False), ("es", True)])
def test_a_faulty_army_is_corrected_and_played(
    home: House, upload: Path, meet: Meet, language: str, phone: bool
) -> None:
    """Uploaded, its faults read at their lines with their clauses, mended, saved, chosen on the start page, played."""
    person = meet(home, language=language, phone=phone)
    uploaded(person, upload)
    expect(faults(person).filter(has=person.page.get_by_role("button", name="BI 2.2.1", exact=True))).to_have_count(1)
    person.shoot("faulty")
    corrected(person)
    person.shoot("corrected")
    person.button("own-save").click()
    expect(person.page.get_by_text(person.say("own-saved"), exact=True)).to_be_visible()
    person.visit("#material")
    card = person.page.get_by_role("link", name=re.compile("mes-gaels"))
    expect(card).to_contain_text(person.say("own-sound"))
    person.shoot("list")
    person.visit()
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    person.page.get_by_label(person.say("army-red")).select_option("mes-gaels")
    person.button("begin").click()
    expect(
        person.page.get_by_role("heading", name=re.compile({"en": "Gauls", "fr": "Gaulois", "es": "Galos"}[language]))
    ).to_be_visible()
    person.asked()
    person.shoot("played")


def test_faulty_files_are_kept_but_not_offered(home: House, upload: Path, meet: Meet) -> None:
    """Nothing that was written is lost: not by saving, not by leaving and coming back."""
    person = meet(home)
    uploaded(person, upload)
    expect(faults(person)).to_have_count(3)
    person.button("own-save").click()
    expect(person.page.get_by_text(person.say("own-saved-faulty"))).to_be_visible()
    person.visit()
    person.page.get_by_role("tab", name=person.say("choose-armies")).click()
    expect(person.page.get_by_label(person.say("army-red")).locator("option[value=gauls]")).to_have_count(1)
    expect(person.page.get_by_label(person.say("army-red")).locator("option[value=mes-gaels]")).to_have_count(0)
    person.visit("#material")
    card = person.page.get_by_role("link", name=re.compile("mes-gaels"))
    expect(card).to_contain_text(person.say("own-faulty", count=3))
    card.click()
    expect(editor(person)).to_have_value(FAULTY)


def test_what_is_not_saved_is_not_lost(home: House, upload: Path, meet: Meet) -> None:
    """Whoever leaves a text without saving it finds it among his files."""
    person = meet(home)
    uploaded(person, upload)
    expect(faults(person)).to_have_count(3)
    person.page.get_by_role("link", name=person.say("own-back")).click()
    person.shoot("left")
    person.page.get_by_role("link", name=re.compile(person.say("own-unsaved"))).click()
    expect(editor(person)).to_have_value(FAULTY)
    person.button("own-save").click()
    expect(person.page.get_by_text(person.say("own-saved-faulty"))).to_be_visible()
    person.page.get_by_role("link", name=person.say("own-back")).click()
    expect(person.page.get_by_role("link", name=re.compile("mes-gaels"))).to_have_count(1)
    expect(person.page.get_by_text(person.say("own-unsaved"))).to_have_count(0)


def test_overwritten_renamed_downloaded_deleted(home: House, upload: Path, meet: Meet) -> None:
    """A file of the same name is replaced only when somebody says so."""
    first = meet(home)
    uploaded(first, upload)
    corrected(first)
    first.button("own-save").click()
    expect(first.page.get_by_text(first.say("own-saved"), exact=True)).to_be_visible()
    second = meet(home)
    uploaded(second, upload)
    expect(faults(second)).to_have_count(3)
    second.button("own-save").click()
    expect(second.page.get_by_text(second.say("own-replace-note"))).to_be_visible()
    second.shoot("asked")
    assert (home.folder / "material/impetus/armies/mes-gaels.toml").read_text("utf-8") == ARMY
    second.button("own-replace").click()
    expect(second.page.get_by_text(second.say("own-saved-faulty"))).to_be_visible()
    second.button("own-rename").first.click()
    second.page.get_by_label(second.say("own-rename-to")).fill("Our Gauls!")
    second.button("own-rename").last.click()
    expect(second.page.get_by_role("heading", name=re.compile("our-gauls"))).to_be_visible()
    with second.page.expect_download() as found:
        second.button("own-download").click()
    assert found.value.suggested_filename == "our-gauls.toml"
    assert found.value.path().read_text("utf-8") == FAULTY
    second.button("own-delete").click()
    second.shoot("delete")
    second.button("own-delete").last.click()
    expect(second.page.get_by_text(second.say("own-none"))).to_be_visible()


def test_begun_from_a_file_of_the_program(home: House, meet: Meet) -> None:
    """A table of the book, with another number in it, saved and chosen for a battle."""
    person = meet(home)
    person.visit("#material")
    person.page.get_by_label(person.say("own-kind")).select_option("tables")
    person.page.get_by_label(person.say("own-from")).select_option("weapons")
    person.page.get_by_label(person.say("own-name"), exact=True).fill("far-bows")
    person.button("own-begin").click()
    expect(person.page.get_by_text(person.say("own-faults-table-none"))).to_be_visible()
    text = editor(person).input_value()
    editor(person).fill(text.replace("short = 10", "short = 500", 1))
    expect(faults(person)).not_to_have_count(0)
    editor(person).fill(text.replace("short = 10", "short = 12", 1))
    expect(faults(person)).to_have_count(0)
    person.button("own-save").click()
    expect(person.page.get_by_text(person.say("own-saved"), exact=True)).to_be_visible()
    person.visit()
    person.page.get_by_label("far-bows").check()
    person.shoot("chosen")
    person.button("begin").click()
    person.asked()


def test_where_only_the_host_may_change_files(tmp_path: Path, meet: Meet) -> None:
    """They can be looked at and tried, and the page says why not more."""
    folder = tmp_path / "material/impetus/armies"
    folder.mkdir(parents=True)
    (folder / "club.toml").write_text(ARMY, "utf-8")
    with house(tmp_path, 0, "--no-uploads") as club:
        person = meet(club)
        person.visit("#material")
        expect(person.page.get_by_text(person.say("own-closed"))).to_be_visible()
        person.page.get_by_role("link", name=re.compile("club")).click()
        expect(editor(person)).to_have_value(ARMY)
        expect(person.button("own-save")).to_have_count(0)
        expect(person.button("own-delete")).to_have_count(0)
        person.shoot("closed")
