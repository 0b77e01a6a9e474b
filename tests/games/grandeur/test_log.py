"""The log of Grandeur beside the table: a general who stays is no line of it, though a report tells of him."""

from sandtable.games.grandeur.rules.events import GeneralStayed
from sandtable.games.grandeur.telling.battle import GrandeurProse
from sandtable.library.words import words
from sandtable.match.course import course
from tests.golden.regenerate import FOLDER


def test_generals_who_stay_are_not_in_the_log() -> None:
    here = course((FOLDER / "grandeur-peninsular-ridge.sand").read_bytes().splitlines())
    moments = [moment for entry in here.entries for moment in here.moments(entry.n)]
    idle = [each for each in moments if any(isinstance(event, GeneralStayed) for event in each.events)]
    assert idle
    say = words("en")
    log = GrandeurProse(say, here.scenario, brief=True, minor=False)
    report = GrandeurProse(say, here.scenario)
    stayed = say("grandeur-general-stayed", general="", faces="").strip()
    for moment in idle:
        assert not any(stayed in each.text for each in log.sentences(moment))
        assert any(stayed in each.text for each in report.sentences(moment))
