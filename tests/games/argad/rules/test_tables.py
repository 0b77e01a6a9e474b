"""The tables of Argad! are those of the sheets and, where these are silent, the rebuilt ones, number by number."""

import msgspec
import pytest

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.tables import BANDS, CM, Against, Missile, OnMove, Period

PERIODS = load_argad().tables.periods
OLD, MIDDLE, LATE = "fourteenth-century", "early-modern", "age-of-flint"

MOVES = """
foot         20 16 12 1
cavalry      40 40 32 2
mounted-foot 36 36 32 2
farm-horse   32 32 32 2
beast        20 20 20 2
"""
"""AR T.1: in clothing or armour 3, in armour 4, in armour 5, and the slowness dice. Later riders in armour 5 go 36."""

CAPS = "large_shield 16 strong 16 close_order 16 wall 12"
FIGURES = "voice 20 charge 10 pass_by 2 across 0.5"
DICE = "speed_dice 1 swift_dice 2"

MISSILES = {
    OLD: """
javelin  | 10/20    | 5/6   | 5:-1      | foot 0, mounted 0@90 | counted 3, contact mounted
crossbow | 20/40/60 | 5/6/7 | 5:-1      |                      | reload 1
longbow  | 20/40/60 | 5/6/7 | 5:-1      |                      | two_ranks
bow      | 20/40/60 | 5/6/7 | 4:-1 5:-2 | mounted -1@90        |
sling    | 20/40/60 | 6/7/8 | 4:-1 5:-2 |                      | group 1
hand-gun | 10/20/30 | 6/7/8 | 5:-1      |                      | group 1, helper 1, reload 2, firearm
""",
    MIDDLE: """
javelin           | 10/20    | 5/6   | 5:-1         | foot 0, mounted 0@90   | counted 3, contact mounted
crossbow          | 20/40/60 | 5/6/7 | 5:-1         |                        | reload 1
longbow           | 20/40/60 | 5/6/7 | 5:-1         |                        |
bow               | 20/40/60 | 5/6/7 | 4:-1 5:-2    | mounted -1@90          |
sling             | 20/40/60 | 6/7/8 | 4:-1 5:-2    |                        | group 1
arquebus          | 10/20/40 | 5/6/7 | 5:-1ml 4:-1l | foot -1s, mounted -1   | reload 1, firearm
wheel-lock-pistol | 10/20    | 5/7   | 5:-1 4:-1m   | foot -1, mounted -1@90 | reload 1, contact all, firearm
matchlock-musket  | 20/40/60 | 6/7/8 | 4:-1l 5:-1l  |                    | foot_only, cap 16, group 1, reload 2, firearm
""",
    LATE: """
javelin              | 10/20    | 5/6   | 5:-1          | foot 0, mounted 0@90   | counted 3, contact mounted
bow                  | 20/40/60 | 5/6/7 | 4:-1 5:-2     | mounted -1@90          |
flintlock-pistol     | 10/20    | 5/7   | 4:-1m 5:-1m   | foot -1, mounted -1@90 | reload 1, contact all, firearm
fowling-piece        | 10/20/30 | 5/6/7 | 4:-1ml 5:-1ml |                        | reload 1, firearm
double-fowling-piece | 10/20/30 | 5/6/7 | 4:-1ml 5:-1ml |                        | reload 2, missiles 2, firearm
musketoon            | 20/30/40 | 5/6/7 | 4:-1l 5:-1l   | foot -1, mounted -1    | reload 1, firearm
flintlock-musket     | 20/40/60 | 5/6/7 | 4:-1l 5:-1l   |                      | foot_only, reload 1, two_ranks, firearm
short-rifle          | 20/40/60 | 5/6/7 | 4:-1l 5:-1l   | foot -1, mounted -1    | reload 2, firearm
long-rifle           | 20/60/80 | 5/6/7 | 4:-1l 5:-1l   |                        | foot_only, reload 2, firearm
""",
}
"""AR T.3: ranges, results needed, what armour takes away (at which ranges), shots on the move (within which angle)."""

BLADES = """
spear            long       ranks braced
glaive           long       ranks two_handed
halberd          long       ranks two_handed
two-handed-sword half-long  two_handed adds+1
two-handed-axe   half-long  two_handed adds+1
scythe           half-long  two_handed
bayonet          half-long  two_handed
sword            short
axe              short
mace             short
knife            very-short
dagger           very-short
pistol-butt      very-short
fists            very-short
"""
"""AR IV.a, AR T.5."""

TERRAIN = """
bushes     area difficult      difficult      difficult      cover-1:foot     hides:crouched>2
crops      area difficult      difficult      difficult      cover-1:foot     hides:crouched>2
wood       area difficult      very-difficult very-difficult cover-1:line     hides:deep>10
slope      area difficult      difficult      very-difficult rises
hilltop    area easy           easy           easy
low-wall   line difficult      impassable     impassable     costs2 cover-1:crouched hides:behind linear
stakes     area difficult      very-difficult very-difficult
stream     area difficult      difficult      difficult
marsh      area difficult      very-difficult very-difficult
door       line difficult      impassable     impassable     linear door
window     line difficult      impassable     impassable     costs2 cover-1:window linear
house-wall line impassable     impassable     impassable     hides:solid
parapet    line very-difficult impassable     impassable     costs2 cover-1:window linear climbed
palisade   line very-difficult impassable     impassable     costs2 cover-1:window hides:high linear climbed
high-wall  line impassable     impassable     impassable     cover-1:window hides:high
rampart    area easy           impassable     impassable     hides:high raised
stairs     area easy           impassable     impassable     stairs rises
furniture  area impassable     impassable     impassable
road       line easy           easy           easy           road
room       area easy           easy           easy           room
"""
"""AR T.4: for foot, for cavalry, for mounted foot and armour 5; then the rest."""

MODIFIERS = (
    "lower -1 obstacle 1 climber -1 climbed 1 shield -1 wall -1 strong 1 foot_at_rider -1 rider_at_spear -1 "
    "spear_at_charge 1 charge 1 rider_difficult -1 rider_very_difficult -2 glory -1 crack_shot 1"
)
"""AR T.5."""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def pairs(told: str, unit: int = 1) -> dict[str, int]:
    words = told.split()
    return dict(zip(words[::2], (round(float(each) * unit) for each in words[1::2]), strict=True))


def lengths(found: tuple[int, ...]) -> str:
    return "/".join(f"{each / CM:g}" for each in found)


def bands(found: tuple[str, ...]) -> str:
    """The ranges by their first letters, all of them by none."""
    return "" if found == BANDS else "".join(each[0] for each in found)


def against(each: Against) -> str:
    return f"{each.armour}:{each.malus}{bands(each.bands)}"


def on_move(name: str, each: OnMove | None) -> list[str]:
    if each is None:
        return []
    return [f"{name} {each.malus}{bands(each.bands)}" + (f"@{each.angle}" if each.angle != 45 else "")]


def missile(found: Missile) -> list[str]:
    """A weapon as the table writes it."""
    plain = Missile((), ())
    told = {"ranges", "needs", "foot", "mounted", "against", "cap"}
    other = {name for name in found.__struct_fields__ if getattr(found, name) != getattr(plain, name)} - told
    notes = {name if getattr(found, name) is True else f"{name} {getattr(found, name)}" for name in other}
    notes |= {f"cap {found.cap // CM}"} if found.cap else set()
    moves = [*on_move("foot", found.foot), *on_move("mounted", found.mounted)]
    needs = "/".join(map(str, found.needs))
    return [lengths(found.ranges), needs, " ".join(map(against, found.against)), ", ".join(moves), *sorted(notes)]


def wanted(line: str) -> tuple[str, list[str]]:
    name, *cells, notes = (each.strip() for each in line.split("|"))
    return name, [*cells, *sorted(each.strip() for each in notes.split(",") if each)]


@pytest.fixture(params=sorted(PERIODS))
def period(request: pytest.FixtureRequest) -> Period:
    return PERIODS[request.param]


def test_there_are_three_periods() -> None:
    assert set(PERIODS) == set(MISSILES)


@pytest.mark.parametrize("name", sorted(PERIODS))
def test_moves(name: str) -> None:
    told = {row[0]: [int(each) for each in row[1:]] for row in rows(MOVES)}
    if name != OLD:
        told["cavalry"][2] = 36
    found = {each: [p.light // CM, p.mail // CM, p.plate // CM, p.dice] for each, p in PERIODS[name].moves.items()}
    assert found == told
    assert not any(length % CM for p in PERIODS[name].moves.values() for length in (p.light, p.mail, p.plate))


@pytest.mark.parametrize("name", sorted(PERIODS))
def test_missiles(name: str) -> None:
    found = {each: missile(weapon) for each, weapon in PERIODS[name].missiles.items()}
    assert found == dict(map(wanted, MISSILES[name].strip().splitlines()))


def test_caps_and_figures(period: Period) -> None:
    assert msgspec.to_builtins(period.caps) == pairs(CAPS, CM)
    assert msgspec.to_builtins(period.figures) == pairs(FIGURES, CM) | pairs(DICE)


def test_blades(period: Period) -> None:
    found = []
    for name, blade in period.blades.items():
        flags = [each for each in ("ranks", "braced", "two_handed") if getattr(blade, each)]
        found.append([name, blade.length, *flags, *([f"adds{blade.adds:+}"] if blade.adds else [])])
    assert found == rows(BLADES)


def test_terrain(period: Period) -> None:
    found = []
    for name, ground in period.terrain.items():
        cells = [name, ground.form, ground.foot, ground.cavalry, ground.heavy]
        cells += [f"costs{ground.crossing / CM:g}"] if ground.crossing else []
        cells += [f"cover{ground.cover}:{ground.covers}"] if ground.cover or ground.covers != "none" else []
        deep = f">{ground.deep / CM:g}" if ground.deep else ""
        cells += [f"hides:{ground.hides}{deep}"] if deep or ground.hides != "none" else []
        flags = ("linear", "climbed", "road", "room", "door", "raised", "stairs", "rises")
        found.append([*cells, *(each for each in flags if getattr(ground, each))])
    assert found == rows(TERRAIN)


def test_modifiers(period: Period) -> None:
    assert msgspec.to_builtins(period.modifiers) == pairs(MODIFIERS)
