"""Limits of a TOML text, checked before it is parsed: the parser's time and memory grow with depth times keys."""

import re
from collections.abc import Iterable

from sandtable.library.fault import Fault, Unreadable

LARGEST = 1_000_000
"""The largest text allowed, in bytes."""

DEPTH = 8
"""How many names a dotted key may have."""

NESTED = 12
"""How deep arrays and inline tables may be in each other."""

KEYS = 10_000
"""How many fields, tables and arrays a text may have."""

VALUES = 20_000
"""How many values its arrays may hold."""

NAME = 1_000
"""How long a name, a number or a date may be."""

STRING = 10_000
"""How long a string may be."""

_TOKEN = re.compile(
    r"(?P<string>"
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}'
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?)"
    r"|(?P<bare>[A-Za-z0-9_+:-]++)"
    r"|(?P<blank>[ \t\r]++|\#[^\n]*+)"
    r"|(?P<mark>.)",
    re.DOTALL,
)


class Scan:
    """Goes over a text once, whether it is TOML or not, and stops at the first thing that is too much."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 1
        self.names = 0
        self.nested = 0
        self.keys = 0
        self.values = 0
        self._dotted = False

    def over(self, text: str) -> None:
        """Checks a text. Raises Unreadable at the line of the first thing that is too much."""
        for token in _TOKEN.finditer(text):
            found = token[0]
            if token.lastgroup == "mark":
                self._mark(found)
            elif token.lastgroup != "blank":
                self._name(found, NAME if token.lastgroup == "bare" else STRING)
            self.line += found.count("\n")

    def _name(self, found: str, longest: int) -> None:
        """A name or a value; names are in one key as long as there are dots between them."""
        self._most("fault-toml-long", len(found), longest)
        self.names = self.names + 1 if self._dotted else 1
        self._dotted = False
        self._most("fault-toml-dotted", self.names, DEPTH)

    def _mark(self, mark: str) -> None:
        if mark == ".":
            self._dotted = True
            return
        self._dotted = False
        self.nested = max(0, self.nested + (mark in "[{") - (mark in "]}"))
        self.keys += mark in "=[{"
        self.values += mark == ","
        self._most("fault-toml-nested", self.nested, NESTED)
        self._most("fault-toml-keys", self.keys, KEYS)
        self._most("fault-toml-values", self.values, VALUES)

    def _most(self, key: str, found: int, most: int) -> None:
        if found > most:
            raise Unreadable([Fault(self.file, self.line, "", key, {"most": most})])


def check_values(raw: object) -> None:
    """Checks a form like a text: how deep its values are in each other, and how many. Raises Unreadable."""
    level, count = [raw], 0
    for _ in range(NESTED + 1):
        level = [part for each in level for part in _parts(each)]
        count += len(level)
        if count > KEYS:
            raise Unreadable([Fault("", 0, "", "fault-toml-keys", {"most": KEYS})])
        if not level:
            return
    raise Unreadable([Fault("", 0, "", "fault-toml-nested", {"most": NESTED})])


def _parts(raw: object) -> Iterable[object]:
    if isinstance(raw, dict):
        return raw.values()
    return raw if isinstance(raw, list) else ()


def check_text(file: str, text: str) -> None:
    """Checks that a text can be parsed in little time and memory. Raises Unreadable."""
    if len(text) > LARGEST or len(text.encode("utf-8", "replace")) > LARGEST:
        raise Unreadable([Fault(file, 0, "", "fault-too-large", {"most": LARGEST})])
    Scan(file).over(text)
