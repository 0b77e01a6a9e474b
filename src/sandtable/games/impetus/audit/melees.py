"""7.6: what follows a melee."""

from sandtable.audit.notes import Notes
from sandtable.audit.reading import Data, Entry

SPARED = ("s", "cl")


def check_behind(entry: Entry, event: Data, notes: Notes) -> None:
    """Only a unit that routs shakes those behind it: scythed chariots that did not win are removed."""
    gone: list[Data] = []
    for each in entry.events:
        if each is event:
            break
        if each.get("event") == "melee-judged":
            gone = []
        if each.get("event") == "routed":
            gone.append(each)
    if gone and all(each["clause"] == "BI 7.6.1b" for each in gone):
        what = f"is shaken by {gone[0]['unit']}, which is removed and does not rout"
        notes.complain("BI 7.6.1b", event["unit"], what)
