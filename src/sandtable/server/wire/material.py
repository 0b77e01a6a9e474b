"""What page and server say to each other about own files, over HTTP; sentences in the reader's language."""

from msgspec import Struct


class MaterialFault(Struct, frozen=True):
    """An error of a file: its line and field, in words, and the clause that forbids it.

    `file` is set if the error is in another file than the one that was checked.
    """

    line: int
    field: str
    text: str
    clause: str
    file: str = ""


class MaterialFile(Struct, frozen=True):
    """A file of the folder; `title` is what it says it is called, `faults` the number of its errors."""

    ruleset: str
    kind: str
    name: str
    title: dict[str, str]
    size: int
    changed: float
    faults: int


class MaterialText(Struct, frozen=True):
    """A file with its text, its version and its errors."""

    file: MaterialFile
    text: str
    version: str
    faults: tuple[MaterialFault, ...]


class MaterialKind(Struct, frozen=True):
    """A kind of file that players may write for a game, and the program's files of that kind."""

    ruleset: str
    kind: str
    shipped: tuple[str, ...]


class Material(Struct, frozen=True):
    """The whole folder: whether browsers may change it, how large and how many files may be, and its files."""

    open: bool
    largest: int
    most: int
    kinds: tuple[MaterialKind, ...]
    files: tuple[MaterialFile, ...]


class MaterialDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A text to check or keep; `over` is the version of the file that it replaces."""

    text: str
    over: str = ""


class MaterialGuess(Struct, frozen=True):
    """What a text seems to be: a kind of file of a game."""

    ruleset: str
    kind: str


class MaterialRename(Struct, frozen=True, forbid_unknown_fields=True):
    """The new name of a file."""

    name: str


class MaterialCheck(Struct, frozen=True):
    """All errors of a text; notes about a sound one."""

    faults: tuple[MaterialFault, ...]
    notes: tuple[str, ...] = ()
