"""A game looked at again: scrubbed, stepped, played, checked, commented, shared, saved, and gone on with."""

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games import ruleset_of
from sandtable.games.argad.rules.events import Moved, PlansShown, ShotJudged, Struck
from sandtable.kernel.verify import verify
from sandtable.library.words import LANGUAGES
from sandtable.match.course import course
from tests.armies import army
from tests.browser.conftest import Meet
from tests.browser.fingers import Fingers
from tests.browser.person import Person
from tests.server.house import House, house
from tests.server.test_replays import seen_by

GOLDEN = Path(__file__).parents[1] / "golden"
CANNAE = GOLDEN / "impetus-cannae.sand"
ROCROI = GOLDEN / "rapide-rocroi-told.sand"
GAME = str(json.loads(CANNAE.read_bytes().splitlines()[0])["game"])
LAST = CANNAE.read_bytes().count(b"\n") - 1
CHARGE = 39
"""The Spanish and Gallic horse charges the consul, while everybody whom the test looks at is on the table."""


def opened(person: Person, file: Path = CANNAE) -> None:
    """A file from disk, by the link of the start page."""
    person.visit()
    person.page.get_by_role("link", name=person.say("start-open")).click()
    person.page.get_by_label(person.say("replay-choose")).set_input_files(file)
    expect(slider(person)).to_be_visible()


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("replay-moment"))


def moment(person: Person, n: int, last: int = LAST) -> None:
    """Somebody sees that this entry is shown."""
    said = person.say("replay-entry", n=n, last=last) if n else person.say("replay-before")
    expect(person.page.get_by_role("status").filter(has_text=said).first).to_be_visible()
    expect(slider(person)).to_have_value(str(n))


def told(person: Person) -> Locator:
    """The sentences of the moment that is shown."""
    return person.log.locator("[aria-current=step]")


def more(person: Person, key: str) -> None:
    """One of the things that may be done with the game, on a phone behind its tab."""
    tab = person.page.get_by_role("tab", name=person.say("replay-more"), exact=True)
    if tab.is_visible():
        tab.click()
    found = person.page.get_by_role("button", name=re.compile(re.escape(person.say(key)) + "$"))
    if found.first.get_attribute("aria-pressed") != "true":
        found.first.click()


def test_scrubbed_checked_and_branched(server: House, meet: Meet) -> None:
    """By slider, keys, buttons and turns; then checked in place; then a new game goes on from a moment."""
    person = meet(server)
    opened(person)
    moment(person, 0)
    start = person.place("red.cm-1")
    slider(person).fill(str(CHARGE))
    moment(person, CHARGE)
    assert person.place("red.cm-1") != start
    expect(told(person)).to_contain_text("charged home")
    expect(told(person).get_by_role("button", name="BI 5.6", exact=True)).to_be_visible()
    person.shoot("scrubbed")
    person.button("replay-next").click()
    expect(slider(person)).not_to_have_value(str(CHARGE))
    person.button("replay-previous").click()
    moment(person, CHARGE)
    person.button("replay-turn", turn=7).click()
    expect(told(person)).to_contain_text(person.say("replay-turn", turn=7))
    person.page.keyboard.press("Home")
    moment(person, 0)
    assert person.place("red.cm-1") == start
    person.page.get_by_label(person.say("replay-speed")).select_option("4")
    person.button("replay-play").click()
    expect(slider(person)).not_to_have_value("0")
    person.button("replay-pause").click()
    person.button("replay-last").click()
    moment(person, LAST)
    person.shoot("end")
    more(person, "replay-verify")
    expect(person.page.get_by_text(person.say("verdict-sound")).first).to_be_visible()
    for proof in ("chain", "rules", "dice", "result"):
        expect(person.page.get_by_text(person.say(f"proof-{proof}", held="yes"))).to_be_visible()
    person.shoot("checked")
    slider(person).fill(str(CHARGE))
    moment(person, CHARGE)
    stood = {unit: person.place(unit) for unit in ("red.cm-1", "blue.cm-1", "red.fl-1")}
    more(person, "replay-what-if")
    person.shoot("what-if")
    person.button("replay-what-if-begin").click()
    title = person.say("branch-title", title=person.say("scenario-cannae"), entry=CHARGE)
    expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    person.asked()
    person.shoot("branched")
    match = person.page.url.partition("#")[2]
    person.visit(f"#replay/{match}")
    moment(person, 0, int(slider(person).get_attribute("max") or 0))
    expect(person.page.get_by_text(re.compile(f"{GAME}.*{CHARGE}"))).to_be_visible()
    assert {unit: person.place(unit) for unit in stood} == stood
    more(person, "replay-verify")
    expect(person.page.get_by_text(re.compile(f"{GAME}.*{CHARGE}"))).to_have_count(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(server: House, meet: Meet, language: str) -> None:
    """The telling, the verdict and every label, on a large screen and on a phone."""
    for phone in (False, True):
        person = meet(server, language=language, phone=phone)
        opened(person)
        slider(person).fill(str(LAST - 1))
        expect(told(person)).to_contain_text(army("carthage-hannibal", language))
        more(person, "replay-verify")
        expect(person.page.get_by_text(person.say("proof-dice", held="yes"))).to_be_visible()
        expect(person.page.get_by_text(re.compile("^(replay|proof|own|verdict)-"))).to_have_count(0)
        person.shoot("checked")
        assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.viewport_size["width"]  # type: ignore[index]


def test_by_touch_on_a_phone(server: House, meet: Meet) -> None:
    """The slider is dragged by a finger, the table pinched, a step tapped."""
    person = meet(server, phone=True)
    opened(person)
    fingers = Fingers(person.page)
    box = slider(person).bounding_box()
    assert box
    fingers.drag(box["x"] + 10, box["y"] + box["height"] / 2, box["width"] / 2, 0)
    expect(slider(person)).not_to_have_value("0")
    person.shoot("dragged")
    before = person.piece("red.fp-1").bounding_box()
    fingers.pinch(*fingers.middle(person.page.locator("svg.board").first), 40, 120)
    after = person.piece("red.fp-1").bounding_box()
    assert before
    assert after
    assert after["width"] > 1.5 * before["width"]
    value = slider(person).input_value()
    person.button("replay-next").tap()
    expect(slider(person)).not_to_have_value(value)
    more(person, "replay-what-if")
    person.shoot("what-if")


def given_up(person: Person) -> str:
    """A first battle is begun and given up; its name."""
    person.visit()
    person.page.get_by_role("button", name=person.say("play-now")).click()
    person.asked()
    match = person.page.url.partition("#")[2]
    person.button("resign").click()
    person.button("resign-sure").click()
    expect(person.over).to_be_visible()
    return match


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("impetus-granicus", 69),
        ("impetus-cannae", CHARGE),
        ("grandeur-peninsular-ridge", 120),
        ("argad-village-raid", 19),
        ("rapide-rocroi-drawn", 4),
    ],
    ids=["spanish-impetus", "french-impetus", "grandeur", "argad", "rapide"],
)
def test_every_rule_document(server: House, meet: Meet, name: str, at: int) -> None:
    """A game by each is opened, checked in place, and gone on with from a moment; what goes on can be looked at."""
    person = meet(server, name=name)
    opened(person, GOLDEN / f"{name}.sand")
    last = int(slider(person).get_attribute("max") or 0)
    more(person, "replay-verify")
    expect(person.page.get_by_text(person.say("verdict-sound")).first).to_be_visible()
    for proof in ("chain", "rules", "dice", "result"):
        expect(person.page.get_by_text(person.say(f"proof-{proof}", held="yes"))).to_be_visible()
    slider(person).fill(str(at))
    moment(person, at, last)
    expect(told(person)).to_be_visible()
    expect(told(person).get_by_role("button").nth(1)).to_be_visible()
    person.shoot("checked")
    more(person, "replay-what-if")
    person.shoot("what-if")
    person.button("replay-what-if-begin").click()
    note = person.say("branch-title", title="#", entry=at).partition("#")[2]
    expect(person.page.get_by_text(note).first).to_be_visible()
    person.shoot("branched")
    match = person.page.url.rpartition("/")[2].partition("#")[2] or person.page.url.rpartition("/")[2]
    person.visit(f"#replay/{match}")
    expect(slider(person)).to_be_visible()
    more(person, "replay-verify")
    expect(person.page.get_by_text(person.say("proof-chain", held="yes"))).to_be_visible()
    assert person.faults == []


# Tables


def figure(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-figure="{name}"]')


def pose(person: Person, name: str) -> str:
    return figure(person, name).get_attribute("transform") or ""


RAIDED = GOLDEN / "argad-village-raid.sand"


def happened(kind: type) -> list[tuple[int, list[Any]]]:
    """Every entry of the raid in which something of a kind happened."""
    game = course(RAIDED.read_bytes().split(b"\n")[:-1])
    found = ((n, [e for m in game.moments(n) for e in m.events if isinstance(e, kind)]) for n in range(1, game.last))
    return [(n, events) for n, events in found if events]


def test_a_skirmish_on_its_table(server: House, meet: Meet) -> None:
    """What was announced, how all walked at once, who struck whom: by slider, keys and turns, and pointing at lines."""
    person = meet(server, reduced_motion="no-preference")
    opened(person, RAIDED)
    last = int(slider(person).get_attribute("max") or 0)
    (_, _), (talked, (shown,)), *_ = happened(PlansShown)
    slider(person).fill(str(talked))
    moment(person, talked, last)
    talk = person.page.get_by_role("region", name=person.say("ar-talk"), exact=True)
    expect(talk.locator(".round").nth(1)).to_be_visible()
    goes = next(move.figure for plan in shown.plans for move in plan.moves if move.path)
    expect(person.page.locator(f'[data-way="{goes}"]')).to_be_visible()
    person.shoot("talk")
    walked, moves = happened(Moved)[0]
    walker = max((move.walk for move in moves), key=lambda walk: len(walk.way) * walk.tick).figure
    slider(person).fill(str(walked - 1))
    moment(person, walked - 1, last)
    person.page.evaluate(WATCH, walker)
    person.button("replay-next").click()
    moment(person, walked, last)
    expect(figure(person, walker)).to_have_attribute("data-places", re.compile(r"^\d\d+$"))
    assert figure(person, walker).evaluate("(each) => getComputedStyle(each).getPropertyValue('--c')"), "no colours"
    struck, blows = happened(Struck)[0]
    slider(person).fill(str(struck))
    moment(person, struck, last)
    expect(person.page.locator(".dealt.blow")).to_have_count(len(blows))
    hits = [blow for blow in blows if blow.outcome in ("kill", "recoil")]
    expect(person.page.locator(".dealt.blow.hit")).to_have_count(len(hits))
    expect(person.page.get_by_role("img", name=re.compile(r"\d")).first).to_be_visible()
    person.shoot("melee")
    told(person).locator("p").first.hover()
    expect(person.page.locator(".pointed")).to_have_count(2)
    shot, judged = max(happened(ShotJudged), key=lambda found: len(found[1]))
    slider(person).fill(str(shot))
    moment(person, shot, last)
    expect(person.page.locator(".dealt.shot")).to_have_count(len(judged))
    person.shoot("shots")
    person.page.locator("[data-figure]").first.press("Enter")
    figured = person.page.get_by_role("region", name=person.say("ar-figure"), exact=True)
    expect(figured.locator("small")).to_be_visible()
    person.shoot("figure")
    person.page.keyboard.press("Home")
    moment(person, 0, last)
    person.button("replay-turn", turn=3).click()
    expect(told(person)).to_be_visible()
    person.page.keyboard.press("End")
    moment(person, last, last)
    person.shoot("end")
    assert person.faults == []


WATCH = """name => {
  const found = document.querySelector(`[data-figure="${name}"]`), seen = new Set();
  const note = () => { seen.add(found.getAttribute("transform")); found.dataset.places = seen.size; };
  new MutationObserver(note).observe(found, { attributeFilter: ["transform"] });
}"""
"""Counts the places where a figure is shown from now on."""


def test_a_skirmish_is_played_on_a_phone(server: House, meet: Meet) -> None:
    """By touch, in another language; the film goes on by itself to the walk and shows it to its end."""
    person = meet(server, language="fr", phone=True)
    opened(person, RAIDED)
    slider(person).fill("7")
    person.page.get_by_label(person.say("replay-speed")).select_option("4")
    before = pose(person, "captain")
    person.button("replay-play").tap()
    expect(figure(person, "captain")).not_to_have_attribute("transform", before)
    person.button("replay-pause").tap()
    person.shoot("played")
    expect(person.log).to_contain_text(person.say("argad-agreed"))
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_a_seat_may_not_see_is_not_on_the_table(server: House, meet: Meet, tmp_path: Path) -> None:
    """The file of a seat, of a game that goes on: nobody of the ambush that lies still; who laid it sees all."""
    for seat, shown in (("travellers", 0), ("robbers", 7)):
        file = tmp_path / f"{seat}.sand"
        file.write_bytes(seen_by("argad-ambush", seat, 9))
        person = meet(server, name=seat)
        opened(person, file)
        slider(person).fill("9")
        moment(person, 9, 9)
        expect(figure(person, "princess")).to_be_visible()
        expect(person.page.locator('[data-seat="robbers"]')).to_have_count(shown)
        person.shoot("veiled")
        assert ("hides at" in person.log.inner_text()) == bool(shown)
        assert person.faults == []


def test_a_battle_of_generals(server: House, meet: Meet) -> None:
    """Weather, generals, corps; command on demand, which goes along with the moment; a unit with all that it is."""
    person = meet(server)
    opened(person, GOLDEN / "grandeur-peninsular-ridge.sand")
    last = int(slider(person).get_attribute("max") or 0)
    slider(person).fill("120")
    moment(person, 120, last)
    expect(person.page.get_by_text(person.say("weather-clear")).first).to_be_visible()
    expect(person.piece("red.general-1")).to_be_visible()
    expect(person.page.get_by_text(person.say("corps-title"))).to_be_visible()
    regions = person.page.locator("svg.board .regions")
    person.button("all-commands").click()
    expect(regions.locator("> *")).not_to_have_count(0)
    person.shoot("command")
    before = regions.inner_html()
    slider(person).fill(str(last - 5))
    expect(regions).not_to_have_js_property("innerHTML", before)
    expect(person.button("all-commands")).to_have_attribute("aria-pressed", "true")
    person.piece("red.general-1").click()
    expect(person.unit).to_contain_text("Wellington")
    person.shoot("general")
    person.page.keyboard.press("End")
    moment(person, last, last)
    moment(person, last, last)
    assert person.faults == []


def test_a_link_to_a_moment_with_a_comment(server: House, meet: Meet) -> None:
    """Who has played writes at a moment; whoever has the link sees both, and cannot write."""
    player = meet(server, permissions=["clipboard-read", "clipboard-write"])
    match = given_up(player)
    player.page.get_by_role("link", name=player.say("replay-watch")).click()
    last = int(slider(player).get_attribute("max") or 0)
    slider(player).fill("3")
    moment(player, 3, last)
    player.page.get_by_label(player.say("replay-comment-write")).fill("Here it was lost already.")
    player.button("replay-comment-send").click()
    comments = player.page.get_by_role("region", name=player.say("replay-comments"))
    expect(comments.get_by_text("Here it was lost already.")).to_be_visible()
    player.shoot("commented")
    player.button("replay-share-short").click()
    player.button("replay-share").click()
    expect(player.page.get_by_text(player.say("replay-shared"))).to_be_visible()
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#replay/{match}/3")
    assert player.page.url == link
    other = meet(server)
    other.page.goto(link)
    moment(other, 3, last)
    expect(other.page.get_by_text("Here it was lost already.")).to_be_visible()
    expect(other.page.get_by_label(other.say("replay-comment-write"))).to_have_count(0)
    other.shoot("looked-at")
    player.button("replay-comment-delete").click()
    expect(comments.get_by_text("Here it was lost already.")).to_have_count(0)


def test_a_link_is_copied_over_plain_http(server: House, meet: Meet) -> None:
    """A page that is not served by https has no `navigator.clipboard`: the link is copied all the same."""
    player = meet(server)
    player.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    match = given_up(player)
    player.page.get_by_role("link", name=player.say("replay-watch")).click()
    player.button("replay-share-short").click()
    player.button("replay-share").click()
    expect(player.page.get_by_text(player.say("replay-shared"))).to_be_visible()
    comment = player.page.get_by_label(player.say("replay-comment-write"))
    comment.focus()
    player.page.keyboard.press("Control+V")
    assert f"#replay/{match}/" in comment.input_value()


def test_it_is_saved_in_every_form(server: House, meet: Meet) -> None:
    """The file as it was, pictures of the moment, and the film; with comments in an archive."""
    person = meet(server)
    opened(person)
    slider(person).fill("5")
    more(person, "replay-save")
    for form, start in (
        ("sand", b'{"sandtable":1'),
        ("svg", b"<svg"),
        ("png", b"\x89PNG"),
        ("gif", b"GIF8"),
        ("zip", b"PK"),
    ):
        with person.page.expect_download() as found:
            person.button(f"replay-save-{form}").click()
        assert found.value.suggested_filename.endswith(f".{form}")
        data = found.value.path().read_bytes()
        assert data.startswith(start)
        if form == "sand":
            assert data == CANNAE.read_bytes()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert [name.rpartition(".")[2] for name in archive.namelist()] == ["sand"]


def test_a_bad_file_is_told_by_its_line(server: House, meet: Meet, tmp_path: Path) -> None:
    """As far as it is sound it is shown; what is no game at all is told without leaving the page."""
    lines = CANNAE.read_bytes().split(b"\n")
    lines[49] = lines[49].replace(b'"h":"', b'"h":"0')
    bad = tmp_path / "bad.sand"
    bad.write_bytes(b"\n".join(lines))
    person = meet(server)
    opened(person, bad)
    expect(
        person.page.get_by_text(person.say("replay-bad-line", line=50, text=person.say("fault-chain")))
    ).to_be_visible()
    moment(person, 48, 48)
    person.shoot("bad")
    other = tmp_path / "letter.sand"
    other.write_text("Dear Sir,\n")
    person.visit("#replay")
    person.page.get_by_label(person.say("replay-choose")).set_input_files(other)
    expect(person.page.get_by_text(person.say("verdict-bad-short"))).to_be_visible()
    person.shoot("none")


def test_a_battle_without_a_table(server: House, meet: Meet) -> None:
    """Both sides stand where the table would be; it goes on as a match with real dice."""
    for phone in (False, True):
        person = meet(server, phone=phone)
        opened(person, ROCROI)
        expect(person.page.get_by_role("heading", name=person.say("battle-rocroi"))).to_be_visible()
        person.button("replay-round", turn=2).click()
        expect(person.page.get_by_text(person.say("rapide-round-began", number="2")).first).to_be_visible()
        person.shoot("told")
        more(person, "replay-verify")
        expect(person.page.get_by_text(person.say("proof-dice", held="typed"))).to_be_visible()
        more(person, "replay-what-if")
        person.button("replay-what-if-begin").click()
        title = person.say("branch-title", title="Rocroi", entry=9)
        expect(person.page.get_by_role("heading", name=title)).to_be_visible()
        expect(person.page.get_by_role("group", name=person.say("cr-type"), exact=True)).to_be_visible()
        person.shoot("branched")


def test_an_opened_file_is_kept_and_deleted(server: House, meet: Meet) -> None:
    """Only when somebody asks; then its link works for others, until its keeper deletes it."""
    person = meet(server)
    opened(person)
    more(person, "replay-share-short")
    person.button("replay-keep").click()
    expect(person.page).to_have_url(re.compile("#replay/kept-"))
    expect(person.page.get_by_label(person.say("replay-comment-write"))).to_be_visible()
    link = person.page.url
    other = meet(server)
    other.page.goto(link)
    expect(slider(other)).to_be_visible()
    more(person, "replay-share-short")
    person.button("replay-kept-delete").click()
    expect(person.page.get_by_label(person.say("replay-choose"))).to_be_attached()
    other.page.reload()
    expect(other.page.get_by_role("heading", name=other.say("replay-gone"))).to_be_visible()
    other.shoot("gone")


def test_my_games_are_exported_and_deleted(tmp_path: Path, meet: Meet) -> None:
    """All in one archive, each sound; and one deleted, after being asked."""
    with house(tmp_path) as server:
        person = meet(server)
        match = given_up(person)
        person.visit()
        with person.page.expect_download() as found:
            person.button("start-export").click()
        with zipfile.ZipFile(found.value.path()) as archive:
            assert archive.namelist() == [f"{match}.sand"]
            assert verify(archive.read(f"{match}.sand"), ruleset_of).fault is None
        person.button("start-delete").click()
        person.shoot("asked")
        person.button("start-delete-sure").click()
        expect(person.page.get_by_text(person.say("continue-none"))).to_be_visible()
        assert server.get(f"/api/replays/{match}")[0] == 404
