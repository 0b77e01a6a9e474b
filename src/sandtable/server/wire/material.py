"""What browser and server say to each other about own material, over HTTP; sentences in the asker's language."""

from msgspec import Struct


class MaterialFault(Struct, frozen=True):
    """What is wrong with a file: where it stands, in which field, in words, and the clause that forbids it.

    `file` is another file than the one that was looked at, if the fault lies there.
    """

    line: int
    field: str
    text: str
    clause: str
    file: str = ""


class MaterialFile(Struct, frozen=True):
    """A file of the folder; `title` is what it says that it is called, `faults` how many there are."""

    ruleset: str
    kind: str
    name: str
    title: dict[str, str]
    size: int
    changed: float
    faults: int


class MaterialText(Struct, frozen=True):
    """A file with its text, its version, and everything that is wrong with it."""

    file: MaterialFile
    text: str
    version: str
    faults: tuple[MaterialFault, ...]


class MaterialKind(Struct, frozen=True):
    """What may be written for a game, and which of the program's own files may be begun from."""

    ruleset: str
    kind: str
    shipped: tuple[str, ...]


class Material(Struct, frozen=True):
    """All of it: whether it may be changed here, how large and how many files may be, and what there is."""

    open: bool
    largest: int
    most: int
    kinds: tuple[MaterialKind, ...]
    files: tuple[MaterialFile, ...]


class MaterialDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A text that is looked at or kept; `over` is the version of the file that it replaces."""

    text: str
    over: str = ""


class MaterialRename(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file is to be called."""

    name: str


class MaterialCheck(Struct, frozen=True):
    """Everything that is wrong with a text; of a sound one, what its armies cost."""

    faults: tuple[MaterialFault, ...]
    notes: tuple[str, ...] = ()
