"""Own scenarios and tables of Argad! in the browser: a faulty scenario mended at its line, chosen and played."""

import re
from pathlib import Path

from playwright.sync_api import expect

from sandtable.library.own import shipped_files
from tests.browser.conftest import Meet
from tests.browser.skirmisher import answers
from tests.browser.test_material import editor, faults, uploaded
from tests.browser.test_screens import looked_at
from tests.server.house import House

RAID = shipped_files("argad", "scenarios")["village-raid"].read_text("utf-8")
TABLES = shipped_files("argad", "tables")["fourteenth-century"].read_text("utf-8")
WRONG, RIGHT = "armour = 9", "armour = 4"


def test_an_own_scenario_and_own_tables(home: House, tmp_path: Path, meet: Meet) -> None:
    person = meet(home, language="fr")
    page = person.page
    for name, text in (("Ma table", TABLES), ("Mon raid", RAID.replace(RIGHT, WRONG, 1))):
        path = tmp_path / f"{name}.toml"
        path.write_text(text, "utf-8")
        uploaded(person, path)
        if text == TABLES:
            expect(page.get_by_text(person.say("own-faults-table-none"))).to_be_visible()
            person.button("own-save").click()
            expect(page.get_by_text(person.say("own-saved"), exact=True)).to_be_visible()
    expect(faults(person)).to_have_count(1)
    expect(faults(person).first).to_contain_text("side.0.figure.0.armour")
    looked_at(person, "faulty")
    line = RAID.replace(RIGHT, WRONG, 1).split("\n").index(WRONG) + 1
    faults(person).get_by_role("button", name=person.say("own-at-line", line=line), exact=True).click()
    assert editor(person).evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == WRONG
    page.keyboard.type(RIGHT)
    expect(faults(person)).to_have_count(0)
    person.button("own-save").click()
    expect(page.get_by_text(person.say("own-saved"), exact=True)).to_be_visible()

    person.visit("#argad")
    page.reload()
    person.button("choose-game").click()
    page.get_by_role("button", name=re.compile(f"Kerbihan.*{person.say('ar-own')}")).click()
    page.get_by_role("combobox", name=person.say("ar-own-tables"), exact=True).select_option("ma-table")
    looked_at(person, "chosen")
    person.button("begin").click()
    expect(answers(person).first).to_be_visible()
    expect(page.get_by_role("heading", name="Le raid sur Kerbihan")).to_be_visible()
    looked_at(person, "played")
