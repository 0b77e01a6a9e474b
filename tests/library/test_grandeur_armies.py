"""Army files of Grandeur: profiles, commands and generals, and every fault at its line."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.grandeur.files.armies import armies, find_army, load_army, read_army
from sandtable.games.grandeur.files.matchup import matchup
from sandtable.games.grandeur.files.profiles import load_profiles
from sandtable.games.grandeur.files.tables import load_grandeur, load_prices, load_tables
from sandtable.games.grandeur.rules.setup.mustering import first_state
from sandtable.games.grandeur.rules.troops.armies import Army, points
from sandtable.games.grandeur.rules.troops.profiles import TYPES, Profile
from sandtable.games.impetus.rules.setup.array import room_for_all
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.readable import fault_line
from sandtable.library.words import LANGUAGES, words
from sandtable.players.chance import drawn
from tests.library.files import changed, line_with, only

BOOK = """\
old-guard FP 5 7 3 A skirmish-a elite 48
guard FP 5 6 3 A skirmish-a elite 41
line FP 5 4 1 B skirmish-a - 19
veteran-line FP 5 4 1 B skirmish-a veteran 26
conscripts FP 5 4 1 C skirmish-b - 12
recruits FP 5 4 1 C - - 9
militia FP 5 3 1 C - - 7
guard-heavy-cavalry CP 8 7 3 A - elite 45
cuirassiers CP 8 6 3 B - veteran 31
guard-light-cavalry CL 12 4 1 B - elite 25
guard-dragoons CM 10 4 1 B - elite 23
elite-hussars CL 12 3 1 B - elite 23
hussars CL 12 3 1 B - veteran 21
light-dragoons CL 12 3 1 B - veteran 21
lancers CL 12 3 3 B - veteran 20
uhlans CL 12 3 3 B - - 17
chasseurs CL 12 3 1 B - - 15
cossacks CL 12 3 1 C skirmish-b - 13
veteran-cossacks CL 12 3 1 C skirmish-b veteran 16
foot-artillery-a ART 6 2 0 B artillery-a - 20
foot-artillery-b ART 6 2 0 B artillery-b - 15
foot-artillery-c ART 6 2 0 B artillery-c - 10
horse-artillery-b ART 10 2 0 B artillery-b - 20
horse-artillery-c ART 10 2 0 B artillery-c - 15"""
"""GR A2a: type, M, VBU, I, discipline, weapon, quality and printed cost."""

POINTS = {
    "anglo-allied-1815": 671,
    "anglo-portuguese-1810": 446,
    "austrian": 516,
    "british": 437,
    "french-1805": 769,
    "french-1812": 873,
    "french-1815": 670,
    "french-peninsula": 225,
    "french-portugal-1810": 426,
    "prussian-1806": 425,
    "prussian-1813": 502,
    "russian": 853,
    "russo-austrian-1805": 650,
    "spanish": 313,
}

NAME = "army.toml"
ARMY = """\
game = "grandeur"
name = "Ours"
period = [1805, 1807]
structure = "good"

[commander]
name = "Alpha"
grade = "genius"

[[corps]]
general = { name = "Beta", grade = "expert", brave = true }

[[corps.brigade]]
profile = "foot-artillery-a"

[[corps.division]]
general = { grade = "bold" }

[[corps.division.brigade]]
profile = "line"
changes = ["veteran"]
count = 2

[[corps.division]]
general = { grade = "hesitant" }

[[corps.division.brigade]]
name = "Horse"
type = "CM"
m = 9
vbu = 4
i = 2
discipline = "C"
points = 14

[[corps]]
id = "reserve"
general = { grade = "incompetent" }

[[corps.division]]
general = { grade = "bold" }

[[corps.division.brigade]]
profile = "conscripts"
"""
ALONE = """\
game = "grandeur"
name = "Ours"
structure = "poor"

[commander]
grade = "fair"

[[brigade]]
profile = "foot-artillery-c"

[[division]]
general = { grade = "bold" }

[[division.brigade]]
profile = "line"
"""


def read(text: str) -> Army:
    return read_army(Document(NAME, text))


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(Unreadable) as trouble:
        read(text)
    return trouble.value.faults


def wrong(old: str, new: str, field: str, clause: str, at: str | None = None) -> Fault:
    """The one fault that a change makes, at its field and line and by its clause, told in every language."""
    text = changed(ARMY, old, new)
    fault = only(faults(text))
    assert (fault.file, fault.field, fault.clause) == (NAME, field, clause)
    assert fault.line == line_with(text, new if at is None else at)
    assert all(fault_line(words(language), fault) for language in LANGUAGES)
    return fault


def line(name: str, profile: Profile) -> str:
    figures = [profile.type, profile.move // 1000, profile.vbu, profile.impetus, profile.discipline]
    return " ".join(map(str, [name, *figures, profile.weapon or "-", profile.quality or "-", profile.points]))


# What is shipped


def test_every_profile_of_the_book_is_shipped_at_its_printed_cost() -> None:
    """GR A2a: each variant is a profile of its own."""
    found = [line(name, each.profile) for name, each in load_profiles().items() if not each.ours]
    assert found == BOOK.splitlines()


def test_a_profile_of_ours_costs_what_the_changes_say() -> None:
    """GR A2b: one of the book less its quality or its skirmishers, and their price."""
    known = {name: each.profile for name, each in load_profiles().items()}
    assert [name for name, each in load_profiles().items() if each.ours] == [
        "dragoons",
        "heavy-cavalry",
        "drilled-line",
        "rigid-line",
    ]
    prices = load_prices()
    assert known["dragoons"].points == known["guard-dragoons"].points - prices.elite
    assert known["heavy-cavalry"].points == known["cuirassiers"].points - prices.veteran
    assert known["rigid-line"].points == known["line"].points - prices.skirmish_a
    assert known["drilled-line"].points == known["rigid-line"].points + prices.skirmish_b


@pytest.mark.parametrize("profile", load_profiles().values(), ids=load_profiles())
def test_a_profile_is_worth_a_tenth_of_its_cost(profile: object) -> None:
    """GR 8: rounded up, since the book prints no VD."""
    found = next(each.profile for each in load_profiles().values() if each is profile)
    assert (found.vd - 1) * 10 < found.points <= found.vd * 10


def test_horse_guns_and_foot_guns_are_told_apart() -> None:
    """GR S.4c."""
    assert {name for name, each in load_profiles().items() if each.profile.horse} == {
        "horse-artillery-b",
        "horse-artillery-c",
    }


def test_these_armies_are_shipped() -> None:
    assert set(armies()) == set(POINTS)


@pytest.mark.parametrize("name", POINTS)
def test_a_shipped_army_costs_what_it_says(name: str) -> None:
    """GR A2c: the sum is counted, and the file tells it too."""
    assert points(load_army(find_army(name)), load_prices()) == POINTS[name]
    assert f"\npoints = {POINTS[name]}\n" in armies()[name].read_text("utf-8")


@pytest.mark.parametrize("name", POINTS)
def test_a_shipped_army_says_what_is_the_book_s_and_what_is_ours(name: str) -> None:
    """In its first lines; its figures are the book's unless it has a profile of ours."""
    head = armies()[name].read_text("utf-8").partition("\n\n")[0]
    assert "# From the book:" in head
    assert "# Ours:" in head
    rebuilt = load_army(find_army(name)).figures == "rebuilt"
    assert ("profiles are ours" in head) == rebuilt


@pytest.mark.parametrize("name", POINTS)
def test_a_shipped_army_has_names_in_every_language(name: str) -> None:
    army = load_army(find_army(name))
    assert army.period
    for found in (army.name, *(unit.name for unit in army.units), *(g.name for g, _, _ in army.generals)):
        assert found is not None
        assert all(getattr(found, language) for language in LANGUAGES)


def test_together_they_field_everything() -> None:
    """Every type, every weapon of the fire table, every grade and structure, with corps and without."""
    found = [load_army(path) for path in armies().values()]
    profiles = [unit.profile for army in found for unit in army.units]
    assert {profile.type for profile in profiles} == set(TYPES)
    assert {profile.weapon for profile in profiles if profile.weapon} == set(load_tables().weapons.rows)
    assert {general.grade for army in found for general, _, _ in army.generals} == set(load_prices().grades)
    assert {army.structure for army in found} == set(load_prices().structures)
    assert any(profile.mixed for profile in profiles)
    assert any(len(army.corps) == 1 and army.corps[0].general is None for army in found)


# What a file says


def test_an_army_is_what_its_file_says() -> None:
    army = read(ARMY)
    assert (army.name.en, army.period, army.structure, army.figures) == ("Ours", (1805, 1807), "good", "rebuilt")
    assert [(unit.id, unit.command) for unit in army.units] == [
        ("art-1", "corps-1"),
        ("fp-1", "division-1"),
        ("fp-2", "division-1"),
        ("cm-1", "division-2"),
        ("fp-3", "division-3"),
    ]
    assert [(general.id, rank, command) for general, rank, command in army.generals] == [
        ("general-1", "army", ""),
        ("general-2", "corps", "corps-1"),
        ("general-3", "division", "division-1"),
        ("general-4", "division", "division-2"),
        ("general-5", "corps", "reserve"),
        ("general-6", "division", "division-3"),
    ]
    assert army.corps[0].general is not None
    assert army.corps[0].general.brave


def test_what_is_added_to_a_profile_is_paid_for() -> None:
    """GR A2b: and its VD follows from the new cost (GR 8)."""
    army = read(ARMY)
    veterans, own = army.units[1].profile, army.units[3].profile
    assert (veterans.quality, veterans.points, veterans.vd) == ("veteran", 22, 3)
    assert (own.move, own.points, own.vd) == (9000, 14, 2)
    told = read(changed(ARMY, "points = 14", "points = 14\nvd = 5"))
    assert told.units[3].profile.vd == 5


def test_the_sum_is_counted() -> None:
    """GR A2c: structure 30, generals 40 + 35 + 10 + 5 − 10 + 10, brigades 20 + 2 × 22 + 14 + 12."""
    assert points(read(ARMY), load_prices()) == 30 + 90 + 90
    text = changed(ARMY, 'structure = "good"', 'structure = "good"\npoints = 210')
    assert read(text) == read(ARMY)
    fault = only(faults(changed(text, "210", "200")))
    assert (fault.key, fault.field, fault.clause, fault.args) == (
        "fault-points",
        "points",
        "GR A2c",
        {"told": "200", "sum": 210},
    )


def test_an_army_without_corps_is_one_corps() -> None:
    """GR 2.0a."""
    army = read(ALONE)
    (corps,) = army.corps
    assert (corps.id, corps.general, [division.id for division in corps.divisions]) == ("corps-1", None, ["division-1"])
    assert [(unit.id, unit.command) for unit in army.units] == [("art-1", "corps-1"), ("fp-1", "division-1")]


def test_infantry_may_be_mixed_with_cavalry() -> None:
    """GR S.4b."""
    army = read(changed(ALONE, 'profile = "line"', 'profile = "line"\nmixed = true'))
    assert army.units[1].profile.mixed


# What is wrong with it


@pytest.mark.parametrize(
    ("old", "new", "field", "near", "clause"),
    [
        ('"good"', '"godo"', "structure", "good", "GR 2.1a"),
        ('"genius"', '"genuis"', "commander.grade", "genius", "GR 2.1b"),
        ('"genius"', '"bold"', "commander.grade", "", "GR 2.1b"),
        ('"expert"', '"hesitant"', "corps.0.general.grade", "", "GR 2.1b"),
        ('"bold"', '"fair"', "corps.0.division.0.general.grade", "", "GR 2.1b"),
        ('"foot-artillery-a"', '"foot-artillery-d"', "corps.0.brigade.0.profile", "foot-artillery-c", "GR A2a"),
        ('"line"', '"lines"', "corps.0.division.0.brigade.0.profile", "line", "GR A2a"),
        ('"CM"', '"CMM"', "corps.0.division.1.brigade.0.type", "CM", "GR S.4a"),
        ('"veteran"', '"veterans"', "corps.0.division.0.brigade.0.changes", None, ""),
        ('"grandeur"', '"grandure"', "game", "grandeur", ""),
    ],
)
def test_an_unknown_name_is_told_with_the_nearest(
    old: str, new: str, field: str, near: str | None, clause: str
) -> None:
    fault = wrong(old, new, field, clause)
    if near is not None:
        assert (fault.key, fault.args["nearest"]) == ("fault-name", near)


GUNS = """\
type = "ART"
m = 6
vbu = 2
i = 0
discipline = "B"
points = 10
weapon = "{weapon}"
"""


@pytest.mark.parametrize(("weapon", "horse"), [("artillery-d", "false"), ("artillery-a", "true"), ("", "false")])
def test_guns_are_of_a_class(weapon: str, horse: str) -> None:
    """GR S.4c: there is no foot battery of class D, and no horse battery of class A."""
    text = changed(ARMY, 'profile = "foot-artillery-a"\n', f"{GUNS.format(weapon=weapon)}horse = {horse}\n")
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("fault-name", "corps.0.brigade.0.weapon", "GR S.4c")
    assert fault.line == line_with(text, "weapon =")
    classes = ["artillery-b", "artillery-c"] if horse == "true" else ["artillery-a", "artillery-b", "artillery-c"]
    assert fault.args["known"] == ", ".join(classes)


@pytest.mark.parametrize(
    ("old", "new", "key", "field", "clause"),
    [
        ('general = { grade = "bold" }\n', "", "refused-division-leaderless", "corps.0.division.0.general", "GR 2.0a"),
        (
            'general = { grade = "incompetent" }\n',
            "",
            "refused-corps-leaderless",
            "corps.1.general",
            "GR 2.0a",
        ),
        ('profile = "conscripts"', "", "fault-missing", "corps.1.division.0.brigade.0", ""),
    ],
)
def test_who_has_no_general(old: str, new: str, key: str, field: str, clause: str) -> None:
    found = faults(changed(ARMY, old, new))
    assert {(fault.key, fault.field, fault.clause) for fault in found} == {(key, field, clause)}


def test_a_name_of_two_things_is_refused() -> None:
    """GR 2.0a: a corps or division stands once in an army."""
    text = changed(ARMY, 'general = { grade = "hesitant" }', 'id = "reserve"\ngeneral = { grade = "hesitant" }')
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-command-twice", "corps.1.id", "GR 2.0a")
    assert fault.line == text[: text.rindex('id = "reserve"')].count("\n") + 1


def test_a_command_without_brigades_is_refused() -> None:
    """GR 2.0a."""
    text = changed(ARMY, '\n[[corps.division.brigade]]\nprofile = "conscripts"\n', "")
    assert {(fault.key, fault.field) for fault in faults(text)} == {
        ("refused-command-empty", "corps.1.id"),
        ("refused-command-empty", "corps.1.division.0.id"),
    }


@pytest.mark.parametrize(
    ("old", "new", "field", "clause"),
    [
        ("count = 2", "count = 0", "corps.0.division.0.brigade.0.count", "GR 2.0a"),
        ("count = 2", f"count = {10**30}", "corps.0.division.0.brigade.0.count", "GR 2.0a"),
        ('["veteran"]', '["skirmish-b"]', "corps.0.division.0.brigade.0.changes", "GR A2b"),
        ('["veteran"]', '["veteran", "elite"]', "corps.0.division.0.brigade.0.changes", "GR A2b"),
        ("vbu = 4", "vbu = 0", "corps.0.division.1.brigade.0.vbu", "BI 2.3"),
        ("m = 9", "m = 99", "corps.0.division.1.brigade.0.m", "BI 2.3"),
        ("i = 2", f"i = {10**30}", "corps.0.division.1.brigade.0.i", "BI 2.3"),
        ("points = 14", "points = 14\nvd = -1", "corps.0.division.1.brigade.0.vd", "BI 2.3"),
        ('"C"\n', '"D"\n', "corps.0.division.1.brigade.0.discipline", ""),
        ("points = 14", 'points = 14\nweapon = "skirmish-a"', "corps.0.division.1.brigade.0.weapon", "GR S.4b"),
        ("points = 14", "points = 14\nmixed = true", "corps.0.division.1.brigade.0.mixed", "GR S.4b"),
        ("points = 14", "points = 14\nhorse = true", "corps.0.division.1.brigade.0.horse", "GR S.4c"),
        ("points = 14", 'points = 14\nquality = "green"', "corps.0.division.1.brigade.0.quality", ""),
        ("count = 2", "count = 2\nvbu = 5", "corps.0.division.0.brigade.0.vbu", ""),
        ("count = 2", "count = 2\nname = 3", "corps.0.division.0.brigade.0.name", ""),
        ("count = 2", 'count = 2\nname = { xx = "x" }', "corps.0.division.0.brigade.0.name.xx", ""),
        ('name = "Alpha"', 'name = ""', "commander.name", ""),
        ('grade = "genius"', 'grade = "genius"\nbraev = true', "commander.braev", ""),
        ('id = "reserve"', "id = 3", "corps.1.id", ""),
        ("[1805, 1807]", "[1807, 1805]", "period", ""),
        ('"Ours"', '""', "name", ""),
        ('structure = "good"', 'structure = "good"\npoints = "much"', "points", ""),
    ],
)
def test_a_fault_is_told_at_its_field(old: str, new: str, field: str, clause: str) -> None:
    wrong(old, new, field, clause, at=new.splitlines()[-1])


@pytest.mark.parametrize(
    ("old", "field"),
    [
        ('grade = "genius"\n', "commander.grade"),
        ('structure = "good"\n', "structure"),
        ("m = 9\n", "corps.0.division.1.brigade.0.m"),
        ("points = 14\n", "corps.0.division.1.brigade.0.points"),
    ],
)
def test_a_missing_field_is_told(old: str, field: str) -> None:
    """And nothing else: what leans on it is not spoken of."""
    fault = only(faults(changed(ARMY, old, "")))
    assert (fault.key, fault.args["field"]) == ("fault-missing", field)


def test_divisions_stand_in_corps_or_without_any() -> None:
    """GR 2.0a: never beside them."""
    text = ARMY + '\n[[division]]\ngeneral = { grade = "bold" }\n\n[[division.brigade]]\nprofile = "line"\n'
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("fault-beside-corps", "division", "GR 2.0a")


@pytest.mark.parametrize(
    "text",
    ["", 'game = "grandeur"', "corps = 3", "corps = ['x']", "[corps]\nid = 'x'", "division = [3]", "brigade = []"],
)
def test_what_is_hardly_an_army_is_told(text: str) -> None:
    found = faults(text)
    assert {fault.args.get("field") for fault in found if fault.key == "fault-missing"} >= {"name", "structure"}
    assert all(fault_line(words("en"), fault) for fault in found)


def test_a_crowd_is_refused() -> None:
    """No army has a hundred brigades."""
    many = "".join('\n[[corps.division.brigade]]\nprofile = "line"\ncount = 20\n' for _ in range(5))
    fault = only(faults(ARMY + many))
    assert (fault.key, fault.clause, fault.args["units"]) == ("refused-army-size", "GR 2.0a", 105)


def test_everything_is_told_at_once_in_the_order_of_the_file() -> None:
    text = ARMY
    for old, new in [
        ('"good"', '"godo"'),
        ('"genius"', '"clever"'),
        ('"line"', '"lime"'),
        ('"hesitant"', '"shy"'),
        ("vbu = 4", "vbu = 0"),
        ("[1805, 1807]", "[1805]"),
    ]:
        text = changed(text, old, new)
    found = faults(text)
    assert [(fault.field, fault.clause) for fault in found] == [
        ("period", ""),
        ("structure", "GR 2.1a"),
        ("commander.grade", "GR 2.1b"),
        ("corps.0.division.0.brigade.0.profile", "GR A2a"),
        ("corps.0.division.1.general.grade", "GR 2.1b"),
        ("corps.0.division.1.brigade.0.vbu", "BI 2.3"),
    ]


@pytest.mark.parametrize("name", POINTS)
def test_a_line_that_is_lost_never_breaks_the_reader(name: str) -> None:
    """Whatever line is missing, the file is read or its faults are told."""
    lines = armies()[name].read_text("utf-8").splitlines()
    for place, each in enumerate(lines):
        if not re.match(r"\s*(#|$)", each):
            assert all(told(lines[:place] + lines[place + 1 :]))


def told(lines: list[str]) -> list[str]:
    """What is told of a file that may be wrong."""
    try:
        read("\n".join(lines))
    except Unreadable as trouble:
        return [fault_line(words("en"), fault) for fault in trouble.faults]
    return []


@pytest.mark.parametrize("name", POINTS)
def test_a_shipped_army_has_room_on_the_usual_table(name: str) -> None:
    """BI 3.6: in either half, whatever the figures."""
    rules: Any = load_grandeur()
    for scale in ("28", "15", "10", "6"):
        told = matchup(name, name, "open", drawn(1), scale=scale, turns=1)
        for half in ("lower", "upper"):
            state: Any = replace(first_state(told, "grandeur"), half=half)
            assert room_for_all(state, "red", rules.umpire), scale
