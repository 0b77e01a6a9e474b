"""The line of each field of a TOML file, which the standard parser does not tell."""

import re

_KEY = r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'"""
_PATH = re.compile(rf"[ \t]*(?:{_KEY})[ \t]*(?:\.[ \t]*(?:{_KEY})[ \t]*)*")
_PART = re.compile(_KEY)
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'|#[^\n]*|[\[\]{}]|\n|.",
    re.DOTALL,
)


def places(text: str) -> dict[str, int]:
    """Line numbers by dotted path; entries of a list of tables are numbered: `national.0.since`."""
    finder = Finder(text)
    while finder.at < len(text):
        finder.step()
    return finder.found


def line_of(found: dict[str, int], path: str) -> int:
    """The line of a field, or of the nearest thing around it; the first line if there is none."""
    while path and path not in found:
        path = path.rpartition(".")[0]
    return found.get(path, 1)


class Finder:
    """Reads just enough of TOML to find keys and tables; the text is known to be valid."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.table = ""
        self.lists: dict[str, int] = {}
        self.found: dict[str, int] = {}

    def step(self) -> None:
        """One header, one field with its value, or one empty line."""
        rest = re.compile(r"[ \t\r]*(\[\[?)?").match(self.text, self.at)
        assert rest
        if rest[1]:
            self._header(rest.end(), listed=rest[1] == "[[")
        elif path := _PATH.match(self.text, self.at):
            self._note(_join(self.table, _parts(path[0])))
        self._skip()

    def _header(self, start: int, *, listed: bool) -> None:
        path = _PATH.match(self.text, start)
        parts = _parts(path[0]) if path else []
        *outer, last = parts or [""]
        place = _join("", self._numbered(outer))
        name = _join(place, [last])
        if listed:
            self.lists[name] = self.lists.get(name, -1) + 1
        self.table = f"{name}.{self.lists[name]}" if name in self.lists else name
        self.at = path.end() if path else start
        self._note(self.table)

    def _numbered(self, parts: list[str]) -> list[str]:
        """The parts of a path, with the number of the last entry behind each list of tables."""
        found: list[str] = []
        for part in parts:
            found.append(part)
            name = ".".join(found)
            if name in self.lists:
                found.append(str(self.lists[name]))
        return found

    def _note(self, path: str) -> None:
        """Notes the line of a path, and of everything around it that has no line yet."""
        while path:
            self.found.setdefault(path, self.line)
            path = path.rpartition(".")[0]

    def _skip(self) -> None:
        """Moves to the end of the value, which may span several lines."""
        depth = 0
        while token := _TOKEN.match(self.text, self.at):
            self.at = token.end()
            self.line += token[0].count("\n")
            depth += (token[0] in "[{") - (token[0] in "]}")
            if token[0] == "\n" and depth <= 0:
                return


def _parts(path: str) -> list[str]:
    return [part[1:-1] if part[0] in "\"'" else part for part in _PART.findall(path)]


def _join(table: str, parts: list[str]) -> str:
    return ".".join([table, *parts] if table else parts)
