"""Every attack of the siege, in short, against a real server: nothing falls.

No time is held to a bar here: an attack falls if something fails, is not typed, not documented, lost or changed, or if
others are not answered at all. `python -m scripts.siege run` holds the full attacks to their bars.
"""

import json
from typing import Any

import pytest
from scripts.siege.attacks import ATTACKS
from scripts.siege.command import short
from scripts.siege.runner import besieged
from scripts.siege.siege import Attack

SECONDS = 30
"""For each half; the two halves run side by side."""


def fallen(attacks: list[Attack]) -> dict[str, Any]:
    """What fell, and why."""
    told = list(besieged(attacks, short(SECONDS)))
    assert [each["attack"] for each in told] == [each.name for each in attacks]
    return {each["attack"]: each["reasons"] | each["undocumented"] for each in told if each["verdict"] != "held"}


@pytest.mark.parametrize("alone", [False, True], ids=["together", "alone"])
def test_nothing_falls(alone: bool) -> None:
    """The attacks that one server takes together, and those that get a server each because they end it."""
    found = fallen([each for each in ATTACKS.values() if each.alone == alone])
    assert not found, json.dumps(found, indent=2)
