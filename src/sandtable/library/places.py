"""On which line each field of a TOML file stands. (The standard parser does not say.)"""

import re

_KEY = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_PATH = rf"{_KEY}(?:\s*\.\s*{_KEY})*"
_TABLE = re.compile(rf"\s*(\[\[?)\s*({_PATH})\s*\]")
_FIELD = re.compile(rf"\s*({_PATH})\s*=")
_QUOTES = re.compile(r'"""|' + "'''")


def places(text: str) -> dict[str, int]:
    """Line numbers by dotted path; entries of a list of tables are numbered: `national.0.since`."""
    found: dict[str, int] = {}
    table, quote = "", ""
    for number, line in enumerate(text.splitlines(), start=1):
        if not quote:
            if match := _TABLE.match(line):
                table = _table(found, _dotted(match[2]), listed=match[1] == "[[")
                found.setdefault(table, number)
            elif match := _FIELD.match(line):
                found.setdefault(".".join(filter(None, (table, _dotted(match[1])))), number)
        quote = _open_quote(line, quote)
    return found


def line_of(found: dict[str, int], path: str) -> int:
    """The line of a field, or of the nearest thing around it; the first line if there is none."""
    while path and path not in found:
        path = path.rpartition(".")[0]
    return found.get(path, 1)


def _table(found: dict[str, int], path: str, *, listed: bool) -> str:
    if not listed:
        return path
    index = 0
    while f"{path}.{index}" in found:
        index += 1
    return f"{path}.{index}"


def _dotted(path: str) -> str:
    return ".".join(part.strip("\"'") for part in re.findall(_KEY, path))


def _open_quote(line: str, quote: str) -> str:
    """The multi-line quote that is still open at the end of this line."""
    for mark in _QUOTES.findall(line):
        quote = mark if not quote else "" if mark == quote else quote
    return quote
