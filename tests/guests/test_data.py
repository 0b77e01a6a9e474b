"""The files of an installed game are found like ours, and never take the place of ours."""

import json
from pathlib import Path

from tests.guests.installing import offered, python

DATA = {
    "words/en/tiny.ftl": "tiny-hello = Hello\nplay-now = Mine\n",
    "clauses.toml": """
["TY 1"]
title.en = "Only English"
text.en = "It has no other language."

["CR C.4"]
title.en = "Mine"
text.en = "Mine."
""",
    "symbols/tiny.svg": '<svg viewBox="0 0 24 24"><path d="M0 0h24"/></svg>',
    "symbols/fp.svg": '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>',
    "scenarios/first.toml": "",
}
ASKED = """
import json
from sandtable.library.clauses import books, clauses
from sandtable.library.own import shipped_files
from sandtable.library.symbols import symbols
from sandtable.library.words import words

found = clauses()
print(json.dumps({
    "word": words("fr")("tiny-hello"),
    "clause": found["TY 1"].title["es"],
    "ours": found["CR C.4"].title["en"],
    "book": books()["TY"],
    "symbols": [symbols()["tiny"], symbols()["fp"]],
    "scenarios": list(shipped_files("tiny", "scenarios")),
}))
"""


def test_words_clauses_symbols_and_scenarios(tmp_path: Path) -> None:
    """In a language that the game lacks, its first one is shown; what is there already stays."""
    site = offered(tmp_path, "sandtable-tiny", "tiny", data=DATA)
    found = json.loads(python("-c", ASKED, cwd=tmp_path, site=site))
    assert (found["word"], found["clause"], found["book"]) == ("Hello", "Only English", "tiny")
    assert found["ours"] != "Mine"
    assert found["symbols"][0] == '<path d="M0 0h24"/>'
    assert "M1 1" not in found["symbols"][1]
    assert found["scenarios"] == ["first"]
